"""Enter does what is gold or in focus, and nothing that was not seen before."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import Role
from naipes_gui.ui.table.board import Board
from tests.ui.felt_help import Case, is_my_turn, play, table_of

ME = Seat(0)
CASES = (
    Case("ecarte", 2), Case("napoleon", 4), Case("mosca", 4), Case("nlk", 3),
    Case("hachi_hachi", 3),
)  # fmt: skip


def golden(board: Board) -> list[Move]:
    buttons = [button.move_ for button in board.bar._buttons if button.gold]
    lone = board.ahead.lone if board.hand.armed else None
    return [*buttons, *([lone.move] if lone is not None else [])]


def press_enter(board: Board) -> list[Move]:
    """Return what Enter decides."""
    made: list[Move] = []
    board.chosen.connect(lambda _, move: made.append(move))
    board.enter.press()
    board.chosen.disconnect()
    return made


def again(board: Board, view: View[Any]) -> None:
    """Let the same decision be taken once more."""
    board.hand.focus, board.hand.by_key = None, False
    board.enter.forget()
    board.hand.arm(view)
    board.offer()


def decisions(board: Board, rules: Any, plies: int = 90) -> Any:
    for timeline in play(board, rules, plies, 3, is_my_turn):
        if board.hand.armed:
            yield timeline.view(timeline.ply, ME)


def is_last_card(board: Board, view: View[Any]) -> bool:
    """Tell whether nothing else than one card, in one way, can be meant by Enter."""
    held, may = view.cards(Role.HAND, ME), [move for move in view.moves if move.cards]
    return len(held) == len(may) == 1 and {*held} == {*board.hand.playable}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_enter_does_what_is_gold_or_only_points(qtbot: QtBot, case: Case) -> None:
    board, rules = table_of(case, (1100, 760))
    qtbot.addWidget(board)
    tried = 0
    for view in decisions(board, rules):
        # The mouse has touched a card; nothing shows it, so Enter does not mean it.
        board.hand.focus, board.hand.by_key = next(iter(board.table.hand_in_order()), None), False
        gold, is_last = golden(board), is_last_card(board, view)
        made = press_enter(board)
        assert len(gold) <= 1
        if gold and gold[0].meaning in view.moves:
            assert [move.meaning for move in made] == [gold[0].meaning]
        elif is_last:
            assert [move.cards for move in made] == [view.cards(Role.HAND, ME)]
            again(board, view)
            continue
        else:
            assert not made
        if not gold:
            pointed = board.table.marks.focus
            assert pointed in board.hand.playable
            assert press_enter(board) or board.hand.picked == (pointed,)
        again(board, view)
        tried += 1
    assert tried > 3


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_hint_is_gold_ringed_and_what_enter_does(qtbot: QtBot, case: Case) -> None:
    board, rules = table_of(case, (1100, 760))
    qtbot.addWidget(board)
    for view in decisions(board, rules, 60):
        for move in view.moves[:: max(1, len(view.moves) // 6)]:
            board.advise(move)
            assert golden(board) in ([], [move])
            ringed = {*board.table.marks.hinted, *board.table.marks.proposed}
            assert golden(board) or ringed == {*move.cards, *move.onto}
            zone = board.my_zone()
            for nth, card in enumerate(view.state.hand(ME)):
                assert board.table.item((zone, nth)).is_raised == (card in move.cards)
            assert [made.meaning for made in press_enter(board)] == [move.meaning]
            again(board, view)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_goes_to_another_card_has_nothing_of_a_hint_in_gold(qtbot: QtBot, case: Case) -> None:
    """Enter played the card in focus while the hinted one was ringed and its button gold."""
    board, rules = table_of(case, (1100, 760))
    qtbot.addWidget(board)
    strayed = 0
    for view in decisions(board, rules, 60):
        move = view.moves[0]
        others = [card for card in board.hand.playable if card not in (*move.cards, *move.onto)]
        for card in others[:1]:
            board.advise(move, named=True)
            board.hand.focus_on(card)
            assert golden(board) in ([], [board.ahead.lone.move if board.ahead.lone else None])
            assert not {*board.table.marks.hinted} & ({*move.cards} - {card})
            made = press_enter(board)
            assert [m.cards[0] for m in made if m.cards] in ([], [card])
            assert made or board.hand.picked == (card,)
            board.hand.clear()
            board.hand.focus_on(None)
            assert [m.meaning for m in golden(board)] == [move.meaning], "the hint is back"
            again(board, view)
            strayed += 1
    assert strayed > 1


def test_a_card_clicked_once_is_what_enter_plays_and_not_a_hint(qtbot: QtBot) -> None:
    board, rules = table_of(Case("napoleon", 4), (1100, 760))
    qtbot.addWidget(board)
    board.table_style = replace(board.table_style, confirm_card=True)
    view = next(v for v in decisions(board, rules) if len(board.hand.playable) > 1)
    hinted, clicked = (next(m for m in view.moves if m.cards == (card,))
                       for card in list(board.hand.playable)[:2])  # fmt: skip
    board.advise(hinted, named=True)
    board.hand.click(clicked.cards[0])
    assert golden(board) == []
    assert not board.table.marks.hinted
    assert [move.meaning for move in press_enter(board)] == [clicked.meaning]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_button_tells_what_a_hint_lets_enter_do(qtbot: QtBot, case: Case) -> None:
    board, rules = table_of(case, (1100, 760))
    qtbot.addWidget(board)
    for view in decisions(board, rules, 60):
        for move in view.moves[:: max(1, len(view.moves) // 6)]:
            board.advise(move, named=True)
            told = [made.meaning for made in golden(board)]
            assert told == [move.meaning]
            assert [made.meaning for made in press_enter(board)] == told
            again(board, view)
        assert not board.enter.named(())


def test_a_card_touched_with_the_mouse_is_not_what_enter_plays(qtbot: QtBot) -> None:
    board, rules = table_of(Case("ecarte", 2), (1100, 760))
    qtbot.addWidget(board)
    view = next(v for v in decisions(board, rules) if any(m.cards for m in v.moves))
    card = board.table.hand_in_order()[0]
    board.hand.focus, board.hand.by_key = card, False
    board.hand.mark()
    assert board.table.marks.focus is None
    before = golden(board)
    made = press_enter(board)
    assert [move.meaning for move in made] == [m.meaning for m in before if m in view.moves]


def test_the_focus_on_a_card_takes_the_gold_from_the_button(qtbot: QtBot) -> None:
    board, rules = table_of(Case("ecarte", 2), (1100, 760))
    qtbot.addWidget(board)
    next(v for v in decisions(board, rules) if any(len(m.cards) > 1 for m in v.moves))
    first, *_, last = board.table.hand_in_order()
    assert not golden(board), "one Enter too many would end the exchange"
    board.hand.click(first)
    assert golden(board)
    board.hand.focus_on(last)
    assert not golden(board)
    board.hand.focus_on(None)
    assert golden(board)


def test_enter_picks_one_card_after_the_other_and_is_done_on_a_picked_one(qtbot: QtBot) -> None:
    board, rules = table_of(Case("ecarte", 2), (1100, 760))
    qtbot.addWidget(board)
    next(v for v in decisions(board, rules) if any(len(m.cards) > 1 for m in v.moves))
    for count in (1, 2):
        QTest.keyClick(board, Qt.Key.Key_Right)
        assert not golden(board), "what lights up is what Enter does"
        assert press_enter(board) == []
        assert len(board.hand.picked) == count
        assert golden(board)
    picked = set(board.hand.picked)
    (move,) = press_enter(board)
    assert set(move.cards) == picked


def test_enter_says_which_keys_choose_where_it_chooses_none(qtbot: QtBot) -> None:
    """Nothing is gold at the question of a lesson or a problem: a key without an answer is lost."""
    board, rules = table_of(Case("napoleon", 4), (1280, 800))
    for view in decisions(board, rules):
        if view.moves[0].verb in ("pass", "bid"):
            break
    said = list[str]()
    board.warn = lambda text, culprits=(): said.append(text)  # type: ignore[method-assign]
    board.bar.gild = lambda *_, **__: None  # type: ignore[method-assign]
    board.bar.press_gold = lambda: False  # type: ignore[method-assign]
    assert press_enter(board) == []
    assert len(said) == 1
    assert all(key in said[0] for key in board.bar.keys)
    assert len(board.bar.keys) > 1
    board.close()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers_are_of_the_buttons_where_no_card_can_be_chosen(qtbot: QtBot, case: Case) -> None:
    board, rules = table_of(case, (1100, 760))
    qtbot.addWidget(board)
    made: list[Move] = []
    board.chosen.connect(lambda _, move: made.append(move))
    for _ in decisions(board, rules):
        printed = [key for key in board.bar.keys if key.isdecimal()]
        left = next(key for key in "987654321" if key not in printed)
        if printed and not board.hand.playable and board.table.hand_in_order():
            QTest.keyClicks(board, left)
            assert board.hand.focus is None
            assert not made
            assert all(key in board.toast.accessibleName() for key in printed)
        elif board.hand.playable:
            QTest.keyClicks(board, left)
            assert board.hand.focus or "You hold no" in board.toast.accessibleName()
        assert board.hand.armed, "a number that no button prints decides nothing"
        board.hand.focus, board.hand.by_key = None, False
        board.toast.dismiss()


def test_enter_plays_a_last_card_at_once(qtbot: QtBot) -> None:
    """Taking the focus to it first would ask for a second press where nothing else can be meant."""
    board, rules = table_of(Case("mosca", 4), (1100, 760))
    qtbot.addWidget(board)
    for view in decisions(board, rules, 160):
        if is_last_card(board, view) and not golden(board):
            again(board, view)
            assert [move.cards for move in press_enter(board)] == [view.cards(Role.HAND, ME)]
            return
    raise AssertionError("nobody came to a last card")
