"""How results of Napoleon are counted over many matches, and what players are told apart by."""

from naipes_gui.core.game_statistics import GameStatistics, Habit, Unit, by_words
from naipes_gui.core.text import phrase

ALL_TRICKS = ["bid nap", "bid wellington", "bid blucher"]

STATISTICS = GameStatistics(
    unit=Unit(phrase("napoleon", "chip"), phrase("napoleon", "chips")),
    title=phrase("napoleon", "Chips, match by match"),
    habits=(
        Habit(
            "bid",
            phrase("napoleon", "Bids"),
            phrase("napoleon", "bids in {share} of the hands"),
            phrase("napoleon", "You bid in {share} of the hands."),
            by_words(["bid"], ["pass"]),
        ),
        Habit(
            "nap",
            phrase("napoleon", "Bids all the tricks"),
            phrase("napoleon", "bids all the tricks in {share} of the hands"),
            phrase("napoleon", "You bid all the tricks in {share} of the hands."),
            by_words(ALL_TRICKS, ["bid", "pass"]),
        ),
        Habit(
            "misere",
            phrase("napoleon", "Bids misère"),
            phrase("napoleon", "bids misère in {share} of the hands"),
            phrase("napoleon", "You bid misère in {share} of the hands."),
            by_words(["bid misere"], ["bid", "pass"]),
        ),
    ),
)
