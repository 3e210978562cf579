"""Paints the cards of a deck that somebody has, one by one; what it lacks is left to ours."""

import logging
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from naipes_gui.core.errors import NaipesError
from naipes_gui.store.card_names import cards_named
from naipes_gui.store.drawings import names_in, read_drawing
from naipes_gui.store.own_decks import DRAWINGS, LARGEST_PICTURE, OwnDeck, find_deck
from naipes_gui.ui.shared.theme import PAPER

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

log = logging.getLogger(__name__)

WIDEST = 4096
"""Points of a picture, across and down."""
MOST_KEPT = 2
"""Decks; a large one holds tens of megabytes."""
MUCH = 1.08
"""By so much a card may be pulled to the form of ours; another keeps its own, on paper."""


class OwnPictures:
    """The pictures of one deck; those in files of their own are read when they are first wanted."""

    def __init__(self, deck: OwnDeck, whole: "QSvgRenderer | None", parts: Iterable[str]) -> None:
        self._deck = deck
        self._whole = whole if whole is not None and whole.isValid() else None
        self._parts = cards_named(parts) if self._whole is not None else {}
        self.why: NaipesError | None = None
        """Why the drawing of all cards is not shown."""

    def paint(self, card: str, painter: QPainter, area: QRectF) -> bool:
        """Paint a card, or the ``back``, into an area; tell whether the deck has it."""
        if self._whole is not None and card in self._parts:
            return _painted(self._whole, self._parts[card], painter, area)
        file = self._deck.pictures.get(card)
        return file is not None and painted_file(file, painter, area)


_read: dict[str, OwnPictures | None] = {}
"""By key, what was read of the latest decks."""


def own_pictures(key: str) -> OwnPictures | None:
    """Return the pictures of a deck by its key, if it is there; read now if they were not."""
    if key not in _read:
        deck = find_deck(key)
        keep_own_pictures(key, None if deck is None else _read_at_once(deck))
    return _read[key]


def keep_own_pictures(key: str, pictures: OwnPictures | None) -> None:
    """Let the pictures of a deck be shown from now on."""
    _read.pop(key, None)
    while len(_read) >= MOST_KEPT:
        del _read[next(iter(_read))]
    _read[key] = pictures


def is_read(key: str) -> bool:
    """Tell whether what a deck holds is known already."""
    return key in _read


def unreadable(deck: OwnDeck, error: Exception) -> OwnPictures:
    """Return what is shown of a deck whose drawing cannot be."""
    log.info("deck %s is not shown: %r", deck.key, error)
    shown = OwnPictures(deck, None, ())
    shown.why = error if isinstance(error, NaipesError) else None
    return shown


def _read_at_once(deck: OwnDeck) -> OwnPictures:
    if deck.drawing is None:
        return OwnPictures(deck, None, ())
    from PySide6.QtSvg import QSvgRenderer

    try:
        text = read_drawing(deck.drawing)
    except (NaipesError, OSError) as error:
        return unreadable(deck, error)
    return OwnPictures(deck, QSvgRenderer(QByteArray(text)), names_in(text))


def forget_own_pictures() -> None:
    """Let go of what was read, so that it is read as it is now."""
    _read.clear()
    _drawing.cache_clear()


def painted_file(file: Path, painter: QPainter, area: QRectF, *, cover: bool = False) -> bool:
    """Paint a picture into an area, or so that it covers it; tell whether it could be read."""
    if file.suffix.lower() in DRAWINGS:
        drawing = _drawing(file)
        return drawing is not None and _painted(drawing, "", painter, area, cover=cover)
    size = area.size().toSize() * painter.device().devicePixelRatio()
    image = _picture(file, size)
    if image.isNull():
        return False
    aspect = image.width() / image.height()
    painter.drawImage(_fitted(area, aspect, painter, cover=cover), image)
    return True


@lru_cache(maxsize=64)
def _drawing(file: Path) -> "QSvgRenderer | None":
    """Return a drawing that has a file of its own, if it may be shown."""
    from PySide6.QtSvg import QSvgRenderer

    try:
        drawing = QSvgRenderer(QByteArray(read_drawing(file)))
    except (NaipesError, OSError) as error:
        log.info("%s is not shown: %r", file, error)
        return None
    return drawing if drawing.isValid() else None


def _picture(file: Path, size: QSize) -> QImage:
    """Return a picture at a size at least as large, read no larger than need be."""
    reader = QImageReader(str(file))
    given = reader.size()
    if not given.isValid() or max(given.width(), given.height()) > WIDEST:
        return QImage()
    if reader.device().size() > LARGEST_PICTURE:
        return QImage()
    if given.width() > size.width():
        form = given.scaled(size, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        reader.setScaledSize(form)
    return reader.read()


def _painted(
    drawing: "QSvgRenderer", part: str, painter: QPainter, area: QRectF, *, cover: bool = False
) -> bool:
    box = drawing.boundsOnElement(part) if part else drawing.viewBoxF()
    if part:
        box = drawing.transformForElement(part).mapRect(box)
    if box.width() <= 0 or box.height() <= 0:
        return False
    place = _fitted(area, box.width() / box.height(), painter, cover=cover)
    if part:
        drawing.render(painter, part, place)
    else:
        drawing.render(painter, place)
    return True


def _fitted(area: QRectF, aspect: float, painter: QPainter, *, cover: bool) -> QRectF:
    """Return where a picture of another form is painted: pulled a little, or whole on paper."""
    ours = area.width() / area.height()
    if 1 / MUCH <= aspect / ours <= MUCH:
        return area
    if not cover:
        painter.fillRect(area, QColor(PAPER))
    lengths = (area.width(), area.height() * aspect)
    wide = max(lengths) if cover else min(lengths)
    high = wide / aspect
    return QRectF(area.x() + (area.width() - wide) / 2, area.y() + (area.height() - high) / 2,
                  wide, high)  # fmt: skip
