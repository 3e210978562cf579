"""How much a record may hold: more than any match that can be set up needs.

All of it together is less than the largest file that is read, so that a match which was
played can always be opened again.
"""

from collections import Counter
from typing import Any

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.text import phrase

MOST_HANDS = 10_000
MOST_MOVES = 500_000
"""Moves and take-backs, also what was taken back."""
MOST_NOTES = 20_000
"""Notes, hints, and every time a note was changed."""
NOTE_BYTES = 2 * 1024 * 1024
"""All notes together."""

LONGEST_NOTE = 10_000
"""Bytes; escaped, none becomes more than six, and a line has 64 KiB."""

OF_KIND = {"hand": "hand", "move": "move", "undo": "move", "note": "note"}
MOST = {
    "hand": (
        MOST_HANDS,
        phrase("store", "A match has at most {most} hands: end it here.", most=MOST_HANDS),
    ),
    "move": (
        MOST_MOVES,
        phrase("store", "A match has at most {most} moves: end it here.", most=MOST_MOVES),
    ),
    "note": (
        MOST_NOTES,
        phrase("store", "A match has at most {most} notes and hints.", most=MOST_NOTES),
    ),
}
TOO_LONG = phrase("store", "The note is too long: write it shorter, or in two.")
TOO_MUCH = phrase("store", "The notes of a match have at most 2 MiB.")


class Tally:
    """Counts the lines of a record, those that were taken back included."""

    def __init__(self) -> None:
        self._lines, self._bytes = Counter[str](), 0

    def allow(self, kind: str, line: dict[str, Any]) -> None:
        """Let one more line be.

        Raises:
            BadRecord: there are as many already as there may be.

        """
        counted = OF_KIND.get(kind)
        if counted is None:
            return
        most, too_many = MOST[counted]
        if self._lines[counted] >= most:
            raise BadRecord(too_many)
        if counted == "note":
            self._allow_note(str(line["note"]))

    def _allow_note(self, text: str) -> None:
        size = len(text.encode())
        if size > LONGEST_NOTE:
            raise BadRecord(TOO_LONG)
        if self._bytes + size > NOTE_BYTES:
            raise BadRecord(TOO_MUCH)

    def add(self, kind: str, line: dict[str, Any]) -> None:
        """Count a line that has happened."""
        if counted := OF_KIND.get(kind):
            self._lines[counted] += 1
        if counted == "note":
            self._bytes += len(str(line["note"]).encode())
