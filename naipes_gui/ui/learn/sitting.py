"""Who sits at the table of a lesson."""

from naipes_gui.core.lesson import Lesson
from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared.people import portrait
from naipes_gui.ui.table.plates import SeatInfo


def seats_of(lesson: Lesson, settings: Settings) -> dict[Seat, SeatInfo]:
    """Return the person in the first seat, and the characters in the others."""
    me = SeatInfo(Seat(0), settings.player_name or translate("table", "You"), "person")
    others = enumerate(lesson.opponents, start=1)
    return {Seat(0): me, **{Seat(i): SeatInfo(Seat(i), n, portrait(n)) for i, n in others}}
