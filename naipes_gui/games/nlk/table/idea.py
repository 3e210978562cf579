"""What to look at before a decision: the first that a hint says."""

from collections.abc import Iterator

from naipes_gui.core import what_matters
from naipes_gui.core.cards import RANKS, Card
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.nlk.rules.state import NlkState
from naipes_gui.games.nlk.rules.to_come import to_come
from naipes_gui.games.nlk.rules.with_others import goes_on, with_the_others
from naipes_gui.games.nlk.table import coach

LOW = 2
"""So many of the lowest cards are named at most."""


def matters(view: View[NlkState]) -> tuple[Phrase, ...]:
    """Return with what one can beat what lies there, or how good the card is that is turned."""
    return tuple(_matters(view))


def _matters(view: View[NlkState]) -> Iterator[Phrase]:
    state = view.state
    if not state.is_playing_tricks:
        card = state.drawn or state.top(view.seat)
        if card is not None:
            yield _how_high(card)
            yield _given_away(state, card)
        return
    yield from what_matters.first_of(coach.tips(view), ("turns",))
    yield _beating(view) if state.chain else _leading(view)


def _beating(view: View[NlkState]) -> Phrase:
    """Say what taking would bring; whoever cannot beat has to."""
    state, able = view.state, any(m.verb == "play" for m in view.moves)
    if not able:
        return phrase("nlk", "None of your cards beats {top}.", top=state.chain[-1])
    low, out = state.chain[0], with_the_others(view)
    if low.suit == state.trump:
        return phrase("matters", "Whoever takes gets {low:short}, a trump.", low=low)
    if out is None:
        return phrase("matters", "Whoever takes gets {low:short}, one card more.", low=low)
    if not goes_on(low, out):
        return phrase(
            "matters", "Whoever takes gets {low:short}: it beats none of the cards that the others "
            "hold.", low=low,
        )  # fmt: skip
    return phrase(
        "matters", "Whoever takes gets {low:short}: it beats %n of the cards that the others hold.",
        low=low, n=goes_on(low, out),
    )  # fmt: skip


def _leading(view: View[NlkState]) -> Phrase:
    """Say which cards leave the hand hardly otherwise than as the first of a trick."""
    state, out = view.state, with_the_others(view)
    plain = [card for card in state.hand(view.seat) if card.suit != state.trump]
    idle = tuple(card for card in plain if out is not None and not goes_on(card, out))
    if idle:
        return phrase(
            "matters", "With {cards:short} nothing is beaten that the others hold: only leading "
            "gets rid of it.", cards=idle,
        )  # fmt: skip
    lowest = sorted(plain or state.hand(view.seat), key=lambda card: -RANKS.index(card.rank))
    return phrase(
        "matters", "A low card beats hardly anything: lead it to be rid of it. Lowest in your "
        "hand: {cards:short}.", cards=tuple(lowest[:LOW]),
    )  # fmt: skip


def _how_high(card: Card) -> Phrase:
    if higher := RANKS.index(card.rank):
        return phrase("matters", "%n card(s) of its suit beat(s) {card}.", card=card, n=higher)
    return phrase("matters", "No card of its suit beats {card}.", card=card)


def _given_away(state: NlkState, card: Card) -> Phrase:
    """Say what it means to give a card away: of a pile, or the one that was drawn."""
    if state.drawn is None or state.last_card is not None:
        return phrase("matters", "Given away, it is one card fewer in the hand that you will have.")
    left = to_come(state, card)
    return phrase(
        "matters", "Given away, it does not come into your hand, but you draw another: of those to "
        "come {higher} are higher, {lower} lower.", higher=left.higher, lower=left.lower,
    )  # fmt: skip
