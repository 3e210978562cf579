"""Why a move, from nothing but what lies there."""

from collections.abc import Sequence

from naipes_gui.core import card_reasons
from naipes_gui.core.cards import JOKER, SUITS, Card, french, in_order
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import FIRST
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.napoleon.rules.state import NapoleonState, Play, strength, suit_in_play
from naipes_gui.games.napoleon.rules.tricks import best


def because(view: View[NapoleonState], move: Move) -> Phrase | None:
    """Return what is plainly true of a move of the viewer, if it says why."""
    state, hand = view.state, view.state.hand(view.seat)
    match move.verb:
        case "bid" | "pass":
            return _longest(hand)
        case "discard" | "buy":
            return card_reasons.of_an_exchange(hand, move.cards)
        case "play" if state.trump or state.trick:
            return card_reasons.of_a_card(move.cards[0], _trick(view))
        case _:
            return None


def _longest(hand: Sequence[Card]) -> Phrase:
    """Say which suit is the longest, or the higher one of two: it would be the trumps."""
    suits = [in_order([card for card in hand if card.suit == suit]) for suit in SUITS]
    longest = max(suits, key=lambda cards: (len(cards), sum(map(strength, cards))))
    if JOKER in hand:
        return phrase(
            "napoleon", "You hold the joker, and your best suit is {cards:short}.", cards=longest
        )
    return phrase("napoleon", "Your best suit is {cards:short}.", cards=longest)


def _trick(view: View[NapoleonState]) -> card_reasons.Trick:
    state, options = view.state, view.options
    # A hand is opened with the suit that becomes trumps.
    may = {m.cards[0] for m in view.moves if m.verb == "play"}

    def winner(cards: Sequence[Card]) -> int:
        plays = [Play(FIRST, card) for card in cards]
        top = best(plays, state.trump).card
        return list(cards).index(top)

    return card_reasons.Trick(
        tuple(play.card for play in state.trick), len(state.bidders) - 1 - len(state.trick),
        tuple(sorted(may, key=lambda c: (suit_in_play(c, state.trump) == state.trump,
                                         strength(c)))),
        card_reasons.unseen(
            view, french(options.pack_size, joker=options.joker).cards, view.seat
        ),
        winner, is_for_tricks=state.contract.name != "misere",
    )  # fmt: skip
