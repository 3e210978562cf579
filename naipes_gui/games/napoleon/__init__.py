"""Napoleon: bid how many of five tricks you will win, then play alone against all the others."""

from naipes_gui.core.info import GameInfo, Preset
from naipes_gui.core.rooms import found_in
from naipes_gui.core.text import phrase

GAME = GameInfo(
    **found_in(__name__),
    title=phrase("napoleon", "Napoleon"),
    blurb=phrase(
        "napoleon",
        "Bid how many tricks you will win, and play alone against the table.",
    ),
    players=(3, 7),
    minutes=15,
    difficulty=2,
    felt="blue",
    clockwise=True,
    bots_version=8,
    levels_since={"beginner": 5, "club": 8, "expert": 5, "master": 5},
    day_rules={"match": "hands:1"},
    presets=(
        Preset("rulebook", phrase("games", "Rulebook")),
        Preset(
            "pool",
            phrase("napoleon", "With joker and pot"),
            {"joker": True, "pot": "all_ante", "min_bid": 2},
        ),
        Preset("extra_card", phrase("napoleon", "Extra card"), {"variant": "extra_card"}),
        Preset("miron", phrase("napoleon", "Peep Nap"), {"variant": "miron"}),
        Preset("sir_garnet", phrase("napoleon", "Sir Garnet"), {"variant": "sir_garnet"}),
        Preset("ecarte", phrase("napoleon", "Écarté Nap"), {"players": 4, "variant": "ecarte"}),
        Preset("seven", phrase("napoleon", "Seven cards"), {"variant": "seven"}),
        Preset(
            "seven_discard2",
            phrase("napoleon", "Seven cards, two discarded"),
            {"variant": "seven_discard2"},
        ),
        Preset("penny", phrase("napoleon", "Penny Nap"), {"match": "first_to:50"}),
        Preset("penalties", phrase("napoleon", "With penalties for revokes"), {"enforce": "free"}),
    ),
)
