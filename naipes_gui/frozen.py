"""What is different when the program brings its own Python and Qt: it is “frozen”."""

import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module

_PACKAGE = __name__.partition(".")[0]


def is_frozen() -> bool:
    """Tell whether the program brings its own Python."""
    return bool(getattr(sys, "frozen", False))


def serve_as_child() -> None:
    """Do the work of a child and end, if the program was started again for one."""
    if is_frozen() and _is_for_multiprocessing(sys.argv[1:]):
        prepare_children()
        from multiprocessing import freeze_support

        freeze_support()


def _is_for_multiprocessing(argv: Sequence[str]) -> bool:
    """Tell whether `multiprocessing` asks, for a child or for what looks after children."""
    return "--multiprocessing-fork" in argv or ("-c" in argv and "multiprocessing" in argv[-1])


def serves_as_python(argv: Sequence[str]) -> bool:
    """Do what `python -c` and `python -m` would, and tell whether that was asked.

    `naipes bench` starts parts of the program so, and here the only Python is the program itself.
    """
    match argv:
        case ["-c", code] if is_frozen():
            exec(code, {"__name__": "__main__"})
        case ["-m", module, *rest] if is_frozen() and module.partition(".")[0] == _PACKAGE:
            from runpy import run_module

            sys.argv[1:] = rest
            run_module(module, run_name="__main__", alter_sys=True)
        case _:
            return False
    return True


def to_start_anew(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the variables to start the program with once more, as a whole one with its libraries.

    PyInstaller takes it for a part of this one else, which has the libraries already.
    """
    return dict(environment) | ({"PYINSTALLER_RESET_ENVIRONMENT": "1"} if is_frozen() else {})


def prepare_children() -> None:
    """Tell `multiprocessing` how a frozen program is started again; needed before it does so.

    PyInstaller would do it at every start, though few need it: 20 ms.
    """
    if is_frozen():
        # Where PyInstaller has done it already the module is not there.
        with suppress(ImportError):
            import_module("pyi_rth_multiprocessing")
