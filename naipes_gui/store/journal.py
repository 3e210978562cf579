"""The file under a match that is being played, on a disk that may refuse."""

import logging
import os
from pathlib import Path
from typing import Any, BinaryIO

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.system_errors import reason
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.store.lines import written
from naipes_gui.store.lock import lock

log = logging.getLogger(__name__)


class Journal:
    """The file under a recorder. What cannot be written now is written before what follows.

    While `failure` holds a sentence, the latest lines are in memory only.
    """

    def __init__(self, path: Path, size: int = 0) -> None:
        self.path, self.size = path, size
        self.found: int | None = None
        """The bytes a file that is not held had when it was read."""
        self.failure: Phrase | None = None
        self._unsaved: list[bytes] = []
        self._file: BinaryIO | None = None

    def create(self) -> None:
        """Open a file that must not exist yet.

        Raises:
            FileExistsError: somebody else was faster.
            OSError: it cannot be created; `save` will try again.

        """
        self._hold(open(self.path, "xb", buffering=0))  # noqa: PTH123, SIM115  tests replace it

    def reopen(self) -> None:
        """Open a file that exists, to go on writing after its first `size` bytes.

        Raises:
            InUse: somebody else is writing to it.
            OSError: it cannot be opened for writing.

        """
        self._hold(open(self.path, "r+b", buffering=0))  # noqa: PTH123, SIM115  tests replace it

    def append(self, *lines: dict[str, Any]) -> None:
        """Add lines and wait until they are safe on the disk, if the disk takes them."""
        self._unsaved.extend(map(written, lines))
        self.save()

    def save(self) -> None:
        """Write whatever could not be written before; `failure` says whether it worked."""
        try:
            self._write(b"".join(self._unsaved))
        except (OSError, BadRecord) as error:
            if self.failure is None:
                log.warning("%s cannot be written: %s", self.path, error)
            self.failure = not_saved(error)
        else:
            self.failure = None
            self._unsaved.clear()

    def close(self) -> None:
        """Close the file and let others have it."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def truncate(self) -> None:
        """Cut off what stands after the last line that counts."""
        if self._file is not None:
            self._file.truncate(self.size)

    def _hold(self, file: BinaryIO) -> None:
        try:
            lock(file)
        except BadRecord:
            file.close()
            raise
        self._file = file

    def _write(self, text: bytes) -> None:
        file = self._file or self._open_again()
        if self.failure is not None:
            file.truncate(self.size)
        file.seek(self.size)
        rest = memoryview(text)
        while rest:
            rest = rest[file.write(rest) :]
        os.fsync(file.fileno())
        self.size += len(text)

    def _open_again(self) -> BinaryIO:
        if self.size:
            self._reopen_unchanged()
        else:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.create()
        assert self._file is not None
        return self._file

    def _reopen_unchanged(self) -> None:
        self.reopen()
        if self._file is not None and os.fstat(self._file.fileno()).st_size != self.found:
            self.close()
            raise BadRecord(phrase("store", "another program has changed the file"))


class Memory(Journal):
    """Keeps the lines of a match that nobody will miss after a crash."""

    def __init__(self) -> None:
        super().__init__(Path())
        self.lines: list[bytes] = []

    def append(self, *lines: dict[str, Any]) -> None:
        """Add lines."""
        self.lines.extend(map(written, lines))


def not_saved(error: OSError | BadRecord) -> Phrase:
    """Return the sentence of the banner: the match goes on, but not on the disk."""
    why = reason(error) if isinstance(error, OSError) else error.what
    return phrase("store", "The match goes on, but it is not being saved: {reason}.", reason=why)
