"""Why a move, from nothing but what lies there."""

from naipes_gui.core.cards import RANKS, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.nlk.rules.state import NlkState
from naipes_gui.games.nlk.rules.takers import with_whom
from naipes_gui.games.nlk.rules.to_come import instead
from naipes_gui.games.nlk.table.giving import Giving, gifts_in, giving

FEW = 4
"""A card that fewer of its suit beat is a good one to hold."""
ONE_FEWER = phrase("nlk", "A card that is given away does not come into your hand.")


def because(view: View[NlkState], move: Move) -> Phrase | None:
    """Return what is plainly true of a move of the viewer, if it says why."""
    match move.verb:
        case "give" | "place":
            return with_whom(_giving(view), move, view.moves, view.state)
        case "keep" if not gifts_in(view):
            return phrase("nlk", "It fits on no other pile.")
        case "keep" | "draw" if gifts_in(view):
            return _keeping(view)
        case "play" if view.state.chain:
            return _beating(view, move.cards[0])
        case "play":
            return _leading(view, move.cards[0])
        case "take":
            return _taking(view)
        case _:
            return None


def gives(view: View[NlkState], move: Move) -> int | None:
    """Return how high a card is that is played onto another."""
    if move.verb != "play" or not view.state.chain:
        return None
    return sorted(_able(view), key=lambda each: _strength(view, each)).index(move.cards[0])


def _giving(view: View[NlkState]) -> Phrase:
    """Say what is won by giving a card away."""
    state = view.state
    if state.drawn is not None and (told := instead(state, state.drawn, gives=True)) is not None:
        return told
    card = state.drawn or state.top(view.seat)
    if card is not None and giving(view) is Giving.GOOD:
        return phrase(
            "nlk", "A low card is hard to be rid of: in your hand {card:short} would beat hardly "
            "anything.", card=card,
        )  # fmt: skip
    return ONE_FEWER


def _keeping(view: View[NlkState]) -> Phrase | None:
    """Say what is won by keeping a card that could be given away."""
    state = view.state
    if state.last_card is not None:
        return phrase(
            "nlk", "{card:short} is a trump, and whoever has it in the pile leads the first trick.",
            card=state.last_card,
        )  # fmt: skip
    told = instead(state, state.drawn, gives=False) if state.drawn is not None else None
    return told or _holding(view)


def _holding(view: View[NlkState]) -> Phrase | None:
    """Say what a card that could be given away is good for."""
    card = view.state.drawn or view.state.top(view.seat)
    if card is None or (higher := RANKS.index(card.rank)) >= FEW:
        return None
    if not higher:
        return phrase("nlk", "No card of its suit beats it: it is worth having in your hand.")
    return phrase(
        "nlk", "Only %n card(s) of its suit beat it: it is worth having in your hand.", n=higher
    )  # fmt: skip


def _beating(view: View[NlkState], card: Card) -> Phrase:
    state, able = view.state, _able(view)
    if len(state.hand(view.seat)) == 1:
        return phrase("nlk", "It is your last card: you are out with it.")
    if len(able) == 1:
        return phrase("nlk", "No other card of yours beats {top}.", top=state.chain[-1])
    if card == min(able, key=lambda each: _strength(view, each)):
        return phrase("nlk", "It is the lowest of yours that beat {top}.", top=state.chain[-1])
    return phrase(
        "nlk",
        "It beats {top}, and keeps {cards:short}.",
        top=state.chain[-1],
        cards=tuple(each for each in able if each != card),
    )


def _leading(view: View[NlkState], card: Card) -> Phrase | None:
    hand = view.state.hand(view.seat)
    if len(hand) == 1:
        return phrase("nlk", "It is your last card: you are out with it.")
    if card == min(hand, key=lambda each: _strength(view, each)):
        return phrase("nlk", "It is your lowest card.")
    if sum(each.suit == card.suit for each in hand) == 1:
        return phrase("nlk", "It is your only card of the suit.")
    lower = tuple(each for each in hand if _strength(view, each) < _strength(view, card))
    if len(lower) < FEW and 2 * len(lower) < len(hand) - 1:
        return phrase("nlk", "It is one of your low cards: only {cards:short} go below it.",
                      cards=lower)  # fmt: skip
    return None


def _taking(view: View[NlkState]) -> Phrase:
    state, able = view.state, _able(view)
    if not able:
        return phrase("nlk", "None of your cards beats {top}.", top=state.chain[-1])
    cheapest = min(able, key=lambda each: _strength(view, each))
    return phrase("nlk", "To beat it would cost {card}.", card=cheapest)


def _able(view: View[NlkState]) -> list[Card]:
    return [move.cards[0] for move in view.moves if move.verb == "play"]


def _strength(view: View[NlkState], card: Card) -> tuple[bool, int]:
    return card.suit == view.state.trump, -RANKS.index(card.rank)
