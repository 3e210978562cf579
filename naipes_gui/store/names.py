"""Names that come from people or from files, made harmless to show and to store."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

from naipes_gui.core.quoting import clean_text
from naipes_gui.core.text import translate

if TYPE_CHECKING:
    from datetime import datetime

SUFFIX = ".naipes"
REVIEW_SUFFIX = ".review"
"""Comes after the suffix of the match that it is a review of."""
LONGEST_NAME = 40
LONGEST_FILE_NAME = 80
LONGEST_LOST_NAME = 60
"""Characters, or bytes twice as many: the rest is for the word that is added."""
YOU = "You", "Tú", "Vous"
"""What a person who gives no name is called, in every language a match may be begun in."""
_NOT_IN_FILE_NAMES = re.compile(r'[<>:"/\\|?*]')
_DEVICES = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])", re.IGNORECASE)
"""What Windows keeps for devices, whatever the suffix."""


def clean_name(name: str) -> str:
    """Return the name of a player as it may be shown: one short line, or nothing."""
    return clean_text(name)[:LONGEST_NAME].rstrip()


def person_named(name: str) -> str:
    """Return what a person is called: our own word for “you” in the language of the program."""
    return translate("table", "You") if name in YOU else name


def file_stem(name: str) -> str:
    """Return a name as a file may be called on any system, without a suffix."""
    plain = _NOT_IN_FILE_NAMES.sub(" ", clean_text(name).removesuffix(SUFFIX))
    short = " ".join(plain.split())[:LONGEST_FILE_NAME].strip(" .")
    while len(short.encode()) > 2 * LONGEST_FILE_NAME:
        short = short[:-1].strip(" .")
    if _DEVICES.fullmatch(short.partition(".")[0].strip()):
        short = f"{short[:1]}-{short[1:]}"
    return short or "match"


def own_name(game: str, begun: "datetime") -> str:
    """Return what the program calls a match that is begun at a time."""
    # A file is called by the clock on the player's wall.
    return f"{game} {begun.astimezone().strftime('%Y-%m-%d %H.%M.%S')}"


def recovered(stem: str) -> str:
    """Return what a match is called whose file another program took away."""
    word = translate("store", "recovered")
    plain = re.sub(rf" \({re.escape(word)}\)( \(\d+\))?$", "", stem)
    short = plain[:LONGEST_LOST_NAME].encode(errors="replace")[: 2 * LONGEST_LOST_NAME]
    return f"{short.decode(errors='ignore').strip()} ({word})"


def review_beside(match: Path) -> Path:
    """Return where the review of a match is kept: it goes wherever the match goes."""
    return match.with_name(match.name + REVIEW_SUFFIX)


def unused(folder: Path, name: str) -> Path:
    """Return a path in a folder for a match of that name, numbered if the name is taken."""
    stem = file_stem(name)
    path, number = folder / f"{stem}{SUFFIX}", 2
    while path.exists() or path.is_symlink():
        path, number = folder / f"{stem} ({number}){SUFFIX}", number + 1
    return path
