"""What players say aloud, and how their moves are told."""

from collections.abc import Mapping

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import NOBODY, Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules.field import matches
from naipes_gui.games.hachi_hachi.rules.money import amount
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.table.names import TEYAKU

SAYINGS: Mapping[str, Phrase] = {
    "void": phrase("hachi_hachi", "Four of a month: this hand is void."),
    "four": phrase("hachi_hachi", "Four of a month: they are mine."),
    "swap": phrase("hachi_hachi", "I want the dealer's hand."),
    "mizuten": phrase("hachi_hachi", "Mizuten: I play whatever I hold."),
    "in": phrase("games", "I play."),
    "out": phrase("hachi_hachi", "I drop out."),
    "accept": phrase("hachi_hachi", "The place is yours."),
    "refuse": phrase("hachi_hachi", "I stay."),
    "sage": phrase("hachi_hachi", "Sage! We go on."),
    "shobu": phrase("hachi_hachi", "Shōbu!"),
    "cancel": phrase("hachi_hachi", "I cancel."),
}


def saying(said: Said, options: HachiOptions) -> Phrase | None:
    """Return what a seat says aloud."""
    number = said.number or 0
    if said.verb in TEYAKU:
        return phrase("hachi_hachi", "{name}, %n kan.", name=TEYAKU[said.verb], n=number)
    if said.verb == "yaku":
        return phrase("hachi_hachi", "I have %n kan.", n=number)
    if said.verb == "offer":
        return phrase("hachi_hachi", "{amount} for a place!", amount=amount(options, number))
    return SAYINGS.get(said.verb)


def tell(view: View[HachiState], seat: Seat, move: Move) -> Phrase:
    """Tell a move that is made in the position of the view."""
    yours = seat == view.seat
    if move.verb in ("play", "take"):
        return _your_card(view.state, move) if yours else _their_card(view.state, seat, move)
    return _yours(move, view.options) if yours else _theirs(seat, move, view.options)


def _taken(state: HachiState, move: Move) -> tuple[Phrase | str, ...]:
    return move.onto or (matches(state.field, move.cards[0]) if move.word != "place" else ())


def _your_card(state: HachiState, move: Move) -> Phrase:
    if move.verb == "take":
        return phrase(
            "hachi_hachi", "You take {taken:mid} with {card:mid}",
            taken=move.cards, card=state.turned or move.cards[0],
        )  # fmt: skip
    card = move.cards[0]
    if taken := _taken(state, move):
        return phrase(
            "hachi_hachi", "You play {card:mid} and take {taken:mid}", card=card, taken=taken
        )
    return phrase("hachi_hachi", "You lay {card:mid}", card=card)


def _their_card(state: HachiState, seat: Seat, move: Move) -> Phrase:
    who = Who(seat)
    if move.verb == "take":
        return phrase(
            "hachi_hachi", "{who} takes {taken:mid} with {card:mid}",
            who=who, taken=move.cards, card=state.turned or move.cards[0],
        )  # fmt: skip
    card = move.cards[0]
    if taken := _taken(state, move):
        return phrase(
            "hachi_hachi", "{who} plays {card:mid} and takes {taken:mid}",
            who=who, card=card, taken=taken,
        )  # fmt: skip
    return phrase("hachi_hachi", "{who} lays {card:mid}", who=who, card=card)


def _yours(move: Move, options: HachiOptions) -> Phrase:
    match move.verb:
        case "swap":
            return phrase("hachi_hachi", "You exchange hands with the dealer")
        case "keep":
            return phrase("hachi_hachi", "You keep your hand")
        case "mizuten":
            return phrase("hachi_hachi", "You promise to play")
        case "wait":
            return phrase("hachi_hachi", "You look first")
        case "in":
            return phrase("hachi_hachi", "You play this hand")
        case "out":
            return phrase("hachi_hachi", "You drop out")
        case "offer":
            text = amount(options, move.number or 0)
            return phrase("hachi_hachi", "You offer {amount} for a place", amount=text)
        case "no":
            return phrase("hachi_hachi", "You make no offer")
        case "accept":
            return phrase("hachi_hachi", "You sell your place")
        case "refuse":
            return phrase("hachi_hachi", "You keep your place")
        case "sage":
            return phrase("hachi_hachi", "You say sage and go on")
        case "shobu":
            return phrase("hachi_hachi", "You say shōbu and end the hand")
        case _:
            return phrase("hachi_hachi", "You cancel the hand")


def _theirs(seat: Seat, move: Move, options: HachiOptions) -> Phrase:
    who = Who(seat)
    match move.verb:
        case "swap":
            return phrase("hachi_hachi", "{who} exchanges hands with the dealer", who=who)
        case "keep":
            return phrase("hachi_hachi", "{who} keeps the hand", who=who)
        case "mizuten":
            return phrase("hachi_hachi", "{who} promises to play", who=who)
        case "wait":
            return phrase("hachi_hachi", "{who} looks first", who=who)
        case "in":
            return phrase("hachi_hachi", "{who} plays this hand", who=who)
        case "out":
            return phrase("hachi_hachi", "{who} drops out", who=who)
        case "offer":
            text = amount(options, move.number or 0)
            return phrase("hachi_hachi", "{who} offers {amount} for a place", who=who, amount=text)
        case "no":
            return phrase("hachi_hachi", "{who} makes no offer", who=who)
        case "accept":
            return phrase("hachi_hachi", "{who} sells the place", who=who)
        case "refuse":
            return phrase("hachi_hachi", "{who} keeps the place", who=who)
        case "sage":
            return phrase("hachi_hachi", "{who} says sage and goes on", who=who)
        case "shobu":
            return phrase("hachi_hachi", "{who} says shōbu and ends the hand", who=who)
        case _:
            return phrase("hachi_hachi", "{who} cancels the hand", who=who)


def state_word(state: HachiState, seat: Seat, *, mine: bool) -> Phrase | None:
    """Return what a seat does in the hand, said to its player or of another."""
    if (words := _part(state, seat)) is None:
        return None
    return words[0] if mine else words[1]


def _part(state: HachiState, seat: Seat) -> tuple[Phrase, Phrase] | None:
    if seat in state.dropped:
        return phrase("hachi_hachi", "you dropped out"), phrase("hachi_hachi", "dropped out")
    if seat in state.forced_out:
        return phrase("hachi_hachi", "you are forced out"), phrase("hachi_hachi", "forced out")
    if seat in state.sage:
        return phrase("hachi_hachi", "you said sage"), phrase("hachi_hachi", "said sage")
    if seat in state.playing and not state.active:
        return phrase("hachi_hachi", "you play"), phrase("hachi_hachi", "plays")
    begins = state.dealer != NOBODY and state.active and seat == state.active[0]
    if begins and not any(state.played):
        return phrase("hachi_hachi", "you begin"), phrase("hachi_hachi", "begins")
    return None
