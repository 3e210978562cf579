"""The king of clubs."""

from tools.art.french.inks import CREAM, GOLD
from tools.art.paths import both, move
from tools.art.spanish.bodies import beard, face, fist, head, shoe
from tools.art.spanish.clothes import ermine
from tools.art.spanish.crowns import crown
from tools.art.spanish.robes import DARK_WOOD, WOOD, Robe
from tools.art.spanish.signs import club
from tools.art.spanish.strokes import at, closed, disc, flat, inked, limb, line, lozenge

LEAFLET = "M0 0C5 -4 6 -9 0 -15C-6 -9 -5 -4 0 0Z"

CURLS = ((24, -104, 8), (28, -93, 8), (30, -81, 8.5), (30, -69, 8))


def rey(robe: Robe) -> list[str]:
    """Woodland king with the club on his shoulder and one foot on a stump."""
    return [
        '<g transform="scale(-1 1)">',
        *_king_ground(robe),
        *_king_legs(robe),
        *_king_tunic(robe),
        *_king_leaves(robe),
        *_king_arms(robe),
        *_king_head(robe),
        "</g>",
    ]


def _king_ground(robe: Robe) -> list[str]:
    """Cloak and stump."""
    return [
        inked(
            "M-30 108C-54 140 -60 220 -70 302C-60 312 -40 308 -26 300L0 200"
            "L26 270C40 280 56 278 66 270C56 220 52 150 32 108Z",
            robe.second,
        ),
        line(
            "M-44 150C-52 200 -56 250 -60 304M-34 170C-40 220 -46 265 -48 "
            "302M42 150C48 190 52 230 56 268",
            "#553013",
            2,
        ),
        inked("M22 288C30 282 58 282 66 288L72 320H16Z", WOOD),
        inked("M22 288C22 280 66 280 66 288C66 296 22 296 22 288Z", "#D9B47C"),
        line("M32 288C32 284.5 56 284.5 56 288C56 291.5 32 291.5 32 288", DARK_WOOD, 1.3),
        line("M28 300L26 316M44 298V318M58 300L62 316", DARK_WOOD, 1.6),
    ]


def _king_legs(robe: Robe) -> list[str]:
    """One foot on the stump."""
    return [
        inked(limb("-14 210 16, -20 256 11.5, -24 280 10.5, -26 306 6.5"), CREAM),
        inked(limb("-21 262 11.8, -24 282 11, -26 306 7"), DARK_WOOD),
        shoe(-26, 309, DARK_WOOD, -1),
        inked("M-34 258C-26 264 -16 264 -8 260L-10 271C-18 275 -28 274 -36 269Z", robe.light),
        inked(limb("14 210 16, 34 240 12, 40 248 11"), CREAM),
        inked(limb("40 240 12, 38 262 10.5, 36 282 7"), DARK_WOOD),
        shoe(36, 281, DARK_WOOD, 1, 0),
        inked("M29 232C36 240 46 244 54 242L52 253C42 254 33 250 27 244Z", robe.light),
    ]


def _king_tunic(robe: Robe) -> list[str]:
    """Tunic with an ermine hem."""
    return [
        inked(
            closed(
                "M0 104C-14 104 -30 108 -38 118C-40 140 -30 160 -27 174C-34 192 "
                "-42 212 -46 228C-30 238 -12 242 0 242"
            ),
            robe.main,
        ),
        flat(
            move(
                "M0 104C14 104 30 108 37.5 118C39.5 140 30 160 26.5 174C33.5 "
                "192 41.5 212 45.5 228C30 237.5 12 241.4 0 241.4Z",
                sx=-1,
                sy=1,
            ),
            robe.dark,
        ),
        inked(
            "M-46.5 224C-32 235 -14 239 0 239C14 239 32 235 46.5 224L48 "
            "236C32 248 14 252 0 252C-14 252 -32 248 -48 236Z",
            CREAM,
        ),
        ermine([(x, y) for x, y in ((-36, 238), (-20, 244), (-4, 246), (12, 246), (28, 241))]),
    ]


def _king_leaves(robe: Robe) -> list[str]:
    """Leaves and belt."""
    return [
        *[_leaves(side, y, n, robe.light) for y, n in ((192, 2), (212, 3)) for side in (-1, 1)],
        flat("".join(lozenge(0, y, 3.4, 4.6) for y in (154, 164)), GOLD),
        inked("M-28 170C-12 177 12 177 28 170L29 180C12 187 -12 187 -29 180Z", robe.second),
        inked(disc(0, 180, 7), GOLD),
        flat(disc(0, 180, 3), robe.dark),
    ]


def _leaves(side: int, y: float, n: int, col: str) -> str:
    places = [(12 + i * 9, 9 + i * 11.5, y + 4 - i * 2) for i in range(n)]
    return flat(
        "".join(
            move(LEAFLET, sx=0.95, rot=side * turn, dx=side * x, dy=low) for turn, x, low in places
        ),
        col,
    )


def _king_arms(robe: Robe) -> list[str]:
    """The club over the shoulder."""
    return [
        inked(limb("36 120 13, 58 146 12, 62 158 9"), robe.main),
        inked(limb("64 152 9, 50 172 8, 34 184 6.5"), CREAM),
        fist(29, 187, 40, 0.95, -1),
        at(-44, 132, club(196, 19, 4), -24),
        inked(limb("-36 120 13, -46 150 12.5, -44 172 10"), robe.dark),
        inked(limb("-48 176 9.5, -30 182 8.5, -18 184 6.8"), CREAM),
        fist(-11, 185, -20, 1.12),
    ]


def _king_head(robe: Robe) -> list[str]:
    """Fur, curls and a crown of leaves."""
    h = robe.hair
    rows = [(x * side, y, r) for side in (-1, 1) for x, y, r in CURLS]
    curls = "".join(disc(*curl) for curl in rows)
    back = [
        inked(curls, h),
        line(
            both("M-32 -94Q-28 -99 -24 -94M-34 -81Q-30 -87 -25 -82M-34 -69Q-30 -74 -26 -69"),
            CREAM,
            1.1,
            0.5,
        ),
    ]
    return [
        inked(
            "M0 98C-20 98 -38 104 -48 120C-46 128 -40 126 -38 134C-30 130 "
            "-28 138 -22 144C-16 138 -10 142 -6 150C-3 144 3 144 6 150C10 "
            "142 16 138 22 144C28 138 30 130 38 134C40 126 46 128 48 120C38 "
            "104 20 98 0 98Z",
            "#B98A5A",
        ),
        line(
            "M-38 118L-34 124M-26 122L-23 130M-12 126L-10 134M38 118L34 124"
            "M26 122L23 130M12 126L10 134M-30 110L-27 116M30 110L27 116",
            DARK_WOOD,
            1.8,
        ),
        head(0, 73, [*back, *face(), *beard(h), *crown(robe, "leaf")], 0.74, 3, -1),
    ]
