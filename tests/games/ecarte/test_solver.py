"""The exact solver against an unpruned search that plays by the readable rules."""

from collections.abc import Sequence
from random import Random

import pytest

from naipes_gui.core.cards import KING_HIGH, SUITS, Card, french
from naipes_gui.core.tricks import Customs, allowed, winner
from naipes_gui.games.ecarte.players import solver
from tests.nights import by_night

PACK = french(32).cards
MUST = Customs(head=True, trump=True)
PAYMENTS: tuple[solver.Pays, ...] = (
    (0, 0, 0, 1, 1, 1),
    (-2, -1, -1, 1, 1, 2),
    (-2, -2, -2, 1, 1, 2),
    (-2, -1, -1, 2, 2, 2),
    (-2.5, -1.25, -1.125, 1, 1.5, 2.25),
)


def oracle(
    lead: Sequence[Card], follow: Sequence[Card], won: int, pays: solver.Pays, trump: str
) -> float:
    """Return what the leader gets, by trying everything."""
    if not lead:
        return pays[won]
    return max(lead_value(card, lead, follow, won, pays, trump) for card in lead)


def lead_value(
    card: Card,
    lead: Sequence[Card],
    follow: Sequence[Card],
    won: int,
    pays: solver.Pays,
    trump: str,
) -> float:
    rest = [c for c in lead if c != card]
    legal = allowed(follow, [card], KING_HIGH, trump, MUST).cards
    return min(answer_value(card, r, rest, follow, won, pays, trump) for r in legal)


def answer_value(
    card: Card,
    reply: Card,
    rest: Sequence[Card],
    follow: Sequence[Card],
    won: int,
    pays: solver.Pays,
    trump: str,
) -> float:
    kept = [c for c in follow if c != reply]
    if winner([card, reply], KING_HIGH, trump) == 0:
        return oracle(rest, kept, won + 1, pays, trump)
    theirs = 5 - len(kept) - won
    return -oracle(kept, rest, theirs, solver.mirrored(pays), trump)


def deal(rng: Random, size: int) -> tuple[list[Card], list[Card], str, int]:
    cards = rng.sample(PACK, 2 * size)
    return cards[:size], cards[size:], rng.choice(SUITS), rng.randint(0, 5 - size)


@pytest.mark.parametrize("seed", range(5))
def test_agrees_with_the_oracle(seed: int) -> None:
    rng, pays = Random(seed), PAYMENTS[seed]
    sizes = [5] * 15 + [4] * 30 + [3] * 30 + [2] * 30 + [1] * 15
    for size in sizes * by_night(2, by_day=1):
        lead, follow, trump, won = deal(rng, size)
        masks = solver.bits(trump).mask(lead), solver.bits(trump).mask(follow)
        assert solver.solve(*masks, won, pays) == oracle(lead, follow, won, pays, trump)


@pytest.mark.parametrize("seed", range(5))
def test_values_every_single_card_like_the_oracle(seed: int) -> None:
    rng, pays = Random(seed), PAYMENTS[seed]
    for _ in range(100):
        lead, follow, trump, won = deal(rng, 3)
        bit = solver.bits(trump)
        mine, other = (bit.mask(c) for c in (lead, follow))
        card = lead[0]
        found = solver.led(bit[card], mine, other, won, pays)
        assert found == lead_value(card, lead, follow, won, pays, trump)
        for reply in allowed(follow, [card], KING_HIGH, trump, MUST).cards:
            back, theirs = solver.mirrored(pays), 2 - won
            got = solver.replied(bit[card], bit[reply], mine ^ bit[card], other, theirs, back)
            expected = answer_value(card, reply, lead[1:], follow, won, pays, trump)
            assert got == -expected


@pytest.mark.parametrize("trump", SUITS)
def test_replies_and_winners_follow_the_readable_rules(trump: str) -> None:
    rng, bit = Random(trump), solver.bits(trump)
    for _ in range(400):
        card, *hand = rng.sample(PACK, rng.randint(2, 6))
        legal = allowed(hand, [card], KING_HIGH, trump, MUST).cards
        assert solver.replies(bit[card], bit.mask(hand)) == bit.mask(legal)
        for reply in legal:
            wins = winner([card, reply], KING_HIGH, trump) == 1
            assert solver.takes(bit[card], bit[reply]) == wins


def test_worked_example() -> None:
    """Trump spades; the dealer heads, ruffs and draws as the rules bind him."""
    bit = solver.bits("S")
    for led, hand, legal in [
        ("9H", "KH 8H QS 7S AD", "KH"),
        ("QH", "JH 8H KS", "JH 8H"),
        ("9H", "QS 7S AD", "QS 7S"),
        ("8S", "7S JS KD", "JS"),
        ("7D", "KC 9H", "KC 9H"),
    ]:
        found = solver.replies(bit[Card(led)], bit.mask(map(Card, hand.split())))
        assert found == bit.mask(map(Card, legal.split()))
