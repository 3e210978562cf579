"""What bound the dealer of a hand before the cut, opened."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, ClassVar

from naipes_gui.core.cards import Card, card
from naipes_gui.core.table import Seat
from naipes_gui.store.notation import cards_in, cards_text
from naipes_gui.store.shuffle import Shuffle, digest, leading_number


class Proof(Enum):
    """What a seal proves, once it is opened."""

    DECK = auto()
    """The deck was not changed after the seal was shown."""
    TWO_HANDS = auto()
    """Nobody could choose the cards: who sealed did not know the part, which came later."""
    CODE = auto()
    """The cards are those of a code."""
    EXERCISE = auto()
    """Nothing: the cards are those of another match, or were put so as to agree with it."""


@dataclass(frozen=True, slots=True)
class Seal(ABC):
    """What bound the dealer (``commit``), and what came of it: the deck, and how it was cut."""

    proof: ClassVar[Proof]
    hand: int
    commit: str
    deck: str
    cut: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """The shuffled pack, the top card first."""
        return tuple(map(card, self.deck.split()))

    @property
    @abstractmethod
    def holds(self) -> bool:
        """Whether the deck is the one that had to come of what was committed to."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Return what the line of the deck says, but for the cut."""

    @abstractmethod
    def order(self, cards: Iterable[Card], k: int) -> tuple[Card, ...]:
        """Return the order of the cards of the k-th reshuffle of the hand."""

    @abstractmethod
    def thought(self, ply: int) -> int:
        """Return what the chance of an opponent that decides at a ply starts from."""

    def due_cut(self, seat: Seat, allowed: range) -> int | None:
        """Return how many cards an opponent must lift, if that follows from the seal."""
        return None


@dataclass(frozen=True, slots=True)
class SaltSeal(Seal):
    """A deck and the salt of its fingerprint."""

    proof = Proof.DECK
    salt: str

    @property
    def holds(self) -> bool:
        """Whether the deck is the one that was bound."""
        return commitment(self.deck, self.salt) == self.commit

    def to_json(self) -> dict[str, Any]:
        """Return what the line of the deck says, but for the cut."""
        return {"deck": self.deck, "salt": self.salt}

    def order(self, cards: Iterable[Card], k: int) -> tuple[Card, ...]:
        """Return the order of the cards of a reshuffle."""
        return tuple(sorted(cards, key=lambda one: digest(f"{self.salt} {k} {one}")))

    def thought(self, ply: int) -> int:
        """Return what the chance of an opponent starts from."""
        return leading_number(digest(f"{self.commit}/{ply}"))


@dataclass(frozen=True, slots=True)
class PairSeal(Seal):
    """The secret of the program and the part of the person, from which the deck follows."""

    proof = Proof.TWO_HANDS
    secret: str
    part: str

    @property
    def shuffle(self) -> Shuffle:
        """All that chance does in the hand."""
        return Shuffle(self.secret, self.hand, self.part)

    @property
    def holds(self) -> bool:
        """Whether the deck is the one that was bound."""
        bound = digest(self.secret) == self.commit
        return bound and cards_text(self.shuffle.order(self.cards)) == self.deck

    def to_json(self) -> dict[str, Any]:
        """Return what the line of the deck says, but for the cut."""
        return {"deck": self.deck, "part": self.part}

    def order(self, cards: Iterable[Card], k: int) -> tuple[Card, ...]:
        """Return the order of the cards of a reshuffle."""
        return self.shuffle.order(cards, k)

    def thought(self, ply: int) -> int:
        """Return what the chance of an opponent starts from."""
        return self.shuffle.thought(ply)

    def due_cut(self, seat: Seat, allowed: range) -> int | None:
        """Return how many cards an opponent must lift."""
        return self.shuffle.cut(seat, allowed)


class RepeatedSeal(PairSeal):
    """A secret and a part that were those of another match, whose cards somebody knows."""

    __slots__ = ()
    proof = Proof.EXERCISE


class CodeSeal(PairSeal):
    """A secret that follows from a code, in a match that is dealt alike on other machines."""

    __slots__ = ()
    proof = Proof.CODE


@dataclass(frozen=True, slots=True)
class ExerciseSeal(SaltSeal):
    """A deck whose unseen cards were dealt anew in the middle of the hand."""

    proof = Proof.EXERCISE
    moves: int
    """How many moves of the match were made before the cards were dealt anew."""
    orders: tuple[str, ...] = ()
    """How cards lay after each reshuffle that the hand had had by then."""

    @property
    def holds(self) -> bool:
        """Whether the deck is the one that was bound."""
        return commitment(" / ".join((self.deck, *self.orders)), self.salt) == self.commit

    def to_json(self) -> dict[str, Any]:
        """Return what the line of the deck says, but for the cut."""
        orders = {"orders": list(self.orders)} if self.orders else {}
        return {"deck": self.deck, "salt": self.salt, **orders}

    def order(self, cards: Iterable[Card], k: int) -> tuple[Card, ...]:
        """Return the order of the cards of a reshuffle, one that is past or one to come."""
        due = tuple(cards)
        past = cards_in(self.orders[k - 1]) if k <= len(self.orders) else ()
        # ``slots`` makes the class anew, which an argumentless super would not know.
        return past if sorted(past) == sorted(due) else SaltSeal.order(self, due, k)


def commitment(deck: str, salt: str) -> str:
    """Return what binds the dealer to a deck without showing it."""
    return digest(f"{salt} {deck}")


def repeated(seal: Seal) -> Seal:
    """Return a seal of two hands as that of a match whose cards were dealt before."""
    if type(seal) is not PairSeal:
        return seal
    return RepeatedSeal(
        seal.hand, seal.commit, seal.deck, seal.cut, secret=seal.secret, part=seal.part
    )
