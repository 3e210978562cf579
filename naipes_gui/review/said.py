"""Phrases as JSON, and back from files that anybody may have written.

A sentence is kept as what it is made of, so that it is read in whatever language the reader has.
Whoever fills the blanks of a foreign one could be made to write for ever, or to fail: only what
is filled like our own sentences comes back.
"""

from collections.abc import Mapping
from string import Formatter
from typing import Any

from naipes_gui.core.cards import Card, card
from naipes_gui.core.counted import Counted
from naipes_gui.core.quoting import clean_text
from naipes_gui.core.text import InTwoUnits, Phrase, Who
from naipes_gui.core.wording import Wording

LONGEST, DEEPEST = 1_000, 6
"""Characters of a source text, and phrases within phrases."""
FORMS = ("", "short", "mid")
FAR = 1 << 53


def stored(what: Any) -> Any:
    """Return a phrase, or what fills one of its blanks, as JSON."""
    match what:
        case Phrase():
            blanks = {name: stored(value) for name, value in what.blanks.items()}
            old = {"old": stored(what.old)} if isinstance(what, InTwoUnits) else {}
            return {"say": [what.context, what.source], "with": blanks, **old}
        case Who(seat):
            return {"who": seat}
        case Card():
            return {"card": str(what)}
        case (Phrase() | Who(), *_):
            return [stored(each) for each in what]
        case tuple():
            return {"cards": list(map(str, what))}
        case _:
            return what


def told(found: Any, deep: int = 0) -> Any:
    """Return what a JSON value stands for.

    Raises:
        ValueError: it stands for nothing that can be said.

    """
    if deep > DEEPEST:
        raise ValueError("too deep")
    match found:
        case {"say": [str(context), str(source)], "with": dict(blanks)}:
            return _phrase(context, source, blanks, found.get("old"), deep)
        case {"who": int(seat)} if type(seat) is int and 0 <= seat < FAR:
            return Who(seat)
        case {"card": str(code)}:
            return _card(code)
        case {"cards": list(codes)}:
            return tuple(map(_card, codes))
        case list():
            return tuple(told(each, deep + 1) for each in found)
        case str() if len(found) <= LONGEST and clean_text(found) == found:
            return found
        case int() if type(found) is int and abs(found) < FAR:
            return found
        case None:
            return None
        case _:
            raise ValueError("nothing that can be said")


def sentence(found: Any) -> Phrase | str:
    """Return a whole sentence, of which it is known that it can be put into words.

    Raises:
        ValueError: it cannot.

    """
    what = told(found)
    if not isinstance(what, Phrase | str):
        raise ValueError("no sentence")
    try:
        Wording().say(what)
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise ValueError("a sentence with a blank that cannot be filled") from error
    return what


def stored_unit(unit: Counted) -> Any:
    """Return what a worth counts as JSON: by its words, as files have always had it."""
    return "" if unit is Counted.NOTHING else stored(unit.words)


def unit_in(found: Any) -> Counted:
    """Return what `stored_unit` has kept.

    Raises:
        ValueError: nothing is counted in that.

    """
    said = sentence(found)
    if not said:
        return Counted.NOTHING
    # Where its words are translated is no matter of a file that was written before they moved.
    source = said.source if isinstance(said, Phrase) else None
    known = (unit for unit in Counted if source == unit.words.source)
    if (unit := next(known, None)) is None:
        raise ValueError("no unit")
    return unit


def _phrase(context: str, source: str, found: Mapping[Any, Any], old: Any, deep: int) -> Phrase:
    if max(len(context), len(source)) > LONGEST or clean_text(source) != source:
        raise ValueError("no text")
    for _, name, form, how in Formatter().parse(source):
        if name is not None and (not name.isidentifier() or form not in FORMS or how):
            raise ValueError("a blank that none of our texts has")
    blanks = {str(name): told(value, deep + 1) for name, value in found.items()}
    if old is None:
        return Phrase(context, source, blanks)
    other = told(old, deep + 1)
    if not isinstance(other, Phrase):
        raise ValueError("no phrase")
    return InTwoUnits(context, source, blanks, old=other)


def _card(code: Any) -> Card:
    if isinstance(code, str) and len(code) <= 4 and code.isascii() and code.isalnum():
        return card(code)
    raise ValueError("no card")
