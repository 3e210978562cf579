"""Why a move, from nothing but what lies there."""

from functools import partial

from naipes_gui.core import card_reasons, tricks
from naipes_gui.core.cards import KING_HIGH
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.ecarte.rules.scoring import VOLE, for_claim
from naipes_gui.games.ecarte.rules.state import PACK, EcarteState, other
from naipes_gui.games.ecarte.table import rule_hands, talk_grounds

TALK = ("propose", "stand", "accept", "refuse")


def because(view: View[EcarteState], move: Move) -> Phrase | None:
    """Return what is plainly true of a move of the viewer, if it says why."""
    state, hand = view.state, view.state.hand(view.seat)
    if move.verb in TALK:
        return talk_grounds.because(view, move) or card_reasons.of_a_hand(hand, state.trump)
    if move.verb == "announce":
        return phrase(
            "ecarte", "The king of trumps is one point for certain, whoever wins the hand."
        )
    if move.verb == "discard":
        return card_reasons.of_an_exchange(hand, move.cards, state.trump)
    if move.verb == "play":
        return card_reasons.of_a_card(move.cards[0], trick_of(view))
    return _of_a_claim(view) if move.verb == "claim" else None


def _of_a_claim(view: View[EcarteState]) -> Phrase | None:
    """Return what a claim gives up, or that it gives up nothing."""
    state, me = view.state, view.seat
    if me in state.offenders:
        return None
    if sum(each.amount for each in for_claim(state, me)) >= VOLE:
        return phrase("ecarte", "It scores 2 points already: more tricks add nothing.")
    if not state.tricks(other(me)):
        return phrase(
            "ecarte", "It ends the hand with 1 point, though all five tricks, which score 2, are "
            "still to be had: who plays on keeps the point for certain.",
        )  # fmt: skip
    return phrase("ecarte", "{who} has a trick: nothing beyond this point is to be had.",
                  who=Who(other(me)))  # fmt: skip


def gives(view: View[EcarteState], move: Move) -> int | None:
    """Return how high a card is that is played to a trick."""
    plays = move.verb == "play"
    return card_reasons.given(move.cards[0], trick_of(view)) if plays else None


def stakes(view: View[EcarteState], move: Move) -> Phrase | None:
    """Return what it puts at stake to play with the cards as they were dealt, while one may."""
    state, me = view.state, view.seat
    if move.verb not in TALK or state.round > 1:
        return None
    rival = other(me)
    return rule_hands.at_stake(state.scores[rival], rival, refuses=me == state.dealer)


def trick_of(view: View[EcarteState]) -> card_reasons.Trick:
    """Return the trick as it lies before the viewer."""
    state = view.state
    may = {m.cards[0] for m in view.moves if m.verb == "play"}
    return card_reasons.Trick(
        tuple(play.card for play in state.trick), 1 - len(state.trick),
        tuple(sorted(may, key=lambda card: (card.suit == state.trump, KING_HIGH.index(card.rank)))),
        card_reasons.unseen(view, PACK.cards, view.seat),
        partial(tricks.winner, order=KING_HIGH, trump=state.trump),
    )  # fmt: skip
