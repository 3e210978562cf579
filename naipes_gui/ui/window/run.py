"""Starts the window."""

import gc
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from naipes_gui.store import log, paths, profiles
from naipes_gui.store import settings as settings_store
from naipes_gui.ui.shared import icon_shelf, language, style
from naipes_gui.ui.shared.enter_presses import EnterPresses
from naipes_gui.ui.shared.tip_by_tab import TipByTab
from naipes_gui.ui.window.faults import Faults
from naipes_gui.ui.window.garbage import GarbageCollector
from naipes_gui.ui.window.main_window import MainWindow
from naipes_gui.ui.window.quitting import Quitting, leave_at_once_on_exit

if sys.platform == "darwin":
    from naipes_gui.ui.window import file_open

COLLECTED_AFTER_MS = 400
UNSEEN = ("offscreen", "minimal", "vnc", "linuxfb")
"""Platforms whose windows nobody sits before."""


def run(argv: Sequence[str]) -> int:
    """Open the window and stay until it is closed; return the exit status.

    Raises:
        ProfileError: who is to play is not known here, or could save no match.

    """
    wishes = _parsed(argv)
    log.keep()
    news = profiles.take_place(wishes.profile)
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
    language.speak(*settings.spoken)
    EnterPresses(app)
    TipByTab(app)
    faults = Faults(app)
    faults.listen()
    app.aboutToQuit.connect(faults.stop)
    icon_shelf.open_shelf()
    window = MainWindow(settings)
    # Queued: what is being painted while something fails is not the moment to show anything.
    faults.met.connect(window.tell_of_fault, Qt.ConnectionType.QueuedConnection)
    quitting = Quitting(app, window)
    QTimer.singleShot(COLLECTED_AFTER_MS, window, lambda: _settle(app))
    _show(app, window, wishes)
    if news is not None:
        QTimer.singleShot(0, window, lambda: window.tell(news))
    leave_at_once_on_exit()
    try:
        return app.exec()
    finally:
        quitting.close()


def _show(app: QApplication, window: MainWindow, wishes: SimpleNamespace) -> None:
    """Show the window with what the command line asks for."""
    if wishes.demo:
        from naipes_gui.ui.window.demo import Demo

        demo = Demo(window, wishes.game, wishes.screenshot)
        window.show()
        QTimer.singleShot(0, demo, demo.start)
        return
    window.show()
    QTimer.singleShot(COLLECTED_AFTER_MS, window, lambda: _make_audible(app, window))
    QTimer.singleShot(COLLECTED_AFTER_MS, window, lambda: _listen_to_desktop(app, window))
    if wishes.file is not None:
        QTimer.singleShot(0, window, lambda: window.open_path(wishes.file))
    if wishes.screenshot is not None:
        wait = 1500 if wishes.file is not None else 400
        QTimer.singleShot(wait, window, lambda: _shoot(window, wishes.screenshot))
    if sys.platform == "darwin" and isinstance(app, file_open.Application):
        app.asked.connect(window.open_path)


def _make_audible(app: QApplication, window: MainWindow) -> None:
    """Let the window be heard where it is seen; no device is asked for before something sounds."""
    if app.platformName() in UNSEEN:
        return
    from naipes_gui.files import resource
    from naipes_gui.ui.shared.sound import bank, output, player

    window.sounds.give(player.Player(lambda: bank.load(resource("sounds")), output.open_device))


def _listen_to_desktop(app: QApplication, window: MainWindow) -> None:
    """Ask what the desktop wants of all programs, once the window stands."""
    if app.platformName() in UNSEEN:
        return
    from naipes_gui.ui.access.desktop import Desktop

    desktop = Desktop(window)
    desktop.changed.connect(window.dressing.dress_again)
    app.aboutToQuit.connect(desktop.stop)
    desktop.start()


def _settle(app: QApplication) -> None:
    """Do what nobody should wait for."""
    # Not among what the program consists of.
    gc.freeze()
    GarbageCollector(app)
    icon_shelf.close_shelf()


def _application() -> QApplication:
    arguments = [sys.argv[0] or "naipes", "-style", "Fusion"]
    if sys.platform == "darwin":
        return file_open.Application(arguments)
    return QApplication(arguments)


def _shoot(window: MainWindow, where: Path) -> None:
    window.grab().save(str(where))
    window.close()


def _parsed(argv: Sequence[str]) -> SimpleNamespace:
    wishes = SimpleNamespace(file=None, demo=False, game="", screenshot=None, profile="")
    if not argv:  # as nearly always; a parser takes 4 ms to import and to make
        return wishes
    from naipes_gui.cli.commands import Parser

    parser = Parser(prog="naipes")
    parser.add_argument("file", nargs="?", type=lambda name: Path(name).absolute())
    parser.add_argument("--demo", action="store_true")
    parser.add_argument("--profile", default="")
    parser.add_argument("--game", default="")
    parser.add_argument("--screenshot", type=lambda name: Path(name).absolute())
    vars(wishes).update(vars(parser.parse_args(list(argv))))
    return wishes
