"""NLK: pile the pack up on each other, then shed it; the last to hold cards loses."""

from naipes_gui.core.info import GameInfo, Preset
from naipes_gui.core.rooms import found_in
from naipes_gui.core.text import phrase

GAME = GameInfo(
    **found_in(__name__),
    title=phrase("nlk", "NLK"),
    blurb=phrase(
        "nlk",
        "Give cards away, beat and take: nobody wins, the last with cards loses.",
    ),
    players=(2, 9),
    minutes=15,
    difficulty=3,
    last_loses=True,
    felt="blue",
    clockwise=False,
    bots_version=3,
    presets=(
        Preset("rulebook", phrase("games", "Rulebook")),
        Preset("classic", phrase("nlk", "Classic, for six"), {"players": 6}),
        Preset(
            "schooled",
            phrase("nlk", "Trump only when you must"),
            {"trumping": "only_if_cannot_beat_in_suit", "trick_size": "live"},
        ),
        Preset("evening", phrase("nlk", "An evening: three losses"), {"match": "until_losses:3"}),
    ),
)
