"""Luck and skill of a hand add up, from the chance before the deal to that after it."""

from pathlib import Path

import pytest

from naipes_gui.core.decisions import LUCK_BARS, SKILL_BARS
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review.asking import WeighHere
from naipes_gui.review.decided import decided
from naipes_gui.review.judge import judge
from naipes_gui.review.judged import Judged
from naipes_gui.review.ledger import ledger
from naipes_gui.store.record import Record
from tests.nights import by_night

RECORDS = Path(__file__).parent.parent / "records"
SEATS = (Seat(0), Seat(1))
HANDS = by_night(2, by_day=1)


@pytest.fixture(scope="module")
def record() -> Record:
    return Record.load(RECORDS / "ecarte" / "ecarte-default.naipes")


def judged(record: Record, seat: Seat, hands: int) -> list[Judged]:
    game, timeline = all_games()[record.header.game], record.timeline
    weigh = WeighHere(game, record.rules)
    plies = [p for p in decided(timeline, seat) if timeline.states[p].deals <= hands]
    return [found for p in plies if (found := judge(game, timeline, p, weigh)) is not None]


@pytest.mark.thorough
def test_the_bars_add_up(record: Record) -> None:
    game, timeline = all_games()["ecarte"], record.timeline
    found = judged(record, SEATS[0], HANDS)
    for place in range(HANDS):
        told = ledger(game, timeline, place, found)
        assert told is not None
        assert 0 <= told.before <= 1
        assert told.before + told.luck + told.skill == pytest.approx(told.after)
        assert told.skill <= 0
        costs = sum(each.loss for each in found if each.hand == place + 1)
        assert (told.skill < 0) == (costs > 0)
        assert {bar.key for bar in told.bars} == {"deal", *SKILL_BARS, *LUCK_BARS}
        assert all(Wording().say(bar.name) for bar in told.bars)


def test_what_one_has_the_other_lacks(record: Record) -> None:
    """Before and after a hand the chances of both are one, also when a game has been won."""
    values = all_games()["ecarte"].win_chance(record.rules.options)
    assert values is not None
    timeline = record.timeline
    afters = []
    for place in range(timeline.ended):
        start, end = timeline.played(place).states
        assert sum(values.before(start, seat) for seat in SEATS) == pytest.approx(1)
        afters.append([values.after(start, end, seat) for seat in SEATS])
        assert sum(afters[-1]) == pytest.approx(1)
    assert sorted(afters[-1]) == [0, 1]


def test_after_a_hand_is_before_the_next(record: Record) -> None:
    values = all_games()["ecarte"].win_chance(record.rules.options)
    assert values is not None
    timeline = record.timeline
    for place in range(timeline.ended - 1):
        start, end = timeline.played(place).states
        after = values.after(start, end, SEATS[0])
        if 0 < after < 1:
            following, _ = timeline.played(place + 1).states
            assert values.before(following, SEATS[0]) == pytest.approx(after)


def test_games_without_such_values_have_no_ledger() -> None:
    record = Record.load(RECORDS / "mosca" / "mosca-default.naipes")
    assert ledger(all_games()["mosca"], record.timeline, 0, []) is None
    stakes = all_games()["ecarte"].options().make(stakes=True)
    assert all_games()["ecarte"].win_chance(stakes) is None
