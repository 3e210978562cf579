"""Keys as they are said: most voices pass over signs, and to them a comma is but a pause."""

import re

from naipes_gui.core.text import phrase, translate
from naipes_gui.core.wording import Wording

SPAN = re.compile(r"(\d)–(\d)")
SIGNS = {
    "?": phrase("commands", "question mark"),
    ",": phrase("commands", "comma"),
    ".": phrase("commands", "full stop"),
    "/": phrase("commands", "slash"),
    "[": phrase("commands", "opening bracket"),
    "]": phrase("commands", "closing bracket"),
    "←": phrase("commands", "left arrow"),
    "→": phrase("commands", "right arrow"),
    "↑": phrase("commands", "up arrow"),
    "↓": phrase("commands", "down arrow"),
}


def aloud(keys: str) -> str:
    """Return keys as they are said; what stands apart in print has a pause between."""
    through = translate("commands", "{first} to {last}").format(first=r"\1", last=r"\2")
    ways = SPAN.sub(through, keys).split("  ")
    return ", ".join(map(_way, ways))


def _way(keys: str) -> str:
    parts = keys.split(" ")
    return (", " if parts[-1] in SIGNS else " ").join(map(_key, parts))


def _key(key: str) -> str:
    held, plus, last = key.rpartition("+")
    return held + plus + Wording().say(SIGNS[last]) if last in SIGNS else key
