"""Files that are whole or not there, also after the power has failed, and never over another."""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

if sys.platform != "win32":
    import fcntl

_NO_SYNCING = (errno.EINVAL, errno.EBADF, errno.ENOTSUP, errno.ENOSYS, errno.ENOTTY)
"""What file systems answer that cannot sync a folder, or not in the way that was asked."""
_NO_LINKS = (errno.EPERM, errno.ENOTSUP, errno.ENOSYS, errno.EMLINK, errno.EACCES)
"""What file systems without second names answer: FAT, some shares, some in user space."""
PASSING = ".part"
"""The suffix of what is being written; whatever lies there at a start is left over."""


def sync(file: int) -> None:
    """Wait until what was written to a descriptor is on the disk.

    Raises:
        OSError: it is not.

    """
    if sys.platform == "darwin":
        # There fsync only hands over to the drive, which may keep it to itself for long.
        try:
            fcntl.fcntl(file, fcntl.F_FULLFSYNC)
        except OSError as error:
            if error.errno not in _NO_SYNCING:
                raise
        else:
            return
    os.fsync(file)


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk; Windows sees to that by itself.

    Raises:
        OSError: they are not.

    """
    if sys.platform == "win32":
        return
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        sync(opened)
    except OSError as error:
        if error.errno not in _NO_SYNCING:
            raise
    finally:
        os.close(opened)


def make_folder(folder: Path) -> None:
    """Make a folder that outlasts a power cut, and those above it.

    Raises:
        OSError: it cannot be made.

    """
    if folder.is_dir():
        return
    make_folder(folder.parent)
    try:
        folder.mkdir()
    except FileExistsError as error:
        if not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from error
    sync_folder(folder.parent)


def move_new(source: Path, target: Path) -> None:
    """Give a file another name, which nothing else may have.

    Raises:
        FileExistsError: something has.
        OSError: the disk refuses.

    """
    if sys.platform == "win32":
        source.rename(target)  # which refuses by itself there
        return
    try:
        os.link(source, target, follow_symlinks=False)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        _move_over_place_holder(source, target)
        return
    try:
        # Else a power cut might leave neither name: the disk takes them in any order.
        sync_folder(target.parent)
        source.unlink()
    except OSError:
        target.unlink()
        raise


def create_whole(path: Path, contents: bytes) -> None:
    """Let a file appear with all that it holds; its folder is still to be synced.

    Raises:
        FileExistsError: there is something of that name.
        OSError: the disk refuses, and there is nothing.

    """
    beside = passing(path)
    try:
        _write_synced(beside, contents)
        move_new(beside, path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def replace_file(path: Path, contents: bytes) -> None:
    """Write a file beside the old one, then let it take its place.

    Raises:
        OSError: the old file stays, or the new one may not outlast a power cut.

    """
    _replace(path, contents, _write_synced)
    sync_folder(path.parent)


def replace_spare(path: Path, contents: bytes) -> None:
    """Do the same with what can be made again, and do not wait for the disk.

    After a power cut it may hold anything, so whoever reads it must not believe it blindly.

    Raises:
        OSError: the old file stays.

    """
    _replace(path, contents, Path.write_bytes)


def _replace(path: Path, contents: bytes, write: Callable[[Path, bytes], object]) -> None:
    beside = passing(path)
    try:
        write(beside, contents)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def passing(path: Path) -> Path:
    """Return the name a file has while it is being written."""
    return path.with_name(f".{path.name[:60]}.{os.getpid()}{PASSING}")


def write_all(file: BinaryIO, contents: bytes | bytearray | memoryview) -> None:
    """Write everything, however little the disk takes at a time.

    Raises:
        OSError: it takes no more.

    """
    rest = memoryview(contents)
    while rest:
        rest = rest[file.write(rest) :]


def _write_synced(path: Path, contents: bytes) -> None:
    with open(path, "wb", buffering=0) as file:  # noqa: PTH123  tests replace it
        write_all(file, contents)
        sync(file.fileno())


def _move_over_place_holder(source: Path, target: Path) -> None:
    """Move a file where it cannot be linked: over an empty one that was nobody else's before."""
    target.touch(exist_ok=False)
    try:
        source.replace(target)
    except OSError:
        target.unlink()
        raise
