"""What is said to whoever plays La Mosca for the first time: only what lies open before them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from naipes_gui.core import trick_tips, tricks
from naipes_gui.core.cards import KING_HIGH, Card
from naipes_gui.core.coach import Coach, Tip, Weight, alone_with
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.tricks import Duty
from naipes_gui.games.mosca.rules.state import HAND_SIZE, LOO, MoscaState, Phase, value
from naipes_gui.games.mosca.rules.tricks import best_of_suit, leading, strict

KINDS = ("pool", "stay", "trumps", "trump", "must", "best", "values", "trickless", "standing")
"""Those that come up in every match."""
LATE = 2
"""With so few tricks to be played, it presses to have none."""


def tips(view: View[MoscaState]) -> Iterator[Tip]:
    """Yield what is true of the position, the most urgent first."""
    state = view.state
    if state.stage is not Stage.HAND or not view.moves:
        return
    if state.phase is Phase.DECLARE:
        yield from (
            *_stay(view), *_pool(view), *_trumps(view), *_staying(view),
            *trick_tips.of_low_aces(view),
        )  # fmt: skip
    else:
        yield from _play(view)


COACH = Coach(KINDS, tips)


def _pool(view: View[MoscaState]) -> Iterator[Tip]:
    pool = view.state.bank
    if view.options.score_by == "tricks":
        text = phrase(
            "coach", "In the pool lie {pool}: whoever takes most tricks wins it.", pool=_lying(pool)
        )
    else:
        text = phrase(
            "coach", "In the pool lie {pool}: whoever takes most points in tricks wins it.",
            pool=_lying(pool),
        )  # fmt: skip
    yield Tip("pool", text, weight=Weight.TELLS)


def _lying(pool: int) -> Phrase:
    return phrase("coach", "%n counter(s)", n=pool)


def _stay(view: View[MoscaState]) -> Iterator[Tip]:
    most = view.state.most(view.options)
    text = phrase(
        "coach", "Passing costs nothing. Whoever stays may change up to %n card(s), and pays {loo} "
        "counters without a trick.", n=most, loo=LOO,
    )  # fmt: skip
    yield Tip("stay", text)


def _trumps(view: View[MoscaState]) -> Iterator[Tip]:
    state = view.state
    held = sum(card.suit == state.trump for card in state.hand(view.seat))
    text = phrase("coach", "Of your five cards %n is/are trump(s).", n=held)
    if not held:
        text = phrase("coach", "None of your five cards is a trump.")
    yield Tip("trumps", text, weight=Weight.TELLS)


def _staying(view: View[MoscaState]) -> Iterator[Tip]:
    staying = view.state.participants
    if staying:
        text = phrase("coach", "So far %n of the others stay(s).", n=len(staying))
        yield Tip("staying", text, weight=Weight.TELLS)


def _play(view: View[MoscaState]) -> Iterator[Tip]:
    state = view.state
    lying, may = tuple(play.card for play in state.trick), tuple[Card, ...]()
    if state.trick:
        allowed = strict(state, view.options)
        may = tuple(allowed.cards)
        ahead = leading(state.trick, state.trump)
        best = ahead.card if allowed.duty is Duty.OVERTRUMP else best_of_suit(state)
        yield from trick_tips.of_duty(view, lying[0], best, allowed)
        winner = partial(tricks.winner, order=KING_HIGH, trump=state.trump)
        yield from trick_tips.of_the_best(ahead.seat, lying, allowed.cards, winner)
    yield from _trickless(view)
    yield from _standing(view)
    yield from trick_tips.of_trumping(state.trump, lying, may)
    yield from _worth(view, may)
    yield from trick_tips.of_low_aces(view, lying)
    yield from _values(view)


def _trickless(view: View[MoscaState]) -> Iterator[Tip]:
    state = view.state
    if not state.tricks_played:
        text = phrase(
            "coach", "Whoever takes none of the %n trick(s) of a hand pays {loo} counters.",
            n=HAND_SIZE, loo=LOO,
        )  # fmt: skip
        yield Tip("trickless", text, weight=Weight.TELLS)
    elif not state.tricks(view.seat):
        text = phrase(
            "coach", "You have no trick yet: without one you pay {loo} counters. %n trick(s) are "
            "to be played.", n=HAND_SIZE - state.tricks_played, loo=LOO,
        )  # fmt: skip
        left = HAND_SIZE - state.tricks_played
        weight = Weight.PRESSES if left <= LATE else Weight.TELLS
        yield Tip("trickless", text, weight=weight)


def _standing(view: View[MoscaState]) -> Iterator[Tip]:
    """Say who has most so far of what wins the pool; the plates and the panel tell it too."""
    state = view.state
    by_points = view.options.score_by == "points"
    have = {seat: state.points(seat) if by_points else state.tricks(seat)
            for seat in state.participants if seat != view.seat}  # fmt: skip
    if not state.tricks_played or not have:
        return
    mine = state.points(view.seat) if by_points else state.tricks(view.seat)
    yield Tip("standing", _compared(mine, have, by_points=by_points), weight=Weight.TELLS)


def _before_all(mine: int, other: Seat | None, *, by_points: bool) -> Phrase:
    """Return how one stands where no other has anything yet: one alone, or several."""
    blanks: dict[str, Any] = {"mine": mine} if other is None else {"mine": mine, "who": Who(other)}
    match by_points, other is None:
        case True, True:
            return phrase(
                "coach", "In tricks you have {mine} points; the others none yet.", **blanks
            )
        case True, False:
            return phrase("coach", "In tricks you have {mine} points; {who} none yet.", **blanks)
        case False, True:
            return phrase("coach", "You have taken {mine} tricks; the others none yet.", **blanks)
        case _:
            return phrase("coach", "You have taken {mine} tricks; {who} none yet.", **blanks)


def _compared(mine: int, have: Mapping[Seat, int], *, by_points: bool) -> Phrase:
    """Return how one stands beside who has most, or beside several who have."""
    theirs = max(have.values())
    best, blanks = alone_with(have, theirs), {"mine": mine, "theirs": theirs}
    if not theirs:
        return _before_all(mine, best, by_points=by_points)
    if by_points and best is None:
        return phrase("coach", "In tricks you have {mine} points; none of the others has more than "
                      "{theirs}.", **blanks)  # fmt: skip
    if best is None:
        return phrase("coach", "You have taken {mine} tricks; none of the others more than "
                      "{theirs}.", **blanks)  # fmt: skip
    if by_points:
        return phrase(
            "coach", "In tricks you have {mine} points; of the others {who} has most, {theirs}.",
            who=Who(best), **blanks,
        )  # fmt: skip
    return phrase(
        "coach", "You have taken {mine} tricks; of the others {who} has most, {theirs}.",
        who=Who(best), **blanks,
    )  # fmt: skip


def _values(view: View[MoscaState]) -> Iterator[Tip]:
    """Say what the cards count, before the first of them is played: all that follows is points."""
    if view.options.score_by == "points" and not view.state.tricks_played:
        text = phrase(
            "coach", "Most points in tricks win the pool: king, queen, jack, ace and ten count 10 "
            "each, the others their pips.",
        )  # fmt: skip
        yield Tip("values", text, weight=Weight.COMES_FIRST, most=1)


def _worth(view: View[MoscaState], may: Sequence[Card]) -> Iterator[Tip]:
    """Say what a trick counts to whoever may take it or leave it: of one card everybody sees it."""
    trick = view.state.trick
    if len(trick) > 1 and len(may) > 1 and view.options.score_by == "points":
        lying = sum(value(play.card) for play in trick)
        text = phrase("coach", "The cards in the trick count %n point(s) so far.", n=lying)
        yield Tip("worth", text, weight=Weight.TELLS)
