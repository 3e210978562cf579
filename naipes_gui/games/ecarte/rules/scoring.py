"""Points of a hand and of a game (ECA-R16 … R20, R24)."""

from typing import NamedTuple

from naipes_gui.core.draft import Draft
from naipes_gui.core.table import BANK, Seat
from naipes_gui.games.ecarte.rules.state import GAME, HAND_SIZE, TO_WIN, EcarteState, other

VOLE = 2
"""What all five tricks score."""


class Points(NamedTuple):
    """Points a seat scores for a reason."""

    amount: int
    reason: str


def for_tricks(state: EcarteState, winner: Seat) -> tuple[Points, ...]:
    """Return what the winner of at least three tricks scores (ECA-R16, R17, R20)."""
    if winner in state.offenders:
        whole = state.tricks(winner) == HAND_SIZE
        return (Points(1, "vole_after_revoke"),) if whole else ()
    if state.tricks(winner) == HAND_SIZE:
        return (Points(VOLE, "vole"),)
    return (Points(1, "point"), *_refusal(state, winner))


def for_claim(state: EcarteState, winner: Seat) -> tuple[Points, ...]:
    """Return what showing master trumps scores: never the vole (ECA-R18)."""
    if winner in state.offenders:
        return ()
    return (Points(1, "claim"), *_refusal(state, winner))


def for_resignation(state: EcarteState, winner: Seat) -> tuple[Points, ...]:
    """Return what a player scores when the other gives up: the vole if that had no trick."""
    loser_has_none = state.tricks(other(winner)) == 0
    if winner in state.offenders:
        return (Points(1, "vole_after_revoke"),) if loser_has_none else ()
    if loser_has_none:
        return (Points(VOLE, "resign"),)
    return (Points(1, "resign"), *_refusal(state, winner))


def _refusal(state: EcarteState, winner: Seat) -> tuple[Points, ...]:
    return (Points(1, "refusal"),) if state.authority == other(winner) else ()


def pay(draft: Draft[EcarteState], winner: Seat, points: tuple[Points, ...]) -> None:
    """Let the bank pay a seat its points."""
    for amount, reason in points:
        draft.pay(BANK, winner, amount, reason)


def winner_by_tricks(state: EcarteState) -> Seat:
    """Return who has at least three tricks."""
    return Seat(0) if state.tricks(Seat(0)) >= TO_WIN else Seat(1)


def is_decided(state: EcarteState) -> bool:
    """Tell whether no card left can change the points (ECA-R18a)."""
    won = sorted((state.tricks(Seat(0)), state.tricks(Seat(1))))
    return won[1] >= TO_WIN and won[0] >= 1


def game_value(loser_points: int) -> int:
    """Return how much a game counts with stakes (ECA-R24)."""
    return 3 if loser_points == 0 else 2 if loser_points < TO_WIN else 1


def count_game(draft: Draft[EcarteState], *, with_stakes: bool) -> None:
    """Add a game that a hand has decided, and its value, to those won (ECA-R19, R24)."""
    state = draft.state
    if max(state.scores) < GAME:
        return
    best = Seat(state.scores.index(max(state.scores)))
    games = tuple(n + (s == best) for s, n in enumerate(state.games))
    value = game_value(state.scores[other(best)]) if with_stakes else 0
    stakes = tuple(n + value * (s == best) for s, n in enumerate(state.stakes))
    draft.set(games=games, stakes=stakes)
