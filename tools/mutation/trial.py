"""Runs tests on spoilt code: in a copy of the project, in a fork that has loaded all but it."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import cache_from_source
from pathlib import Path
from time import monotonic, sleep
from types import ModuleType

from tools.mutation.mutant import Mutant

STEADY = ("-q", "-x", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist",
          "--hypothesis-seed=1", "-m", "not xvfb",
          "-W", "ignore::pytest.PytestAssertRewriteWarning")  # fmt: skip
SURVIVED, CAUGHT, BROKE, LATE = "survived", "caught", "broke", "late"
"""No test failed, one did, nothing could even be loaded, the tests came to no end."""
REFUSED = "refused"
"""No test failed, but the type checker does: such a change is never taken in."""
CHECKER = (sys.executable, "-m", "mypy", "--no-error-summary", "-p", "naipes_gui")
UNKNOWN_TEST = 4
"""What pytest ends with when a test is no longer called so."""
OURS = ("naipes_gui", "tests", "tools")
ENDS = {0: SURVIVED, 1: CAUGHT, 5: SURVIVED}
"""What pytest ends with; 5 is that there was no test at all."""
LOOK = 0.02


class Bench:
    """A copy of the project in which one file at a time is spoilt."""

    def __init__(self, root: Path, log: Path) -> None:
        self._root, self._log = root, log.absolute()
        listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"],
                                capture_output=True, text=True, check=True)  # fmt: skip
        for name in listed.stdout.splitlines():
            if Path(name).is_file():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(name, root / name)
        _load_what_is_not_spoilt()

    def clean(self, tests: Sequence[str], seconds: float) -> str:
        """Return how tests end with nothing spoilt: a test that fails then catches nobody."""
        return self._ended(tests, seconds)

    def tried(self, mutant: Mutant, tests: Sequence[str], seconds: float) -> str:
        """Return how the tests of a mutant end."""
        with self._spoilt(mutant):
            return self._ended(tests, seconds)

    def is_refused(self, mutant: Mutant) -> bool:
        """Tell whether the type checker finds a fault in a mutant."""
        with self._spoilt(mutant):
            return subprocess.run(CHECKER, cwd=self._root, capture_output=True).returncode != 0

    @contextmanager
    def _spoilt(self, mutant: Mutant) -> Iterator[None]:
        path = self._root / mutant.path
        original = path.read_text(encoding="utf-8")
        # What was compiled before would be taken for the mutant, if both are as long and as old.
        Path(cache_from_source(str(path))).unlink(missing_ok=True)
        path.write_text(mutant.text, encoding="utf-8")
        try:
            yield
        finally:
            path.write_text(original, encoding="utf-8")

    def _ended(self, tests: Sequence[str], seconds: float) -> str:
        status = self._status(tests, seconds)
        if status == UNKNOWN_TEST:
            files = sorted({test.partition("::")[0] for test in tests})
            status = self._status(files, seconds)
        # What an earlier mutant showed to fail is no test of the next.
        shutil.rmtree(self._root / ".hypothesis", ignore_errors=True)
        return LATE if status is None else ENDS.get(status, BROKE)

    def _status(self, tests: Sequence[str], seconds: float) -> int | None:
        """Return how pytest ends in a process of its own, or nothing if it does not."""
        pid = os.fork()
        if pid == 0:
            self._run(tests)
        until = monotonic() + seconds
        try:
            while monotonic() < until:
                ended, status = os.waitpid(pid, os.WNOHANG)
                if ended:
                    return os.waitstatus_to_exitcode(status)
                sleep(LOOK)
            return None
        finally:
            # Also when somebody ends this here: tests that hang would go on for ever.
            _kill_group(pid)
            with suppress(ChildProcessError):
                os.waitpid(pid, 0)

    def _run(self, tests: Sequence[str]) -> None:
        status = 3
        try:
            os.setsid()
            _forget_this_project()
            os.chdir(self._root)
            sys.path.insert(0, str(self._root))
            os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
            log = os.open(self._log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            for stream in (1, 2):
                os.dup2(log, stream)
            import pytest

            status = int(pytest.main([*STEADY, *tests]))
        finally:
            os._exit(status)


def _load_what_is_not_spoilt() -> None:
    """Import what takes long and is the same for all mutants."""
    import hypothesis
    import pytest
    import pytestqt.plugin
    from PySide6 import QtWidgets

    del hypothesis, pytest, pytestqt, QtWidgets


def _forget_this_project() -> None:
    """Let what is imported from now on come from the copy."""
    here = {"", str(Path.cwd())}
    sys.path[:] = [path for path in sys.path if path not in here]
    for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
        del sys.modules[name]
    # What a child process of a test is to load first is not this tool.
    sys.modules["__main__"] = ModuleType("__main__")


def _kill_group(pid: int) -> None:
    """End what tests have left running."""
    try:
        os.killpg(pid, signal.SIGKILL)
    except ProcessLookupError:
        return
