"""What every computer player of Hachi-Hachi does alike: asking the right question of a level."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.rules import Rules, Stage, Stop, View
from naipes_gui.games.hachi_hachi import dropout, reasons
from naipes_gui.games.hachi_hachi.decision import Decision, Estimate, ranked
from naipes_gui.games.hachi_hachi.leaning import Leaning
from naipes_gui.games.hachi_hachi.play import CANCEL, SAGE, SHOBU
from naipes_gui.games.hachi_hachi.state import HachiState, Phase
from naipes_gui.games.hachi_hachi.turn import Turn

BRAVE = 0.5
"""The boldness from which a dealer promises to play before looking."""


class Player(ABC):
    """Takes the decisions that need no thought and leaves the others to a level."""

    def __init__(self, rules: Rules[Any, Any], style: Style = PLAIN) -> None:
        self.rules, self.style, self.leaning = rules, style, Leaning(style)

    def choose(self, view: View[HachiState], rng: Random, stop: Stop) -> Move:
        """Return one of the moves of a view, as soon as possible once stopped."""
        if len(view.moves) == 1:
            return view.moves[0]
        if view.state.stage is not Stage.HAND:
            return rng.choice(view.moves)
        return self._decide(self._turn(view, rng, stop)).chosen

    def weigh(self, view: View[HachiState], rng: Random, stop: Stop) -> Counsel:
        """Return what `choose` returns for the same arguments, and why."""
        unit = reasons.unit(self.rules.options)
        if len(view.moves) == 1:
            only = (Weighed(view.moves[0], 0.0),)
            return Counsel(view.moves[0], only, unit, reason=reasons.ONLY)
        if view.state.stage is not Stage.HAND:
            chosen = rng.choice(view.moves)
            return Counsel(chosen, unit=unit, reason=reasons.CUT)
        turn = self._turn(view, rng, stop)
        decision = self._decide(turn).times(view.state.multiplier)
        reason = reasons.reason(turn, decision)
        return Counsel(decision.chosen, decision.choices, unit, decision.rounds, reason)

    def _turn(self, view: View[HachiState], rng: Random, stop: Stop) -> Turn:
        return Turn(self.rules, view, rng, stop, self.style.memory)

    def _decide(self, turn: Turn) -> Decision:
        match turn.state.phase:
            case Phase.SWAP:
                return ranked({Move("keep"): 0.0, Move("swap"): 0.0})
            case Phase.MIZUTEN:
                return self.promises(turn)
            case Phase.DROP:
                return self._drops(turn)
            case Phase.OFFER:
                return self._offers(turn)
            case Phase.ANSWER:
                return self._answers(turn)
            case Phase.DECIDE:
                return self.stops(turn)
            case Phase.TAKE:
                return self.card(turn)
            case Phase.PLAY:
                return self._plays(turn)

    def _drops(self, turn: Turn) -> Decision:
        """Play a hand that costs less than dropping out."""
        pluck = self.leaning.pluck * turn.state.options.kan_points
        return self.hope(turn).against(Move("in"), {Move("out"): -turn.fee}, liked=pluck)

    def _offers(self, turn: Turn) -> Decision:
        """Offer the least price if playing is worth it, the compensation lost included."""
        offers = [move for move in turn.moves if move.number is not None]
        if not offers:
            return ranked({dropout.NO_OFFER: 0.0})
        payers = 3 if turn.state.options.forced_out_payers == "allActive" else 2
        due = payers * dropout.compensation(turn.state, turn.view.seat) / turn.state.multiplier
        price = (offers[0].number or 0) / turn.state.multiplier
        pluck = self.leaning.pluck * turn.state.options.kan_points
        hope = self.hope(turn).less(price)
        return hope.against(offers[0], {dropout.NO_OFFER: due}, liked=pluck)

    def _answers(self, turn: Turn) -> Decision:
        price = turn.state.offer / turn.state.multiplier
        pluck = self.leaning.pluck * turn.state.options.kan_points
        return self.hope(turn).against(Move("refuse"), {Move("accept"): price}, liked=pluck)

    def _plays(self, turn: Turn) -> Decision:
        if CANCEL in turn.moves:
            decision = self.cancels(turn)
            if decision.chosen == CANCEL:
                return decision
        return self.card(turn)

    def promises(self, turn: Turn) -> Decision:
        """Look at the cards first: to promise is for the brave."""
        brave = self.style.boldness >= BRAVE
        worths = {Move("wait"): 0.0, Move("mizuten"): 0.0}
        return ranked(worths, chosen=Move("mizuten" if brave else "wait"))

    @abstractmethod
    def hope(self, turn: Turn) -> Estimate:
        """Return what playing the hand is expected to bring, the multiplier left out."""

    @abstractmethod
    def card(self, turn: Turn) -> Decision:
        """Return the card to play, or to take."""

    def stops(self, turn: Turn) -> Decision:
        """End the hand with a fresh combination or go on."""
        return ranked({SHOBU: 0.0, SAGE: 0.0})

    def cancels(self, turn: Turn) -> Decision:
        """End the hand for half or play on, for which any other move stands."""
        return ranked({turn.moves[0]: 0.0, CANCEL: 0.0})
