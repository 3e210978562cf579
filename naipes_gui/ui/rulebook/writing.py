"""Writes the rulebook of a game: its page, its words, and the rules in force at the table."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from naipes_gui.core.glossary import Term
from naipes_gui.core.info import GameInfo
from naipes_gui.core.options import Option, Options
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, in_shown_cards
from naipes_gui.languages import rulebook
from naipes_gui.ui.advice import written as advice
from naipes_gui.ui.beside_table.yaku_words import in_pictures
from naipes_gui.ui.rulebook.diagrams import IMAGE, Illustrator
from naipes_gui.ui.rulebook.marking import cited_in, mark_rules, mark_words
from naipes_gui.ui.rulebook.values import changed_in, named
from naipes_gui.ui.rulebook.word_paper import SCHEME as WORD
from naipes_gui.ui.shared.glossary import as_list, in_a_sentence
from naipes_gui.ui.shared.markup import Markup, joined, markup
from naipes_gui.ui.shared.rule_links import linked
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import DialogPalette
from naipes_gui.ui.shared.widgets.leaf import Leaf

ABOVE_HEADING, BELOW = 16, 5
"""Room above a heading, and below it and a paragraph, in pixels."""
GLOSSARY = "<!-- glossary -->"
"""Where a page that explains a game has room for its words."""
IN_FORCE, WORDS = "part:force", "part:words"
"""Parts that the program writes; a link leads to them by these names."""


class Chapter(NamedTuple):
    """A heading of the book, and how deep it lies."""

    title: str
    level: int
    place: QTextCursor
    """It moves with the text."""


class Writer:
    """Writes one book into a leaf, and knows then what stands where."""

    def __init__(
        self, leaf: Leaf, info: GameInfo, options: Options, language: str,
        paper: DialogPalette | None = None, dpr: float = 2.0, *, is_printed: bool = False,
    ) -> None:  # fmt: skip
        self._leaf, self._info, self._options, self._is_printed = leaf, info, options, is_printed
        self.language, self._own_paper, self._dpr = language, paper, dpr
        self.parts: dict[str, QTextCursor] = {}
        self.is_unfolded = False
        """Whether the rules in force are written out."""

    @property
    def _paper(self) -> DialogPalette:
        return self._own_paper or app_style().paper

    @property
    def document(self) -> QTextDocument:
        """What is written into."""
        return self._leaf.document()

    def write(self) -> None:
        """Write everything; what stood there before is gone."""
        self._leaf.clear()
        self.parts.clear()
        self.is_unfolded = False
        page = rulebook(self.language, self._info.key)
        told = page.read_text(encoding="utf-8") if page.exists() else ""
        if self._info.tile().deck == "french":
            told = in_shown_cards(told)
        before, _, after = told.partition(GLOSSARY)
        self._add_prose(before)
        if terms := self._info.glossary():
            self._name_last_heading(WORDS)
            words = as_list(terms, self._paper.link)
            self._leaf.put_at_end(markup("<ul>{}</ul>", words))
            self._name_words(terms)
        self._add_prose(after)
        self._add_yaku()
        self._illustrate()
        self._add_advice()
        if self._is_printed:
            self._append_in_force()
        else:
            self._add_in_force()
        self._lead_on()

    def fold(self, *, out: bool) -> None:
        """Write the rules in force out below their line, or take them away again."""
        if out == self.is_unfolded:
            return
        line = QTextCursor(self.parts[IN_FORCE].block())
        self._sign(line, out=out)
        line.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        if out:
            self._unfold(line)
        else:
            following = (
                each for each in blocks(self.document) if each.position() > line.position()
            )
            heading = next(each for each in following if each.blockFormat().headingLevel())
            line.setPosition(heading.position() - 1, QTextCursor.MoveMode.KeepAnchor)
            line.removeSelectedText()
        self.is_unfolded = out

    def _unfold(self, line: QTextCursor) -> None:
        line.insertBlock(QTextBlockFormat(), QTextCharFormat())
        self._leaf.put(line, self._all_in_force())

    def _all_in_force(self) -> Markup:
        rows = joined("", (self._row(option) for option in type(self._options).declared()))
        return markup("<table cellpadding='6'>{}</table>", rows)

    @staticmethod
    def _sign(line: QTextCursor, *, out: bool) -> None:
        at = QTextCursor(line.block())
        at.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.KeepAnchor)
        at.insertText("▾" if out else "▸", at.charFormat())

    def chapters(self) -> list[Chapter]:
        """Return the headings below that of the book."""
        return [
            Chapter(block.text(), level, QTextCursor(block))
            for block in blocks(self.document)
            if (level := block.blockFormat().headingLevel()) in (2, 3)
        ]

    def told(self) -> list[QTextBlock]:
        """Return the paragraphs that say the rules: those before the words of the game."""
        end = self.parts[WORDS].blockNumber() if WORDS in self.parts else None
        return [*blocks(self.document)][:end]

    def _add_prose(self, text: str) -> None:
        if not text.strip():
            return
        cursor = self._cursor_at_end()
        if cursor.position():
            cursor.insertBlock(QTextBlockFormat())
        start = cursor.blockNumber()
        cursor.insertMarkdown(text)
        for block in [*blocks(self.document)][start:]:
            _give_room(block)

    def _add_yaku(self) -> None:
        """Write the combinations of the rules in force as a chapter, where the game has any."""
        if not self._info.has_yaku:
            return
        table = self._info.face().yaku_table(self._options)
        if table is not None:
            self._add_heading(translate("aids", "Table of yaku"))
            self._leaf.put_at_end(in_pictures(table, Wording()))

    def _add_heading(self, text: str) -> None:
        """Begin a chapter at the end, as Markdown would write it, and a paragraph below."""
        # A single paragraph of Markdown would lose that it is a heading.
        form, large = QTextBlockFormat(), QTextCharFormat()
        form.setHeadingLevel(2)
        large.setProperty(QTextFormat.Property.FontSizeAdjustment, 2)
        large.setFontWeight(QFont.Weight.Bold)
        cursor = self._cursor_at_end()
        cursor.insertBlock(form, large)
        cursor.insertText(text)
        _give_room(cursor.block())
        cursor.insertBlock(QTextBlockFormat(), QTextCharFormat())

    def _illustrate(self) -> None:
        """Put the diagrams below their rules."""
        told = self.told()
        rules = {number: rule_block(told, number) for number in self._drawn()}
        Illustrator(self._info, self._options, self._dpr).illustrate(
            self.document, lambda number: found[0] if (found := rules[number]) else None,
            self._leaf.put,
        )  # fmt: skip

    def _drawn(self) -> set[str]:
        return {diagram.rule for diagram in self._info.diagrams()}

    def _lead_on(self) -> None:
        """Let words and numbers lead to where they are explained."""
        told = self.told()
        mark_words(told, self._info.glossary(), self._paper)
        found = {number: rule_block(told, number) for number in cited_in(told)}
        places = {number: place[0] for number, place in found.items() if place is not None}
        mark_rules(blocks(self.document), places, self._paper)

    def _add_advice(self) -> None:
        """Write the chapter of advice, each piece with what was measured of it."""
        if not self._info.advice().advice:
            return
        for name, image in advice.bars(self._info, self._paper, self._dpr):
            self.document.addResource(IMAGE, QUrl(name), image)
        self._add_heading(advice.heading())
        ink = "" if self._is_printed else self._paper.link
        self._leaf.put_at_end(advice.chapter(self._info, ink))

    def _add_in_force(self) -> None:
        """Say below the title how far the rules differ from the usual; the rest is folded away."""
        title = next(blocks(self.document))
        cursor = QTextCursor(title)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        cursor.insertBlock(QTextBlockFormat(), QTextCharFormat())
        cursor.insertText(f"▸ {self._how_far()}", link_format(IN_FORCE, self._paper.link))
        self.parts[IN_FORCE] = QTextCursor(cursor.block())

    def _append_in_force(self) -> None:
        """Write the rules in force as the last chapter: paper has nothing to unfold."""
        self._add_heading(self._how_far())
        self._leaf.put_at_end(self._all_in_force())

    def _how_far(self) -> str:
        """Return whether the rules are the usual ones."""
        many = sum(changed_in(self._options, one) for one in type(self._options).declared())
        if many:
            return translate("rules", "In force at this table: %n change(s)", n=many)
        return translate("rules", "The usual rules, option by option")

    def _row(self, option: Option) -> Markup:
        say, value = Wording().say, getattr(self._options, option.key)
        changed = changed_in(self._options, option)
        ground = markup(" bgcolor='{}'", self._paper.changed) if changed else ""
        about = linked(say(option.help), self._paper.link)
        name = markup("<b>{}</b><br>{}", say(option.label), about)
        cells = markup("<td>{}</td><td><b>{}</b></td>", name, named(option, value))
        return markup("<tr{}>{}</tr>", ground, cells)

    def _name_words(self, terms: Sequence[Term]) -> None:
        """Remember where each word is explained."""
        rows = {_plain(in_a_sentence(term)): f"{WORD}{i}" for i, term in enumerate(terms)}
        for block in [*blocks(self.document)][self.parts[WORDS].blockNumber() :]:
            if (name := rows.get(_plain(block.text()))) is not None:
                self.parts[name] = QTextCursor(block)

    def _name_last_heading(self, name: str) -> None:
        headings = [each for each in blocks(self.document) if each.blockFormat().headingLevel()]
        if headings:
            self.parts[name] = QTextCursor(headings[-1])

    def _cursor_at_end(self) -> QTextCursor:
        cursor = QTextCursor(self.document)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        return cursor


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    """Yield the paragraphs of a document."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _plain(text: str) -> str:
    """Return a text in which every kind of space is alike."""
    return " ".join(text.split())


def link_format(target: str, ink: str) -> QTextCharFormat:
    """Return how a link looks."""
    form = QTextCharFormat()
    form.setAnchor(True)
    form.setAnchorHref(target)
    form.setForeground(QColor(ink))
    form.setFontUnderline(True)
    return form


def _give_room(block: QTextBlock) -> None:
    form = block.blockFormat()
    if form.headingLevel():
        form.setTopMargin(ABOVE_HEADING)
        form.setBottomMargin(BELOW)
    elif QTextCursor(block).currentTable() is None and block.textList() is None:
        form.setBottomMargin(BELOW)
    QTextCursor(block).setBlockFormat(form)


def rule_block(told: Sequence[QTextBlock], number: str) -> tuple[QTextBlock, int, int] | None:
    """Return where a rule is told: the paragraph it begins, or else the first that names it."""
    whole = re.compile(rf"(?<![\d.]){re.escape(number)}(?!\d|\.\d)")
    found = [(block, place) for block in told if (place := whole.search(block.text()))]
    # A table or an example may name it before; in a cell it stands alone.
    found.sort(key=lambda each: (each[0].text().strip() == number, each[1].start() > 0))
    return next(((block, place.start(), len(number)) for block, place in found), None)
