"""The ace of cups."""

from tools.art.french.inks import CREAM, GOLD
from tools.art.paths import num, rounded
from tools.art.spanish.robes import COIN, DARK_GOLD, SUN
from tools.art.spanish.strokes import at, disc, flat, inked, line, lozenge

RED, DARK_RED = "#C22F3B", "#8C1E2C"


def as_copas() -> list[str]:
    """Covered cup with deco handles and a heart of flame."""
    return [
        at(125, 176, [*_bowl(), *_petals(), *_lid()]),
        at(125, 312, [line("M-54 0H-14M14 0H54", GOLD, 2), inked(lozenge(0, 0, 8, 6), RED)]),
    ]


def _bowl() -> list[str]:
    """Handles, foot and bowl."""
    hd = (
        "M-52 -6C-92 -22 -92 34 -58 40C-44 43 -34 38 -28 34L-32 26C-44 "
        "32 -60 30 -66 18C-72 4 -64 -6 -50 6Z"
    )
    return [
        inked(hd, GOLD),
        '<g transform="scale(-1 1)">' + inked(hd, DARK_GOLD) + "</g>",
        flat(disc(-72, 12, 2.6) + disc(72, 12, 2.6), CREAM),
        inked("M-9 62H9C11 84 18 94 40 104H-40C-18 94 -11 84 -9 62Z", GOLD),
        flat("M0 62H9C11 84 18 94 39 103.5H0Z", DARK_GOLD),
        inked(rounded(-17, 66, 34, 13, 6.5), RED),
        flat("M0 66.6H10C18 66.6 18 78.4 10 78.4H0Z", DARK_RED),
        inked("M-46 104H46L52 118H-52Z", RED),
        flat("M0 104.6H45.5L51 117.4H0Z", DARK_RED),
        flat("".join(lozenge(i * 14, 111, 4, 4.6) for i in range(-3, 4)), COIN),
        inked(rounded(-58, 117, 116, 9, 4), GOLD),
        inked("M-56 -30H56C57 16 38 52 0 62C-38 52 -57 16 -56 -30Z", RED),
        flat("M0 -30H55.4C56.4 16 37.5 51.6 0 61.4Z", DARK_RED),
    ]


def _petals() -> list[str]:
    """Petals around the bowl, and its beads."""
    drawn: list[str] = []
    for px, tilt in ((-31, 34), (31, -34), (-17, 18), (17, -18), (0, 0)):
        d = "M0 0C-11 -12 -12 -30 0 -46C12 -30 11 -12 0 0Z"
        drawn.append(
            f'<g transform="translate({num(px * 0.42)} {60 - abs(px) * 0.1:.1f}'
            f') rotate({-tilt * 1.35:.1f})">'
            + inked(d, GOLD if px <= 0 else DARK_GOLD)
            + line("M0 -5V-34", DARK_RED, 1.2)
            + "</g>"
        )
    drawn += [
        flat("".join(disc(i * 12.5, -9, 3.4) for i in range(-4, 5)), COIN),
        line("M-55 -19H55M-53 1H53", COIN, 1.6),
    ]
    return drawn


def _lid() -> list[str]:
    """Lid with a flame."""
    return [
        inked(rounded(-64, -42, 128, 13, 6), GOLD),
        flat("".join(lozenge(i * 16, -35.5, 4.5, 3.4) for i in range(-3, 4)), RED),
        inked("M-54 -42C-50 -72 -26 -84 0 -88C26 -84 50 -72 54 -42Z", RED),
        flat("M0 -87.4C26 -83.4 49.5 -72 53.4 -42.6H0Z", DARK_RED),
        line("M0 -87V-43M-10 -86C-26 -76 -32 -60 -33 -43M10 -86C26 -76 32 -60 33 -43", COIN, 1.8),
        inked(rounded(-15, -96, 30, 9, 4.5), GOLD),
        inked(
            "M0 -146C10 -132 24 -122 17 -106C13 -98 6 -96 0 -96C-6 -96 -13 "
            "-98 -17 -106C-24 -122 -10 -132 0 -146Z",
            GOLD,
        ),
        flat(
            "M0 -146C10 -132 24 -122 17 -106C13 -98 6 -96.5 0 -96.5C8 -108 8 -130 0 -146Z",
            DARK_GOLD,
        ),
        inked("M0 -124C5 -117 10 -113 6 -105C4 -101 -4 -101 -6 -105C-10 -113 -5 -117 0 -124Z", SUN),
    ]
