"""Finds, in what went wrong, the place in a game that made it so."""

from pathlib import Path
from traceback import extract_tb

from naipes_gui.core.errors import NaipesError, Undeclared
from naipes_gui.core.wording import Wording
from naipes_gui.games import folder


def told(fault: Exception, key: str) -> str:
    """Return the file and line of a game where something failed, and what it was."""
    if isinstance(fault, Undeclared):
        return str(fault).removeprefix(f"{key}: ")
    what = _what(fault)
    if isinstance(fault, SyntaxError) and fault.filename:
        return f"{_in_the_game(fault.filename, key) or fault.filename}, line {fault.lineno}: {what}"
    calls = [(_in_the_game(c.filename, key), c.lineno) for c in extract_tb(fault.__traceback__)]
    places = [f"{file}, line {line}: " for file, line in calls if file]
    return f"{places[-1] if places else ''}{what}"


def _what(fault: Exception) -> str:
    if isinstance(fault, NaipesError):
        return Wording().say(fault.what)
    return f"{type(fault).__name__}: {fault}"


def _in_the_game(file: str, key: str) -> str:
    """Name a file by its place in the folder of the game, or nothing if it lies elsewhere."""
    home = folder(key)
    return Path(file).relative_to(home).as_posix() if Path(file).is_relative_to(home) else ""
