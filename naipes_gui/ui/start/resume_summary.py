"""Where an unfinished match stands, in a sentence and marks, found by playing it again."""

from typing import TYPE_CHECKING, NamedTuple

from naipes_gui import games
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.store.summary import Summary

if TYPE_CHECKING:
    from naipes_gui.core.table import Seat
    from naipes_gui.store.header import Header
    from naipes_gui.store.record import Record


class ResumeSummary(NamedTuple):
    """A sentence, and for short games the marks of every player: name, made, needed."""

    sentence: str
    marks: tuple[tuple[str, int, int], ...] = ()
    first: str = ""
    """The most urgent of the sentence."""


def at_a_glance(summary: Summary) -> ResumeSummary:
    """Return what the summary alone tells."""
    if not summary.hands:
        return ResumeSummary(translate("start", "The first hand is being played."))
    return ResumeSummary(translate("start", "%n hand(s) played.", n=summary.hands))


def in_full(record: "Record") -> ResumeSummary:
    """Return what the game says about the position."""
    about, timeline = record.header, record.timeline
    seat = person_in(about)
    view = timeline.view(timeline.ply, seat)
    face = games.all_games()[about.game].face()
    wording, told = Wording(about.told_names), face.situation(view)
    made = (
        (who, face.marks(view, seat))
        for seat, who in zip(record.rules.seats, about.told_names, strict=True)
    )
    marks = tuple((who, *marks) for who, marks in made if marks)
    return ResumeSummary(wording.tell(*told), marks, wording.tell(*told[:1]))


def person_in(header: "Header") -> "Seat":
    """Return the seat of the person, or the first one if only the computer played."""
    from naipes_gui.core.table import Seat

    human = (Seat(i) for i, player in enumerate(header.seats) if player.kind == "human")
    return next(human, Seat(0))
