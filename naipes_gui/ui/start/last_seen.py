"""What the start page showed last, which the first frame of the next start shows again.

To find the latest match and play it again takes longer than all else a start does. As long as
the file of a match is what it was, what was told of it holds.
"""

import json
import logging
from pathlib import Path
from typing import Any, NamedTuple, Self

from PySide6.QtCore import QLocale

from naipes_gui.files import resource
from naipes_gui.store import paths
from naipes_gui.store.durable import replace_spare
from naipes_gui.store.summary import Summary
from naipes_gui.ui.start.resume_summary import ResumeSummary

log = logging.getLogger(__name__)

LARGEST_FILE = 64 * 1024
"""Bytes; a larger file is not ours."""
MOST_CARDS = 2
"""With more columns of tiles two unfinished matches stand beside each other."""


class Stamp(NamedTuple):
    """By what it is noticed that a match went on."""

    changed_ns: int
    size: int

    @classmethod
    def of(cls, path: Path) -> Self | None:
        """Return the stamp of a file, or nothing if it is gone."""
        try:
            found = path.stat()
        except OSError:
            return None
        return cls(found.st_mtime_ns, found.st_size)


class Seen(NamedTuple):
    """A match as its card tells of it."""

    path: Path
    stamp: Stamp
    game: str
    title: str
    leaves: str
    """Which match it leaves, in words; empty for most."""
    known: ResumeSummary

    @property
    def changed(self) -> float:
        """When the match was last played, in seconds since 1970."""
        return self.stamp.changed_ns / 1e9

    def is_like(self, other: "Seen") -> bool:
        """Tell whether the match is the same and stands where it stood."""
        return self[:-1] == other[:-1]


class LastSeen(NamedTuple):
    """Everything on the start page that depends on the saved matches."""

    saved: int = 0
    """How many matches are saved."""
    unfinished: int = 0
    cards: tuple[Seen, ...] = ()


def seen_of(match: Summary, known: ResumeSummary) -> Seen:
    """Return what there is to tell of a match."""
    from naipes_gui.ui.shared.match_names import against, from_parent

    about = match.header
    leaves = from_parent(about.parent) if about is not None and about.parent is not None else ""
    stamp = Stamp.of(match.path) or Stamp(round(match.changed * 1e9), 0)
    game = about.game if about is not None else ""
    return Seen(match.path, stamp, game, against(match), leaves, known)


def read() -> LastSeen | None:
    """Return what was shown last, if it is still true as far as the files of its matches tell."""
    try:
        with _file().open("rb") as file:
            stored = json.loads(file.read(LARGEST_FILE))
        if stored["made_for"] != _sign():
            return None
        cards = tuple(map(_card, stored["cards"]))
        seen = LastSeen(int(stored["saved"]), int(stored["unfinished"]), cards)
        if not min(seen.unfinished, 1) <= len(cards) <= min(seen.unfinished, MOST_CARDS):
            raise ValueError("as many cards as matches, or as there is room for")
    except FileNotFoundError:
        return None
    except (OSError, ValueError, TypeError, KeyError, OverflowError, RecursionError) as error:
        log.info("what was shown last cannot be read: %r", error)
        return None
    return seen if all(Stamp.of(card.path) == card.stamp for card in cards) else None


def keep(seen: LastSeen) -> None:
    """Keep what is shown for the next start."""
    cards = [{**card._asdict(), "path": str(card.path)} for card in seen.cards]
    stored = {**seen._asdict(), "cards": cards, "made_for": _sign()}
    try:
        replace_spare(_file(), json.dumps(stored).encode())
    except OSError as error:
        log.info("what is shown was not kept: %s", error)


def _card(stored: dict[str, Any]) -> Seen:
    sentence, marks, first = stored["known"]
    known = ResumeSummary(
        str(sentence), tuple((str(who), int(made), int(of)) for who, made, of in marks), str(first)
    )
    changed_ns, size = map(int, stored["stamp"])
    game, title, leaves = (str(stored[key]) for key in ("game", "title", "leaves"))
    return Seen(Path(stored["path"]), Stamp(changed_ns, size), game, title, leaves, known)


def _sign() -> str:
    """Return what the words depend on: the language and its texts, which a new version brings."""
    language = QLocale().name()
    texts = Stamp.of(resource("i18n", f"{language[:2]}.qm"))
    return f"{language} {texts}"


def _file() -> Path:
    return paths.start_file()
