"""The stages of a game as bars: what is done, how far the present one has come, what is left."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from naipes_gui.core.guided import Guided
from naipes_gui.core.lesson import Lesson
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.store import lessons_done
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import TablePalette
from naipes_gui.ui.shared.widgets.marks import Sign
from naipes_gui.ui.shared.widgets.plain import Label

BAR = 34, 6


class Bar(Sign):
    """A short bar that is filled from the left."""

    def __init__(self) -> None:
        super().__init__(*BAR)
        self._colours, self._part, self._is_here = TablePalette(), 0.0, False

    def show_part(self, colours: TablePalette, part: float, *, is_here: bool) -> None:
        """Fill so much of it, between 0 and 1; the present one in gold, others when done."""
        self._colours, self._part, self._is_here = colours, part, is_here
        self.updateGeometry()
        self.update()

    def draw(self, painter: QPainter) -> None:
        high = self.height()
        ink = self._colours.gold if self._is_here else self._colours.mint
        # What is not done is hollow: a filled bar of any colour looks like one that is.
        painter.setPen(QPen(QColor(ink if self._is_here else self._colours.text3), 1))
        edge = QRectF(0.5, 0.5, self.width() - 1, high - 1)
        painter.drawRoundedRect(edge, edge.height() / 2, edge.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink))
        room = QRectF(0, 0, self.width() * self._part, high)
        painter.drawRoundedRect(room, high / 2, high / 2)


class Stages(QWidget):
    """A row for every lesson of a game; nothing where there is only one."""

    def __init__(self, lessons: Sequence[Lesson], number: int) -> None:
        super().__init__()
        self._lessons, self._number = lessons, number
        self._style, self._part = TextStyle(), 0.0
        self.title = Label()
        self.rows = [(Bar(), Label()) for _ in lessons]
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 10, 16, 14)
        grid.setHorizontalSpacing(10)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.title, 0, 0, 1, 2)
        for row, (bar, name) in enumerate(self.rows, start=1):
            name.setWordWrap(True)
            grid.addWidget(bar, row, 0)
            grid.addWidget(name, row, 1)
        if len(lessons) < 2:
            # To be shown before it is anywhere would make it a window of its own for a moment.
            self.hide()

    def dress(self, text_style: TextStyle) -> None:
        """Take on colours, the size of text and the present language."""
        self._style = text_style
        self.title.setText(translate("lessons", "The stages"))
        self._write()

    def tell(self, guided: Guided) -> None:
        """Say how far the present stage has come."""
        come, all_ = guided.told
        self._part = come / all_
        self._write()

    def _write(self) -> None:
        done = lessons_done.read().done
        for number, (lesson, (bar, name)) in enumerate(zip(self._lessons, self.rows, strict=True)):
            is_here = number == self._number
            part = self._part if is_here else float(lesson.key in done)
            title = Wording().say(lesson.title)
            font = name.font()
            font.setBold(is_here)
            name.setFont(font)
            name.setText(title)
            name.setAccessibleName(labelled(title, _state(is_here, part)))
            bar.show_part(self._style.colours, part, is_here=is_here)


def _state(is_here: bool, part: float) -> str:
    if is_here:
        return translate("lessons", "you are here")
    return translate("lessons", "done") if part else translate("lessons", "still to come")
