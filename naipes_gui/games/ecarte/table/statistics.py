"""How results of Écarté are counted over many matches, and what players are told apart by."""

from collections.abc import Sequence

from naipes_gui.core.game_statistics import Gains, GameStatistics, Habit, ScoreLine, ahead, by_words
from naipes_gui.core.text import phrase


def gains(lines: Sequence[ScoreLine]) -> list[Gains]:
    """Return the points of every hand; after a game that is won the score starts again."""
    found, score, games = list[Gains](), (0, 0), [0, 0]
    for line in lines:
        one, other = line["score"]
        found.append((one - score[0], other - score[1]))
        won = line.get("games", games)
        score, games = ((0, 0) if won != games else (one, other)), won
    return found


STATISTICS = GameStatistics(
    title=phrase("ecarte", "Points ahead, match by match"),
    gains=gains,
    worth=ahead,
    habits=(
        Habit(
            "propose",
            phrase("ecarte", "Proposes"),
            phrase("ecarte", "proposes {share} of the times"),
            phrase("ecarte", "You propose {share} of the times."),
            by_words(["propose"], ["stand"]),
            by_hand=False,
        ),
        Habit(
            "refuse",
            phrase("ecarte", "Refuses"),
            phrase("ecarte", "refuses {share} of the proposals"),
            phrase("ecarte", "You refuse {share} of the proposals."),
            by_words(["refuse"], ["accept"]),
            by_hand=False,
        ),
    ),
)
