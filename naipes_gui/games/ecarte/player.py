"""What every computer player of Écarté does alike: ends, kings, and asking the right question."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage, Stop, View
from naipes_gui.core.table import Seat
from naipes_gui.games.ecarte.beliefs import Knowledge, knowledge
from naipes_gui.games.ecarte.equity import Prospect, pays, points, prospect
from naipes_gui.games.ecarte.solver import Pays, bits
from naipes_gui.games.ecarte.state import HAND_SIZE, EcarteState, Phase, other


class Turn:
    """One decision: the view it is made from, and where its chance comes from."""

    def __init__(
        self, rules: Rules[Any, Any], view: View[EcarteState], rng: Random, stop: Stop
    ) -> None:
        self.rules, self.view, self.rng, self.stop = rules, view, rng, stop
        self.state = view.state
        self.moves = tuple(m for m in view.moves if not rules.breaks(view.state, m))

    @cached_property
    def known(self) -> Knowledge:
        """The cards as the seat knows them."""
        return knowledge(self.view, self._rival_may_hold)

    @cached_property
    def at(self) -> Prospect:
        """What the seat plays for."""
        return prospect(self.state, self.view.seat, self.rules.options.stakes)

    @property
    def pays(self) -> Pays:
        """What so many tricks are worth."""
        return pays(self.at)

    @property
    def won(self) -> int:
        """How many tricks the seat has."""
        return self.state.tricks(self.view.seat)

    @property
    def lost(self) -> int:
        """How many tricks the other has."""
        return self.state.tricks(self.rival)

    @property
    def rival(self) -> Seat:
        """The other seat."""
        return other(self.view.seat)

    @property
    def card_led(self) -> int:
        """The bit of the card to answer, or nothing."""
        return bits(self.state.trump)[self.state.trick[0].card] if self.state.trick else 0

    def verb(self, verb: str) -> Move | None:
        """Return the move of a verb without cards, if there is one."""
        return next((move for move in self.moves if move.verb == verb), None)

    def cards(self) -> dict[int, Move]:
        """Return the cards that may be played, as bits."""
        bit = bits(self.state.trump)
        return {bit[move.cards[0]]: move for move in self.moves if move.verb == "play"}

    def discard(self, thrown: int) -> Move:
        """Return the move that changes these cards, or else the smallest change."""
        bit = bits(self.state.trump)
        found = (m for m in self.moves if sum(bit[card] for card in m.cards) == thrown)
        return next(found, self.moves[0])

    def _rival_may_hold(self, card: Card) -> bool:
        return self.rules.may_hold(self.state, self.rival, card)


class Player(ABC):
    """Takes the decisions that need no thought and leaves the others to a level."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def choose(self, view: View[EcarteState], rng: Random, stop: Stop) -> Move:
        """Return one of the moves of a view, as soon as possible once stopped."""
        turn = Turn(self.rules, view, rng, stop)
        if len(turn.moves) == 1:
            return turn.moves[0]
        if view.state.stage is not Stage.HAND:
            return rng.choice(turn.moves)
        return self._decide(turn)

    def _decide(self, turn: Turn) -> Move:
        match turn.state.phase:
            case Phase.PROPOSE | Phase.ANSWER:
                go_on, block = turn.moves
                return block if self.blocks(turn) else go_on
            case Phase.EXCHANGE:
                return turn.discard(self.discards(turn))
            case Phase.KING:
                verb = "announce" if self.announces(turn) else "conceal"
                return turn.verb(verb) or turn.moves[0]
            case Phase.PLAY:
                return ending(turn) or self._play(turn)

    def _play(self, turn: Turn) -> Move:
        cards = turn.cards()
        if not cards:
            return turn.moves[0]
        return next(iter(cards.values())) if len(cards) == 1 else cards[self.card(turn, cards)]

    @abstractmethod
    def blocks(self, turn: Turn) -> bool:
        """Tell whether to stand rather than propose, or to refuse rather than accept."""

    @abstractmethod
    def discards(self, turn: Turn) -> int:
        """Return the cards to change."""

    @abstractmethod
    def card(self, turn: Turn, cards: Mapping[int, Move]) -> int:
        """Return the card to play."""

    def announces(self, turn: Turn) -> bool:
        """Tell whether to score the king."""
        return True


def ending(turn: Turn) -> Move | None:
    """Return the claim or the resignation that costs nothing, if there is one."""
    most = _worth(turn, HAND_SIZE - turn.lost)
    if claim := turn.verb("claim"):
        return claim if _worth(turn, 3) >= most else None
    given_up = 2 if not turn.won else 2 if turn.at.authority > 0 else 1
    resign = turn.verb("resign")
    return resign if resign and turn.at.worth(0, given_up) >= most else None


def _worth(turn: Turn, tricks: int) -> float:
    return turn.at.worth(*points(turn.at, tricks))
