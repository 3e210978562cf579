"""``naipes doctor``: says what of the system is missing, and what to do about it."""

import argparse
import os
import platform
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryFile

from naipes_gui import __version__, games, system
from naipes_gui.cli.commands import Commands, command
from naipes_gui.cli.output import say
from naipes_gui.core.system_errors import reason
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.files import resource
from naipes_gui.store import paths

Finding = tuple[str, Phrase | None]
"""What was looked at, and what is wrong with it."""


def add(commands: Commands) -> None:
    """Declare the command."""
    command(commands, "doctor", translate("cli", "Say what of the system is missing."), run)


def run(_: argparse.Namespace) -> int:
    """Print a line for everything that is needed; 1 if anything is missing."""
    wrong = 0
    for what, problem in _findings():
        wrong += problem is not None
        remark = f": {Wording().say(problem)}" if problem else ""
        say(f"{'--' if problem else 'ok'}  {what}{remark}")
    return min(wrong, 1)


def _findings() -> Iterator[Finding]:
    yield f"Naipes {__version__}, Python {platform.python_version()}, {platform.platform()}", None
    yield f"PySide6 {_qt_version()}", None if system.has_qt() else system.NO_QT
    libraries = system.missing_libraries(system.needed_libraries({"DISPLAY": ":0", **os.environ}))
    yield translate("cli", "system libraries"), system.lacking(libraries)
    yield translate("cli", "screen"), None if system.has_display() else system.NO_DISPLAY
    yield translate("cli", "games: {listed}").format(listed=", ".join(games.all_games())), None
    yield _there(resource("decks", "french"))
    for folder in (paths.config_folder(), paths.data_folder(), paths.state_folder()):
        yield str(folder), _unwritable(folder)


def _qt_version() -> str:
    try:
        return version("PySide6-Essentials")
    except PackageNotFoundError:
        return ""


def _there(folder: Path) -> Finding:
    problem = phrase("cli", "The pictures are missing: install Naipes again.")
    return str(folder), None if folder.is_dir() else problem


def _unwritable(folder: Path) -> Phrase | None:
    try:
        with TemporaryFile(dir=folder):
            return None
    except OSError as error:
        return phrase("cli", "Nothing can be saved there: {reason}.", reason=reason(error))
