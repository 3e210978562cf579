"""How the options of La Mosca are put before people."""

from naipes_gui.core.option_words import Group, OptionWords
from naipes_gui.core.text import phrase

WORDS = OptionWords(
    groups=(
        Group(phrase("options", "The deal"), ("deck", "exchange", "short_stock", "flush_cmp")),
        Group(phrase("options", "The play"), ("follow_after_ruff", "enforce")),
        Group(phrase("options", "The accounts"), ("score_by", "tie", "loo_to", "stake_chips")),
    ),
    sentences={
        ("exchange", "after_all"): phrase(
            "mosca", "The new cards come when everybody has said who stays. (Rule 3.13)"
        ),
        ("exchange", "immediately"): phrase(
            "mosca", "Whoever stays gets the new cards before the next one speaks. (Rule 3.13)"
        ),
        ("short_stock", "cap"): phrase(
            "mosca", "Nobody may change more cards than are left in the stock."
        ),
        ("short_stock", "reshuffle"): phrase(
            "mosca", "When the stock runs out, the discards are shuffled and served."
        ),
        ("flush_cmp", "points"): phrase(
            "mosca", "Of two moscas the one with more card points wins. (Rule 3.10)"
        ),
        ("flush_cmp", "ranks"): phrase(
            "mosca", "Of two moscas the one with the higher cards wins. (Rule 3.10)"
        ),
        ("follow_after_ruff", "any"): phrase(
            "mosca", "Who follows suit after a trump may play any card of the suit. (Rule 3.15)"
        ),
        ("follow_after_ruff", "still_high"): phrase(
            "mosca", "Who follows suit after a trump must still play a higher card. (Rule 3.15)"
        ),
        ("enforce", "strict"): phrase("options", "Only legal cards can be played."),
        ("enforce", "free"): phrase(
            "options", "Any card can be played, and an illegal one is punished at once."
        ),
        ("score_by", "points"): phrase(
            "mosca", "Most card points in tricks take the pool. (Rule 3.19)"
        ),
        ("score_by", "tricks"): phrase("mosca", "Most tricks take the pool. (Rule 3.19)"),
        ("loo_to", "current"): phrase(
            "mosca", "Who stays without a trick pays into the pool being played for. (Rule 3.18)"
        ),
        ("loo_to", "next"): phrase(
            "mosca", "Who stays without a trick pays into the pool of the next hand. (Rule 3.18)"
        ),
        ("tie", "split"): phrase("mosca", "The best share the pool. (Rule 3.19)"),
        ("tie", "carry"): phrase("mosca", "The whole pool stays for the next hand. (Rule 3.19)"),
        ("tie", "more_tricks_then_split"): phrase(
            "mosca", "More tricks decide; if these are equal too, the best share. (Rule 3.19)"
        ),
    },
)
