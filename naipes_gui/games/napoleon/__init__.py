"""Napoleon: bid how many of five tricks you will win, then play alone against all the others."""

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
    from naipes_gui.games.napoleon.options import NapoleonOptions

    return NapoleonOptions


def _rules(options: Any) -> Rules[Any, Any]:
    from naipes_gui.games.napoleon.rules import Napoleon

    return Napoleon(options)


def _bots() -> Mapping[str, Level]:
    from naipes_gui.games.napoleon.bots import LEVELS

    return LEVELS


def _references() -> Mapping[str, Level]:
    from naipes_gui.games.napoleon.references import REFERENCES

    return REFERENCES


def _habits() -> Habits:
    from naipes_gui.games.napoleon.bands import habits

    return habits


def _face() -> Face:
    from naipes_gui.games.napoleon.face import NapoleonFace

    return NapoleonFace()


def _luck() -> tuple[Luck, ...]:
    from naipes_gui.games.napoleon.luck import LUCK

    return LUCK


GAME = GameInfo(
    key="napoleon",
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
    options=_options,
    rules=_rules,
    bots=_bots,
    bots_version=3,
    references=_references,
    habits=_habits,
    face=_face,
    luck=_luck,
    presets=(
        Preset("rulebook", phrase("napoleon", "Rulebook")),
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
