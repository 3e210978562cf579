"""What every computer player of Hachi-Hachi does alike: asking the right question of a level."""

from abc import abstractmethod
from dataclasses import replace
from random import Random
from typing import Any

from naipes_gui.bots import player
from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.rules import Stop, View
from naipes_gui.core.text import Phrase
from naipes_gui.games.hachi_hachi.players import reasons
from naipes_gui.games.hachi_hachi.players.decision import Decision, Estimate, ranked
from naipes_gui.games.hachi_hachi.players.style_bias import StyleBias
from naipes_gui.games.hachi_hachi.players.turn import Turn
from naipes_gui.games.hachi_hachi.rules import dropout
from naipes_gui.games.hachi_hachi.rules.play import CANCEL, SAGE, SHOBU
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase

BRAVE = 0.5
"""The boldness from which a dealer promises to play before looking."""


class Player(player.Player[HachiState, Turn, Decision]):
    """Asks a level about the hand, the cards, and when to stop."""

    def __init__(self, rules: Any, style: Style = PLAIN, effort: int = 1) -> None:
        super().__init__(rules, style, effort)
        self.bias = StyleBias(style)

    def turn(self, view: View[HachiState], rng: Random, stop: Stop) -> Turn:
        return Turn(self.rules, view, rng, stop, self.style)

    def at_random(self, turn: Turn) -> Phrase:
        return reasons.CUT

    def unweighed(self, turn: Turn, move: Move) -> Counsel:
        unit = reasons.unit(self.rules.options)
        if len(turn.moves) == 1:
            return Counsel(move, (Weighed(move, 0.0),), unit, reason=reasons.ONLY)
        return replace(super().unweighed(turn, move), unit=unit)

    def counsel(self, turn: Turn, decision: Decision) -> Counsel:
        paid, unit = decision.times(turn.state.multiplier), reasons.unit(self.rules.options)
        reason = reasons.reason(turn, paid)
        return Counsel(
            paid.chosen, paid.choices, unit, paid.rounds, reason=reason, dismissed=paid.dismissed
        )

    def decide(self, turn: Turn) -> Decision:
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
        liked = self.bias.playing * turn.options.kan_points
        return self.hope(turn).against(Move("in"), {Move("out"): self.leaves(turn)}, liked=liked)

    def _offers(self, turn: Turn) -> Decision:
        """Offer the least price if playing is worth it, the compensation lost included."""
        offers = [move for move in turn.moves if move.number is not None]
        if not offers:
            return ranked({dropout.NO_OFFER: 0.0})
        payers = 3 if turn.options.forced_out_payers == "allActive" else 2
        each = dropout.compensation(turn.state, turn.view.seat, turn.options)
        due = payers * each / turn.state.multiplier
        price = (offers[0].number or 0) / turn.state.multiplier
        liked = self.bias.playing * turn.options.kan_points
        hope = self.hope(turn).less(price)
        return hope.against(offers[0], {dropout.NO_OFFER: due}, liked=liked)

    def _answers(self, turn: Turn) -> Decision:
        price = turn.state.offer / turn.state.multiplier
        liked = self.bias.playing * turn.options.kan_points
        return self.hope(turn).against(Move("refuse"), {Move("accept"): price}, liked=liked)

    def _plays(self, turn: Turn) -> Decision:
        if CANCEL in turn.moves:
            decision = self.cancels(turn)
            if decision.chosen == CANCEL or turn.view.narrowed:
                return decision
        return self.card(turn)

    def promises(self, turn: Turn) -> Decision:
        """Look at the cards first: to promise is for the brave."""
        brave = self.style.boldness >= BRAVE
        worths = {Move("wait"): 0.0, Move("mizuten"): 0.0}
        return ranked(worths, chosen=Move("mizuten" if brave else "wait"))

    def leaves(self, turn: Turn) -> float:
        """Return what dropping out brings, the multiplier left out."""
        return -turn.fee

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
