"""What it is good to be dealt in Napoleon."""

from naipes_gui.core.cards import JOKER, Card
from naipes_gui.core.luck import Luck, ranks
from naipes_gui.core.text import phrase


def _joker(card: Card, turned: Card) -> float:
    return float(card == JOKER)


LUCK = (
    Luck("aces", phrase("luck", "Aces"), ranks("A")),
    Luck("high", phrase("luck", "Aces, kings and queens"), ranks("AKQ")),
    Luck("joker", phrase("luck", "The joker"), _joker),
)
