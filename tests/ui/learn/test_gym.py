"""The memory gym on the page of lessons, and its exercise: a hand of others, and questions."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.core.practice import Practice
from naipes_gui.core.table import FIRST
from naipes_gui.core.text import translate
from naipes_gui.games import all_games
from naipes_gui.session.bot_hand import bot_hand
from naipes_gui.store import recalled
from naipes_gui.store.settings import Settings
from naipes_gui.ui.learn.gym_card import GymCard
from naipes_gui.ui.learn.gym_page import AGAIN, GO_ON, GymPage
from naipes_gui.ui.learn.page import LearnPage
from naipes_gui.ui.shared.commands import ENTRIES, FIXED, at
from naipes_gui.ui.table.asking import Asking, answer_keys
from naipes_gui.ui.window.key_sheet import rows
from tests.having import having

SETTINGS = Settings(speed="instant", trick_hold_ms=1)
ENOUGH = 4
"""Questions of a hand that are answered; a hand of NLK has many."""
every_game = pytest.mark.parametrize("game", having("table.recall"))


def shown(qtbot: QtBot, game: str) -> GymPage:
    page = GymPage(game, SETTINGS)
    qtbot.addWidget(page, before_close_func=lambda widget: widget.close_all())
    page.resize(1280, 800)
    page.show()
    page.start()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


@pytest.mark.parametrize("game", having("table.recall")[:1])
def test_its_keys_are_those_that_do_something(qtbot: QtBot, game: str) -> None:
    page = shown(qtbot, game)
    told = {what for _, what in rows(page.where, page.face, page.board.view_)}
    assert {*at(page.where)} == {*page.shortcuts.acts}
    assert told == {*(ENTRIES[each].label for each in page.shortcuts.acts),
                    *(each.label for each in FIXED[page.where])}  # fmt: skip


def asking(page: GymPage) -> Asking:
    found = page.board.playing_on
    assert isinstance(found, Asking)
    return found


def is_asked(page: GymPage) -> bool:
    return page.quiz.is_asking


def offers(page: GymPage, what: object) -> Callable[[], bool]:
    return lambda: what in [button.move for button in page.board.buttons()]


def thinks(page: GymPage) -> list[str]:
    view = page.board.view_
    assert view is not None
    words = [each.word for _, each in page.board.overlay.contents(view)]
    return [word for word in words if word == translate("table", "Thinking…")]


def skip_to_the_end(qtbot: QtBot, page: GymPage) -> None:
    """Let the hand be played, and press Escape at every question."""
    done = offers(page, AGAIN)
    while not done():
        qtbot.waitUntil(lambda: is_asked(page) or done())
        if is_asked(page):
            QTest.keyClick(page.board, Qt.Key.Key_Escape)


@every_game
def test_a_hand_is_played_by_others_at_once(game: str) -> None:
    timeline = bot_hand(game, Random(4), 6)
    assert timeline.ended == 1
    assert len(timeline.decisions) >= 6


def test_a_kind_has_one_name_in_all_games(qtbot: QtBot) -> None:
    card = GymCard()
    qtbot.addWidget(card)
    for game in all_games().values():
        assert {
            kind: drill.name for kind, drill in game.recall().items()
        }.items() <= card.kinds.items()


@every_game
def test_the_exercise_is_gone_through_by_keys_alone(qtbot: QtBot, game: str) -> None:
    page = shown(qtbot, game)
    answered = 0
    while answered < ENOUGH:
        qtbot.waitUntil(lambda: is_asked(page) or offers(page, AGAIN)())
        if not is_asked(page):
            break
        question = asking(page).question
        assert question is not None
        assert thinks(page) == [], "the table waits for the answer"
        key = answer_keys(question)[question.right]
        QTest.keyClick(page.board, getattr(Qt.Key, f"Key_{key}"))
        answered += 1
        assert offers(page, GO_ON)()
        assert page.note.said is not None
        assert page.note.said.question == "Right."
        QTest.keyClick(page.board, Qt.Key.Key_Return)
    assert recalled.read(game).right == recalled.read(game).asked == answered > 0
    assert str(answered) in page.situation.plain


def test_another_hand_has_other_players(qtbot: QtBot) -> None:
    page = shown(qtbot, "ecarte")
    before = page.timeline
    skip_to_the_end(qtbot, page)
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    assert page.timeline is not before
    assert page.board.overlay.seat_infos is page.seat_infos
    assert page.seat_infos[FIRST].name == "You"


def test_escape_skips_the_question_and_then_leaves(qtbot: QtBot) -> None:
    page = shown(qtbot, "mosca")
    left = list[bool]()
    page.left.connect(lambda: left.append(True))
    skip_to_the_end(qtbot, page)
    assert left == []
    assert page.situation.plain.startswith("That was the hand.")
    assert recalled.read("mosca").asked == 0
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert left


def test_the_page_tells_how_often_one_knew_it(qtbot: QtBot) -> None:
    recalled.keep("ecarte", Practice(3, 0, {"trumps": (4, 5), "void": (1, 2)}))
    recalled.keep("mosca", Practice(1, 0, {"trumps": (1, 5)}))
    page = LearnPage()
    qtbot.addWidget(page)
    page.show()
    card = page.gym_card
    assert [part.text() for part in card._kinds["trumps"] if hasattr(part, "text")] == [
        "How many trumps are left?", "5 of 10",
    ]  # fmt: skip
    assert not card._kinds["trumps"][0].isHidden()
    assert card._kinds["month"][0].isHidden()
    assert card.games["ecarte"].accessibleDescription() == "Level 3 · 5 of 7 right"


def test_a_game_is_practised_and_questions_are_wanted_from_the_page(qtbot: QtBot) -> None:
    page = LearnPage()
    qtbot.addWidget(page)
    page.show()
    games, wanted = list[str](), list[bool]()
    page.gym.connect(games.append)
    page.gym_wanted.connect(wanted.append)
    page.gym_card.games["nlk"].click()
    page.gym_card.in_matches.click()
    assert (games, wanted) == (["nlk"], [True])
    assert page.gym_card.in_matches.isChecked()
    page.adopt(Settings(memory_gym=False))
    assert not page.gym_card.in_matches.isChecked()
    assert page.gym_card.in_matches.accessibleDescription().startswith("Off")
    assert isinstance(page.gym_card, GymCard)


def test_what_was_played_is_heard_and_then_the_question_with_its_answers(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr(
        "naipes_gui.ui.learn.gym_page.announce", lambda _, text, urgent: said.append(text)
    )
    page = shown(qtbot, "mosca")
    qtbot.waitUntil(lambda: is_asked(page))
    question, say = asking(page).question, page.board.table_style.text_style.wording.say
    assert question is not None
    keyed = zip(answer_keys(question), question.answers, strict=True)
    told = ((key, say(each)) for key, each in keyed)
    # Of a number the key is the number, and is not said twice.
    answers = " ".join(f"{key}." if key == each else f"{key}: {each}." for key, each in told)
    wanted = f"Memory. {say(question.text)} {answers} Esc: skip."
    assert said[-1][-len(wanted) :] == wanted
    assert any(f"{who.name} " in said[-1] for who in page.seat_infos.values())


@every_game
def test_who_it_is_is_told_once(qtbot: QtBot, game: str) -> None:
    page = shown(qtbot, game)
    for _ in range(ENOUGH):
        qtbot.waitUntil(lambda: is_asked(page) or offers(page, AGAIN)())
        question = asking(page).question
        if question is None:
            break
        key = answer_keys(question)[question.right - 1]
        QTest.keyClick(page.board, getattr(Qt.Key, f"Key_{key}"))
        assert page.note.said is not None
        spoken = page.note.said.spoken
        assert spoken.startswith("Memory. No: ")
        for seat_info in page.seat_infos.values():
            assert spoken.count(f"{seat_info.name}.") + spoken.count(f"{seat_info.name}:") < 2
        QTest.keyClick(page.board, Qt.Key.Key_Return)
