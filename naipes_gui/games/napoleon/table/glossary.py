"""The words of Napoleon that a newcomer meets first."""

from naipes_gui.core.glossary import BEAT, FOLLOW, REVOKE, STOCK, TRICK, Term
from naipes_gui.core.text import phrase

GLOSSARY = (
    Term(
        phrase("glossary", "declarer"),
        phrase("glossary", "Who has bid most and plays alone against all."),
        "2.11",
    ),
    Term(
        phrase("glossary", "misère|mis"),
        phrase("glossary", "A bid to win no trick at all."),
        "2.13",
    ),
    Term(
        phrase("glossary", "Napoleon|Nap"),
        phrase("glossary", "A bid to win five tricks."),
        "2.20",
        everyday=True,
    ),
    Term(
        phrase("glossary", "Wellington"),
        phrase("glossary", "Five tricks at double the price; it is only bid over a Napoleon."),
        "2.10",
    ),
    Term(
        phrase("glossary", "Blücher"),
        phrase("glossary", "Five tricks at the highest price; it is only bid over a Wellington."),
        "2.10",
    ),
    Term(
        phrase("glossary", "pot"),
        phrase("glossary", "The chips that wait for whoever bids and makes five tricks."),
        "2.32",
    ),
    Term(
        phrase("glossary", "spare hand"),
        phrase(
            "glossary", "The hand more that is dealt in Sir Garnet: who takes it bids a Napoleon."
        ),
        "2.34",
    ),
    Term(
        phrase("glossary", "Peep Nap"),
        phrase("glossary", "A game in which one pays to look at a card that lies face down."),
        "2.35",
    ),
    Term(
        phrase("glossary", "round|rounds"),
        phrase("glossary", "So many hands that everybody has dealt once."),
        "2.24",
    ),
    STOCK.at("2.38"),
    TRICK.at("2.16"),
    FOLLOW.at("2.15"),
    BEAT.at("2.15"),
    REVOKE.at("2.23"),
)
