"""How results of NLK are counted over many matches, and what players are told apart by."""

from naipes_gui.core.game_statistics import GameStatistics, Habit, Unit, by_words, spared
from naipes_gui.core.text import phrase

STATISTICS = GameStatistics(
    unit=Unit(
        phrase("nlk", "hand fewer lost"),
        phrase("nlk", "hands fewer lost"),
        behind=Unit(phrase("nlk", "hand more lost"), phrase("nlk", "hands more lost")),
        lost=Unit(phrase("nlk", "hand"), phrase("nlk", "hands")),
    ),
    title=phrase("nlk", "Hands fewer lost than among equals"),
    note=phrase(
        "nlk",
        "Among equals everybody loses as often: of five each one a fifth of the hands. Above "
        "nothing in the plot you lost fewer.",
    ),
    worth=spared,
    habits=(
        Habit(
            "take",
            phrase("nlk", "Takes"),
            phrase("nlk", "takes {share} of the times it is to play"),
            phrase("nlk", "You take {share} of the times you are to play."),
            by_words(["take"], ["play"]),
            by_hand=False,
        ),
        Habit(
            "give",
            phrase("nlk", "Gives its top card away"),
            phrase("nlk", "gives its top card away {share} of the turns"),
            phrase("nlk", "You give your top card away {share} of the turns."),
            by_words(["give"], ["draw"]),
            by_hand=False,
        ),
    ),
)
