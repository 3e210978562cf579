"""The words of NLK that a newcomer meets first."""

from naipes_gui.core.glossary import BEAT, OVERTRUMP, STOCK, TRICK, TRUMPING, Term
from naipes_gui.core.text import phrase

GLOSSARY = (
    Term(
        phrase("glossary", "pile|piles"),
        phrase(
            "glossary",
            "The cards before a player in the first phase; in the second they are the hand.",
        ),
        "1.7",
    ),
    Term(
        phrase("glossary", "follows"),
        phrase("glossary", "To be the very next card up, of whatever suit."),
        "1.11",
        everyday=True,
    ),
    Term(
        phrase("glossary", "takes|take|taking"),
        phrase("glossary", "To pick up the lowest card of the trick in place of beating."),
        "1.18",
    ),
    Term(
        phrase("glossary", "turns|turned|turning"),
        phrase("glossary", "To complete a trick: it leaves the game, and one leads anew."),
        "1.23",
        everyday=True,
    ),
    Term(
        phrase("glossary", "out"),
        phrase("glossary", "Whoever has got rid of every card: safe, and not the loser."),
        "1.24",
        everyday=True,
    ),
    STOCK.at("1.7"),
    TRICK.at("1.23"),
    BEAT.at("1.17"),
    TRUMPING.at("1.17"),
    OVERTRUMP.at("1.20"),
)
