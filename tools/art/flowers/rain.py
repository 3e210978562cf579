"""November: the poet in the rain."""

from tools.art.flowers.card import dot
from tools.art.flowers.palette import BARK, BLACK, BLUE, DARK_RED, RED, SKIN, WHITE, WOOD, YELLOW
from tools.art.markup import path, stroke
from tools.art.paths import circle, num


def bough() -> str:
    """Old willow trunk leaning in along the upper edge."""
    return path(
        (
            "M-4 96C14 60 40 44 84 40C130 36 176 44 246 24V-4H206C166 10 130 10 92 10"
            "C54 12 22 4 -4 -4Z"
        ),
        BLACK,
    ) + stroke("M-2 66C20 40 50 28 90 26C130 24 160 28 200 16M10 20C40 22 60 18 96 17", BARK, 2)


def brook() -> str:
    """Blue stream along the lower edge with a yellow bank."""
    waves = "".join(
        f"M0 {y}C40 {y - 14} 70 {y + 4} 110 {y - 4}C160 {y - 12} 190 {y + 4} 240 {y - 10}"
        for y in (356, 368, 380, 392)
    )
    return (
        path("M0 352C40 334 70 350 110 344C160 336 190 352 240 338V400H0Z", BLUE)
        + stroke(waves, WHITE, 2, op=0.8)
        + path("M120 346C150 330 200 328 240 336V352C200 342 160 346 128 354Z", YELLOW)
    )


POET_ROBE = (
    "M158 196C138 200 126 214 120 236C112 258 98 268 88 274L104 300"
    "C120 296 130 290 136 286L130 300H188L186 278C196 286 208 290 220 290L222 262"
    "C208 258 198 242 192 222C186 206 176 198 158 196Z"
)
POET_CRESTS = (
    (138, 222),
    (128, 250),
    (152, 240),
    (110, 276),
    (146, 268),
    (172, 252),
    (186, 236),
    (168, 226),
    (166, 280),
    (204, 274),
    (186, 266),
)


def poet() -> str:
    """Court noble in hakama and patterned robe with a tall cap."""
    o = [
        path(
            "M128 286C122 312 116 326 112 340H150L158 316L166 340H204C198 322 192 306 188 286Z",
            BLUE,
        ),
        stroke(
            "M136 292L128 338M146 292L142 338M172 292L178 338M182 292L192 338", WHITE, 1.4, op=0.7
        ),
    ]
    o += [path("M114 338H146V346H110ZM168 338H202L206 346H168Z", BLACK), path(POET_ROBE, RED)]
    o += [
        stroke("".join(circle(x, y, 4.6) for x, y in POET_CRESTS), YELLOW, 1.6),
        path("".join(circle(x, y, 1.5) for x, y in POET_CRESTS), YELLOW),
    ]
    o += [
        stroke("M136 286C142 272 146 262 146 250M186 278C182 268 178 258 178 246", DARK_RED, 2.4),
        path("M150 198L160 222L172 199L166 196H154Z", WHITE),
        stroke("M150 198L160 222L172 199", BLACK, 2.2),
        path("M131 283H188V293H129Z", BLACK),
    ]
    o += [
        path(
            "M146 176C146 192 152 202 160 202C170 202 175 192 175 178C175 168 147 166 146 176Z",
            SKIN,
        ),
        path(
            "M145 180C142 164 148 146 168 138C180 142 182 164 176 182C170 174 154 172 145 180Z",
            BLACK,
        ),
    ]
    return (
        "".join(o)
        + stroke("M151 185Q154 183 157 185M163 185Q166.5 183 169 185", BLACK, 1.6)
        + path("M157 194.5Q160 193 163 194.5Q160 197.5 157 194.5Z", RED)
        + stroke("M159.5 186L158.5 191H161", BLACK, 1)
    )


def umbrella() -> str:
    """Paper umbrella over the poet, with the hand that holds it."""
    canopy = (
        "M6 178C24 118 62 92 98 90C140 90 184 116 206 170C192 162 178 162 168 172"
        "C156 160 140 160 130 174C118 162 96 162 86 176C74 164 60 166 50 178"
        "C38 168 20 168 6 178Z"
    )
    crown = (
        "M28 139C44 112 72 92 98 90C130 90 166 106 190 142C176 128 160 124 150 128"
        "C138 118 122 118 112 126C98 116 82 120 76 128C60 122 42 126 28 139Z"
    )
    ribs = "".join(
        f"M98 90Q{num((98 + x) / 2 + (x - 98) * 0.16)} {num((90 + y) / 2 - 14)} {x} {y}"
        for x, y in ((50, 178), (86, 176), (130, 174), (168, 172), (6, 178), (206, 170))
    )
    o = [
        stroke("M98 92L92 296", WOOD, 4.5),
        path(canopy, YELLOW),
        path(crown, RED),
        stroke(ribs, BLACK, 1.7),
        path("M92 92L98 74L104 92Z", BLACK),
    ]
    return (
        f'<g transform="translate(30 -12) rotate(4 98 92)">{"".join(o)}</g>'
        + dot(110, 277, 9.5, SKIN)
        + stroke("M103 274.5H116M103 279H116", "#B98D66", 1.1)
    )


def frog() -> str:
    """Small frog about to leap."""
    return (
        path(
            (
                "M22 352C20 338 30 328 44 326C50 318 60 322 60 330"
                "C62 338 56 344 48 346L60 354H48L40 350L34 356H20Z"
            ),
            YELLOW,
            BLACK,
            1.6,
        )
        + dot(52, 328, 2, BLACK)
        + stroke("M30 342C36 338 40 342 40 348", BLACK, 1.5)
    )
