"""Deals that are shown as possible cannot be told from the real one by who decides."""

from collections import Counter

import pytest

from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.review.sample_deals import MOST, PLAYED, SampleDeal, few_of, sample_deals
from tests.review.played import choices, match


@pytest.mark.parametrize("key", ["ecarte", "napoleon", "mosca", "nlk", "hachi_hachi"])
def test_deals_agree_with_what_is_seen(key: str) -> None:
    record = match(key)
    timeline = record.timeline
    ply = choices(record)[1]
    seat = Seat(timeline.states[ply].to_move)
    view = timeline.view(ply, seat)
    moves = view.moves[:2]
    found = sample_deals(record, ply, seat, moves)
    assert found is not None
    assert 0 < len(found.shown) <= MOST
    assert len(found.shown) == MOST or len(found.brings) == len(found.shown)
    assert sample_deals(record, ply, seat, moves) == found
    for deal in found.shown:
        hands = deal.hands
        # What each brings there is that of the hand played to its end.
        assert list(deal.brings) == [move.meaning for move in moves]
        held = [card for cards in hands.values() for card in cards]
        assert len(set(held)) == len(held)
        for who, cards in hands.items():
            seen = view.state.hand(who)
            assert len(cards) == len(seen)
            assert {card for card in seen if card != HIDDEN} <= set(cards)


BEST, MADE = Move("play", (), 1), Move("play", (), 2)


@pytest.mark.parametrize(
    ("pairs", "shown"),
    [
        ({(1, -1): 60, (1, 1): 40}, {(1, -1): 3, (1, 1): 2}),
        ({(1, -1): 20, (1, 1): 60, (-1, 1): 20}, {(1, -1): 1, (1, 1): 3, (-1, 1): 1}),
        # What is as good with either move is told apart by how the hand ends.
        ({(1, 1): 80, (-2, -2): 20}, {(1, 1): 4, (-2, -2): 1}),
        ({(1, 0): 100}, {(1, 0): 5}),
    ],
)
def test_good_and_bad_deals_are_shown_in_the_share_that_they_have(
    pairs: dict[tuple[int, int], int], shown: dict[tuple[int, int], int]
) -> None:
    many = [pair for pair, share in pairs.items() for _ in range(share * PLAYED // 100)]
    for step in (1, 3, 7):
        # However they come: every step that has no part in common with their number reaches all.
        mixed = [many[step * nth % len(many)] for nth in range(len(many))]
        deals = [SampleDeal({}, {BEST: best, MADE: made}) for best, made in mixed]
        found = few_of(deals)
        assert Counter(tuple(deal.brings.values()) for deal in found) == shown
        places = [next(i for i, deal in enumerate(deals) if deal is one) for one in found]
        assert places == sorted(places)


def test_of_one_move_alone_it_is_what_it_brings() -> None:
    deals = [SampleDeal({}, {BEST: brings}) for brings in [3] * 12 + [-3] * 8]
    assert [deal.brings[BEST] for deal in few_of(deals)] == [3, 3, 3, -3, -3]
    assert [deal.brings[BEST] for deal in few_of(deals[10:13])] == [3, 3, -3]
    assert few_of([]) == ()


class Raised:
    """A stop flag that is up."""

    def is_set(self) -> bool:
        """Say yes."""
        return True


def test_nothing_comes_of_it_when_stopped() -> None:
    record = match("ecarte")
    ply = choices(record)[0]
    assert sample_deals(record, ply, Seat(0), (), Raised()) is None
