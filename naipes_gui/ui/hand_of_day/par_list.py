"""What each of the nine would have made of one's cards, as rows with a bar to either side."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.review.par import Outcome, Par
from naipes_gui.ui.hand_of_day.tiles import in_short
from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.canvas import rounded_path, smooth_painter
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.people import PERSON, portrait
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import Type
from naipes_gui.ui.shared.widgets.labels import label

ROW, FACE, BAR, FIGURE, PLACE = 30, 26, 6, 40, 74
BARS, BARS_FROM, LEAST_MARGIN, APART = 72, 380, 4, 12
WIDEST = 130
"""A name of one's own may be longer than any list has room for."""
BESIDE_NAMES = ": \u00a0\u202f"
"""What stands between a name and what is told of it, in any language."""


class ParRow(QWidget):
    """One of them, or the person: face, name, what was done, bar, figure."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._outcome: Outcome | None = None
        self._name = self._words = self._figure = ""
        self._most = 1
        self._room = 0.0
        """What the longest name of the list takes."""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_outcome(self, outcome: Outcome, names: Sequence[str], most: int) -> None:
        """Show what somebody made of it; ``most`` is as far as a bar goes."""
        self._outcome, self._most = outcome, max(1, most)
        self._name = CHARACTERS.get(outcome.style, names[0])
        summary = outcome.glance.summary
        seated = Wording(at_the_table(self._name, names))
        self._words = _without(self._name, seated.say(summary) if summary is not None else "")
        self._figure = in_short(outcome.figure, signed_=outcome.glance.signed)
        self.setAccessibleName(", ".join(filter(None, (self._name, self._words, self._figure))))
        self.setToolTip(tip(self._words))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(app_style().px(240), app_style().px(ROW))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return how high the row is: what somebody did is told whole, in two lines if need be."""
        room = QRect(0, 0, round(self._places(width)[1]), 1000)
        wrapped = Qt.TextFlag.TextWordWrap
        high = QFontMetrics(self._small()).boundingRect(room, wrapped, self._words).height()
        return max(app_style().px(ROW), high + LEAST_MARGIN)

    def _places(self, width: int) -> tuple[float, float, float, float]:
        """Return where the words begin, how wide they are, and the room of bars and figure."""
        assert self._outcome is not None
        scaled, signed = app_style().px, self._outcome.glance.signed
        left = scaled(FACE) + 18 + self._room + APART
        figure = scaled(FIGURE if signed else PLACE)
        bars = scaled(BARS) if signed and width > scaled(BARS_FROM) else 0
        return left, width - left - bars - figure - 12, bars, figure

    @property
    def name_width(self) -> float:
        """How wide the name is."""
        return QFontMetrics(self._bold()).horizontalAdvance(self._name) + 1

    def make_room(self, width: float) -> None:
        """Leave so much room for the names of the list, but not without end."""
        self._room = min(width, app_style().px(WIDEST))
        self.updateGeometry()

    def _bold(self) -> QFont:
        type_ = self.font()
        type_.setBold(True)
        return type_

    def _small(self) -> QFont:
        type_ = self.font()
        type_.setPixelSize(round(type_.pixelSize() * Type.CAPTION))
        return type_

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._outcome is None:
            return
        scaled, colours, painter = app_style().px, app_style().colours, smooth_painter(self)
        mine = not self._outcome.style
        if mine:
            painter.fillPath(rounded_path(QRectF(self.rect()), 8), QColor(colours.raised2))
            painter.fillRect(QRectF(0, 4, 3, self.height() - 8), QColor(colours.gold))
        side = scaled(FACE)
        face = art.face(PERSON if mine else portrait(self._name), side, self.devicePixelRatioF())
        painter.drawPixmap(8, (self.height() - side) // 2, face)
        left, words, bars, figure = self._places(self.width())
        name = QRectF(left - self._room - APART, 0, self._room, self.height())
        self._write(painter, name, self._name)
        self._tell(painter, QRectF(left, 0, words, self.height()))
        if bars:
            self._bar(painter, self.width() - figure - bars / 2 - 4, bars / 2 - 4)
        self._write(painter, QRectF(self.width() - figure - 8, 0, figure, self.height()),
                    self._figure, right=True)  # fmt: skip
        painter.end()

    def _write(self, painter: QPainter, area: QRectF, text: str, *, right: bool = False) -> None:
        painter.setFont(self._bold())
        painter.setPen(QColor(app_style().colours.text))
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        short = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight,
                                                 math.ceil(area.width()))  # fmt: skip
        painter.drawText(area, side | Qt.AlignmentFlag.AlignVCenter, short)

    def _tell(self, painter: QPainter, area: QRectF) -> None:
        """Write what somebody did, whole."""
        painter.setFont(self._small())
        painter.setPen(QColor(app_style().colours.text2))
        wrapped = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area, wrapped, self._words)

    def _bar(self, painter: QPainter, middle: float, room: float) -> None:
        assert self._outcome is not None
        colours, figure = app_style().colours, self._outcome.figure
        wide, y = room * min(1.0, abs(figure) / self._most), (self.height() - BAR) / 2
        if figure:
            area = QRectF(middle if figure > 0 else middle - wide, y, max(wide, 3), BAR)
            ink = colours.mint if figure > 0 else colours.red
            painter.fillPath(rounded_path(area, BAR / 2), QColor(ink))
        painter.fillRect(QRectF(middle - 0.5, 4, 1, self.height() - 8), QColor(colours.line2))


def at_the_table(name: str, names: Sequence[str]) -> tuple[str, ...]:
    """Return who sits there when one of the nine has one's seat: it may also play against it."""
    rival = translate("day", "{name} (opponent)").format(name=name)
    return name, *(rival if other == name else other for other in names[1:])


def _without(name: str, told: str) -> str:
    """Leave out the name that stands beside it already."""
    rest = told.removeprefix(name)
    return rest.lstrip(BESIDE_NAMES) if rest != told and rest[:1] in BESIDE_NAMES else told


class ParList(QWidget):
    """All of them, the best first; hidden from those who have not played."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading, self._par = label("name"), label("caption", tone="second")
        self._note = label("body", tone="second", wrap=True)
        self.rows = [ParRow() for _ in range(len(CHARACTERS) + 1)]
        head, column = QHBoxLayout(), QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        head.addWidget(self._heading, 1)
        head.addWidget(self._par)
        column.addLayout(head)
        column.addWidget(self._note)
        for row in self.rows:
            column.addWidget(row)
        column.addStretch(1)

    def hide_all(self) -> None:
        """Show nothing but that there will be something."""
        self._heading.setText(translate("day", "With your cards, in your seat"))
        self._par.clear()
        self._note.setText(translate("day", "What each of the nine opponents of this program "
                                     "would have made of this hand is shown once you have "
                                     "played it."))  # fmt: skip
        self._note.show()
        for row in self.rows:
            row.hide()

    def show_par(self, par: Par, names: Sequence[str]) -> None:
        """Show those who have played so far, and the par once it is known."""
        self.hide_all()
        count, outcomes = len(CHARACTERS), par.outcomes
        played = sum(bool(outcome.style) for outcome in outcomes)
        self._note.setVisible(played < count)
        self._note.setText(translate("day", "{done} of {all} have played…").format(
            done=played, all=count))  # fmt: skip
        if par.par is not None and outcomes:
            figure = in_short(par.par, signed_=outcomes[0].glance.signed)
            self._par.setText(translate("day", "par {figure}").format(figure=figure))
        most = max((abs(outcome.figure) for outcome in outcomes), default=1)
        for row, outcome in zip(self.rows, outcomes, strict=False):
            row.show_outcome(outcome, names, most)
        shown = self.rows[: len(outcomes)]
        widest = max((row.name_width for row in shown), default=0.0)
        for row in shown:
            row.make_room(widest)
            row.show()
