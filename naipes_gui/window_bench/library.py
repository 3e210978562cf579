"""Times the library with a great many matches: read for the first time, and known from before."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from PySide6.QtWidgets import QApplication

from naipes_gui.bench.timing import spread
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE
from naipes_gui.store.header import Player
from naipes_gui.store.library import Library
from naipes_gui.store.matches import begin_for_show
from naipes_gui.ui.library.page import LibraryPage
from naipes_gui.window_bench.measured import measured_game
from naipes_gui.window_bench.stage import PaintWatch

SIZE = 1280, 800
MOVES = 60
PATIENCE = 120
"""Seconds."""


def measure(matches: int) -> dict[str, Any]:
    """Return how the page of so many matches appears, without an index and with one."""
    text = _played()
    with TemporaryDirectory(prefix="naipes-bench-") as home:
        folder = Path(home) / "matches"
        folder.mkdir()
        for number in range(matches):
            (folder / f"{number}.naipes").write_bytes(text)
        shown = {name: _shown(Path(home)) for name in ("cold", "warm")}
    return {"matches": matches, **shown}


def _played() -> bytes:
    """Return a match of some moves as a file holds it."""
    game, players = measured_game(), (Player(name="0"), Player(name="1"))
    recorder = begin_for_show(game.key, game.options().make().to_json(), players, Random(1))
    rng, rules = Random(1), recorder.record.rules
    for _ in range(MOVES):
        state = recorder.timeline.state
        if state.is_over:
            break
        if state.to_move == CHANCE:
            recorder.chance(rng)
        elif state.stage is Stage.CUT:
            recorder.cut_for(rng)
        else:
            recorder.move(rng.choice(rules.legal(state)))
    return recorder.saved


def _shown(home: Path) -> dict[str, Any]:
    """Open the page as a new run of the program would, and let it read to the end."""
    begin = perf_counter()
    page = LibraryPage(Library(home / "matches", home / "trash", home / "library.json"))
    painted = PaintWatch(page)
    page.resize(*SIZE)
    page.show()
    slices = list[float]()
    while (page.listing.is_reading or not painted.times) and perf_counter() < begin + PATIENCE:
        before = perf_counter()
        QApplication.processEvents()
        slices.append(perf_counter() - before)
    whole = perf_counter() - begin
    rows = len(page.model.matches)
    page.close()
    page.deleteLater()
    first = min(painted.times, default=begin) - begin
    return {
        "first_frame_ms": round(first * 1000, 1),
        "whole_ms": round(whole * 1000, 1),
        "rows": rows,
        "slice": spread(slices),
    }
