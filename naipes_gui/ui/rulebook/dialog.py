"""The rules of a game: those in force at the table, and the page that explains them."""

import re
from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.figures import whole
from naipes_gui.core.options import Option, Options, Value
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, in_shown_cards
from naipes_gui.games import all_games
from naipes_gui.languages import rulebook
from naipes_gui.ui.shared.glossary import as_list
from naipes_gui.ui.shared.language import wanted
from naipes_gui.ui.shared.markup import Markup, joined, markup
from naipes_gui.ui.shared.rule_links import linked, rule_of
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.leaf import Leaf

ABOVE_HEADING, BELOW = 16, 5
"""Room above a heading, and below it and a paragraph, in pixels."""

SIZE = 780, 640
WORDS, IN_FORCE = "part:words", "part:force"
GLOSSARY = "<!-- glossary -->"
"""Where a page that explains a game has room for its words."""


class RulesDialog(QDialog):
    """Shows the page that explains a game, its words, and the options in force at the table."""

    def __init__(
        self, game: str, options: Options | None, language: str, parent: QWidget | None = None,
        part: int | None = None, rule: str = "",
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._info, self._language = all_games()[game], wanted(language)
        self._parts: dict[str, int] = {}
        self._options = options or self._info.options().make()
        title = Wording().say(self._info.title)
        self.setWindowTitle(translate("rules", "Rules of {game}").format(game=title))
        self.browser = Leaf()
        self.browser.setOpenLinks(False)
        self.browser.anchorClicked.connect(lambda url: self._follow(url.toString()))
        self.browser.setAccessibleName(self.windowTitle())
        close = Button("main")
        close.say(translate("rules", "Close"))
        close.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.addWidget(self.browser)
        column.addLayout(self._foot(close))
        self._add_help()
        self._add_in_force()
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)
        fit(self, SIZE)
        # The page is laid out only when the dialog has its size.
        if rule in (WORDS, IN_FORCE):
            QTimer.singleShot(0, self, lambda: self.open_part(rule))
        elif rule:
            QTimer.singleShot(0, self, lambda: self.open_rule(rule))
        elif part is not None:
            QTimer.singleShot(0, self, lambda: self.open_at(part))

    def _foot(self, close: Button) -> QHBoxLayout:
        row = QHBoxLayout()
        for name, text in (
            (WORDS, translate("rules", "Words of the game")),
            (IN_FORCE, translate("rules", "In force at this table")),
        ):
            to_part = Button("link")
            to_part.say(text)
            to_part.setAutoDefault(False)
            to_part.clicked.connect(partial(self.open_part, name))
            row.addWidget(to_part)
        row.addStretch(1)
        row.addWidget(close)
        return row

    def open_at(self, part: int) -> None:
        """Scroll to a part of the help page, counted from 0."""
        headings = [block for block in self._blocks() if block.blockFormat().headingLevel() == 2]
        if part < len(headings):
            self._scroll_to(headings[part])

    def _follow(self, link: str) -> None:
        """Go to a rule, or to a part that a link at the top names."""
        if link in (WORDS, IN_FORCE):
            self.open_part(link)
        else:
            self.open_rule(rule_of(link))

    def open_part(self, name: str) -> None:
        """Scroll to the words of the game, or to the rules in force."""
        block = self._parts.get(name)
        if block is not None:
            self._scroll_to(self.browser.document().findBlockByNumber(block))
            self.browser.setFocus()

    def open_rule(self, number: str) -> None:
        """Scroll to the rule of a number, such as 2.12, and mark it; tell it from 2.1 and 12.12."""
        told = [*self._blocks()][: self._parts.get(WORDS)]
        found = rule_block(told, number) if number else None
        if found is None:
            return
        block, start, length = found
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.Right, n=start)
        cursor.movePosition(
            QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.KeepAnchor, length
        )
        self.browser.setTextCursor(cursor)
        self._scroll_to(block)
        self.browser.setFocus()

    def _scroll_to(self, block: QTextBlock) -> None:
        top = self.browser.document().documentLayout().blockBoundingRect(block).top()
        self.browser.verticalScrollBar().setValue(round(top) - 6)

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.browser.document().begin()
        while block.isValid():
            yield block
            block = block.next()

    def _add_in_force(self) -> None:
        """Write the options below everything: nobody begins to learn a game with its values."""
        rows = joined("", (self._row(option) for option in type(self._options).declared()))
        self._begin_part(IN_FORCE, translate("rules", "In force at this table"))
        self.browser.put_at_end(markup("<table cellpadding='6'>{}</table>", rows))

    def _begin_part(self, name: str, heading: str) -> None:
        cursor = self._cursor_at_end()
        form = QTextBlockFormat()
        form.setHeadingLevel(2)
        form.setTopMargin(ABOVE_HEADING)
        form.setBottomMargin(BELOW)
        large = QTextCharFormat()
        large.setProperty(QTextFormat.Property.FontSizeAdjustment, 2)
        large.setFontWeight(QFont.Weight.Bold)
        cursor.insertBlock(form, large)
        self._parts[name] = cursor.blockNumber()
        cursor.insertText(heading)
        cursor.insertBlock(QTextBlockFormat(), QTextCharFormat())

    def _cursor_at_end(self) -> QTextCursor:
        cursor = QTextCursor(self.browser.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        return cursor

    def _row(self, option: Option) -> Markup:
        say, value = Wording().say, getattr(self._options, option.key)
        usual = type(self._options).make(players=self._options.players)
        changed = value != getattr(usual, option.key)
        ground = markup(" bgcolor='{}'", app_style().paper.changed) if changed else ""
        about = linked(say(option.help), app_style().paper.link)
        name = markup("<b>{}</b><br>{}", say(option.label), about)
        cells = markup("<td>{}</td><td><b>{}</b></td>", name, named(option, value))
        return markup("<tr{}>{}</tr>", ground, cells)

    def _add_help(self) -> None:
        """Write the page that explains the game, with room around its parts, and its words."""
        page = rulebook(self._language, self._info.key)
        told = page.read_text(encoding="utf-8") if page.exists() else ""
        if self._info.tile().deck == "french":
            told = in_shown_cards(told)
        before, _, after = told.partition(GLOSSARY)
        self._add_prose(before)
        terms = self._info.glossary()
        if terms:
            self._name_last_heading(WORDS)
            words = as_list(terms, app_style().paper.link)
            self.browser.put_at_end(markup("<ul>{}</ul>", words))
        self._add_prose(after)

    def _name_last_heading(self, name: str) -> None:
        headings = [block for block in self._blocks() if block.blockFormat().headingLevel() == 2]
        if headings:
            self._parts[name] = headings[-1].blockNumber()

    def _add_prose(self, text: str) -> None:
        if not text.strip():
            return
        cursor = self._cursor_at_end()
        if cursor.position():
            cursor.insertBlock(QTextBlockFormat())
        start = cursor.blockNumber()
        cursor.insertMarkdown(text)
        for block in [*self._blocks()][start:]:
            form = block.blockFormat()
            if form.headingLevel():
                form.setTopMargin(ABOVE_HEADING)
                form.setBottomMargin(BELOW)
            elif QTextCursor(block).currentTable() is None and block.textList() is None:
                form.setBottomMargin(BELOW)
            QTextCursor(block).setBlockFormat(form)


def rule_block(blocks: Sequence[QTextBlock], number: str) -> tuple[QTextBlock, int, int] | None:
    """Return where a rule is told: the paragraph it begins, or else the first that names it."""
    alone = re.compile(rf"(?<![\d.]){re.escape(number)}(?!\d|\.\d)")
    named = [(block, found) for block in blocks if (found := alone.search(block.text()))]
    # A table or an example may name it before.
    named.sort(key=lambda each: each[1].start() > 0)
    return next(((block, found.start(), len(number)) for block, found in named), None)


def named(option: Option, value: Value) -> str:
    """Return a value as people call it."""
    say = Wording().say
    for choice in option.choices:
        if type(choice.value) is type(value) and choice.value == value:
            return say(choice.label)
    for spread in option.spreads:
        if spread.admits(value):
            count = spread.number(value)
            assert count is not None
            if spread.label is None:
                return whole(count)
            return translate(spread.label.context, spread.label.source, n=count)
    return str(value)
