"""Whether the rest of the tricks is certain, whoever holds what has not been seen."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.zones import Role

NOT_LED = phrase("table", "The rest can be played out only by who leads.")
LONE = phrase("table", "One card is left: play it.")
UNSURE = phrase("table", "Not every trick left is yours for certain, whoever holds what.")


def not_certain(rest: Sequence[Card], *, leads: bool) -> Phrase:
    """Say in the play of a hand why its rest is not offered to be played out."""
    if not leads:
        return NOT_LED
    return LONE if rest else UNSURE


def unseen(view: View[Any], pack: Iterable[Card], played: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards that another may hold: those shown in a hand can still be played."""
    zones = view.zones
    mine = zones.find(Role.HAND, view.seat)
    seen = {*played}
    for zone, cards in view.state.table.items():
        if zone == mine or zones.role(zone) is not Role.HAND:
            seen.update(card for card in cards if card != HIDDEN)
    return tuple(card for card in pack if card not in seen)


def certain(
    hand: Sequence[Card], others: Sequence[Card], trump: str,
    suit_of: Callable[[Card], str], strength: Callable[[Card], int],
) -> tuple[Card, ...]:  # fmt: skip
    """Return a hand in an order in which every lead wins, or nothing if that is not certain.

    Everybody must follow suit. The worst is feared: one opponent holds all that could hurt and
    parts with one of it a lead.
    """
    order = sorted(hand, key=lambda card: (suit_of(card) != trump, suit_of(card), -strength(card)))
    ruffs = [card for card in others if suit_of(card) == trump]
    leads = dict[str, int]()
    for card in order:
        suit = suit_of(card)
        led = leads.get(suit, 0)
        against = [other for other in others if suit_of(other) == suit]
        beaten = any(strength(other) > strength(card) for other in against) and len(against) > led
        ruffed = suit != trump and len(ruffs) > leads.get(trump, 0)
        if beaten or ruffed:
            return ()
        leads[suit] = led + 1
    return tuple(order)
