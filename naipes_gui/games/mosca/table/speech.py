"""What players say aloud, and how their moves are told."""

from naipes_gui.core.common_words import played
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.mosca.rules.state import PASSED, MoscaState

SAYINGS = {
    "pass": phrase("mosca", "I pass."),
    "mosca": phrase("mosca", "Mosca!"),
}
COUNTS = (
    phrase("mosca", "I play these."),
    phrase("mosca", "One card."),
    phrase("mosca", "Two cards."),
    phrase("mosca", "Three cards."),
    phrase("mosca", "Four cards."),
    phrase("mosca", "Five cards."),
)


def saying(said: Said) -> Phrase | None:
    """Return what a seat says aloud."""
    if said.verb == "stay":
        return COUNTS[said.number or 0]
    if said.verb == "fine":
        return phrase("mosca", "The wrong card: I pay {fine}.", fine=said.number)
    return SAYINGS.get(said.verb)


def state_word(view: View[MoscaState], seat: Seat) -> Phrase | None:
    """Return what a seat has declared."""
    changed = view.state.changed(seat)
    if changed is None:
        return None
    return _you(changed) if seat == view.seat else _other(changed)


def _you(changed: int) -> Phrase:
    if changed == PASSED:
        return phrase("mosca", "You passed")
    if not changed:
        return phrase("mosca", "You kept all")
    return phrase("mosca", "You took {count}", count=changed)


def _other(changed: int) -> Phrase:
    if changed == PASSED:
        return phrase("mosca", "Passed")
    if not changed:
        return phrase("mosca", "Kept all")
    return phrase("mosca", "Took {count}", count=changed)


def tell(view: View[MoscaState], seat: Seat, move: Move) -> Phrase:
    """Tell a move in a few words."""
    return _yours(view, seat, move) if seat == view.seat else _theirs(view, seat, move)


def _yours(view: View[MoscaState], seat: Seat, move: Move) -> Phrase:
    match move.verb:
        case "pass":
            return phrase("games", "You pass")
        case "stay" if move.cards:
            return phrase("mosca", "You stay and change {cards:short}", cards=move.cards)
        case "stay":
            return phrase("mosca", "You stay and change no card")
        case _:
            return played(view, seat, move.cards, leads=not view.state.trick)


def _theirs(view: View[MoscaState], seat: Seat, move: Move) -> Phrase:
    who = Who(seat)
    match move.verb:
        case "pass":
            return phrase("games", "{who} passes", who=who)
        case "stay" if move.cards:
            return phrase("mosca", "{who} stays and changes %n card(s)", who=who, n=len(move.cards))
        case "stay":
            return phrase("mosca", "{who} stays and changes no card", who=who)
        case _:
            return played(view, seat, move.cards, leads=not view.state.trick)
