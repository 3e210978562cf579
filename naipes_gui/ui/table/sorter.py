"""The button beside the hand that changes how it is sorted."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.flowers import is_flower
from naipes_gui.core.text import translate
from naipes_gui.ui.shared.art import icon
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.geometry import Room
from naipes_gui.ui.table.hand_order import WAYS, way_among, ways_of
from naipes_gui.ui.table.layout import fan

BY_HAND = "by_hand"
"""What stands on the button while the person has arranged the hand; no way of sorting."""
FROM_EDGE, FROM_BELOW, FROM_HAND = 34, 30, 6
"""How far the button keeps from the edges of the felt, and from the hand."""


class SortButton(QPushButton):
    """Goes round the ways of sorting; the present one stands on it."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._way, self._of_flowers = WAYS[0], False
        self._ways: tuple[str, ...] = WAYS
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._next)
        # Until there is a hand it has no place.
        self.hide()

    def dress(self, text_style: TextStyle) -> None:
        """Take on colours and the size of text."""
        e, size = text_style.colours, round(14 * text_style.text_scale)
        side = round(18 * text_style.text_scale)
        self.setIconSize(QSize(side, side))
        self.setIcon(icon("filter", e.text2, side=side))
        self.setStyleSheet(f"""
        QPushButton {{ color: {e.text2}; background: {e.plate}; font-size: {size}px;
            border: {e.border}px solid {e.line}; border-radius: 11px; padding: 6px 12px }}
        QPushButton:hover {{ background: {e.raised2} }}
        QPushButton:focus {{ border: 3px solid {e.sky}; padding: 4px 10px }}
        """)
        self._say(self._wordings()[0])

    def offer(self, way: str, hand: Sequence[Card], trump: str) -> None:
        """Offer what means something for a hand, and name the present way."""
        self._of_flowers, self._ways = any(map(is_flower, hand)), ways_of(hand, trump)
        self._way = way if way == BY_HAND else way_among(way, self._ways)

    def told(self, way: str) -> str:
        """Return in words how a hand is sorted."""
        name = _name(way, of_flowers=self._of_flowers)
        return translate("table", "Sort: {way}").format(way=name)

    def place(self, room: Room, count: int, edge: float = 0) -> None:
        """Stand at the lower right, before an edge, in the fewest words that the hand allows.

        The room is that of a full hand: what is written does not change as its cards go.
        """
        full = fan(max(count, room.held), room)
        right = max(pose.x + pose.height * room.aspect / 2 for pose in full)
        most = (edge or room.width - FROM_EDGE) - right - FROM_HAND
        fits = next((words for words in self._wordings() if self._say(words) <= most), None)
        x = (edge or room.width - FROM_EDGE) - self.width()
        self.move(round(x), round(room.height - FROM_BELOW - self.height()))
        self.setVisible(count > 1 and fits is not None)

    def _wordings(self) -> tuple[str, ...]:
        """Return what may stand on the button, from the fullest to the icon alone."""
        way, full = _name(self._way, of_flowers=self._of_flowers), self.told(self._way)
        self.setAccessibleName(full)
        self.setToolTip(tip("\n".join((translate("table", "How your hand is sorted"), full))))
        return full, way[:1].upper() + way[1:], ""

    def _say(self, words: str) -> int:
        """Write words on the button; return how wide it becomes."""
        self.setText(words)
        self.adjustSize()
        return self.width()

    @Slot()
    def _next(self) -> None:
        place = self._ways.index(self._way) if self._way in self._ways else -1
        self.chosen.emit(self._ways[(place + 1) % len(self._ways)])


def _name(way: str, *, of_flowers: bool) -> str:
    names = {
        "trump": translate("table", "trumps first"),
        "trump_right": translate("table", "trumps last"),
        "colours": translate("table", "colours in turn"),
        "suits": translate("table", "by suit"),
        "ranks": translate("table", "by rank"),
        "dealt": translate("table", "as dealt"),
        BY_HAND: translate("table", "by hand"),
    }
    if of_flowers:
        names["suits"] = translate("table", "by month")
        names["ranks"] = translate("table", "by kind")
    return names[way]
