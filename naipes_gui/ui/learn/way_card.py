"""A way into a game that is opened for the first time: a picture, what it is, and its button."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.info import GameInfo
from naipes_gui.ui.shared import art, miniature
from naipes_gui.ui.shared.people import portrait
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import Radius
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import for_eyes, label
from naipes_gui.ui.shared.widgets.marks import Sign

HIGH = 118
CARDS, FACE, APART = 92, 56, 70
"""In the picture: how high the cards are, how large a face, and how far from the next."""
MOST_FACES = 3


BAR, BETWEEN = (44, 5), 4


class Known(Enum):
    """What somebody wants who opens a game for the first time."""

    TEACH = auto()
    PLAY = auto()
    WATCH = auto()


class WayCard(QFrame):
    """The first way is the one that is offered most of all; its button tells all of a card."""

    def __init__(
        self, answer: Known, name: str, about: str, info: GameInfo, foot: QWidget, told: str = ""
    ) -> None:  # fmt: skip
        super().__init__()
        self.answer = answer
        self.setProperty("ground", "box")
        self.picture = WayPicture(answer, info)
        self.button = Button("main" if answer is Known.TEACH else "plain")
        self.button.say(f"{answer.value}  {name}", name)
        self.button.setAccessibleDescription(f"{about} {told}".rstrip())
        words = QVBoxLayout()
        words.setContentsMargins(16, 12, 16, 16)
        words.setSpacing(8)
        words.addWidget(for_eyes(label("tile", name, wrap=True)))
        words.addWidget(for_eyes(label("body", about, wrap=True)))
        words.addStretch(1)
        words.addWidget(foot)
        words.addWidget(self.button)
        vbox(self.picture, (words, 1), on=self, margins=(1, 1, 1, 1), spacing=0)


class StageBars(Sign):
    """A short bar for each stage of a game, darker where it is done; nothing for a single one."""

    def __init__(self, done: Sequence[bool]) -> None:
        super().__init__(len(done) * BAR[0] + (len(done) - 1) * BETWEEN, BAR[1])
        self._done = done
        if len(done) < 2:
            # To be shown before it is anywhere would make it a window of its own for a moment.
            self.hide()

    def draw(self, painter: QPainter) -> None:
        high = self.height()
        wide, paper = (self.width() + BETWEEN) / len(self._done), app_style().paper
        painter.setPen(Qt.PenStyle.NoPen)
        for stage, is_done in enumerate(self._done):
            painter.setBrush(QColor(paper.accent if is_done else paper.line))
            room = QRectF(stage * wide, 0, wide - BETWEEN, high)
            painter.drawRoundedRect(room, high / 2, high / 2)


class WayPicture(QWidget):
    """The table laid, its cards, or those who play on it."""

    def __init__(self, answer: Known, info: GameInfo) -> None:
        super().__init__()
        self._answer, self._info = answer, info
        self._picture: QPixmap | None = None
        self.setFixedHeight(HIGH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        dpr = self.devicePixelRatioF()
        made = self._picture
        if made is None or made.deviceIndependentSize().toSize() != self.size():
            made = miniature.rounded(self._made(dpr), Radius.DIALOG, Qt.Edge.TopEdge)
            self._picture = made
        painter = QPainter(self)
        painter.drawPixmap(0, 0, made)
        painter.end()

    def _made(self, dpr: float) -> QPixmap:
        info, size = self._info, self.size()
        if self._answer is Known.TEACH:
            return miniature.miniature(info.tile(), info.felt, size, dpr)
        made = QPixmap(miniature.bare(info.felt, size, dpr))
        painter = QPainter(made)
        if self._answer is Known.PLAY:
            _lay(painter, miniature.sign(info.tile(), CARDS, dpr), size, 0)
        else:
            faces = list(CHARACTERS.values())[: min(info.players[0], MOST_FACES)]
            for place, name in enumerate(faces):
                face = art.face(portrait(name), FACE, dpr)
                _lay(painter, face, size, APART * (place - (len(faces) - 1) / 2))
        painter.end()
        return made


def _lay(painter: QPainter, picture: QPixmap, size: QSize, aside: float) -> None:
    """Draw a picture in the middle, or so far from it."""
    own = picture.deviceIndependentSize().toSize()
    left = round((size.width() - own.width()) / 2 + aside)
    painter.drawPixmap(QPoint(left, (size.height() - own.height()) // 2), picture)
