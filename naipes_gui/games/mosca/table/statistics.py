"""How results of La Mosca are counted over many matches, and what players are told apart by."""

from naipes_gui.core.game_statistics import GameStatistics, Habit, Unit, by_words
from naipes_gui.core.text import phrase


def pat(move: str) -> bool | None:
    """Tell whether who stays in keeps all cards."""
    return move == "stay" if move.startswith("stay") else None


STATISTICS = GameStatistics(
    unit=Unit(phrase("mosca", "counter"), phrase("mosca", "counters")),
    title=phrase("mosca", "Counters, match by match"),
    habits=(
        Habit(
            "stay",
            phrase("mosca", "Stays in"),
            phrase("mosca", "stays in for {share} of the hands"),
            phrase("mosca", "You stay in for {share} of the hands."),
            by_words(["stay"], ["pass"]),
        ),
        Habit(
            "pat",
            phrase("mosca", "Changes no card"),
            phrase("mosca", "changes no card {share} of the times they stay in"),
            phrase("mosca", "You change no card {share} of the times you stay in."),
            pat,
        ),
    ),
)
