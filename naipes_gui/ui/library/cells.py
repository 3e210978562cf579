"""What stands in the cells of a match: heard and sorted in one line, seen in two."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from naipes_gui.core.figures import whole
from naipes_gui.core.game_statistics import Unit
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.statistics.outcome import last_loses
from naipes_gui.store.header import Header
from naipes_gui.store.summary import Summary
from naipes_gui.ui.shared.dates import day_and_time, moment, weekday
from naipes_gui.ui.shared.match_names import (
    NO_NAMES,
    called,
    game_of,
    has_own_name,
    numbered,
    opponents_told,
    whence,
)
from naipes_gui.ui.shared.outcome import WON, outcome
from naipes_gui.ui.shared.score_line import score_line

NAME, DATE, RESULT = range(3)
TWO = 2
"""Between so many a score has both figures: among more nobody knows whose the second is."""


class Tone(Enum):
    """How much the first line of a cell stands out."""

    PLAIN = "plain"
    STRONG = "strong"
    GOOD = "good"
    BAD = "bad"


class Lines(NamedTuple):
    """What a cell says: the second line, which may be missing, is smaller."""

    first: str
    second: str = ""


def cell(match: Summary, column: int, names: Mapping[str, str] = NO_NAMES) -> str:
    """Return what stands in a column of the row of a match, in one line."""
    if column == NAME:
        return called(match, names)
    return moment(match.changed) if column == DATE else result(match)


def two_lines(match: Summary, column: int) -> Lines:
    """Return what is seen beside the name."""
    return Lines(*day_and_time(match.changed)) if column == DATE else _result(match)


def name_lines(match: Summary, names: Mapping[str, str], nth: int, *, has_when: bool) -> Lines:
    """Return the game or the name that a person gave, over whom it was played with."""
    if match.header is None:
        return Lines(match.name)
    game, whom = game_of(match), opponents_told(match)
    when = weekday(match.header.began.timestamp()) if has_when else ""
    if has_own_name(match):
        first, facts = match.name, (when, game, whom)
    else:
        first, facts = numbered(game, nth), (when, whom, whence(match, names))
    return Lines(first, " · ".join(filter(None, facts)))


def tone(match: Summary, column: int) -> Tone:
    """Return how much the first line of a cell stands out."""
    if column == RESULT and match.problem is not None:
        return Tone.BAD
    if column == RESULT and match.end and outcome(match) == WON:
        return Tone.GOOD
    return Tone.STRONG if column == NAME else Tone.PLAIN


def result(match: Summary) -> str:
    """Return how a match ended, or that it has not."""
    return " · ".join(filter(None, _result(match)))


def _result(match: Summary) -> Lines:
    if match.problem is not None or match.header is None:
        return Lines(translate("library", "Cannot be read"))
    score = _told_score(match.score, match.header) if match.score else ""
    if match.end == "abandoned":
        return Lines(translate("library", "Given up"), score)
    if match.end:
        return Lines(Wording().say(outcome(match)), score)
    return Lines(translate("library", "Unfinished"), score)


def _told_score(score: Sequence[int], about: Header) -> str:
    """Return the score of two, one's own first, and of a larger table what the person has."""
    kinds = [who.kind for who in about.seats]
    if "human" not in kinds:
        return score_line(score)
    me = kinds.index("human")
    if last_loses(about.game):
        return translate("library", "%n hand(s) lost", n=score[me])
    if len(score) == TWO and min(score) >= 0:
        return score_line((score[me], score[1 - me]))
    return f"{whole(score[me])} {Wording().say(_unit(about).of(score[me]))}"


def _unit(about: Header) -> Unit:
    counted = all_games()[about.game].statistics()
    return counted.unit_of([counted.unit_under(about.options)])
