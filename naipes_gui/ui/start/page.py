"""The first page: what was left unfinished, the games, and the saved matches."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCursor, QHideEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from naipes_gui.core.text import translate
from naipes_gui.games import all_games
from naipes_gui.store.profiles import Profile
from naipes_gui.store.settings import Settings
from naipes_gui.store.summary import Summary
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.link_card import LinkCard
from naipes_gui.ui.shared.widgets.nav_bar import NavBar
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea
from naipes_gui.ui.shared.widgets.tab_order import tab_as_one_reads
from naipes_gui.ui.shared.widgets.tile import EDGE, PICTURE, PRESS_KEYS, SHAPE, Tile
from naipes_gui.ui.start import last_seen
from naipes_gui.ui.start.continue_card import ContinueCard
from naipes_gui.ui.start.last_seen import MOST_CARDS, LastSeen, Seen
from naipes_gui.ui.start.who_plays import WhoPlays

MARGIN, MARGIN_OF_BRIEF, GAP = 32, 20, 20
FOLDS_UNDER = 1000
ONE_COLUMN_UNDER = 520
"""Of the room beside the rail, at 100 %."""
ONE_BESIDE = 2
BRIEF_FROM, BRIEF_UNDER, LOW = 888, 800, 640
"""A window so wide is told little in, if it is lower than the second, or wide and lower than the
third: then nothing need be scrolled to."""
BRIEF_BESIDE = 760
"""So much room beside the rail three columns take at least, or figures are cut."""
TALLEST = 0.42
"""The part of the page that the picture of a tile may take."""
LEAST_PICTURE, LEAST_OF_BRIEF, SCROLLED = 96, 56, 0.22
"""How small pictures become for the page to be seen whole, and their part of one that scrolls."""
"""Pictures give way down to this height, so that nothing need be scrolled to."""
ARROWS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class _Scroll(ScrollArea):
    """Leaves the arrows to the page, which moves between tiles."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class StartPage(QWidget):
    """Where the program begins; everything on it is one click from a table."""

    where = Where.START
    new_game = Signal(str)
    resume = Signal(object)
    open_file = Signal()
    library = Signal()
    statistics = Signal()
    settings = Signal()
    rules = Signal()
    give_up = Signal(object)
    rename = Signal(object)
    delete = Signal(object)
    day = Signal()
    learn = Signal()
    problem_of_day = Signal()
    paste = Signal()
    """Somebody wants to play the deal whose line they were sent."""
    who = Signal(str)
    """Somebody else is to play; carries the key of the profile."""
    seen = Signal()
    """Comes once, after the first frame, which waits for no file."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("material", "dark")
        self._columns, self._counts = 0, (0, 0)
        self._shown = LastSeen()
        self._seeing = QTimer(self, singleShot=True, interval=0)
        self._seeing.timeout.connect(self._be_seen)
        self._is_new, self._is_solved, self._is_brief = True, False, False
        self.nav_bar = NavBar(self)
        # Whatever changes its parent is dressed again, and all that is inside it.
        page = self._scrolled()
        self._continue = ContinueCard(parent=page)
        self._second: ContinueCard | None = None
        self._who_plays: WhoPlays | None = None
        self._others = Button("link", dark=True, parent=page)
        self._paste = Button("link", dark=True, parent=page)
        self._heading = label("heading", parent=page)
        self.tiles = [Tile(game, page) for game in all_games().values()]
        self._matches = LinkCard(page)
        self._teach = self._matches.add("learn")
        self._problem = self._matches.add("hint")
        self._open = self._matches.add("open")
        self._grid = QGridLayout()
        self._arrange(page)
        self._connect()
        self.retranslate()
        self._stand_cards(0)
        self._tell_counts(0, 0)

    def refresh(self, unfinished: Sequence[Summary], count: int) -> None:
        """Show the latest matches that can be played on, and how many are saved."""
        # The matches are read after the page stands; who has gone nowhere yet goes on with one.
        waits = self._continue.isHidden() and self.focusWidget() is self.tiles[0]
        for card, match in zip(self._stand_cards(len(unfinished)), unfinished, strict=False):
            card.show_match(match)
        self._tell_counts(len(unfinished), count)
        if unfinished and waits:
            self.focus_first()
        self._keep()

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
        for card, match in zip(self._stand_cards(seen.unfinished), seen.cards, strict=True):
            card.show_seen(match)
        self._tell_counts(seen.unfinished, seen.saved)
        self._shown = seen

    def keep_left(self, left: Seen) -> None:
        """Keep for the next start that a match was left at the table."""
        others = [card.seen for card in self._standing if card.path != left.path]
        cards = (left, *(seen for seen in others if seen is not None))[:MOST_CARDS]
        # Whoever opened a file was at the table before this page had looked for any.
        is_new = len(others) == len(self._standing)
        saved, unfinished = self._shown.saved + is_new, self._shown.unfinished + is_new
        last_seen.keep(LastSeen(saved, unfinished, cards))

    @Slot()
    def _keep(self) -> None:
        """Keep what is shown for the next start, as soon as all of it is known."""
        cards = tuple(card.seen for card in self._standing)
        unfinished, saved = self._counts
        shown = LastSeen(saved, unfinished, tuple(card for card in cards if card is not None))
        if None not in cards and shown != self._shown:
            self._shown = shown
            last_seen.keep(shown)

    @property
    def _standing(self) -> list[ContinueCard]:
        cards = (self._continue, self._second)
        return [card for card in cards if card is not None and not card.isHidden()]

    def _stand_cards(self, count: int) -> list[ContinueCard]:
        """Show as many cards as there are matches, and return them."""
        if count > 1 and self._second is None:
            # Most people have one match to go on with: the start should not make two cards.
            page = self._scroll.widget()
            self._second = ContinueCard("unfinished-2", latest=False, parent=page)
            self._second.be_brief(brief=self._is_brief)
            self._second.go_on.clicked.connect(self._go_on_with_second)
            self._connect_card(self._second)
            self._cards.addWidget(self._second, 1)
            tab_as_one_reads(self)
        for nth, card in enumerate((self._continue, self._second)):
            if card is not None:
                card.setVisible(nth < count)
        return self._standing

    def _tell_counts(self, unfinished: int, saved: int) -> None:
        self._counts = unfinished, saved
        self.nav_bar.show_count(saved)
        self._tell_others()

    def _tell_others(self) -> None:
        rest = self._counts[0] - MOST_CARDS
        self._others.setVisible(rest > 0)
        self._others.say(translate("start", "and %n more unfinished", n=max(rest, 0)))

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
        self._teach.say(
            translate("start", "Teach me a game"),
            translate("start", "A hand that is led, in four minutes"),
        )
        self._tell_problem()
        self._open.say(
            translate("start", "Open a match"), translate("start", "Or drop its file here")
        )
        self.nav_bar.retranslate()
        self._continue.retranslate()
        if self._second is not None:
            self._second.retranslate()
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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def focus_first(self) -> None:
        """Put the focus on what is most likely wanted."""
        if not self._continue.isHidden():
            self._continue.go_on.setFocus()
        elif self.tiles:
            self.tiles[0].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Find the columns for this window, and for this size of type."""
        width = self.width() / app_style().scale
        self.nav_bar.fold(self.width() < FOLDS_UNDER * min(app_style().scale, 1.25))
        beside = (self.width() - self.nav_bar.minimumWidth()) / app_style().scale
        brief = beside >= BRIEF_BESIDE and self._is_low(width)
        roomy = brief or width >= FOLDS_UNDER
        columns = 1 if beside < ONE_COLUMN_UNDER else 3 if roomy else 2
        if brief is not self._is_brief:
            self._be_brief(brief=brief)
        if columns != self._columns:
            self._columns = columns
            self._lay_tiles()
        self._shape_tiles()
        row, column = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._cards.setDirection(row if columns > ONE_BESIDE else column)
        self._head.setDirection(row if columns > 1 else column)

    def _is_low(self, width: float) -> bool:
        """Tell whether the page is seen whole only if little is told on it; the size decides."""
        height = self.height() / app_style().scale
        return width >= BRIEF_FROM and height < (BRIEF_UNDER if width < FOLDS_UNDER else LOW)

    @property
    def _margin(self) -> int:
        return MARGIN_OF_BRIEF if self._is_brief else MARGIN

    def _be_brief(self, *, brief: bool) -> None:
        self._is_brief = brief
        for part in (*self.tiles, self._matches, self._continue, self._second):
            if part is not None:
                part.be_brief(brief=brief)
        top, heading = (10, 6) if brief else (22, 12)
        side = self._margin - EDGE
        self._above_heading.changeSize(0, heading)
        self._column.setContentsMargins(side, top, side, 20 - EDGE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest and self._columns:
            # A match has more or less to say: the tiles have another room.
            self._shape_tiles()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_new:
            self._is_new = False
            self._light_tiles()
            self._seeing.start()

    def _light_tiles(self) -> None:
        """Light the tile under the pointer, which would else come with a frame of its own."""
        pointer = QCursor.pos()
        for tile in self.tiles:
            is_here = tile.rect().contains(tile.mapFromGlobal(pointer))
            # This comes before the tiles in the frame that is being painted.
            tile.light(pointed=is_here, is_painted_next=True)

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
        tab_as_one_reads(self)
        self.seen.emit()

    def _arrange(self, page: QWidget) -> None:
        column = self._column = QVBoxLayout(page)
        column.setContentsMargins(MARGIN - EDGE, 22, MARGIN - EDGE, 20 - EDGE)
        column.setSpacing(0)
        self._cards = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._cards.setSpacing(GAP)
        self._cards.setContentsMargins(EDGE, 0, EDGE, 0)
        self._cards.addWidget(self._continue, 1)
        column.addLayout(self._cards)
        self._above_heading = QSpacerItem(0, 12)
        column.addItem(self._above_heading)
        head = self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setContentsMargins(EDGE, 0, EDGE, 0)
        head.addWidget(self._heading, 1)
        for link in (self._others, self._paste):
            head.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(head)
        column.addSpacing(10 - EDGE)
        self._grid.setSpacing(GAP - 2 * EDGE)
        column.addLayout(self._grid)
        column.addStretch(1)

    def _scrolled(self) -> QWidget:
        """Return the page beside the rail, empty: a full one would be dressed twice."""
        self._scroll = _Scroll(self)
        page = QWidget(self._scroll)
        page.setProperty("ground", "page")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.nav_bar)
        row.addWidget(self._scroll, 1)
        self._scroll.setWidget(page)
        page.installEventFilter(self)
        return page

    def _connect(self) -> None:
        for tile in self.tiles:
            tile.clicked.connect(self._choose)
        self._continue.go_on.clicked.connect(self._go_on)
        self._connect_card(self._continue)
        self._others.clicked.connect(self.library)
        self._paste.clicked.connect(self.paste)
        self._open.clicked.connect(self.open_file)
        self.nav_bar.day.connect(self.day)
        self.nav_bar.learn.connect(self.learn)
        self._teach.clicked.connect(self.learn)
        self._problem.clicked.connect(self.problem_of_day)
        self.nav_bar.library.connect(self.library)
        self.nav_bar.statistics.connect(self.statistics)
        self.nav_bar.settings.connect(self.settings)
        self.nav_bar.rules.connect(self.rules)

    def _connect_card(self, card: ContinueCard) -> None:
        card.told.connect(self._keep)
        card.given_up.connect(self.give_up)
        card.renamed.connect(self.rename)
        card.deleted.connect(self.delete)

    def _lay_tiles(self) -> None:
        """Fill the grid; a lone game takes the room that others would have."""
        cards = [*self.tiles, self._matches]
        for card in cards:
            self._grid.removeWidget(card)
        column = 0
        for i, card in enumerate(cards):
            span = self._span if i == 0 else 1
            self._grid.addWidget(card, column // self._columns, column % self._columns, 1, span)
            column += span
        for i in range(3):
            self._grid.setColumnStretch(i, 1 if i < self._columns else 0)
            # Without a common least width, columns would follow the lengths of their words.
            self._grid.setColumnMinimumWidth(i, 1 if i < self._columns else 0)
        self._matches.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    @property
    def _span(self) -> int:
        """How many columns the first tile takes."""
        return self._columns - 1 if len(self.tiles) == 1 and self._columns > 2 else 1

    def _shape_tiles(self) -> None:
        room = self.width() - self.nav_bar.width() - 2 * self._margin - (self._columns - 1) * GAP
        width = room // self._columns * self._span + (self._span - 1) * GAP
        usual = max(PICTURE, min(round(width * SHAPE), round(self.height() * TALLEST)))
        picture = self._that_fits(width, usual)
        for tile in self.tiles:
            tile.reserve(width, picture)
        self._matches.reserve(width + 2 * EDGE)

    def _that_fits(self, width: int, usual: int) -> int:
        """Return how high pictures are if the whole page is to be seen, or else as they like."""
        lowest = LEAST_OF_BRIEF if self._is_brief else LEAST_PICTURE
        page = self._scroll.widget()
        column = page.layout() if page is not None else None
        if column is None:
            return usual
        inside = self.width() - self.nav_bar.width()
        rest = column.totalHeightForWidth(inside) - self._grid.totalHeightForWidth(
            inside - 2 * (self._margin - EDGE)
        )
        cards = [*(tile.words_height(width) for tile in self.tiles), 0]
        rows = [max(cards[i : i + self._columns]) for i in range(0, len(cards), self._columns)]
        gaps = (len(rows) - 1) * self._grid.verticalSpacing()

        def fits(picture: int) -> bool:
            heights = [row + picture for row in rows]
            heights[-1] = max(heights[-1], least)
            return rest + gaps + sum(heights) <= self.height()

        terse, least = self._matches.heights(width + 2 * EDGE)
        if not fits(lowest):
            whole, least = least, terse
            # Where one has to scroll anyway, all is said.
            least = terse if fits(lowest) else whole
        self._matches.shorten(terse=least == terse)

        # Where one has to scroll anyway, large pictures would put every tile on a page of its own.
        scrolled = min(usual, max(lowest, round(self.height() * SCROLLED)))
        return next(filter(fits, range(usual, lowest - 1, -1)), scrolled)

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

    @Slot()
    def _go_on(self) -> None:
        if self._continue.path is not None:
            self.resume.emit(self._continue.path)

    @Slot()
    def _go_on_with_second(self) -> None:
        if self._second is not None and self._second.path is not None:
            self.resume.emit(self._second.path)


def _pastes(event: QKeyEvent) -> bool:
    from PySide6.QtGui import QKeySequence

    return event.matches(QKeySequence.StandardKey.Paste)


def nearest(start: QWidget, stops: list[QAbstractButton], way: QPoint) -> QAbstractButton | None:
    """Return the stop next to a widget in one of the four directions, if there is one."""
    here = start.mapToGlobal(start.rect().center())

    def cost(stop: QAbstractButton) -> float:
        off = stop.mapToGlobal(stop.rect().center()) - here
        ahead = QPoint.dotProduct(off, way)
        aside = abs(off.x() * way.y()) + abs(off.y() * way.x())
        return ahead + 2 * aside if ahead > 10 else float("inf")

    others = [stop for stop in stops if stop is not start and cost(stop) < float("inf")]
    return min(others, key=cost, default=None)
