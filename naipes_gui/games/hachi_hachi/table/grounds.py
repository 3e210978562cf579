"""Why a move, from nothing but what lies there."""

from naipes_gui.core.card_reasons import unseen
from naipes_gui.core.cards import FLOWERS, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.hachi_hachi.rules.deck import points
from naipes_gui.games.hachi_hachi.rules.field import matches
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.table.tracker import tracker


def because(view: View[HachiState], move: Move) -> Phrase | None:
    """Return what is plainly true of a move of the viewer, if it says why."""
    state = view.state
    if move.verb not in ("play", "take") or not move.cards:
        return None
    if move.verb == "take":
        return _captures(view, (move.cards[0], *((state.turned,) if state.turned else ())))
    card = move.cards[0]
    found = matches(state.field, card)
    if found and move.word != "place":
        return _captures(view, (card, *(move.onto or found)))
    return _left(view, card)


def _captures(view: View[HachiState], cards: tuple[Card, ...]) -> Phrase:
    """Say what a capture brings, and which combination it makes or comes nearer to."""
    got = points(cards)
    for chase in tracker(view):
        missing = {card for card, _ in chase.cards} & set(cards)
        if not (chase.in_use and missing and chase.is_possible) or chase.is_complete:
            continue
        lacking = chase.needed - chase.owned - len(missing)
        if lacking <= 0:
            return phrase(
                "hachi_hachi", "It captures {points} points and completes {yaku}.",
                points=got, yaku=chase.name,
            )  # fmt: skip
        if lacking == 1:
            return phrase(
                "hachi_hachi", "It captures {points} points; then one card is missing to {yaku}.",
                points=got, yaku=chase.name,
            )  # fmt: skip
    return phrase("hachi_hachi", "It captures %n point(s) in all.", n=got)


def _left(view: View[HachiState], card: Card) -> Phrase:
    """Say how many cards of its month may still capture a card that is left in the field."""
    month = [c for c in FLOWERS.cards if c.month == card.month]
    out = len(unseen(view, month, view.seat))
    if not out:
        return phrase("hachi_hachi", "Nobody else can capture it: the rest of its month is seen.")
    return phrase("hachi_hachi", "Of its month, %n card(s) may still come.", n=out)
