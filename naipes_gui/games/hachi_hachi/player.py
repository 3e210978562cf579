"""What every computer player of Hachi-Hachi does alike: asking the right question of a level."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage, Stop, View
from naipes_gui.games.hachi_hachi import dropout
from naipes_gui.games.hachi_hachi.play import CANCEL, SAGE, SHOBU
from naipes_gui.games.hachi_hachi.position import Position
from naipes_gui.games.hachi_hachi.state import HachiState, Phase


class Turn:
    """One decision: the view it is made from, and where its chance comes from."""

    def __init__(
        self, rules: Rules[Any, Any], view: View[HachiState], rng: Random, stop: Stop
    ) -> None:
        self.rules, self.view, self.rng, self.stop = rules, view, rng, stop
        self.state, self.moves = view.state, view.moves
        self.at = Position(rules, view)

    @property
    def fee(self) -> float:
        """What dropping out costs now, the multiplier left out."""
        return dropout.fee(self.state) / self.state.multiplier


class Player(ABC):
    """Takes the decisions that need no thought and leaves the others to a level."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def choose(self, view: View[HachiState], rng: Random, stop: Stop) -> Move:
        """Return one of the moves of a view, as soon as possible once stopped."""
        if len(view.moves) == 1:
            return view.moves[0]
        if view.state.stage is not Stage.HAND:
            return rng.choice(view.moves)
        return self._decide(Turn(self.rules, view, rng, stop))

    def _decide(self, turn: Turn) -> Move:
        match turn.state.phase:
            case Phase.SWAP:
                return Move("keep")
            case Phase.MIZUTEN:
                return Move("wait")
            case Phase.DROP:
                return Move("in" if self.hope(turn) > -turn.fee else "out")
            case Phase.OFFER:
                return self._offer(turn)
            case Phase.ANSWER:
                price = turn.state.offer / turn.state.multiplier
                return Move("accept" if price > self.hope(turn) else "refuse")
            case Phase.DECIDE:
                return SHOBU if self.stops(turn) else SAGE
            case Phase.TAKE:
                return self.card(turn)
            case Phase.PLAY:
                return CANCEL if CANCEL in turn.moves and self.cancels(turn) else self.card(turn)

    def _offer(self, turn: Turn) -> Move:
        """Offer the least price if playing is worth it, the compensation lost included."""
        offers = [move for move in turn.moves if move.number is not None]
        if not offers:
            return dropout.NO_OFFER
        payers = 3 if turn.state.options.forced_out_payers == "allActive" else 2
        lost = payers * dropout.compensation(turn.state, turn.view.seat)
        price = (lost + (offers[0].number or 0)) / turn.state.multiplier
        return offers[0] if self.hope(turn) > price else dropout.NO_OFFER

    @abstractmethod
    def hope(self, turn: Turn) -> float:
        """Return what playing the hand is expected to bring, the multiplier left out."""

    @abstractmethod
    def card(self, turn: Turn) -> Move:
        """Return the card to play, or to take."""

    def stops(self, turn: Turn) -> bool:
        """Tell whether to end the hand with a fresh combination."""
        return True

    def cancels(self, turn: Turn) -> bool:
        """Tell whether to end the hand for half."""
        return False
