"""Spares a start the compiling of what PySide is made of in Python.

PySide carries some thousand lines of it as text inside a library, and compiles them whenever it is
loaded: a tenth of what a bare window of Qt costs. Here their byte code is kept where Python keeps
ours. Most of it only knows what every function of Qt may be given, which is asked for the message
of an error, for a help text, and to write types for editors: that is not run before it is asked.
"""

import builtins
import logging
import marshal
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from pathlib import Path
from types import CodeType
from typing import Any

from naipes_gui import put_off

log = logging.getLogger(__name__)

PART_OF_PYSIDE = "shibokensupport/"
"""How the names begin that PySide gives to its texts."""
PUT_OFF = tuple(
    f"/signature/{name}.py"
    for name in (
        "parser",
        "layout",
        "errorhandler",
        "lib/pyi_generator",
        "lib/enum_sig",
        "lib/tool",
    )
)
"""They load more of Python, and build large patterns: 12 ms. The library asks for them through
`loader.py` alone, as for nothing else: in `mapping.py` it looks without asking."""
LOOKING = "shibokensupport/feature.py"
"""Looks through the source of modules for a feature that nothing here uses: of a first one while
PySide is loaded, for which `inspect` and all that it needs would be run; 5 ms."""
_NOT_LOOKING = b"\n_mod_uses_pyside = lambda module: False\n"
_AS_ASKED = f"from {put_off.__name__} import as_asked; __getattr__ = as_asked(globals())"


def kept_in() -> Path:
    """Return where the byte code lies: among ours, under the name that PySide gives to its own."""
    unpacked: str | None = getattr(sys, "_MEIPASS", None)
    if unpacked is not None:
        return Path(unpacked) / "qt.code"
    return Path(cache_from_source(str(Path(__file__).with_name("shibokensupport.py"))))


class KeptCode:
    """The byte code of texts, as the start before left it; what it lacks is compiled and added."""

    def __init__(self, file: Path) -> None:
        self._file, self._is_new = file, False
        self._held, self._compile = _read(file), compile
        self._used = dict[str, tuple[bytes, CodeType]]()

    @property
    def held(self) -> set[str]:
        """The names of the texts whose byte code there is."""
        return set(self._held)

    def of(self, text: bytes, name: str) -> CodeType:
        """Return the byte code of a text."""
        stamp, held = source_hash(text), self._held.get(name)
        if held is None or held[0] != stamp:
            held, self._is_new = (stamp, self._compile(text, name, "exec")), True
        self._used[name] = held
        return held[1]

    def keep(self) -> None:
        """Keep what had to be compiled for the next start, where Python may keep byte code."""
        is_as_before = not self._is_new and len(self._used) == len(self._held)
        if is_as_before or sys.dont_write_bytecode:
            return
        self._is_new, part = False, self._file.with_suffix(f".{os.getpid()}")
        try:
            self._file.parent.mkdir(exist_ok=True)
            part.write_bytes(MAGIC_NUMBER + marshal.dumps(self._used))
            part.replace(self._file)
        except OSError as error:  # nearly always because somebody else has installed the program
            log.info("byte code not kept: %s", error)


def _read(file: Path) -> dict[str, tuple[bytes, CodeType]]:
    try:
        contents = file.read_bytes()
        if contents.startswith(MAGIC_NUMBER):
            held = marshal.loads(contents[len(MAGIC_NUMBER) :])
            return held if isinstance(held, dict) else {}
    except FileNotFoundError:
        pass
    except (OSError, ValueError, EOFError, TypeError) as error:
        log.info("kept byte code cannot be read: %s", error)
    return {}


@contextmanager
def kept_code(file: Path) -> Iterator[None]:
    """Take the byte code of what PySide compiles from a file as long as this lasts."""
    kept, usual = KeptCode(file), builtins.compile

    def compiled(text: Any, name: Any, mode: str, *more: Any, **named: Any) -> Any:
        is_of_pyside = isinstance(text, bytes) and str(name).startswith(PART_OF_PYSIDE)
        if not is_of_pyside or mode != "exec" or more or named:
            return usual(text, name, mode, *more, **named)
        if not name.endswith(PUT_OFF):
            return kept.of(text + _NOT_LOOKING if name == LOOKING else text, name)
        module = name.removesuffix(".py").replace("/", ".")
        put_off.later(module, lambda: usual(text, name, "exec"))
        return usual(_AS_ASKED, name, "exec")

    setattr(builtins, "compile", compiled)  # noqa: B010  no type may be replaced
    try:
        yield
    finally:
        setattr(builtins, "compile", usual)  # noqa: B010
    kept.keep()
