"""A hint tells bit by bit, and only what the person could have worked out."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stage
from naipes_gui.core.text import phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.ui.beside_table.choice_words import choice
from naipes_gui.ui.beside_table.cost_words import falls_about
from naipes_gui.ui.match.hints import Hints
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.field import Field
from tests.ui.page_help import SETTINGS, is_asked, page_of, play_until
from tests.ui.table_help import ME, SITTERS, STILL, played

GAME = all_games()["ecarte"]


class Session(QObject):
    """Notes what is asked of it."""

    advised = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.asked = list[tuple[int, Opponent]]()
        self.kept = list[tuple[int, int]]()
        self.named: Sequence[Move] = ()

    def advise(self, ply: int, adviser: Opponent, among: object = ()) -> None:
        self.asked.append((ply, adviser))

    def hinted(self, ply: int, step: int, named: Sequence[Move] = ()) -> None:
        self.kept.append((ply, step))
        self.named = named


def deciding(*, mine: bool = True) -> Timeline[Any]:
    """Return a match in which a hand waits for the person, or for the other."""
    for plies in range(3, 60):
        timeline = played(plies)
        state = timeline.state
        several = len(timeline.view(plies, ME).moves) > 1 or not mine
        if state.stage is Stage.HAND and (state.to_move == ME) == mine and several:
            return timeline
    raise AssertionError("nobody is asked")


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    made = Board(GAME.face(), "french", SITTERS, clockwise=True)
    qtbot.addWidget(made)
    made.resize(1000, 640)
    made.adopt(STILL)
    return made


def shown(board: Board, timeline: Timeline[Any]) -> tuple[Move, ...]:
    board.show_frame(timeline.jump(timeline.ply, ME))
    assert board.view_ is not None
    return board.view_.moves


def counsel(moves: tuple[Move, ...], *, gap: float = 0.5, margin: float = 0.1) -> Counsel:
    choices = (Weighed(moves[1], 0.5), Weighed(moves[0], 0.5 - gap, margin))
    reason = phrase("test", "Because {n} is enough.", n=3)
    odds = phrase("test", "You win the point in 7 deals of 10.")
    return Counsel(moves[1], choices, Counted.NOTHING, 240, odds, reason)


def test_a_hint_nudges_then_shows_the_move_then_the_reason(board: Board) -> None:
    session, timeline = Session(), deciding()
    moves = shown(board, timeline)
    hints = Hints(board, session, GAME)  # type: ignore[arg-type]
    hints.ask()
    hints.ask()
    assert session.asked == [(timeline.ply, Opponent(list(GAME.bots())[-1]))]
    session.advised.emit(timeline.ply, counsel(moves))
    assert "clearly better" in board.toast.accessibleName()
    assert "0.5" not in board.toast.accessibleName(), "figures come only when they are asked for"
    assert not board.hand.is_advised
    assert not any(button.advised for button in board.bar._buttons)
    hints.ask()
    assert [b.advised for b in board.bar._buttons].count(True) == (not moves[1].cards)
    assert board.hand._advised == moves[1]
    assert "You win the point in 7 deals of 10." in board.toast.accessibleName()
    hints.ask()
    assert "Because 3 is enough." in board.toast.accessibleName()
    assert "240" in board.toast.accessibleName()
    assert "clearly worse" in board.toast.accessibleName()
    assert "±" not in board.toast.accessibleName()
    hints.ask()
    assert "±0.10" in board.toast.accessibleName()
    assert session.kept == [(timeline.ply, step) for step in (1, 2, 3, 3)]
    # Who has read the figures may want the reason once more, and is told how.
    assert "for the reason" in board.toast.accessibleName()
    hints.ask()
    assert "You win the point in 7 deals of 10." in board.toast.accessibleName()


@pytest.mark.parametrize(
    ("gap", "margin", "told"),
    [(0.0, 0.0, "makes no difference"), (0.02, 0.05, "about equally good")],
)
def test_equal_choices_are_called_equal_only_where_they_are(
    board: Board, gap: float, margin: float, told: str
) -> None:
    session, timeline = Session(), deciding()
    moves = shown(board, timeline)
    hints = Hints(board, session, GAME)  # type: ignore[arg-type]
    hints.ask()
    found = counsel(moves, gap=gap, margin=margin)
    session.advised.emit(timeline.ply, found)
    said = board.toast.accessibleName()
    assert told in said
    # It takes as many steps as elsewhere to be shown a move.
    assert board.hand._advised is None
    # Nobody is left with a number of choices that are not named.
    assert board.view_ is not None
    wording = board.table_style.text_style.wording
    for one in found.choices:
        assert choice(board.face, board.view_, one.move, wording) in said
    hints.ask()
    assert board.hand._advised == found.chosen


def test_what_may_be_a_mistake_is_not_named_beside_the_best(board: Board) -> None:
    """A review compares them again: it blamed for a card that a hint had called good."""
    session, timeline = Session(), deciding()
    moves = shown(board, timeline)
    hints = Hints(board, session, GAME)  # type: ignore[arg-type]
    hints.ask()
    found = counsel(moves, gap=0.05, margin=0.1)
    session.advised.emit(timeline.ply, found)
    assert "It is close between these" in board.toast.accessibleName()
    hints.ask()
    assert board.view_ is not None
    wording = board.table_style.text_style.wording
    names = [choice(board.face, board.view_, one.move, wording) for one in found.choices]
    assert [name in board.toast.accessibleName() for name in names] == [True, False]


@pytest.mark.parametrize(("gap", "margin"), [(0.0, 0.0), (0.02, 0.05), (0.05, 0.1), (0.5, 0.1)])
def test_the_record_hears_of_every_move_that_was_named(
    board: Board, gap: float, margin: float
) -> None:
    """A review must not blame whoever follows a hint."""
    session, timeline = Session(), deciding()
    moves = shown(board, timeline)
    hints = Hints(board, session, GAME)  # type: ignore[arg-type]
    wording, found = board.table_style.text_style.wording, counsel(moves, gap=gap, margin=margin)
    assert board.view_ is not None
    names = {one.move: choice(board.face, board.view_, one.move, wording) for one in found.choices}
    hints.ask()
    session.advised.emit(timeline.ply, found)
    for _ in range(2):
        said = board.toast.accessibleName()
        assert {*session.named} == {move for move, name in names.items() if name in said}
        hints.ask()


def test_in_another_language_the_same_is_told_again(board: Board) -> None:
    timeline, session = deciding(), Session()
    hints = Hints(board, session, GAME)  # type: ignore[arg-type]
    moves = shown(board, timeline)
    hints.ask()
    session.advised.emit(timeline.ply, counsel(moves))
    before = board.toast.accessibleName()
    QApplication.sendEvent(board, QEvent(QEvent.Type.LanguageChange))
    assert board.toast.isHidden()
    hints.retell()
    assert board.toast.accessibleName() == before
    assert len(session.kept) == 1


@pytest.mark.parametrize(
    ("gap", "margin", "said"), [(0.0, 0.0, "Just as good: "), (0.02, 0.05, "About as good: ")]
)
def test_what_is_as_good_is_named_beside_the_move(
    board: Board, gap: float, margin: float, said: str
) -> None:
    session, timeline = Session(), deciding()
    moves = shown(board, timeline)
    hints = Hints(board, session, GAME)  # type: ignore[arg-type]
    hints.ask()
    session.advised.emit(timeline.ply, counsel(moves, gap=gap, margin=margin))
    hints.ask()
    told = board.toast.accessibleName()
    # What is said of the move stands before another one is named.
    assert told.index(said) > told.index(". ")


@pytest.mark.parametrize(("gap", "word"), [(0.3, "clearly"), (0.15, "seems")])
def test_clearly_is_only_said_far_ahead(board: Board, gap: float, word: str) -> None:
    session, timeline = Session(), deciding()
    moves = shown(board, timeline)
    hints = Hints(board, session, GAME)  # type: ignore[arg-type]
    hints.ask()
    session.advised.emit(timeline.ply, counsel(moves, gap=gap))
    assert word in board.toast.accessibleName()


def test_the_figures_of_a_hint_say_how_sure_they_are(board: Board) -> None:
    """A review asks longer and finds others: whoever compares them knows why."""
    session, timeline = Session(), deciding()
    moves = shown(board, timeline)
    hints = Hints(board, session, GAME)  # type: ignore[arg-type]
    beside = list[str]()
    hints.has_room_beside = lambda: True
    hints.figures.connect(beside.append)
    first, second = counsel(moves).choices
    told = replace(counsel(moves), choices=(replace(first, half=0.41), second))
    hints.ask()
    session.advised.emit(timeline.ply, told)
    hints.ask()
    hints.ask()
    # Figures with their doubt beside each other are not understood: at first it is told in words.
    assert "±" not in beside[-1]
    assert "+0.00, clearly worse" in beside[-1]
    hints.ask()
    assert "+0.50 ±0.41" in beside[-1]
    assert "+0.00 ±0.10" in beside[-1]
    assert "how far chance may move the figure" in beside[-1]


def test_no_other_card_stands_up_while_a_hint_is_read(board: Board) -> None:
    session, timeline = Session(), deciding()
    moves = shown(board, timeline)
    board.hand.focus_on(board.table.hand_in_order()[0])
    hints = Hints(board, session, GAME)  # type: ignore[arg-type]
    hints.ask()
    session.advised.emit(timeline.ply, counsel(moves))
    assert board.table.marks.focus is None


def test_figures_stand_beside_the_table_until_the_match_goes_on(board: Board) -> None:
    session, timeline = Session(), deciding()
    moves = shown(board, timeline)
    hints = Hints(board, session, GAME)  # type: ignore[arg-type]
    beside = list[str]()
    hints.has_room_beside = lambda: True
    hints.figures.connect(beside.append)
    hints.ask()
    session.advised.emit(timeline.ply, counsel(moves))
    hints.ask()
    said = board.toast.accessibleName()
    hints.ask()
    # The figures are there: they are not to be asked for any more.
    assert (
        said.removesuffix(" Press H again for the figures.") == board.toast.accessibleName() != said
    )
    assert "Because 3 is enough." in beside[-1]
    hints.follow()
    assert len(beside) == 1
    board.ply += 1
    hints.follow()
    assert beside[-1] == ""


def test_an_answer_that_comes_too_late_is_not_shown(board: Board) -> None:
    session, timeline = Session(), deciding()
    moves = shown(board, timeline)
    hints = Hints(board, session, GAME)  # type: ignore[arg-type]
    hints.ask()
    hints.forget()
    board.toast.dismiss()
    session.advised.emit(timeline.ply, counsel(moves))
    assert not board.toast.isVisible()
    assert session.kept == []


def test_nothing_is_hinted_when_others_decide(board: Board) -> None:
    session = Session()
    shown(board, deciding(mine=False))
    Hints(board, session, GAME).ask()  # type: ignore[arg-type]
    assert session.asked == []
    assert board.toast.isVisibleTo(board)
    board.toast.dismiss()


@pytest.mark.parametrize(
    ("gap", "unit", "told"),
    [
        (0.934, Counted.POINTS, "brings about 0.93 points less"),
        (7.07, Counted.CHIPS, "brings about 7.1 chips less"),
        (40.7, Counted.MON, "brings about 41 mon less"),
        (0.087, Counted.HANDS, "loses about 9 hand(s) more in 100"),
        (0.01, Counted.HANDS, "loses about 1 hand(s) more in 100"),
        (0.002, Counted.HANDS, "loses hardly a hand more in 100"),
    ],
)
def test_how_far_a_choice_lies_behind_is_said_as_one_speaks(
    gap: float, unit: Counted, told: str
) -> None:
    assert falls_about(gap, unit, Wording()) == told


def test_what_a_hint_does_to_the_match_is_said_before_the_first(board: Board) -> None:
    session, timeline = Session(), deciding()
    moves = shown(board, timeline)
    hints = Hints(board, session, GAME)  # type: ignore[arg-type]
    hints.counts = lambda: True
    hints.ask()
    assert "assisted" in board.toast.accessibleName()
    session.advised.emit(timeline.ply, counsel(moves))
    assert not session.kept, "only who asks again is helped"
    hints.ask()
    session.advised.emit(timeline.ply, counsel(moves))
    assert session.kept
    assert "assisted" not in board.toast.accessibleName()


def test_a_card_that_was_picked_makes_way_for_the_one_that_is_advised(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = page_of(qtbot, tmp_path, "hachi_hachi", replace(SETTINGS, coach="never"))
    board = page.board
    play_until(qtbot, page, lambda: is_asked(page) and bool(two_ways(board)))
    first = two_ways(board)[0]
    assert board.view_ is not None
    other = next(move for move in board.view_.moves if move.cards not in ((), first.cards))
    board.hand.click(first.cards[0])
    page.hints._ply, page.hints._counsel = board.ply, counsel((first, other))
    page.hints.ask()
    assert board.hand.picked == first.cards
    page.hints.ask()
    assert board.hand.picked == ()
    assert board.table.marks.hinted[: len(other.cards)] == other.cards


def two_ways(board: Board) -> list[Move]:
    """Return moves with a card that a click only picks, since it can be played in several ways."""
    moves = board.view_.moves if board.view_ is not None else ()
    return [move for move in moves if [one.cards for one in moves].count(move.cards) > 1]


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_figures_of_flower_cards_stand_above_the_felt_and_cover_none(
    qtbot: QtBot, tmp_path: Path, text: float
) -> None:
    page = page_of(
        qtbot, tmp_path, "hachi_hachi", replace(SETTINGS, text_scale=text, coach="never")
    )
    page.resize(900, 600)
    play_until(qtbot, page, lambda: is_asked(page))
    view = page.board.view_
    assert view is not None
    hints = page.hints
    hints._ply, hints._counsel = page.board.ply, counsel(view.moves)
    for step in (1, 2, 3):
        hints.ask()
        notice, field = page.board.toast, page.board.table.room
        assert isinstance(field, Field)
        assert step < 3 or notice.isHidden()
        for box in notice.boxes():
            assert box.y >= field.field_bottom, "a hint lies over the months"
    assert "0.5" in page.note.line.text()
    stands = [page.note.is_above]
    hints.forget()
    page.coach.give_way()
    assert [*stands, page.note.is_above] == [True, False], "the felt has its room back"
    page.board.stop()


def test_what_is_advised_is_listed_first_though_another_is_worth_as_much(board: Board) -> None:
    session, timeline = Session(), deciding()
    moves = shown(board, timeline)
    hints = Hints(board, session, GAME)  # type: ignore[arg-type]
    found = replace(counsel(moves, gap=0.0), chosen=moves[0])
    assert board.view_ is not None
    listed = hints._reason(board.view_, found).split("<br>")[1:3]
    assert [line.startswith("<b>") for line in listed] == [True, False]
