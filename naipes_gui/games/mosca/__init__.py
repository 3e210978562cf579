"""La Mosca: stay in or pass, change cards once, and take the pool with most points in tricks."""

from naipes_gui.core.info import GameInfo, Preset
from naipes_gui.core.rooms import found_in
from naipes_gui.core.text import phrase

GAME = GameInfo(
    **found_in(__name__),
    title=phrase("mosca", "La Mosca"),
    blurb=phrase(
        "mosca",
        "Stay in or pass: most points in five tricks take the pool.",
    ),
    players=(3, 6),
    minutes=15,
    difficulty=2,
    felt="green",
    clockwise=True,
    bots_version=7,
    levels_since={"beginner": 3, "club": 7, "expert": 5, "master": 3},
    day_rules={"match": "hands:1"},
    presets=(
        Preset("rulebook", phrase("games", "Rulebook")),
        Preset("four", phrase("mosca", "Four at the table"), {"players": 4}),
        Preset(
            "full_table",
            phrase("mosca", "Full table, discards shuffled again"),
            {"players": 6, "short_stock": "reshuffle", "loo_to": "next"},
        ),
        Preset(
            "tricks",
            phrase("mosca", "Most tricks wins"),
            {"score_by": "tricks", "tie": "carry"},
        ),
        Preset("penalties", phrase("mosca", "With revokes and fines"), {"enforce": "free"}),
    ),
)
