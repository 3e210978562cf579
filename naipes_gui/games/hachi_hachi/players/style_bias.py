"""Styles: what a player likes or dislikes beside what a move is worth."""

from dataclasses import dataclass

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Style
from naipes_gui.core.zones import STOCK
from naipes_gui.games.hachi_hachi.players.bits import INDEX, SHIFT
from naipes_gui.games.hachi_hachi.players.turn import Turn
from naipes_gui.games.hachi_hachi.rules.field import matches

DRAWING, SECURING = 3.0, 40.0
"""Card points for a card of the stock to the bold; for every rival of a capture, to the shy."""
EXPOSING = 8.0
"""Card points to the shy for every card that may take what they leave."""
CLINGING, BREAKING = 20.5, 8.0
"""Card points for keeping a pair to the stubborn, and for breaking it to who drops readily."""
COVETING, SCORNING = 14.0, 3.0
"""Card points for a bright or ribbon to the greedy, and against a capture without one."""
DRIFTING = 25.0
"""Card points by which who remembers nothing misjudges a card at most."""


@dataclass(frozen=True, slots=True)
class StyleBias:
    """The likes of a style in card points; nothing for the plain one."""

    style: Style

    @property
    def is_plain(self) -> bool:
        """Whether the style has no say in what card is played."""
        style = self.style
        return not (style.boldness or style.dropping or style.greed or style.memory < 1)

    def card(self, turn: Turn, move: Move) -> float:
        """Return how much more than its worth a card is liked.

        The bold leave a small capture for a card of the stock, the prudent secure first what
        most others could take and leave what few can; those who drop readily break their pairs
        and the stubborn keep them, though they could take something; the greedy go for brights
        and ribbons alone, and the absent-minded do not look closely.
        """
        drift = (1 - self.style.memory) * DRIFTING
        return self._liked(turn, move) + (drift * turn.rng.random() if drift else 0.0)

    def _liked(self, turn: Turn, move: Move) -> float:
        if move.verb != "play":
            return 0.0
        card = move.cards[0]
        if move.word == "place" or not turn.at.field >> SHIFT[INDEX[card]] & 15:
            return self._left(turn, card)
        found = move.onto or matches(turn.state.field, card)
        keys = sum(each.kind in "HR" for each in (card, *found))
        secured = max(0.0, -self.style.boldness) * SECURING * _unseen(turn, card)
        coveted = COVETING * keys if keys else -SCORNING * max(0.0, self.style.greed)
        return self.style.greed * coveted + secured + self._clung(turn, card)

    def _left(self, turn: Turn, card: Card) -> float:
        turns = turn.options.flip != "always" and turn.state.table[STOCK.id]
        drawn = max(0.0, self.style.boldness) * DRAWING if turns else 0.0
        drawn -= max(0.0, -self.style.boldness) * EXPOSING * _unseen(turn, card)
        if not _paired(turn, card):
            return drawn
        drops = self.style.dropping
        return drawn + (BREAKING if drops > 0 else CLINGING) * drops

    def _clung(self, turn: Turn, card: Card) -> float:
        """Return how far taking something is spoilt for the stubborn by what it takes: a pair."""
        return CLINGING * min(0.0, self.style.dropping) if _paired(turn, card) else 0.0

    @property
    def going_on(self) -> float:
        """How many kan of chance the style sees in going on that is not there."""
        return 2.0 * self.style.boldness + self.style.greed

    @property
    def playing(self) -> float:
        """How many kan a hand seems better than it is when the style is asked to play it."""
        return 0.6 * self.style.boldness - 0.9 * self.style.dropping + 0.3 * self.style.greed


def _paired(turn: Turn, card: Card) -> bool:
    return any(other.month == card.month for other in turn.at.hand if other != card)


def _unseen(turn: Turn, card: Card) -> int:
    """Return how many cards of the month of a card may be with the others or in the stock."""
    return sum(place // 4 == INDEX[card] // 4 for place in turn.at.unseen)
