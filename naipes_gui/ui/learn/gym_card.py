"""The memory gym on the page of lessons: how one is doing, and a hand to practise with."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from naipes_gui.core.practice import Practice
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.store import recalled
from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.flow import Flow
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.link_card import LinkButton
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.tile import EDGE

BAR = 72, 4


class GymCard(QWidget):
    """``practised`` carries the game of which a hand is wanted, ``wanted`` whether to be asked."""

    practised = Signal(str)
    wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading, self._about = (
            label("tile", wrap=True),
            label("caption", tone="second", wrap=True),
        )
        self.in_matches = LinkButton("hint")
        self.in_matches.setCheckable(True)
        policy = self.in_matches.sizePolicy()
        # Its sentence breaks into lines where the card is narrow.
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        self.in_matches.setSizePolicy(policy)
        self.in_matches.clicked.connect(self.wanted)
        self.in_matches.toggled.connect(self._tell_switch)
        self.games = {key: GameChip() for key, game in all_games().items() if game.recall()}
        self.kinds = {
            kind: drill.name for game in all_games().values()
            for kind, drill in game.recall().items()
        }  # fmt: skip
        """What is asked in any game, by kind."""
        self._kinds = {
            kind: (label("caption"), _Bar(), label("caption", tone="second")) for kind in self.kinds
        }
        self._arrange()
        for key, button in self.games.items():
            button.clicked.connect(lambda _=False, key=key: self.practised.emit(key))

    def refresh(self) -> None:
        """Say again how one is doing."""
        known = recalled.read_all()
        self._heading.setText(translate("recall", "Memory gym"))
        self._about.setText(translate(
            "recall", "Others play a hand, and every now and then you are asked what could be "
            "counted: a little more each time."))  # fmt: skip
        self._tell_switch(self.in_matches.isChecked())
        for key, button in self.games.items():
            name = Wording().say(all_games()[key].title)
            button.say(name, known.get(key, Practice()))
        for kind, row in self._kinds.items():
            self._tell_kind(kind, row, known)

    def adopt(self, settings: Settings) -> None:
        """Take over whether one is asked in matches."""
        self.in_matches.setChecked(settings.memory_gym)

    @Slot(bool)
    def _tell_switch(self, on: bool) -> None:
        told = translate("recall", "Off: press to be asked on your turn, now and then")
        if on:
            told = translate("recall", "On: now and then on your turn; Esc skips a question")
        self.in_matches.say(translate("recall", "Questions in my matches"), told)

    def _tell_kind(
        self, kind: str, row: tuple[Label, "_Bar", Label], known: Mapping[str, Practice]
    ) -> None:
        """Say how often one knew the answer; of what was never asked, nothing."""
        counts = [each.kinds.get(kind, (0, 0)) for each in known.values()]
        right, asked = sum(good for good, _ in counts), sum(all_ for _, all_ in counts)
        name, bar, told = row
        name.setText(Wording().say(self.kinds[kind]))
        told.setText(translate("recall", "{right} of {all}").format(right=right, all=asked))
        bar.show_part(right, asked)
        for part in row:
            part.setVisible(asked > 0)

    def _arrange(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        panel = QFrame()
        panel.setProperty("ground", "panel")
        outer.addWidget(panel)
        column = vbox(self._heading, self._about, on=panel, margins=(16, 16, 16, 16), spacing=10)
        kinds = QGridLayout()
        kinds.setHorizontalSpacing(14)
        for place, row in enumerate(self._kinds.values()):
            for across, part in enumerate(row):
                kinds.addWidget(part, place, across)
        kinds.setColumnStretch(3, 1)
        column.addLayout(kinds)
        games = Flow(8)
        for button in self.games.values():
            games.addWidget(button)
        column.addLayout(games)
        column.addWidget(self.in_matches)


class GameChip(QPushButton):
    """A game of which a hand can be watched to practise with."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "chip")
        self.setAutoDefault(False)

    def say(self, name: str, practice: Practice) -> None:
        """Set the name, with the level that was reached."""
        told, shown = _told(practice), name
        if practice.asked:
            shown = translate("recall", "{game} · level {level}").format(
                game=name, level=practice.level
            )
        self.setText(shown)
        self.setAccessibleName(name)
        self.setAccessibleDescription(told)
        self.setToolTip(tip(told))


class _Bar(QWidget):
    """A line of which a part is filled."""

    def __init__(self) -> None:
        super().__init__()
        self._part = 0.0
        self.setFixedSize(QSize(*BAR))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_part(self, right: int, asked: int) -> None:
        """Fill so many of so many."""
        self._part = right / asked if asked else 0.0
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        wide, high = float(self.width()), float(self.height())
        colours = app_style().colours
        whole, part = (wide, colours.raised2), (wide * self._part, colours.mint)
        for width, colour in (whole, part):
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(QRectF(0, 0, width, high), high / 2, high / 2)
        painter.end()


def _told(practice: Practice) -> str:
    if not practice.asked:
        return translate("recall", "Watch a hand, and be asked about it")
    return translate("recall", "Level {level} · {right} of {all} right").format(
        level=practice.level, right=practice.right, all=practice.asked)  # fmt: skip
