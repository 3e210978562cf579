"""NLK: pile the pack up on each other, then shed it; the last to hold cards loses."""

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
    from naipes_gui.games.nlk.options import NlkOptions

    return NlkOptions


def _rules(options: Any) -> Rules[Any, Any]:
    from naipes_gui.games.nlk.rules import Nlk

    return Nlk(options)


def _bots() -> Mapping[str, Level]:
    from naipes_gui.games.nlk.bots import LEVELS

    return LEVELS


def _references() -> Mapping[str, Level]:
    from naipes_gui.games.nlk.references import REFERENCES

    return REFERENCES


def _habits() -> Habits:
    from naipes_gui.games.nlk.bands import habits

    return habits


def _face() -> Face:
    from naipes_gui.games.nlk.face import NlkFace

    return NlkFace()


def _luck() -> tuple[Luck, ...]:
    from naipes_gui.games.nlk.luck import LUCK

    return LUCK


GAME = GameInfo(
    key="nlk",
    title=phrase("nlk", "NLK"),
    blurb=phrase(
        "nlk",
        "Give cards away, beat and take: nobody wins, the last with cards loses.",
    ),
    players=(2, 9),
    minutes=20,
    difficulty=3,
    last_loses=True,
    felt="blue",
    clockwise=False,
    options=_options,
    rules=_rules,
    bots=_bots,
    bots_version=2,
    references=_references,
    habits=_habits,
    face=_face,
    luck=_luck,
    presets=(
        Preset("rulebook", phrase("nlk", "Rulebook")),
        Preset("classic", phrase("nlk", "Classic, for six"), {"players": 6}),
        Preset(
            "schooled",
            phrase("nlk", "Trump only when you must"),
            {"trumping": "only_if_cannot_beat_in_suit", "trick_size": "live"},
        ),
        Preset("evening", phrase("nlk", "An evening: three losses"), {"match": "until_losses:3"}),
    ),
)
