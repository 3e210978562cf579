"""A program that is killed at any moment leaves every move on the disk that it has shown."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from naipes_gui.store.record import Record

KILLS = 50
PLAYING = """
import sys
from pathlib import Path
from random import Random
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_match
from naipes_gui.store.recorder import Recorder

path, rng = Path(sys.argv[1]), Random(sys.argv[2])
found = next(path.glob("*.naipes"), None)
seats = [Player(name="A"), Player(name="B")]
recorder = (
    Recorder.resume(found) if found
    else begin_match("ecarte", {"match": "best_of:99"}, seats, rng=rng, folder=path)
)
while not recorder.record.is_over:
    state = recorder.timeline.state
    if state.to_move < 0:
        recorder.chance(rng)
    else:
        recorder.move(rng.choice(recorder.record.rules.legal(state)))
    print(recorder.timeline.ply, flush=True)
"""


@pytest.fixture(autouse=True)
def _real_games(monkeypatch: pytest.MonkeyPatch, _small_game: None) -> None:
    monkeypatch.undo()


@pytest.mark.skipif(sys.platform == "win32", reason="kills by a signal")
def test_a_killed_program_loses_no_move_that_was_shown(tmp_path: Path) -> None:
    for attempt in range(KILLS):
        shown = _play_and_kill(tmp_path, attempt)
        (path,) = tmp_path.glob("*.naipes")
        record = Record.load(path)
        assert record.problem is None
        # A pack that was shuffled but not cut counts as not shuffled.
        assert record.timeline.ply >= shown - 1
        if record.is_over:
            path.unlink()


def _play_and_kill(folder: Path, attempt: int) -> int:
    """Let a program play, kill it after some moves, and return the last ply it has shown."""
    command = [sys.executable, "-c", PLAYING, str(folder), str(attempt)]
    shown = 0
    with subprocess.Popen(command, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        for _ in range(Random(attempt).randint(1, 12)):
            shown = int(program.stdout.readline() or shown)
        program.kill()
        # Whatever it still printed was shown as well.
        for line in program.stdout.read().splitlines(keepends=True):
            shown = int(line) if line.endswith(b"\n") else shown
    return shown
