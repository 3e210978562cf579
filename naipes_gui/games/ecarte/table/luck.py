"""What it is good to be dealt in Écarté."""

from naipes_gui.core.cards import Card
from naipes_gui.core.luck import Luck, ranks, trumps
from naipes_gui.core.text import phrase


def _king_of_trumps(card: Card, turned: Card) -> float:
    return float(card.rank == "K" and card.suit == turned.suit)


LUCK = (
    Luck("kings", phrase("luck", "Kings"), ranks("K")),
    Luck("courts", phrase("luck", "Kings, queens and jacks"), ranks("KQJ")),
    Luck("trumps", phrase("luck", "Trumps"), trumps, turned=True),
    Luck("king", phrase("luck", "The king of trumps"), _king_of_trumps, turned=True),
)
