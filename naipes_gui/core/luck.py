"""What it is good to be dealt, and how much of it a fair deal gives."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, pvariance
from typing import Self, TypeAlias

from naipes_gui.core.cards import SUITS, Card
from naipes_gui.core.text import Phrase

Worth: TypeAlias = Callable[[Card, Card], float]
"""What a card is worth to who is dealt it, given the card turned up for trumps, if any."""


@dataclass(frozen=True, slots=True)
class Luck:
    """Cards that it is good to be dealt."""

    key: str
    label: Phrase
    worth: Worth
    turned: bool = False
    """Whether that depends on the turn-up; the hands then come from the rest of the pack."""


@dataclass(frozen=True, slots=True)
class Urn:
    """Cards of some worth, of which hands are drawn blindly: the hypergeometric law."""

    size: int
    mean: float
    variance: float
    """Of a single card."""

    @classmethod
    def of(cls, worths: Sequence[float]) -> Self:
        """Return the urn with cards of such worths."""
        return cls(len(worths), fmean(worths), pvariance(worths))

    def expected(self, cards: int) -> float:
        """Return what so many cards are worth together, in the mean."""
        return cards * self.mean

    def spread(self, cards: int) -> float:
        """Return the variance of what so many cards are worth together."""
        return cards * self.variance * (self.size - cards) / max(1, self.size - 1)

    def shared(self, one: int, other: int) -> float:
        """Return the covariance of two hands of so many cards: what one has the other lacks."""
        return -one * other * self.variance / max(1, self.size - 1)


def ranks(high: str) -> Worth:
    """Return what counts the cards of some ranks."""

    def worth(card: Card, turned: Card) -> float:
        return float(card.suit in SUITS and card.rank in high)

    return worth


def trumps(card: Card, turned: Card) -> float:
    """Count the cards of the suit turned up."""
    return float(card.suit == turned.suit)
