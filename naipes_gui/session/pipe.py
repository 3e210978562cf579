"""Values between two processes of ours.

What `multiprocessing` brings for it takes 2 MB in both, and has a third process look after memory
that they might share, which is another 8 MB.
"""

import os
import pickle
from select import select
from struct import Struct
from typing import Any, Protocol

_LENGTH = Struct("!Q")


class Line(Protocol):
    """An end of a line to another process, as `Pipe` and `multiprocessing` have it."""

    def send(self, obj: Any, /) -> None:
        """Send a value."""

    def recv(self) -> Any:
        """Wait for the next value; raises `EOFError` when the other end is closed."""

    def poll(self, timeout: float = 0.0, /) -> bool:
        """Tell whether there is something to receive, or comes within so many seconds."""

    def close(self) -> None:
        """Let go of this end."""


class Pipe:
    """One end: what is sent from here is received at the other as it was."""

    def __init__(self, incoming: int, outgoing: int) -> None:
        self._incoming, self._outgoing = incoming, outgoing

    @property
    def numbers(self) -> tuple[int, int]:
        """The descriptors of which it can be made again where they were handed on."""
        return self._incoming, self._outgoing

    def send(self, value: Any) -> None:
        """Send a value, and wait until the system has taken it."""
        packed = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
        left = memoryview(_LENGTH.pack(len(packed)) + packed)
        while left:
            left = left[os.write(self._outgoing, left) :]

    def recv(self) -> Any:
        """Wait for the next value.

        Raises:
            EOFError: the other end is closed.

        """
        (length,) = _LENGTH.unpack(self._read(_LENGTH.size))
        return pickle.loads(self._read(length))

    def poll(self, timeout: float = 0.0) -> bool:
        """Tell whether there is something to receive, or comes within so many seconds."""
        # `poll` would be refused to who may open nothing any more.
        return bool(select([self._incoming], (), (), timeout)[0])

    def close(self) -> None:
        """Let go of this end; whoever waits at the other is told."""
        os.close(self._incoming)
        os.close(self._outgoing)

    def _read(self, length: int) -> bytes:
        found = bytearray()
        while len(found) < length:
            more = os.read(self._incoming, length - len(found))
            if not more:
                raise EOFError
            found += more
        return bytes(found)


def pipes() -> tuple[Pipe, Pipe]:
    """Return both ends of a line; no program that is started meanwhile gets hold of them."""
    (here, from_there), (there, from_here) = os.pipe(), os.pipe()
    return Pipe(here, from_here), Pipe(there, from_there)
