"""What the program takes while nobody touches it: memory, time and wake-ups. Linux only."""

import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from naipes_gui.window_bench.starting import arguments, environment, unfinished_match

SETTLING = 5.0
"""Seconds until everything that starts by itself has started."""
PROC = Path("/proc")


def measure(seconds: float) -> dict[str, Any]:
    """Return memory in MB, CPU in percent and wake-ups per second, at rest for so long."""
    if not (PROC / "self" / "smaps_rollup").exists():
        return {"error": "memory and wake-ups are read from /proc, which this system lacks"}
    with TemporaryDirectory(prefix="naipes-bench-") as home:
        match = unfinished_match(Path(home) / "data" / "matches")
        return {
            "start_page": _rested(arguments(), home, seconds),
            "table": _rested(arguments(str(match)), home, seconds),
        }


def _rested(command: Sequence[str], home: str, seconds: float) -> dict[str, float]:
    quiet = subprocess.DEVNULL
    program = subprocess.Popen(command, env=environment(home), stdout=quiet, stderr=quiet)
    try:
        time.sleep(SETTLING)
        processes = list(_tree(program.pid))
        before = _taken(processes)
        time.sleep(seconds)
        after = _taken(processes)
        memory = {
            "window_mb": _megabytes(program.pid, "status", "VmRSS:"),
            "all_processes_pss_mb": sum(_megabytes(p, "smaps_rollup", "Pss:") for p in processes),
        }
    finally:
        program.terminate()
        program.wait()
    taken = {
        "cpu_percent": (after[0] - before[0]) / 1e9 / seconds * 100,
        "wake_ups_per_second": (after[1] - before[1]) / seconds,
    }
    return {name: round(value, 2) for name, value in (memory | taken).items()}


def _tree(pid: int) -> Iterator[int]:
    """Yield a process and all that it started."""
    yield pid
    for task in (PROC / str(pid) / "task").iterdir():
        for child in (task / "children").read_text().split():
            yield from _tree(int(child))


def _taken(processes: Sequence[int]) -> tuple[int, int]:
    """Return nanoseconds of CPU and switches of context of all threads so far."""
    tasks = [task for pid in processes for task in (PROC / str(pid) / "task").iterdir()]
    spent = sum(int((task / "schedstat").read_text().split()[0]) for task in tasks)
    lines = (line for task in tasks for line in (task / "status").read_text().splitlines())
    return spent, sum(int(line.split()[1]) for line in lines if "ctxt_switches" in line)


def _megabytes(pid: int, file: str, field: str) -> float:
    lines = (PROC / str(pid) / file).read_text().splitlines()
    return int(next(line for line in lines if line.startswith(field)).split()[1]) / 1024
