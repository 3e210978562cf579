"""What every computer player of La Mosca does alike: asking itself the right question."""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import Any

from naipes_gui.bots import player as bots
from naipes_gui.core.cards import Card
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Style
from naipes_gui.core.rules import Stop, View
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import Role
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.players.beliefs import Knowledge, knowledge
from naipes_gui.games.mosca.players.bits import bits
from naipes_gui.games.mosca.players.decision import Decision
from naipes_gui.games.mosca.players.kernels.playout import Board, Stakes
from naipes_gui.games.mosca.players.reasons import ANY_CUT
from naipes_gui.games.mosca.players.style_bias import StyleBias
from naipes_gui.games.mosca.rules.state import PASSED, MoscaState, Phase


class Turn(bots.Turn[MoscaState]):
    """One decision, the cards as bits."""

    options: MoscaOptions

    def __init__(
        self, rules: Any, view: View[MoscaState], rng: Random, stop: Stop, style: Style
    ) -> None:
        super().__init__(rules, view, rng, stop, style)
        self.bias = StyleBias(style)
        self.state = self._recalled(view.state)

    def _recalled(self, state: MoscaState) -> MoscaState:
        """Return the state as it is recalled: who has stayed may slip the mind."""
        if state.phase is not Phase.DECLARE or self.style.memory >= 1:
            return state
        declared = tuple(PASSED if self.forgets() else said for said in state.declared)
        return replace(state, declared=declared)

    @cached_property
    def known(self) -> Knowledge:
        """The cards as the seat knows them, or recalls them."""
        view, forgotten = self.view, frozenset[Card]()
        if self.style.memory < 1:
            won = (view.cards(Role.WON, seat) for seat in view.zones.seats)
            forgotten = frozenset(card for cards in won for card in cards if self.forgets())
        return knowledge(replace(view, state=self.state), self.may_hold, forgotten)

    @property
    def most(self) -> int:
        """How many cards may be changed."""
        return self.view.state.most(self.options)

    @property
    def hand(self) -> int:
        """The own cards."""
        return bits(self.state.trump).mask(self.state.hand(self.view.seat))

    @property
    def stakes(self) -> Stakes:
        """What the hand is played for."""
        options = self.options
        return Stakes(
            self.state.bank, len(self.state.scores), options.score_by == "tricks",
            options.loo_to == "current", options.tie,
        )  # fmt: skip

    @property
    def still_high(self) -> bool:
        """Whether a trumped trick must still be headed in its suit."""
        return self.options.follow_after_ruff == "still_high"

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
            board.hold(bit[play.card])
            board.play(bit[play.card])
        return board


class Player(bots.Player[MoscaState, Turn, Decision]):
    """Knows who declares and who plays; a level does either."""

    def turn(self, view: View[MoscaState], rng: Random, stop: Stop) -> Turn:
        return Turn(self.rules, view, rng, stop, self.style)

    def at_random(self, turn: Turn) -> Phrase:
        return ANY_CUT

    def decide(self, turn: Turn) -> Decision:
        if turn.view.state.phase is Phase.DECLARE:
            return self.declares(turn)
        return self.plays(turn, turn.cards())

    def counsel(self, turn: Turn, decision: Decision) -> Counsel:
        return decision.counsel()

    @abstractmethod
    def declares(self, turn: Turn) -> Decision:
        """Return the cards to change, or that he passes."""

    @abstractmethod
    def plays(self, turn: Turn, cards: Mapping[int, Move]) -> Decision:
        """Return the card to play."""
