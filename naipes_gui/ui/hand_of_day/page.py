"""The page of the hand of the day: five tiles, a calendar, the result and its line."""

from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QRadialGradient,
    QShowEvent,
)
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.games import all_games
from naipes_gui.store.hand_of_day import Calendar, hand_of_day
from naipes_gui.store.settings import Settings
from naipes_gui.ui.hand_of_day.asking import Asking
from naipes_gui.ui.hand_of_day.calendar import MonthCalendar
from naipes_gui.ui.hand_of_day.line_card import LineCard
from naipes_gui.ui.hand_of_day.reading import DayHand, DayReading
from naipes_gui.ui.hand_of_day.result import Result
from naipes_gui.ui.hand_of_day.tiles import DayTile
from naipes_gui.ui.shared import dates
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.shared.widgets.boxes import hbox
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.nav_bar import FOLDS_UNDER, NavBar, RailPage, on_page
from naipes_gui.ui.shared.widgets.scrolling import PageScroll
from naipes_gui.ui.shared.widgets.tab_order import stop_at_taken, tab_as_one_reads
from naipes_gui.ui.shared.widgets.turning import Turning

MARGIN, GAP = 32, 10
BESIDE = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
CALENDAR = 300
COLUMNS = ((5, 160), (3, 150))
"""So many tiles stand in a row if each has so much room, at 100 %; else two."""
NESTED = 8
"""How deep layouts lie in each other, at most."""


class HandOfDayPage(RailPage):
    """What is played today, what was played, and what others would have made of it."""

    where = Where.DAY
    play = Signal(object)
    resume = Signal(object)
    replay = Signal(object)
    same_again = Signal(object)
    """A hand that was played is to be played once more."""
    review = Signal(object, int)
    """Somebody wants to go over a hand that was played."""
    paste = Signal()
    back = Signal()

    def __init__(
        self, folder: Path, today: date | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._folder, self.today = folder, today or date.today()
        self.day, self.game = self.today, next(iter(all_games()))
        self._calendar, self._hands = Calendar(), dict[str, DayHand]()
        self._reading: DayReading | None = None
        self._asking = Asking(self._folder, self)
        self._asking.learnt.connect(self._show_learnt)
        self.nav_bar = NavBar(here=Where.DAY)
        self._title, self._date = label("title", wrap=True), label("lead", tone="second")
        self._same = label("caption", tone="third", wrap=True)
        self.tiles = [DayTile(game) for game in all_games().values()]
        self.calendar, self.result, self.line = MonthCalendar(), Result(), LineCard()
        self._arrange()
        self._connect()
        # Nothing is read before the page stands.
        self._starting = QTimer(self, singleShot=True, interval=0)
        self._starting.timeout.connect(self.refresh)
        self.retranslate()

    @property
    def pointed_game(self) -> str:
        return self.game

    @Slot()
    def refresh(self) -> None:
        """Read again what was played."""
        self._stop()
        self._hands = {}
        self._asking.forget()
        self._reading = DayReading(self._folder, self.day, self)
        self._reading.found.connect(self._take_calendar)
        self._reading.read.connect(self._take_hand)
        self._reading.start()

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self._title.setText(translate("day", "Hand of the day"))
        self._same.setText(translate("day", "The same for everybody: it follows from the date, "
                                     "without a network"))  # fmt: skip
        self.nav_bar.retranslate()
        self.line.retranslate()
        self._show()

    def adopt(self, settings: Settings) -> None:
        """Paint everything again after a change of cards, or of the size of type."""
        self._fit()
        self._show()

    def focus_first(self) -> None:
        """Put the focus on the game that is chosen."""
        for tile in self.tiles:
            if tile.game.key == self.game:
                tile.setFocus()

    def choose(self, game: str) -> None:
        """Show the hand of another game."""
        self.game = game
        self._asking.stop()
        self._show()
        self._ask()

    @Slot(object)
    def choose_day(self, day: date) -> None:
        """Show the hands of another day."""
        self.day = day
        self.refresh()
        self._show()

    @Slot()
    def open(self) -> None:
        """Play the chosen hand, go on with it, or watch it if it is over."""
        played = self._calendar.at(self.day, self.game)
        if played is None:
            self.play.emit(hand_of_day(self.day, self.game))
        elif played.is_over:
            self.replay.emit(played.path)
        else:
            self.resume.emit(played.path)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._starting.start()
        self.focus_first()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._starting.stop()
        self._stop()

    def _fit(self) -> None:
        super()._fit()
        self._lay()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_1
        focused = self.focusWidget()
        if event.key() in BESIDE and isinstance(focused, DayTile):
            self._turn_to(self.tiles.index(focused) + BESIDE[Qt.Key(event.key())])
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste.emit()
        elif 0 <= number < len(self.tiles) and not event.modifiers():
            self._turn_to(number)
        elif event.key() == Qt.Key.Key_C and not event.modifiers():
            self.line.copy_line()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _turn_to(self, number: int) -> None:
        """Choose the tile of that number, if there is one."""
        if 0 <= number < len(self.tiles):
            self.tiles[number].click()
            self.tiles[number].setFocus(Qt.FocusReason.TabFocusReason)

    # Construction.

    def _arrange(self) -> None:
        page, inner = _Ground(), QWidget()
        inner.setProperty("material", "page")
        self._scroll = PageScroll(leaves=BESIDE)
        # Not all of it is of the page's material, but what runs along its edge is.
        self._scroll.verticalScrollBar().setProperty("material", "page")
        hbox(on_page(self.nav_bar), (self._scroll, 1), on=self, margins=0, spacing=0)
        outer, column = QVBoxLayout(page), QVBoxLayout(inner)
        outer.setContentsMargins(MARGIN, 12, MARGIN, 12)
        for each in (outer, column):
            each.setSpacing(GAP)
        column.setContentsMargins(0, 0, 0, 0)
        head = Turning([self._title, self._date])
        # What breaks its lines would else do so beside an empty half of the page.
        self._same.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        column.addWidget(Turning([head, self._same]))
        self._tiles, self._middle = QGridLayout(), QGridLayout()
        for grid in (self._tiles, self._middle):
            grid.setSpacing(GAP)
            column.addLayout(grid)
        outer.addWidget(inner)
        outer.addWidget(self.line)
        outer.addStretch(1)
        self._scroll.setWidget(page)

    def _connect(self) -> None:
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, key=tile.game.key: self.choose(key))
            tile.wanted.connect(lambda key=tile.game.key: self._want(key))
        self.calendar.chosen.connect(self.choose_day)
        self.result.play.connect(self.open)
        self.result.watch.connect(self.open)
        self.result.same.connect(self._play_again)
        self.result.review.connect(self._go_over)
        self.line.paste.connect(self.paste)
        self.nav_bar.play.connect(self.back)

    def _lay(self) -> None:
        """Put tiles and panels where there is room for them."""
        room = self.width() - self.nav_bar.width() - 2 * MARGIN
        narrow = room / app_style().scale < FOLDS_UNDER - 2 * MARGIN - 64
        # Beside the bar that may come, and with what lies between them.
        for_tiles = room - self._scroll.verticalScrollBar().sizeHint().width()
        wide = (n for n, tile in COLUMNS if for_tiles >= n * app_style().px(tile) + (n - 1) * GAP)
        columns = next(wide, 2)
        for i, tile in enumerate(self.tiles):
            self._tiles.addWidget(tile, i // columns, i % columns)
        self._middle.addWidget(self.calendar, 1 if narrow else 0, 0)
        self._middle.addWidget(self.result, 0, 0 if narrow else 1)
        self._middle.setColumnStretch(0, 1 if narrow else 0)
        self._middle.setColumnStretch(1, 0 if narrow else 1)
        self.calendar.setFixedWidth(app_style().px(CALENDAR))
        self.result.turn(room if narrow else room - app_style().px(CALENDAR) - GAP)
        self.line.be_small(narrow)
        tab_as_one_reads(self)

    # What is shown.

    @Slot(object)
    def _take_calendar(self, calendar: Calendar) -> None:
        self._calendar = calendar
        self._show()

    @Slot(object)
    def _take_hand(self, hand: DayHand) -> None:
        self._hands[hand.game] = hand
        self._show()
        if hand.game == self.game:
            self._ask()

    def _show(self) -> None:
        form = QLocale.FormatType.LongFormat
        self._date.setText(dates.here().toString(self.day, form))  # type: ignore[call-overload]
        today = self._calendar.played_on(self.today)
        self.nav_bar.show_day(len(today), len(self.tiles))
        self.calendar.show_days(self._calendar, self.day, self.today)
        for tile in self.tiles:
            key = tile.game.key
            begun = self._calendar.at(self.day, key) is not None
            tile.show_hand(self._hands.get(key), begun=begun)
            tile.setChecked(key == self.game)
        stop_at_taken(self.tiles)
        hand = self._hands.get(self.game)
        if hand is not None:
            self.result.show_hand(hand, self.day)
            self._show_learnt(self.game)
        else:
            begun = self._calendar.at(self.day, self.game) is not None
            self.result.show_waiting(self.game, self.day, begun=begun)
        self.line.show_line(hand.line if hand else hand_of_day(self.day, self.game).line)

    def _ask(self) -> None:
        """Ask what the nine, and those who were sent the line, made of the chosen hand."""
        hand = self._hands.get(self.game)
        if hand is None:
            return
        self._asking.ask(hand, hand_of_day(self.day, self.game))

    @Slot(str)
    def _show_learnt(self, game: str) -> None:
        """Show what has been found out about the chosen hand so far."""
        hand, learnt = self._hands.get(self.game), self._asking.learnt_of(game)
        if hand is None or game != self.game:
            return
        if learnt.par is not None:
            self.result.show_par(learnt.par, hand)
        if learnt.answers is not None:
            self.result.show_answers(learnt.answers, hand)
        self.result.compare(learnt.compared)
        lay_at_once()

    @Slot()
    def _play_again(self) -> None:
        if (hand := self._hands.get(self.game)) is not None:
            self.same_again.emit(hand.path)

    @Slot()
    def _go_over(self) -> None:
        if (hand := self._hands.get(self.game)) is not None:
            self.review.emit(hand.path, 1)

    def _want(self, game: str) -> None:
        self.choose(game)
        self.open()

    def _stop(self) -> None:
        self._asking.stop()
        self.line.stop()
        if self._reading is not None:
            self._reading.stop()
            self._reading.deleteLater()
            self._reading = None


def lay_at_once() -> None:
    """Give what has more to say its room before it is painted.

    Each layout asks the next one around it with the next event: until then lines would be cut.
    """
    for _ in range(NESTED):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


class _Ground(QWidget):
    """The ground of the page; what lies on it need not be of its material."""

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, painter = app_style().colours, QPainter(self)
        light = QRadialGradient(self.width() * 0.4, self.height() * 0.1, self.width() * 1.1)
        light.setColorAt(0, QColor(colours.glow))
        light.setColorAt(1, QColor(colours.panel))
        painter.fillRect(self.rect(), light)
        painter.end()
