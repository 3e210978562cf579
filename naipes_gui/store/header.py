"""The first line of a record: which game, under which rules, between whom."""

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Self

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.opponent import PLAIN_STYLE, Opponent
from naipes_gui.core.quoting import clean_text
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.store.names import clean_name, person_named
from naipes_gui.store.parent import Parent

FORMAT = 2
"""The newest form of a record that this version reads, and the one it begins matches in."""

LONGEST = 100
"""How many times as long as usual a bot may be asked to think."""

LONGEST_WORD = 100
"""Characters of a game, a level, a style or a version."""
NEWEST_BOTS = 1_000_000
INSTANT = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})"
)

NO_RECORD = phrase("store", "This file is not a match of Naipes.")
NO_SEAT = phrase("store", "A seat in the first line is not described as it must be.")
NO_DATE = phrase("store", "The first line does not say when the match began, as it must.")
NO_WORD = phrase("store", "A text in the first line is too long, or holds what cannot be shown.")


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """Who sits in a seat: a person, or the computer at some level."""

    name: str
    kind: str = "human"
    level: str = ""
    style: str = PLAIN_STYLE
    version: int = 1
    effort: int = 1
    """How many times as long as usual it thinks."""

    @classmethod
    def from_json(cls, stored: Any) -> Self:
        """Read a seat of a header.

        Raises:
            BadRecord: a field is missing or of the wrong type.

        """
        match stored:
            case {"name": str(name), "kind": "human"}:
                return cls(name=clean_name(name))
            case {"name": str(name), "kind": "bot", "level": str(level)}:
                style, version = stored.get("style", PLAIN_STYLE), stored.get("version", 1)
                effort = stored.get("effort", 1)
                plain = isinstance(style, str) and is_word(level) and is_word(style)
                if plain and type(effort) is int and _is_version(version):
                    who, effort = clean_name(name), max(1, min(effort, LONGEST))
                    return cls(name=who, kind="bot", level=level, style=style, version=version,
                               effort=effort)  # fmt: skip
            case _:
                pass
        raise BadRecord(NO_SEAT)

    def to_json(self) -> dict[str, Any]:
        """Return what the header of a record stores."""
        if self.kind == "human":
            return {"name": self.name, "kind": "human"}
        bot = {"level": self.level, "style": self.style, "version": self.version}
        longer = {"effort": self.effort} if self.effort > 1 else {}
        return {"name": self.name, "kind": "bot", **bot, **longer}


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """What must be known before the first move is read; ``started`` is a UTC time in ISO 8601."""

    naipes: int = FORMAT
    game: str
    options: Mapping[str, Any]
    seats: tuple[Player, ...]
    app: str
    started: str
    careful: str = ""
    """A sentence for whoever opens the file in an editor while the match is on."""
    deal: str = ""
    """The code from which all cards follow, in a match that is dealt alike on other machines."""
    parent: Parent | None = None
    """The match from which this one leaves: then it is an exercise, whatever comes of it."""

    @property
    def began(self) -> datetime:
        """When the match was begun, of which `started` is the text."""
        return datetime.fromisoformat(self.started)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players in seat order, as they are written down."""
        return tuple(player.name for player in self.seats)

    @property
    def told_names(self) -> tuple[str, ...]:
        """The same in the window, which calls the person “you” in the present language."""
        return tuple(
            person_named(player.name) if player.kind == "human" else player.name
            for player in self.seats
        )

    @property
    def opponents(self) -> dict[Seat, Opponent]:
        """Who decides for the seats that the computer plays."""
        return {
            # The first opponents had a style in name only.
            Seat(i): Opponent(who.level, who.style if who.version > 1 else "", who.effort)
            for i, who in enumerate(self.seats)
            if who.kind == "bot"
        }

    @property
    def newer(self) -> Phrase | None:
        """Why the match can only be watched, if a later version wrote it."""
        if self.naipes <= FORMAT:
            return None
        return phrase(
            "store",
            "This match was saved by a newer version of Naipes: it can be watched as far as this "
            "version understands it, but not played on. Install the newest version to go on.",
        )

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Self:
        """Read the first line, ignoring fields that only others know.

        Raises:
            BadRecord: it is not the first line of a match, or a field makes no sense.

        """
        match stored:
            case {
                "naipes": int(naipes),
                "game": str(game),
                "options": dict(options),
                "seats": list(seats),
                "app": str(app),
                "started": str(started),
            } if type(naipes) is int and naipes >= 1:
                if not (is_word(game) and is_word(app)):
                    raise BadRecord(NO_WORD)
                if not _is_instant(started):
                    raise BadRecord(NO_DATE)
                return cls(
                    naipes=naipes,
                    game=game,
                    options=options,
                    seats=tuple(map(Player.from_json, seats)),
                    app=app,
                    started=started,
                    careful=clean_text(str(stored.get("careful", ""))),
                    deal=_code(stored.get("deal", "")) if naipes > 1 else "",
                    parent=Parent.from_json(stored.get("parent")),
                )
            case _:
                raise BadRecord(NO_RECORD)

    def to_json(self) -> dict[str, Any]:
        """Return the first line of a record."""
        careful = {"careful": self.careful} if self.careful else {}
        deal = {"deal": self.deal} if self.deal else {}
        parent = {"parent": self.parent.to_json()} if self.parent is not None else {}
        return {
            "naipes": self.naipes,
            **careful,
            "game": self.game,
            "options": dict(self.options),
            "seats": [player.to_json() for player in self.seats],
            "app": self.app,
            "started": self.started,
            **deal,
            **parent,
        }


def is_word(text: str) -> bool:
    """Tell whether a text of a header is short and holds only what can be shown as it is."""
    return len(text) <= LONGEST_WORD and clean_text(text) == text


def _code(value: object) -> str:
    """Return the code of shared deals; nothing, where the field is missing."""
    if isinstance(value, str) and is_word(value):
        return value
    raise BadRecord(NO_WORD)


def _is_version(value: object) -> bool:
    return type(value) is int and 0 <= value < NEWEST_BOTS


def _is_instant(text: str) -> bool:
    if INSTANT.fullmatch(text):
        with suppress(ValueError):
            return bool(datetime.fromisoformat(text))
    return False
