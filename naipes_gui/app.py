"""Starts Naipes: the command line if a command is named, else the window."""

import gc
import os
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from naipes_gui import frozen
from naipes_gui.cli import COMMANDS
from naipes_gui.put_off import put_off

if TYPE_CHECKING:
    from naipes_gui.core.text import Phrase

_COMMAND_LINE = (*COMMANDS, "--version", "--help", "-h")
_QT = ("PySide6", "shiboken6", "shared object")
"""What an import error speaks of when Qt is not there, or not whole."""
TURN = 0.0005
"""How long a thread may go on with Python while others wait, in seconds."""


def main() -> int:
    """Run what the command line asks for and return the exit status."""
    if frozen.is_frozen():
        frozen.serve_as_child()
        _leave_the_bundle()
    argv = _command_first(sys.argv[1:])
    if frozen.serves_as_python(argv):
        return 0
    if argv and argv[0] in _COMMAND_LINE:
        from naipes_gui.cli.main import main as run_command

        return run_command(argv)
    return open_window(argv)


def _command_first(argv: list[str]) -> list[str]:
    """Return the arguments with the command before who is to play, where it was typed behind."""
    match argv:
        case ["--profile", name, word, *rest] if word in COMMANDS:
            return [word, "--profile", name, *rest]
    return argv


def open_window(argv: Sequence[str]) -> int:
    """Open the window, or say in one sentence why there can be none."""
    put_off()
    from naipes_gui import system

    # Until the window hears of Ctrl+C itself there is nothing to save; libraries that are being
    # loaded take an exception for a fault of their own.
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    # Some thousand objects are made until the first frame, none of them for nothing.
    gc.disable()
    try:
        if (why := system.obstacle()) is not None:
            return _explain(why)
        start_no_bus()
        start_no_painters()
        take_short_turns()
        return _opened(argv)
    except Exception as error:
        return _explain_fault(error)
    finally:
        gc.enable()
        signal.signal(signal.SIGINT, before)


def _opened(argv: Sequence[str]) -> int:
    try:
        load_what_needs_no_qt()
        load_qt()
        if (why := _lost_matches()) is not None:
            return _explain(why, by_qt=True)
        from naipes_gui.ui.window.run import run
    except ImportError as error:
        from naipes_gui import system

        if not any(word in str(error) for word in _QT):
            raise
        return _explain(system.broken_qt(error))
    from naipes_gui.core.errors import NaipesError

    try:
        return run(list(argv))
    except NaipesError as error:
        return _explain(error.what, by_qt=True)


def _explain_fault(error: Exception) -> int:
    """Log what nobody expected and say so in one sentence."""
    from naipes_gui.cli.fault import written_down

    return _explain(written_down(error))


def load_what_needs_no_qt() -> None:
    """Import what can say in one sentence why there is no window."""
    put_off()
    import naipes_gui.games
    import naipes_gui.store.library
    import naipes_gui.store.paths
    import naipes_gui.store.settings
    import naipes_gui.ui.shared.qss  # noqa: F401


def load_qt() -> None:
    """Load Qt, and import as before from then on.

    PySide looks through the source of every module that is imported after it, for a feature
    that nothing here uses; that is 8 ms of every start.
    """
    import builtins

    from naipes_gui import qt_code

    if hasattr(os, "RTLD_LAZY"):
        # Python has every function found that a library may ever call. Qt calls a tenth of them.
        sys.setdlopenflags(os.RTLD_LAZY)
    with qt_code.kept_code(qt_code.kept_in()):
        import PySide6.QtCore  # noqa: F401

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
    # Before the first class of the window is made.
    from naipes_gui.ui.window import guard

    guard.stand()


def _leave_the_bundle() -> None:
    """Let the programs that we start load the libraries of the system, not those of the bundle."""
    ours = os.environ.pop("LD_LIBRARY_PATH", "")
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", "")
    if ours and before:
        os.environ["LD_LIBRARY_PATH"] = before


def start_no_bus() -> None:
    """Let Qt find the bus of the desktop, but start none where there is no desktop."""
    if sys.platform == "linux" and "DBUS_SESSION_BUS_ADDRESS" not in os.environ:
        folder = os.environ.get("XDG_RUNTIME_DIR") or f"/run/user/{os.getuid()}"
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={folder}/bus"


def start_no_painters() -> None:
    """Let Qt paint by itself alone: it waits for its helpers, and they for whoever is thinking."""
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")


def take_short_turns() -> None:
    """Let the window go on soon where another thread is busy.

    It waits for its turn some ten times a frame. With the 5 ms that Python gives every turn a frame
    took 65 ms beside a thread that reads or reckons.
    """
    sys.setswitchinterval(TURN)


def _lost_matches() -> "Phrase | None":
    """Return why a match would not be kept, or nothing."""
    import logging

    from naipes_gui import system
    from naipes_gui.store import paths

    # What goes wrong here is told in a sentence, so what is logged of it is not for stderr too.
    logging.getLogger("naipes_gui").addHandler(logging.NullHandler())
    return system.cannot_save(paths.data_folder())


def _explain(why: "Phrase", *, by_qt: bool = False) -> int:
    """Say why there is no window on stderr, and in a dialog if there is anybody to read it."""
    from naipes_gui import system
    from naipes_gui.cli import dialog
    from naipes_gui.cli.language import speak
    from naipes_gui.cli.output import complain
    from naipes_gui.core.wording import Wording

    speak()
    sentence = Wording().say(why)
    complain(f"naipes: {sentence}")
    if not dialog.is_wanted() or not system.has_display():
        return 1
    if by_qt:
        from naipes_gui.ui.window import startup_failure

        startup_failure.show(sentence)
    elif why is not system.NO_ANSWER:
        dialog.show(sentence)
    return 1
