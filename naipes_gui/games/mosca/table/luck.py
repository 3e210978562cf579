"""What it is good to be dealt in La Mosca."""

from naipes_gui.core.luck import Luck, ranks, trumps
from naipes_gui.core.text import phrase

LUCK = (
    Luck("kings", phrase("luck", "Kings"), ranks("K")),
    Luck("courts", phrase("luck", "Kings, queens and jacks"), ranks("KQJ")),
    Luck("trumps", phrase("luck", "Trumps"), trumps, turned=True),
)
