"""Écarté: two players negotiate the exchange of cards, then play five tricks for one point."""

from naipes_gui.core.info import GameInfo, Preset
from naipes_gui.core.rooms import found_in
from naipes_gui.core.text import phrase

GAME = GameInfo(
    **found_in(__name__),
    title=phrase("ecarte", "Écarté"),
    blurb=phrase(
        "ecarte",
        "Five tricks and an exchange you negotiate: propose, or play?",
    ),
    players=(2, 2),
    minutes=10,
    difficulty=3,
    felt="green",
    clockwise=True,
    bots_version=7,
    levels_since={"beginner": 3, "club": 6, "expert": 7, "master": 3},
    presets=(
        Preset("rulebook", phrase("games", "Rulebook")),
        Preset(
            "club",
            phrase("ecarte", "Club rules"),
            {"king_window": "before_own_first_card", "resign": True},
        ),
        Preset(
            "stakes",
            phrase("ecarte", "Club match for stakes"),
            {
                "king_window": "before_own_first_card",
                "resign": True,
                "stakes": True,
                "match": "best_of:5",
            },
        ),
        Preset(
            "penalties",
            phrase("ecarte", "With revokes and called suits"),
            {"enforce": "free", "call_suit": True},
        ),
    ),
)
