"""Styles: what a player likes or dislikes beside what a move is worth."""

from dataclasses import dataclass

from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Style
from naipes_gui.games.hachi_hachi.bits import INDEX, SHIFT, mask, worth
from naipes_gui.games.hachi_hachi.deck import POINTS
from naipes_gui.games.hachi_hachi.turn import Turn

SHY, CLINGING, COVETING = 1.0, 4.0, 4.0
"""Card points: per point left in the field, for breaking a pair, for a card of a combination."""


@dataclass(frozen=True, slots=True)
class Leaning:
    """The likes of a style in card points; nothing for the plain one."""

    style: Style

    @property
    def is_plain(self) -> bool:
        """Whether the style has no say in what card is played."""
        style = self.style
        return not (style.boldness or style.dropping or style.greed)

    def card(self, turn: Turn, move: Move) -> float:
        """Return how much more than its worth a card is liked.

        The bold lay open what counts and the prudent keep it; those who drop readily break
        their pairs and the stubborn keep them; the greedy go for cards of combinations.
        """
        if move.verb != "play":
            return 0.0
        card = move.cards[0]
        if move.word == "place" or not turn.at.field >> SHIFT[INDEX[card]] & 15:
            return self._left(turn, move)
        taken = mask((card, *move.onto)) if move.onto else mask([card])
        keys = (taken & worth(turn.state.options).keys).bit_count()
        return self.style.greed * COVETING * keys

    def _left(self, turn: Turn, move: Move) -> float:
        card = move.cards[0]
        pair = any(other.month == card.month for other in turn.at.hand if other != card)
        open_ = self.style.boldness * SHY * POINTS[card.kind] / 2
        return open_ + self.style.dropping * CLINGING * pair

    @property
    def nerve(self) -> float:
        """How many kan of chance the style sees in going on that is not there."""
        return 2.0 * self.style.boldness + self.style.greed

    @property
    def pluck(self) -> float:
        """How many kan a hand seems better than it is when the style is asked to play it."""
        return 0.6 * self.style.boldness - 0.9 * self.style.dropping + 0.3 * self.style.greed
