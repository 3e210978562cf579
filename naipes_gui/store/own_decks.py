"""Decks that people have: folders with a drawing of all cards, or with a picture of each.

They are only read. A folder of the desktop's kind has an ``index.desktop`` that names the deck.
"""

import logging
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from naipes_gui.core.cards import french
from naipes_gui.core.quoting import clean_text
from naipes_gui.store import paths
from naipes_gui.store.card_names import cards_named

log = logging.getLogger(__name__)

MOST_DECKS, MOST_FILES = 100, 400
LARGEST_INDEX = 64 * 1024
LARGEST_PICTURE = 8 * 1024 * 1024
"""Bytes; a larger picture is not shown."""
PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp", ".svg", ".svgz")
DRAWINGS = (".svg", ".svgz")
LEAST = 8
"""So many cards make a folder a deck; those it lacks are ours."""


@dataclass(frozen=True, slots=True)
class OwnDeck:
    """A deck by the name of its folder."""

    key: str
    name: str
    author: str = ""
    drawing: Path | None = None
    """One drawing of all cards, whose parts are named after them."""
    pictures: Mapping[str, Path] = field(default_factory=dict[str, Path])
    """A picture for each card, and for the back."""


def find_decks() -> dict[str, OwnDeck]:
    """Return the decks of the person and of the system by the names of their folders."""
    found: dict[str, OwnDeck] = {}
    for folder in paths.deck_folders():
        for inside in _folders(folder):
            if inside.name not in found and (deck := read_deck(inside)) is not None:
                found[inside.name] = deck
    return found


def find_deck(key: str) -> OwnDeck | None:
    """Return a deck by the name of its folder, if it is still there."""
    if not key or Path(key).name != key:
        return None
    inside = (folder / key for folder in paths.deck_folders())
    return next((deck for each in inside if (deck := read_deck(each)) is not None), None)


def read_deck(folder: Path) -> OwnDeck | None:
    """Return the deck that a folder holds, or nothing if it is none."""
    files = {file.name: file for file in files_in(folder)}
    about = _about(files.get("index.desktop"))
    name = clean_text(about.get("Name", folder.name))[:60] or folder.name
    author = clean_text(about.get("Author", about.get("X-Author", "")))[:80]
    drawings = [file for file in files.values() if file.suffix.lower() in DRAWINGS]
    named = files.get(Path(about.get("SVG", "")).name)
    if named is None and len(drawings) == 1:
        named = drawings[0]
    if named is not None and named in drawings:
        return OwnDeck(folder.name, name, author, drawing=named)
    pictures = _by_card(files)
    if len(pictures.keys() & set(french().cards)) < LEAST:
        return None
    return OwnDeck(folder.name, name, author, pictures=pictures)


def _by_card(files: Mapping[str, Path]) -> dict[str, Path]:
    stems: dict[str, Path] = {}
    for file in files.values():
        if file.suffix.lower() in PICTURES:
            stems.setdefault(file.stem, file)
    return {card: stems[stem] for card, stem in cards_named(stems).items()}


def _folders(folder: Path) -> list[Path]:
    try:
        inside = sorted(each for each in folder.iterdir() if each.is_dir())
    except OSError:
        return []
    return inside[:MOST_DECKS]


def files_in(folder: Path) -> Iterator[Path]:
    """Yield the files of a folder, and nothing that lies elsewhere."""
    try:
        with os.scandir(folder) as entries:
            for count, entry in enumerate(entries):
                if count >= MOST_FILES:
                    return
                if entry.is_file(follow_symlinks=False):
                    yield Path(entry.path)
    except FileNotFoundError:
        return
    except OSError as error:
        log.info("%s cannot be looked through: %s", folder, error)


def _about(index: Path | None) -> dict[str, str]:
    """Return what an ``index.desktop`` says, whichever group it says it in."""
    if index is None:
        return {}
    try:
        with index.open("rb") as file:
            text = file.read(LARGEST_INDEX).decode("utf-8", "replace")
    except OSError:
        return {}
    pairs = (line.partition("=") for line in text.splitlines() if "=" in line)
    return {key.strip(): value.strip() for key, _, value in reversed([*pairs])}
