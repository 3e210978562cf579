"""The button beside the hand that changes how it is sorted."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.art import icon
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.pose import CardPlace, Pose

WAYS = ("trump", "trump_right", "colours", "suits", "ranks", "dealt")
BY_HAND = "by_hand"
"""What stands on the button while the person has arranged the hand; no way of sorting."""


class SortButton(QPushButton):
    """Goes round the ways of sorting; the present one stands on it."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._way, self._text_style = WAYS[0], TextStyle()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._next)

    def dress(self, text_style: TextStyle, way: str) -> None:
        """Name the present way in the present language."""
        self._way, self._text_style = way, text_style
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
        self.setText(translate("table", "Sort: {way}").format(way=self._name()))
        self.setToolTip(tip(translate("table", "How your hand is sorted")))
        self.setAccessibleName(self.text())
        self.adjustSize()

    def place(
        self, width: float, height: float, laid: Mapping[CardPlace, Pose], zone: str,
        edge: float = 0,
    ) -> None:  # fmt: skip
        """Stand at the lower right, before an edge, unless the hand needs the room."""
        cards = [pose for (where, _), pose in laid.items() if where == zone]
        right = max((p.x + p.height * 0.42 for p in cards), default=width)
        x = round((edge or width - 34) - self.width())
        self.move(x, round(height - 30 - self.height()))
        self.setVisible(len(cards) > 1 and right + 6 < x)

    @Slot()
    def _next(self) -> None:
        place = WAYS.index(self._way) if self._way in WAYS else -1
        self.chosen.emit(WAYS[(place + 1) % len(WAYS)])

    def _name(self) -> str:
        names = {
            "trump": translate("table", "trumps first"),
            "trump_right": translate("table", "trumps last"),
            "colours": translate("table", "colours in turn"),
            "suits": translate("table", "by suit"),
            "ranks": translate("table", "by rank"),
            "dealt": translate("table", "as dealt"),
            BY_HAND: translate("table", "by hand"),
        }
        return names[self._way]
