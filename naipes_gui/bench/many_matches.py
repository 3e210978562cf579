"""Times the statistics over thousands of matches, first when nothing is known of them."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from naipes_gui.bench.timing import seconds
from naipes_gui.core.info import GameInfo
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE
from naipes_gui.statistics.answer import answer
from naipes_gui.statistics.history import History
from naipes_gui.statistics.wish import Wish
from naipes_gui.store.header import Header, Player
from naipes_gui.store.recorder import Recorder

MATCHES = 5000
BEGUN = datetime(2020, 1, 1, tzinfo=UTC)


def statistics_times(game: GameInfo, matches: int = MATCHES) -> dict[str, Any]:
    """Return how long it takes to say what so many matches come to, at first and from then on."""
    with TemporaryDirectory() as name:
        folder, index = Path(name) / "matches", Path(name) / "statistics.json"
        folder.mkdir()
        _write(game, folder, matches)
        cold = seconds(lambda: _all(folder, index))
        warm = seconds(lambda: _all(folder, index))
        size = index.stat().st_size
    return {
        "matches": matches,
        "first_ms": round(cold * 1000),
        "known_ms": round(warm * 1000),
        "kept_kib": size // 1024,
    }


def _all(folder: Path, index: Path) -> None:
    history = History(folder, index)
    facts = history.facts()
    answer(facts, Wish(), history.lost(facts))


def _write(game: GameInfo, folder: Path, matches: int) -> None:
    """Write copies of one match, each begun an hour after the one before."""
    header = _header(game)
    body = _played(game, folder.parent / "one.naipes", header)
    for number in range(matches):
        begun = (BEGUN + timedelta(hours=number)).isoformat()
        first = json.dumps({**header.to_json(), "started": begun}, separators=(",", ":"))
        (folder / f"{number}.naipes").write_bytes(first.encode() + b"\n" + body)


def _header(game: GameInfo) -> Header:
    options = game.options().make().to_json()
    level = next(iter(game.bots()))
    bots = [Player(name=f"{seat}", kind="bot", level=level) for seat in range(options["players"])]
    seats = (Player(name="bench"), *bots[1:])
    return Header(game=game.key, options=options, seats=seats, app="bench",
                  started=BEGUN.isoformat())  # fmt: skip


def _played(game: GameInfo, path: Path, header: Header) -> bytes:
    """Play one match at random, and return its lines without the first."""
    recorder, rng = Recorder.begin(path, header), Random(1)
    while not recorder.record.is_over:
        state = recorder.timeline.state
        if state.to_move == CHANCE:
            recorder.chance(rng)
        elif state.stage is Stage.CUT:
            recorder.cut_for(rng)
        else:
            recorder.move(rng.choice(recorder.record.rules.legal(state)))
    recorder.close()
    return path.read_bytes().partition(b"\n")[2]
