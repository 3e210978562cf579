"""How well a hand suits what its player has said and laid: plain numbers, for many hands.

Nobody is sure to bid or to play as the model does, so a hand that would have done otherwise
is drawn less often, never ruled out.
"""

from collections.abc import Callable
from math import exp
from typing import NamedTuple

from naipes_gui.games.napoleon.players.masks import trumped
from naipes_gui.games.napoleon.players.reading import Reader
from naipes_gui.games.napoleon.players.rollout import Position, by_rule
from naipes_gui.games.napoleon.players.strength import Gauge

UNWONTED = 0.4
"""How readily trumps are believed that the model would not have chosen."""
DULL = 0.1
"""A hand that suits what was said less than this is not held against the cards laid."""
PASSED = -1


class Saying:
    """What a player said, and what else it might have said."""

    def __init__(
        self,
        passing: float,
        needs: list[int],
        won: list[float],
        lost: list[float],
        said: int,
    ) -> None:
        self.passing, self.needs, self.won, self.lost = passing, needs, won, lost
        self.said = said
        """The place of the bid among the bids, or `PASSED`; less where it is none of them."""


class Trust(NamedTuple):
    """How far the others are thought to do as the model does."""

    wavering: float = 1.0
    """By how many counters, from all, a bid may be worse and still be made now and then."""
    surprise: float = 0.02
    """How likely anybody says anything."""
    otherwise: float = 0.4
    """How readily a card is believed that the model would not have laid."""


class Ear:
    """What is known of the ways of one player in this hand."""

    def __init__(
        self,
        reader: Reader,
        gauge: Gauge,
        trust: Trust,
        nothing: Callable[[int], float],
        trump: str,
        played: int,
    ) -> None:
        self._wavering, self._surprise, self._otherwise = trust
        self._reader, self._trump, self._played = reader, trump, played
        self._slope, self._per_trick, self._from_start = gauge[2], gauge[0], gauge[1]
        self._nothing = nothing
        self.has_chosen = False
        """Whether the player made the trumps what they are."""
        self.sayings: list[Saying] = []
        self.laid: list[Position] = []
        self.cards: list[int] = []
        self.later: list[int] = []
        self._said: dict[int, float] = {}

    def likelihood(self, hand: int) -> float:
        """Return how likely a hand does all that was seen, 1 being the likeliest."""
        whole = hand | self._played
        likely = self._said.get(whole, -1.0)
        if likely < 0.0:
            likely = self._said[whole] = self._says(whole)
        if likely >= DULL and self.laid:
            own = trumped(hand, self._trump)
            for at in range(len(self.laid)):
                if by_rule(self.laid[at], own | self.later[at]) != self.cards[at]:
                    likely *= self._otherwise
        return likely

    def _says(self, hand: int) -> float:
        likely = 1.0
        for saying in self.sayings:
            likely *= self._share(saying, hand)
        if self.has_chosen and self._reader.read(hand).suit != self._trump:
            likely *= UNWONTED
        return likely

    def _share(self, saying: Saying, hand: int) -> float:
        """Return about how likely a hand says what was said."""
        reading = self._reader.read(hand)
        best = saying.passing
        worths: list[float] = []
        for at in range(len(saying.needs)):
            need = saying.needs[at]
            if need:
                short = self._per_trick * need + self._from_start - reading.tricks
                chance = 1.0 / (1.0 + exp(short / self._slope))
            else:
                chance = self._nothing(hand)
            worth = chance * (saying.won[at] - saying.lost[at]) + saying.lost[at]
            worths.append(worth)
            best = max(best, worth)
        passing = exp((saying.passing - best) / self._wavering)
        total = passing
        share = passing if saying.said == PASSED else 0.0
        for at in range(len(worths)):
            weight = exp((worths[at] - best) / self._wavering)
            total += weight
            if at == saying.said:
                share = weight
        return self._surprise + (1.0 - self._surprise) * share / total
