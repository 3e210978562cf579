"""Deals that are shown as possible cannot be told from the real one by who decides."""

import pytest

from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.table import Seat
from naipes_gui.review.hindsight import Following
from naipes_gui.review.sample_deals import MOST, sample_deals
from tests.review.played import choices, match


@pytest.mark.parametrize("key", ["ecarte", "napoleon", "mosca", "nlk", "hachi_hachi"])
def test_deals_agree_with_what_is_seen(key: str) -> None:
    record = match(key)
    timeline = record.timeline
    ply = choices(record)[1]
    seat = Seat(timeline.states[ply].to_move)
    view = timeline.view(ply, seat)
    moves = view.moves[:2]
    ask = Following(record, 0)
    found = sample_deals(record, ply, seat, moves, ask)
    assert found is not None
    assert 0 < len(found) <= MOST
    assert sample_deals(record, ply, seat, moves, ask) == found
    for deal in found:
        hands = deal.hands
        # What each brings there is that of the hand played to its end.
        assert list(deal.brings) == [move.meaning for move in moves]
        held = [card for cards in hands.values() for card in cards]
        assert len(set(held)) == len(held)
        for who, cards in hands.items():
            seen = view.state.hand(who)
            assert len(cards) == len(seen)
            assert {card for card in seen if card != HIDDEN} <= set(cards)


class Raised:
    """A stop flag that is up."""

    def is_set(self) -> bool:
        """Say yes."""
        return True


def test_nothing_comes_of_it_when_stopped() -> None:
    record = match("ecarte")
    ply = choices(record)[0]
    assert sample_deals(record, ply, Seat(0), (), Following(record, 0), Raised()) is None
