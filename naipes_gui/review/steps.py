"""JSON read a step at a time: a long review would hold up a window."""

import json
import re
from typing import Any

from naipes_gui.core.steps import Steps

SPACE = re.compile(r"[ \t\n\r]*")


def parsing(text: str, deep: int) -> Steps[Any]:
    """Parse JSON, with a pause after everything that lies so many levels deep.

    Raises:
        ValueError: it is no JSON.

    """
    found, at = yield from _value(text, _space(text, 0), deep)
    if at != len(text):
        raise ValueError("more than one value")
    return found


def _value(text: str, at: int, deep: int) -> Steps[tuple[Any, int]]:
    """Return a value and where what follows it begins."""
    opened = text[at : at + 1]
    if deep and opened == "{":
        return (yield from _object(text, _space(text, at + 1), deep - 1))
    if deep and opened == "[":
        return (yield from _array(text, _space(text, at + 1), deep - 1))
    found, at = DECODER.raw_decode(text, at)
    yield
    return found, _space(text, at)


def _object(text: str, at: int, deep: int) -> Steps[tuple[dict[str, Any], int]]:
    found: dict[str, Any] = {}
    while text[at : at + 1] != "}":
        if found:
            at = _past(text, at, ",")
        key, at = DECODER.raw_decode(text, at)
        if not isinstance(key, str):
            raise ValueError("a key that is no text")
        at = _past(text, _space(text, at), ":")
        found[key], at = yield from _value(text, at, deep)
    return found, _space(text, at + 1)


def _array(text: str, at: int, deep: int) -> Steps[tuple[list[Any], int]]:
    found: list[Any] = []
    while text[at : at + 1] != "]":
        if found:
            at = _past(text, at, ",")
        each, at = yield from _value(text, at, deep)
        found.append(each)
    return found, _space(text, at + 1)


def _past(text: str, at: int, sign: str) -> int:
    if text[at : at + 1] != sign:
        raise ValueError(f"no {sign}")
    return _space(text, at + 1)


def _space(text: str, at: int) -> int:
    found = SPACE.match(text, at)
    return found.end() if found is not None else at


def _no_number(name: str) -> Any:
    raise ValueError(name)


DECODER = json.JSONDecoder(parse_constant=_no_number)
