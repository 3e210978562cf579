"""Whether a hand could have been won: four answers from lines that are played out."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from naipes_gui.core.counsel import Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stop
from naipes_gui.core.table import Seat
from naipes_gui.review.could_win import Answer, could_win, has_won
from naipes_gui.review.decided import decided
from naipes_gui.review.hindsight import with_all_seen
from naipes_gui.review.judged import Judged
from naipes_gui.review.other_line import other_line
from naipes_gui.store.record import Record

RECORDS = Path(__file__).parent.parent / "records"
WON, LOST = (1, 0), (0, 1)
ME = Seat(0)


@dataclass(frozen=True)
class Ended:
    gained: tuple[int, ...]


@dataclass(frozen=True)
class Line:
    record: Record
    would: Ended


class Table:
    """Knows what wins, and counts what was tried."""

    def __init__(self, winning: Mapping[tuple[int, str], tuple[int, ...]]) -> None:
        self.winning, self.tried = winning, list[tuple[int, str]]()

    def __call__(self, record: Record, ply: int, move: Move, *, stop: Stop | None) -> Line:
        self.tried.append((ply, str(move)))
        return Line(record, Ended(self.winning.get((ply, str(move)), LOST)))


@pytest.fixture(scope="module")
def record() -> Record:
    return Record.load(RECORDS / "ecarte" / "ecarte-default.naipes")


@pytest.fixture(scope="module")
def hand(record: Record) -> list[Judged]:
    """Decisions between several moves, the best of which is another than the one made."""
    found = []
    for ply in decided(record.timeline, ME):
        _, made = record.timeline.moves[ply]
        others = [m for m in record.timeline.view(ply, ME).moves if m.meaning != made.meaning]
        if len(others) > 1 and record.timeline.states[ply].deals == 1:
            choices = [Weighed(others[0], 1.0), Weighed(made, 0.5), Weighed(others[1], 0.1)]
            judged = Judged(
                ply=ply, hand=1, seat=ME, made=made, best=others[0], kind="lead", is_told=True,
                loss=0.5, low=0.2, high=0.8, costly=0.1, choices=tuple(choices),
            )  # fmt: skip
            found.append(judged)
    return found


def answered(record: Record, hand: list[Judged], **winning: Any) -> tuple[Any, Table]:
    table = Table(winning.get("wins", {}))
    return could_win(record, hand, table), table


def test_the_better_move_on_average_could_be_seen(record: Record, hand: list[Judged]) -> None:
    best = hand[0].ply, str(hand[0].best)
    found, table = answered(record, hand, wins={best: WON})
    assert found.answer is Answer.SEEN
    assert found.changes == ((hand[0].ply, hand[0].best),)
    assert best in table.tried


def test_a_move_that_was_not_better_is_seen_with_all_cards(
    record: Record, hand: list[Judged]
) -> None:
    lucky = hand[0].choices[2].move
    found, _ = answered(record, hand, wins={(hand[0].ply, str(lucky)): WON})
    assert found.answer is Answer.WITH_ALL_CARDS
    assert found.changes == ((hand[0].ply, lucky),)


def test_two_changes_are_very_hard_and_none_is_no(record: Record, hand: list[Judged]) -> None:
    found, table = answered(record, hand)
    assert found.answer is Answer.NO
    assert not found.changes
    alone = {(judged.ply, str(one.move)) for judged in hand for one in judged.choices}
    pair = next(tried for tried in table.tried if tried not in alone)
    found, _ = answered(record, hand, wins={pair: WON})
    assert found.answer is Answer.VERY_HARD
    assert str(found.changes[1][1]) == pair[1]
    for view, (_, move) in zip(found.views, found.changes, strict=True):
        assert move.meaning in [each.meaning for each in view.moves]


def test_nothing_comes_of_a_hand_that_is_stopped(record: Record, hand: list[Judged]) -> None:
    def stopped(record: Record, ply: int, move: Move, *, stop: Stop | None) -> None:
        return None

    assert could_win(record, hand, stopped) is None


def test_the_true_lines_can_be_asked(record: Record, hand: list[Judged]) -> None:
    found = could_win(record, hand[-1:], other_line)
    assert found is not None
    for ply, move in found.changes[:1]:
        line = other_line(record, ply, move)
        assert line is not None
        assert has_won(record, ME, line.would.gained) == (len(found.changes) == 1)


@pytest.mark.parametrize(
    ("key", "gained", "won"),
    [
        ("ecarte/ecarte-default", (1, 2), False), ("ecarte/ecarte-default", (1, 1), True),
        ("ecarte/ecarte-default", (0, 1), False), ("ecarte/ecarte-default", (2, 0), True),
        ("mosca/mosca-default", (2, 3, -1, -4), True),
        ("mosca/mosca-default", (0, 3, 1, -4), False),
        ("nlk/nlk-default", (0, 1, 0, 0), True), ("nlk/nlk-default", (1, 0, 0, 0), False),
    ],
)  # fmt: skip
def test_a_point_for_the_king_is_not_the_hand(key: str, gained: tuple[int, ...], won: bool) -> None:
    assert has_won(Record.load(RECORDS / f"{key}.naipes"), ME, gained) is won


@pytest.mark.parametrize("key", ["ecarte/ecarte-default", "nlk/nlk-default"])
def test_with_all_cards_seen_another_move_may_be_best(key: str) -> None:
    record = Record.load(RECORDS / f"{key}.naipes")
    ply = next(
        ply for ply in decided(record.timeline, ME) if len(record.timeline.view(ply, ME).moves) > 1
    )
    moves = record.timeline.view(ply, ME).moves[:3]
    found = with_all_seen(record, ply, moves)
    assert found is not None
    assert found == with_all_seen(record, ply, moves)
    gains = list(found.gains.values())
    assert gains == sorted(gains, reverse=True)
    assert found.is_best(found.best)
    assert {move.meaning for move in moves} == set(found.gains)
