"""What a sensible player says with a hand: a model of the others, for listening and foreseeing."""

from functools import cache
from typing import NamedTuple

from naipes_gui.games.napoleon.players.hearing import PASSED, Saying
from naipes_gui.games.napoleon.players.masks import JOKER_BIT, mask
from naipes_gui.games.napoleon.players.reading import Reading, reader
from naipes_gui.games.napoleon.players.strength import Gauge, Odds, makes, unbeaten
from naipes_gui.games.napoleon.players.worth import Manner, Stakes, misere_chance
from naipes_gui.games.napoleon.rules.bids import PASS, Bid
from naipes_gui.games.napoleon.rules.game import Napoleon
from naipes_gui.games.napoleon.rules.state import NapoleonState

SENSIBLE = Manner(
    Gauge(slope=0.33, nothing=0.02), {"3": 0.33, "misere": -0.33, "4": -0.17}, believed=0.54
)
"""The bids that have proved best among players who judge alike."""


class Price(NamedTuple):
    """A bid, the tricks it needs, and its two results less what caution asks."""

    bid: Bid
    need: int
    won: float
    lost: float


class Caller:
    """Says what hands would say at the table as it stands."""

    def __init__(self, rules: Napoleon, state: NapoleonState, manner: Manner = SENSIBLE) -> None:
        self.manner, self._stakes = manner, Stakes(state, rules.options)
        self._pack, self._ladder = mask(rules.pack.cards), rules.ladder
        self._others, self._size = len(state.bidders) - 1, rules.options.tricks
        self.reader = reader(self._pack, self._others, self._size)
        self._plain = self._ladder.is_without_trumps(Bid("misere"))
        self._prices = cache(self._priced)
        self._passing = cache(lambda bid: self._stakes.standing(bid, manner.believed))

    def read(self, hand: int) -> Reading:
        """Judge a hand as its holder does, who knows no other card."""
        return self.reader.read(hand)

    def call(self, hand: int, highest: Bid) -> Bid:
        """Return what a hand says to the highest bid so far."""
        best, said = self._passing(highest), PASS
        for bid, worth in self._worths(hand, highest):
            if worth > best:
                best, said = worth, bid
        return said

    def saying(self, highest: Bid, said: Bid) -> Saying:
        """Return what was said to the highest bid so far among all that could be."""
        prices = self._prices(highest)
        none = PASSED if said == PASS else PASSED - 1
        place = next((at for at, price in enumerate(prices) if price.bid == said), none)
        return Saying(
            self._passing(highest), [price.need for price in prices],
            [price.won for price in prices], [price.lost for price in prices], place,
        )  # fmt: skip

    def nothing(self, hand: int) -> float:
        """Return the chance of a misère."""
        return self._nothing(hand, self.read(hand))

    def _worths(self, hand: int, highest: Bid) -> list[tuple[Bid, float]]:
        """Return every bid that may be made with what it is worth to a hand."""
        reading, gauge, found = self.read(hand), self.manner.gauge, []
        for bid, need, won, lost in self._prices(highest):
            chance = makes(reading.tricks, need, gauge) if need else self._nothing(hand, reading)
            found.append((bid, chance * (won - lost) + lost))
        return found

    def _nothing(self, hand: int, reading: Reading) -> float:
        """Return the chance of a misère."""
        if hand & JOKER_BIT:
            return 0.0
        if self._plain:
            return unbeaten(reading.fear, self._others, self._size, self.manner.gauge)
        odds = Odds(self._pack & ~hand, self._others, self._size)
        return misere_chance(self._ladder, hand, Bid("misere"), odds, self.manner.gauge)

    def _priced(self, highest: Bid) -> tuple[Price, ...]:
        open_bids = self._ladder.over(highest, looked=False)
        return tuple(self._price(bid) for bid in open_bids)

    def _price(self, bid: Bid) -> Price:
        stakes = self._stakes
        asked = self.manner.caution.get(bid.name, 0.0) * stakes.payers
        won, lost = (stakes.result(bid, alone=True, made=made) for made in (True, False))
        return Price(bid, self._ladder.contracts[bid.name].tricks, won - asked, lost - asked)
