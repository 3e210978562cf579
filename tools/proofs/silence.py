"""Where a process stands that gives no sign of life: its stacks, its children's, and its turns.

A process that waits for a processor and one that hangs look alike from outside; the system's own
count of time spent running and time spent waiting for its turn tells them apart.
"""

import shutil
import subprocess
from pathlib import Path


def account(pid: int) -> str:
    """Return what a process and its children are doing, as far as this system tells."""
    return "\n".join(part for each in family(pid) for part in (_turns(each), _stacks(each)))


def family(pid: int) -> list[int]:
    """Return a process and all that come from it."""
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        children = [int(word) for task in tasks for word in (task / "children").read_text().split()]
    except OSError:
        return [pid]
    return [pid, *(each for child in children for each in family(child))]


def waiting(pid: int) -> float:
    """Return for how many seconds a process and its children have waited for a processor."""
    return sum(_spent(each)[1] for each in family(pid))


def _turns(pid: int) -> str:
    ran, waited = _spent(pid)
    return f"{pid}: ran {ran:.1f} s, waited {waited:.1f} s for a processor"


def _spent(pid: int) -> tuple[float, float]:
    """Return how long a process ran and waited for it; 0 where the system does not tell."""
    ran = waited = 0
    for told in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        try:
            one, other, _ = map(int, told.read_text().split())
        except OSError:  # the thread has ended meanwhile
            continue
        ran, waited = ran + one, waited + other
    return ran / 1e9, waited / 1e9


def _stacks(pid: int) -> str:
    if shutil.which("py-spy") is None:
        return "no stacks without py-spy"
    words = ["py-spy", "dump", "--pid", str(pid)]
    told = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    return told.stdout or told.stderr
