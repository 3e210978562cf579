"""A disk that refuses what it is told to refuse, and remembers what it was asked."""

import errno
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from naipes_gui.store import durable, journal

CALLS = (
    "close", "fstat", "fsync", "link", "mkdir", "open", "readlink", "rename", "replace", "rmdir",
    "stat", "unlink",
)  # fmt: skip
"""Of the system, as `os` has them; files know ``open``, ``read``, ``write``, ``truncate`` too."""
MODULES = (durable, journal)
"""Whose files can be made to fail while they are read and written."""


class Killed(BaseException):
    """The program has come to its end, in the middle of whatever it did."""


@dataclass
class Refusal:
    """A call that fails some times from the so-many-th on."""

    error: int
    after: int = 0
    times: float = float("inf")

    def is_due(self) -> bool:
        if self.after > 0:
            self.after -= 1
            return False
        self.times -= 1
        return self.times >= 0


class Disk:
    """Stands between the store and the system for everything below a folder.

    ``room`` is how many bytes its files take until it is full; what does not fit is cut short,
    as a real disk does.
    """

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self.folder, self.room = folder, None
        self._left: int | None = None
        self.asked: list[str] = []
        self._refusals: dict[str, Refusal] = {}
        for name in CALLS:
            patch.setattr(os, name, self._guarded(name, getattr(os, name)))
        for module in MODULES:
            patch.setattr(module, "open", self._open, raising=False)

    room: int | None

    def refuse(
        self, *calls: str, error: int = errno.EIO, after: int = 0, times: float = float("inf")
    ) -> None:
        """Let calls fail with an error, after so many that succeed, so many times."""
        self._refusals.update({call: Refusal(error, after, times) for call in calls})

    def fill(self, room: int = 0) -> None:
        """Let so many bytes more be written, and no more files be made once they are."""
        self.room = room

    def lock_up(self) -> None:
        """Be a disk that can only be read."""
        self.refuse("write open", "link", "mkdir", "rename", "replace", "unlink", error=errno.EROFS)

    def kill_after(self, calls: int) -> None:
        """Let the program die of the call that follows so many."""
        self._left = calls

    def heal(self) -> None:
        """Take everything again."""
        self._refusals.clear()
        self.room = self._left = None

    @contextmanager
    def set_aside(self) -> Iterator[None]:
        """Let a test look at the files itself meanwhile."""
        before = self._refusals, self.room, self._left
        self._refusals, self.room, self._left = {}, None, None
        yield
        self._refusals, self.room, self._left = before

    def meet(self, call: str) -> None:
        """Remember a call, and fail if it is one of those that are to fail."""
        self.asked.append(call)
        if self._left is not None:
            self._left -= 1
            if self._left < 0:
                raise Killed
        refusal = self._refusals.get(call)
        if refusal is not None and refusal.is_due():
            raise OSError(refusal.error, os.strerror(refusal.error))

    def _guarded(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **options: Any) -> Any:
            if self._is_here(args[0]):
                self.meet(name)
            return real(*args, **options)

        return call

    def _is_here(self, where: object) -> bool:
        # Descriptors are passed by nobody but the store while a test runs.
        return isinstance(where, int) or Path(os.fsdecode(where)).is_relative_to(self.folder)  # type: ignore[arg-type]

    def _open(self, path: Path, mode: str, buffering: int) -> io.FileIO:
        assert buffering == 0
        if not self._is_here(path):
            return io.FileIO(path, mode.replace("b", ""))
        self.meet("read open" if mode == "rb" else "write open")
        return Sheet(self, path, mode)


class Sheet(io.FileIO):
    """A file on such a disk."""

    def __init__(self, disk: Disk, path: Path, mode: str) -> None:
        super().__init__(path, mode.replace("b", ""))
        self.disk = disk

    def read(self, size: int | None = -1) -> bytes:
        self.disk.meet("read")
        return super().read(-1 if size is None else size)

    def truncate(self, size: int | None = None) -> int:
        self.disk.meet("truncate")
        return super().truncate(size)

    def write(self, text: Any) -> int:
        self.disk.meet("write")
        if self.disk.room is None:
            return super().write(text)
        if self.disk.room == 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        taken = super().write(text[: self.disk.room])
        self.disk.room -= taken
        return taken
