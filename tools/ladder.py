"""Measures how strong the opponents are, and keeps what was measured for everybody to repeat.

``resources/ladder.json`` holds a row for every pair that is compared; ``resources/ladder.md``
is the same to read. ``python -m tools.ladder GAME…`` plays the rows of some games anew, or of
all, and writes the figures down; ``--add ecarte --a club --b greedy --decks 200`` measures a
new pair first; ``--old`` plays only the rows of other opponents than today's; ``--check`` ends
with 1 if the figures are not those that are written down; ``--read`` plays nothing and only writes
what is to be read. Which decks a row is played over, by which seed, stands in it beforehand.
"""

import argparse
import json
import shlex
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import fmean
from typing import Any

from naipes_gui.cli.arena import between, fought, unit
from naipes_gui.cli.choosing import add_game, chosen_game, chosen_options
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games

FOLDER = Path(__file__).parent.parent / "resources"
TABLE, READING = FOLDER / "ladder.json", FOLDER / "ladder.md"
INTRODUCTION = """# How strong the opponents are

Every row compares two players over the same decks, `a` once in each seat among players `b`.
The mean is what `a` scores more than `b` does in the same seat of the same deck (between two:
what `a` scores above `b`); more is better for `a`, and where the interval of 95 % leaves out 0
the difference is more than luck. Of NLK, where a hand has one loser, it is the interval of a
share (Wilson's) and not that of a mean. `reference` and `greedy` are players that never change.
The commands repeat the figures exactly, with opponents of the version that is named. Where the
opponents of today are of another version, the row says so, and is to be measured anew.

Written by `python -m tools.ladder`.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A pair of players of one game, and what was measured of them."""

    game: str
    options: dict[str, Any]
    """Those that differ from the usual."""
    a: str
    b: str
    decks: int
    seed: int
    whole: bool = False
    unit: str = ""
    mean: float = 0.0
    low: float = 0.0
    high: float = 0.0
    command: str = ""
    version: int = 0
    """Of the opponents that played."""

    @property
    def repeating(self) -> str:
        """The command that measures it."""
        words = ["naipes", "arena", self.game, "--a", self.a, "--b", self.b]
        words += ["--decks", str(self.decks), "--seed", str(self.seed)]
        for key, value in self.options.items():
            words += ["--option", f"{key}={json.dumps(value).strip(chr(34))}"]
        return shlex.join([*words, *(["--whole"] if self.whole else [])])

    @property
    def is_old(self) -> bool:
        """Whether other opponents than today's were measured."""
        return not all_games()[self.game].levels_play_as_in(self.version, self.a, self.b)

    @property
    def place(self) -> tuple[int, str, str, str, bool]:
        """Where the row stands: by game, as the games are listed, then by its players."""
        games = list(all_games())
        return games.index(self.game), str(self.options), self.b, self.a, self.whole

    def measured(self) -> "Row":
        """Return the row with what comes of playing it now."""
        game = chosen_game(self.game)
        options = game.options().make(**self.options).to_json()
        gains = fought(
            self.game, options, (self.a, self.b), range(self.decks), self.seed, self.whole
        )
        low, high = between(game, options, gains, whole=self.whole)
        return replace(
            self,
            unit=unit(game, options, whole=self.whole),
            mean=round(fmean(gains), 4),
            low=round(low, 4),
            high=round(high, 4),
            command=self.repeating,
            version=game.bots_version,
        )


def stored() -> list[Row]:
    return [Row(**row) for row in json.loads(TABLE.read_text(encoding="utf-8"))]


def write(rows: list[Row]) -> None:
    rows = sorted(rows, key=lambda row: row.place)
    lines = ",\n".join(f" {json.dumps(asdict(row), ensure_ascii=False)}" for row in rows)
    TABLE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    READING.write_text(reading(rows), encoding="utf-8")


def reading(rows: list[Row]) -> str:
    """Return the table for people."""
    parts = [INTRODUCTION]
    for key, game in all_games().items():
        own = [row for row in rows if row.game == key]
        if own:
            parts.append("\n".join(_of_game(Wording().say(game.title), own)) + "\n")
    return "\n".join(parts)


def _of_game(title: str, rows: list[Row]) -> Iterator[str]:
    yield f"## {title}\n"
    yield "| `a` | `b` | rules | decks | mean | 95 % | counted in | version |"
    yield "|---|---|---|---:|---:|---|---|---:|"
    for row in rows:
        rules = ", ".join(f"{key} {value}" for key, value in row.options.items()) or "usual"
        between = f"{row.low:+.4g} … {row.high:+.4g}"
        yield (
            f"| {row.a} | {row.b} | {rules} | {row.decks} | {row.mean:+.4g} | {between} "
            f"| {row.unit} | {_version(row)} |"
        )
    yield "\n```"
    yield from (row.command for row in rows)
    yield "```"


def _version(row: Row) -> str:
    today = all_games()[row.game].bots_version
    return f"{row.version}, today {today}" if row.is_old else str(row.version)


def asked(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all of them")
    parser.add_argument("--read", action="store_true", help="play nothing")
    parser.add_argument("--old", action="store_true", help="only rows of other opponents")
    parser.add_argument("--check", action="store_true", help="write nothing")
    return parser.parse_args(words)


def new_row(words: list[str]) -> Row:
    parser = argparse.ArgumentParser(prog="python -m tools.ladder --add")
    add_game(parser)
    parser.add_argument("--a", required=True)
    parser.add_argument("--b", required=True)
    parser.add_argument("--decks", type=int, default=200)
    parser.add_argument("--whole", action="store_true")
    wishes = parser.parse_args(words)
    game = chosen_game(wishes.game)
    chosen = chosen_options(game, wishes).to_json()
    options = {
        option.key: chosen[option.key]
        for option in game.options().declared()
        if chosen[option.key] != option.default_after(chosen)
    }
    return Row(
        game=wishes.game, options=options, a=wishes.a, b=wishes.b, decks=wishes.decks,
        seed=wishes.seed, whole=wishes.whole,
    )  # fmt: skip


def main(words: list[str]) -> int:
    rows = stored()
    if words[:1] == ["--add"]:
        row = new_row(words[1:])
        others = [other for other in rows if other.repeating != row.repeating]
        write([*others, row.measured()])
        return 0
    wishes = asked(words)
    wanted = [] if wishes.read else wishes.games or list(all_games())
    same = True
    for number, row in enumerate(rows):
        if row.game in wanted and (row.is_old or not wishes.old):
            rows[number] = row.measured()
            same &= rows[number] == row
            print(json.dumps(asdict(rows[number]), ensure_ascii=False), flush=True)
            if not wishes.check:
                write(rows)
    if not wishes.check:
        write(rows)
    return 0 if same or not wishes.check else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
