"""What a follower may play under the customs of a game, and who wins."""

import pytest

from naipes_gui.core.cards import KING_HIGH, NATURAL, Card
from naipes_gui.core.motion import PLAY, TAKE, Meaning, Way
from naipes_gui.core.table import Moved, Seat
from naipes_gui.core.tricks import Customs, Duty, Taken, allowed, taken_in, winner
from naipes_gui.core.zones import HAND, STOCK, TRICK, WON, Zones


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


ALL = Customs(head=True, head_ruffed=True, trump=True, overtrump=True)


@pytest.mark.parametrize(
    ("hand", "trick", "customs", "expected", "duty"),
    [
        ("KH 7S", "", ALL, "KH 7S", Duty.FREE),
        ("KH 8H 7S", "9H", Customs(), "KH 8H", Duty.FOLLOW),
        ("KH 8H 7S", "9H", ALL, "KH", Duty.HEAD),
        ("8H 7H 7S", "9H", ALL, "8H 7H", Duty.FOLLOW),
        ("KH 8H 7S", "9H 8S", Customs(head=True), "KH 8H", Duty.FOLLOW),
        ("KH 8H 7S", "9H 8S", ALL, "KH", Duty.HEAD),
        ("7S 9C", "9H", Customs(), "7S 9C", Duty.FREE),
        ("7S 9C", "9H", ALL, "7S", Duty.TRUMP),
        ("7S 9S 9C", "9H 8S", ALL, "9S", Duty.OVERTRUMP),
        ("7S 9C", "9H 8S", ALL, "7S", Duty.TRUMP),
        ("7D 9C", "9H 8S", ALL, "7D 9C", Duty.FREE),
    ],
)
def test_what_may_be_played(
    hand: str, trick: str, customs: Customs, expected: str, duty: Duty
) -> None:
    found = allowed(cards(hand), cards(trick), NATURAL, "S", customs)
    assert (found.cards, found.duty) == (cards(expected), duty)


@pytest.mark.parametrize(
    ("trick", "order", "place"),
    [
        ("9H AH", NATURAL, 1),
        ("JH AH", KING_HIGH, 0),
        ("AH 2S KH", NATURAL, 1),
        ("AH 2S 3S", NATURAL, 2),
        ("7H AD AC", NATURAL, 0),
    ],
)
def test_who_wins(trick: str, order: str, place: int) -> None:
    assert winner(cards(trick), order, "S") == place


def moved(how: Way, source: str, target: str, *codes: str) -> Moved:
    return Moved(tuple(map(Card, codes)), tuple(range(len(codes))), source, target, how)


def test_a_trick_that_is_taken_up_is_kept_and_one_that_is_turned_over_is_nobodys() -> None:
    zones = Zones((HAND, TRICK, WON, STOCK), (Seat(0), Seat(1)))
    plays = [moved(PLAY, "hand:0", "trick:0", "7H"), moved(PLAY, "hand:1", "trick:1", "KH")]
    up = [moved(TAKE, f"trick:{seat}", "won:1", code) for seat, code in enumerate(("7H", "KH"))]
    assert taken_in(plays, zones) is None
    assert taken_in([*plays, *up], zones) == Taken(Seat(1), Card("KH"), cards=cards("7H KH"))
    over = [
        moved(Way("turn_over", Meaning.TURN_OVER), f"trick:{seat}", "stock", "7H")
        for seat in (0, 1)
    ]
    assert taken_in([*plays, *over], zones) == Taken(Seat(1), Card("KH"), kept=False)
