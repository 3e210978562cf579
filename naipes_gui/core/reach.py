"""What lies on the table besides the hand and stands for a move."""

from dataclasses import dataclass

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.table import ZoneId
from naipes_gui.core.text import Phrase


@dataclass(frozen=True, slots=True)
class Reach:
    """A place that stands for a move: for a click on it, and for what is dropped there."""

    move: Move
    zone: ZoneId
    card: Card | None = None
    """The only card of the zone that is meant by a click; without one, all of it."""
    source: ZoneId = ""
    """Where what may be dropped here is taken from: the last card of it, or the one named."""
    carried: Card | None = None
    tag: Phrase | None = None
    """What is written on the place while the move can be made, in gold; ``n`` counts its cards."""
