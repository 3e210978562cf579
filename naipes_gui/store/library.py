"""The saved matches: listing, naming, deleting with a way back, searching, bringing in and out."""

import logging
import os
import shutil
from pathlib import Path
from typing import NamedTuple

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.quoting import quoted
from naipes_gui.core.system_errors import reason
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.store.lines import unreadable
from naipes_gui.store.lock import lock
from naipes_gui.store.names import SUFFIX, unused
from naipes_gui.store.summary import Summary, summarise

log = logging.getLogger(__name__)


class LibraryError(NaipesError):
    """A match cannot be renamed, deleted, imported or exported; the sentence says why."""


class Deleted(NamedTuple):
    """A match in the trash, and where it came from."""

    path: Path
    origin: Path


class Library:
    """The matches in one folder, and the trash beside it. A file is read again when it changes."""

    def __init__(self, folder: Path, trash: Path) -> None:
        self.folder, self.trash = folder, trash
        self._known: dict[Path, tuple[tuple[int, int], Summary]] = {}

    @property
    def files(self) -> list[Path]:
        """The saved matches as files, in no order."""
        return list(_records(self.folder))

    def matches(self, search: str = "") -> list[Summary]:
        """Return the matches in which all words of a search occur, the latest first."""
        words = search.split()
        found = [self._summary(path) for path in self.files]
        self._known = {match.path: self._known[match.path] for match in found}
        wanted = (match for match in found if match.mentions(words))
        return sorted(wanted, key=lambda match: (match.changed, match.name), reverse=True)

    def unfinished(self) -> list[Summary]:
        """Return the matches that can be played on, the latest first."""
        return [match for match in self.matches() if match.is_unfinished]

    def rename(self, path: Path, name: str) -> Path:
        """Give a match a name, made fit for a file and numbered if it is taken.

        Raises:
            InUse: the match is being played.
            LibraryError: the disk refuses.

        """
        if name.strip() == path.stem:
            return path
        target = unused(self.folder, name)
        _check_free(path)
        _move(path, target)
        return target

    def delete(self, path: Path) -> Deleted:
        """Put a match into the trash.

        Raises:
            InUse: the match is being played.
            LibraryError: the disk refuses.

        """
        _check_free(path)
        target = unused(self.trash, path.stem)
        _move(path, target)
        return Deleted(target, path)

    def restore(self, deleted: Deleted) -> Path:
        """Bring a match back from the trash, under another name if its own is taken now.

        Raises:
            LibraryError: it is no longer there, or the disk refuses.

        """
        target = unused(self.folder, deleted.origin.stem)
        _move(deleted.path, target)
        return target

    def empty_trash(self, before: float) -> int:
        """Delete for good what was last written before a time (seconds since 1970); how many."""
        old = [path for path in _records(self.trash) if path.stat().st_mtime < before]
        for path in old:
            path.unlink(missing_ok=True)
        return len(old)

    def bring_in(self, path: Path) -> Path:
        """Copy a match from elsewhere, and return where it is now.

        Raises:
            BadRecord: the file is no match at all.
            LibraryError: the disk refuses.

        """
        # The record needs the rules, which the list of matches does without.
        from naipes_gui.store.record import Record

        Record.load(path)
        target = unused(self.folder, path.stem)
        _copy(path, target)
        return target

    def export(self, path: Path, target: Path) -> None:
        """Copy a match to where the player wants it; what lies there is replaced.

        Raises:
            LibraryError: the disk refuses.

        """
        _copy(path, target)

    def _summary(self, path: Path) -> Summary:
        try:
            about = path.stat()
            stamp = about.st_mtime_ns, about.st_size
        except OSError:
            stamp = 0, 0
        known = self._known.get(path)
        if known is None or known[0] != stamp:
            known = self._known[path] = stamp, summarise(path)
        return known[1]


def _records(folder: Path) -> list[Path]:
    try:
        return [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except OSError as error:
        log.warning("%s cannot be listed: %s", folder, error)
        return []


def _check_free(path: Path) -> None:
    """Raise `InUse` if somebody is playing a match."""
    try:
        with path.open("r+b") as file:
            lock(file)
    except OSError as error:
        raise LibraryError(unreadable(error)) from error


def _move(path: Path, target: Path) -> None:
    try:
        path.replace(target)
    except OSError as error:
        raise LibraryError(_refused(path, error)) from error


def _copy(path: Path, target: Path) -> None:
    """Copy a file so that the target is whole or not there."""
    beside = target.with_name(f".{target.name[:60]}.{os.getpid()}.part")
    try:
        shutil.copyfile(path, beside)
        beside.replace(target)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise LibraryError(_refused(path, error)) from error


def _refused(path: Path, error: OSError) -> Phrase:
    return phrase(
        "store", "«{name}» cannot be moved or copied: {reason}.", name=quoted(path.stem),
        reason=reason(error),
    )  # fmt: skip
