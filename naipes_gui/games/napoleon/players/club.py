"""Players who judge a hand at a glance and play by rule."""

from dataclasses import replace

from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.games.napoleon.players import plays
from naipes_gui.games.napoleon.players.decision import Decision
from naipes_gui.games.napoleon.players.guards import keeping_guards
from naipes_gui.games.napoleon.players.player import Player
from naipes_gui.games.napoleon.players.style_bias import style_bias
from naipes_gui.games.napoleon.players.turn import (
    Turn,
    card_by_rule,
    discards,
    is_alone,
    lowest_leads,
)
from naipes_gui.games.napoleon.players.worth import Manner
from naipes_gui.games.napoleon.rules.game import Napoleon

OPEN = 24
"""Deals over which the end of a hand is worked out."""
ABSENT = 0.95
"""By how many tricks a hand is misjudged by one who remembers nothing of the pack."""


class ByRule(Player):
    """Bids on expected tricks and plays by rule; may work out the last cards."""

    def __init__(
        self, rules: Napoleon, style: Style = PLAIN, effort: int = 1, *, manner: Manner
    ) -> None:
        blur = max(manner.blur, ABSENT * (1.0 - style.memory))
        super().__init__(rules, style, effort, manner=replace(manner, blur=blur))

    def card(self, turn: Turn) -> Decision:
        """Play by rule."""
        if self.manner.slips and turn.rng.random() < self.manner.slips:
            return Decision({turn.rng.choice(turn.moves): ()})
        usual = card_by_rule(turn)
        if self.manner.guards and is_alone(turn) and not turn.position.need:
            usual = keeping_guards(turn, usual)
        if turn.state.plays and turn.position.left <= self.manner.ends:
            deals = [turn.known.deal(turn.rng) for _ in range(0 if turn.stop.is_set() else OPEN)]
            return plays.Reply(turn, usual, self.manner.ends)(deals)
        if not style_bias(turn, self.style):
            return Decision({usual: ()})
        return Decision(dict.fromkeys([usual, *discards(turn, usual), *lowest_leads(turn)], ()))
