"""What the last turn was, in one line where no card lies."""

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap, QTextDocument

from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.turns import Turn
from naipes_gui.core.wording import Wording
from naipes_gui.ui.shared.markup import markup
from naipes_gui.ui.shared.paint import document, drawn, font, plate, rich
from naipes_gui.ui.shared.taken_words import taken_words
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import SUIT_ON_DARK
from naipes_gui.ui.table.free_lane import free_lane
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.pieces import Pieces
from naipes_gui.ui.table.scene import TableScene

KEY = "turn"
PAD = 16, 6


class TurnLine:
    """Lays the line above the hand, or above the buttons, or leaves it out."""

    def __init__(self, scene: TableScene, pieces: Pieces) -> None:
        self._scene, self._pieces = scene, pieces
        self._turn: Turn | None = None

    def tell(self, turn: Turn | None) -> None:
        """Tell another turn from now on."""
        self._turn = turn

    def put(self, buttons: Iterable[Box], others: Iterable[Box]) -> None:
        """Lay the line where it covers neither cards nor plates, buttons nor other pieces."""
        self._pieces.drop(KEY)
        if not (told := self.words):
            return
        text_style, scale = self._pieces.text_style, self._pieces.text_style.text_scale
        lane = free_lane(self._scene, buttons, others)
        size, made = _picture(told, text_style, lane.width - 2 * PAD[0] * scale, self._scene.dpr)
        place = lane.place_of(size.width(), size.height())
        if place is not None:
            self._pieces.put(KEY, (told, size.width()), lambda: made, *place, 42)

    @property
    def words(self) -> str:
        """What the line says."""
        if self._turn is None or self._scene.view is None:
            return ""
        return turn_words(self._turn, self._pieces.text_style.wording, self._scene.view.seat)


def turn_words(turn: Turn, wording: Wording, me: Seat) -> str:
    """Return a turn in a line; of a complete trick, who takes it."""
    told: list[Phrase] = list(turn.told)
    if turn.taken is not None:
        told = [*told[:-1], taken_words(turn.taken, me)]
    return " · ".join(wording.say(part).rstrip(".") for part in told)


def _laid_out(told: str, text_style: TextStyle, width: float) -> QTextDocument:
    words = markup('<span style="color:{}">{}</span>', text_style.colours.text,
                   rich(told, SUIT_ON_DARK))  # fmt: skip
    return document(words, font(0.96, 400, text_style.text_scale), width)


@lru_cache(maxsize=8)
def _picture(told: str, text_style: TextStyle, width: float, dpr: float) -> tuple[QSizeF, QPixmap]:
    """Return the line and its size; it is laid anew whenever a button or a card moves."""
    text = _laid_out(told, text_style, width)
    pad = PAD[0] * text_style.text_scale
    size = QSizeF(text.idealWidth() + 2 * pad, text.size().height() + 2 * PAD[1])

    def paint(painter: QPainter) -> None:
        colours, area = text_style.colours, QRectF(QPointF(0, 0), size)
        plate(painter, area, colours.plate, colours.line, min(16.0, size.height() / 2))
        painter.translate(pad, PAD[1])
        text.drawContents(painter)

    return size, drawn(size, dpr, paint)
