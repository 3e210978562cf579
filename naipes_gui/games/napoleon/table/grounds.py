"""Why a move, from nothing but what lies there."""

from collections.abc import Sequence

from naipes_gui.core import card_reasons
from naipes_gui.core.cards import JOKER, SUITS, Card, french, in_order
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import FIRST, NOBODY
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.napoleon.rules.auction import HAND_SIZE
from naipes_gui.games.napoleon.rules.bids import CON, MISERE, Bid
from naipes_gui.games.napoleon.rules.state import NapoleonState, Play, strength, suit_in_play
from naipes_gui.games.napoleon.rules.tricks import best
from naipes_gui.games.napoleon.table import misere_grounds

HIGH = ("A", "K")
"""What may take a trick beside the trumps."""


LONG = 3
"""Cards of a suit from which on it makes trumps that one would like."""


def because(view: View[NapoleonState], move: Move) -> Phrase | None:
    """Return what is plainly true of a move of the viewer, if it says why."""
    state, hand = view.state, view.state.hand(view.seat)
    match move.verb:
        case "bid" if Bid.of(move).name == MISERE:
            return misere_grounds.of_the_bid(hand)
        case "pass" if JOKER not in hand and len(_best_suit(hand)) < LONG:
            return phrase(
                "napoleon", "Your best suit, {cards:short}, is short for trumps.",
                cards=_best_suit(hand),
            )  # fmt: skip
        case "bid" if _is_for_all(Bid.of(move), hand) and (losers := _losers(hand)):
            return phrase(
                "napoleon", "Your best suit is {cards:short}; for all five tricks {losers:short} "
                "would have to win as well.", cards=_best_suit(hand), losers=losers,
            )  # fmt: skip
        case "bid" | "pass":
            return longest_suit(hand)
        case "discard" | "buy":
            return card_reasons.of_an_exchange(hand, move.cards)
        case "play" if state.contract.name == MISERE:
            return _in_misere(view, move.cards[0])
        case "play" if not (state.trump or state.trick):
            return _making_trumps(hand, move.cards[0])
        case "play":
            return card_reasons.of_a_card(move.cards[0], trick_of(view))
        case _:
            return None


def _making_trumps(hand: Sequence[Card], card: Card) -> Phrase | None:
    longest = _best_suit(hand)
    if card not in longest or len(longest) == 1:
        return None
    return phrase(
        "napoleon", "Your best suit is {cards:short}: by leading it you make it trumps.",
        cards=longest,
    )  # fmt: skip


def gives(view: View[NapoleonState], move: Move) -> int | None:
    """Return how high a card is that is played to a trick."""
    plays = move.verb == "play"
    return card_reasons.given(move.cards[0], trick_of(view)) if plays else None


def longest_suit(hand: Sequence[Card]) -> Phrase:
    """Say which suit is the longest, or the higher one of two: it would be the trumps."""
    longest = _best_suit(hand)
    if JOKER in hand:
        return phrase(
            "napoleon", "You hold the joker, and your best suit is {cards:short}.", cards=longest
        )
    others = tuple(card for card in hand if card not in longest and card.rank in HIGH)
    if others:
        return phrase(
            "napoleon", "Your best suit is {cards:short}, and besides you hold {others:short}.",
            cards=longest, others=others,
        )  # fmt: skip
    return phrase("napoleon", "Your best suit is {cards:short}.", cards=longest)


def _is_for_all(bid: Bid, hand: Sequence[Card]) -> bool:
    """Tell whether a bid is for every trick of a hand of five, with the cards as they are."""
    return bid.is_for_five and len(hand) == HAND_SIZE and bid.form != CON


def _losers(hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return what others can beat of the cards beside the best suit; the joker needs no help."""
    longest = _best_suit(hand)
    plain = (card for card in hand if card not in longest and card != JOKER)
    return () if JOKER in hand else tuple(card for card in plain if card.rank != "A")


def _best_suit(hand: Sequence[Card]) -> tuple[Card, ...]:
    suits = [in_order([card for card in hand if card.suit == suit]) for suit in SUITS]
    return max(suits, key=lambda cards: (len(cards), sum(map(strength, cards))))


def _in_misere(view: View[NapoleonState], card: Card) -> Phrase | None:
    state, trick = view.state, trick_of(view)
    if view.seat == state.declarer:
        return misere_grounds.of_ones_own(card, trick)
    top = best(state.trick, state.trump).seat if state.trick else NOBODY
    played = {play.seat for play in state.trick}
    return misere_grounds.of_a_defender(
        card, trick, state.declarer, is_theirs=top == state.declarer,
        is_to_come=state.declarer not in played,
    )  # fmt: skip


def trick_of(view: View[NapoleonState]) -> card_reasons.Trick:
    """Return the trick as it lies before the viewer."""
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
        winner, is_for_tricks=state.contract.name != MISERE,
    )  # fmt: skip
