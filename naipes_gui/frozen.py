"""What is different when the program brings its own Python and Qt: it is «frozen»."""

import sys
from contextlib import suppress
from importlib import import_module

_CHILD = ("--multiprocessing-fork", "-c")
"""How `multiprocessing` starts the program again for a child, and for what looks after children."""


def is_frozen() -> bool:
    """Tell whether the program brings its own Python."""
    return bool(getattr(sys, "frozen", False))


def serve_as_child() -> None:
    """Do the work of a child and end, if the program was started again for one."""
    if is_frozen() and not set(_CHILD).isdisjoint(sys.argv[1:]):
        prepare_children()
        from multiprocessing import freeze_support

        freeze_support()


def prepare_children() -> None:
    """Tell `multiprocessing` how a frozen program is started again; needed before it does so.

    PyInstaller would do it at every start, though few need it: 20 ms.
    """
    if is_frozen():
        # Where PyInstaller has done it already the module is not there.
        with suppress(ImportError):
            import_module("pyi_rth_multiprocessing")
