"""Asks what tricks come to, with open cards and with closed ones."""

from collections.abc import Callable
from random import Random
from typing import Any

WORTH = (-2.5, -1.0, 1.25, 2.0)
CARDS, HANDS = 32, 12


def question(kernel: Any, rng: Random) -> Callable[[], object]:
    """Return a call that asks about a random hand, against one other or against several."""
    size = rng.randint(2, 5)
    drawn = rng.sample(range(CARDS), CARDS)
    mine, rest = _hand(drawn[:size]), drawn[size:]
    won, card = rng.randint(0, 5 - size), 1 << drawn[0]
    other = _hand(rest[:size])
    hands = [_hand(rng.sample(rest, size)) for _ in range(HANDS)]
    times = [rng.random() for _ in hands]
    match rng.randrange(4):
        case 0:
            return lambda: kernel.result(mine, other, won)
        case 1:
            return lambda: kernel.led(card, mine, other, won)
        case 2:
            return lambda: kernel.leads(card, mine, hands, times, won, WORTH)
        case _:
            lead, kept = 1 << rest[0], [hand & ~(1 << rest[0]) for hand in hands]
            alike = [h for h in kept if h.bit_count() == size - 1] or [_hand(rest[1:size])]
            counts = times[: len(alike)]
            reply = _reply(lead, mine)
            return lambda: (
                kernel.replied(lead, reply, alike[0], mine, won),
                kernel.answers(lead, reply, mine, alike, counts, won, WORTH),
            )


def _hand(places: list[int]) -> int:
    return sum(1 << place for place in places)


def _reply(lead: int, mine: int) -> int:
    """Return a card that may answer a lead."""
    place = lead.bit_length() - 1
    same = mine & 0xFF << (place & 24)
    higher = same & -(2 << place)
    options = higher or same or mine & 0xFF << 24 or mine
    return options & -options
