"""What a score is worth: the chances of winning the game, or the stakes, from there."""

from functools import cache
from operator import mul
from typing import NamedTuple

from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.games.ecarte.players.solver import Pays
from naipes_gui.games.ecarte.players.tables import tables
from naipes_gui.games.ecarte.rules.scoring import game_value
from naipes_gui.games.ecarte.rules.state import GAME, HAND_SIZE, TO_WIN, EcarteState, other

# Where the shipped tables say nothing: with stakes.
KINGS = ((0.125, (0, 1)), (0.205, (1, 0)), (0.19, (0, 1)), (0.48, (0, 0)))
"""How often the king scores for the elder and the dealer, first turned up, then announced."""
TRICKS = ((0.385, (1, 0)), (0.125, (2, 0)), (0.34, (0, 1)), (0.15, (0, 2)))
"""How often the cards bring elder and dealer so many points."""
TRICK_WORTH = 0.0004
"""A little for every trick, so that a lost or won hand is still played well."""


@cache
def elder_equity(elder: int, dealer: int, staked: bool) -> float:
    """Return what the elder may expect of a game before the deal, from -1 to 1."""
    if not staked:
        return 2 * tables().equity[elder][dealer] - 1
    total = 0.0
    for king, (elder_king, dealer_king) in KINGS:
        for chance, (elder_won, dealer_won) in TRICKS:
            after = elder + elder_king, dealer + dealer_king
            if max(after) < GAME:
                after = after[0] + elder_won, after[1] + dealer_won
            total -= king * chance * equity(after[1], after[0], staked)
    return total


def equity(elder: int, dealer: int, staked: bool) -> float:
    """Return what a score is worth to the elder of the coming deal."""
    if elder >= GAME:
        return game_value(dealer) / 3 if staked else 1
    if dealer >= GAME:
        return -game_value(elder) / 3 if staked else -1
    return elder_equity(elder, dealer, staked)


class Prospect(NamedTuple):
    """What decides the worth of a hand's result to one seat."""

    mine: int
    other: int
    deals: bool
    staked: bool
    authority: int = 0
    """1 if the seat blocked the first exchange, -1 if the other did."""
    revoked: int = 0
    """1 if the seat has revoked, -1 if the other has, 2 if both."""
    greed: float = 0.0
    """How many points the vole counts for more to the seat than it brings."""

    def worth(self, gained: int = 0, lost: int = 0) -> float:
        """Return the worth of points scored by the seat and by the other."""
        mine, theirs = self.mine + gained, self.other + lost
        if self.deals:
            return equity(mine, theirs, self.staked)
        return -equity(theirs, mine, self.staked)

    @property
    def point(self) -> float:
        """What one point more or less is worth."""
        return (self.worth(1, 0) - self.worth(0, 1)) / 2

    @property
    def is_over(self) -> bool:
        """Whether somebody has the points of a game."""
        return max(self.mine, self.other) >= GAME


def prospect(state: EcarteState, seat: Seat, staked: bool) -> Prospect:
    """Return what a seat plays for."""
    rival = other(seat)
    authority = 0 if state.authority == NOBODY else 1 if state.authority == seat else -1
    guilty = seat in state.offenders, rival in state.offenders
    revoked = 2 if all(guilty) else int(guilty[0]) - int(guilty[1])
    score = state.scores[seat], state.scores[rival]
    return Prospect(*score, seat == state.dealer, staked, authority, revoked)


@cache
def pays(at: Prospect) -> Pays:
    """Return the worth of 0 … 5 tricks."""
    a, b, c, d, e, f = (at.worth(*points(at, n)) + n * TRICK_WORTH for n in range(HAND_SIZE + 1))
    return a, b, c, d, e, f + at.greed * at.point


@cache
def results(at: Prospect) -> tuple[float, float, float, float]:
    """Return the worth of no trick, of one or two, of three or four, and of all."""
    lost_all, lost, _, won, _, won_all = pays(at)
    return lost_all, lost, won, won_all


@cache
def expected(at: Prospect) -> tuple[tuple[float, ...], ...]:
    """Return by the elder's trumps what his result with open cards is worth to the seat.

    The shares of the tables tell what becomes of it when nobody sees the other's cards.
    """
    worth = results(at)[::-1] if at.deals else results(at)
    return tuple(
        tuple(sum(map(mul, shares, worth)) for shares in by_result) for by_result in tables().played
    )


def points(at: Prospect, tricks: int) -> tuple[int, int]:
    """Return what both score when the seat makes so many tricks."""
    if tricks >= TO_WIN:
        return _won(tricks, at.authority < 0, at.revoked > 0), 0
    return 0, _won(HAND_SIZE - tricks, at.authority > 0, at.revoked in (-1, 2))


def _won(tricks: int, refused: bool, revoked: bool) -> int:
    whole = tricks == HAND_SIZE
    if revoked:
        return int(whole)
    return 2 if whole or refused else 1
