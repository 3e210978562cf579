"""The words of Écarté that a newcomer meets first."""

from naipes_gui.core.glossary import BEAT, ELDER, FOLLOW, REVOKE, STOCK, TRICK, TRUMPING, Term
from naipes_gui.core.text import phrase

GLOSSARY = (
    Term(
        phrase("glossary", "authority|no exchange"),
        phrase(
            "glossary",
            "Who prevents the first exchange promises three tricks; to fail costs 2 points.",
        ),
        "4.9",
    ),
    Term(
        phrase("glossary", "vole"),
        phrase("glossary", "Winning all five tricks: it is worth 2 points."),
        "4.16",
    ),
    Term(
        phrase("glossary", "refusal"),
        phrase("glossary", "The point more that it costs to play with authority and not to win."),
        "4.17",
    ),
    Term(
        phrase("glossary", "turn-up"),
        phrase("glossary", "The card that is turned up after the deal: its suit is trumps."),
        "4.6",
    ),
    ELDER.at("4.1"),
    STOCK.at("4.6"),
    TRICK.at("4.15"),
    FOLLOW.at("4.14"),
    BEAT.at("4.14"),
    TRUMPING.at("4.14"),
    REVOKE.at("4.20"),
)
