"""One decision of a computer player, on bits."""

from functools import cached_property

from naipes_gui.bots import player
from naipes_gui.core.moves import Move
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.players.bits import INDEX
from naipes_gui.games.hachi_hachi.players.position import Position
from naipes_gui.games.hachi_hachi.rules import dropout
from naipes_gui.games.hachi_hachi.rules.field import matches
from naipes_gui.games.hachi_hachi.rules.state import HachiState

KEPT = 0.37
"""How often a dealer who promises to play reaches 89 points, among players of any strength."""


class Turn(player.Turn[HachiState]):
    """One decision, and the position it is taken in."""

    options: HachiOptions

    @cached_property
    def at(self) -> Position:
        """The decision on bits."""
        return Position(self.rules, self.view, self.style.memory, self.rng)

    @property
    def is_promised(self) -> bool:
        """Whether the dealer promised 89 points, and all pay or are paid for that."""
        rules = self.options.mizuten == "achievement" and self.options.settlement == "par88"
        return self.state.mizuten and rules

    @property
    def spared(self) -> float:
        """What who plays a hand saves, or wins on average, by the dealer's promise."""
        if self.state.mizuten and self.options.mizuten == "bga":
            return self.options.kan_points
        return (1 - KEPT) * self.options.kan_points if self.is_promised else 0.0

    @property
    def fee(self) -> float:
        """What dropping out costs now, the multiplier left out."""
        return dropout.fee(self.state, self.options) / self.state.multiplier


def taken_by(turn: Turn, move: Move) -> list[int]:
    """Return the cards that a move brings, the one that takes included."""
    if move.verb == "take":
        return [INDEX[card] for card in move.cards]
    card = move.cards[0]
    taken = () if move.word == "place" else move.onto or matches(turn.state.field, card)
    return [INDEX[each] for each in (card, *taken)] if taken else []
