"""A computer player of NLK: as good as its memory and the effort it makes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from random import Random

from naipes_gui.bots import player
from naipes_gui.bots.player import Turn
from naipes_gui.core.cards import SUITS, Card
from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.rules import Stop, View
from naipes_gui.core.text import Phrase
from naipes_gui.games.nlk.players import tricks
from naipes_gui.games.nlk.players.beliefs import stock_of
from naipes_gui.games.nlk.players.contrast import of_tricks
from naipes_gui.games.nlk.players.decision import Decision, Way, ranked
from naipes_gui.games.nlk.players.pile_contrast import of_piles
from naipes_gui.games.nlk.players.piling import Piler
from naipes_gui.games.nlk.players.reasons import LEFT_TO_CHANCE, counsel
from naipes_gui.games.nlk.players.stock import SEEDS, Stock, weighed
from naipes_gui.games.nlk.players.style_bias import habit
from naipes_gui.games.nlk.players.tricks import Table
from naipes_gui.games.nlk.players.worlds import Ends, Outlook, position, written
from naipes_gui.games.nlk.rules.game import Nlk
from naipes_gui.games.nlk.rules.state import NlkState

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
    rounds: int = 0
    """How many continuations it tries in the tricks, with learned values of hands, whose effort
    does not count; by effort go only those who have no such values."""
    deals: int = 0
    """How often it deals the stock to find out whether to give a card away."""
    patient: bool = True
    """Whether it thinks longer when it is asked to."""


class Player(player.Player[NlkState, Turn[NlkState], Decision]):
    """Piles cards up by what they cost, then searches the tricks as far as its level goes."""

    def __init__(self, rules: Nlk, style: Style = PLAIN, effort: int = 1, *, skill: Skill) -> None:
        super().__init__(rules, style, effort if skill.patient else 1)
        self.lapses, self._ends = skill.lapses, Ends()
        self._skill = replace(
            skill,
            memory=skill.memory * style.memory,
            effort=skill.effort * self.effort,
            rounds=skill.rounds * self.effort,
            deals=skill.deals * self.effort,
        )

    def turn(self, view: View[NlkState], rng: Random, stop: Stop) -> Turn[NlkState]:
        return Turn(self.rules, view, rng, stop, self.style)

    def at_random(self, turn: Turn[NlkState]) -> Phrase:
        return LEFT_TO_CHANCE

    def counsel(self, turn: Turn[NlkState], decision: Decision) -> Counsel:
        return counsel(turn.view, decision)

    def contrast(self, turn: Turn[NlkState], better: Move, other: Move) -> Phrase | str:
        seed, compared = turn.rng.randrange(SEEDS), (self.rules, turn.view, better, other)
        if turn.state.is_playing_tricks:
            return of_tricks(*compared, seed, turn.stop) or ""
        return of_piles(*compared, seed) or ""

    def decide(self, turn: Turn[NlkState]) -> Decision:
        if turn.state.is_playing_tricks:
            return self._card(turn.view, turn.rng, turn.stop)
        return self._gift(turn.view, turn.rng, turn.stop)

    def _gift(self, view: View[NlkState], rng: Random, stop: Stop) -> Decision:
        """Decide in the piles; the last of the moves is to draw or to keep."""
        if rng.random() < ABSENCE * (1 - self.style.memory):
            return Decision(view.moves[-1], Way.ABSENCE)
        size, counts = len(self.rules.pack.cards), self._skill.counts_suits
        piler = Piler(view, size, counts=counts, style=self.style)
        if self._skill.deals and not stop.is_set():
            return self._tried(view, piler, rng, stop)
        unseen = stock_of(view, self.rules.pack)
        chosen = piler.choose(view.moves, unseen, rng)
        worths = ranked(_by_cost(view, piler, unseen), chosen, plain=self._is_plain)
        return Decision(chosen, Way.COST, worths)

    def _tried(self, view: View[NlkState], piler: Piler, rng: Random, stop: Stop) -> Decision:
        """Deal the stock many times; a style adds what it feels to what it finds."""
        tables = {suit: self._table(suit) for suit in SUITS}
        felt = piler.liking / len(view.state.seats)
        stock = Stock(self.rules, view, piler, tables)
        choices = stock.tried(self._skill.deals, felt, rng, stop)
        first = max(choices, key=attrgetter("merit"))
        listed = ranked(weighed(choices), first.move, plain=self._is_plain)
        return Decision(first.move, Way.DEALS, listed, len(first.gains))

    def _card(self, view: View[NlkState], rng: Random, stop: Stop) -> Decision:
        state = view.state
        table = self._table(state.trump)
        if len(state.hand(view.seat)) == 1 and not view.narrowed:
            return Decision(next(move for move in view.moves if move.cards), Way.OUT)
        if len(state.active) > self._skill.few or stop.is_set():
            return self._habit(table, view, rng)
        memory = self._skill.memory
        outlook = Outlook(table, view, self.rules.pack, memory, self.style, self._ends)
        effort = self._skill.effort * len(state.active) // USUAL
        of = self._skill
        rounds = of.rounds * USUAL // max(USUAL, len(state.active))
        judged = outlook.judged(effort, rounds, of.worlds, of.patience, rng, stop)
        return judged or self._habit(table, view, rng)

    @property
    def _is_plain(self) -> bool:
        return replace(self.style, key="") == PLAIN

    def _habit(self, table: Table, view: View[NlkState], rng: Random) -> Decision:
        """Do what needs no thought; when the cards go round, anything."""
        if view.state.seen_before:
            return Decision(rng.choice(view.moves), Way.AROUND)
        mine = view.state.hand(view.seat)
        hands = [mine if seat == view.seat else () for seat in view.state.seats]
        at = position(table.cards, view.state, hands)
        return Decision(written(table, habit(table, at, self.style)), Way.THUMB)

    def _table(self, trump: str) -> Table:
        of = tricks.cards(len(self.rules.pack.cards), trump, self.rules.is_strict)
        return Table(of, live=self.rules.is_live)


def _by_cost(view: View[NlkState], piler: Piler, unseen: tuple[Card, ...]) -> Sequence[Weighed]:
    """Return what giving the card away spares, if it is given to anybody, over keeping it."""
    seats, card = len(view.state.seats), piler.card
    spared = piler.cost(card) - piler.least(unseen) if card else 0.0
    gifts = {move: spared if move.number is not None else 0.0 for move in view.moves}
    return [Weighed(move, 1 - 1 / seats + gain / seats) for move, gain in gifts.items()]
