"""The published shuffle: all chance of a hand follows from a secret and the person's part.

The secret is bound by its fingerprint before the part is given, so that nobody can choose the
cards. Another program needs no more than this module to check a hand.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from naipes_gui.core.cards import Card
from naipes_gui.core.fingerprint import sha256
from naipes_gui.core.table import Seat

SHARED_PART = "shared"
"""The part of nobody, in a match whose cards are the same everywhere."""
ROUNDS = 200_000


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What chance does in one hand."""

    secret: str
    hand: int
    part: str

    def order(self, cards: Iterable[Card], k: int = 0) -> tuple[Card, ...]:
        """Return the pack as it is shuffled, or the cards of the k-th reshuffle of the hand."""
        return tuple(sorted(cards, key=lambda card: self._digest(f"{k}/{card}")))

    def cut(self, seat: Seat, allowed: range) -> int:
        """Return how many cards a seat lifts that does not cut as a person likes."""
        return allowed.start + leading_number(self._digest(f"cut/{seat}")) % len(allowed)

    def thought(self, ply: int) -> int:
        """Return what the chance of an opponent that decides at a ply starts from."""
        return leading_number(digest(f"{digest(self.secret)}/{self.part}/{ply}"))

    def _digest(self, what: str) -> str:
        return digest(f"{self.secret}/{self.hand}/{what}/{self.part}")


def digest(text: str) -> str:
    """Return the SHA-256 of a text in UTF-8, as lower-case hex digits."""
    return sha256(text.encode()).hexdigest()


def leading_number(digits: str) -> int:
    """Return the number that the first 16 of some hex digits are."""
    return int(digits[:16], 16)


@lru_cache(maxsize=4096)
def shared_secret(code: str, hand: int) -> str:
    """Return the secret of a hand that is dealt alike wherever the code is known."""
    from hashlib import pbkdf2_hmac  # with it comes OpenSSL, which is large

    return pbkdf2_hmac("sha256", code.encode(), f"naipes/{hand}".encode(), ROUNDS).hex()
