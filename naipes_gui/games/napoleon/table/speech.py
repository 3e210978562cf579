"""What players say aloud, and how their moves are told."""

from naipes_gui.core.common_words import by, played
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.games.napoleon.rules.bids import Bid
from naipes_gui.games.napoleon.rules.state import NapoleonState
from naipes_gui.games.napoleon.rules.words import is_you, name, named

SAYINGS = {
    "pass": phrase("napoleon", "Pass."),
    "spare": phrase("napoleon", "I take the spare hand: Napoleon!"),
    "decline": phrase("napoleon", "I do not look."),
    "swap": phrase("napoleon", "I change a card."),
    "keep": phrase("napoleon", "I keep my cards."),
    "revoke": phrase("napoleon", "That was a revoke. The hand is over."),
}

LED_TRUMPS = (
    phrase("napoleon", "You lead {cards:short}: trumps {suit}"),
    phrase("napoleon", "{who} leads {cards:short}: trumps {suit}"),
)


def saying(said: Said) -> Phrase | None:
    """Return what a seat says aloud."""
    match said.verb:
        case "bid":
            bid = Bid.of(Move("bid", number=said.number, word=said.word))
            return phrase("napoleon", "{bid}!", bid=name(bid))
        case "buy" if said.number:
            return phrase("napoleon", "I buy %n card(s).", n=said.number)
        case "buy":
            return phrase("napoleon", "I keep my cards.")
        case "trump":
            return phrase("napoleon", "Trumps: {suit}.", suit=SUIT_NAMES[said.word])
        case _:
            return SAYINGS.get(said.verb)


def tell(view: View[NapoleonState], seat: Seat, move: Move) -> Phrase:
    """Tell a move in a few words."""
    if move.verb == "play":
        return _card(view, seat, move)
    return _yours(move) if is_you(view, seat) else _theirs(seat, move)


def _card(view: View[NapoleonState], seat: Seat, move: Move) -> Phrase:
    if not move.word:
        return played(view, seat, move.cards, leads=not view.state.trick)
    return by(view, seat, LED_TRUMPS, cards=move.cards, suit=SUIT_NAMES[move.word])


def _yours(move: Move) -> Phrase:
    match move.verb:
        case "pass":
            return phrase("games", "You pass")
        case "bid":
            return phrase("napoleon", "You bid {bid}", bid=named(Bid.of(move)))
        case "look":
            return phrase("napoleon", "You look at the card")
        case "decline":
            return phrase("napoleon", "You do not look")
        case "spare":
            return phrase("napoleon", "You take the spare hand")
        case "buy" if move.cards:
            return phrase("napoleon", "You buy for {cards:short}", cards=move.cards)
        case "discard":
            return phrase("napoleon", "You throw {cards:short} away", cards=move.cards)
        case "swap":
            return phrase("napoleon", "You give {cards:short}", cards=move.cards)
        case "trump":
            return phrase("napoleon", "You make {suit} trumps", suit=SUIT_NAMES[move.word])
        case _:
            return phrase("napoleon", "You keep your cards")


def _theirs(seat: Seat, move: Move) -> Phrase:
    who = Who(seat)
    match move.verb:
        case "pass":
            return phrase("games", "{who} passes", who=who)
        case "bid":
            return phrase("napoleon", "{who} bids {bid}", who=who, bid=named(Bid.of(move)))
        case "look":
            return phrase("napoleon", "{who} looks at the card", who=who)
        case "decline":
            return phrase("napoleon", "{who} does not look", who=who)
        case "spare":
            return phrase("napoleon", "{who} takes the spare hand", who=who)
        case "buy" if move.cards:
            return phrase("napoleon", "{who} buys %n card(s)", who=who, n=len(move.cards))
        case "discard":
            return phrase("napoleon", "{who} throws %n card(s) away", who=who, n=len(move.cards))
        case "swap":
            return phrase("napoleon", "{who} changes a card", who=who)
        case "trump":
            return phrase(
                "napoleon", "{who} makes {suit} trumps", who=who, suit=SUIT_NAMES[move.word]
            )
        case _:
            return phrase("napoleon", "{who} keeps the cards", who=who)
