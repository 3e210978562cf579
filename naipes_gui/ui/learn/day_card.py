"""The problem of the day on the page of lessons: its game in small, and the way to it."""

from datetime import date

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from naipes_gui.core.info import GameInfo
from naipes_gui.core.text import translate
from naipes_gui.games import all_games
from naipes_gui.review.daily import game_of_day
from naipes_gui.store.problems_done import ProblemsDone
from naipes_gui.ui.learn.problems_card import told_day
from naipes_gui.ui.shared import miniature
from naipes_gui.ui.shared.theme import Radius
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.tile import EDGE

HIGH = 92


class DayCard(QWidget):
    """``wanted`` leads to the problem, also to one that is solved."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = _Felt()
        self._heading, self._about = (
            label("tile", wrap=True),
            label("caption", tone="second", wrap=True),
        )
        self.go = Button("plain", on_page=True)
        self.go.clicked.connect(self.wanted)
        self._arrange()

    def refresh(self, done: ProblemsDone, today: date) -> None:
        """Say of which game it is, or that it is done."""
        heading, about = translate("problems", "Problem of the day"), told_day(today, done)
        self._heading.setText(heading)
        self._about.setText(about)
        self.picture.show_game(all_games()[game_of_day(today)])
        is_done = today.isoformat() in done.days
        word = translate("problems", "Look again") if is_done else translate("problems", "Solve it")
        name = translate("lessons", "{game}: {what}").format(game=heading, what=word)
        self.go.say(word, name, about)

    def _arrange(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        panel = QFrame()
        panel.setProperty("ground", "panel")
        outer.addWidget(panel)
        column, words, row = QVBoxLayout(panel), QVBoxLayout(), QHBoxLayout()
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        words.setSpacing(2)
        words.addWidget(self._heading)
        words.addWidget(self._about)
        row.setContentsMargins(16, 10, 16, 12)
        row.setSpacing(14)
        row.addLayout(words, 1)
        row.addWidget(self.go, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addWidget(self.picture)
        column.addLayout(row)


class _Felt(QWidget):
    """The table of a game, as wide as the card."""

    def __init__(self) -> None:
        super().__init__()
        self._game: GameInfo | None = None
        self._made: QPixmap | None = None
        self.setFixedHeight(HIGH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_game(self, game: GameInfo) -> None:
        """Paint the table of a game, once it is seen."""
        if game is not self._game:
            self._game = game
            self.forget()

    def forget(self) -> None:
        """Paint it again."""
        self._made = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._game is None:
            return
        size, dpr = self.size(), self.devicePixelRatioF()
        if self._made is None or not _fits(self._made, size, dpr):
            made = miniature.miniature(self._game.tile(), self._game.felt, size, dpr)
            self._made = miniature.rounded(made, Radius.DIALOG, Qt.Edge.TopEdge)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._made)
        painter.end()


def _fits(picture: QPixmap, size: QSize, dpr: float) -> bool:
    alike = picture.deviceIndependentSize().toSize() == size
    return alike and picture.devicePixelRatioF() == dpr
