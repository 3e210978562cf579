"""What the operating system refuses, in words of the reader's language."""

import errno

from naipes_gui.core.text import Phrase, phrase

REASONS = {
    errno.ENOSPC: phrase("system", "the disk is full"),
    errno.EDQUOT: phrase("system", "the space that you are allowed on the disk is used up"),
    errno.EACCES: phrase("system", "it is not permitted here"),
    errno.EPERM: phrase("system", "it is not permitted here"),
    errno.EROFS: phrase("system", "the disk can only be read"),
    errno.ENOENT: phrase("system", "the file or folder is not there"),
    errno.ENOTDIR: phrase("system", "a file stands where a folder should be"),
    errno.EISDIR: phrase("system", "a folder stands where a file should be"),
    errno.EIO: phrase("system", "the disk has an error"),
    errno.ENAMETOOLONG: phrase("system", "the name is too long"),
}
"""The usual ones; of others the system's own words are given."""


def reason(error: OSError) -> Phrase | str:
    """Return why the system refused, to be the end of a sentence."""
    return REASONS.get(error.errno or 0) or error.strerror or str(error)
