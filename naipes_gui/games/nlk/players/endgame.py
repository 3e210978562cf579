"""The end of a hand between two players, solved: there cards can no longer go round."""

from naipes_gui.core.rules import Stop
from naipes_gui.games.nlk.players.tricks import Position, Table

FEW = 8
"""Cards of both hands up to which the tree search asks for the solution."""
PATIENCE = 500
"""Positions looked at before a solution is given up."""


LOOK_UP = 512
"""Positions between two looks at the stop flag."""


class TooLong(Exception):
    """The solution would take too many positions."""


class Endgame:
    """Finds who is last when two perfect players are left.

    The one who leads loses a card to the other or in a trick with every lead, so that no
    position comes back and a plain search ends.
    """

    def __init__(self, table: Table, stop: Stop | None = None) -> None:
        self._table, self._stop = table, stop
        self._known: dict[tuple[int, ...], bool] = {}
        self._left = 0
        self.looked = 0
        """How many positions were looked at until now."""

    def loser(self, at: Position, few: int = FEW, patience: int = PATIENCE) -> int | None:
        """Return who is last, if few cards are left and it can be found in time."""
        if len(at.active) != 2 or sum(map(int.bit_count, at.hands)) > few:
            return None
        self._left = patience
        try:
            wins = self._wins(at)
        except TooLong:
            return None
        mover, other = at.player, next(seat for seat in at.active if seat != at.player)
        return other if wins else mover

    def _wins(self, at: Position) -> bool:
        """Tell whether the player to move gets rid of all cards first."""
        first, second = (at.hands[seat] for seat in at.active)
        key = (first, second, at.player, at.size, at.limited, *at.chain)
        if key not in self._known:
            self._left -= 1
            self.looked += 1
            if self._left < 0 or (self.looked % LOOK_UP == 0 and self._is_stopped()):
                raise TooLong
            self._known[key] = self._finds_win(at)
        return self._known[key]

    def _is_stopped(self) -> bool:
        return self._stop is not None and self._stop.is_set()

    def _finds_win(self, at: Position) -> bool:
        for move in reversed(self._table.moves(at)):  # noqa: SIM110 (frames: the search is deep)
            if self._is_good(at, move):
                return True
        return False

    def _is_good(self, at: Position, move: int) -> bool:
        after = self._table.after(at, move)
        if not after.hands[at.player]:
            return True
        if len(after.active) == 1:
            return False
        return self._wins(after) == (after.player == at.player)
