"""Opponents that try to see what they may not, each in another way, and who hush it up."""

import builtins
import gc
import io
import os
import sys
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from multiprocessing.util import spawnv_passfds
from pathlib import Path
from random import Random
from stat import S_ISREG
from typing import Any

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.options import Options
from naipes_gui.core.rules import Rules, Stop, View
from naipes_gui.games import all_games
from naipes_gui.session import bot_process
from naipes_gui.session.pipe import Line
from naipes_gui.session.thinking import think

MATCH = Path(__file__).parents[1] / "records" / "ecarte" / "ecarte-default.naipes"
STANDARD = 3
"""So many descriptors every process has."""


def think_beside(pipe: Line, key: str, options: Options) -> None:
    """Think as the program does, but with opponents who peep among the others."""
    game = all_games()[key]
    levels = {**game.bots(), **{way: partial(Peeper, way) for way in (*LOOKS, *GLANCES)}}
    # A frozen value of the child alone, which is about to think.
    object.__setattr__(game, "bots", lambda: levels)
    think(pipe, key, options)


class Peeper:
    """Looks, says nothing of it, and makes the last legal move if it has seen anything."""

    def __init__(
        self, way: str, rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1
    ) -> None:
        self._look = {**LOOKS, **GLANCES}[way]

    def choose(self, view: View[Any], rng: Random, stop: Stop) -> Move:
        try:
            seen = self._look()
        except BaseException:
            seen = None
        return view.moves[-1 if seen else 0]

    def weigh(self, view: View[Any], rng: Random, stop: Stop) -> Counsel:
        return Counsel(self.choose(view, rng, stop))


def _opened_in_its_place() -> int:
    """Open the match where the system has to give the descriptor that was closed."""
    os.close(0)
    return 1 + os.open(MATCH, os.O_RDONLY)


def _spawned_beneath() -> bool:
    """Start a program without the module that Python watches."""
    cat = b"/bin/cat"
    pid = spawnv_passfds(cat, [cat, os.fsencode(MATCH)], [])
    return os.waitpid(pid, 0)[1] == 0


def _loaded_late(name: str) -> Callable[[], object]:
    return lambda: import_module(name)


def _parent(what: str) -> Callable[[], object]:
    return lambda: Path(f"/proc/{os.getppid()}/{what}").read_bytes()


LOOKS: Mapping[str, Callable[[], object]] = {
    "opens the match": lambda: MATCH.read_bytes(),
    "opens it at the bottom": lambda: os.open(MATCH, os.O_RDONLY),
    "opens it as a stream": lambda: io.FileIO(str(MATCH)),
    "opens it as code": lambda: io.open_code(str(MATCH)).read(),  # noqa: SIM115
    "opens it behind a new name": lambda: builtins.open(MATCH).read(),  # noqa: SIM115, PTH123
    "frees a descriptor": _opened_in_its_place,
    "lists the folder": lambda: os.listdir(MATCH.parent),  # noqa: PTH208
    "scans the folder": lambda: list(os.scandir(MATCH.parent)),
    "reads the program's memory": _parent("mem"),
    "reads the program's arguments": _parent("cmdline"),
    "reads the program's surroundings": _parent("environ"),
    "lists the program's files": lambda: list(os.scandir(f"/proc/{os.getppid()}/fd")),
    "lists its own files": lambda: list(os.scandir("/proc/self/fd")),
    "forks": lambda: os.fork() or os._exit(0),
    "becomes another program": lambda: os.execv(sys.executable, [sys.executable, "-V"]),
    "starts a program": lambda: os.system("true") + 1,
    "loads a library": _loaded_late("ctypes"),
    "loads a database": _loaded_late("sqlite3"),
    "loads a module": _loaded_late("tests.contract.positions"),
    "connects": lambda: import_module("socket").socket(),
    "asks the collector": lambda: gc.get_objects(),
    "watches the others": lambda: sys.settrace(lambda *_: None),
    "takes another watch": lambda: sys.addaudithook(lambda *_: None),
    "loosens the limits": lambda: import_module("resource").setrlimit(7, (64, 64)),
    "ends the program": lambda: os.kill(os.getppid(), 0),
    "moves the match": lambda: os.rename(MATCH, MATCH),  # noqa: PTH104
}
"""What reaches out of the process; it is refused, and told."""


def _inherited_files() -> list[int]:
    """Find files that are open here, beyond the three that every process has."""
    found = []
    for number in range(STANDARD, 256):
        try:
            if S_ISREG(os.fstat(number).st_mode):
                found.append(number)
        except OSError:
            continue
    return found


GLANCES: Mapping[str, Callable[[], object]] = {
    "reads open files": lambda: [os.pread(number, 9, 0) for number in _inherited_files()],
    "reads the arguments": lambda: sys.argv[1:],
    "reads the surroundings": lambda: list(os.environ) + list(os.environb),
    "starts a program beneath": _spawned_beneath,
    "looks into the program's modules": lambda: getattr(bot_process, "left_about", None),
    "finds a library that is loaded": lambda: sys.modules.get("_ctypes"),
}
"""What Python does not watch, or what only looks about; there is nothing to be seen."""
