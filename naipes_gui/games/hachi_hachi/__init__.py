"""Hachi-Hachi: flower cards of the same month are paired, and the account turns around 88."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from naipes_gui.core.info import GameInfo, Habits, Preset
from naipes_gui.core.text import phrase

if TYPE_CHECKING:
    from naipes_gui.core.face import Face
    from naipes_gui.core.luck import Luck
    from naipes_gui.core.opponent import Level
    from naipes_gui.core.options import Options
    from naipes_gui.core.rules import Rules


def _options() -> type[Options]:
    from naipes_gui.games.hachi_hachi.options import HachiOptions

    return HachiOptions


def _rules(options: Any) -> Rules[Any, Any]:
    from naipes_gui.games.hachi_hachi.rules import HachiHachi

    return HachiHachi(options)


def _bots() -> Mapping[str, Level]:
    from naipes_gui.games.hachi_hachi.bots import LEVELS

    return LEVELS


def _references() -> Mapping[str, Level]:
    from naipes_gui.games.hachi_hachi.references import REFERENCES

    return REFERENCES


def _habits() -> Habits:
    from naipes_gui.games.hachi_hachi.bands import habits

    return habits


def _face() -> Face:
    from naipes_gui.games.hachi_hachi.face import HachiFace

    return HachiFace()


def _luck() -> tuple[Luck, ...]:
    from naipes_gui.games.hachi_hachi.luck import LUCK

    return LUCK


GAME = GameInfo(
    key="hachi_hachi",
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
    options=_options,
    rules=_rules,
    bots=_bots,
    bots_version=3,
    references=_references,
    habits=_habits,
    face=_face,
    luck=_luck,
    presets=(
        Preset("acanomas", phrase("hachi_hachi", "Rulebook")),
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
