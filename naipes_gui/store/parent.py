"""What a match says of the one from which it leaves: a branch names its parent."""

import re
from enum import Enum
from typing import Any, NamedTuple, Self

from naipes_gui.core.quoting import clean_text
from naipes_gui.core.text import Phrase, phrase

MARK = re.compile(r"[0-9a-f]{16}")
LONGEST_NAME = 100
MOST_MOVES = 500_000


class Kind(Enum):
    """Which cards a branch is played with."""

    SAME = "same"
    """Those of the parent, in the hands that follow as well as far as the parent has them."""
    ANEW = "anew"
    """What the person could not have seen of the hand was dealt anew; later hands are new."""


class Parent(NamedTuple):
    """The match that a branch leaves, and where."""

    mark: str
    """By which the parent is known, whatever its file is called: `Record.mark`."""
    name: str
    """What its file was called when the branch was made."""
    moves: int
    """How many moves of the parent the branch keeps."""
    kind: Kind

    @classmethod
    def from_json(cls, stored: object) -> Self | None:
        """Read the field of a header; what is not understood counts as any unknown field does."""
        match stored:
            case {"match": str(mark), "name": str(name), "moves": int(moves), "kind": str(kind)}:
                known = {one.value: one for one in Kind}
                known_moves = type(moves) is int and 0 <= moves <= MOST_MOVES
                if is_mark(mark) and known_moves and kind in known:
                    return cls(mark, clean_text(name)[:LONGEST_NAME], moves, known[kind])
            case _:
                pass
        return None

    def to_json(self) -> dict[str, Any]:
        """Return the field of the header."""
        return {"match": self.mark, "name": self.name, "moves": self.moves, "kind": self.kind.value}


def told_parent(parent: Parent) -> Phrase:
    """Say which match a branch leaves, where, and with which cards."""
    words = {
        Kind.SAME: phrase(
            "store", "A branch of “{name}” after move {n}, with the same cards", name=parent.name,
            n=parent.moves,
        ),
        Kind.ANEW: phrase(
            "store", "A branch of “{name}” after move {n}, with unseen cards dealt anew",
            name=parent.name, n=parent.moves,
        ),
    }  # fmt: skip
    return words[parent.kind]


def is_mark(value: object) -> bool:
    """Tell whether something is what `mark_of` returns."""
    return isinstance(value, str) and MARK.fullmatch(value) is not None


def mark_of(first: bytes, commit: str) -> str:
    """Return by what a match is known that has this first line and this seal of its first hand."""
    from naipes_gui.core.fingerprint import sha256  # the list of known matches does without

    return sha256(first.removesuffix(b"\n") + b"\n" + commit.encode()).hexdigest()[:16]
