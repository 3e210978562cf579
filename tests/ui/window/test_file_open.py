"""A double click on macOS comes as an event."""

import subprocess
import sys

CODE = """
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from naipes_gui.ui.window.file_open import Application

app = Application(["naipes", "-platform", "offscreen"])
app.asked.connect(print)
QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile("/matches/one.naipes")))
"""


def test_the_file_of_the_event_is_asked_for() -> None:
    # There can be only one application in a process, and the tests have theirs.
    command = [sys.executable, "-c", CODE]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "/matches/one.naipes"
