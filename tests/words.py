"""What a sentence is made of, found without saying it."""

from collections.abc import Iterator
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.quoting import Quoted
from naipes_gui.core.text import Phrase, Who


def phrases(what: Phrase) -> Iterator[Phrase]:
    """Yield a phrase and those in its blanks."""
    yield what
    for value in _flat(what.blanks.values()):
        if isinstance(value, Phrase):
            yield from phrases(value)


def raw_words(what: Phrase) -> list[object]:
    """Return what stands in the blanks untranslated and is not quoted from outside either."""
    return [
        value
        for each in phrases(what)
        for value in _flat(each.blanks.values())
        if not _is_said(value)
    ]


def _is_said(value: object) -> bool:
    if isinstance(value, str) and not any(map(str.isalpha, value)):
        return True  # A figure such as 1½ is the same in every language.
    known = isinstance(value, Phrase | Who | Card | Quoted | int)
    return known and not isinstance(value, bool)


def _flat(values: Any) -> Iterator[object]:
    for value in values:
        if isinstance(value, tuple):
            yield from _flat(value)
        else:
            yield value
