"""The paper on the felt is as high as what it says."""

from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
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


def test_words_of_the_game_are_explained_on_it_and_lead_to_their_rule(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = page_of(qtbot, tmp_path, "ecarte")
    play_until(qtbot, page, lambda: is_asked(page))
    style = page.board.table_style.text_style
    paper = Prompt(page.board)
    paper.dress(replace(style, terms=all_games()["ecarte"].glossary()))
    paper.ask(Question("", "Nobody goes for the vole.", "The king, though.", ""))
    assert "Vole: " in paper._text.toolTip()
    led = list[str]()
    page.board.toast.rule.connect(led.append)
    paper._text.linkActivated.emit("rule:4.16")
    assert led == ["4.16"]
    assert "rule:4.16" in paper._text.text()
    paper.ask(Question("", "The king.", "", ""))
    assert paper._text.toolTip() == ""
    paper.put_away()
