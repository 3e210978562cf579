"""What players say aloud, and how their moves are told."""

from naipes_gui.core.common_words import played
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.ecarte.rules.state import EcarteState, Phase

SAYINGS = {
    "propose": phrase("ecarte", "I propose."),
    "stand": phrase("games", "I play."),
    "accept": phrase("ecarte", "I accept. How many?"),
    "refuse": phrase("ecarte", "I refuse. Play."),
    "announce": phrase("ecarte", "I have the king!"),
    "claim": phrase("ecarte", "The point is mine."),
    "resign": phrase("ecarte", "I give up this hand."),
    "revoke": phrase("ecarte", "That was a revoke. We play it again."),
}
COUNTS = (
    phrase("ecarte", "I take none."),
    phrase("ecarte", "I take one."),
    phrase("ecarte", "I take two."),
    phrase("ecarte", "I take three."),
    phrase("ecarte", "I take four."),
    phrase("ecarte", "I take five."),
)
NAMES = {
    "S": phrase("ecarte", "Spades."),
    "H": phrase("ecarte", "Hearts."),
    "D": phrase("ecarte", "Diamonds."),
    "C": phrase("ecarte", "Clubs."),
}


def saying(said: Said) -> Phrase | None:
    """Return what a seat says aloud."""
    if said.verb == "discard":
        return COUNTS[said.number or 0]
    if said.verb == "name":
        return NAMES.get(said.word)
    return SAYINGS.get(said.verb)


def tell(view: View[EcarteState], seat: Seat, move: Move) -> Phrase:
    """Tell a move; a decision about the king that the reader may not know of tells nothing."""
    if move.verb == "conceal" and view.state.phase is not Phase.KING:
        return Phrase("ecarte", "")
    return _yours(view, seat, move) if seat == view.seat else _theirs(view, seat, move)


def _yours(view: View[EcarteState], seat: Seat, move: Move) -> Phrase:
    match move.verb:
        case "propose":
            return phrase("ecarte", "You propose")
        case "stand":
            return phrase("ecarte", "You play without proposing")
        case "accept":
            return phrase("ecarte", "You accept")
        case "refuse":
            return phrase("ecarte", "You refuse")
        case "discard" if move.cards:
            return phrase("ecarte", "You change {cards:short}", cards=move.cards)
        case "discard":
            return phrase("ecarte", "You change no card")
        case "announce":
            return phrase("ecarte", "You announce the king")
        case "conceal":
            return phrase("ecarte", "You conceal the king")
        case "claim":
            return phrase("ecarte", "You claim the point")
        case "resign":
            return phrase("ecarte", "You give up the hand")
        case _:
            return played(view, seat, move.cards, leads=not view.state.trick)


def _theirs(view: View[EcarteState], seat: Seat, move: Move) -> Phrase:
    who = Who(seat)
    match move.verb:
        case "propose":
            return phrase("ecarte", "{who} proposes", who=who)
        case "stand":
            return phrase("ecarte", "{who} plays without proposing", who=who)
        case "accept":
            return phrase("ecarte", "{who} accepts", who=who)
        case "refuse":
            return phrase("ecarte", "{who} refuses", who=who)
        case "discard" if move.cards:
            return phrase("ecarte", "{who} changes %n card(s)", who=who, n=len(move.cards))
        case "discard":
            return phrase("ecarte", "{who} changes no card", who=who)
        case "announce":
            return phrase("ecarte", "{who} announces the king", who=who)
        case "conceal":
            return phrase("ecarte", "{who} conceals the king", who=who)
        case "claim":
            return phrase("ecarte", "{who} claims the point", who=who)
        case "resign":
            return phrase("ecarte", "{who} gives up the hand", who=who)
        case _:
            return played(view, seat, move.cards, leads=not view.state.trick)
