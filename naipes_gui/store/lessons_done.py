"""How far somebody has come in the lessons, and which games they were asked about."""

import json
import logging
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from naipes_gui.store import paths
from naipes_gui.store.durable import replace_spare

log = logging.getLogger(__name__)

LARGEST = 64 * 1024
"""Bytes; a larger file is not ours."""


@dataclass(frozen=True, slots=True)
class LessonsDone:
    """What is known of whoever plays; a file that cannot be read says nothing."""

    places: dict[str, int] = field(default_factory=dict[str, int])
    """At which step a lesson was left, by its key."""
    done: frozenset[str] = frozenset()
    asked: frozenset[str] = frozenset()
    """The games of which it was asked whether they are known."""

    @property
    def begun_games(self) -> tuple[str, ...]:
        """The games of which a lesson was left before its end."""
        return tuple(dict.fromkeys(key.rpartition("-")[0] for key in self.places))

    @property
    def done_by_game(self) -> Counter[str]:
        """How many lessons of each game are done."""
        return Counter(key.rpartition("-")[0] for key in self.done)

    def to_json(self) -> dict[str, Any]:
        """Return what the file holds."""
        return {"places": self.places, "done": sorted(self.done), "asked": sorted(self.asked)}


def read() -> LessonsDone:
    """Return how far whoever plays has come."""
    try:
        with paths.lessons_file().open("rb") as file:
            stored = json.loads(file.read(LARGEST))
        places = {str(key): int(place) for key, place in stored["places"].items()}
        done, asked = (frozenset(map(str, stored[key])) for key in ("done", "asked"))
        return LessonsDone(places, done, asked)
    except FileNotFoundError:
        return LessonsDone()
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        log.warning("how far the lessons have come cannot be read: %r", error)
        return LessonsDone()


def place_of(lesson: str) -> int:
    """Return the step at which a lesson was left; 0 if it is over or was never begun."""
    return read().places.get(lesson, 0)


def keep(lesson: str, place: int, *, done: bool) -> None:
    """Keep how far a lesson has come; one that is over begins anew."""
    known = read()
    places = {key: at for key, at in known.places.items() if key != lesson}
    if not done:
        places[lesson] = place
    finished = known.done | ({lesson} if done else set())
    _write(LessonsDone(places, finished, known.asked))


def keep_asked(game: str) -> None:
    """Keep that it was asked whether a game is known."""
    known = read()
    _write(LessonsDone(known.places, known.done, known.asked | {game}))


def _write(known: LessonsDone) -> None:
    try:
        replace_spare(paths.lessons_file(), json.dumps(known.to_json()).encode())
    except OSError as error:
        log.warning("how far the lessons have come was not kept: %s", error)
