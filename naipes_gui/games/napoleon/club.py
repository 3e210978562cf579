"""Players who judge a hand at a glance and play by rule."""

from dataclasses import dataclass
from typing import Any

from naipes_gui.core.moves import Move
from naipes_gui.games.napoleon.player import Player
from naipes_gui.games.napoleon.strength import Odds
from naipes_gui.games.napoleon.turn import Turn, card_by_rule
from naipes_gui.games.napoleon.worth import Chance, at_a_glance


@dataclass(frozen=True, slots=True)
class Habits:
    """How a player judges: what a bid must promise, how wrong, and how careless with cards."""

    caution: float = 0.0
    blur: float = 0.0
    """By how many tricks the own hand is misjudged, up or down."""
    slips: float = 0.0
    """How often any card is played."""
    knows_pack: bool = True
    """Whether it minds how many cards are in play."""


class ByRule(Player):
    """Bids on expected tricks and plays by rule."""

    def __init__(self, rules: Any, habits: Habits) -> None:
        super().__init__(rules)
        self._habits, self.caution = habits, habits.caution

    def chance(self, turn: Turn) -> Chance:
        known = turn.known.odds
        odds = known if self._habits.knows_pack else Odds(known.unseen, 3, known.size)
        blur = turn.rng.gauss(0, self._habits.blur) if self._habits.blur else 0.0
        return at_a_glance(turn.state, odds, blur)

    def glance(self, turn: Turn) -> Chance:
        return self.chance(turn)

    def card(self, turn: Turn) -> Move:
        if turn.rng.random() < self._habits.slips:
            return turn.rng.choice(turn.moves)
        return card_by_rule(turn)
