"""Players who judge a hand at a glance and play by rule."""

from dataclasses import replace
from typing import Any

from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.games.napoleon import plays
from naipes_gui.games.napoleon.ledger import Ledger
from naipes_gui.games.napoleon.player import Player
from naipes_gui.games.napoleon.turn import Turn, card_by_rule
from naipes_gui.games.napoleon.worth import Manner

OPEN = 24
"""Deals over which the end of a hand is worked out."""
ABSENT = 0.95
"""By how many tricks a hand is misjudged by one who remembers nothing of the pack."""


class ByRule(Player):
    """Bids on expected tricks and plays by rule; may work out the last cards."""

    def __init__(self, rules: Any, manner: Manner, style: Style = PLAIN) -> None:
        blur = max(manner.blur, ABSENT * (1.0 - style.memory))
        super().__init__(rules, replace(manner, blur=blur), style)

    def card(self, turn: Turn) -> Ledger:
        """Play by rule."""
        if self.manner.slips and turn.rng.random() < self.manner.slips:
            return Ledger({turn.rng.choice(turn.moves): ()})
        usual = card_by_rule(turn)
        if turn.state.plays and turn.position.left <= self.manner.ends:
            deals = [turn.known.deal(turn.rng) for _ in range(0 if turn.stop.is_set() else OPEN)]
            return plays.reply(turn, deals, usual, self.manner.ends)
        return Ledger({usual: ()})
