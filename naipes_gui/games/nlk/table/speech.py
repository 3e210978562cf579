"""What players say aloud, and how their moves are told."""

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.nlk.rules.state import NlkState

SAYINGS = {
    "out": phrase("nlk", "I am out!"),
    "void": phrase("nlk", "Nobody loses. I deal again."),
}


def saying(said: Said) -> Phrase | None:
    """Return what a seat says aloud."""
    return SAYINGS.get(said.verb)


def state_word(view: View[NlkState], seat: Seat) -> Phrase | None:
    """Return what the plate of a seat tells: out, or the card it just laid."""
    state = view.state
    if seat in state.out:
        return OUT[state.out.index(seat)]
    if state.is_playing_tricks and state.layers[-1:] == (seat,):
        return _you_laid(state) if seat == view.seat else _laid(state)
    return None


def _you_laid(state: NlkState) -> Phrase:
    if state.is_led:
        return phrase("nlk", "You led {cards:short}", cards=state.chain)
    return phrase("nlk", "You laid {cards:short}", cards=state.chain[-1:])


def _laid(state: NlkState) -> Phrase:
    if state.is_led:
        return phrase("nlk", "Led {cards:short}", cards=state.chain)
    return phrase("nlk", "Laid {cards:short}", cards=state.chain[-1:])


OUT = (
    phrase("nlk", "Out first"),
    phrase("nlk", "Out second"),
    phrase("nlk", "Out third"),
    phrase("nlk", "Out fourth"),
    phrase("nlk", "Out fifth"),
    phrase("nlk", "Out sixth"),
    phrase("nlk", "Out seventh"),
    phrase("nlk", "Out eighth"),
)
"""Short, as the plates at the sides are narrow."""


def tell(view: View[NlkState], seat: Seat, move: Move) -> Phrase:
    """Tell a move that was made in the position of the view."""
    return _yours(view.state, move) if seat == view.seat else _theirs(view, seat, move)


def _turns_trick(state: NlkState) -> bool:
    return len(state.chain) + 1 >= state.size


def _yours(state: NlkState, move: Move) -> Phrase:
    card = state.drawn or state.top(state.to_move)
    match move.verb:
        case "draw":
            return phrase("nlk", "You draw")
        case "keep":
            return phrase("nlk", "You keep {card:short}", card=card)
        case "give" | "place":
            return phrase(
                "nlk", "You give {card:short} to {other}", card=card, other=Who(move.number or 0)
            )
        case "take":
            return phrase("nlk", "You take {card:short}", card=state.chain[0])
        case _ if not state.chain:
            return phrase("nlk", "You lead {card:short}", card=move.cards)
        case _ if _turns_trick(state):
            return phrase("nlk", "You beat with {card:short} and turn the trick", card=move.cards)
        case _:
            return phrase("nlk", "You beat with {card:short}", card=move.cards)


def _theirs(view: View[NlkState], seat: Seat, move: Move) -> Phrase:
    state, who = view.state, Who(seat)
    card = state.drawn or state.top(state.to_move)
    match move.verb:
        case "draw":
            return phrase("nlk", "{who} draws", who=who)
        case "keep":
            return phrase("nlk", "{who} keeps {card:short}", who=who, card=card)
        case "give" | "place" if move.number == view.seat:
            return phrase("nlk", "{who} gives you {card:short}", who=who, card=card)
        case "give" | "place":
            return phrase(
                "nlk", "{who} gives {card:short} to {other}",
                who=who, card=card, other=Who(move.number or 0),
            )  # fmt: skip
        case "take":
            return phrase("nlk", "{who} takes {card:short}", who=who, card=state.chain[0])
        case _ if not state.chain:
            return phrase("nlk", "{who} leads {card:short}", who=who, card=move.cards)
        case _ if _turns_trick(state):
            return phrase(
                "nlk", "{who} beats with {card:short} and turns the trick",
                who=who, card=move.cards,
            )  # fmt: skip
        case _:
            return phrase("nlk", "{who} beats with {card:short}", who=who, card=move.cards)
