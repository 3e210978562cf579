"""How the options of NLK are put before people."""

from naipes_gui.core.option_words import Group, OptionWords
from naipes_gui.core.text import phrase

WORDS = OptionWords(
    groups=(
        Group(phrase("nlk", "The piles"), ("piles", "circular")),
        Group(phrase("nlk", "The tricks"), ("trumping", "trick_size")),
    ),
    sentences={
        ("piles", "top_only"): phrase(
            "nlk", "Of every pile only the top card can be seen. (Rule 1.9)"
        ),
        ("piles", "spread"): phrase(
            "nlk", "Every card of every pile can be read while they grow. (Rule 1.9)"
        ),
        ("circular", "lowest_follows_ace"): phrase(
            "nlk", "After the ace comes the lowest rank of the pack, whichever it is. (Rule 1.11)"
        ),
        ("circular", "only_two_follows_ace"): phrase(
            "nlk", "After the ace comes only a two: without twos nothing does. (Rule 1.11)"
        ),
        ("trumping", "free"): phrase(
            "nlk", "A trump may be played on any suit, at any time. (Rule 1.19)"
        ),
        ("trumping", "only_if_cannot_beat_in_suit"): phrase(
            "nlk", "A trump may be played only by who cannot beat in the suit. (Rule 1.19)"
        ),
        ("trick_size", "at_lead"): phrase(
            "nlk", "A trick needs as many cards as players were left when it was led. (Rule 1.23)"
        ),
        ("trick_size", "live"): phrase(
            "nlk", "A trick needs a card less for everybody who goes out during it. (Rule 1.23)"
        ),
    },
    lengths=("single", "hands:3", "hands:6"),
)
