"""Full-length courts."""

from collections.abc import Callable

from tools.art.french.corners import paper
from tools.art.french.inks import GOLD
from tools.art.markup import group
from tools.art.paths import clip_polygon, num
from tools.art.spanish import bastos, copas, espadas, oros, rey_bastos, rey_espadas
from tools.art.spanish.frame import CARD, corners, frame, gilt, page, panel, ring
from tools.art.spanish.robes import DARK_LEAF, ROBES, Robe
from tools.art.spanish.sizes import Scene, Size
from tools.art.spanish.strokes import INKED, flat, line, lozenge

LETTERS = {"K": "R", "Q": "C", "J": "S"}
FIGURES: dict[str, Callable[[Robe], list[str]]] = {
    "JD": oros.sota, "QD": oros.caballo, "KD": oros.rey,
    "JH": copas.sota, "QH": copas.caballo, "KH": copas.rey,
    "JS": espadas.sota, "QS": espadas.caballo, "KS": rey_espadas.rey,
    "JC": bastos.sota, "QC": bastos.caballo, "KC": rey_bastos.rey,
}  # fmt: skip
RIDES = {"D": (-7, -3, 1.06), "H": (0, -3, -0.98), "S": (5, -1, 0.97), "C": (-2, -3, -0.96)}
"""Where a horse stands beside the middle, and its scale; a negative one looks to the left."""
HILLS = "M9 317C50 306 90 314 130 314C170 314 210 310 241 315"


def court(rank: str, suit: str, size: Size) -> str:
    """Draw a rey, a caballo or a sota."""
    robe = ROBES[suit]
    figure = "".join(FIGURES[rank + suit](robe))
    scene = size.rider if rank == "Q" else size.page
    return page(
        paper(),
        panel(scene.x, 323 - 243 * scene.scale, size),
        group(_ground(rank, robe, scene), extra=INKED),
        gilt(size),
        group(group(figure, at=_place(rank, suit, scene)), extra=INKED),
        ring(size),
        frame(suit, size),
        corners(suit, LETTERS[rank], size),
    )


def _place(rank: str, suit: str, scene: Scene) -> str:
    if rank != "Q":
        return place(scene)
    x, y, k = RIDES[suit]
    return (
        f"translate({num(scene.x + x * scene.scale)} {num(scene.y + y * scene.scale)}) "
        f"scale({num(k * scene.scale)} {num(abs(k) * scene.scale)})"
    )


def place(scene: Scene) -> str:
    """Return the transformation of a figure whose ground is at 318."""
    k = scene.scale
    scale = "" if k == 1 else f" scale({num(k)})"
    return f"translate({num(scene.x)} {num(scene.y - 318 * k)}){scale}"


def _ground(rank: str, robe: Robe, scene: Scene) -> str:
    if rank == "K":
        return _chequers(robe, scene.x)
    return _meadow() if rank == "Q" else _steps(robe)


def _chequers(robe: Robe, middle: float) -> str:
    """Floor of a king."""
    tiles = ""
    for r, (y0, y1) in enumerate(((314, 320), (320, 328), (328, 338))):
        a, b = (14 + (y - 314) * 0.32 for y in (y0, y1))
        for i in range(-12 + r % 2, 12, 2):
            corners_ = ((i * a, y0), ((i + 1) * a, y0), ((i + 1) * b, y1), (i * b, y1))
            tiles += clip_polygon([(middle + x, y) for x, y in corners_], CARD)
    floor = flat("M9 314H241V341H9Z", robe.light)
    return floor + flat(tiles, robe.dark) + line("M9 314H241", GOLD, 2.2)


def _meadow() -> str:
    """Hills of a rider."""
    tufts = "".join(
        f"M{x} 336L{x - 4} 324L{x} 329L{x + 1} 321L{x + 3} 329L{x + 7} 325L{x + 4} 336Z"
        for x in (24, 58, 92, 131, 158, 190)
    )
    return (
        flat(HILLS + "V341H9Z", "#7FA36A")
        + line(HILLS, DARK_LEAF, 2)
        + flat("M9 332C60 322 120 332 241 325V341H9Z", "#54804F")
        + flat(tufts, DARK_LEAF)
    )


def _steps(robe: Robe) -> str:
    """Steps of a page."""
    studs = "".join(lozenge(x, 319.5, 5, 3.4) for x in range(25, 240, 20))
    return (
        flat("M9 313H241V341H9Z", robe.light)
        + flat("M9 326H241V341H9Z", robe.dark)
        + line("M9 313H241M9 326H241", GOLD, 2)
        + flat(studs, robe.main)
    )
