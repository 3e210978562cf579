"""Watches what the real window asks of the system while a robot plays with opponents.

``python -m tools.proofs.sockets 60`` starts the window under strace on the X server of DISPLAY and
lets a robot decide so many times. Then: no socket but to the screen and the bus of the desktop,
and between the program and what it started; no program but Python; nothing opened for writing
outside its own folder.
"""

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tools.proofs.asking import Tally, end, parser

CALLS = "socket,connect,bind,listen,accept,accept4,execve,execveat,open,openat,creat,ptrace"
LONGEST = 600
"""Seconds that a hand may take under strace."""
ALLOWED_SOCKETS = ("AF_UNIX", "AF_LOCAL")
DISPLAY = re.compile(
    r'sun_path=@?"(/tmp/\.X11-unix/X\d+|[^"]*/wayland-\d+|[^"]*/bus|[^"]*/pulse/native)"'
)
"""The screen, the desktop's own bus, over which Qt speaks with screen readers, and its sound."""
WRITING = re.compile(r"O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|O_APPEND")
DEVICES = re.compile(r"/dev/(null|tty|shm/|dri/|urandom|random)|/proc/self/|/proc/\d+/|/memfd:")
"""What may be opened for writing without keeping anything."""
PYTHON = re.compile(r"python[0-9.]*$")
FAILED = "-1"


def main(words: list[str]) -> int:
    if words[:1] == ["--live"]:
        return _live(int(words[1]))
    wishes = parser("sockets", __doc__, 60, "decisions").parse_args(words)
    if (why := missing()) is not None:
        print(f"Nothing was watched: {why}.")
        return 0
    tally = Tally()
    with TemporaryDirectory(prefix="naipes-sockets-") as folder:
        trace = watched(Path(folder), wishes.count)
        found = judged(trace, Path(folder))
        for what in found.wrong:
            tally.lose(what)
    return tally.sum_up(f"{found.calls.total()} calls watched", **found.calls)


def missing() -> str | None:
    """Return what the proof lacks here."""
    if sys.platform != "linux":
        return "only Linux can be watched in this way"
    if shutil.which("strace") is None:
        return "there is no strace"
    return None if os.environ.get("DISPLAY") else "there is no X server"


def watched(folder: Path, decisions: int) -> str:
    """Let a robot play in a window and return what strace wrote down."""
    trace = folder / "trace.txt"
    command = ["strace", "-f", "--seccomp-bpf", "-qq", "-s", "256", "-e", f"trace={CALLS}",
               "-o", str(trace), sys.executable, "-m", "tools.proofs.sockets", "--live",
               str(decisions)]  # fmt: skip
    # Nothing of the session of whoever runs the proof, such as a message bus, is to be found.
    kept = {name: os.environ[name] for name in ("PATH", "DISPLAY", "XAUTHORITY", "LANG")
            if name in os.environ}  # fmt: skip
    home = folder / "home"
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text('{"speed": "instant", "trick_hold_ms": 200}')
    environment = {**kept, "HOME": str(folder / "nobody"), "NAIPES_HOME": str(home),
                   "XDG_RUNTIME_DIR": str(folder), "PYTHONDONTWRITEBYTECODE": "1",
                   "QT_QPA_PLATFORM": "xcb"}  # fmt: skip
    ended = subprocess.run(command, env=environment, timeout=LONGEST, check=False,
                           capture_output=True, text=True)  # fmt: skip
    assert ended.returncode == 0, ended.stderr
    return trace.read_text(encoding="utf-8", errors="replace")


class Judged:
    """What was called how often, and what should not have been."""

    def __init__(self) -> None:
        self.calls, self.wrong = Counter[str](), list[str]()


def judged(trace: str, folder: Path) -> Judged:
    """Return what of a trace should not be there."""
    found = Judged()
    for name, said, result in _calls(trace):
        found.calls[name] += 1
        if why := _objection(name, said, result, folder):
            found.wrong.append(f"{why}: {name}({said[:300]}) = {result}")
    for needed in ("connect", "execve", "openat"):
        if not found.calls[needed]:
            found.wrong.append(f"{needed} was never seen: the watch does not work")
    return found


def _calls(trace: str) -> Iterator[tuple[str, str, str]]:
    """Yield every call; one that another process interrupted is put together again."""
    begun: dict[str, str] = {}
    for line in trace.splitlines():
        who, _, rest = line.partition(" ")
        rest = rest.strip()
        if rest.endswith("<unfinished ...>"):
            begun[who] = rest.removesuffix("<unfinished ...>")
            continue
        if (resumed := re.match(r"<\.\.\. \w+ resumed>(.*)", rest)) is not None:
            rest = begun.pop(who, "") + resumed[1]
        if (call := re.match(r"(\w+)\((.*)\)\s+= (-?\d+|\?)", rest)) is not None:
            yield call[1], call[2], call[3]


def _objection(name: str, said: str, result: str, folder: Path) -> str:
    """Return what is wrong with a call, or nothing."""
    match name:
        case "socket":
            return "" if said.startswith(ALLOWED_SOCKETS) else "a socket"
        case "connect":
            return "" if DISPLAY.search(said) else "a connection"
        case "bind" | "listen" | "accept" | "accept4" | "ptrace":
            return "an open door"
        case "execve" | "execveat":
            program = re.search(r'"([^"]*)"', said)
            return "" if program and PYTHON.search(program[1]) else "a program"
        case _:
            return _written(said, result, folder)


def _written(said: str, result: str, folder: Path) -> str:
    if result == FAILED or not WRITING.search(said):
        return ""
    path = re.search(r'"([^"]*)"', said)
    where = path[1] if path else ""
    return "" if where.startswith(str(folder)) or DEVICES.match(where) else "a file elsewhere"


def _live(decisions: int) -> int:
    """Be the program, with a robot that closes the window when it has decided so often."""
    from naipes_gui import app

    app.start_no_bus()
    app.load_what_needs_no_qt()
    app.load_qt()
    from PySide6.QtWidgets import QApplication

    from naipes_gui.ui.window import run
    from tools.proofs.robot import Robot, main_window

    QApplication(["naipes", "-style", "Fusion"])

    def tell(**_: Any) -> None:
        window = main_window()
        if robot.frames >= decisions and window is not None:
            robot.stop()
            window.close()

    robot = Robot(Random(decisions), tell)
    robot.start()
    return run.run([])


if __name__ == "__main__":
    end(main)
