"""Finds the cards of a hand by what is printed on them: a rank, or the month of a flower."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.face import Face
from naipes_gui.core.flowers import MONTHS, is_flower
from naipes_gui.core.text import FRENCH, Phrase, phrase, shown_suits, translate

NUMBERS = {"1": "A", "0": "T", **{number: number for number in "23456789"}}
"""A one is an ace, and there is no other key for a ten that every keyboard and language has."""
SPANISH_LETTERS = {"A": "A", "R": "K", "S": "J"}
"""Ace, rey and sota as they are printed in every language; C of the caballo asks for the trick."""
NO_COURT: Mapping[str, Phrase] = {
    "A": phrase("table", "You hold no ace."),
    "K": phrase("table", "You hold no king."),
    "Q": phrase("table", "You hold no queen."),
    "J": phrase("table", "You hold no jack."),
}
LATE = phrase("table", "You hold no card of October, November or December.")


def keys_of_cards(face: Face) -> tuple[Phrase, Phrase]:
    """Return the keys that go to a card by what is printed on those on the table, in words."""
    keys, what = face.key_of_a_card
    if shown_suits() == FRENCH or keys is not Face.key_of_a_card[0]:
        return keys, what
    return phrase("commands", "A R S 1–9 0"), what


@dataclass(frozen=True, slots=True)
class Wanted:
    """Cards that a key means, and what is said where none of them is held."""

    means: Callable[[Card], bool]
    missed: Phrase


def wanted(key: str, row: Sequence[Card]) -> Wanted:
    """Return which cards of a hand a key means.

    Raises:
        LookupError: the key means no card at all.

    """
    if row and HIDDEN not in row:
        return _of_month(key) if is_flower(row[0]) else _of_rank(key)
    _rank(key)
    missed = phrase("table", "Your cards still lie face down.")
    return Wanted(lambda _card: False, missed if row else phrase("table", "You hold no cards now."))


def _of_rank(key: str) -> Wanted:
    rank = _rank(key)
    missed = phrase("table", "You hold no {rank}.", rank="10" if rank == "T" else rank)
    return Wanted(lambda card: card.rank == rank, NO_COURT.get(rank, missed))


def _rank(key: str) -> str:
    """Return the rank of a number, or of a letter, which are those of the reader's language."""
    letters = translate("keys", "A=A K=K D=Q Q=Q J=J T=T")
    known = dict(pair.split("=") for pair in letters.split())
    if shown_suits() != FRENCH:
        known |= SPANISH_LETTERS
    return NUMBERS.get(key) or known[key.upper()]


def _of_month(key: str) -> Wanted:
    """Return the cards of a month; one figure has to do for those that have two."""
    if key == "0":
        return Wanted(lambda card: card.month >= "10", LATE)
    month = f"{key:0>2}"
    missed = phrase("table", "You hold no card of {month}.", month=MONTHS[month])
    return Wanted(lambda card: card.month == month, missed)
