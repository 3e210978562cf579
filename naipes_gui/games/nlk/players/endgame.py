"""The end of a hand between two players, solved: there cards can no longer go round."""

from collections.abc import Sequence
from typing import NamedTuple

from naipes_gui.bots.cards import falling
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
        self._known: dict[tuple[int | tuple[int, ...], ...], bool] = {}
        self._left = 0
        self.looked = 0
        """How many positions were looked at until now."""

    def loser(self, at: Position, few: int = FEW, patience: int = PATIENCE) -> int | None:
        """Return who is last, if few cards are left and it can be found in time."""
        if len(at.active) != 2 or sum(map(int.bit_count, at.hands)) > few:
            return None
        self._left = patience
        mover, other = at.player, next(seat for seat in at.active if seat != at.player)
        end = End(at.hands[mover], at.hands[other], mover, other, at.chain, at.size, at.limited)
        try:
            wins = self._wins(end)
        except TooLong:
            return None
        return other if wins else mover

    def between(
        self, hands: Sequence[int], chain: Sequence[int], size: int, player: int, limited: bool
    ) -> int | None:
        """Return the same of a position that comes in its parts."""
        return self.loser(Position(tuple(hands), tuple(chain), size, player, limited))

    def _wins(self, at: "End") -> bool:
        """Tell whether the player to move gets rid of all cards first."""
        mine, theirs, mover, other, chain, size, limited = at
        hands = (mine, theirs) if mover < other else (theirs, mine)
        key = (*hands, mover, chain, size, limited)
        known = self._known.get(key)
        if known is not None:
            return known
        self._left -= 1
        self.looked += 1
        if self._left < 0 or (self.looked % LOOK_UP == 0 and self._is_stopped()):
            raise TooLong
        self._known[key] = found = self._finds_win(at)
        return found

    def _is_stopped(self) -> bool:
        return self._stop is not None and self._stop.is_set()

    def _finds_win(self, at: "End") -> bool:
        """Look for a move that wins: taking a card first, then cards from high to low.

        Only who plays the last card of a trick stays to move. Written out in one piece, since
        positions come here by the million.
        """
        mine, theirs, mover, other, chain, size, limited = at
        able, of, full = mine, self._table.cards, 2
        if chain:
            able = mine & of.better[chain[-1]] or mine & of.otherwise[chain[-1]]
            full = 2 if self._table.live else size
            if not (able and limited):
                rest = chain[1:]
                full_after = size if rest else 0
                took = End(theirs, mine | chain[0], other, mover, rest, full_after, limited)
                if not self._wins(took):
                    return True
        turns, alive, below = len(chain) + 1 >= full, mine | theirs | sum(chain), of.below
        for card in falling(able):
            lower = alive & below[card]
            # Of neighbours in one hand only the lowest, as everywhere in the search.
            if lower and 1 << lower.bit_length() - 1 & mine:
                continue
            left = mine ^ card
            if not left:
                return True
            if turns:
                wins = self._wins(End(left, theirs, mover, other, (), 0, False))
            else:
                after = End(theirs, left, other, mover, (*chain, card), full, limited)
                wins = not self._wins(after)
            if wins:
                return True
        return False


class End(NamedTuple):
    """A position between two as the one who is to move sees it."""

    mine: int
    theirs: int
    mover: int
    other: int
    chain: tuple[int, ...]
    size: int
    limited: bool
