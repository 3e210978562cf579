"""Makes words of the game and numbers of rules, wherever they stand in a book, lead somewhere."""

import re
from collections.abc import Iterable, Sequence

from PySide6.QtGui import QColor, QTextBlock, QTextCharFormat, QTextCursor

from naipes_gui.core.glossary import Term
from naipes_gui.ui.rulebook.word_paper import SCHEME as WORD
from naipes_gui.ui.shared.glossary import places
from naipes_gui.ui.shared.rule_links import NUMBER
from naipes_gui.ui.shared.rule_links import SCHEME as RULE
from naipes_gui.ui.shared.theme import DialogPalette

CITED = re.compile(rf"(?<![\d.,]){NUMBER}(?!\d|[.,]\d)")


def mark_words(blocks: Iterable[QTextBlock], terms: Sequence[Term], paper: DialogPalette) -> None:
    """Let each word lead to its meaning, where it first stands in a paragraph."""
    form = QTextCharFormat()
    form.setAnchor(True)
    form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
    form.setUnderlineColor(QColor(paper.link))
    for block in blocks:
        if block.blockFormat().headingLevel():
            continue
        seen = set[int]()
        for start, length, term in places(block.text(), terms):
            if term not in seen:
                seen.add(term)
                form.setAnchorHref(f"{WORD}{term}")
                _merge(block, start, length, form)


def mark_rules(blocks: Iterable[QTextBlock], known: set[str], paper: DialogPalette) -> None:
    """Let every number of a rule that is told elsewhere lead there."""
    form = QTextCharFormat()
    form.setAnchor(True)
    form.setForeground(QColor(paper.link))
    form.setFontUnderline(True)
    for block in blocks:
        for found in CITED.finditer(block.text()):
            if found.start() and found[0] in known:
                form.setAnchorHref(f"{RULE}{found[0]}")
                _merge(block, found.start(), len(found[0]), form)


def rules_told(blocks: Iterable[QTextBlock]) -> set[str]:
    """Return the numbers of the rules that begin a paragraph."""
    begun = (re.match(rf"{NUMBER}(?!\d|\.\d)", block.text()) for block in blocks)
    return {found[0] for found in begun if found}


def _merge(block: QTextBlock, start: int, length: int, form: QTextCharFormat) -> None:
    cursor = QTextCursor(block)
    cursor.setPosition(block.position() + start)
    cursor.setPosition(block.position() + start + length, QTextCursor.MoveMode.KeepAnchor)
    cursor.mergeCharFormat(form)
