"""A printed book is cut where nothing belongs together."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument

from naipes_gui.games import all_games
from naipes_gui.ui.rulebook.pages import Stretch, kept_of, lines_of, page_tops
from naipes_gui.ui.rulebook.pdf import write_pdf
from naipes_gui.ui.rulebook.writing import Writer, blocks
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.shared.widgets.leaf import Leaf

WIDE, HIGH = 700.0, 950.0


def test_a_page_ends_between_lines_and_leaves_what_belongs_together_whole() -> None:
    lines = [Stretch(10.0 * n, 10.0 * n + 10) for n in range(30)]
    assert page_tops([], lines, 100) == [0, 100, 200, 300]
    assert page_tops([Stretch(80, 120)], lines, 100) == [0, 80, 180, 280, 300]
    assert page_tops([Stretch(20, 110)], lines, 100)[1] == 100  # no page for two lines
    assert page_tops([], [*lines, Stretch(95, 115)], 100)[1] == 90


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("spoken", ["es", "en"])
@pytest.mark.parametrize("game", all_games())
def test_no_page_of_a_book_ends_in_the_middle_of_something(game: str, spoken: str) -> None:
    try:
        language.speak(spoken)
        leaf, info = Leaf(), all_games()[game]
        options = info.options().make()
        Writer(leaf, info, options, spoken, paper=LIGHT, is_printed=True).write()
        text = leaf.document()
        text.setTextWidth(WIDE)
        tops = page_tops(kept_of(text, HIGH), lines_of(text), HIGH)
        assert all(0 < after - top <= HIGH for top, after in pairwise(tops))
        assert [*_torn(text, tops)] == []
    finally:
        language.speak("en")


def _torn(text: QTextDocument, tops: list[float]) -> Iterator[tuple[str, str]]:
    """Yield what stands on two pages and should not: the words before and after the cut."""
    told = [block for block in blocks(text) if block.text().strip()]
    for block in told:
        lines = [*_lines(block)]
        if any(line.top + 1 < cut < line.bottom - 1 for line in lines for cut in tops):
            yield "a line", block.text()
    for one, after in pairwise(told):
        belongs = one.blockFormat().headingLevel() > 0 or not one.text().strip("\ufffc ")
        if (belongs or _is_beside(one, after)) and _page(one, tops) != _page(after, tops):
            yield one.text(), after.text()


def _is_beside(one: QTextBlock, after: QTextBlock) -> bool:
    """Tell whether two paragraphs stand in one row of a table."""
    here, there = QTextCursor(one), QTextCursor(after)
    table = here.currentTable()
    is_one = table == there.currentTable()
    # Qt's stubs do not say that there may be no table.
    return bool(table) and is_one and table.cellAt(here).row() == table.cellAt(there).row()


def _lines(block: QTextBlock) -> Iterator[Stretch]:
    top = block.document().documentLayout().blockBoundingRect(block).top()
    for place in range(block.layout().lineCount()):
        line = block.layout().lineAt(place)
        yield Stretch(top + line.y(), top + line.y() + line.height())


def _page(block: QTextBlock, tops: list[float]) -> int:
    """Return on which page the first line of a paragraph stands."""
    top = next(_lines(block)).top
    return sum(cut <= top + 0.5 for cut in tops)


@pytest.mark.usefixtures("qapp")
def test_all_of_the_book_is_on_numbered_pages(tmp_path: Path) -> None:
    file, info = tmp_path / "rules.pdf", all_games()["nlk"]
    write_pdf(info, info.options().make(), "en", file)
    written = file.read_bytes()
    assert len(re.findall(rb"/Type /Page\b", written)) > 3
