"""The chain of a record: every line holds a fingerprint of all that stands before it."""

import re
from typing import Any

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.fingerprint import sha256
from naipes_gui.core.text import phrase
from naipes_gui.store.lines import kind_of, written

LINK = re.compile(rb'(.*),"h":"([0-9a-f]{16})"\}\n', re.DOTALL)
"""What a line says, and its link, which is the last that it holds."""
BROKEN = phrase(
    "store",
    "The line does not follow from those before: something was changed, added or taken out.",
)


class Chain:
    """Grows link by link; the last one stands for the whole match."""

    def __init__(self, header: bytes) -> None:
        self.last = _link(header.removesuffix(b"\n"))

    def follow(self, text: bytes, line: dict[str, Any]) -> str:
        """Return the link of a line that was read; `last` is for the caller to move on.

        Raises:
            BadRecord: it is not the one that must follow.

        """
        found = LINK.fullmatch(text)
        if found is None and _may_stand_aside(line):
            return self.last
        if found is None or (link := self._next(found[1])) != found[2].decode():
            raise BadRecord(BROKEN)
        return link

    def linked(self, line: dict[str, Any]) -> dict[str, Any]:
        """Return a new line with its link, which is the last one from now on."""
        self.last = self._next(written(line).removesuffix(b"}\n"))
        return {**line, "h": self.last}

    def ends(self, text: bytes) -> bool:
        """Tell whether a whole record ends with the last link, and so is the one it came from."""
        found = LINK.fullmatch(text[text.rfind(b"\n", 0, -1) + 1 :])
        return found is not None and found[2].decode() == self.last

    def _next(self, text: bytes) -> str:
        return _link(f"{self.last}\n".encode() + text)


class NoChain(Chain):
    """What the first format had: every line for itself."""

    def __init__(self) -> None:
        self.last = ""

    def follow(self, text: bytes, line: dict[str, Any]) -> str:
        """Return nothing: any line may follow."""
        return ""

    def ends(self, text: bytes) -> bool:
        """Tell nothing: the end of a record does not stand for the rest."""
        return False

    def linked(self, line: dict[str, Any]) -> dict[str, Any]:
        """Return the line as it is."""
        return line


def _link(text: bytes) -> str:
    return sha256(text).hexdigest()[:16]


def _may_stand_aside(line: dict[str, Any]) -> bool:
    """Tell whether a line may be the remark of a program that knows no chain."""
    return kind_of(line) == "note" and "hint" not in line and "h" not in line
