"""The file under a match that is being played, on a disk that may refuse or play tricks.

Everything that the record holds stays in memory too: other programs delete, replace, cut short
and move files while we write to them.
"""

import errno
import logging
from os import SEEK_END
from pathlib import Path
from typing import Any, BinaryIO

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.quoting import quoted
from naipes_gui.core.system_errors import reason
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.store import paths
from naipes_gui.store.durable import create_whole, make_folder, sync, sync_folder, write_all
from naipes_gui.store.lines import written
from naipes_gui.store.lock import lock
from naipes_gui.store.names import recovered, unused
from naipes_gui.store.whereabouts import whereabouts

log = logging.getLogger(__name__)

_GONE = (errno.ENOENT, errno.ENOTDIR, errno.ESTALE)
"""What the system answers when the file is no longer there, here or on the server."""


class Journal:
    """The file under a recorder. What cannot be written now is written before what follows.

    While `failure` holds a sentence, the latest lines are in memory only. The `path` changes
    when another program meddles with the file; ``news`` says so if it is more than a new name.
    """

    def __init__(self, path: Path) -> None:
        self.path, self.size = path, 0
        """Where the file is, and how many bytes of the record are safe in it."""
        self.failure: Phrase | None = None
        self.news: Phrase | None = None
        self._text, self._torn = bytearray(), b""
        self._file: BinaryIO | None = None
        self._is_found_by_name = self._folder_is_due = False

    @property
    def text(self) -> bytes:
        """All lines of the record, whether they are on the disk or not."""
        return bytes(self._text)

    def begin(self, *lines: dict[str, Any]) -> None:
        """Let the file appear with its first lines, or keep them until the disk takes them.

        Raises:
            FileExistsError: there is something of that name.

        """
        self._text += b"".join(map(written, lines))
        try:
            self._appear(self.path)
            self._save()
        except FileExistsError:
            raise
        except (OSError, BadRecord) as error:
            self._fail(error)

    def reopen(self) -> None:
        """Open a file that exists, to go on with it.

        Raises:
            InUse: somebody else is writing to it.
            OSError: it cannot be opened for writing.

        """
        file = open(self.path, "r+b", buffering=0)  # noqa: PTH123, SIM115  tests replace it
        try:
            lock(file)
        except BadRecord:
            file.close()
            raise
        self._file = file
        self._is_found_by_name = whereabouts(file.fileno(), self.path) == self.path

    def adopt(self, size: int) -> None:
        """Take the first bytes of the file for the record; what follows is to be cut off.

        Raises:
            OSError: the file cannot be read.

        """
        whole = self.path.read_bytes()
        self._text[:], self._torn, self.size = whole[:size], whole[size:], size

    def append(self, *lines: dict[str, Any]) -> None:
        """Add lines and wait until they are safe on the disk, if the disk takes them."""
        self._text += b"".join(map(written, lines))
        self.save()

    def save(self) -> None:
        """See to it that all lines are on the disk; `failure` says whether they are."""
        try:
            self._save()
        except (OSError, BadRecord) as error:
            self._fail(error)
        else:
            self.failure = None

    def close(self) -> None:
        """Close the file and let others have it."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _fail(self, error: OSError | BadRecord) -> None:
        if self.failure is None:
            log.warning("%s cannot be written: %s", self.path, error)
        self.failure = not_saved(error)

    def _save(self) -> None:
        if not self.size:
            self._appear_as(self.path.parent, self.path.stem)
        elif not self._is_ours():
            self._start_anew()
        self._write_rest()
        if self._folder_is_due:
            sync_folder(self.path.parent)
            self._folder_is_due = False

    def _is_ours(self) -> bool:
        """Tell whether the file has all that was saved, and nothing of others, under its name."""
        try:
            if self._file is None:
                self.reopen()
            return self._holds_what_was_left() and self._is_in_its_folder()
        except OSError as error:
            # A folder in its place cannot be opened, which systems say in different words.
            if error.errno not in _GONE and not self.path.is_dir():
                raise
            return False

    def _holds_what_was_left(self) -> bool:
        """Compare every byte: neither a size nor a time betrays who overwrites in place."""
        self._held.seek(0)
        whole = self._held.read()
        if self._torn and whole[self.size :] == self._torn:
            whole = whole[: self.size]
        # Part of a line that the disk took before it refused may stand there too.
        return len(whole) >= self.size and self._text.startswith(whole)

    def _is_in_its_folder(self) -> bool:
        """Follow the file to the name it has now; in another folder nobody would look for it."""
        if not self._is_found_by_name:
            return True
        where = whereabouts(self._held.fileno(), self.path)
        self.path = where or self.path
        return where is not None

    def _write_rest(self) -> None:
        file, rest = self._held, self._text[self.size :]
        if file.seek(0, SEEK_END) > self.size:
            file.truncate(self.size)
            # Else a power cut might leave the end of the old line behind half a new one.
            sync(file.fileno())
        self._torn = b""
        if rest:
            file.seek(self.size)
            write_all(file, rest)
            sync(file.fileno())
            self.size += len(rest)

    def _start_anew(self) -> None:
        """Go on in a file of another name, whole, and leave what stands there to the others."""
        lost, folder, name = self.path, self.path.parent, recovered(self.path.stem)
        try:
            self._appear_as(folder, name)
        except OSError:
            if folder == paths.records_folder():
                raise
            self._appear_as(paths.records_folder(), name)
        log.warning("%s is no longer what was written to it: now %s", lost, self.path)
        self.news = phrase(
            "store",
            "Another program has deleted, moved or changed the file of this match: it is kept "
            "in “{name}” from now on.",
            name=quoted(self.path.stem),
        )

    def _appear_as(self, folder: Path, name: str) -> None:
        """Let the file appear under a name that nobody has."""
        make_folder(folder)
        while True:
            try:
                self._appear(unused(folder, name))
            except FileExistsError:
                continue
            return

    def _appear(self, path: Path) -> None:
        create_whole(path, self.text)
        self.close()
        self.path, self.size, self._torn = path, len(self._text), b""
        self._folder_is_due = True
        self.reopen()

    @property
    def _held(self) -> BinaryIO:
        assert self._file is not None
        return self._file


class Memory(Journal):
    """Keeps the lines of a match that nobody will miss after a crash."""

    def __init__(self) -> None:
        super().__init__(Path())

    def begin(self, *lines: dict[str, Any]) -> None:
        """Keep the first lines."""
        self.append(*lines)

    def save(self) -> None:
        """Need nothing: all lines are where they belong."""


def not_saved(error: OSError | BadRecord) -> Phrase:
    """Return the sentence of the banner: the match goes on, but not on the disk."""
    why = reason(error) if isinstance(error, OSError) else error.what
    return phrase("store", "The match goes on, but it is not being saved: {reason}.", reason=why)
