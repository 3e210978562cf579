"""Why a move, from nothing but what lies there."""

from functools import partial

from naipes_gui.core import card_reasons, tricks
from naipes_gui.core.cards import KING_HIGH, Card, french
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.mosca.rules.state import MoscaState, value


def because(view: View[MoscaState], move: Move) -> Phrase | None:
    """Return what is plainly true of a move of the viewer, if it says why."""
    state, hand = view.state, view.state.hand(view.seat)
    holding = card_reasons.of_a_hand(hand, state.trump)
    match move.verb:
        case "pass":
            return holding
        case "stay":
            kept = card_reasons.of_an_exchange(hand, move.cards, state.trump)
            if move.cards:
                return kept  # what is kept tells what one holds
            return phrase("mosca", "{holding} {kept}", holding=holding, kept=kept)
        case "play":
            return _of_a_card(view, move.cards[0])
        case _:
            return None


def _of_a_card(view: View[MoscaState], card: Card) -> Phrase:
    """Say what a card does in the trick, and which points go where: the most take the pool."""
    trick = trick_of(view)
    said = card_reasons.of_a_card(card, trick)
    if view.options.score_by != "points" or not trick.lying:
        return said
    if trick.takes(card) and trick.behind:
        return said
    return phrase("mosca", "{holding} {kept}", holding=said, kept=_points(trick, card))


def _points(trick: card_reasons.Trick, card: Card) -> Phrase:
    if trick.takes(card):
        taken = sum(map(value, (*trick.lying, card)))
        return phrase("mosca", "You win %n point(s) with it.", n=taken)
    if not (given := value(card)):
        return phrase("mosca", "It counts nothing.")
    return phrase("mosca", "It gives away %n point(s).", n=given)


def gives(view: View[MoscaState], move: Move) -> int | None:
    """Return how high a card is that is played to a trick."""
    plays = move.verb == "play" and view.options.score_by != "points"
    return card_reasons.given(move.cards[0], trick_of(view)) if plays else None


def trick_of(view: View[MoscaState]) -> card_reasons.Trick:
    """Return the trick as it lies before the viewer."""
    state = view.state
    may = {m.cards[0] for m in view.moves if m.verb == "play"}
    return card_reasons.Trick(
        tuple(play.card for play in state.trick),
        len(state.participants) - 1 - len(state.trick),
        tuple(sorted(may, key=lambda card: (card.suit == state.trump, KING_HIGH.index(card.rank)))),
        card_reasons.unseen(view, french(view.options.pack_size).cards, view.seat),
        partial(tricks.winner, order=KING_HIGH, trump=state.trump),
    )  # fmt: skip
