"""The field: which cards match, what four of a month do, and the multiplier (rules §2.4 … 2.6)."""

from collections.abc import Sequence
from math import prod

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.games.hachi_hachi.rules.deck import of_month, sets_of_month

GRAND = ("11H", "12H")
LARGE = ("01H", "03H", "08H")


def matches(field: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """Return the cards of the field of the same month."""
    return of_month(field, card.month)


def four(field: Sequence[Card]) -> tuple[Card, ...]:
    """Return the four cards of a month that were all dealt to the field, or nothing."""
    return next(iter(sets_of_month(field, 4)), ())


def plays(card: Card, field: Sequence[Card], *, optional: bool) -> list[Move]:
    """Return the ways to play a card of the hand: with three matches it takes them all."""
    found = matches(field, card)
    if len(found) in (0, 3):
        return [Move("play", (card,))]
    takes = [Move("play", (card,), word="take", onto=(other,)) for other in found]
    return [*takes, Move("play", (card,), word="place")] if optional else takes


def worths(field: Sequence[Card]) -> list[int]:
    """Return what each bright of the field multiplies by, the largest first."""
    grand = [4 for card in field if card in GRAND]
    return [*grand, *(2 for card in field if card in LARGE)]


def multiplier(
    field: Sequence[Card], carry: Sequence[int], rule: str
) -> tuple[int, tuple[int, ...]]:
    """Return what a hand is multiplied by, and what is carried on to later hands."""
    fresh = worths(field)
    if rule == "stack":
        return prod(fresh), ()
    if rule == "carriedFirst" and carry:
        return carry[0], tuple(sorted([*carry[1:], *fresh], reverse=True))
    now, *later = sorted([*carry, *fresh], reverse=True) or [1]
    return now, tuple(later)
