"""What every computer player of La Mosca does alike: asking itself the right question."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.rules import Rules, Stage, Stop, View
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import Role
from naipes_gui.games.mosca.beliefs import Knowledge, knowledge
from naipes_gui.games.mosca.bits import bits
from naipes_gui.games.mosca.manner import Manner
from naipes_gui.games.mosca.playout import Board, Stakes
from naipes_gui.games.mosca.reasons import ANY_CUT, ONLY_MOVE
from naipes_gui.games.mosca.state import PASSED, MoscaState, Phase
from naipes_gui.games.mosca.verdict import Verdict


class Turn:
    """One decision: the view it is made from, and where its chance comes from."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        view: View[MoscaState],
        rng: Random,
        stop: Stop,
        manner: Manner,
    ) -> None:
        self.rules, self.view, self.rng, self.stop = rules, view, rng, stop
        self.manner = manner
        self.state = self._recalled(view.state)
        self.moves = tuple(m for m in view.moves if not rules.breaks(view.state, m))

    def _recalled(self, state: MoscaState) -> MoscaState:
        """Return the state as it is recalled: who has stayed may slip the mind."""
        if state.phase is not Phase.DECLARE or self.manner.style.memory >= 1:
            return state
        forgets = self.manner.forgets
        declared = tuple(PASSED if forgets(self.rng) else said for said in state.declared)
        return replace(state, declared=declared)

    @cached_property
    def known(self) -> Knowledge:
        """The cards as the seat knows them, or recalls them."""
        view, forgotten = self.view, frozenset[Card]()
        if self.manner.style.memory < 1:
            won = (view.cards(Role.WON, seat) for seat in view.zones.seats)
            forgotten = frozenset(c for cs in won for c in cs if self.manner.forgets(self.rng))
        return knowledge(replace(view, state=self.state), self._may_hold, forgotten)

    @property
    def most(self) -> int:
        """How many cards may be changed."""
        return self.view.state.most

    @property
    def hand(self) -> int:
        """The own cards."""
        return bits(self.state.trump).mask(self.state.hand(self.view.seat))

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

    @property
    def alone(self) -> bool:
        """Whether all others have passed, so that the pool is there for the taking."""
        return not self.to_come and not self.view.state.participants

    def cards(self) -> dict[int, Move]:
        """Return the cards that may be played, as bits."""
        bit = bits(self.state.trump)
        return {bit[move.cards[0]]: move for move in self.moves}

    def stay(self, gone: int) -> Move:
        """Return the move that changes these cards."""
        trump = self.state.trump
        found = (m for m in self.moves if m.verb == "stay" and bits(trump).mask(m.cards) == gone)
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

    def __init__(self, rules: Rules[Any, Any], style: Style = PLAIN) -> None:
        self.rules, self.manner = rules, Manner(style)

    def choose(self, view: View[MoscaState], rng: Random, stop: Stop) -> Move:
        """Return one of the moves of a view, as soon as possible once stopped."""
        return self._verdict(view, rng, stop).move

    def weigh(self, view: View[MoscaState], rng: Random, stop: Stop) -> Counsel:
        """Return what `choose` would choose, and why."""
        return self._verdict(view, rng, stop).counsel()

    def _verdict(self, view: View[MoscaState], rng: Random, stop: Stop) -> Verdict:
        turn = Turn(self.rules, view, rng, stop, self.manner)
        if len(turn.moves) == 1:
            return Verdict(turn.moves[0], lambda: ONLY_MOVE)
        if view.state.stage is not Stage.HAND:
            return Verdict(rng.choice(turn.moves), lambda: ANY_CUT)
        if view.state.phase is Phase.DECLARE:
            return self.declares(turn)
        return self.plays(turn, turn.cards())

    @abstractmethod
    def declares(self, turn: Turn) -> Verdict:
        """Return the cards to change, or that he passes."""

    @abstractmethod
    def plays(self, turn: Turn, cards: Mapping[int, Move]) -> Verdict:
        """Return the card to play."""
