"""A process that works for the window: what it is told, how it ends, and what comes with it."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from naipes_gui.games import all_games
from naipes_gui.session import child_process
from naipes_gui.session.child_process import ChildProcess
from naipes_gui.session.pipe import Line, Pipe, pipes
from tests.games_for_tests import loading

LARGE = bytes(3_000_000)
"""More than a pipe takes at once."""
STOOD_BACK = 7

STARTED = child_process._started


@pytest.fixture(autouse=True)
def as_the_program_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start processes themselves, not copies as the tests of the window do."""
    monkeypatch.setattr(child_process, "_started", STARTED)


def echo(pipe: Line, *given: Any) -> None:
    """Send what was given, and then back whatever comes."""
    pipe.send(given)
    while True:
        pipe.send(pipe.recv())


def test_what_is_sent_comes_back_as_it_was() -> None:
    process = ChildProcess(STOOD_BACK, echo, 1, "two")
    try:
        assert process.pipe.recv() == (1, "two")
        assert not process.pipe.poll()
        for value in (None, {"three": (3,)}, LARGE, [0] * 100_000):
            process.pipe.send(value)
            assert process.pipe.poll(20)
            assert process.pipe.recv() == value
    finally:
        process.end()


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such order")
def test_it_stands_back_behind_whoever_started_it() -> None:
    process = ChildProcess(STOOD_BACK, echo)
    try:
        process.pipe.recv()
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert process.pid is not None
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, own + STOOD_BACK)
    finally:
        process.end()


def test_it_is_gone_when_it_is_ended() -> None:
    process = ChildProcess(STOOD_BACK, echo)
    process.pipe.recv()
    pid = process.pid
    assert pid is not None
    process.end()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_it_ends_when_nobody_listens_any_more(capfd: pytest.CaptureFixture[str]) -> None:
    process = ChildProcess(STOOD_BACK, echo)
    process.pipe.recv()
    process.pipe.close()
    assert process._wait() == 0
    assert capfd.readouterr().err == ""


def test_an_end_that_was_closed_in_the_midst_of_a_value_is_told() -> None:
    ours, theirs = pipes()
    os.write(theirs.numbers[1], b"\0" * 3)
    theirs.close()
    with pytest.raises(EOFError):
        ours.recv()
    with pytest.raises(BrokenPipeError):
        ours.send(1)
    ours.close()


def test_no_program_that_is_started_meanwhile_holds_an_end() -> None:
    ours, theirs = pipes()
    for number in (*ours.numbers, *theirs.numbers):
        assert not os.get_inheritable(number)
    assert isinstance(ours, Pipe)
    ours.close()
    theirs.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there it is started in another way")
@pytest.mark.parametrize("key", all_games())
def test_a_thinker_loads_little_and_leaves_ctrl_c_to_the_window(key: str) -> None:
    process = ChildProcess(STOOD_BACK, loading.tell, key, all_games()[key].options().make())
    modules, deaf = process.pipe.recv()
    process.end()
    assert deaf
    assert f"naipes_gui.games.{key}.players" in modules
    unwanted = {
        "argparse", "asyncio", "concurrent", "ctypes", "datetime", "email", "hashlib", "html",
        "multiprocessing", "PySide6", "shutil", "signature", "socket", "ssl", "subprocess",
        "tempfile", "zipfile",
    }  # fmt: skip
    assert not {name.partition(".")[0] for name in modules} & unwanted
    assert not {name for name in modules if name.startswith(("naipes_gui.store", "naipes_gui.ui"))}


def children() -> set[str]:
    """Return who was started by this process and is still there."""
    tasks = Path("/proc/self/task").iterdir()
    return {pid for task in tasks for pid in (task / "children").read_text().split()}


@pytest.mark.skipif(sys.platform != "linux", reason="only there it can be looked up")
def test_nobody_is_started_to_look_after_it() -> None:
    """Who looks after a child of `multiprocessing` takes half as much memory again."""
    before = children()
    process = ChildProcess(STOOD_BACK, echo)
    try:
        process.pipe.recv()
        assert children() - before == {str(process.pid)}
    finally:
        process.end()
