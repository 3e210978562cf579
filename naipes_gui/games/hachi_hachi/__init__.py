"""Hachi-Hachi: flower cards of the same month are paired, and the account turns around 88."""

from naipes_gui.core.info import GameInfo, Preset
from naipes_gui.core.rooms import found_in
from naipes_gui.core.text import phrase

GAME = GameInfo(
    **found_in(__name__),
    title=phrase("hachi_hachi", "Hachi-Hachi"),
    blurb=phrase(
        "hachi_hachi",
        "Flowers of twelve months: capture your cards and build combinations.",
    ),
    players=(3, 6),
    minutes=30,
    difficulty=4,
    felt="wine",
    clockwise=False,
    bots_version=5,
    has_yaku=True,
    day_rules={"match_end": "hands3"},
    presets=(
        Preset("acanomas", phrase("games", "Rulebook")),
        Preset(
            "acanomas_flip",
            phrase("hachi_hachi", "Rulebook, a card turned every turn"),
            {"flip": "always"},
        ),
        Preset("traditional", phrase("hachi_hachi", "Traditional"), {"profile": "traditional"}),
        Preset(
            "nintendo",
            phrase("hachi_hachi", "Traditional, after the Nintendo leaflet"),
            {"profile": "traditional", "inoshikacho": True},
        ),
        Preset(
            "shiragiku",
            phrase("hachi_hachi", "Traditional, after Shiragiku"),
            {
                "profile": "traditional",
                "brights_additive": True,
                "yaku_pay_timing": "immediate",
                "achievements_after_yaku_end": False,
            },
        ),
        Preset(
            "everything",
            phrase("hachi_hachi", "Traditional with all extras"),
            {
                "profile": "traditional",
                "etsunen": True,
                "sunashi": True,
                "muko_sanbon": True,
                "inoshikacho": True,
                "nanatan_plus": True,
                "liability": True,
            },
        ),
    ),
)
