"""What a player of NLK comes to in one decision, before it is put into words."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto

from naipes_gui.core.counsel import Weighed
from naipes_gui.core.moves import Move


class Way(Enum):
    """How a decision was found."""

    ABSENCE = auto()
    """What could be given away was overlooked."""
    AROUND = auto()
    """Anything, since the cards go round."""
    OUT = auto()
    """The last card can be laid."""
    THUMB = auto()
    """A habit in the tricks."""
    COST = auto()
    """What a card of the piles costs on the whole."""
    DEALS = auto()
    """The stock was dealt many times."""
    SEARCH = auto()
    """The tricks were played on many times."""
    SOLVED = auto()
    """The end between two is won for sure."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision, how it was found, and what the moves are worth: best first."""

    chosen: Move
    way: Way
    choices: tuple[Weighed, ...] = ()
    rounds: int = 0


def ranked(worths: Iterable[Weighed], first: Move, *, plain: bool) -> tuple[Weighed, ...]:
    """Return choices best first.

    What promises more than the move of a plain player was tried too rarely for the promise to
    count; a style may well play what is worth less.
    """
    worths = list(worths)
    most = next(one.worth for one in worths if one.move == first)
    if plain:
        worths = [replace(one, worth=most, chance=most) if one.worth > most else one
                  for one in worths]  # fmt: skip
    return tuple(sorted(worths, key=lambda one: (-one.worth, one.move != first)))
