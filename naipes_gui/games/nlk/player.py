"""A computer player of NLK: as good as its memory and the effort it makes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random

from naipes_gui.core.cards import SUITS, Card
from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.rules import Stage, Stop, View
from naipes_gui.games.nlk import tricks
from naipes_gui.games.nlk.beliefs import stock_of
from naipes_gui.games.nlk.manner import habit
from naipes_gui.games.nlk.piling import Piler
from naipes_gui.games.nlk.reasons import counsel
from naipes_gui.games.nlk.rules import Nlk
from naipes_gui.games.nlk.state import NlkState
from naipes_gui.games.nlk.stock import Stock, Tried
from naipes_gui.games.nlk.thought import Thought, Way, ranked
from naipes_gui.games.nlk.tricks import Table
from naipes_gui.games.nlk.worlds import Outlook, position, written

ABSENCE = 0.6
"""How often an absent-minded player overlooks that a card could be given away, at most."""


USUAL = 4


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a player plays. Efforts are counted in moves of playouts, not in seconds."""

    memory: float
    """The share of the cards of the piles that is remembered in the tricks."""
    effort: int
    """How much it searches with `USUAL` players left, once at most ``few`` are; before, it has
    habits. With more players the tricks are longer, and the search is too."""
    few: int
    lapses: float = 0.0
    """How often it does just anything."""
    counts_suits: bool = True
    """Whether it knows in the piles which suit is likely to become trumps."""
    patience: int = 0
    """How many positions it looks at to solve an end between two."""
    worlds: int = 1
    """How many ways the forgotten cards may lie it tries."""
    deals: int = 0
    """How often it deals the stock to find out whether to give a card away."""


class Player:
    """Piles cards up by what they cost, then searches the tricks as far as its level goes.

    Nothing is kept from one decision to the next: a move follows from the view and the chance
    it is given, so that a record can be played again from anywhere.
    """

    def __init__(self, rules: Nlk, skill: Skill, style: Style = PLAIN, effort: int = 1) -> None:
        self._rules, self._style = rules, style
        self._skill = replace(
            skill,
            memory=skill.memory * style.memory,
            effort=skill.effort * effort,
            deals=skill.deals * effort,
        )

    def choose(self, view: View[NlkState], rng: Random, stop: Stop) -> Move:
        """Return one of the moves of a view, as soon as possible once stopped."""
        return self._thought(view, rng, stop).chosen

    def weigh(self, view: View[NlkState], rng: Random, stop: Stop) -> Counsel:
        """Return the same move, and why."""
        return counsel(view, self._thought(view, rng, stop))

    def _thought(self, view: View[NlkState], rng: Random, stop: Stop) -> Thought:
        if len(view.moves) == 1:
            return Thought(view.moves[0], Way.ONLY)
        lapse = self._skill.lapses and rng.random() < self._skill.lapses
        if view.state.stage is not Stage.HAND or lapse:
            return Thought(rng.choice(view.moves), Way.CHANCE)
        if view.state.is_playing_tricks:
            return self._card(view, rng, stop)
        return self._gift(view, rng, stop)

    def _gift(self, view: View[NlkState], rng: Random, stop: Stop) -> Thought:
        """Decide in the piles; the last of the moves is to draw or to keep."""
        if rng.random() < ABSENCE * (1 - self._style.memory):
            return Thought(view.moves[-1], Way.ABSENCE)
        size, counts = len(self._rules.pack.cards), self._skill.counts_suits
        piler = Piler(view, size, counts=counts, style=self._style)
        if self._skill.deals and not stop.is_set():
            return self._tried(view, piler, rng, stop)
        unseen = stock_of(view, self._rules.pack)
        chosen = piler.choose(view.moves, unseen, rng)
        worths = ranked(_by_cost(view, piler, unseen), chosen, plain=self._is_plain)
        return Thought(chosen, Way.COST, worths)

    def _tried(self, view: View[NlkState], piler: Piler, rng: Random, stop: Stop) -> Thought:
        """Deal the stock many times; a style adds what it feels to what it finds."""
        tables = {suit: self._table(suit) for suit in SUITS}
        stock = Stock(self._rules, view, piler, tables)
        worths, rounds = stock.weigh(self._skill.deals, rng, stop)
        chosen = max(worths, key=partial(self._wanted, worths, piler, len(view.state.seats)))
        choices = [Weighed(move, one.kept, one.margin) for move, one in worths.items()]
        listed = ranked(choices, chosen, plain=self._is_plain)
        return Thought(chosen, Way.DEALS, listed, rounds)

    def _wanted(self, worths: Mapping[Move, Tried], piler: Piler, seats: int, move: Move) -> float:
        felt = piler.liking if move.number is not None else 0.0
        return worths[move].kept + felt / seats

    def _card(self, view: View[NlkState], rng: Random, stop: Stop) -> Thought:
        state = view.state
        table = self._table(state.trump)
        if len(state.hand(view.seat)) == 1:
            return Thought(next(move for move in view.moves if move.cards), Way.OUT)
        if len(state.active) > self._skill.few or stop.is_set():
            return self._habit(table, view, rng)
        outlook = Outlook(table, view, self._rules.pack, self._skill.memory, self._style)
        effort = self._skill.effort * len(state.active) // USUAL
        judged = outlook.judged(effort, self._skill.worlds, self._skill.patience, rng, stop)
        return judged or self._habit(table, view, rng)

    @property
    def _is_plain(self) -> bool:
        return replace(self._style, key="") == PLAIN

    def _habit(self, table: Table, view: View[NlkState], rng: Random) -> Thought:
        """Do what needs no thought; when the cards go round, anything."""
        if view.state.seen_before:
            return Thought(rng.choice(view.moves), Way.AROUND)
        mine = view.state.hand(view.seat)
        hands = [mine if seat == view.seat else () for seat in view.state.seats]
        at = position(table.cards, view.state, hands)
        return Thought(written(table, habit(table, at, self._style)), Way.THUMB)

    def _table(self, trump: str) -> Table:
        of = tricks.cards(len(self._rules.pack.cards), trump, self._rules.is_strict)
        return Table(of, live=self._rules.is_live)


def _by_cost(view: View[NlkState], piler: Piler, unseen: tuple[Card, ...]) -> Sequence[Weighed]:
    """Return what giving the card away spares, if it is given to anybody, over keeping it."""
    seats, card = len(view.state.seats), piler.card
    spared = piler.cost(card) - piler.least(unseen) if card else 0.0
    gifts = {move: spared if move.number is not None else 0.0 for move in view.moves}
    return [Weighed(move, 1 - 1 / seats + gain / seats) for move, gain in gifts.items()]
