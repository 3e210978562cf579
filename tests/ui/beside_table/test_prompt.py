"""The paper on the felt is as high as what it says."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from naipes_gui.ui.beside_table.prompt import Prompt, Question
from tests.ui.page_help import is_asked, page_of, play_until


def test_a_part_without_words_takes_no_line(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "ecarte")
    play_until(qtbot, page, lambda: is_asked(page))
    paper = Prompt(page.board)
    heights = list[int]()
    for about, keys in (("", ""), ("Whoever gives draws again.", ""), ("Draw.", "Esc")):
        paper.ask(Question("Step 5 of 17", "Draw again.", about, keys))
        heights.append(paper._write(paper._parts[0], 600))
    paper.put_away()
    line = paper.fontMetrics().height()
    assert heights[1] - heights[0] >= 0.8 * line
    assert heights[2] - heights[1] >= 0.8 * line
