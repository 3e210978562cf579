"""Under which name an open file stands now: others rename, replace and delete it meanwhile."""

import os
import sys
from pathlib import Path

if sys.platform == "darwin":
    import fcntl

    _LONGEST_PATH = 1024


def whereabouts(file: int, path: Path) -> Path | None:
    """Return the name of an open file that last had a path, if it is still in that folder.

    Raises:
        OSError: nobody can tell.

    """
    if sys.platform == "win32":
        return path  # where nobody moves a file that somebody else has open
    about = os.fstat(file)
    if _stands_at(about, path):
        return path
    now = _last_name(file)
    if now is None or now.suffix != path.suffix:
        return None
    there = path.with_name(now.name)
    return there if _stands_at(about, there) else None


def _stands_at(about: os.stat_result, path: Path) -> bool:
    try:
        return os.path.samestat(about, path.stat())
    except (FileNotFoundError, NotADirectoryError):
        return False


def _last_name(file: int) -> Path | None:
    """Return what the system calls an open file, which may be a name that it had."""
    if sys.platform == "darwin":
        found = fcntl.fcntl(file, fcntl.F_GETPATH, bytes(_LONGEST_PATH))
        return Path(os.fsdecode(found.rstrip(b"\0")))
    try:
        return Path(f"/proc/self/fd/{file}").readlink()
    except OSError:
        return None  # a system without /proc
