"""Errors that callers are expected to catch. Each says in one sentence what is wrong."""

from naipes_gui.core.text import Phrase


class NaipesError(Exception):
    """Base of every error this application raises on purpose.

    Holds a `Phrase` for people where there is one, else plain English for the log.
    """

    def __init__(self, what: Phrase | str) -> None:
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


class BotFailed(NaipesError):
    """A bot could not answer."""


class Contradiction(NaipesError):
    """What a seat is said to know cannot be true."""
