"""Drawings of others, read so that they can neither reach out nor use up the machine.

A drawing is read by Qt as it stands, and Qt opens whatever file a picture in it names. What it
refers to, how often, and how large it is when everything is unfolded is found out before.
"""

import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.quoting import quoted
from naipes_gui.core.text import phrase

LARGEST_FILE = 8 * 1024 * 1024
LARGEST_TEXT = 24 * 1024 * 1024
"""Bytes, when it is unpacked."""
MOST_PARTS = 400_000
"""Elements, each as often as it is used."""
DEEPEST = 200
LARGEST_PICTURE = 2 * 1024 * 1024
"""Characters of a picture inside a drawing."""
PIECE = 64 * 1024
"""Bytes."""
_PACKED = b"\x1f\x8b"
_FILTER = re.compile(rb"""\sfilter\s*=\s*("[^"]*"|'[^']*')|\bfilter\s*:\s*url\([^)]*\)""")
_NAMED = re.compile(rb"""\sid\s*=\s*["']([^"']{1,60})["']""")
_URL = re.compile(r"url\(\s*['\"]?\s*([^)'\"]*)")
_MOVING = ("animate", "animateTransform", "animateMotion", "animateColor", "set")


class UnsafeDrawing(NaipesError):
    """A drawing that is not shown, and why."""


@dataclass(slots=True)
class _Part:
    """An element that has a name: how many it holds itself, and which others it uses."""

    own: int = 1
    uses: list[str] = field(default_factory=list[str])


def read_drawing(path: Path) -> bytes:
    """Return a drawing that may be shown, unpacked and without its filters.

    Raises:
        UnsafeDrawing: it is too large, refers to what lies outside of it, or is no drawing.
        OSError: it cannot be read.

    """
    with path.open("rb") as file:
        held = file.read(LARGEST_FILE + 1)
    if len(held) > LARGEST_FILE:
        raise _too_large(path)
    text = b"".join(_FILTER.sub(b"", piece) for piece in _pieces(_unpacked(held, path)))
    _Look(path).at(text)
    return text


def names_in(text: bytes) -> list[str]:
    """Return the names of the parts of a drawing."""
    found = (name for piece in _pieces(text) for name in _NAMED.findall(piece))
    return [name.decode("utf-8", "replace") for name in found]


def _pieces(text: bytes) -> Iterator[bytes]:
    """Yield a drawing tag by tag, many at a time: while one is searched, nobody else can run."""
    begin = 0
    while begin < len(text):
        end = text.find(b"<", begin + PIECE)
        end = len(text) if end < 0 else end
        yield text[begin:end]
        begin = end


def _unpacked(held: bytes, path: Path) -> bytes:
    if not held.startswith(_PACKED):
        return held
    reader = zlib.decompressobj(wbits=31)
    try:
        text = reader.decompress(held, LARGEST_TEXT + 1)
    except zlib.error as error:
        raise _spoiled(path) from error
    if len(text) > LARGEST_TEXT:
        raise _too_large(path)
    return text


class _Look:
    """Goes through a drawing once, and then through what its parts use."""

    def __init__(self, path: Path) -> None:
        self._path, self._depth = path, 0
        self._root = _Part(0)
        self._parts: dict[str, _Part] = {}
        self._open: list[_Part] = [self._root]

    def at(self, text: bytes) -> None:
        """Look at a drawing."""
        parser = expat.ParserCreate()
        parser.StartElementHandler, parser.EndElementHandler = self._begin, self._end
        parser.EntityDeclHandler = self._entity
        parser.CharacterDataHandler = self._words
        parser.ProcessingInstructionHandler = self._instruction
        try:
            parser.Parse(text, True)
        except (expat.ExpatError, UnicodeError) as error:
            raise _spoiled(self._path) from error
        if self._unfolded() > MOST_PARTS:
            raise _too_large(self._path)

    def _begin(self, name: str, attributes: dict[str, str]) -> None:
        if len(self._open) > DEEPEST or name.rpartition(":")[2] in _MOVING:
            raise _spoiled(self._path)
        part = self._open[-1]
        if (key := attributes.get("id", "")) and key not in self._parts:
            part.uses.append(key)
            part = self._parts[key] = _Part(0)
        self._open.append(part)
        part.own += 1
        for attribute, value in attributes.items():
            if "url(" in value or attribute[-4:] == "href":
                self._refers(part, attribute, value)

    def _end(self, name: str) -> None:
        self._open.pop()

    def _refers(self, part: _Part, attribute: str, value: str) -> None:
        if attribute.rpartition(":")[2] == "href":
            if value.startswith(("data:image/png", "data:image/jpeg", "data:image/jpg")):
                if len(value) > LARGEST_PICTURE:
                    raise _too_large(self._path)
                return
            self._inside(part, value)
        for target in _URL.findall(value) if "url(" in value else ():
            self._inside(part, target)

    def _inside(self, part: _Part, target: str) -> None:
        if not target.startswith("#"):
            raise UnsafeDrawing(
                phrase("own_deck", "“{name}” refers to another file, and is not shown.",
                       name=quoted(self._path.name))
            )  # fmt: skip
        part.uses.append(target[1:].strip())

    def _words(self, text: str) -> None:
        """Look at the rules of a style: they may name files as attributes do."""
        if "@import" in text:
            self._inside(self._root, "@import")
        for target in _URL.findall(text) if "url(" in text else ():
            self._inside(self._root, target)

    def _entity(self, *_: object) -> None:
        raise _spoiled(self._path)

    def _instruction(self, target: str, _: str) -> None:
        if target == "xml-stylesheet":
            self._inside(self._root, target)

    def _unfolded(self) -> int:
        """Count the elements as often as they are drawn; what uses itself has no end."""
        sizes, path = dict[int, int](), {id(self._root)}
        at = [(self._root, self._used_by(self._root))]
        while at:
            part, used = at[-1]
            inner = next((each for each in used if id(each) not in sizes), None)
            if inner is not None:
                if id(inner) in path:
                    raise _spoiled(self._path)
                path.add(id(inner))
                at.append((inner, self._used_by(inner)))
                continue
            total = part.own + sum(sizes[id(each)] for each in self._used_by(part))
            sizes[id(part)] = min(MOST_PARTS + 1, total)
            path.discard(id(part))
            at.pop()
        return sizes[id(self._root)]

    def _used_by(self, part: _Part) -> Iterator[_Part]:
        return (self._parts[key] for key in part.uses if key in self._parts)


def _too_large(path: Path) -> UnsafeDrawing:
    return UnsafeDrawing(
        phrase("own_deck", "“{name}” is too large to be shown.", name=quoted(path.name))
    )


def _spoiled(path: Path) -> UnsafeDrawing:
    return UnsafeDrawing(
        phrase("own_deck", "“{name}” is no drawing that can be shown.", name=quoted(path.name))
    )
