"""Errors that callers are expected to catch. Each says to people in one sentence what is wrong."""

from naipes_gui.core.text import Phrase


class NaipesError(Exception):
    """Base of every error that people may have to be told.

    A `Phrase` and no plain text: whatever language is spoken, all of the sentence is in it.
    What comes from outside stands in it as `naipes_gui.core.quoting.Quoted`.
    """

    def __init__(self, what: Phrase) -> None:
        super().__init__(what)
        self.what = what


class InvalidMove(NaipesError):
    """The text is not the notation of any move."""


class IllegalMove(NaipesError):
    """The move is well formed but the rules forbid it now."""


class BadOptions(NaipesError):
    """A game was asked to start with options outside their declared bounds."""


class BadRecord(NaipesError):
    """A file is not a record this version can read."""


class Contradiction(Exception):
    """What a seat is said to know cannot be true: a fault of the program, in English."""


class Undeclared(Exception):
    """A game speaks of what it has not declared: a fault of the game, in English."""
