"""A tape of all that a program asks of a disk, and what the disk may hold when the power fails.

What is on the disk for certain was synced: the bytes of a file by a sync of the file, its name by
a sync of the folder. Of everything since then any part may be there, in any order: a write whole,
in half, as zeros or with a hole at a block; a name or not; a length without its bytes.
"""

import io
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.disk import Disk, Sheet

BLOCK = 4096
Names: TypeAlias = dict[str, int]
"""The files of a folder, each by the number it got when it was made."""


@dataclass(frozen=True, slots=True)
class Write:
    """Bytes at a place in a file."""

    at: int
    text: bytes

    def outcomes(self) -> Iterator[tuple[int, bytes]]:
        """Yield what may come of it on the disk, but for nothing at all."""
        size = len(self.text)
        yield self.at, self.text
        yield self.at, self.text[: size // 2]
        yield self.at, bytes(size)
        edge = BLOCK - self.at % BLOCK
        if edge < size:
            yield self.at, self.text[:edge] + bytes(size - edge)
            yield self.at, bytes(edge) + self.text[edge:]


@dataclass(frozen=True, slots=True)
class Length:
    """A file is so long now."""

    size: int


@dataclass
class File:
    """What is certain of a file, and what is still on its way."""

    certain: bytes = b""
    pending: list[Write | Length] = field(default_factory=list)

    def now(self) -> bytes:
        """Return what a reader sees while the power is on."""
        return _after(self.certain, [_whole(change) for change in self.pending])

    def sync(self) -> None:
        """Make everything certain."""
        self.certain, self.pending = self.now(), []

    def outcomes(self) -> set[bytes]:
        """Return everything that it may hold after a power cut."""
        ways = [(None, *_ways(change)) for change in self.pending]
        return {_after(self.certain, chosen) for chosen in product(*ways)}


Way: TypeAlias = "tuple[int, bytes] | int | None"


def _whole(change: Write | Length) -> Way:
    return (change.at, change.text) if isinstance(change, Write) else change.size


def _ways(change: Write | Length) -> tuple[Way, ...]:
    return tuple(change.outcomes()) if isinstance(change, Write) else (change.size,)


def _after(text: bytes, ways: "list[Way] | tuple[Way, ...]") -> bytes:
    for way in ways:
        if isinstance(way, int):
            text = text[:way].ljust(way, b"\0")
        elif way is not None:
            at, written = way
            text = text[:at].ljust(at, b"\0") + written + text[at + len(written) :]
    return text


@dataclass
class Folder:
    """What is certain of the names in a folder, and which changes are still on their way."""

    certain: Names = field(default_factory=dict)
    pending: list[dict[str, int | None]] = field(default_factory=list)

    def now(self) -> Names:
        """Return the names as they are while the power is on."""
        return _named(self.certain, self.pending)

    def sync(self) -> None:
        """Make everything certain."""
        self.certain, self.pending = self.now(), []

    def outcomes(self) -> Iterator[Names]:
        """Yield every set of names that may be left: any of the changes, or none."""
        for kept in product((False, True), repeat=len(self.pending)):
            changes = [change for change, keeps in zip(self.pending, kept, strict=True) if keeps]
            yield _named(self.certain, changes)


def _named(names: Names, changes: list[dict[str, int | None]]) -> Names:
    found: dict[str, int | None] = dict(names)
    for change in changes:
        found.update(change)
    return {name: number for name, number in found.items() if number is not None}


class Tape(Disk):
    """A disk that works, and tells after every call what a power cut would leave.

    All files of the store must be new to it, and lie in folders below its own.
    """

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path, heard: Callable[[], None]) -> None:
        self.files: list[File] = []
        self.folders: dict[Path, Folder] = {}
        self._opened: dict[int, File | Folder] = {}
        self._heard = heard
        super().__init__(patch, folder)

    def outcomes(self, folder: Path) -> Iterator[dict[str, bytes]]:
        """Yield everything that a folder may hold after a power cut now."""
        for names in self._at(folder).outcomes():
            held = [
                [(name, text) for text in self.files[n].outcomes()] for name, n in names.items()
            ]
            for chosen in product(*held):
                yield dict(chosen)

    def _guarded(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **options: Any) -> Any:
            found = real(*args, **options)
            if self._is_here(args[0]):
                getattr(self, f"_on_{name}", _nothing)(found, *args)
            return found

        return call

    def _open(self, path: Path, mode: str, buffering: int) -> io.FileIO:
        assert buffering == 0
        if not self._is_here(path):
            return io.FileIO(path, mode.replace("b", ""))
        is_new = not path.exists()
        reel = Reel(self, path, mode)
        names = self._at(path.parent)
        if is_new:
            self._change(path.parent, {path.name: self._made()})
        reel.tracked = self.files[names.now()[path.name]]
        self._opened[reel.fileno()] = reel.tracked
        if "w" in mode and not is_new:
            self.changed(reel.tracked, Length(0))
        return reel

    def changed(self, file: File, change: Write | Length) -> None:
        """Hear of a change to a file."""
        file.pending.append(change)
        self._heard()

    def _made(self) -> int:
        self.files.append(File())
        return len(self.files) - 1

    def _at(self, folder: Path) -> Folder:
        return self.folders.setdefault(folder, Folder())

    def _change(self, folder: Path, change: dict[str, int | None]) -> None:
        self._at(folder).pending.append(change)
        self._heard()

    def _on_open(self, found: int, path: Any, flags: int, *_: Any) -> None:
        path = Path(path)
        if path.is_dir():
            self._opened[found] = self._at(path)
        elif path.name not in self._at(path.parent).now():
            self._change(path.parent, {path.name: self._made()})

    def _on_fsync(self, _: object, file: int) -> None:
        if (opened := self._opened.get(file)) is not None:
            opened.sync()
            self._heard()

    def _on_link(self, _: object, source: Path, target: Path) -> None:
        self._change(target.parent, {target.name: self._at(source.parent).now()[source.name]})

    def _on_unlink(self, _: object, path: Any) -> None:
        self._change(Path(path).parent, {Path(path).name: None})

    def _on_replace(self, _: object, source: Any, target: Any) -> None:
        source, target = Path(source), Path(target)
        number = self._at(source.parent).now()[source.name]
        if source.parent == target.parent:
            self._change(target.parent, {source.name: None, target.name: number})
        else:
            self._change(target.parent, {target.name: number})
            self._change(source.parent, {source.name: None})

    _on_rename = _on_replace


def _nothing(*_: object) -> None:
    """Hear of a call that changes nothing."""


class Reel(Sheet):
    """A file on the tape."""

    tracked: File
    disk: Tape

    def read(self, size: int | None = -1) -> bytes:
        return super(Sheet, self).read(-1 if size is None else size)

    def truncate(self, size: int | None = None) -> int:
        length = super(Sheet, self).truncate(size)
        self.disk.changed(self.tracked, Length(length))
        return length

    def write(self, text: Any) -> int:
        at = os.lseek(self.fileno(), 0, os.SEEK_CUR)
        taken = super(Sheet, self).write(text)
        self.disk.changed(self.tracked, Write(at, bytes(text[:taken])))
        return taken
