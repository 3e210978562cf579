"""Pictures: SVG resources rasterised once for every size and kept as pixmaps."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPainterPath, QPixmap

from naipes_gui.core.cards import SUITS, Card
from naipes_gui.core.text import FRENCH, SPANISH, shown_suits, shows_spanish_letters
from naipes_gui.files import resource
from naipes_gui.store.settings import OWN
from naipes_gui.ui.shared import icon_shelf
from naipes_gui.ui.shared.canvas import canvas, rounded_path, smooth_painter
from naipes_gui.ui.shared.shadows import on_shadow
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.suit_inks import redrawn
from naipes_gui.ui.shared.theme import Radius

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

FLOWER_ASPECT = 3 / 5
FRENCH_ASPECT = 5 / 7
BRAND_SIDES = (16, 24, 32, 48, 64, 128)
RANKS = {"normal": 0.115, "big": 0.175, "large": 0.24}
"""How high a rank is against its card, by the size of the index."""
DIMMED = 0.62
"""Luminance of a card that may not be played."""


class CardStyle(NamedTuple):
    """Which drawings of a deck are used; part of every key of the cache."""

    deck: str = "french"
    size: str = "normal"
    four_colours: bool = False
    spanish_index: bool = False
    back: str = "azulejo"
    outlined: bool = False
    marks: bool = False
    """Whether month and class are written on flower cards."""
    suits: str = ""
    """``french`` or ``spanish``; nothing for those that the program shows."""
    apart: bool = False
    """Whether suits are in inks that everybody can tell apart."""
    own: str = ""
    """The deck of the person whose pictures are shown, where it has them."""
    rank: int = 0
    """How high a rank is at least: on cards that are small it is written larger than chosen."""

    @property
    def aspect(self) -> float:
        """Width by height of a card."""
        return FLOWER_ASPECT if self.deck == "flowers" else FRENCH_ASPECT


def card_size(style: CardStyle, height: float) -> QSize:
    """Return the size of a card of a height, in whole logical pixels."""
    return QSize(round(height * style.aspect), round(height))


def card_face(
    card: Card, style: CardStyle, height: int, dpr: float, dim: bool = False, *, lit: bool = False
) -> QPixmap:
    """Return the face of a card, sharp at a device pixel ratio; its month may be ``lit``."""
    if lit and style.marks and style.deck == "flowers":
        return _lit_face(card, _worn(style, height), height, dpr, dim)
    return _card_face(card, _worn(style, height), height, dpr, dim)


@lru_cache(maxsize=64)
def _lit_face(card: Card, style: CardStyle, height: int, dpr: float, dim: bool) -> QPixmap:
    """Write over the face that there is: its drawing takes a hundred times as long."""
    from naipes_gui.ui.shared.flower_marks import mark

    made = QPixmap(_card_face(card, style, height, dpr, dim))
    painter = smooth_painter(made)
    mark(painter, card, height, large=style.size != "normal", lit=True)
    painter.end()
    return made


def card_face_once(card: Card, style: CardStyle, height: int, dpr: float) -> QPixmap:
    """Return the face of a card for a picture that is kept as a whole."""
    return _card_face.__wrapped__(card, _worn(style, height), height, dpr, False)


def _worn(style: CardStyle, height: int) -> CardStyle:
    """Return a style with what the whole program shows, where it says nothing itself."""
    if style.deck != FRENCH:
        return style
    worn, suits = app_style(), style.suits or shown_suits()
    own = style.own or worn.own_deck
    apart = style.apart or worn.suits_apart
    spanish = style.spanish_index or shows_spanish_letters()
    return style._replace(
        suits=suits, apart=apart, spanish_index=spanish, own=own if suits == FRENCH else "",
        size=_read_at(style, height), rank=0,
    )  # fmt: skip


def _read_at(style: CardStyle, height: int) -> str:
    """Return the size of index on a card of a height: that of the style, or a larger one."""
    sizes = list(RANKS)
    larger = sizes[sizes.index(style.size) :]
    high = (size for size in larger if RANKS[size] * height >= style.rank)
    return next(high, larger[-1]) if style.rank else style.size


@lru_cache(maxsize=160)
def _card_face(card: Card, style: CardStyle, height: int, dpr: float, dim: bool) -> QPixmap:
    light = DIMMED if dim else 1.0

    def paint(painter: QPainter, area: QRectF) -> None:
        if not _painted_of_own(str(card), style, painter, area):
            _card_drawing(card, style).render(painter, area)

    made = _rounded(paint, style, height, dpr, light)
    if style.marks and style.deck == "flowers":
        from naipes_gui.ui.shared.flower_marks import mark

        painter = smooth_painter(made)
        mark(painter, card, height, large=style.size != "normal")
        painter.end()
    return made


def forget_cards() -> None:
    """Let go of the pictures of a deck that is no longer in use."""
    _card_face.cache_clear()
    _lit_face.cache_clear()
    _card_back.cache_clear()
    on_shadow.cache_clear()
    forget_drawings()


def forget_drawings() -> None:
    """Let go of what pictures have been painted of, but not of the pictures."""
    for drawings in (renderer, _in_another_ink, _icon_renderer):
        drawings.cache_clear()


def card_back(style: CardStyle, height: int, dpr: float) -> QPixmap:
    """Return the back of the cards."""
    return _card_back(_worn(style, height), height, dpr)


@lru_cache(maxsize=64)
def _card_back(style: CardStyle, height: int, dpr: float) -> QPixmap:
    path = resource("backs", f"{style.back}.svg")
    if not path.exists():
        path = resource("backs", "asanoha.svg" if style.deck == "flowers" else "azulejo.svg")

    def paint(painter: QPainter, area: QRectF) -> None:
        if not _painted_back(style, painter, area):
            renderer(str(path)).render(painter, area)

    return _rounded(paint, style, height, dpr, 1.0)


def _painted_back(style: CardStyle, painter: QPainter, area: QRectF) -> bool:
    """Paint a back of the person's: the one that was chosen, or else the one of the deck."""
    if style.back.startswith(OWN):
        from naipes_gui.store.own_looks import BACKS, own_look
        from naipes_gui.ui.shared.own_pictures import painted_file

        file = own_look(BACKS, style.back)
        if file is not None:
            return painted_file(file, painter, area, cover=True)
    return _painted_of_own("back", style, painter, area)


def _painted_of_own(card: str, style: CardStyle, painter: QPainter, area: QRectF) -> bool:
    """Paint a card of the person's deck; tell whether there is one that has it."""
    if not style.own:
        return False
    from naipes_gui.ui.shared.own_pictures import own_pictures

    own = own_pictures(style.own)
    return own is not None and own.paint(card, painter, area)


def _card_drawing(card: Card, style: CardStyle) -> "QSvgRenderer":
    if not style.apart or card.suit not in SUITS:
        return renderer(_card_file(card, style))
    # Of the four-coloured drawings: in the others the ink of clubs draws all the lines, too.
    path = _card_file(card, style._replace(four_colours=True))
    return _in_another_ink(path, *redrawn(style.suits, card.suit))


def _card_file(card: Card, style: CardStyle) -> str:
    if style.deck != "french":
        return str(resource("decks", style.deck, f"{card}.svg"))
    if style.suits == SPANISH:
        return str(resource("decks", SPANISH, style.size, f"{card}.svg"))
    colour, language = ("four",) * style.four_colours, ("es",) * style.spanish_index
    for folders in ((*colour, *language), colour, language, ()):
        path = resource("decks", "french", style.size, *folders, f"{card}.svg")
        if path.exists():
            return str(path)
    return ""


def _rounded(
    paint: Callable[[QPainter, QRectF], None], style: CardStyle, height: int, dpr: float,
    light: float,
) -> QPixmap:  # fmt: skip
    """Paint a card to an image of its own: a renderer does not clip to the view box."""
    size = card_size(style, height)
    image = canvas(size, dpr)
    painter = smooth_painter(image)
    area = QRectF(0, 0, size.width(), size.height())
    paint(painter, area)
    radius = size.width() * (Radius.CARD if style.deck == "french" else 0.0715)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillPath(rounded_path(area, radius), Qt.GlobalColor.black)
    if light < 1:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(area, QColor(0, 0, 0, round(255 * (1 - light))))
    if style.outlined:
        _outline(painter, area, radius)
    painter.end()
    return QPixmap.fromImage(image)


def _outline(painter: QPainter, area: QRectF, radius: float) -> None:
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    ring = rounded_path(area, radius) - rounded_path(area.adjusted(2, 2, -2, -2), radius - 2)
    painter.fillPath(ring, QColor("#000000"))


@lru_cache(maxsize=24)
def renderer(path: str) -> "QSvgRenderer":
    """Return the parsed drawing of a file."""
    from PySide6.QtSvg import QSvgRenderer

    return QSvgRenderer(path)


@lru_cache(maxsize=24)
def _in_another_ink(path: str, ink: str, instead: str) -> "QSvgRenderer":
    from PySide6.QtCore import QByteArray
    from PySide6.QtSvg import QSvgRenderer

    drawing = Path(path).read_text(encoding="utf-8").replace(ink, instead)
    return QSvgRenderer(QByteArray(drawing.encode()))


@lru_cache(maxsize=400)
def picture(folder: str, name: str, width: int, height: int, dpr: float) -> QPixmap:
    """Return any drawing of the resources at a size."""
    file = resource(folder, f"{name}.svg")
    return _shelved(file, "", QSize(width, height), dpr, lambda: renderer(str(file)))


@lru_cache(maxsize=64)
def face(name: str, size: int, dpr: float, rim: str = "", rim_width: float = 1.5) -> QPixmap:
    """Return the round portrait of a player with a rim."""
    image = canvas(QSize(size, size), dpr)
    painter = smooth_painter(image)
    disc = QPainterPath()
    disc.addEllipse(QRectF(0.5, 0.5, size - 1, size - 1))
    painter.setClipPath(disc)
    painter.drawPixmap(0, 0, picture("faces", name, size, size, dpr))
    painter.setClipping(False)
    if rim:
        edge = QPainterPath(disc)
        inner = QPainterPath()
        inset = 0.5 + rim_width
        inner.addEllipse(QRectF(inset, inset, size - 2 * inset, size - 2 * inset))
        painter.fillPath(edge - inner, QColor(rim))
    painter.end()
    return QPixmap.fromImage(image)


@lru_cache(maxsize=400)
def icon_pixmap(name: str, colour: str, size: int, dpr: float) -> QPixmap:
    """Return an interface icon in one colour."""
    file, drawing = resource("icons", f"{name}.svg"), lambda: _icon_renderer(name, colour)
    return _shelved(file, colour, QSize(size, size), dpr, drawing)


def _shelved(
    file: Path, colour: str, size: QSize, dpr: float, drawing: Callable[[], "QSvgRenderer"]
) -> QPixmap:
    """Return a drawing as pixels, which a start need not paint if the one before has."""
    if (shelf := icon_shelf.shelf()) is None:
        return QPixmap.fromImage(_drawn(drawing(), size, dpr))
    key = f"{file} {file.stat().st_mtime_ns} {colour} {size.width()}x{size.height()}@{dpr}"
    if (image := shelf.find(key)) is None:
        image = _drawn(drawing(), size, dpr)
        shelf.add(key, image)
    image.setDevicePixelRatio(dpr)
    return QPixmap.fromImage(image)


def _drawn(drawing: "QSvgRenderer", size: QSize, dpr: float) -> QImage:
    image = canvas(size, dpr)
    painter = smooth_painter(image)
    drawing.render(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return image


def brand_icon() -> QIcon:
    """Return the icon of the program in the sizes that windows and task bars ask for."""
    made = QIcon()
    for side in BRAND_SIDES:
        made.addPixmap(picture("brand", "icon", side, side, 1.0))
    return made


def icon(name: str, colour: str, disabled: str = "", side: int = 20) -> QIcon:
    """Return an interface icon for a widget, sharp up to twice its size.

    Where it stands beside a word, its side is to grow with the size of type.
    """
    made = QIcon()
    for dpr in (1.0, 2.0):
        made.addPixmap(icon_pixmap(name, colour, side, dpr))
        if disabled:
            made.addPixmap(icon_pixmap(name, disabled, side, dpr), QIcon.Mode.Disabled)
    return made


@lru_cache(maxsize=24)
def _icon_renderer(name: str, colour: str) -> "QSvgRenderer":
    from PySide6.QtCore import QByteArray
    from PySide6.QtSvg import QSvgRenderer

    drawing = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(drawing.replace("#000000", colour).encode()))


def pip(suit: str, size: int, dpr: float, four_colours: bool = False) -> QPixmap:
    """Return the bare sign of a suit."""
    if app_style().suits_apart:
        return _pip_apart(shown_suits(), suit, size, dpr)
    if shown_suits() == SPANISH:
        return picture("pips/spanish", suit, size, size, dpr)
    special = four_colours and suit in "CD"
    return picture("pips/four" if special else "pips", suit, size, size, dpr)


@lru_cache(maxsize=64)
def _pip_apart(suits: str, suit: str, size: int, dpr: float) -> QPixmap:
    folder = "spanish" if suits == SPANISH else "four" if suit in "CD" else ""
    drawing = _in_another_ink(str(resource("pips", folder, f"{suit}.svg")), *redrawn(suits, suit))
    return QPixmap.fromImage(_drawn(drawing, QSize(size, size), dpr))
