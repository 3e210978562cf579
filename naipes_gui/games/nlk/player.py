"""A computer player of NLK: as good as its memory and the effort it makes."""

from dataclasses import dataclass
from random import Random

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, Stop, View
from naipes_gui.core.table import at
from naipes_gui.games.nlk import tricks
from naipes_gui.games.nlk.beliefs import beliefs, stock_of
from naipes_gui.games.nlk.endgame import Endgame
from naipes_gui.games.nlk.piling import Piler
from naipes_gui.games.nlk.rules import Nlk
from naipes_gui.games.nlk.search import Search
from naipes_gui.games.nlk.state import NlkState
from naipes_gui.games.nlk.tricks import TAKE, Position, Table

SOLVED = 14
"""Cards of both hands up to which a player tries to solve the end."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a player plays. Efforts are counted in moves of playouts, not in seconds."""

    memory: float
    """The share of the cards of the piles that is remembered in the tricks."""
    effort: int
    """How much it searches once at most ``few`` players hold cards; before, it has habits."""
    few: int
    lapses: float = 0.0
    """How often it does just anything."""
    counts_suits: bool = True
    """Whether it knows in the piles which suit is likely to become trumps."""
    patience: int = 0
    """How many positions it looks at to solve an end between two."""
    worlds: int = 1
    """How many ways the forgotten cards may lie it tries."""


class Player:
    """Piles cards up by what they cost, then searches the tricks as far as its level goes."""

    def __init__(self, rules: Nlk, skill: Skill) -> None:
        self._rules, self._skill = rules, skill

    def choose(self, view: View[NlkState], rng: Random, stop: Stop) -> Move:
        """Return one of the moves of a view, as soon as possible once stopped."""
        if len(view.moves) == 1:
            return view.moves[0]
        lapse = self._skill.lapses and rng.random() < self._skill.lapses
        if view.state.stage is not Stage.HAND or lapse:
            return rng.choice(view.moves)
        if view.state.is_playing_tricks:
            return self._card(view, rng, stop)
        return self._gift(view, rng)

    def _gift(self, view: View[NlkState], rng: Random) -> Move:
        size = len(self._rules.pack.cards)
        piler = Piler(view, size, counts=self._skill.counts_suits)
        return piler.choose(view.moves, stock_of(view, self._rules.pack), rng)

    def _card(self, view: View[NlkState], rng: Random, stop: Stop) -> Move:
        state = view.state
        if len(state.active) > self._skill.few or stop.is_set():
            return self._habit(view, rng)
        known = beliefs(view, self._rules.pack, self._skill.memory)
        table, tries = self._table(state), dict[int, float]()
        worlds = self._skill.worlds if known.unknown else 1
        for _ in range(worlds):
            held = known.world(rng)
            hands = [held[at("hand", seat)] for seat in state.seats]
            judged = self._judged(table, state, hands, rng, stop)
            for move, worth in judged.items():
                tries[move] = tries.get(move, 0.0) + worth
        return self._move(table, view, tries, rng)

    def _judged(
        self, table: Table, state: NlkState, hands: list[tuple[Card, ...]], rng: Random, stop: Stop
    ) -> dict[int, float]:
        """Return how much the moves are to be preferred when the cards lie so."""
        root = position(table.cards, state, hands)
        if solved := _solved(table, root, self._skill.patience):
            return solved
        effort = self._skill.effort // self._skill.worlds
        found = Search(table, root, rng).run(effort, stop)
        return {move: worth.tries + worth.kept for move, worth in found.items()}

    def _move(
        self, table: Table, view: View[NlkState], tries: dict[int, float], rng: Random
    ) -> Move:
        """Return the move preferred most; when the cards go round, any of those near it."""
        if not tries:
            return self._habit(view, rng)
        share = 0.5 if view.state.seen_before else 1.0
        good = [move for move, many in tries.items() if many >= share * max(tries.values())]
        return _written(table, rng.choice(good))

    def _habit(self, view: View[NlkState], rng: Random) -> Move:
        """Do what needs no thought; when the cards go round, anything."""
        if view.state.seen_before:
            return rng.choice(view.moves)
        table, mine = self._table(view.state), view.state.hand(view.seat)
        hands = [mine if seat == view.seat else () for seat in view.state.seats]
        return _written(table, table.habit(position(table.cards, view.state, hands)))

    def _table(self, state: NlkState) -> Table:
        size = len(self._rules.pack.cards)
        of = tricks.cards(size, state.trump, self._rules.is_strict)
        return Table(of, live=self._rules.is_live)


def position(of: tricks.Cards, state: NlkState, hands: list[tuple[Card, ...]]) -> Position:
    """Return a state of the second phase on bit masks, with hands that are known or assumed."""
    masks = tuple(map(of.mask, hands))
    chain = tuple(of.bit[card] for card in state.chain)
    return Position(masks, chain, state.size, state.to_move, state.limited)


def _solved(table: Table, root: Position, patience: int) -> dict[int, float]:
    """Return the moves that surely win between two players, if that can be found out."""
    ending, mover = Endgame(table), root.player
    if len(root.active) != 2 or ending.loser(root, SOLVED, patience) in (None, mover):
        return {}
    after = {move: table.after(root, move) for move in table.moves(root)}
    won = [
        move for move, at in after.items()
        if not at.hands[mover] or ending.loser(at, SOLVED, patience) not in (None, mover)
    ]  # fmt: skip
    return dict.fromkeys(won, 1.0)


def _written(table: Table, move: int) -> Move:
    return Move("take") if move == TAKE else Move("play", (table.cards.card[move],))
