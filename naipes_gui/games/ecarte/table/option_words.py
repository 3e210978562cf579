"""How the options of Écarté are put before people."""

from naipes_gui.core.option_words import Group, OptionWords
from naipes_gui.core.text import phrase

WORDS = OptionWords(
    groups=(
        Group(phrase("options", "The deal"), ("first_dealer", "deal", "dealer_min")),
        Group(phrase("options", "The play"), ("king_window", "early_stop", "resign")),
        Group(phrase("options", "Infractions"), ("enforce", "call_suit")),
        Group(phrase("options", "The accounts"), ("stakes",)),
    ),
    sentences={
        ("first_dealer", "highest"): phrase(
            "ecarte", "Whoever draws the highest card deals first. (Rule 4.3)"
        ),
        ("first_dealer", "lowest"): phrase(
            "ecarte", "Whoever draws the lowest card deals first. (Rule 4.3)"
        ),
        ("deal", "3+2"): phrase("ecarte", "Three cards each, then two. (Rule 4.5)"),
        ("deal", "2+3"): phrase("ecarte", "Two cards each, then three. (Rule 4.5)"),
        ("king_window", "before_first_lead"): phrase(
            "ecarte", "The king of trumps is announced before the first lead, or never. (Rule 4.12)"
        ),
        ("king_window", "before_own_first_card"): phrase(
            "ecarte", "The king is announced before one's own first card, or never. (Rule 4.12)"
        ),
        ("enforce", "strict"): phrase("options", "Only legal cards can be played."),
        ("enforce", "free"): phrase(
            "options", "Any card can be played, and an illegal one is punished at once."
        ),
    },
)
