"""Who sits at the table: a card for every seat, and the little window that changes one."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QWidget

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.new_match.strength import strength
from naipes_gui.ui.shared.art import face
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.people import (
    LEVELS,
    OPPONENTS,
    PERSON,
    level_dots,
    level_name,
    portrait,
    style_name,
    style_of_person,
)
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.choosing import Segments
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.marks import LevelBars, Portrait
from naipes_gui.ui.shared.widgets.swatch import Swatch
from naipes_gui.ui.shared.widgets.tab_order import stop_at_taken

FACE = 58
SMALL_FACE = 46


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody the computer plays."""

    name: str
    level: str


class SeatCard(QPushButton):
    """A seat: portrait, name, level, style."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.setAutoDefault(False)
        self._face, self._dots = Portrait(PERSON, FACE), LevelBars(0)
        self._name, self._level = label("name"), label("caption", tone="second")
        self._style = label("caption", tone="third")
        column = vbox(on=self, margins=(8, 10, 8, 10), spacing=3)
        for part in (self._face, self._name, self._level, self._dots, self._style):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column.addStretch(1)

    def sizeHint(self) -> QSize:
        wide = max(part.sizeHint().width() for part in (self._name, self._level, self._style))
        body = self.layout()
        assert body is not None
        high = max(app_style().px(158), body.totalSizeHint().height())
        return QSize(max(app_style().px(118), wide + 24), high)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_person(self, name: str) -> None:
        """Show the person who plays."""
        self._show(PERSON, name, translate("new_game", "at the bottom"), 0, "")
        # Nothing can be changed here: the name is a setting.
        self.setEnabled(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_opponent(self, opponent: Opponent) -> None:
        """Show somebody the computer plays."""
        level = Wording().say(level_name(opponent.level))
        style = Wording().say(style_name(style_of_person(opponent.name)))
        dots = level_dots(opponent.level)
        self._show(portrait(opponent.name), opponent.name, level, dots, style)
        self.setToolTip(tip(translate("new_game", "Choose who sits here and how well they play")))

    def _show(self, picture: str, name: str, word: str, dots: int, style: str) -> None:
        self._face.show_face(picture)
        self._name.setText(name)
        self._level.setText(word)
        self._dots.fill(dots)
        self._dots.setVisible(dots > 0)
        self._style.setText(style)
        self.setAccessibleName(", ".join(part for part in (name, word, style) if part))


class SeatPopup(QFrame):
    """The opponents and the levels, for one seat."""

    chosen = Signal(object)
    left = Signal()

    def __init__(
        self,
        now: Opponent,
        taken: Sequence[str],
        levels: Sequence[str],
        may_leave: bool,
        parent: QWidget,
        game: str = "",
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setProperty("ground", "box")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._now, self._game = now, game
        self._faces: dict[str, Swatch] = {}
        column = vbox(on=self, margins=(16, 14, 16, 16), spacing=12)
        self._levels = Segments()
        offered = [level for level in LEVELS if level in levels]
        self._levels.offer([(lv, Wording().say(level_name(lv))) for lv in offered], now.level)
        self._levels.chosen.connect(self._take_level)
        words = translate("new_game", "How strong {name} is")
        self._levels.setAccessibleName(words.format(name=now.name))
        self.strength = label("caption", tone="second", wrap=True)
        self.strength.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._tell_strength()
        grid = QGridLayout()
        grid.setSpacing(6)
        for i, name in enumerate(OPPONENTS):
            self._faces[name] = self._face(name, enabled=name == now.name or name not in taken)
            grid.addWidget(self._faces[name], i // 3, i % 3)
        column.addWidget(self._levels, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.strength)
        column.addLayout(grid)
        if may_leave:
            column.addWidget(self._way_out(), 0, Qt.AlignmentFlag.AlignHCenter)
        stop_at_taken(self._faces.values())

    def below(self, card: QWidget) -> None:
        """Open under a seat."""
        self.adjustSize()
        corner = card.mapToGlobal(QPoint(0, card.height() + 6))
        screen = card.screen().availableGeometry()
        x = min(corner.x(), screen.right() - self.width())
        y = min(corner.y(), screen.bottom() - self.height())
        self.move(max(screen.left(), x), max(screen.top(), y))
        self.show()
        # What has the keys before is forgotten when it opens.
        self._faces[self._now.name].setFocus()

    def _way_out(self) -> Button:
        button = Button("link", "minus")
        button.say(translate("new_game", "Play without {name}").format(name=self._now.name))
        button.clicked.connect(self.left)
        button.clicked.connect(self.close)
        return button

    def _face(self, name: str, *, enabled: bool) -> Swatch:
        button = Swatch(self, walks=True)
        side = app_style().px(SMALL_FACE)
        picture = face(
            portrait(name), side, self.devicePixelRatioF(), app_style().paper.border, 1.5
        )
        button.setIcon(QIcon(picture))
        button.setIconSize(QSize(side, side))
        style = Wording().say(style_name(style_of_person(name)))
        button.write(f"{name}\n{style}")
        button.setAccessibleName(f"{name}, {style}")
        button.setProperty("name", name)
        button.setEnabled(enabled)
        button.setChecked(name == self._now.name)
        button.setMinimumWidth(app_style().px(88))
        button.clicked.connect(self._take_face)
        return button

    @Slot()
    def _take_face(self) -> None:
        button = self.sender()
        assert isinstance(button, Swatch)
        self._tell(Opponent(str(button.property("name")), self._now.level))
        self.close()

    @Slot(object)
    def _take_level(self, level: str) -> None:
        self._tell(Opponent(self._now.name, level))
        self._tell_strength()
        self.adjustSize()

    def _tell_strength(self) -> None:
        """Say what was measured of the level; nothing where nothing was."""
        text = strength(self._game, self._now.level)
        self.strength.setText(text)
        self.strength.setVisible(bool(text))

    def _tell(self, opponent: Opponent) -> None:
        self._now = opponent
        self.chosen.emit(opponent)


class SeatCards(QWidget):
    """All the seats in a row, the person's first."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.opponents: list[Opponent] = []
        self._levels: Sequence[str] = ()
        self._person = self._game = ""
        self.cards: list[SeatCard] = []
        self.open_popup: SeatPopup | None = None
        self._changing, self._seats = 0, (2, 2)
        self.add = Button("plain", "plus")
        """Stands wherever whoever shows the seats puts it."""
        self.add.clicked.connect(self._invite)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(11)

    def show_seats(
        self,
        person: str,
        opponents: Sequence[Opponent],
        levels: Sequence[str],
        seats: tuple[int, int],
        game: str = "",
    ) -> None:
        """Show a table, from which levels one may choose, and how many may sit at it."""
        self._person, self.opponents, self._levels = person, list(opponents), levels
        self._seats, self._game = seats, game
        self._build()

    def shuffle(self, chance: Random) -> None:
        """Invite others, at the same levels."""
        before = [opponent.name for opponent in self.opponents]
        absent = [name for name in OPPONENTS if name not in before]
        enough = absent if len(absent) >= len(before) else list(OPPONENTS)
        names = chance.sample(enough, len(before))
        self.opponents = [
            Opponent(name, old.level) for name, old in zip(names, self.opponents, strict=True)
        ]
        self._build()
        self.changed.emit()

    def _build(self) -> None:
        for old in self.cards:
            old.hide()
            old.deleteLater()
        self.cards = [SeatCard() for _ in range(len(self.opponents) + 1)]
        self.cards[0].show_person(self._person)
        for card, opponent in zip(self.cards[1:], self.opponents, strict=True):
            card.show_opponent(opponent)
            card.clicked.connect(self._open)
        self.add.say(translate("new_game", "Add"), translate("new_game", "Add an opponent"))
        self.add.setVisible(len(self.cards) < self._seats[1])
        self._lay()

    def minimumSizeHint(self) -> QSize:
        widest = max((card.sizeHint().width() for card in self.cards), default=0)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _lay(self) -> None:
        """Put the seats in as many rows as the width asks for."""
        gap = self._grid.spacing()
        wide = max(card.sizeHint().width() for card in self.cards) + gap
        columns = max(1, (self.width() + gap) // wide)
        for i, card in enumerate(self.cards):
            self._grid.addWidget(card, i // columns, i % columns)
        for i in range(self._grid.columnCount() + 1):
            self._grid.setColumnStretch(i, int(i == min(columns, len(self.cards))))

    @Slot()
    def _open(self) -> None:
        card = self.sender()
        assert isinstance(card, SeatCard)
        self._changing = self.cards.index(card) - 1
        taken = [opponent.name for opponent in self.opponents]
        now = self.opponents[self._changing]
        may_leave = len(self.cards) > self._seats[0]
        self.open_popup = SeatPopup(now, taken, self._levels, may_leave, self, self._game)
        self.open_popup.left.connect(self._dismiss)
        self.open_popup.chosen.connect(self._seat)
        self.open_popup.below(card)

    @Slot(object)
    def _seat(self, opponent: Opponent) -> None:
        self.opponents[self._changing] = opponent
        self.cards[self._changing + 1].show_opponent(opponent)
        self.changed.emit()

    @Slot()
    def _invite(self) -> None:
        taken = [opponent.name for opponent in self.opponents]
        name = next(name for name in OPPONENTS if name not in taken)
        self.opponents.append(Opponent(name, self.opponents[-1].level))
        self._build()
        self.changed.emit()

    @Slot()
    def _dismiss(self) -> None:
        del self.opponents[self._changing]
        self._build()
        self.changed.emit()
