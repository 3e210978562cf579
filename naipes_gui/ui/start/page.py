"""The first page: what was left unfinished, the games, and the saved matches."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QMenu,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.games import all_games
from naipes_gui.store.profiles import Profile
from naipes_gui.store.settings import Settings
from naipes_gui.store.summary import Summary
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.shared.widgets.boxes import hbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.link_card import LinkCard
from naipes_gui.ui.shared.widgets.nav_bar import FOLDS_UNDER, NavBar, RailPage
from naipes_gui.ui.shared.widgets.scrolling import PageScroll
from naipes_gui.ui.shared.widgets.tab_order import tab_as_one_reads
from naipes_gui.ui.shared.widgets.tile import EDGE, PRESS_KEYS, Tile
from naipes_gui.ui.start.arrows import ARROWS, nearest
from naipes_gui.ui.start.last_seen import LastSeen, Seen
from naipes_gui.ui.start.tile_grid import GAP, Room, TileGrid
from naipes_gui.ui.start.unfinished import UnfinishedCards
from naipes_gui.ui.start.who_plays import WhoPlays

MARGIN, MARGIN_OF_BRIEF = 32, 20
ONE_COLUMN_UNDER = 520
"""Of the room beside the rail, at 100 %."""
ONE_BESIDE = 2
FEW_UNDER = 760
"""At 100 %: of a lower window two cards below each other would take half, and hide the tables."""
BRIEF_FROM, BRIEF_UNDER, LOW = 888, 800, 640
"""A window so wide is told little in, if it is lower than the second, or wide and lower than the
third: then nothing need be scrolled to."""
BRIEF_BESIDE = 760
"""So much room beside the rail three columns take at least, or figures are cut."""


class StartPage(RailPage):
    """Where the program begins; everything on it is one click from a table."""

    where = Where.START
    new_game = Signal(str)
    resume = Signal(object)
    library = Signal()
    statistics = Signal()
    settings = Signal()
    rules = Signal()
    give_up = Signal(object)
    rename = Signal(object)
    delete = Signal(object)
    day = Signal()
    learn = Signal()
    go_on_learning = Signal()
    """Somebody wants to go on with the lesson that was left."""
    watch = Signal(str)
    """Carries a game of which somebody wants to see a hand played."""
    problem_of_day = Signal()
    paste = Signal()
    """Somebody wants to play the deal whose line they were sent."""
    who = Signal(str)
    """Somebody else is to play; carries the key of the profile."""
    seen = Signal()
    """Comes once, after the first frame, which waits for no file."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("material", "page")
        self._seeing = QTimer(self, singleShot=True, interval=0)
        self._seeing.timeout.connect(self._be_seen)
        self._is_new, self._is_solved, self._is_brief = True, False, False
        self._begun, self._stages_done = "", 0
        self.nav_bar = NavBar(self)
        # Whatever changes its parent is dressed again, and all that is inside it.
        page = self._scrolled()
        self._unfinished = UnfinishedCards(page)
        self._who_plays: WhoPlays | None = None
        self._others = Button("link", on_page=True, parent=page)
        self._paste = Button("link", on_page=True, parent=page)
        self._heading = label("heading", parent=page)
        self.tiles = [Tile(game, page) for game in all_games().values()]
        self._matches = LinkCard(page)
        self._teach, self._watch = self._matches.add("learn"), self._matches.add("eye")
        self._problem = self._matches.add("hint")
        self._grid = TileGrid(self.tiles, self._matches)
        self._arrange(page)
        self._connect()
        self.retranslate()
        self._tell_counts()

    @property
    def pointed_game(self) -> str:
        focused = self.focusWidget()
        return focused.game.key if isinstance(focused, Tile) else ""

    def show_matches(self, unfinished: Sequence[Summary], count: int) -> None:
        """Show the latest matches that can be played on, and how many are saved."""
        # The matches are read after the page stands; who has gone nowhere yet goes on with one.
        waits = not self._unfinished.standing and self.focusWidget() is self.tiles[0]
        self._unfinished.show_matches(unfinished, count)
        self._tell_counts()
        # Below another page it would take the keys from that one.
        if unfinished and waits and self.isVisible():
            self.focus_first()

    def show_people(self, people: Sequence[Profile]) -> None:
        """Let one choose who plays, where several people do."""
        if len(people) > 1 and self._who_plays is None:
            self._who_plays = WhoPlays(self._scroll.widget())
            self._who_plays.chosen.connect(self.who)
            self._column.insertWidget(0, self._who_plays)
        if self._who_plays is not None:
            self._who_plays.setVisible(len(people) > 1)
            self._who_plays.show_people(people)
            tab_as_one_reads(self)

    def show_last(self, seen: LastSeen) -> None:
        """Show what was shown last, until it is known how things stand now."""
        self._unfinished.show_last(seen)
        self._tell_counts()

    def keep_left(self, left: Seen) -> None:
        """Keep for the next start that a match was left at the table."""
        self._unfinished.keep_left(left)

    def _tell_counts(self) -> None:
        self.nav_bar.show_count(self._unfinished.saved)
        self._tell_others()

    def _tell_others(self) -> None:
        more = self._unfinished.more
        self._others.setVisible(more > 0)
        self._others.say(translate("start", "and %n more unfinished", n=more))

    def tell_lessons(self, begun: Sequence[str], done: Mapping[str, int]) -> None:
        """Say of which game a lesson was left, and how many of it are done; else of all games."""
        self._begun = next((game for game in begun if game in all_games()), "")
        self._stages_done = done.get(self._begun, 0) if self._begun else sum(done.values())
        self._tell_lessons()

    def _tell_lessons(self) -> None:
        name, about = translate("start", "Teach me a game"), ""
        if self._stages_done:
            about = translate("start", "%n stage(s) done", n=self._stages_done)
        if self._begun:
            name = translate("start", "Go on learning")
            title = Wording().say(all_games()[self._begun].title)
            about = labelled(title, about) if about else title
        self._teach.say(name, about or translate("start", "A hand that is led, in four minutes"))

    def tell_problem(self, *, is_done: bool) -> None:
        """Say whether the problem of today was answered."""
        self._is_solved = is_done
        self._tell_problem()

    def _tell_problem(self) -> None:
        about = translate("start", "The same for everybody")
        if self._is_solved:
            about = translate("start", "Done: come back tomorrow")
        self._problem.say(translate("start", "Problem of the day"), about)

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self._heading.setText(translate("start", "Choose a table"))
        about = translate("start", "Play a deal that somebody sent you as a line: Ctrl+V")
        self._paste.say(translate("start", "Paste a deal"), about=about)
        self._matches.say(translate("start", "Learn, or watch"))
        self._tell_lessons()
        self._watch.say(
            translate("start", "Watch a hand"),
            translate("start", "Played by the strongest"),
        )
        self._tell_problem()
        self.nav_bar.retranslate()
        self._unfinished.retranslate()
        if self._who_plays is not None:
            self._who_plays.retranslate()
        self._tell_others()
        for tile in self.tiles:
            tile.retranslate()

    def adopt(self, settings: Settings) -> None:
        """Paint the tables again after a change of cards or felt."""
        for tile in self.tiles:
            tile.forget_picture()
        self.nav_bar.refresh()
        self._fit()

    def focus_first(self) -> None:
        """Put the focus on what is most likely wanted, and be where it is seen."""
        wanted = self._unfinished.first.go_on if self._unfinished.standing else self.tiles[0]
        wanted.setFocus()
        self._scroll.verticalScrollBar().setValue(0)
        self._scroll.ensureWidgetVisible(wanted)

    def focus_again(self) -> None:
        """Leave the keys at the game whose rules or dialog one has looked into."""
        if isinstance(at := self.focusWidget(), Tile):
            at.setFocus()
        else:
            self.focus_first()

    def _fit(self) -> None:
        """Find the columns for this window, and for this size of type."""
        super()._fit()
        width = self.width() / app_style().scale
        beside = (self.width() - self.nav_bar.minimumWidth()) / app_style().scale
        brief = beside >= BRIEF_BESIDE and self._is_low(width)
        roomy = brief or width >= FOLDS_UNDER
        columns = 1 if beside < ONE_COLUMN_UNDER else 3 if roomy else 2
        if brief is not self._is_brief:
            self._be_brief(brief=brief)
        is_low = self.height() / app_style().scale < FEW_UNDER
        self._unfinished.be_low(low=is_low and columns <= ONE_BESIDE)
        self._tell_others()
        if columns != self._grid.columns:
            self._grid.fill(columns)
            self._place_paste(below=columns == 1)
        self._shape_tiles()
        row, column = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._unfinished.setDirection(row if columns > ONE_BESIDE else column)
        self._head.setDirection(row if columns > 1 else column)
        # Below each other, what is said of matches comes before what begins one.
        self._head.insertWidget(int(columns > 1), self._others, 0, Qt.AlignmentFlag.AlignLeft)

    def _place_paste(self, *, below: bool) -> None:
        """In one column what is seldom wanted stands below the tables, or it would hide them."""
        if below:
            last = self._column.count() - 1
            self._column.insertWidget(last, self._paste, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            self._head.addWidget(self._paste, 0, Qt.AlignmentFlag.AlignLeft)

    def _is_low(self, width: float) -> bool:
        """Tell whether the page is seen whole only if little is told on it; the size decides."""
        height = self.height() / app_style().scale
        return width >= BRIEF_FROM and height < (BRIEF_UNDER if width < FOLDS_UNDER else LOW)

    @property
    def _margin(self) -> int:
        return MARGIN_OF_BRIEF if self._is_brief else MARGIN

    def _be_brief(self, *, brief: bool) -> None:
        self._is_brief = brief
        for part in (self._grid, self._unfinished):
            part.be_brief(brief=brief)
        top, heading = (10, 6) if brief else (22, 12)
        side = self._margin - EDGE
        self._above_heading.changeSize(0, heading)
        self._column.setContentsMargins(side, top, side, 20 - EDGE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest and self._grid.columns:
            # A match has more or less to say: the tiles have another room.
            self._shape_tiles()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_new:
            self._is_new = False
            self._grid.light()
            self._seeing.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._seeing.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() is None:
            self.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() in ARROWS and focused is not None:
            self._step(focused, ARROWS[Qt.Key(event.key())])
        elif event.key() in PRESS_KEYS and isinstance(focused, QAbstractButton):
            focused.click()
        elif (tile := self._numbered(event)) is not None:
            tile.setFocus()
            tile.click()
        elif _pastes(event):
            self.paste.emit()
        else:
            super().keyPressEvent(event)

    def _numbered(self, event: QKeyEvent) -> QAbstractButton | None:
        """Return the tile that a digit opens: the games in their order, 1 the first."""
        digit = event.text()
        known = digit.isascii() and digit.isdigit() and 1 <= int(digit) <= len(self.tiles)
        return self.tiles[int(digit) - 1] if known else None

    def settle(self) -> None:
        """Believe what the desktop has told of the pointer by now."""
        for tile in self.tiles:
            tile.light(pointed=False)

    @Slot()
    def _be_seen(self) -> None:
        self._order()
        self.seen.emit()

    @Slot()
    def _order(self) -> None:
        tab_as_one_reads(self)

    def _arrange(self, page: QWidget) -> None:
        column = self._column = QVBoxLayout(page)
        column.setContentsMargins(MARGIN - EDGE, 22, MARGIN - EDGE, 20 - EDGE)
        column.setSpacing(0)
        self._unfinished.setSpacing(GAP)
        self._unfinished.setContentsMargins(EDGE, 0, EDGE, 0)
        column.addLayout(self._unfinished)
        self._above_heading = QSpacerItem(0, 12)
        column.addItem(self._above_heading)
        head = self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setContentsMargins(EDGE, 0, EDGE, 0)
        head.addWidget(self._heading, 1)
        for link in (self._others, self._paste):
            head.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(head)
        column.addSpacing(10 - EDGE)
        column.addLayout(self._grid)
        column.addStretch(1)

    def _scrolled(self) -> QWidget:
        """Return the page beside the rail, empty: a full one would be dressed twice."""
        self._scroll = PageScroll(self, ARROWS)
        page = QWidget(self._scroll)
        page.setProperty("ground", "page")
        hbox(self.nav_bar, (self._scroll, 1), on=self, margins=0, spacing=0)
        self._scroll.setWidget(page)
        page.installEventFilter(self)
        return page

    def _connect(self) -> None:
        for tile in self.tiles:
            tile.clicked.connect(self._choose)
        cards = self._unfinished
        cards.resume.connect(self.resume)
        cards.give_up.connect(self.give_up)
        cards.rename.connect(self.rename)
        cards.delete.connect(self.delete)
        cards.grown.connect(self._order)
        self._others.clicked.connect(self.library)
        self._paste.clicked.connect(self.paste)
        self.nav_bar.day.connect(self.day)
        self.nav_bar.learn.connect(self.learn)
        self._teach.clicked.connect(self._go_on_learning)
        self._watch.clicked.connect(self._offer_hands)
        self._problem.clicked.connect(self.problem_of_day)
        self.nav_bar.library.connect(self.library)
        self.nav_bar.statistics.connect(self.statistics)
        self.nav_bar.settings.connect(self.settings)
        self.nav_bar.rules.connect(self.rules)

    @Slot()
    def _go_on_learning(self) -> None:
        (self.go_on_learning if self._begun else self.learn).emit()

    @Slot()
    def _offer_hands(self) -> None:
        """Ask of which game a hand is to be seen."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for game in all_games().values():
            action = menu.addAction(Wording().say(game.title))
            action.triggered.connect(partial(self._watch_hand, game.key))
        menu.popup(self._watch.mapToGlobal(self._watch.rect().bottomLeft()))

    def _watch_hand(self, game: str, _checked: bool = False) -> None:
        self.watch.emit(game)

    def _shape_tiles(self) -> None:
        """Tell the tiles what room the rail, the margins and all else on the page leave."""
        inside, margins = self.width() - self.nav_bar.width(), 2 * self._margin
        used = self._column.totalHeightForWidth(inside)
        tiles = self._grid.totalHeightForWidth(inside - margins + 2 * EDGE)
        self._grid.shape(Room(inside - margins, self.height(), used - tiles))

    def _step(self, start: QWidget, way: QPoint) -> None:
        stops = [part for part in self.findChildren(QAbstractButton) if part.isVisible()]
        if (found := nearest(start, stops, way)) is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)
            self._scroll.ensureWidgetVisible(found)

    @Slot()
    def _choose(self) -> None:
        tile = self.sender()
        assert isinstance(tile, Tile)
        self.new_game.emit(tile.game.key)


def _pastes(event: QKeyEvent) -> bool:
    from PySide6.QtGui import QKeySequence

    return event.matches(QKeySequence.StandardKey.Paste)
