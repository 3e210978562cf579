"""What is said to whoever plays Écarté for the first time: only what lies open before them."""

from collections.abc import Iterator
from functools import partial

from naipes_gui.core import trick_tips, tricks
from naipes_gui.core.cards import KING_HIGH
from naipes_gui.core.coach import Coach, Tip, Weight
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.text import Who, phrase
from naipes_gui.games.ecarte.rules.discards import most_discards
from naipes_gui.games.ecarte.rules.scoring import VOLE, for_tricks
from naipes_gui.games.ecarte.rules.state import GAME, HAND_SIZE, TO_WIN, EcarteState, Phase, other
from naipes_gui.games.ecarte.rules.tricks import strict

KINDS = ("propose", "answer", "exchange", "trumps", "trump", "must", "best", "need")
"""Those that come up in every match."""


def tips(view: View[EcarteState]) -> Iterator[Tip]:
    """Yield what is true of the position, the most urgent first."""
    state = view.state
    if state.stage is not Stage.HAND or not view.moves or state.offenders:
        return
    match state.phase:
        case Phase.PROPOSE | Phase.ANSWER:
            yield from (
                *_blocking(view), *_trumps(view), *_talking(view), *_nearly(view),
                *trick_tips.of_low_aces(view),
            )  # fmt: skip
        case Phase.EXCHANGE:
            yield from (
                *_exchange(view), *_trumps(view), *_worth_keeping(view),
                *trick_tips.of_low_aces(view),
            )  # fmt: skip
        case Phase.KING:
            yield from _king(view)
        case Phase.PLAY if not state.called:
            yield from _play(view)
        case _:
            pass


COACH = Coach(KINDS, tips)


def _blocking(view: View[EcarteState]) -> Iterator[Tip]:
    """Say what it costs to lose after having refused the first exchange."""
    state, rival = view.state, Who(other(view.seat))
    if state.round > 1:
        return
    if state.phase is Phase.PROPOSE:
        text = phrase(
            "coach", "If you play without proposing and lose, {who} scores 2 points even with "
            "three tricks, instead of 1.", who=rival,
        )  # fmt: skip
        yield Tip("propose", text)
    else:
        text = phrase(
            "coach", "If you refuse and lose, {who} scores 2 points even with three tricks, "
            "instead of 1. If you accept, both change cards.", who=rival,
        )  # fmt: skip
        yield Tip("answer", text)


def _talking(view: View[EcarteState]) -> Iterator[Tip]:
    if view.state.phase is Phase.PROPOSE:
        text = phrase(
            "coach", "If you propose and {who} accepts, both change cards: you first.",
            who=Who(other(view.seat)),
        )  # fmt: skip
        yield Tip("propose", text, (Move("propose"),))


def _trumps(view: View[EcarteState]) -> Iterator[Tip]:
    state = view.state
    held = sum(card.suit == state.trump for card in state.hand(view.seat))
    text = phrase(
        "coach", "Of your five cards %n is/are trump(s). Three tricks of five win the hand.", n=held
    )
    if not held:
        text = phrase(
            "coach", "None of your five cards is a trump. Three tricks of five win the hand."
        )
    yield Tip("trumps", text, weight=Weight.TELLS)


def _exchange(view: View[EcarteState]) -> Iterator[Tip]:
    text = phrase(
        "coach", "You may change up to %n card(s) for others of the stock; what you throw away "
        "does not come back.", n=most_discards(view.state),
    )  # fmt: skip
    yield Tip("exchange", text)


def _worth_keeping(view: View[EcarteState]) -> Iterator[Tip]:
    """Say what trumps do while one chooses what goes, if one has any."""
    state = view.state
    if any(card.suit == state.trump for card in state.hand(view.seat)):
        yield from trick_tips.of_trumps(state.trump)


def _king(view: View[EcarteState]) -> Iterator[Tip]:
    if Move("announce") in view.moves:
        text = phrase(
            "coach", "You have the king of trumps: whoever announces it scores 1 point, at once."
        )
        if view.state.scores[view.seat] == GAME - 1:
            text = phrase("coach", "You have the king of trumps: to announce it wins the game.")
        yield Tip("king", text, (Move("announce"),), Weight.PRESSES)


def _play(view: View[EcarteState]) -> Iterator[Tip]:
    state = view.state
    if state.trick:
        lead, allowed = state.trick[0].card, strict(state)
        yield from trick_tips.of_duty(view, lead, lead, allowed)
        winner = partial(tricks.winner, order=KING_HIGH, trump=state.trump)
        yield from trick_tips.of_the_best(state.trick[0].seat, (lead,), allowed.cards, winner)
    yield from (*_refused(view), *_need(view))
    lying, may = [play.card for play in state.trick], strict(state).cards if state.trick else ()
    yield from trick_tips.of_trumping(state.trump, lying, may)
    yield from trick_tips.of_low_aces(view, lying)
    yield from _nearly(view)


def _need(view: View[EcarteState]) -> Iterator[Tip]:
    state = view.state
    mine, theirs = state.tricks(view.seat), state.tricks(other(view.seat))
    rest = HAND_SIZE - mine - theirs
    if mine >= TO_WIN and not theirs:
        if sum(each.amount for each in for_tricks(state, view.seat)) >= VOLE:
            # Against a rival with authority three tricks bring as much already (ECA-R17).
            return
        text = phrase("coach", "You have won every trick: all five of them score 2 points.")
        yield Tip("vole", text, weight=Weight.PRESSES)
    elif mine < TO_WIN and theirs < TO_WIN:
        text = phrase(
            "coach", "You need %n more trick(s) to win the hand, and {left} are left to play.",
            n=TO_WIN - mine, left=rest,
        )  # fmt: skip
        yield Tip("need", text, weight=Weight.TELLS)


def _refused(view: View[EcarteState]) -> Iterator[Tip]:
    """Say before the first card what hangs on having refused the first exchange."""
    state, rival = view.state, other(view.seat)
    if len(state.hand(view.seat)) < HAND_SIZE:
        return
    if state.authority == rival:
        text = phrase(
            "coach", "{who} chose to play without an exchange: if you win the hand, you score 2 "
            "points, even with three tricks.", who=Who(rival),
        )  # fmt: skip
        yield Tip("refused", text, weight=Weight.PRESSES)
    elif state.authority == view.seat:
        text = phrase(
            "coach", "You chose to play without an exchange: if {who} wins the hand, that is 2 "
            "points, even with three tricks.", who=Who(rival),
        )  # fmt: skip
        yield Tip("refused", text, weight=Weight.PRESSES)


def _nearly(view: View[EcarteState]) -> Iterator[Tip]:
    scores, rival = view.state.scores, other(view.seat)
    if scores[rival] == GAME - 1:
        text = phrase("coach", "{who} lacks a single point to win the game.", who=Who(rival))
        yield Tip("nearly", text, weight=Weight.PRESSES)
    elif scores[view.seat] == GAME - 1:
        text = phrase("coach", "You lack a single point to win the game.")
        yield Tip("nearly", text, weight=Weight.PRESSES)
