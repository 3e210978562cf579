"""A rulebook to read: contents, text, search, and the way back."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QTextBlock, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.info import GameInfo
from naipes_gui.core.options import Options
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.games import all_games
from naipes_gui.ui.advice import written as advice
from naipes_gui.ui.rulebook.contents import Contents
from naipes_gui.ui.rulebook.head import Head
from naipes_gui.ui.rulebook.keys_line import KeysLine
from naipes_gui.ui.rulebook.leaf import BookLeaf
from naipes_gui.ui.rulebook.search import found
from naipes_gui.ui.rulebook.trail import Trail
from naipes_gui.ui.rulebook.word_paper import SCHEME as WORD
from naipes_gui.ui.rulebook.word_paper import WordPaper
from naipes_gui.ui.rulebook.writing import IN_FORCE, WORDS, Writer, rule_block
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.language import present, wanted
from naipes_gui.ui.shared.rule_links import rule_of
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.tab_order import tab_as_one_reads

BESIDE_FROM, LOW = 540, 260
"""From this width on the contents stand beside the text; lower, the text has all the room."""


class Opening(NamedTuple):
    """Where a book is opened: at a rule or a part by its name; ``is_now`` marks it."""

    at: str = ""
    is_now: bool = False


class Book(QWidget):
    """Shows a rulebook; ``closed`` comes when it is to be put away, ``moved`` to be undocked.

    ``other`` comes with the game whose rules are wanted instead, where that is offered.
    """

    closed = Signal()
    moved = Signal()
    other = Signal(str)

    def __init__(
        self, info: GameInfo, options: Options | None, language: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.info, self._language = info, wanted(language)
        self.options = options or info.options().make()
        self.setProperty("material", "paper")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.leaf, self.contents, self.head = BookLeaf(), Contents(), Head()
        self.writer = Writer(self.leaf, info, self.options, self._language)
        self.words = WordPaper(self.leaf, info.glossary(), self)
        self._trail, self._hits, self._hit = Trail(), list[int](), -1
        self._opening: Opening | None = None
        self._now = ""
        """The number of the rule that is marked as that of the moment."""
        self._keys: KeysLine | None = None
        self._offers_games = False
        self._arrange()
        self._connect()
        self.rewrite()

    def rewrite(self) -> None:
        """Write the book anew, in the present language and size of type."""
        # Cards of other suits have longer names: a paragraph is found again by its number.
        here, self._worn = self.leaf.place().blockNumber(), app_style()
        title = Wording().say(self.info.title)
        name = translate("rules", "Rules of {game}").format(game=title)
        self.setWindowTitle(name)
        self.head.retranslate(name, title)
        self._name_games()
        self.leaf.setAccessibleName(name)
        if self._keys is not None:
            self._keys.retranslate()
        self._trail.forget()
        self.writer.write()
        self._chapters = self.writer.chapters()
        self.contents.fill([(each.title, each.level) for each in self._chapters])
        now = rule_block(self.writer.told(), self._now) if self._now else None
        self.leaf.mark_moment(now[0] if now is not None else None)
        written = self.leaf.document()
        place = QTextCursor(written.findBlockByNumber(min(here, written.blockCount() - 1)))
        self.leaf.setTextCursor(QTextCursor(written))
        self._show_trail()
        QTimer.singleShot(0, self.leaf, lambda: self.leaf.go_to(place) if here else None)

    def open(self, opening: Opening) -> None:
        """Turn to a place, once the text has its width."""
        self._opening = opening
        QTimer.singleShot(0, self, self._turn)

    def open_rule(self, number: str, *, is_now: bool = False) -> bool:
        """Turn to the rule of a number, such as 2.12, and mark it; tell whether there is one."""
        place = rule_block(self.writer.told(), number) if number else None
        if place is None:
            return False
        block, start, length = place
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.Right, n=start)
        cursor.movePosition(
            QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.KeepAnchor, length
        )
        self._now = number if is_now else ""
        # First: a moment that is past gives back the room of its mark, and all below it moves.
        self.leaf.mark_moment(block if is_now else None)
        self._go(QTextCursor(block))
        self.leaf.setTextCursor(cursor)
        self.leaf.go_to(QTextCursor(block))
        self._say(block, is_now=is_now)
        return True

    def open_part(self, name: str) -> None:
        """Turn to the words of the game, or unfold the rules in force."""
        if name == IN_FORCE:
            self.writer.fold(out=not self.writer.is_unfolded)
        if name in self.writer.parts:
            self._go(self.writer.parts[name])

    def open_word(self, link: str) -> None:
        """Turn to what the glossary says of a word."""
        if (place := self.writer.parts.get(link)) is not None:
            self._go(place)
            self._say(place.block(), is_now=False)

    def open_chapter(self, row: int) -> None:
        """Turn to a chapter of the contents."""
        self._go(self._chapters[row].place)

    def offer_games(self) -> None:
        """Let one turn to the rules of another game from here."""
        self._offers_games = True
        self._name_games()
        tab_as_one_reads(self)

    def _name_games(self) -> None:
        if self._offers_games:
            say = Wording().say
            named = [(each.key, say(each.title)) for each in all_games().values()]
            self.head.offer(named, self.info.key)

    def stand_beside(self) -> None:
        """Show from now on whether the keys are meant for the book or for the table beside it."""
        self._keys = KeysLine(self)
        column = self.layout()
        assert column is not None
        column.addWidget(self._keys)

    def take_keys(self) -> None:
        """Give the keys to the text."""
        self.leaf.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turn(self) -> None:
        opening, self._opening = self._opening, None
        if opening is None:
            return
        if opening.at in (IN_FORCE, WORDS):
            self.open_part(opening.at)
        else:
            self.open_rule(opening.at, is_now=opening.is_now)

    def _go(self, place: QTextCursor) -> None:
        """Turn to a place, from where there is a way back."""
        self._trail.leave(self.leaf.place())
        self.leaf.go_to(place)
        self._show_trail()

    def _back(self) -> None:
        if self._trail.goes_back:
            self.leaf.go_to(self._trail.back(self.leaf.place()))
            self._show_trail()

    def _on(self) -> None:
        if self._trail.goes_on:
            self.leaf.go_to(self._trail.on(self.leaf.place()))
            self._show_trail()

    def _show_trail(self) -> None:
        self.head.back.setEnabled(self._trail.goes_back)
        self.head.on.setEnabled(self._trail.goes_on)

    def _follow(self, link: str) -> None:
        if link in (IN_FORCE, WORDS):
            self.open_part(link)
        elif link.startswith(WORD):
            self.open_word(link)
        elif not advice.opened(self.info.key, link, self.window()):
            self.open_rule(rule_of(link))

    def _say(self, block: QTextBlock, *, is_now: bool) -> None:
        text = " ".join(block.text().split())
        announce(self.leaf, labelled(translate("rules", "now"), text) if is_now else text)

    # Search.

    def search(self, sought: str) -> None:
        """Mark everywhere where words stand, and show the first place from here on."""
        self._hits = found(self.leaf.document().toPlainText(), sought)
        here = self.leaf.place().position()
        after = (i for i, at in enumerate(self._hits) if at >= here)
        self._hit = next(after, 0) if self._hits else -1
        self._show_hit(len(sought.strip()))

    def step(self, by: int) -> None:
        """Go to the next hit, or to the one before."""
        if self._hits:
            self._hit = (self._hit + by) % len(self._hits)
            self._show_hit(len(self.head.search.field.text().strip()))

    def _show_hit(self, length: int) -> None:
        self.leaf.mark_hits(self._hits, length, self._hit)
        said = self.head.search.tell(self._hit, len(self._hits))
        if not self._hits:
            announce(self.head.search.field, said)
            return
        place = QTextCursor(self.leaf.document())
        place.setPosition(self._hits[self._hit])
        self.leaf.show_place(place)
        announce(self.head.search.field, labelled(said, place.block().text()))

    # Construction, size and keys.

    def _arrange(self) -> None:
        row, column = QHBoxLayout(), QVBoxLayout(self)
        for box in (row, column):
            box.setContentsMargins(0, 0, 0, 0)
            box.setSpacing(0)
        row.addWidget(self.contents)
        row.addWidget(self.leaf, 1)
        column.addWidget(self.head)
        column.addLayout(row, 1)
        tab_as_one_reads(self)

    def _connect(self) -> None:
        head, search = self.head, self.head.search
        self.leaf.anchorClicked.connect(lambda url: self._follow(url.toString()))
        self.leaf.verticalScrollBar().valueChanged.connect(self._follow_reading)
        self.contents.chosen.connect(self.open_chapter)
        head.back.clicked.connect(self._back)
        head.on.clicked.connect(self._on)
        head.menu.clicked.connect(self._offer_contents)
        head.close_book.clicked.connect(self.closed)
        head.as_file.clicked.connect(self._ask_for_file)
        head.move_out.clicked.connect(self.moved)
        head.games.chosen.connect(self.other.emit)
        search.wanted.connect(self.search)
        search.stepped.connect(self.step)
        search.left.connect(self.take_keys)

    def _ask_for_file(self) -> None:
        from naipes_gui.ui.rulebook.pdf import ask_and_write

        ask_and_write(self, self.info, self.options, self._language)

    def _offer_contents(self) -> None:
        self.contents.menu().popup(self.head.menu.mapToGlobal(self.head.menu.rect().bottomLeft()))

    def _follow_reading(self) -> None:
        here = self.leaf.place().position()
        read = [i for i, each in enumerate(self._chapters) if each.place.position() <= here]
        self.contents.follow(read[-1] if read else -1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= app_style().px(BESIDE_FROM)
        self.contents.setVisible(beside)
        low = self.height() < app_style().px(LOW)
        self.head.fit(wide=beside, low=low)
        if self._keys is not None:
            # The frame around it says whose the keys are.
            self._keys.setVisible(not low)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._language = self.writer.language = present()
            self.rewrite()
        elif event.type() is QEvent.Type.StyleChange and self._worn != app_style():
            # Not inside the event: the parts have yet to hear of it.
            self._worn = app_style()
            QTimer.singleShot(0, self, self.rewrite)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hear the keys of a book; no other goes on to the table beside it."""
        held, key = event.modifiers(), event.key()
        alt = bool(held & Qt.KeyboardModifier.AltModifier)
        control = bool(held & Qt.KeyboardModifier.ControlModifier)
        event.setAccepted(not Qt.Key.Key_F1 <= key <= Qt.Key.Key_F35)
        if key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif (control and key == Qt.Key.Key_F) or event.text() == "/":
            self.head.search.take_keys()
        elif alt and key == Qt.Key.Key_Left:
            self._back()
        elif alt and key == Qt.Key.Key_Right:
            self._on()
        elif key == Qt.Key.Key_F3:
            self.step(-1 if held & Qt.KeyboardModifier.ShiftModifier else 1)
            event.accept()
