"""Crowns and feathers."""

from tools.art.french.inks import CREAM, GOLD, INK
from tools.art.spanish.robes import DARK_GOLD, LEAF, Robe
from tools.art.spanish.signs import leaf
from tools.art.spanish.strokes import at, disc, flat, inked, line


def crown(robe: Robe, kind: str) -> list[str]:
    """Four royal crowns."""
    band = [
        inked(
            "M-24 -108C-10 -114 10 -114 24 -108L25.5 -116C10 -122 -10 -122 -25.5 -116Z",
            robe.second if kind == "arch" else robe.main,
        ),
        flat("".join(disc(x, y, 2) for x, y in ((-11, -115), (0, -116), (11, -115))), CREAM),
    ]
    return CROWNS[kind](robe, band)


def _arch(robe: Robe, band: list[str]) -> list[str]:
    """Imperial crown."""
    return [
        flat("M-18 -118C-18 -140 18 -140 18 -118Z", robe.second),
        inked(
            "M-25.5 -115C-36 -134 -22 -146 0 -138C22 -146 36 -134 25.5 -115"
            "L19 -118C27 -132 16 -138 4 -131L3 -119H-3L-4 -131C-16 -138 -27 "
            "-132 -19 -118Z",
            GOLD,
        ),
        *band,
        inked(disc(0, -142, 4.6), GOLD),
        inked("M-1.5 -156H1.5V-152H5V-149H1.5V-146H-1.5V-149H-5V-152H-1.5Z", GOLD),
    ]


def _fleur(robe: Robe, band: list[str]) -> list[str]:
    """Crown of lilies."""
    return [
        inked(
            "M-24 -110L-31 -134C-24 -132 -20 -130 -16 -123L-9 -137L0 -124L9 "
            "-137L16 -123C20 -130 24 -132 31 -134L24 -110Z",
            GOLD,
        ),
        *band,
        *[
            inked(disc(x, y, 3.2), CREAM)
            for x, y in ((-31, -135), (-9, -139), (9, -139), (31, -135))
        ],
    ]


def _spike(robe: Robe, band: list[str]) -> list[str]:
    """Spiked crown."""
    pts = (
        "M-25 -110L-28 -136L-18 -122L-13 -142L-6 -123L0 -148L6 -123L13 "
        "-142L18 -122L28 -136L25 -110Z"
    )
    return [
        inked(pts, GOLD),
        flat("M0 -148L6 -123L13 -142L18 -122L28 -136L25 -110H0Z", DARK_GOLD),
        *band,
    ]


def _leaf(robe: Robe, band: list[str]) -> list[str]:
    """Crown of leaves."""
    leaves = [
        leaf(x, -114 - abs(abs(x) - 24) * 0.12, r, 1.0, LEAF)
        for x, r in ((-20, -34), (-10, -14), (20, 44), (10, 22), (0, 4))
    ]
    return [inked("M-24 -110L-27 -124C-10 -131 10 -131 27 -124L24 -110Z", GOLD), *leaves, *band]


CROWNS = {"arch": _arch, "fleur": _fleur, "spike": _spike, "leaf": _leaf}


def plume(x: float, y: float, rot: float, col: str, k: float = 1, flip: int = 1) -> str:
    """Feather rooted at (x, y)."""
    d = (
        "M0 0C-10 -16 -6 -36 16 -44C30 -48 44 -42 48 -30C42 -34 37 -34 "
        "33 -31C38 -29 40 -25 40 -20C34 -24 28 -24 24 -21C27 -19 29 -15 "
        "28 -11C20 -16 8 -14 0 0Z"
    )
    o = [inked(d, col), line("M0 0C2 -18 14 -32 40 -33", INK, 1, 0.6)]
    return at(x, y, o, rot, k * flip, k)
