"""What every computer player of La Mosca does alike: asking itself the right question."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage, Stop, View
from naipes_gui.core.table import Seat
from naipes_gui.games.mosca.beliefs import Knowledge, knowledge
from naipes_gui.games.mosca.bits import bits, mask
from naipes_gui.games.mosca.playout import Board, Stakes
from naipes_gui.games.mosca.state import MoscaState, Phase


class Turn:
    """One decision: the view it is made from, and where its chance comes from."""

    def __init__(
        self, rules: Rules[Any, Any], view: View[MoscaState], rng: Random, stop: Stop
    ) -> None:
        self.rules, self.view, self.rng, self.stop = rules, view, rng, stop
        self.state = view.state
        self.moves = tuple(m for m in view.moves if not rules.breaks(view.state, m))

    @cached_property
    def known(self) -> Knowledge:
        """The cards as the seat knows them."""
        return knowledge(self.view, self._may_hold)

    @property
    def hand(self) -> int:
        """The own cards."""
        return mask(self.state.hand(self.view.seat), self.state.trump)

    @property
    def stakes(self) -> Stakes:
        """What the hand is played for."""
        options = self.state.options
        return Stakes(
            self.state.bank, len(self.state.scores), options.score_by == "tricks",
            options.loo_to == "current", options.tie,
        )  # fmt: skip

    @property
    def still_high(self) -> bool:
        """Whether a trumped trick must still be headed in its suit."""
        return self.state.options.follow_after_ruff == "still_high"

    @property
    def inside(self) -> int:
        """How many have stayed so far."""
        return len(self.state.participants)

    @property
    def to_come(self) -> int:
        """How many declare after this seat."""
        return len(self.state.scores) - 1 - len(self.state.declared)

    def cards(self) -> dict[int, Move]:
        """Return the cards that may be played, as bits."""
        bit = bits(self.state.trump)
        return {bit[move.cards[0]]: move for move in self.moves}

    def stay(self, gone: int) -> Move:
        """Return the move that changes these cards."""
        trump = self.state.trump
        found = (m for m in self.moves if m.verb == "stay" and mask(m.cards, trump) == gone)
        return next(found, self.moves[0])

    def board(self) -> Board:
        """Return the trick as it lies, with no hand but the cards already on the table."""
        state, bit = self.state, bits(self.state.trump)
        playing = state.participants
        board = Board(
            [0] * len(playing), [state.points(s) for s in playing],
            [state.tricks(s) for s in playing], playing.index(state.leader), self.still_high,
        )  # fmt: skip
        for play in state.trick:
            board.hands[board.turn] = bit[play.card]
            board.play(bit[play.card])
        return board

    def _may_hold(self, seat: Seat, card: Card) -> bool:
        return self.rules.may_hold(self.state, seat, card)


class Player(ABC):
    """Takes the decisions that need no thought and leaves the others to a level."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def choose(self, view: View[MoscaState], rng: Random, stop: Stop) -> Move:
        """Return one of the moves of a view, as soon as possible once stopped."""
        turn = Turn(self.rules, view, rng, stop)
        if len(turn.moves) == 1:
            return turn.moves[0]
        if view.state.stage is not Stage.HAND:
            return rng.choice(turn.moves)
        if view.state.phase is Phase.DECLARE:
            gone = self.declares(turn)
            return turn.moves[0] if gone is None else turn.stay(gone)
        cards = turn.cards()
        return cards[self.card(turn, cards)]

    @abstractmethod
    def declares(self, turn: Turn) -> int | None:
        """Return the cards to change, or nothing to pass."""

    @abstractmethod
    def card(self, turn: Turn, cards: Mapping[int, Move]) -> int:
        """Return the card to play."""
