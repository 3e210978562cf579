"""La Mosca: stay in or pass, change cards once, and take the pool with most points in tricks."""

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
    from naipes_gui.games.mosca.options import MoscaOptions

    return MoscaOptions


def _rules(options: Any) -> Rules[Any, Any]:
    from naipes_gui.games.mosca.rules import Mosca

    return Mosca(options)


def _bots() -> Mapping[str, Level]:
    from naipes_gui.games.mosca.bots import LEVELS

    return LEVELS


def _references() -> Mapping[str, Level]:
    from naipes_gui.games.mosca.references import REFERENCES

    return REFERENCES


def _habits() -> Habits:
    from naipes_gui.games.mosca.bands import habits

    return habits


def _face() -> Face:
    from naipes_gui.games.mosca.face import MoscaFace

    return MoscaFace()


def _luck() -> tuple[Luck, ...]:
    from naipes_gui.games.mosca.luck import LUCK

    return LUCK


GAME = GameInfo(
    key="mosca",
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
    options=_options,
    rules=_rules,
    bots=_bots,
    bots_version=2,
    references=_references,
    habits=_habits,
    face=_face,
    luck=_luck,
    presets=(
        Preset("rulebook", phrase("mosca", "Rulebook")),
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
