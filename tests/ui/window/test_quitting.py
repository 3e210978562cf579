"""However the program is ended, it keeps what it must and leaves nothing behind."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from naipes_gui.store.record import Record
from naipes_gui.ui.window.quitting import KILLED
from tests.ui.table_help import begun

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
PATIENCE = 90
Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "home" / "data" / "matches").mkdir(parents=True)
    (tmp_path / "passing").mkdir()
    return tmp_path / "home"


@pytest.fixture
def start(home: Path) -> Iterator[Start]:
    """Return what starts the program; whatever still runs is killed in the end."""
    started: list[subprocess.Popen[str]] = []

    def start(*arguments: str, **environment: str) -> "subprocess.Popen[str]":
        ours = {
            "NAIPES_HOME": str(home), "QT_QPA_PLATFORM": "offscreen",
            "TMPDIR": str(home.parent / "passing"),
        }  # fmt: skip
        started.append(
            subprocess.Popen(
                [sys.executable, "-m", "naipes_gui", *arguments],
                env={**os.environ, **ours, **environment},
                text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
            )
        )  # fmt: skip
        return started[-1]

    yield start
    for program in started:
        program.kill()
        program.communicate(timeout=PATIENCE)


def wait_for(done: Callable[[], bool], program: "subprocess.Popen[str]") -> None:
    """Wait until something is so, without an end: the runner of the tests has one."""
    while not done():
        assert program.poll() is None
        try:
            program.wait(0.05)
        except subprocess.TimeoutExpired:
            continue


def hears_signals(program: "subprocess.Popen[str]") -> bool:
    status = Path(f"/proc/{program.pid}/status").read_text(encoding="ascii")
    caught = next(line for line in status.splitlines() if line.startswith("SigCgt"))
    return bool(int(caught.split()[1], 16) & 1 << (signal.SIGTERM - 1))


def thinks(program: "subprocess.Popen[str]") -> bool:
    """Tell whether the opponents' process stands, which starts after the first frame."""
    children = Path(f"/proc/{program.pid}/task").glob("*/children")
    return any(path.read_text(encoding="ascii").strip() for path in children)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_program_as_a_closed_window_does(
    home: Path, start: Start, number: signal.Signals
) -> None:
    recorder = begun(home / "data" / "matches", seed=3)
    recorder.close()
    program = start(str(recorder.path))
    wait_for(lambda: hears_signals(program) and thinks(program), program)
    # A terminal tells everybody, the children too.
    os.killpg(program.pid, number) if number == signal.SIGINT else program.send_signal(number)
    _, errors = program.communicate(timeout=PATIENCE)
    complaints = [line for line in errors.splitlines() if "propagateSizeHints" not in line]
    assert (program.returncode, complaints) == (KILLED + number, [])
    assert (home / "state" / "window.json").exists()
    assert Record.load(recorder.path).problem is None


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no Xvfb")
@pytest.mark.parametrize("seated", [True, False])
def test_an_x_server_that_goes_away_is_no_fault(home: Path, start: Start, seated: bool) -> None:
    recorder = begun(home / "data" / "matches", seed=3)
    recorder.close()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    with server:
        assert server.stdout is not None
        screen = f":{server.stdout.readline().strip()}"
        arguments = (str(recorder.path),) if seated else ()
        program = start(*arguments, DISPLAY=screen, QT_QPA_PLATFORM="xcb")
        wait_for(lambda: hears_signals(program) and (thinks(program) or not seated), program)
        server.kill()
        _, errors = program.communicate(timeout=PATIENCE)
    assert program.returncode == 1
    assert "Fatal" not in errors
    assert Record.load(recorder.path).problem is None


def test_a_demo_that_is_killed_leaves_nothing_behind(home: Path, start: Start) -> None:
    program = start("--demo")
    wait_for(lambda: hears_signals(program) and thinks(program), program)
    program.kill()
    program.communicate(timeout=PATIENCE)
    assert list((home.parent / "passing").iterdir()) == []
    assert list((home / "data" / "matches").iterdir()) == []
