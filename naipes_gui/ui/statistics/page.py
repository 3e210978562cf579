"""The page of statistics: filters, what all comes to, how it came, where it went, against whom."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from naipes_gui.core.system_errors import told
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.session.bulk_review import BulkReview
from naipes_gui.statistics.answer import Answer
from naipes_gui.statistics.csv import as_csv
from naipes_gui.statistics.deal_luck import Dealt
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.history import History
from naipes_gui.statistics.losses import Lost, read_lost
from naipes_gui.statistics.wish import Wish
from naipes_gui.store.durable import replace_file
from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared.choosing_files import asked_target
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import Toast, label
from naipes_gui.ui.shared.widgets.nav_bar import NavBar, RailPage
from naipes_gui.ui.shared.widgets.scrolling import PageScroll
from naipes_gui.ui.statistics.chips import Chips
from naipes_gui.ui.statistics.course_card import CourseCard
from naipes_gui.ui.statistics.losses_card import LossesCard
from naipes_gui.ui.statistics.mistakes import MistakesDialog
from naipes_gui.ui.statistics.opponents_card import OpponentsCard
from naipes_gui.ui.statistics.reading import Counting, Reading
from naipes_gui.ui.statistics.sentence_card import SentenceCard
from naipes_gui.ui.statistics.streaks_card import StreaksCard

MARGIN, GAP = 32, 14
ONE_COLUMN_UNDER = 850
"""Pixels beside the rail at the usual size of type: with fewer all cards are below each other."""
LEFT_PART, RIGHT_PART = 61, 39
"""How the width is shared between the two columns."""


class StatisticsPage(RailPage):
    """Reads the matches when it is shown; every match in it can be opened."""

    where = Where.STATISTICS
    replay = Signal(object, int)
    review = Signal(object, int, int)
    character = Signal(str)
    back = Signal()

    def __init__(self, history: History, bulk: BulkReview, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("material", "page")
        self._history, self._reading = history, None
        self._matches: list[Facts] = []
        self._reviews: dict[Path, Lost] = {}
        self.wish = Wish()
        self.counting = Counting(self)
        self.nav_bar = NavBar(here=Where.STATISTICS)
        self._title = label("title")
        self.export = Button("plain", "export", on_page=True)
        self.chips = Chips()
        self.sentence, self.course = SentenceCard(), CourseCard()
        self.streaks, self.opponents = StreaksCard(), OpponentsCard()
        self.losses, self._bulk = LossesCard(bulk), bulk
        self._answer: Answer | None = None
        self.empty = label("lead", tone="second", wrap=True)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._arrange()
        self._connect()
        self.retranslate()

    _reading: Reading | None

    @property
    def is_reading(self) -> bool:
        """Whether more may come."""
        return self._reading is not None

    @property
    def pointed_game(self) -> str:
        return self.wish.game

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self._title.setText(translate("statistics", "Statistics"))
        self.export.say(translate("statistics", "Export CSV"))
        self.nav_bar.retranslate()
        if self._matches:
            self.counting.ask(self.wish)

    def refresh(self) -> None:
        """Read the folder again."""
        if self._reading is None:
            self._reading = Reading(self._history, self)
            self._reading.advanced.connect(self._advance)
            self._reading.read.connect(self._take)
            self._reading.dealt.connect(self._take_deals)
            self._reading.finished.connect(self._end_reading)
            self._reading.start()

    def close_all(self) -> None:
        """Read and count no more, and wait until that is so."""
        if (reading := self._reading) is not None:
            reading.stop()
            self._end_reading()
        self.counting.stop()

    def focus_first(self) -> None:
        """Put the focus on the first filter."""
        (self.chips.game if self.chips.game.isVisible() else self.course.plot).setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.counting.open()
        self.refresh()
        self.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.close_all()

    def adopt(self, settings: Settings) -> None:
        """Find the layout for another size of type."""
        self._fit()

    def _fit(self) -> None:
        super()._fit()
        room = (self.width() - self.nav_bar.width()) / app_style().scale
        self._lay(1 if room < ONE_COLUMN_UNDER else 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {
            Qt.Key.Key_F: self.focus_first,
            Qt.Key.Key_E: self.export.click,
            Qt.Key.Key_T: self.course.toggle,
            Qt.Key.Key_Escape: self.back.emit,
        }
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and event.key() in keys:
            keys[Qt.Key(event.key())]()
        else:
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        page = self._scrolled()
        column = QVBoxLayout(page)
        column.setContentsMargins(MARGIN, 20, MARGIN, 22)
        column.setSpacing(GAP)
        head = hbox((self._title, 1), self.export)
        column.addLayout(head)
        column.addWidget(self.chips)
        self._cards = QWidget()
        cards = vbox(on=self._cards, margins=0, spacing=GAP)
        self._sides.setSpacing(GAP)
        self._sides.addWidget(_pile(self.course, self.losses), LEFT_PART)
        self._sides.addWidget(_pile(self.streaks, self.opponents), RIGHT_PART)
        cards.addWidget(self.sentence)
        cards.addLayout(self._sides)
        cards.addStretch(1)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self._cards)
        column.addWidget(self._stack, 1)
        self.toast = Toast(self)
        self._tell_empty(translate("statistics", "Reading the matches…"))

    def _scrolled(self) -> QWidget:
        page = QWidget()
        page.setProperty("ground", "page")
        scroll = PageScroll()
        hbox(self.nav_bar, (scroll, 1), on=self, margins=0, spacing=0)
        scroll.setWidget(page)
        return page

    def _connect(self) -> None:
        self.nav_bar.play.connect(self.back)
        self.chips.wished.connect(self._ask)
        self.counting.answered.connect(self._show)
        self.course.opened.connect(self.replay)
        self.streaks.opened.connect(self.replay)
        self.losses.opened.connect(self.review)
        self.opponents.chosen.connect(self.character)
        self.losses.queue.connect(self._open_queue)
        self._bulk.judged.connect(self._on_judged)
        self.export.clicked.connect(self._export)

    def _lay(self, columns: int) -> None:
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._sides.setDirection(beside if columns > 1 else below)

    @Slot(int)
    def _advance(self, number: int) -> None:
        if not self._matches:
            text = translate("statistics", "Reading the matches: {number}")
            self._tell_empty(text.format(number=number))

    @Slot(object, object)
    def _take(self, matches: list[Facts], reviews: Mapping[Path, Lost]) -> None:
        self._matches, self._reviews = matches, dict(reviews)
        self._count()

    @Slot(object)
    def _take_deals(self, deals: Mapping[Path, Dealt]) -> None:
        self.counting.take_deals(deals)
        self.counting.ask(self.wish)

    def _count(self) -> None:
        self.counting.take(self._matches, dict(self._reviews))
        self.counting.ask(self.wish)

    @Slot(object)
    def _on_judged(self, path: Path) -> None:
        """Count a match whose review is new, without reading all the others again."""
        match = next((match for match in self._matches if match.path == path), None)
        if match is not None and (lost := read_lost(path, match.person)) is not None:
            self._reviews[path] = lost
            self._count()

    @Slot()
    def _open_queue(self) -> None:
        if self._answer is not None:
            dialog = MistakesDialog(self._answer.mistakes, self.wish.game, self.window())
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.opened.connect(self.review)
            dialog.open()

    @Slot()
    def _end_reading(self) -> None:
        reading = self._reading
        if reading is not None and reading.isFinished():
            self._reading = None
            reading.deleteLater()

    @Slot(object)
    def _ask(self, wish: Wish) -> None:
        self.wish = wish
        self.counting.ask(wish)

    @Slot(object)
    def _show(self, answer: Answer) -> None:
        self.wish, self._answer = answer.wish, answer
        self.chips.show_answer(answer)
        self.chips.setVisible(bool(answer.offer.games))
        self.export.setEnabled(bool(answer.matches))
        if answer.overview is None:
            self._tell_empty(_why_empty(answer))
            return
        self._turn_to(self._cards)
        for card in (self.sentence, self.course, self.losses, self.streaks, self.opponents):
            card.show_answer(answer)

    def _tell_empty(self, text: str) -> None:
        self.empty.setText(text)
        self._turn_to(self.empty)

    def _turn_to(self, shown: QWidget) -> None:
        """Show the cards or a sentence; what is hidden should not make the page long."""
        kind = QSizePolicy.Policy
        for part in (self.empty, self._cards):
            part.setSizePolicy(kind.Preferred, kind.Preferred if part is shown else kind.Ignored)
        self._stack.setCurrentWidget(shown)

    @Slot()
    def _export(self) -> None:
        title = translate("statistics", "Export the matches")
        kind = translate("statistics", "Tables (*.csv)")
        name = asked_target(self, title, "naipes.csv", kind)
        if not name:
            return
        target = Path(name)
        target = target if target.suffix else target.with_suffix(".csv")
        try:
            replace_file(target, as_csv(self.wish.of(self._matches)).encode())
        except OSError as error:
            self.toast.tell(Wording().say(told(error)))
            return
        written = translate("statistics", "Written: “{name}”.")
        self.toast.tell(written.format(name=target.name))


def _pile(*cards: QWidget) -> QWidget:
    """Return cards below each other, the last of which takes what room is left."""
    pile = QWidget()
    # A least width of its own: else columns would follow the lengths of their words.
    pile.setMinimumWidth(1)
    column = vbox(*cards, on=pile, margins=0, spacing=GAP)
    column.setStretch(len(cards) - 1, 1)
    return pile


def _why_empty(answer: Answer) -> str:
    if answer.wish == Wish(game=answer.wish.game) and answer.offer.games:
        return translate("statistics", "No hand of this game is over yet.")
    if answer.offer.games:
        return translate("statistics", "No hand of yours is like that. Clear the filters.")
    return translate("statistics", "Play a hand to its end, and here will be something to tell.")
