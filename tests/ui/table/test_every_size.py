"""Tables of real matches have room for everything, whatever the size of window and text.

The whole walk, with all fonts, sizes and positions, is ``python -m tools.table_walk.walk``.
"""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from naipes_gui.core.rules import Stage
from tools.table_walk.faults import faults
from tools.table_walk.laying import Setting, Table
from tools.table_walk.positions import matches, positions
from tools.table_walk.walk import walk

SETTINGS = (
    Setting((900, 600), font="DejaVu Sans"),
    Setting((1280, 800), panel=True, language="en"),
    Setting((1280, 800), 1.5),
    Setting((960, 540), font="Open Sans"),
    Setting((2560, 1440), 2.0, font="DejaVu Sans", language="en"),
)


@pytest.mark.parametrize("match", matches())
def test_nothing_is_covered_cut_or_lost(qapp: QApplication, match: str) -> None:
    settings = SETTINGS[matches().index(match) % 2 :: 2]
    found = dict(walk([match], settings, 2))
    assert not found


def test_a_fault_is_found(qapp: QApplication) -> None:
    """Tell that the walk sees what lies over something else, and what is missing."""
    playing = next(p for p in positions("mosca-4") if p.view.state.stage is Stage.HAND)
    laid = Table("mosca-4").lay(playing, SETTINGS[0])
    assert not list(faults(laid))
    plate = next(thing for thing in laid.things if thing.kind == "plate")
    moved = [replace(t, box=plate.box) if t.kind == "pot" else t for t in laid.things]
    assert any("pot" in fault for fault in faults(replace(laid, things=tuple(moved))))
    gone = [thing for thing in laid.things if thing.kind not in ("trump", "pot")]
    assert {"no trump", "no pot"} <= set(faults(replace(laid, things=tuple(gone))))
