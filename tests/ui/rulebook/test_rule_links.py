"""A rule that is named anywhere can be read: its number leads to its place in the rulebook."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.core.rules_named import named_once
from naipes_gui.core.text import phrase
from naipes_gui.files import resource
from naipes_gui.games import all_games
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.rulebook.book import Opening
from naipes_gui.ui.rulebook.dialog import RulesDialog
from naipes_gui.ui.rulebook.writing import rule_block
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.rule_links import linked, rule_of
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.rule_label import RuleLabel
from naipes_gui.ui.table.toast import Toast
from tests.sources import every_text
from tests.ui.page_help import page_of, play_until, to_the_last_move

LANGUAGES = languages.spoken()
NAMED = re.compile(r"\(Rule (\d+\.\d+)\)")


def named(game: str) -> set[str]:
    """Return the numbers of all rules that the texts of a game name."""
    return {number for text in every_text()[game] for number in NAMED.findall(text)}


def page(game: str, spoken: str) -> QTextDocument:
    document = QTextDocument()
    document.setMarkdown(resource("rules", spoken, f"{game}.md").read_text(encoding="utf-8"))
    return document


@pytest.mark.sampled
@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("game", [*all_games()])
def test_every_rule_that_is_named_has_a_place(qapp: QApplication, game: str, spoken: str) -> None:
    document = page(game, spoken)
    every = (document.findBlockByNumber(i) for i in range(document.blockCount()))
    blocks = [block for block in every if re.search(r"\d\.\d", block.text())]
    assert {number for number in named(game) if rule_block(blocks, number) is None} == set()


def test_texts_name_rules() -> None:
    assert len([game for game in all_games() if named(game)]) > 1


def test_a_number_is_told_from_those_it_is_a_part_of(qapp: QApplication) -> None:
    document = QTextDocument("see 2.1 and 12.1\n2.12 Twelve\n3.2.1 no\n2.1 One")
    blocks = [document.findBlockByNumber(i) for i in range(document.blockCount())]
    found = rule_block(blocks, "2.1")
    assert found is not None
    assert found[0].text() == "2.1 One"
    assert rule_block(blocks, "2.2") is None


@pytest.mark.parametrize(("spoken", "word"), [("es", "Regla"), ("en", "Rule")])
def test_a_number_becomes_a_link_also_behind_a_space_that_does_not_break(
    qapp: QApplication, spoken: str, word: str
) -> None:
    language.speak(spoken)
    try:
        for space in (" ", "\u00a0"):
            found = linked(f"1 < 2 ({word}{space}2.12)", "#22558F")
            assert "href='rule:2.12'" in found
            assert found.startswith("1 &lt; 2 (")
        assert linked("paid 2.12", "#22558F") == "paid 2.12"
    finally:
        language.speak("en")
    assert (rule_of("rule:2.12"), rule_of("file:///etc/passwd")) == ("2.12", "")


def test_the_rulebook_opens_at_a_rule(qtbot: QtBot) -> None:
    dialog = RulesDialog("napoleon", None, "es", opening=Opening("2.21"))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.book.leaf.textCursor().selectedText() == "2.21")
    cursor = dialog.book.leaf.textCursor()
    assert cursor.block().text().startswith("2.21")
    assert dialog.book.leaf.viewport().rect().contains(dialog.book.leaf.cursorRect())


@pytest.fixture
def sheet_of(qtbot: QtBot, tmp_path: Path) -> TablePage:
    made = page_of(qtbot, tmp_path, "ecarte", lead=to_the_last_move)
    play_until(qtbot, made, made.scoring.isVisible)
    return made


def test_a_link_on_the_sheet_is_reached_and_followed_by_the_keyboard(
    qtbot: QtBot, sheet_of: TablePage
) -> None:
    wanted: list[tuple[str, str]] = []
    sheet_of.rule_wanted.connect(lambda game, rule: wanted.append((game, rule)))
    for _ in range(20):
        focused = QApplication.focusWidget()
        if isinstance(focused, RuleLabel):
            break
        QTest.keyClick(focused, Qt.Key.Key_Tab)  # type: ignore[arg-type]
    assert isinstance(focused, RuleLabel)
    QTest.keyClick(focused, Qt.Key.Key_Return)
    ((game, rule),) = wanted
    assert game == "ecarte"
    assert rule in named("ecarte")
    assert sheet_of.scoring.isVisible()


def test_what_is_said_without_a_rule_is_plain() -> None:
    words = phrase("table", "2 tricks").source
    assert linked(words, "#000000") is words


@pytest.mark.parametrize(
    ("spoken", "text"), [("en", "Rules 2.11 and 2.12"), ("es", "Reglas 2.11 y 2.12")]
)
def test_each_of_several_rules_is_a_link(qapp: QApplication, spoken: str, text: str) -> None:
    language.speak(spoken)
    told = linked(f"So <it> is. ({text})", "#000")
    assert [*re.findall("href='(.*?)'", told)] == ["rule:2.11", "rule:2.12"]
    assert told.startswith("So &lt;it&gt; is. (")
    language.speak("en")


def test_a_notice_leads_to_the_rule_that_decides(qtbot: QtBot) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(900, 500)
    toast = Toast(ground)
    toast.say("Whoever can beat must do so now. (Rule 1.25)", 0)
    (words,) = (each for each in toast.findChildren(Label) if each.text())
    assert "rule:1.25" in words.text()
    with qtbot.waitSignal(toast.rule) as asked:
        words.linkActivated.emit("rule:1.25")
    assert asked.args == ["1.25"]
    toast.say("<b>Wait</b>: it is not your turn.", 0)
    assert words.textFormat() == Qt.TextFormat.PlainText


def test_a_refusal_at_the_table_leads_to_its_rule(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "nlk")
    page.board.warn("Whoever can beat must do so now. (Rule 1.25)")
    with qtbot.waitSignal(page.rule_wanted) as asked:
        page.board.toast.rule.emit("1.25")
    assert asked.args == ["nlk", "1.25"]
    page.board.toast.dismiss()


def test_a_rule_is_named_once_on_a_sheet() -> None:
    named: list[str] = []
    assert named_once("King: 1 (Rule 4.7)", named) == "King: 1 (Rule 4.7)"
    assert named_once("Points 3 (Rule 4.7); 2 more (Rule 4.8)", named) == (
        "Points 3; 2 more (Rule 4.8)"
    )
    assert named_once("See Rule 4.7.", named) == "See Rule 4.7."
    assert named == ["4.7", "4.8"]
