"""Who is out of a hand is told the key that goes on to the next decision, and nobody else."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import FIRST
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.store.record import Record
from naipes_gui.store.seals import Proof
from naipes_gui.ui.match.telling import standing

TABLES = Path(__file__).parents[2] / "records" / "tables"
ON = "End: on to your next decision."


def test_who_passed_reads_how_to_go_on() -> None:
    record = Record.load(TABLES / "mosca-4.naipes")
    timeline, say, found = record.timeline, Wording(record.header.names).say, 0
    face = all_games()["mosca"].face()
    for ply in range(timeline.ply + 1):
        view = timeline.view(ply, FIRST)
        if view.state.stage is Stage.HAND:
            frame: Any = SimpleNamespace(view=view)
            told = [*map(say, standing(face, frame, FIRST, Proof.DECK, deals=False))]
            seats = [seat for seat in view.zones.seats if view.cards(Role.HAND, seat)]
            assert (ON in told) <= (FIRST not in seats)
            found += ON in told
    assert found
