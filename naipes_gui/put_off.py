"""Runs a module when somebody first asks it for something, though it is imported long before.

Much is imported on the way to a window that hardly any window ever uses: what looks into code, what
tells where an error came up, what packs folders. Together that is a tenth of a start.
"""

import sys
from collections.abc import Callable, Iterable
from functools import partial
from importlib.util import find_spec, module_from_spec
from threading import RLock
from types import CodeType
from typing import Any

SELDOM_USED = ("inspect", "traceback", "tempfile", "ipaddress", "bz2", "lzma")
"""Of Python's own: `dataclasses`, `logging`, `pathlib`, `zipfile` and PySide import them, and ask
them for nothing unless something fails or is packed."""

_put_off: dict[str, Callable[[], CodeType]] = {}
_one_asks = RLock()
"""Whoever asks meanwhile in another thread gets the whole module, as from Python's own import."""


def put_off(names: Iterable[str] = SELDOM_USED) -> None:
    """Let these modules be imported from now on without being run, those that have not been yet."""
    for name in names:
        spec = None if name in sys.modules else find_spec(name)
        if spec is not None:
            loader: Any = spec.loader
            module = sys.modules[name] = module_from_spec(spec)
            later(name, partial(loader.get_code, name))
            vars(module)["__getattr__"] = as_asked(vars(module))


def later(name: str, code: Callable[[], CodeType]) -> None:
    """Have `as_asked` run this as the code of a module."""
    _put_off[name] = code


def as_asked(module: dict[str, Any]) -> Callable[[str], Any]:
    """Return what a module answers with that is run when somebody first asks it for something."""
    name_of_module = module["__name__"]

    def answer(name: str) -> Any:
        # Whoever goes through all modules asks for such names, but wants nothing of them.
        if not name.startswith("__"):
            with _one_asks:
                _run(name_of_module, module)
        try:
            return module[name]
        except KeyError:
            raise AttributeError(f"module {name_of_module!r} has no {name!r}") from None

    return answer


def _run(name: str, module: dict[str, Any]) -> None:
    """Run a module that was put off, unless that has been done or is being done."""
    if (code := _put_off.pop(name, None)) is not None:
        exec(code(), module)
        module.pop("__getattr__", None)
