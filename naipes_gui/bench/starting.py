"""Times what happens before the window stands, and asks the window to measure its frames."""

import json
import subprocess
from typing import Any

from naipes_gui.bench.timing import seconds, spread
from naipes_gui.children import python, surroundings
from naipes_gui.system import has_display

RUNS = 5
PATIENCE = 300
"""Seconds that the window may take to measure itself."""
PHASES = {
    "interpreter": "pass",
    "program": "import naipes_gui.app",
    "games": "from naipes_gui.games import all_games; all_games()",
    "qt": "import PySide6.QtWidgets",
    "window": "import naipes_gui.ui.window.run",
}
"""What a fresh interpreter is told to do; each phase holds the interpreter itself."""


def start_up() -> dict[str, Any]:
    """Return how long the phases of a start take, each in interpreters of its own."""
    return {name: _phase(code) for name, code in PHASES.items()}


def frames() -> dict[str, Any]:
    """Return what the window measures of itself, or why it does not."""
    environment = surroundings()
    if not has_display():
        environment["QT_QPA_PLATFORM"] = "offscreen"
    command = python("-m", "naipes_gui.window_bench")
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, timeout=PATIENCE, check=True, text=True
        )
        measured: dict[str, Any] = json.loads(done.stdout)
    except subprocess.CalledProcessError as error:
        lines = error.stderr.strip().splitlines()
        return {"error": lines[-1] if lines else f"exit status {error.returncode}"}
    except (subprocess.TimeoutExpired, ValueError) as error:
        return {"error": str(error)}
    return measured


def _phase(code: str) -> dict[str, float]:
    command = python("-c", code)

    def run() -> None:
        subprocess.run(command, env=surroundings(), check=True, capture_output=True)

    try:
        return spread([seconds(run) for _ in range(RUNS)])
    except subprocess.CalledProcessError:
        return {}
