"""The memory is asked on the person's own turn alone, answered by key or button, and skipped."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from naipes_gui.core.moves import Move
from naipes_gui.core.recall import Recall
from naipes_gui.core.text import phrase
from naipes_gui.games import all_games
from naipes_gui.store import recalled
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.table.asking import ANSWER, SKIP, Asking, answer_keys
from tests.having import having
from tests.ui.page_help import go_on, moves_due, page_of, play_until, to_a_card

WANTED = Settings(speed="instant", trick_hold_ms=1, review=False, memory_gym=True)


def asked_page(qtbot: QtBot, tmp_path: Path, game: str) -> TablePage:
    """Return a page on which a question waits for its answer: who always passes sees no trick."""
    page = page_of(qtbot, tmp_path, game, WANTED, lead=to_a_card)

    def step() -> bool:
        staying = [move for move in moves_due(page.board) if move.verb != "pass"]
        if not page.gym.is_asking and staying:
            page.board.choose(staying[0])
        elif not page.gym.is_asking:
            go_on(page)
        return page.gym.is_asking

    qtbot.waitUntil(step)
    return page


def asking(page: TablePage) -> Asking:
    found = page.board.playing_on
    assert isinstance(found, Asking)
    return found


def offered(page: TablePage) -> list[Move]:
    return [button.move for button in page.board.buttons()]


def is_asking(page: TablePage) -> bool:
    """Ask anew each time: the answer changes between two lines."""
    return page.gym.is_asking


@pytest.mark.parametrize("game", having("table.recall"))
def test_a_right_answer_by_key_is_told_and_kept(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    page = asked_page(qtbot, tmp_path, game)
    view, question = page.board.view_, asking(page).question
    assert view is not None
    assert question is not None
    assert view.state.to_move == view.seat
    assert len(offered(page)) == len(question.answers) + 1
    ply, asked = page.board.ply, page.quiz.asked
    qtbot.waitUntil(lambda: page.situation.plain == asked)
    QTest.keyClick(page.board, getattr(Qt.Key, f"Key_{answer_keys(question)[question.right]}"))
    assert not is_asking(page)
    practice = recalled.read(game)
    assert practice.kinds == {question.kind: (1, 1)}
    assert page.note.said is not None
    assert page.note.said.question == "Right."
    assert asked not in page.situation.plain
    assert page.situation.plain
    # The match stands where it stood, and goes on when something is played.
    assert (page.board.ply, page.board.hand.armed) == (ply, True)
    assert not {move.verb for move in offered(page)} & {ANSWER}


def test_a_wrong_answer_is_told_with_the_count(qtbot: QtBot, tmp_path: Path) -> None:
    page = asked_page(qtbot, tmp_path, "mosca")
    question = asking(page).question
    assert question is not None
    wrong = (question.right + 1) % len(question.answers)
    page.board.choose(Move(ANSWER, number=wrong))
    assert recalled.read("mosca").kinds == {question.kind: (0, 1)}
    assert page.note.said is not None
    assert page.note.said.is_warning
    assert page.note.said.about == page.wording.say(question.count)


def told_beside(page: TablePage) -> set[str]:
    """Return what the first page of the panel tells."""
    return {label.text() for label in page.panel.score.findChildren(QLabel)}


@pytest.mark.parametrize("game", having("table.recall"))
def test_the_panel_does_not_tell_what_one_is_asked_to_remember(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    page = asked_page(qtbot, tmp_path, game)
    assert page.board.view_ is not None
    facts = {page.wording.say(fact.label) for fact in page.face.facts(page.board.view_)}
    names = {info.name for info in page.board.overlay.seat_infos.values()}
    qtbot.waitUntil(lambda: is_covered(page))
    assert not told_beside(page) & (facts - names)
    page.quiz.skip()
    assert not is_covered(page)


def is_covered(page: TablePage) -> bool:
    return any("While you are asked" in each for each in told_beside(page))


def test_escape_skips_it_and_nothing_is_counted(qtbot: QtBot, tmp_path: Path) -> None:
    page = asked_page(qtbot, tmp_path, "ecarte")
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not is_asking(page)
    assert page.note.said is None
    assert recalled.read("ecarte").asked == 0


def test_a_card_may_be_played_instead(qtbot: QtBot, tmp_path: Path) -> None:
    page = asked_page(qtbot, tmp_path, "mosca")
    view = page.board.view_
    assert view is not None
    page.board.choose(moves_due(page.board)[0])
    play_until(qtbot, page, lambda: page.board.view_ is not view)
    assert recalled.read("mosca").asked == 0


def test_the_button_skips_it_too(qtbot: QtBot, tmp_path: Path) -> None:
    page = asked_page(qtbot, tmp_path, "nlk")
    page.board.choose(SKIP)
    assert not is_asking(page)
    assert page.board.hand.armed


@pytest.mark.thorough
def test_nothing_is_asked_where_it_is_not_wanted(qtbot: QtBot, tmp_path: Path) -> None:
    page = asked_page(qtbot, tmp_path, "ecarte")
    page.adopt(Settings(speed="instant", review=False))
    assert not is_asking(page)


@pytest.mark.parametrize(("numbers", "keys"), [
    ((6, 7), "67"), ((0, 3, 9), "039"), ((7, 12), "72"),
])  # fmt: skip
def test_the_key_of_a_number_is_the_number(numbers: tuple[int, ...], keys: str) -> None:
    """A number of two figures has its last one, and none beside it ends alike."""
    told = tuple(phrase("recall", "{number}", number=number) for number in numbers)
    question = Recall("trumps", told[0], told, 0, told[0])
    assert answer_keys(question) == [*keys]
    asking = Asking(all_games()["mosca"].face())
    asking.question = question
    made = [button.key for button in asking.button(ANY_VIEW)]
    assert len({*made}) == len(made)


ANY_VIEW: Any = None
