"""What to look at before a decision: the first that a hint says."""

from naipes_gui.core.cards import RANKS, Card
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.nlk.rules.state import NlkState


def matters(view: View[NlkState]) -> tuple[Phrase, ...]:
    """Return with what one can beat what lies there, or how good the card is that is turned."""
    state = view.state
    able = tuple(m.cards[0] for m in view.moves if m.verb == "play")
    if able and state.chain:
        told = phrase(
            "matters", "Of your %n card(s) only these beat {top}: {cards:short}.",
            n=len(state.hand(view.seat)), top=state.chain[-1], cards=able,
        )  # fmt: skip
        return (told,)
    card = None if able else state.drawn or state.top(view.seat)
    return () if card is None else (_how_high(card),)


def _how_high(card: Card) -> Phrase:
    if higher := RANKS.index(card.rank):
        return phrase("matters", "{card}: %n of its suit beat(s) it.", card=card, n=higher)
    return phrase("matters", "{card}: none of its suit beats it.", card=card)
