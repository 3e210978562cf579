"""Where the pages of a printed book end, so that nothing is cut that belongs together.

The text is laid out in one piece as wide as the paper and then cut: Qt's own pages break between a
heading and what it heads, and in the middle of a row of a table.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtGui import QTextBlock, QTextDocument, QTextTable

from naipes_gui.ui.rulebook.writing import blocks

FEWEST_LINES = 2
"""Of a long paragraph so many at least stand on either page."""
BRIEF, SHORT = 2, 8
"""A paragraph of no more lines is no company for its heading; one of no more stays whole."""
SMALL = 0.45
"""A table that is no higher than this part of a page stays whole."""
EMPTY = 0.45
"""What part of a page may stay empty for the sake of what comes next."""


class Stretch(NamedTuple):
    """A part of the text from its upper edge to its lower one, in units of the layout."""

    top: float
    bottom: float


def page_tops(kept: Sequence[Stretch], lines: Sequence[Stretch], high: float) -> list[float]:
    """Return where the pages begin, and at last where the text ends.

    Nothing of ``kept`` is cut if that leaves no page too empty, and none of ``lines`` in any case.
    """
    end, tops = max(line.bottom for line in lines), [0.0]
    while end - tops[-1] > high:
        begin = tops[-1]
        fits = [*_between(lines, begin, begin + high)]
        whole = [cut for cut in fits if not any(one.top < cut < one.bottom for one in kept)]
        whole = [cut for cut in whole if cut - begin >= (1 - EMPTY) * high]
        tops.append(max(whole or fits, default=begin + high))
    return [*tops, end]


def _between(lines: Sequence[Stretch], begin: float, limit: float) -> Iterator[float]:
    """Yield the upper edges of lines at which a page may end: what lies beside them ends too."""
    for line in lines:
        if begin < line.top <= limit and not any(o.top < line.top < o.bottom for o in lines):
            yield line.top


def lines_of(document: QTextDocument) -> list[Stretch]:
    """Return the lines of a text that is laid out, and the rows of its tables."""
    found = list[Stretch]()
    for block in blocks(document):
        top = _top(block)
        layout = block.layout()
        for place in range(layout.lineCount()):
            line = layout.lineAt(place)
            found.append(Stretch(top + line.y(), top + line.y() + line.height()))
    return sorted([*found, *(row for table in _tables(document) for row in _rows(document, table))])


def kept_of(document: QTextDocument, high: float) -> list[Stretch]:
    """Return what should stay on one page: short paragraphs, headings with what they head."""
    units = [*_units(document, high)]
    kept = [unit.body for unit in units]
    for before, one, after, last in _each(units):
        leads = one.leads or (after.is_shown and one.is_brief and not before.is_shown)
        if leads:
            kept.append(Stretch(one.body.top, after.first))
        if one.is_heading and after.is_brief:
            # A heading with a line below it at the foot of a page is as lonely as one without.
            kept.append(Stretch(one.body.top, last.first))
    return [each for each in kept if each.bottom - each.top <= high]


class Unit(NamedTuple):
    """A paragraph, or a row of a table."""

    body: Stretch
    """What of it stays whole."""
    first: float
    """How far down what leads to it takes it along."""
    leads: bool
    """Whether it says what comes next, and does not stand alone."""
    is_brief: bool = False
    """Whether it has a line or two."""
    is_shown: bool = False
    """Whether it is a picture or a table, of which the line above says what it is."""
    is_heading: bool = False


def _each(units: Sequence[Unit]) -> Iterator[tuple[Unit, Unit, Unit, Unit]]:
    """Yield every unit but the last, with the one before it and the two after."""
    none, last = Unit(Stretch(0.0, 0.0), 0.0, leads=False), units[-1]
    return zip([none, *units], units, units[1:], [*units[2:], last], strict=False)


def _units(document: QTextDocument, high: float) -> Iterator[Unit]:
    tables = {table.firstPosition(): table for table in _tables(document)}
    past = -1
    for block in blocks(document):
        if (table := tables.get(block.position())) is not None:
            past = table.lastPosition()
            yield from _of_table([*_rows(document, table)], high)
        elif block.position() > past and block.text().strip():
            yield from _of_paragraph(block)


def _of_table(rows: Sequence[Stretch], high: float) -> Iterator[Unit]:
    whole = Stretch(rows[0].top, rows[-1].bottom)
    if whole.bottom - whole.top <= SMALL * high:
        # A row alone is a heading with something at its other end.
        yield Unit(whole, whole.bottom, leads=len(rows) == 1, is_shown=len(rows) > 1)
        return
    for place, row in enumerate(rows):
        yield Unit(row, row.bottom, leads=place in (0, len(rows) - 2))


def _of_paragraph(block: QTextBlock) -> Iterator[Unit]:
    """Yield a paragraph whole, or the lines at either end of it that stay together."""
    top, layout, said = _top(block), block.layout(), block.text().rstrip()
    edges = [top + layout.lineAt(place).y() for place in range(layout.lineCount())]
    edges.append(_bottom(block))
    is_heading, is_picture = block.blockFormat().headingLevel() > 0, _is_picture(said)
    leads = is_heading or is_picture or said.endswith(":")
    if len(edges) <= SHORT + 1:
        brief = len(edges) <= BRIEF + 1
        yield Unit(Stretch(top, edges[-1]), edges[-1], leads, brief, is_picture, is_heading)
        return
    begin, end = edges[FEWEST_LINES], edges[-1 - FEWEST_LINES]
    yield Unit(Stretch(top, begin), begin, leads=False)
    yield Unit(Stretch(end, edges[-1]), edges[-1], leads)


def _is_picture(said: str) -> bool:
    return not said.replace("\ufffc", "").strip()


def _tables(document: QTextDocument) -> Iterator[QTextTable]:
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            yield frame


def _rows(document: QTextDocument, table: QTextTable) -> Iterator[Stretch]:
    """Yield the rows, each as far as the middle of what lies between it and the next."""
    edges = [_edges(table, row) for row in range(table.rows())]
    middles = [(one.bottom + after.top) / 2 for one, after in pairwise(edges)]
    first, last = edges[0].top, edges[-1].bottom
    # Where Qt says that a table lies is where its first cell does; but how high it is, is right.
    frame = (document.documentLayout().frameBoundingRect(table).height() - (last - first)) / 2
    return (Stretch(*pair) for pair in pairwise([first - frame, *middles, last + frame]))


def _edges(table: QTextTable, row: int) -> Stretch:
    cells = [table.cellAt(row, column) for column in range(table.columns())]
    tops = [_top(cell.firstCursorPosition().block()) for cell in cells]
    bottoms = [_bottom(cell.lastCursorPosition().block()) for cell in cells]
    return Stretch(min(tops), max(bottoms))


def _top(block: QTextBlock) -> float:
    return block.document().documentLayout().blockBoundingRect(block).top()


def _bottom(block: QTextBlock) -> float:
    return block.document().documentLayout().blockBoundingRect(block).bottom()
