"""How results of Hachi-Hachi are counted over many matches, and what tells players apart."""

from collections.abc import Mapping
from typing import Any

from naipes_gui.core.game_statistics import GameStatistics, Habit, Unit, by_words
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.rules.yaku import dekiyaku
from naipes_gui.games.hachi_hachi.rules.yaku_names import DEKIYAKU

MON = "mon"


def leaves(move: str) -> bool | None:
    """Tell whether a card is laid down although it could take one."""
    if not move.startswith("play "):
        return None
    return move.endswith(" place")


def unit_under(options: Mapping[str, Any]) -> str:
    """Tell whether a table counts in mon; where everybody settles with everybody, in points."""
    return MON if options.get("profile") == "traditional" else ""


def made(state: HachiState, options: HachiOptions, seat: int) -> tuple[Phrase, ...]:
    """Return the combinations that a seat has captured in a hand."""
    return tuple(DEKIYAKU[yaku.key] for yaku in dekiyaku(state.pile(Seat(seat)), options))


STATISTICS = GameStatistics(
    units={
        MON: Unit(
            phrase("hachi_hachi", "mon"),
            phrase("hachi_hachi", "mon"),
            phrase("hachi_hachi", "Mon, match by match"),
        )
    },
    unit_under=unit_under,
    made=made,
    habits=(
        Habit(
            "shobu",
            phrase("hachi_hachi", "Calls shōbu"),
            phrase("hachi_hachi", "calls shōbu {share} of the times they may"),
            phrase("hachi_hachi", "You call shōbu {share} of the times you may."),
            by_words(["shobu"], ["sage"]),
            by_hand=False,
        ),
        Habit(
            "out",
            phrase("hachi_hachi", "Stays out"),
            phrase("hachi_hachi", "stays out of {share} of the hands"),
            phrase("hachi_hachi", "You stay out of {share} of the hands."),
            by_words(["out"], ["in"]),
        ),
        Habit(
            "leave",
            phrase("hachi_hachi", "Leaves what they could take"),
            phrase("hachi_hachi", "leaves what they could take {share} of the turns"),
            phrase("hachi_hachi", "You leave what you could take {share} of the turns."),
            leaves,
            by_hand=False,
        ),
    ),
)
