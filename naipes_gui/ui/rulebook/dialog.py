"""The rules of a game: those in force at the table, and the page that explains them."""

import re
from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QTextBlock, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from naipes_gui.core.options import Option, Options, Value
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.files import resource
from naipes_gui.games import all_games
from naipes_gui.ui.shared.language import wanted
from naipes_gui.ui.shared.markup import Markup, joined, markup
from naipes_gui.ui.shared.rule_links import linked, rule_of
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.plain import Leaf

ABOVE_HEADING, BELOW = 16, 5
"""Room above a heading, and below it and a paragraph, in pixels."""

SIZE = 780, 640


class RulesDialog(QDialog):
    """Shows the options in force, what differs from the rulebook first marked, and the help."""

    def __init__(
        self, game: str, options: Options | None, language: str, parent: QWidget | None = None,
        part: int | None = None, rule: str = "",
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._info, self._language = all_games()[game], wanted(language)
        self._help = 0
        self._options = options or self._info.options().make()
        title = Wording().say(self._info.title)
        self.setWindowTitle(translate("rules", "Rules of {game}").format(game=title))
        self.browser = Leaf()
        self.browser.setOpenLinks(False)
        self.browser.anchorClicked.connect(lambda url: self.open_rule(rule_of(url.toString())))
        self.browser.setAccessibleName(self.windowTitle())
        close = Button("main")
        close.say(translate("rules", "Close"))
        close.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.addWidget(self.browser)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        self.browser.write(self._in_force())
        self._add_help()
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)
        fit(self, SIZE)
        # The page is laid out only when the dialog has its size.
        if rule:
            QTimer.singleShot(0, self, lambda: self.open_rule(rule))
        elif part is not None:
            QTimer.singleShot(0, self, lambda: self.open_at(part))

    def open_at(self, part: int) -> None:
        """Scroll to a part of the help page, counted from 0."""
        headings = [block for block in self._blocks() if block.blockFormat().headingLevel() == 2]
        # The first such heading stands over the rules in force.
        if part + 1 < len(headings):
            self._scroll_to(headings[part + 1])

    def open_rule(self, number: str) -> None:
        """Scroll to the rule of a number, such as 2.12, and mark it; tell it from 2.1 and 12.12."""
        found = rule_block([*self._blocks()][self._help :], number) if number else None
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

    def _in_force(self) -> Markup:
        heading = translate("rules", "In force at this table")
        rows = joined("", (self._row(option) for option in type(self._options).declared()))
        return markup("<h2>{}</h2><table cellpadding='6'>{}</table>", heading, rows)

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
        """Write below the page that explains the game, with room around its parts."""
        page = resource("rules", self._language, f"{self._info.key}.md")
        if not page.exists():
            return
        cursor = QTextCursor(self.browser.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.insertBlock(QTextBlockFormat())
        self._help = cursor.blockNumber()
        cursor.insertMarkdown(page.read_text(encoding="utf-8"))
        for block in self._blocks():
            form = block.blockFormat()
            if form.headingLevel():
                form.setTopMargin(ABOVE_HEADING)
                form.setBottomMargin(BELOW)
            elif QTextCursor(block).currentTable() is None and block.textList() is None:
                form.setBottomMargin(BELOW)
            QTextCursor(block).setBlockFormat(form)


def rule_block(blocks: Sequence[QTextBlock], number: str) -> tuple[QTextBlock, int, int] | None:
    """Return where a rule is told: the paragraph it begins, or else the first that names it."""
    whole = re.compile(rf"(?<![\d.]){re.escape(number)}(?!\d|\.\d)")
    named = [(block, found) for block in blocks if (found := whole.search(block.text()))]
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
                return str(count)
            return translate(spread.label.context, spread.label.source, n=count)
    return str(value)
