"""A decision on bits: what everybody has, what is unseen, what a card is worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from naipes_gui.bots.cards import places
from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.rules import Rules, View
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import HAND
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.players.bits import EACH, INDEX, SHIFT, Worth, mask, months, worth
from naipes_gui.games.hachi_hachi.rules.state import HachiState


@dataclass(frozen=True, slots=True)
class Eye:
    """How much of the game a level looks at."""

    own: float = 1.0
    """The weight of combinations of one's own."""
    deny: float = 1.0
    """The weight of combinations of others."""
    risk: float = 1.0
    """The weight of what may be taken from the field by others."""
    near: tuple[float, ...] = (1.0, 0.5, 0.16, 0.05, 0.015, 0.0, 0.0, 0.0)
    """How likely a combination of which so many cards are missing still comes about."""
    lost: tuple[float, ...] = (0.0, 0.3, 0.28, 0.65)
    """How likely a card left in the field is lost, by the unseen cards of its month."""


EYES = {
    "par88": Eye(),
    "pairwise": Eye(
        own=0.52, deny=0.54, risk=1.27, near=(1.0, 0.223, 0.058, 0.05, 0.015, 0.0, 0.0, 0.0),
        lost=(0.0, 0.58, 0.41, 0.65),
    ),
}  # fmt: skip
"""The weights that win most in either settlement, found by trying others at random."""


class Position:
    """The cards of those who play, in turn order from the viewer, who is number 0."""

    def __init__(
        self, rules: Rules[Any, Any], view: View[HachiState], memory: float = 1.0,
        rng: Random | None = None,
    ) -> None:  # fmt: skip
        self.rules, self.view, self.state = rules, view, view.state
        self.options: HachiOptions = view.options
        self._forgotten = _forgotten(memory, rng) if rng and memory < 1 else 0
        self.worth: Worth = worth(self.options)
        self.field = mask(self.state.field)

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, the viewer first; before that is known, the viewer alone."""
        active = self.state.active or (self.view.seat,)
        place = active.index(self.view.seat)
        return (*active[place:], *active[:place])

    @cached_property
    def hand(self) -> tuple[Card, ...]:
        """The cards of the viewer."""
        return self.state.hand(self.view.seat)

    @cached_property
    def piles(self) -> list[int]:
        """What everybody has captured, as far as the viewer remembers it of others."""
        mine, *theirs = (mask(self.state.pile(seat)) for seat in self.seats)
        return [mine, *(pile & ~self._forgotten for pile in theirs)]

    @cached_property
    def unseen(self) -> tuple[int, ...]:
        """The cards of which the viewer does not know where they are."""
        seen = {card for cards in self.state.table.values() for card in cards} - {HIDDEN}
        known = mask(seen.union(self.view.memory))
        if self._forgotten:
            others = sum(mask(self.state.pile(seat)) for seat in self.seats[1:])
            known &= ~(others & self._forgotten)
        return tuple(place for place in range(48) if not known >> place & 1)

    def known_of(self, seat: Seat) -> list[int]:
        """Return the cards a seat is known to hold."""
        zone = HAND.of(seat)
        return [INDEX[card] for card, where in self.view.memory.items() if where == zone]

    # What cards are worth.

    def weights(self, player: int, eye: Eye) -> list[float]:
        """Return what each card is worth to a player, in card points."""
        rate = self._yaku_points()
        found = [float(each) for each in EACH]
        for cards, need, kan in self.worth.sets():
            for owner in range(len(self.piles)):
                own = owner == player
                factor = (eye.own * rate if own else eye.deny * rate / 2) * kan
                if factor:
                    self._add(found, cards, need, owner, factor, eye)
        return found

    def _yaku_points(self) -> float:
        """Return how many card points a kan of combinations is worth."""
        pairwise = self.options.settlement == "pairwise"
        return self.options.kan_points * (1.0 if pairwise else 2.0)

    def _add(
        self, found: list[float], cards: int, need: int, owner: int, factor: float, eye: Eye
    ) -> None:
        """Add to every missing card the chance that it brings the combination to its owner."""
        others = sum(pile for place, pile in enumerate(self.piles) if place != owner) & cards
        mine = (self.piles[owner] & cards).bit_count()
        missing = need - mine
        if missing <= 0 or cards.bit_count() - others.bit_count() < need:
            return
        free = cards & ~self.piles[owner] & ~others
        gain = factor * (eye.near[missing - 1] - eye.near[missing])
        for place in places(free):
            found[place] += gain

    def losses(self, eye: Eye) -> list[float]:
        """Return how likely each card is lost when it is left in the field."""
        unseen = months(sum(1 << place for place in self.unseen))
        return [eye.lost[min(3, unseen[place // 4])] for place in range(48)]


def _forgotten(memory: float, rng: Random) -> int:
    """Return the months whose captures by others are forgotten: a pair goes with its pair."""
    return sum(15 << 4 * month for month in range(12) if rng.random() >= memory)


def tables(
    weights: Sequence[float], losses: Sequence[float], risk: float
) -> tuple[list[float], list[int]]:
    """Return, for each card and each state of its month, the gain and the cards it takes."""
    gains, takes = [0.0] * 768, [0] * 768
    for card in range(48):
        for nibble in range(16):
            place, there = card * 16 + nibble, places(nibble)
            if nibble >> (card & 3) & 1 or len(there) == 4:
                continue
            month = [SHIFT[card] + each for each in there]
            if len(there) == 2:
                month = [max(month, key=lambda each: weights[each])]
            takes[place] = sum(1 << each for each in month)
            gains[place] = sum(weights[each] for each in (card, *month))
            if not month:
                gains[place] = -risk * losses[card] * weights[card]
    return gains, takes
