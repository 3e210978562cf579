"""Reads which hands of which days were played, and what came of those of one day."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from naipes_gui.core.cards import Card, in_order
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.match_end import HandGlance
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import FIRST
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.session.telling import Telling
from naipes_gui.store.deal_line import BadLine
from naipes_gui.store.deal_results import line_of, shared
from naipes_gui.store.hand_of_day import Calendar
from naipes_gui.store.names import SUFFIX
from naipes_gui.store.record import Record
from naipes_gui.store.summary import summarise


@dataclass(frozen=True, slots=True)
class DayHand:
    """The hand of a day as it was played."""

    game: str
    path: Path
    title: Phrase
    glance: HandGlance
    names: tuple[str, ...]
    cards: tuple[Card, ...]
    """What the person was dealt; nothing where nobody holds a hand from the start."""
    line: str

    @property
    def figure(self) -> int:
        """What it brought, or the place."""
        return self.glance.outcome(FIRST)


class DayReading(Telling):
    """``found`` brings the calendar, ``read`` each hand of the day that is over."""

    found = Signal(object)
    read = Signal(object)

    def __init__(self, folder: Path, day: date, parent: QObject) -> None:
        super().__init__(parent)
        self._folder, self._day = folder, day

    def run(self) -> None:
        files = sorted(self._folder.glob(f"*{SUFFIX}"))
        calendar = Calendar.of([summarise(path) for path, _ in shared(files)])
        self.tell(self.found, calendar)
        for game in calendar.played_on(self._day):
            played = calendar.at(self._day, game)
            if self.isInterruptionRequested() or played is None:
                return
            if (hand := day_hand(game, played.path)) is not None:
                self.tell(self.read, hand)


def day_hand(game: str, path: Path) -> DayHand | None:
    """Return what came of the first hand of a record, if it is over."""
    try:
        record = Record.load(path)
        line = line_of(record)
    except (NaipesError, BadLine):
        return None  # what cannot be read is told where it is opened
    timeline, face = record.timeline, all_games()[game].face()
    if not timeline.ended:
        return None
    view, hand = timeline.view(timeline.ply, FIRST), timeline.played(0)
    title = face.score_sheet(view, hand).title
    return DayHand(game, path, title, face.glance(view, hand), record.header.told_names,
                   _dealt(record), line)  # fmt: skip


def _dealt(record: Record) -> tuple[Card, ...]:
    states: Sequence[object] = record.timeline.states
    for ply in range(len(states)):
        if record.timeline.states[ply].stage is Stage.HAND:
            view = record.timeline.view(ply, FIRST)
            zone = view.zones.find(Role.HAND, FIRST)
            return in_order(view.state.table[zone]) if zone is not None else ()
    return ()
