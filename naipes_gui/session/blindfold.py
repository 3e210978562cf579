"""Keeps whoever thinks from seeing anything but the question.

The pack lies in the file of the match, and in the memory of the program, while the hand is
played. An opponent thinks in a process of its own that is started afresh, not forked, and is
handed a pipe and nothing else; there it wears this from before the first question.

Python itself refuses whatever reaches out of the process: files, folders, programs, sockets,
libraries, modules from the disk. It cannot be taken off again. Where the system has limits
(not on Windows) the kernel refuses as well: no file can be opened and no process started.
Sandboxes such as Landlock would add little to that, and to be asked for they need `ctypes`, with
which Python's own refusal could be undone.

`naipes simulate`, `arena` and `verify --opponents` let opponents think in their own process, where
there is no person to be cheated: there they get the same masked views, and no more is promised.
"""

import os
import sys
from collections.abc import Callable


class Peeking(PermissionError):
    """Somebody who thinks has tried to look, or to do anything but think."""


def put_on(tell: Callable[[str], None]) -> None:
    """Let this process do nothing but think from now on; what else it tries is told, once."""
    _forget_the_way()
    _limit()
    _refuse(tell)


def _refuse(tell: Callable[[str], None]) -> None:
    told = False

    def watch(event: str, _: object) -> None:
        nonlocal told
        # Written out here, for what has a name a cheat could change. All of it is what Python
        # does by the way: it reaches nothing that the process does not have.
        if event in {
            "array.__new__", "builtins.id", "code.__new__", "compile", "exec", "function.__new__",
            "object.__delattr__", "object.__getattr__", "object.__setattr__", "pickle.find_class",
            "sys._getframe", "sys.excepthook", "sys.unraisablehook", "time.sleep",
        }:  # fmt: skip
            return
        if not told:
            told = True
            tell(event)
        raise Peeking(event)

    sys.addaudithook(watch)


def _forget_the_way() -> None:
    """Forget which match the program was started with, and where its matches lie."""
    del sys.argv[1:]
    os.environ.clear()


def _limit() -> None:
    """Let the kernel refuse another descriptor and another process."""
    if sys.platform != "win32":
        import resource

        for scarce in (resource.RLIMIT_NOFILE, resource.RLIMIT_NPROC):
            resource.setrlimit(scarce, (0, 0))
