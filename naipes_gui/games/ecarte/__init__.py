"""Écarté: two players negotiate the exchange of cards, then play five tricks for one point."""

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
    from naipes_gui.games.ecarte.options import EcarteOptions

    return EcarteOptions


def _rules(options: Any) -> Rules[Any, Any]:
    from naipes_gui.games.ecarte.rules import Ecarte

    return Ecarte(options)


def _bots() -> Mapping[str, Level]:
    from naipes_gui.games.ecarte.bots import LEVELS

    return LEVELS


def _references() -> Mapping[str, Level]:
    from naipes_gui.games.ecarte.references import REFERENCES

    return REFERENCES


def _habits() -> Habits:
    from naipes_gui.games.ecarte.bands import habits

    return habits


def _face() -> Face:
    from naipes_gui.games.ecarte.face import EcarteFace

    return EcarteFace()


def _luck() -> tuple[Luck, ...]:
    from naipes_gui.games.ecarte.luck import LUCK

    return LUCK


GAME = GameInfo(
    key="ecarte",
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
    options=_options,
    rules=_rules,
    bots=_bots,
    bots_version=2,
    references=_references,
    habits=_habits,
    face=_face,
    luck=_luck,
    presets=(
        Preset("rulebook", phrase("ecarte", "Rulebook")),
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
