"""What was measured of a level, in one sentence beside the choice of it."""

import json
from functools import cache
from typing import Any

from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.wording import Wording
from naipes_gui.files import resource
from naipes_gui.games import all_games
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.shared.people import level_name

MEASURED = ("beginner", "random"), ("club", "beginner"), ("expert", "club"), ("master", "expert")
"""Whom a level is compared with."""
LOSSES = "losses avoided per deal"
UNITS = {"points per deal": phrase("strength", "points a deal")}
RANDOM = phrase("strength", "somebody who plays at random")


def strength(game: str, level: str) -> str:
    """Return how much better a level plays than the one below, or nothing if not measured."""
    rows = [row for row in _ladder() if _compares(row, game, level)]
    if not rows:
        return ""
    # Where the usual rules were not measured, those that were come near enough to tell.
    row = min(rows, key=lambda row: len(row["options"]))
    told = _told(row)
    if not all_games()[game].levels_play_as_in(row["version"], row["a"], row["b"]):
        told = phrase("strength", "{told} Those were opponents of an earlier version.", told=told)
    return Wording().say(told)


def _told(row: dict[str, Any]) -> Phrase:
    margin = (row["high"] - row["low"]) / 2
    if row["unit"] == LOSSES:
        return _losses(row, margin)
    return phrase(
        "strength", "{mean} ±{margin} {unit} more than {other}, over {decks} equal decks.",
        mean=_number(row["mean"], sign=True), margin=_number(margin), unit=UNITS[row["unit"]],
        other=_named(row["b"]), decks=row["decks"],
    )  # fmt: skip


def _losses(row: dict[str, Any], margin: float) -> Phrase:
    """Return the sentence for a game in which one counts who loses, in hands of a hundred."""
    return phrase(
        "strength",
        "Of 100 hands it loses {fewer} (±{margin}) fewer than {other}; over {decks} equal decks.",
        fewer=round(100 * row["mean"]), margin=max(1, round(100 * margin)),
        other=_named(row["b"]), decks=row["decks"],
    )  # fmt: skip


def _compares(row: dict[str, Any], game: str, level: str) -> bool:
    pair = row["a"], row["b"]
    known = row["game"] == game and (row["unit"] in UNITS or row["unit"] == LOSSES)
    return known and pair in MEASURED and row["a"] == level


def _named(level: str) -> Phrase | str:
    return RANDOM if level == "random" else level_name(level)


def _number(value: float, *, sign: bool = False) -> str:
    text = decimal(abs(value), 2)
    return f"{'−' if value < 0 else '+'}{text}" if sign else text


@cache
def _ladder() -> tuple[dict[str, Any], ...]:
    """Return the measured pairs; the same file is published for readers."""
    rows: list[dict[str, Any]] = json.loads(resource("ladder.json").read_text("utf-8"))
    return tuple(rows)
