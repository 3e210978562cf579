"""Makes words of the game and numbers of rules, wherever they stand in a book, lead somewhere."""

import re
from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtGui import QColor, QTextBlock, QTextCharFormat, QTextCursor

from naipes_gui.core.glossary import Term
from naipes_gui.core.rules_named import NUMBER
from naipes_gui.ui.rulebook.word_paper import SCHEME as WORD
from naipes_gui.ui.shared.glossary import places
from naipes_gui.ui.shared.rule_links import SCHEME as RULE
from naipes_gui.ui.shared.theme import DialogPalette

CITED = re.compile(rf"(?<![\d.,+−±])(?<!± ){NUMBER}(?!\d|[.,]\d)")
"""Not what was measured: “+2.5 ± 6.0”."""


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


def mark_rules(
    blocks: Iterable[QTextBlock], places: Mapping[str, QTextBlock], paper: DialogPalette
) -> None:
    """Let every number of a rule that is told elsewhere lead there."""
    form = QTextCharFormat()
    form.setAnchor(True)
    form.setForeground(QColor(paper.link))
    form.setFontUnderline(True)
    for block in blocks:
        for found in CITED.finditer(block.text()):
            place = places.get(found[0])
            if place is not None and place.position() != block.position():
                form.setAnchorHref(f"{RULE}{found[0]}")
                _merge(block, found.start(), len(found[0]), form)


def cited_in(blocks: Iterable[QTextBlock]) -> set[str]:
    """Return every number of a rule that stands in some paragraphs."""
    return {number for block in blocks for number in CITED.findall(block.text())}


def _merge(block: QTextBlock, start: int, length: int, form: QTextCharFormat) -> None:
    cursor = QTextCursor(block)
    cursor.setPosition(block.position() + start)
    cursor.setPosition(block.position() + start + length, QTextCursor.MoveMode.KeepAnchor)
    cursor.mergeCharFormat(form)
