"""A desktop of its own for a robot: a message bus, the accessibility bus and the program."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from naipes_gui.games import all_games
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_match

SYSTEM_PYTHON, LAUNCHER = "/usr/bin/python3", "/usr/libexec/at-spi-bus-launcher"
KNOWS_THE_BUS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
SETTINGS = {
    "speed": "instant", "trick_hold_ms": 200, "review": False, "banter": False, "sound": False,
    "speech": "full", "panel_open": False,
}  # fmt: skip
NAMES = ("Bruno", "Elvira", "Gala", "Hugo")
SHORT = {
    "ecarte": {}, "nlk": {}, "mosca": {"match": "hands:4"}, "napoleon": {"match": "rounds:1"},
    "hachi_hachi": {"match_end": "hands3"},
}  # fmt: skip
"""A whole match as it is offered, and no longer than it need be."""
SESSION = """
{launcher} --launch-immediately >/dev/null 2>&1 &
bus=$!
sleep 1
{robot} &
robot=$!
sleep 1
{program} >"$NAIPES_HOME/program.txt" 2>&1 &
program=$!
wait -n $robot $program
kill -0 $program 2>/dev/null || kill $robot
wait $robot
kill -0 $program 2>/dev/null || echo "== GONE"
kill $program $bus
wait
"""


def missing() -> str:
    """Return what the system lacks for a robot to listen, or nothing."""
    for command in ("dbus-run-session", SYSTEM_PYTHON, LAUNCHER):
        if shutil.which(command) is None:
            return command
    asked = subprocess.run([SYSTEM_PYTHON, "-c", KNOWS_THE_BUS], check=False, capture_output=True)
    return "" if asked.returncode == 0 else "gir1.2-atspi-2.0"


def begun(home: Path, game: str, language: str, seed: int, **options: Any) -> Path:
    """Save a match that has just begun, and settings; return where the match lies."""
    (home / "config").mkdir(parents=True)
    settings = json.dumps({**SETTINGS, "language": language})
    (home / "config" / "settings.json").write_text(settings, encoding="utf-8")
    folder = home / "data" / "matches"
    folder.mkdir(parents=True)
    made = all_games()[game].options().make(**(options or SHORT[game]))
    bots = [Player(name=name, kind="bot", level="beginner") for name in NAMES[: made.players - 1]]
    you = Player(name={"es": "Tú", "en": "You", "fr": "Vous"}[language])
    recorder = begin_match(game, made.to_json(), [you, *bots], rng=Random(seed), folder=folder)
    recorder.close()
    return recorder.path


def listened(
    home: Path, path: Path, language: str, matches: int, seed: int, patience: float
) -> str:
    """Let the robot play a match and rematches, and return all that it was told."""
    robot = Path(__file__).parent / "robot.py"
    script = SESSION.format(
        launcher=LAUNCHER, robot=f"{SYSTEM_PYTHON} '{robot}' {language} {matches} {seed}",
        program=f"'{sys.executable}' -X faulthandler -m naipes_gui '{path}'",
    )  # fmt: skip
    around = {**os.environ, "NAIPES_HOME": str(home), "QT_QPA_PLATFORM": "xcb",
              "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}  # fmt: skip
    done = subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", script],
        env=around, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False,
        timeout=patience,
    )  # fmt: skip
    return done.stdout
