"""What the operating system refuses, in words of the reader's language."""

import errno

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.quoting import quoted
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
    errno.EEXIST: phrase("system", "a file of that name is there already"),
    errno.EBUSY: phrase("system", "another program is using it"),
    errno.EMFILE: phrase("system", "too many files are open"),
    errno.ENFILE: phrase("system", "too many files are open"),
    errno.ENODEV: phrase("system", "the disk is not there"),
    errno.ENXIO: phrase("system", "the disk is not there"),
    errno.EFBIG: phrase("system", "the file is too large for this disk"),
    errno.EINVAL: phrase("system", "the name is not possible on this disk"),
    errno.ETIMEDOUT: phrase("system", "the disk does not answer"),
}
"""The usual ones; of others the system's own words are quoted."""


def reason(error: OSError) -> Phrase:
    """Return why the system refused, to be the end of a sentence."""
    said = quoted(error.strerror or error)
    return REASONS.get(error.errno or 0) or phrase("system", "the system says “{said}”", said=said)


def told(error: NaipesError | OSError) -> Phrase:
    """Return an error as a whole sentence."""
    if isinstance(error, NaipesError):
        return error.what
    if error.filename is None:
        return phrase("system", "That is not possible: {reason}.", reason=reason(error))
    name = quoted(error.filename)
    return phrase("system", "{name}: {reason}.", name=name, reason=reason(error))
