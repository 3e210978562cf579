"""Matches for the statistics: facts made up, and files with no more lines than are looked at."""

import json
from pathlib import Path
from typing import Any

from naipes_gui.games import all_games
from naipes_gui.statistics.facts import Facts, Sitter

GAME = "napoleon"


def facts(
    *worths: float, nth: int = 1, level: str = "club", assisted: bool = False,
    place: int = 0, end: str = "finished", **other: Any,
) -> Facts:  # fmt: skip
    """Return a match of three, in which the person came to a place from 0."""
    others = [1, 2]
    ranking = tuple((seat,) for seat in (*others[:place], 0, *others[place:]))
    known: dict[str, Any] = {
        "path": Path(f"{nth}.naipes"),
        "game": GAME,
        "rules": "rulebook",
        "started": f"2026-01-{nth:02}T12:00:00Z",
        "sitters": (Sitter("Lucía"), Sitter("Ana", level, "bold"), Sitter("Hugo", level, "wary")),
        "person": 0,
        "assisted": assisted,
        "end": end,
        "ranking": ranking if end == "finished" else (),
        "worths": worths,
        "totals": (int(sum(worths)), -int(sum(worths)), 0),
        "habits": tuple((0,) * 6 for _ in all_games()[GAME].statistics().habits),
    }
    return Facts(**known | other)


def write(path: Path, *lines: dict[str, Any], **header: Any) -> Path:
    """Write a file of a person against two of the club, or with another first line."""
    first: dict[str, Any] = {
        "naipes": 1,
        "game": GAME,
        "options": all_games()[GAME].options().make(players=3).to_json(),
        "seats": [
            {"name": "Lucía", "kind": "human"},
            {"name": "Ana", "kind": "bot", "level": "club", "style": "bold", "version": 3},
            {"name": "Hugo", "kind": "bot", "level": "club", "style": "wary", "version": 3},
        ],
        "app": "0",
        "started": "2026-01-01T12:00:00Z",
    }
    told = [json.dumps(line, separators=(",", ":")) for line in (first | header, *lines)]
    path.write_text("\n".join(told) + "\n", "utf-8")
    return path


def move(seat: int, text: str) -> dict[str, Any]:
    return {"s": seat, "m": text}


def score(*scores: int) -> dict[str, Any]:
    return {"score": list(scores), "pot": 0}
