"""The bids, from low to high, and what each wins or loses (NAP-R10, R22, R30, R33, R36)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple, Self

from naipes_gui.core.moves import Move
from naipes_gui.games.napoleon.options import NapoleonOptions

CON, SIN = "con", "sin"
"""With the extra card taken, without it."""
HIGH = {
    "20/10,30/15": ((20, 10), (30, 15)),
    "reward_capped": ((10, 10), (10, 15)),
    "parlett": ((20, 20), (40, 40)),
}
FIVES = ("nap", "wellington", "blucher", "6", "7")
"""The bids of five tricks or more, for which the pot is played (NAP-R32)."""
MISERE = "misere"
TRICKS = {"1": 1, "2": 2, "3": 3, MISERE: 0, "4": 4, "6": 6, "7": 7}


class Bid(NamedTuple):
    """A bid, and with the extra card its form: ``3 con``, ``nap sin``, ``misere``."""

    name: str
    form: str = ""

    @property
    def move(self) -> Move:
        """The move that makes the bid."""
        if self.name.isdecimal():
            return Move("bid", number=int(self.name), word=self.form)
        return Move("bid", word=f"{self.name} {self.form}".rstrip())

    @property
    def is_for_five(self) -> bool:
        """Whether the pot goes to it."""
        return self.name in FIVES

    @classmethod
    def of(cls, move: Move) -> Self:
        """Return the bid that a move makes."""
        if move.number is not None:
            return cls(str(move.number), move.word)
        name, _, form = move.word.partition(" ")
        return cls(name, form)


NO_BID = Bid("")
PASS = Bid("pass")
FORCED = Bid("1")
"""What must be played for when all have passed (NAP-R12)."""


@dataclass(frozen=True, slots=True)
class Contract:
    """How many tricks a bid needs, and what it wins from or pays to each opponent."""

    tricks: int
    win: int
    lose: int


class Ladder:
    """The bids that the options allow, from low to high."""

    def __init__(self, options: NapoleonOptions) -> None:
        self._options = options

    @cached_property
    def bids(self) -> tuple[Bid, ...]:
        """Every bid in rising order."""
        formed = self._options.variant == "extra_card"
        return tuple(bid for name in self._names() for bid in _forms(name, formed))

    @cached_property
    def contracts(self) -> dict[str, Contract]:
        """What every bid needs and is worth, by its name."""
        high = HIGH[self._options.high_bids]
        five = 5
        return {
            **{name: Contract(n, n, n) for name, n in TRICKS.items() if name in "1234"},
            MISERE: Contract(0, *self._misere()),
            "nap": Contract(five, 10, self._options.nap_loss),
            "wellington": Contract(five, *high[0]),
            "blucher": Contract(five, *high[1]),
            "6": Contract(6, 18, 9),
            "7": Contract(7, *_pair(self._options.seven_seven)),
        }

    def terms(self, bid: Bid) -> Contract:
        """Return what a bid needs and is worth."""
        return self.contracts[bid.name]

    def rank(self, bid: Bid) -> int:
        """Return the place of a bid; no bid at all lies below all of them."""
        return self.bids.index(bid) if bid in self.bids else -1

    def over(self, highest: Bid, *, looked: bool) -> tuple[Bid, ...]:
        """Return the bids that outbid another, of a player who looked or did not (NAP-R10)."""
        higher = self.bids[self.rank(highest) + 1 :]
        return tuple(bid for bid in higher if self._is_open(bid, highest, looked=looked))

    def lead_of(self, bid: Bid) -> str:
        """Return how the first lead of a bid is bound (NAP-R19, R20)."""
        match bid.name:
            case "nap":
                return self._options.nap_lead
            case "wellington":
                return self._options.wellington_lead
            case "blucher" if self._options.blucher_lead == "as_wellington":
                return self._options.wellington_lead
            case _:
                return "free"

    def is_without_trumps(self, bid: Bid) -> bool:
        """Tell whether a bid is played without a trump suit (NAP-R13)."""
        return bid.name == MISERE and self._options.misere_trump == "none"

    def _is_open(self, bid: Bid, highest: Bid, *, looked: bool) -> bool:
        match bid.name:
            case "wellington":
                return highest.name == "nap"
            case "blucher":
                return highest.name == "wellington"
            case _:
                return looked or bid.form != CON

    def _names(self) -> Iterator[str]:
        options = self._options
        misere = [MISERE] if options.misere else []
        yield from ["2"] if options.min_bid == 2 else []
        if options.variant == "seven":
            yield from ["3", "4", "nap", *misere, "6", "7"]
            return
        yield from ["3", *misere, "4", "nap"]
        yield from ["wellington"] if options.wellington else []
        yield from ["blucher"] if options.blucher else []

    def _misere(self) -> tuple[int, int]:
        seven = self._options.variant == "seven"
        return _pair(self._options.seven_misere if seven else self._options.misere_pay)


@cache
def ladder(options: NapoleonOptions) -> Ladder:
    """Return the ladder of the options, always the same one."""
    return Ladder(options)


def _forms(name: str, formed: bool) -> tuple[Bid, ...]:
    """Split a bid for tricks into its two forms; the highest two are both without (NAP-R33)."""
    if formed and name in ("2", "3", "4", "nap"):
        return Bid(name, CON), Bid(name, SIN)
    return (Bid(name),)


def _pair(text: str) -> tuple[int, int]:
    win, lose = text.split("/")
    return int(win), int(lose)
