"""What each of the nine would have made of one's cards, as rows with a bar to either side."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.review.par import Outcome, Par
from naipes_gui.ui.hand_of_day.tiles import in_short
from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.art import rounded_path
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.people import PERSON, portrait
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.labels import label

ROW, FACE, BAR, NAME, FIGURE, PLACE = 31, 26, 6, 66, 40, 74


class ParRow(QWidget):
    """One of them, or the person: face, name, what was done, bar, figure."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._outcome: Outcome | None = None
        self._name = self._words = self._figure = ""
        self._most = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_outcome(self, outcome: Outcome, names: Sequence[str], most: int) -> None:
        """Show what somebody made of it; ``most`` is as far as a bar goes."""
        self._outcome, self._most = outcome, max(1, most)
        self._name = CHARACTERS.get(outcome.style, names[0])
        summary = outcome.glance.summary
        seated = Wording(at_the_table(self._name, names))
        self._words = seated.say(summary) if summary is not None else ""
        self._figure = in_short(outcome.figure, signed_=outcome.glance.signed)
        self.setAccessibleName(", ".join(filter(None, (self._name, self._words, self._figure))))
        self.setToolTip(tip(self._words))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(app_style().px(240), app_style().px(ROW))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._outcome is None:
            return
        scaled, colours, painter = app_style().px, app_style().colours, QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        mine = not self._outcome.style
        if mine:
            painter.fillPath(rounded_path(QRectF(self.rect()), 8), QColor(colours.raised2))
            painter.fillRect(QRectF(0, 4, 3, self.height() - 8), QColor(colours.gold))
        side = scaled(FACE)
        face = art.face(PERSON if mine else portrait(self._name), side, self.devicePixelRatioF())
        painter.drawPixmap(8, (self.height() - side) // 2, face)
        signed = self._outcome.glance.signed
        left, figure = side + 18, scaled(FIGURE if signed else PLACE)
        bars = scaled(72) if signed and self.width() > scaled(380) else 0
        self._write(painter, QRectF(left, 0, scaled(NAME), self.height()), self._name, bold=True)
        words = self.width() - left - scaled(NAME) - bars - figure - 8
        self._write(painter, QRectF(left + scaled(NAME), 0, words, self.height()), self._words)
        if bars:
            self._bar(painter, self.width() - figure - bars / 2 - 4, bars / 2 - 4)
        self._write(painter, QRectF(self.width() - figure - 8, 0, figure, self.height()),
                    self._figure, bold=True, right=True)  # fmt: skip
        painter.end()

    def _write(
        self, painter: QPainter, area: QRectF, text: str, *, bold: bool = False, right: bool = False
    ) -> None:
        type_ = self.font()
        type_.setBold(bold)
        painter.setFont(type_)
        colours = app_style().colours
        painter.setPen(QColor(colours.text if bold else colours.text2))
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        short = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight,
                                                 int(area.width()))  # fmt: skip
        painter.drawText(area, side | Qt.AlignmentFlag.AlignVCenter, short)

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
        self._note.setText(translate("day", "What the nine would have made of this hand is shown "
                                     "once you have played it."))  # fmt: skip
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
            row.show()
