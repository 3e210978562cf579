"""How a match that is over ended for the person who played it, in a word."""

from naipes_gui.core.text import Phrase, phrase
from naipes_gui.statistics.outcome import Outcome
from naipes_gui.statistics.outcome import outcome as found
from naipes_gui.store.header import Header
from naipes_gui.store.summary import Summary

FINISHED = phrase("library", "Finished")
WON, DRAWN, LOST = (
    phrase("library", "Won"),
    phrase("library", "Drawn"),
    phrase("library", "Lost"),
)
SAVED = phrase("library", "Not lost")
IN_WORDS = {
    Outcome.WON: WON,
    Outcome.DRAWN: DRAWN,
    Outcome.LOST: LOST,
    Outcome.SAFE: SAVED,
    None: FINISHED,
}


def outcome(match: Summary) -> Phrase:
    """Return whether the person won; for a match between computers, only that it is over."""
    seat = _person(match.header)
    if match.header is None or seat is None:
        return FINISHED
    return IN_WORDS[found(match.header.game, match.ranking, seat, sum(match.score))]


def _person(header: Header | None) -> int | None:
    seats = [player.kind for player in header.seats] if header else []
    return seats.index("human") if "human" in seats else None
