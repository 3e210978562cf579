"""What it is good to be dealt in Hachi-Hachi."""

from naipes_gui.core.cards import Card
from naipes_gui.core.luck import Luck, Worth
from naipes_gui.core.text import phrase
from naipes_gui.games.hachi_hachi.rules.deck import POINTS


def _kind(kind: str) -> Worth:
    def worth(card: Card, turned: Card) -> float:
        return float(card.kind == kind)

    return worth


def _points(card: Card, turned: Card) -> float:
    return float(POINTS[card.kind])


LUCK = (
    Luck("brights", phrase("luck", "Brights"), _kind("H")),
    Luck("animals", phrase("luck", "Animals"), _kind("T")),
    Luck("ribbons", phrase("luck", "Ribbons"), _kind("R")),
    Luck("points", phrase("luck", "Card points"), _points),
)
