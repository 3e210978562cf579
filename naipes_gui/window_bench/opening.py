"""How long one waits from the wish for a match to the first thing there is to decide."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from naipes_gui.core.rules import Stage
from naipes_gui.games import all_games
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_match
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.table.dealing import DEAL
from naipes_gui.window_bench.stage import wait_until

LIMIT = 12.0
"""Seconds; whoever deals at a large table may sit the hand out and is asked nothing."""
NAMES = ("Bruno", "Elvira", "Gala", "Hugo", "Carmen", "Damián", "Ana", "Inés")


def measure(runs: float) -> dict[str, Any]:
    """Begin matches of every game at normal speed, with its usual and its largest table."""
    return {
        f"{key}-{players}": _game(key, players, int(runs))
        for key, game in all_games().items()
        for players in sorted({game.options().make().players, game.players[1]})
    }


def _game(key: str, players: int, runs: int) -> dict[str, float]:
    every = [_once(key, players, run) for run in range(runs)]
    waits = [wait for wait in every if wait[1] < LIMIT] or every
    return {
        "to_the_pack_worst_s": round(max(pack for pack, _ in waits), 2),
        "to_a_decision_mean_s": round(sum(first for _, first in waits) / len(waits), 2),
        "to_a_decision_worst_s": round(max(first for _, first in waits), 2),
    }


def _once(key: str, players: int, run: int) -> tuple[float, float]:
    """Return how long it takes until the pack can be dealt, and from there to a decision."""
    options = all_games()[key].options().make(players=players).to_json()
    bots = [Player(name=name, kind="bot", level="club") for name in NAMES[: players - 1]]
    with TemporaryDirectory() as folder:
        begun = perf_counter()
        recorder = begin_match(
            key, options, [Player(name="You"), *bots], rng=Random(run), folder=Path(folder)
        )
        page = TablePage(recorder, Settings(), seed=run)
        page.resize(1280, 800)
        page.show()
        page.start()
        wait_until(lambda: page.board.dealing.is_due, LIMIT)
        ready = perf_counter()
        page.board.choose(DEAL)
        wait_until(lambda: _is_asked(page), LIMIT)
        decided = perf_counter()
        page.leave()
        page.close()
        page.deleteLater()
    return ready - begun, decided - ready


def _is_asked(page: TablePage) -> bool:
    """Tell whether the person may decide something: to cut the pack is a decision as well."""
    view = page.board.view_
    if view is None or view.state.to_move != view.seat or not page.board.hand.armed:
        return False
    return view.state.stage in (Stage.HAND, Stage.CUT)
