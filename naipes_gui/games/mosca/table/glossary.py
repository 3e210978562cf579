"""The words of La Mosca that a newcomer meets first."""

from naipes_gui.core.glossary import BEAT, ELDER, FOLLOW, OVERTRUMP, STOCK, TRICK, TRUMPING, Term
from naipes_gui.core.text import phrase

GLOSSARY = (
    Term(
        phrase("glossary", "simple mosca|simple moscas"),
        phrase("glossary", "What the dealer puts into the pool: a counter for each player."),
        "3.7",
    ),
    Term(
        phrase("glossary", "mosca|moscas"),
        phrase(
            "glossary",
            "Five cards of one suit as they were dealt: they take the pool without play.",
        ),
        "3.10",
    ),
    Term(
        phrase("glossary", "pool"), phrase("glossary", "The counters that are played for."), "3.19"
    ),
    Term(
        phrase("glossary", "stays|stay"),
        phrase("glossary", "To play the hand: who does and wins no trick pays 2 counters."),
        "3.18",
        everyday=True,
    ),
    Term(
        phrase("glossary", "fine|fines"),
        phrase("glossary", "What a card against the rules costs: a counter for each player."),
        "3.20",
    ),
    ELDER.at("3.11"),
    STOCK.at("3.13"),
    TRICK.at("3.16"),
    FOLLOW.at("3.15"),
    BEAT.at("3.15"),
    TRUMPING.at("3.15"),
    OVERTRUMP.at("3.15"),
)
