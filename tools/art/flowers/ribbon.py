"""The poetry ribbons."""

import random
from collections.abc import Sequence

from tools.art.flowers.card import at, dot
from tools.art.flowers.palette import AZURE, BLACK, DARK_AZURE, DARK_RED, PAPER, RED, YELLOW
from tools.art.markup import path, stroke
from tools.art.paths import move, polygon, rect, transform

KANA = {  # brush centre-lines in a 100x100 box
    "a": [
        "M24 28C42 30 62 27 78 22",
        "M48 10C44 40 44 64 52 84",
        "M68 42C60 66 42 86 28 82C14 76 24 56 46 52C74 46 92 62 84 78C80 86 72 90 64 92",
    ],
    "ka": [
        "M16 38C34 36 52 32 62 32C72 34 66 66 56 82C52 88 46 84 42 78",
        "M42 12C40 40 32 66 18 86",
        "M72 22C80 30 86 40 88 52",
    ],
    "yo": [
        "M52 32C62 32 70 30 78 28",
        "M50 10C52 34 52 54 52 70C50 86 28 88 26 78C26 66 58 66 82 86",
    ],
    "ro": ["M28 18C42 18 56 16 66 14C54 30 38 46 22 62C42 46 70 42 76 62C78 78 60 88 40 90"],
    "shi": ["M36 10C34 36 32 60 36 74C42 90 66 88 80 66"],
    "mi": [
        (
            "M24 22C36 23 48 20 56 17C54 36 42 66 30 78C20 86 12 78 15 68C20 54 42 54 58 61"
            "C72 67 82 74 90 82"
        ),
        "M76 40C78 58 72 78 56 92",
    ],
    "no": [
        (
            "M53 26C52 48 42 70 31 78C20 82 13 68 17 52C23 30 46 15 66 23C86 32 90 58 78 74"
            "C72 82 64 87 55 90"
        )
    ],
}


def kana(name: str, cx: float, cy: float, size: float, col: str, w: float) -> str:
    """One brush-written syllable."""
    return "".join(
        stroke(move(d, sx=size / 100, dx=cx - size / 2, dy=cy - size / 2), col, w)
        for d in KANA[name]
    )


def poem(*names: str) -> list[str]:
    """Column of kana for a 312-high ribbon."""
    n = len(names)
    step, size = (54, 50) if n == 5 else (62, 56)
    y0 = 2 - step * (n - 1) / 2
    return [
        kana(k, (0, 2, -2, 1, 0)[i], y0 + i * step, size, BLACK, 6.2) for i, k in enumerate(names)
    ]


AKA_YOROSHI, MIYOSHINO = ("a", "ka", "yo", "ro", "shi"), ("mi", "yo", "shi", "no")


def ribbon(
    x: float, y: float, rot: float, col: str = RED, text: Sequence[str] = (), gold: bool = True
) -> str:
    """Poetry slip: written (text), or blank with gold-leaf specks; gold=False leaves it bare."""
    dark = {RED: DARK_RED, AZURE: DARK_AZURE}[col]
    o = [
        path(rect(-38, -156, 76, 312), "#000", op=0.13, extra=' transform="translate(4 5)"'),
        path(rect(-38, -156, 76, 312), col),
    ]
    if gold:
        o.append(stroke(rect(-32.5, -150, 65, 300), YELLOW, 1.8))
    o += [path(rect(-38, -156, 76, 16), dark), dot(0, -148, 3, YELLOW if gold else PAPER)]
    if text:
        o += poem(*text)
    elif gold:
        o += gold_leaf(dark)
    else:
        o += [path(rect(-38, 140, 76, 16), dark), stroke("M-24 -126V126M24 -126V126", dark, 2.2)]
    return at(x, y, o, rot)


def gold_leaf(dark: str) -> list[str]:
    """Mist bands and cut-gold squares, dense towards both ends of a blank slip."""
    rnd = random.Random(4)
    mist = (
        "M-31.5 -118C-18 -128 -6 -112 6 -118C18 -124 26 -116 31.5 -120V-86"
        "C22 -80 12 -92 0 -86C-12 -80 -22 -90 -31.5 -84Z"
        "M-31.5 92C-20 84 -8 96 4 90C14 86 24 94 31.5 88V122C22 128 10 116 -2 122"
        "C-14 128 -24 120 -31.5 126Z"
    )
    gold = ""
    for _ in range(34):
        v = rnd.choice((-1, 1)) * (28 + 104 * rnd.random() ** 0.6)
        s = rnd.uniform(1.6, 3.4)
        gold += polygon(
            transform(
                [(-s, -s), (s, -s), (s, s), (-s, s)],
                rot=rnd.uniform(0, 90),
                dx=rnd.uniform(-26, 26),
                dy=v,
            )
        )
    return [path(mist, dark, op=0.55), path(gold, YELLOW)]
