"""Starts the window."""

import gc
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from naipes_gui.store import paths
from naipes_gui.store import settings as settings_store
from naipes_gui.ui import language, style
from naipes_gui.ui.main_window import MainWindow

if sys.platform == "darwin":
    from naipes_gui.ui import opening

log = logging.getLogger(__name__)

COLLECTED_AFTER_MS = 400
LONGEST_LOG = 500_000
"""Bytes."""


def run(argv: Sequence[str]) -> int:
    """Open the window and stay until it is closed; return the exit status."""
    wishes = _parsed(argv)
    _keep_log()
    QApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    app = QApplication.instance() or _application()
    assert isinstance(app, QApplication)
    app.setApplicationName("naipes")
    app.setApplicationDisplayName("Naipes")
    app.setDesktopFileName("org.naipes.Naipes")
    settings = settings_store.load(paths.settings_file())
    style.apply(app, settings)
    language.speak(settings.language)
    window = MainWindow(settings)
    QTimer.singleShot(COLLECTED_AFTER_MS, window, _collect_again)
    if wishes.demo:
        from naipes_gui.ui.demo import Demo

        demo = Demo(window, wishes.game, wishes.screenshot)
        window.show()
        QTimer.singleShot(0, demo, demo.start)
        return app.exec()
    window.refresh_start()
    window.show()
    if wishes.file is not None:
        QTimer.singleShot(0, window, lambda: window.open_path(wishes.file))
    if wishes.screenshot is not None:
        wait = 1500 if wishes.file is not None else 400
        QTimer.singleShot(wait, window, lambda: _shoot(window, wishes.screenshot))
    if sys.platform == "darwin" and isinstance(app, opening.Application):
        app.asked.connect(window.open_path)
    return app.exec()


def _collect_again() -> None:
    """Look for garbage from now on, but not among what the program consists of."""
    gc.freeze()
    gc.enable()


def _application() -> QApplication:
    arguments = [sys.argv[0] or "naipes", "-style", "Fusion"]
    if sys.platform == "darwin":
        return opening.Application(arguments)
    return QApplication(arguments)


def _shoot(window: MainWindow, where: Path) -> None:
    window.grab().save(str(where))
    window.close()


def _parsed(argv: Sequence[str]) -> SimpleNamespace:
    wishes = SimpleNamespace(file=None, demo=False, game="", screenshot=None)
    if not argv:  # as nearly always; a parser takes 4 ms to import and to make
        return wishes
    from argparse import ArgumentParser

    parser = ArgumentParser(prog="naipes")
    parser.add_argument("file", nargs="?", type=lambda name: Path(name).absolute())
    parser.add_argument("--demo", action="store_true")
    parser.add_argument("--game", default="ecarte")
    parser.add_argument("--screenshot", type=lambda name: Path(name).absolute())
    vars(wishes).update(vars(parser.parse_args(list(argv))))
    return wishes


def _keep_log() -> None:
    """Write the log to its file; without a place for it only warnings go to stderr."""
    level = logging.DEBUG if os.environ.get("NAIPES_DEBUG") else logging.INFO
    stderr = logging.StreamHandler()
    stderr.setLevel(logging.WARNING)
    logging.basicConfig(handlers=[stderr])
    # A full disk is told of at the table, not by a traceback for every line of the log.
    logging.raiseExceptions = False
    try:
        handler = logging.FileHandler(_room_in(paths.log_file()), encoding="utf-8")
    except OSError as error:
        log.warning("no log file: %s", error)
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.setLevel(level)
    logging.getLogger("naipes_gui").addHandler(handler)
    logging.getLogger("naipes_gui").setLevel(level)


def _room_in(log_file: Path) -> Path:
    """Put a long log aside, where it stays until the next one is long."""
    # Turning over while writing would need `logging.handlers`, 9 ms of every start.
    if log_file.exists() and log_file.stat().st_size > LONGEST_LOG:
        log_file.replace(log_file.with_name(f"{log_file.name}.1"))
    return log_file
