"""Backs of cards and felts that somebody has put there as pictures of their own."""

from pathlib import Path

from naipes_gui.store import paths
from naipes_gui.store.names import clean_name
from naipes_gui.store.own_decks import PICTURES, files_in
from naipes_gui.store.settings import OWN

BACKS, FELTS = "backs", "felts"
MOST = 40


def own_looks(kind: str) -> dict[str, Path]:
    """Return the pictures of a kind by what the settings call them."""
    files = sorted(files_in(paths.looks_folder(kind)))
    named = [f for f in files if f.suffix.lower() in PICTURES and f.name == clean_name(f.name)]
    return {OWN + file.name: file for file in named[:MOST]}


def own_look(kind: str, called: str) -> Path | None:
    """Return the file of a picture, if it is one of the person's and still there."""
    if not called.startswith(OWN):
        return None
    return own_looks(kind).get(called)
