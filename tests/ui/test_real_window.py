"""The program as it is started, in a real window on a real (virtual) screen."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from naipes_gui.store.record import Record
from tests.ui.table_help import begun

pytestmark = pytest.mark.xvfb


def started(home: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "naipes_gui", *arguments],
        env={**os.environ, "NAIPES_HOME": str(home), "QT_QPA_PLATFORM": "xcb"},
        text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


def test_the_demo_plays_a_hand_and_leaves_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "demo.png"
    program = started(tmp_path, "--demo", "--screenshot", str(picture))
    _, errors = program.communicate(timeout=90)
    assert (program.returncode, errors) == (0, "")
    image = QImage(str(picture))
    assert image.width() >= 900
    colours = {image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(60, 600, 9)}
    assert len(colours) > 200


@pytest.mark.skipif(shutil.which("xdotool") is None, reason="there is no xdotool")
def test_keys_of_a_person_reach_the_record(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "matches"
    folder.mkdir(parents=True)
    recorder = begun(folder, seed=3)
    recorder.close()
    program = started(tmp_path, str(recorder.path))
    keys = ["key", "Return", "sleep", "0.3", "key", "Home", "sleep", "0.2"]
    for _ in range(120):
        subprocess.run(["xdotool", *keys], check=True)
        if len(played(recorder.path)) >= 3:
            break
    program.send_signal(signal.SIGKILL)
    program.communicate(timeout=20)
    assert len(played(recorder.path)) >= 3
    assert Record.load(recorder.path).problem is None


def played(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith('{"s"') and json.loads(line)]
