"""The first line of a record: which game, under which rules, between whom."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.opponent import PLAIN_STYLE, Opponent
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.store.names import clean_name

FORMAT = 1
"""The newest form of a record that this version reads, and the one it writes."""

LONGEST = 100
"""How many times as long as usual a bot may be asked to think."""

NO_RECORD = phrase("store", "This file is not a match of Naipes.")


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
                if isinstance(style, str) and type(version) is int and type(effort) is int:
                    who, effort = clean_name(name), max(1, min(effort, LONGEST))
                    return cls(name=who, kind="bot", level=level, style=style, version=version,
                               effort=effort)  # fmt: skip
            case _:
                pass
        raise BadRecord(phrase("store", "A seat in the first line is not described as it must be."))

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

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players in seat order."""
        return tuple(player.name for player in self.seats)

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
            BadRecord: it is not the first line of a match.

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
                return cls(
                    naipes=naipes,
                    game=game,
                    options=options,
                    seats=tuple(map(Player.from_json, seats)),
                    app=app,
                    started=started,
                )
            case _:
                raise BadRecord(NO_RECORD)

    def to_json(self) -> dict[str, Any]:
        """Return the first line of a record."""
        return {
            "naipes": self.naipes,
            "game": self.game,
            "options": dict(self.options),
            "seats": [player.to_json() for player in self.seats],
            "app": self.app,
            "started": self.started,
        }
