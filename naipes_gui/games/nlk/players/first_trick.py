"""What comes of a move of NLK in the trick it is made in, by those who sit at tables.

Half of the ways to go on have players with good habits in them, half those who look ahead: what
is said of a move should come true whoever they are.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stop, View
from naipes_gui.games.nlk.players.beliefs import beliefs
from naipes_gui.games.nlk.players.kernels.parts.positions import TAKE
from naipes_gui.games.nlk.players.search import Search
from naipes_gui.games.nlk.players.tricks import Position, Table, cards
from naipes_gui.games.nlk.players.worlds import hands_in, position
from naipes_gui.games.nlk.rules.game import Nlk
from naipes_gui.games.nlk.rules.state import NlkState

LOOKS = 3
"""How often a position is thought about by who looks ahead; whoever comes to it oftener does one
of the things found."""
AHEAD = 6_000
"""The effort of looking ahead once, in moves of playouts."""
LONGEST = 12
"""Moves of a trick, for every player in it, after which it is left: its cards go round."""


class Course(NamedTuple):
    """What came of a trick after a move; sets of seats are bits by number."""

    takes: bool
    """Whether I came to a card that I could not beat."""
    leads: bool
    """Whether I lead the next trick."""
    out: int
    """Who is out by then."""
    stuck: int
    """Who else could not beat when it was their turn next."""


class Courses(NamedTuple):
    """The same move among either kind of players."""

    by_habit: list[Course]
    ahead: list[Course]


class Company:
    """Those who play on after a move: by habit, or after a look ahead."""

    def __init__(self, rules: Nlk, view: View[NlkState], stop: Stop) -> None:
        of = cards(len(rules.pack.cards), view.state.trump, rules.is_strict)
        self.table, self._view, self._stop = Table(of, live=rules.is_live), view, stop
        self._known = beliefs(view, rules.pack, 1.0)
        self._found: dict[Position, list[int]] = {}

    @property
    def is_sure(self) -> bool:
        """Whether it is known what everybody holds."""
        return not self._known.unknown

    def courses(self, move: Move, many: int, seed: int) -> Courses:
        """Play the trick on many times after one move; the chance is the same for every move."""
        found = Courses([], [])
        for number in range(many):
            rng = Random(seed + number)
            hands = hands_in(self._known.world(rng), self._view.state)
            root = position(self.table.cards, self._view.state, hands)
            found[number % 2].append(self._course(root, move, rng, looks_ahead=bool(number % 2)))
        return found

    def _course(self, root: Position, move: Move, rng: Random, *, looks_ahead: bool) -> Course:
        me, at, takes, stuck, moved = root.player, root, False, 0, 1 << root.player
        first = self.table.cards.bit[move.cards[0]] if move.cards else TAKE
        for before, now in self._moves(root, first, rng, looks_ahead=looks_ahead):
            at, mover = now, 1 << before.player
            cannot = bool(before.chain) and not self.table.able(before)
            if cannot and before is not root:
                takes |= before.player == me
                stuck |= mover & ~moved
            moved |= mover
        out = sum(1 << seat for seat, hand in enumerate(at.hands) if not hand)
        return Course(takes, at.player == me and not at.chain, out, stuck)

    def _moves(
        self, at: Position, move: int, rng: Random, *, looks_ahead: bool
    ) -> Iterator[tuple[Position, Position]]:
        """Yield the positions before and after every move, until the trick is over."""
        for _ in range(LONGEST * len(at.hands)):
            before, at = at, self.table.after(at, move)
            yield before, at
            if not at.chain or len(at.active) < 2:
                return
            move = self._sought(at, rng) if looks_ahead else self.table.habit(at)

    def _sought(self, at: Position, rng: Random) -> int:
        """Return what who looks ahead does in a position."""
        moves = self.table.moves(at)
        if len(moves) == 1:
            return moves[0]
        known = self._found.setdefault(at, [])
        if len(known) < LOOKS and not self._stop.is_set():
            found = Search(self.table, at, rng).run(AHEAD, self._stop)
            known.extend(sorted(found, key=lambda move: -found[move].tries)[:1])
        return rng.choice(known or moves)
