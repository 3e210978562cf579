"""Why a move, from nothing but what lies there."""

from naipes_gui.core.cards import RANKS, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.nlk.rules.state import NlkState
from naipes_gui.games.nlk.rules.takers import with_whom
from naipes_gui.games.nlk.rules.to_come import instead
from naipes_gui.games.nlk.rules.with_others import goes_on, with_the_others
from naipes_gui.games.nlk.table.giving import Giving, gifts_in, giving, is_late

FEW = 4
"""A card that fewer of its suit beat is a good one to hold."""
FEW_BELOW = 3
"""A card that beats fewer of the others' is one to lead."""
OUT = phrase("nlk", "It is your last card: you are out with it.")
ONE_FEWER = phrase(
    "nlk", "It is one card fewer in your hand, but none of the lowest: little hangs on it."
)
FEW_TO_COME = phrase("nlk", "It is one card fewer in your hand, and few are still to come.")


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
    return FEW_TO_COME if is_late(state) else ONE_FEWER


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
        return OUT
    if len(state.chain) + 1 >= state.size:
        return phrase(
            "nlk", "{card:short} turns the trick, and you lead the next one: with that you get rid "
            "of a low card.", card=card,
        )  # fmt: skip
    if len(able) == 1:
        return phrase(
            "nlk", "Otherwise you take {low:short} up, and have one card more to be rid of.",
            low=state.chain[0],
        )  # fmt: skip
    kept = tuple(each for each in able if each != card)
    if card == min(able, key=lambda each: _strength(view, each)):
        return phrase(
            "nlk", "{card:short} is enough to beat {top:short}. You keep {cards:short}.",
            card=card, top=state.chain[-1], cards=kept,
        )  # fmt: skip
    return phrase("nlk", "It beats {top}, and keeps {cards:short}.", top=state.chain[-1],
                  cards=kept)  # fmt: skip


def _leading(view: View[NlkState], card: Card) -> Phrase | None:
    hand, trump = view.state.hand(view.seat), view.state.trump
    if len(hand) == 1:
        return OUT
    if card.suit != trump and all(each.suit == trump for each in hand if each != card):
        return phrase("nlk", "You keep your trumps, which beat any other suit.")
    out = with_the_others(view)
    if out is not None and card.suit != trump and (many := goes_on(card, out)) < FEW_BELOW:
        return _hard_to_lay(card, many)
    if card == min(hand, key=lambda each: _strength(view, each)):
        return phrase("nlk", "It is your lowest card.")
    return None


def _hard_to_lay(card: Card, many: int) -> Phrase:
    if not many:
        return phrase(
            "nlk", "{card:short} beats none of the cards that the others hold: you are rid of it "
            "only by leading it.", card=card,
        )  # fmt: skip
    return phrase(
        "nlk", "{card:short} beats only %n of the cards that the others hold: it is rid of most "
        "easily as a lead.", card=card, n=many,
    )  # fmt: skip


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
