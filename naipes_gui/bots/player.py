"""What every computer player does alike: what needs no thought, and when to stop thinking."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, Generic, TypeVar

from naipes_gui.bots.reasons import LEFT_TO_CHANCE, ONLY_MOVE
from naipes_gui.core.cards import Card
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Level, Style
from naipes_gui.core.rules import Rules, Stage, StateT, Stop, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase

DealT = TypeVar("DealT")


class Turn(Generic[StateT]):
    """One decision: the view it is made from, and where its chance comes from."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        view: View[StateT],
        rng: Random,
        stop: Stop,
        style: Style = PLAIN,
    ) -> None:
        self.rules, self.view, self.rng, self.stop, self.style = rules, view, rng, stop, style
        self.state: StateT = view.state
        self.options = view.options
        self.moves = tuple(m for m in view.moves if not rules.breaks(view.state, m))

    def verb(self, verb: str) -> Move | None:
        """Return the first move of a verb, if there is one."""
        return next((move for move in self.moves if move.verb == verb), None)

    def forgets(self) -> bool:
        """Tell whether one thing that happened before has slipped the mind."""
        return self.style.memory < 1 and self.rng.random() >= self.style.memory

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Tell whether the play so far lets a seat hold a card."""
        return self.rules.may_hold(self.state, seat, card)

    def while_time(self, deals: Iterable[DealT]) -> Iterator[DealT]:
        """Return deals until stopped, the first in any case."""
        for number, deal in enumerate(deals):
            if number and self.stop.is_set():
                return
            yield deal


TurnT = TypeVar("TurnT", bound=Turn[Any])
DecisionT = TypeVar("DecisionT")


class Player(ABC, Generic[StateT, TurnT, DecisionT]):
    """Takes the decisions that need no thought and leaves the others to a level.

    Nothing is kept from one decision to the next: a move follows from the view and the chance
    it is given, so that a record can be played again from anywhere.
    """

    lapses = 0.0
    """How often it does just anything."""

    def __init__(self, rules: Any, style: Style = PLAIN, effort: int = 1) -> None:
        self.rules, self.style, self.effort = rules, style, effort

    def choose(self, view: View[StateT], rng: Random, stop: Stop) -> Move:
        """Return one of the moves of a view, as soon as possible once stopped."""
        turn = self.turn(view, rng, stop)
        return self._thoughtless(turn) or self.chosen(self.decide(turn))

    def weigh(self, view: View[StateT], rng: Random, stop: Stop) -> Counsel:
        """Return the move that `choose` returns, what it was weighed against, and why."""
        turn = self.turn(view, rng, stop)
        if view.compared is not None:
            return Counsel(view.compared[0], why=self.contrast(turn, *view.compared))
        if move := self._thoughtless(turn):
            return self.unweighed(turn, move)
        return self.counsel(turn, self.decide(turn))

    def _thoughtless(self, turn: TurnT) -> Move | None:
        if len(turn.moves) == 1:
            return turn.moves[0]
        lapse = self.lapses and turn.rng.random() < self.lapses
        off_hand = lapse or turn.view.state.stage is not Stage.HAND
        return turn.rng.choice(turn.moves) if off_hand else None

    def unweighed(self, turn: TurnT, move: Move) -> Counsel:
        """Return what there is to say of a move that needed no thought."""
        return Counsel(move, reason=ONLY_MOVE if len(turn.moves) == 1 else self.at_random(turn))

    @abstractmethod
    def at_random(self, turn: TurnT) -> Phrase:
        """Say why the pack is cut anywhere, or any move is made."""

    @abstractmethod
    def turn(self, view: View[StateT], rng: Random, stop: Stop) -> TurnT:
        """Return the decision to take, in the terms of the game."""

    @abstractmethod
    def decide(self, turn: TurnT) -> DecisionT:
        """Decide between several moves of a hand."""

    @abstractmethod
    def counsel(self, turn: TurnT, decision: DecisionT) -> Counsel:
        """Return the grounds of a decision for whoever asks."""

    def contrast(self, turn: TurnT, better: Move, other: Move) -> Phrase | str:
        """Say what follows from the better of two moves and not from the other, if it shows."""
        return ""

    def chosen(self, decision: DecisionT) -> Move:
        """Return the move that a decision comes to."""
        move: Move = decision.chosen  # type: ignore[attr-defined]
        return move


class PlainPlayer(Player[StateT, Turn[StateT], Counsel]):
    """Goes by rules of thumb that need no terms of their own: what it decides is what it says."""

    def turn(self, view: View[StateT], rng: Random, stop: Stop) -> Turn[StateT]:
        """Return the decision to take."""
        return Turn(self.rules, view, rng, stop, self.style)

    def at_random(self, turn: Turn[StateT]) -> Phrase:
        """Say that chance decided."""
        return LEFT_TO_CHANCE

    def counsel(self, turn: Turn[StateT], decision: Counsel) -> Counsel:
        """Return the decision itself."""
        return decision


def frozen(reference: Level, greedy: Level) -> Mapping[str, Level]:
    """Return the players that strength is measured against by their names, the newest first."""
    return {
        "reference": reference,
        "reference-1": reference,
        "greedy": greedy,
        "greedy-1": greedy,
    }
