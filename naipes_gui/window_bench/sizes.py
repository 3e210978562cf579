"""How soon the table is laid out again when the window changes its size."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from naipes_gui.bench.timing import seconds, spread
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_match
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.table.board import REBUILD_MS
from naipes_gui.window_bench.measured import measured_game
from naipes_gui.window_bench.stage import PaintWatch, wait, wait_until

SIZES = ((1280, 800), (1000, 650), (1920, 1080))
ROUNDS = 4


def measure(rounds: int = ROUNDS) -> dict[str, Any]:
    """Return the times to the first frame of a new size and of painting the felt again."""
    with TemporaryDirectory(prefix="naipes-bench-") as folder:
        page = _table(Path(folder))
        painted: list[float] = []
        sharp: list[float] = []
        for _ in range(rounds):
            for width, height in SIZES:
                painted.append(_resized(page, width, height))
                wait((REBUILD_MS + 100) / 1000)
                # A change of settings paints the felt and lays every card on it.
                sharp.append(seconds(lambda: page.board.adopt(page.board.table_style)))
        page.leave()
        page.close()
        page.deleteLater()
    return {"first_frame": spread(painted), "felt": spread(sharp)}


def _table(folder: Path) -> TablePage:
    game = measured_game()
    options = game.options().make()
    players = [Player(name="1"), Player(name="2", kind="bot", level="beginner")]
    recorder = begin_match(game.key, options.to_json(), players, rng=Random(3), folder=folder)
    page = TablePage(recorder, Settings(speed="instant"), seed=3)
    page.resize(*SIZES[-1])
    page.show()
    page.start()
    wait_until(lambda: page.board.hand.armed)
    return page


def _resized(page: TablePage, width: int, height: int) -> float:
    watch = PaintWatch(page.board.viewport())
    begin = perf_counter()
    page.resize(width, height)
    wait_until(lambda: bool(watch.times))
    page.board.viewport().removeEventFilter(watch)
    return watch.times[0] - begin
