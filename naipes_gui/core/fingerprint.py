"""SHA-256 as Python has it itself: that of `hashlib` brings OpenSSL along, 3 MB and 7 ms."""

from contextlib import suppress
from importlib import import_module
from typing import Protocol, cast


class Fingerprint(Protocol):
    """What has been taken in of something, and what follows from it."""

    def update(self, more: bytes, /) -> None:
        """Take in more."""

    def digest(self) -> bytes:
        """Return the fingerprint."""

    def hexdigest(self) -> str:
        """Return the fingerprint as lower-case hex digits."""


class _Maker(Protocol):
    def __call__(self, contents: bytes = b"", /) -> Fingerprint: ...


def _made_by() -> _Maker:
    # The first is of Python 3.12 and later; what is left out of some builds is in the last.
    for module in ("_sha2", "_sha256"):
        with suppress(ImportError):
            return cast("_Maker", import_module(module).sha256)
    return cast("_Maker", import_module("hashlib").sha256)


sha256 = _made_by()
