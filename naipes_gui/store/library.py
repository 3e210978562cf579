"""The saved matches: listing, naming, deleting with a way back, searching, bringing in and out."""

import logging
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, nullcontext
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from naipes_gui.core.errors import BadRecord, NaipesError
from naipes_gui.core.quoting import quoted
from naipes_gui.core.system_errors import reason
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.store.durable import PASSING, create_whole, move_new, replace_file, sync_folder
from naipes_gui.store.lines import contents, never_begun, unreadable
from naipes_gui.store.lock import lock
from naipes_gui.store.names import REVIEW_SUFFIX, SUFFIX, review_beside, unused
from naipes_gui.store.summary import Stamp, Summary, summarise, summarising

if TYPE_CHECKING:
    from naipes_gui.store.index import Index

log = logging.getLogger(__name__)

BEGUN_AFTER = 60
"""Seconds after which a file without a first line will not get one any more."""


class LibraryError(NaipesError):
    """A match cannot be renamed, deleted, imported or exported; the sentence says why."""


class Deleted(NamedTuple):
    """A match in the trash, and where it came from."""

    path: Path
    origin: Path


class Library:
    """The matches in one folder, and the trash beside it. A file is read again when it changes."""

    def __init__(self, folder: Path, trash: Path, index: Path | None = None) -> None:
        self.folder, self.trash, self._index_file = folder, trash, index
        self._known: dict[Path, tuple[Stamp, Summary]] = {}

    @cached_property
    def _index(self) -> "Index | None":
        """What an earlier run knew; opened when somebody asks, for a start should not wait."""
        from naipes_gui.store.index import Index

        return Index(self._index_file, self.folder) if self._index_file is not None else None

    @property
    def files(self) -> list[Path]:
        """The saved matches as files, in no order."""
        return list(records(self.folder))

    def matches(self, search: str = "") -> list[Summary]:
        """Return the matches in which all words of a search occur, the latest first."""
        words = search.split()
        found = list(self.newest())
        self.keep_in_mind()
        return [match for match in found if match.mentions(words)]

    def newest(self) -> Iterator[Summary]:
        """Yield the matches one by one, the latest first, reading no more than is asked for."""
        return (match for match in self.reading() if match is not None)

    def reading(self) -> Iterator[Summary | None]:
        """Yield the matches, the latest first, and nothing for a stretch of a long one."""
        stamped = [(stamp_of(path), path) for path in self.files]
        stamped.sort(key=lambda file: (file[0].changed_ns, file[1].stem), reverse=True)
        for stamp, path in stamped:
            yield from self._summary(path, stamp)

    def keep_in_mind(self) -> None:
        """Keep what is known of the files that are there, also where not all were read."""
        files = self.files
        self._known = {path: self._known[path] for path in files if path in self._known}
        if self._index is not None:
            self._index.keep(files)

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
        with _claimed(path):
            return _move(path, self.folder, name)

    def delete(self, path: Path) -> Deleted:
        """Put a match into the trash.

        Raises:
            InUse: the match is being played.
            LibraryError: the disk refuses.

        """
        with _claimed(path):
            return Deleted(_move(path, self.trash, path.stem), path)

    def restore(self, deleted: Deleted) -> Path:
        """Bring a match back from the trash, under another name if its own is taken now.

        Raises:
            LibraryError: it is no longer there, or the disk refuses.

        """
        return _move(deleted.path, self.folder, deleted.origin.stem)

    def trashed(self) -> list[Summary]:
        """Return what lies in the trash, what was deleted last first."""
        return sorted(map(summarise, records(self.trash)), key=_deleted_at, reverse=True)

    def put_back(self, path: Path) -> Path:
        """Bring a match back from the trash, under another name if its own is taken now.

        Raises:
            LibraryError: it is no longer there, or the disk refuses.

        """
        return self.restore(Deleted(path, self.folder / path.name))

    def empty_trash(self) -> int:
        """Delete for good what lies in the trash, and return how many matches that were."""
        return sum(map(_removed, records(self.trash)))

    def tidy(self) -> int:
        """Put away what is left of matches that never got as far as a first line; how many."""
        left = [path for path in self.files if not self._is_known(path) and never_begun(path)]
        left += [path for path in _listed(self.folder) if path.suffix == PASSING]
        return sum(self._put_away(path) for path in left if _is_old(path))

    def bring_in(self, path: Path) -> Path:
        """Copy a match from elsewhere, and return where it is now.

        Raises:
            BadRecord: the file is no match at all.
            LibraryError: it is in the library already, or the disk refuses.

        """
        # The record needs the rules, which the list of matches does without.
        from naipes_gui.store.record import Record

        Record.load(path)
        if path.suffix == SUFFIX and _is_same(path.parent, self.folder):
            raise LibraryError(
                phrase("store", "“{name}” is in the library.", name=quoted(path.stem))
            )
        try:
            return _under_a_new_name(
                self.folder, path.stem, lambda target: create_whole(target, _contents(path))
            )
        except OSError as error:
            raise LibraryError(_refused(path, error)) from error

    def export(self, path: Path, target: Path) -> None:
        """Copy a match to where the player wants it; what lies there is replaced.

        Raises:
            InUse: what lies there is a match that is being played.
            LibraryError: it would be copied over itself, or the disk refuses.

        """
        if _is_same(path, target):
            raise LibraryError(
                phrase(
                    "store", "“{name}” is that very file: choose another.", name=quoted(path.stem)
                )
            )
        put_down(_contents(path), target)

    def _put_away(self, path: Path) -> bool:
        if path.suffix == PASSING:
            return _removed(path)
        try:
            self.delete(path)
        except NaipesError as error:
            log.info("%s stays: %s", path, error)
            return False
        return True

    def _is_known(self, path: Path) -> bool:
        """Tell whether a file was read, and had a first line then."""
        known = self._known.get(path)
        if known is not None and known[0] == stamp_of(path):
            return known[1].problem is None
        return self._index is not None and self._index.find(path, stamp_of(path)) is not None

    def _summary(self, path: Path, stamp: Stamp) -> Generator[Summary | None, None, None]:
        known = self._known.get(path)
        if known is None or known[0] != stamp:
            found = self._index.find(path, stamp) if self._index is not None else None
            if found is None:
                found = yield from summarising(path)
                self._note(stamp, found)
            known = self._known[path] = stamp, found
        yield known[1]

    def _note(self, stamp: Stamp, match: Summary) -> None:
        if self._index is not None:
            self._index.note(stamp, match)


def _deleted_at(match: Summary) -> float:
    """Return when a file was moved, as far as the system tells; else when it was written."""
    try:
        return match.path.stat().st_ctime
    except OSError:
        return match.changed


def stamp_of(path: Path) -> Stamp:
    """Return by what it is noticed that a file has changed."""
    try:
        about = path.stat()
    except OSError:
        return Stamp(0, 0)
    return Stamp(about.st_mtime_ns, about.st_size)


def put_down(match: bytes, target: Path) -> None:
    """Write a match into a file of a person's choice; what lies there is replaced.

    Raises:
        InUse: what lies there is a match that is being played.
        LibraryError: the disk refuses.

    """
    try:
        with _claimed(target) if target.exists() else nullcontext():
            replace_file(target, match)
    except OSError as error:
        raise LibraryError(_refused(target, error)) from error


def records(folder: Path) -> list[Path]:
    """Return the saved matches in a folder, in no order."""
    return [path for path in _listed(folder) if path.suffix == SUFFIX]


def reviews(folder: Path) -> list[Path]:
    """Return the reviews that are kept beside the matches in a folder."""
    return [path for path in _listed(folder) if path.suffix == REVIEW_SUFFIX]


def _listed(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError as error:
        log.warning("%s cannot be listed: %s", folder, error)
        return []


@contextmanager
def _claimed(path: Path) -> Iterator[None]:
    """Keep others from playing a match meanwhile.

    Raises:
        InUse: somebody is playing it.
        LibraryError: nobody can tell.

    """
    try:
        file = path.open("r+b")
    except OSError as error:
        raise LibraryError(unreadable(error)) from error
    with file:
        lock(file)
        if sys.platform == "win32":
            file.close()  # for what is open there cannot be moved
        yield


def _move(path: Path, folder: Path, name: str) -> Path:
    """Move a file into a folder, to a name that nobody has."""
    try:
        target = _under_a_new_name(folder, name, lambda target: move_new(path, target))
        sync_folder(path.parent)
    except OSError as error:
        raise LibraryError(_refused(path, error)) from error
    _bring_review(path, target)
    return target


def _bring_review(match: Path, target: Path) -> None:
    """Let the review of a match follow it; where that fails it can be made again."""
    review, there = review_beside(match), review_beside(target)
    try:
        if review.is_file():
            review.replace(there)
        else:
            there.unlink(missing_ok=True)  # of another match, which had this name
    except OSError as error:
        log.info("%s stays behind: %s", review, error)


def _under_a_new_name(folder: Path, name: str, make: Callable[[Path], None]) -> Path:
    """Let a file appear under a name, numbered as often as somebody else is faster."""
    while True:
        target = unused(folder, name)
        try:
            make(target)
        except FileExistsError:
            continue
        sync_folder(folder)
        return target


def _removed(path: Path) -> bool:
    """Remove a file for good, unless somebody has it open."""
    try:
        with _claimed(path):
            path.unlink()
        review_beside(path).unlink(missing_ok=True)
    except (NaipesError, OSError) as error:
        log.info("%s stays: %s", path, error)
        return False
    return True


def _contents(path: Path) -> bytes:
    try:
        return contents(path)
    except BadRecord as error:
        raise LibraryError(error.what) from error


def _is_old(path: Path) -> bool:
    """Tell whether nobody can be writing the beginning of a file any more."""
    try:
        return time.time() - path.stat().st_mtime > BEGUN_AFTER
    except OSError:
        return False  # it has gone by itself


def _is_same(path: Path, other: Path) -> bool:
    try:
        return path.samefile(other)
    except OSError:
        return False  # one of them is not there


def _refused(path: Path, error: OSError) -> Phrase:
    return phrase(
        "store", "“{name}” cannot be moved or copied: {reason}.", name=quoted(path.stem),
        reason=reason(error),
    )  # fmt: skip
