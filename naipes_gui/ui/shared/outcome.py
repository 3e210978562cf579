"""How a match that is over ended for the person who played it, in a word."""

from collections.abc import Sequence

from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games import all_games
from naipes_gui.store.header import Header
from naipes_gui.store.summary import Summary

FINISHED = phrase("library", "Finished")
WON, DRAWN, LOST = (
    phrase("library", "Won"),
    phrase("library", "Drawn"),
    phrase("library", "Lost"),
)
SAVED = phrase("library", "Not lost")


def outcome(match: Summary) -> Phrase:
    """Return whether the person won; for a match between computers, only that it is over."""
    seat = _person(match.header)
    if seat is None or not match.ranking:
        return FINISHED
    if _nobody_wins(match):
        return LOST if seat in match.ranking[-1] else SAVED
    if seat in match.ranking[0]:
        return WON if len(match.ranking[0]) == 1 else DRAWN
    return LOST if _only_the_first_is_spared(match) or seat in match.ranking[-1] else SAVED


def _person(header: Header | None) -> int | None:
    seats: Sequence[str] = [player.kind for player in header.seats] if header else ()
    return seats.index("human") if "human" in seats else None


def _only_the_first_is_spared(match: Summary) -> bool:
    known = all_games().get(match.header.game) if match.header else None
    return known is None or not known.last_loses


def _nobody_wins(match: Summary) -> bool:
    """Tell whether one hand was played in which the last one loses and nobody is first."""
    return not _only_the_first_is_spared(match) and sum(match.score) <= 1
