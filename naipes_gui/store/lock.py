"""Keeps two programs from writing to the same match; the system lets go when a program dies."""

import errno
import sys
from typing import BinaryIO

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.text import phrase

FAR_AWAY = 1 << 40
"""The byte that Windows locks: past any record, as nobody could read a locked one."""
_UNSUPPORTED = (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL)
"""What file systems that know no locks answer; the match is then played without one."""


class InUse(BadRecord):
    """Another program, or another window, is playing the match."""

    def __init__(self) -> None:
        super().__init__(
            phrase("store", "This match is open in another window: close it there first.")
        )


if sys.platform == "win32":
    import msvcrt

    def _seize(file: BinaryIO) -> None:
        place = file.tell()
        file.seek(FAR_AWAY)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(place)

else:
    import fcntl

    def _seize(file: BinaryIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock(file: BinaryIO) -> None:
    """Claim an open file until it is closed.

    Raises:
        InUse: somebody else has.

    """
    try:
        _seize(file)
    except OSError as error:
        if error.errno not in _UNSUPPORTED:
            raise InUse from error
