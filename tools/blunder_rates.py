"""Keeps how often the levels blunder, and says where one does so more often than is known.

``python -m tools.blunder_rates [GAME…]`` plays the hands again over which the rates in
``tests/blunders`` were counted, has every decision judged as then (``tools.blunders``), and ends
with 1 where a rate lies above the interval that is written down. ``--write`` counts anew instead,
over the hands that `HANDS` says, fixed before anything was counted: whoever means a level to play
otherwise raises the game's ``bots_version`` and does that.
"""

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from naipes_gui.core.info import GameInfo
from naipes_gui.games import all_games
from tools import blunders

FOLDER = Path(__file__).parent.parent / "tests" / "blunders"
LEVELS = ("club", "expert", "master")
SEED, SHOWN = 17, 5
USUALLY = 5
EFFORT: Mapping[str, int] = {"napoleon": 3, "hachi_hachi": 2, "nlk": 2}
"""How many times as long as at the table the judge thinks, where it is not as usually."""
OTHERWISE = (20, 20, 20)
HANDS: Mapping[str, tuple[int, int, int]] = {
    "ecarte": (80, 60, 50),
    "napoleon": (40, 20, 20),
    "mosca": (40, 40, 40),
    "nlk": (12, 10, 8),
    "hachi_hachi": (12, 8, 8),
}
"""How many hands of each of the `LEVELS` are judged."""


def words(game: str, level: str, hands: int, *more: str) -> list[str]:
    """Return what is asked of the finder."""
    effort = EFFORT.get(game, USUALLY)
    return [
        game, "--level", level, "--judge", all_games()[game].strongest,
        "--effort", str(effort), "--seed", str(SEED), "--hands", str(hands),
        "--minutes", "600", "--show", str(SHOWN), *more,
    ]  # fmt: skip


def counted(wished: list[str]) -> dict[str, Any]:
    """Return what is written down of a level."""
    wishes = blunders.asked(wished)
    figures = blunders.report(wishes, blunders.finder(wishes))
    return {name: value for name, value in figures.items() if name not in ("game", "level")}


def load(key: str) -> dict[str, Any]:
    """Return the version of the opponents of a game that were judged, and what of each level."""
    found: dict[str, Any] = json.loads((FOLDER / f"{key}.json").read_text(encoding="utf-8"))
    return found


def write(game: GameInfo, levels: list[str]) -> None:
    """Count some levels anew, and keep what is written of the others."""
    FOLDER.mkdir(exist_ok=True)
    known = load(game.key)["levels"] if (FOLDER / f"{game.key}.json").exists() else {}
    for level, hands in zip(LEVELS, HANDS.get(game.key, OTHERWISE), strict=True):
        if level in levels and level in game.bots():
            known[level] = counted(words(game.key, level, hands))
            print(json.dumps({"game": game.key, "level": level, **_rate(known[level])}), flush=True)
            stored = {"version": game.bots_version, "levels": known}
            text = json.dumps(stored, indent=1, ensure_ascii=False)
            (FOLDER / f"{game.key}.json").write_text(text + "\n", encoding="utf-8")


def check(game: GameInfo, levels: list[str]) -> bool:
    """Print a line for every level, and tell whether none blunders more often than is known."""
    sound = True
    for level, known in load(game.key)["levels"].items():
        if level in levels:
            least = str(known["least"])
            now = counted(words(game.key, level, known["hands"], "--least", least))
            worse = is_worse(now, known)
            told = {"game": game.key, "level": level, "worse": worse, **_rate(now)}
            print(json.dumps(told), flush=True)
            sound &= not worse
    return sound


def is_worse(now: Mapping[str, Any], known: Mapping[str, Any]) -> bool:
    """Tell whether a rate lies above all that was held possible."""
    return bool(now["per_100"] > known["between"][1])


def _rate(figures: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: figures[name] for name in ("hands", "decisions", "blunders", "per_100", "between")
    }


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.blunder_rates", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(all_games()))
    parser.add_argument("--level", action="append", choices=LEVELS, help="by default all three")
    parser.add_argument("--write", action="store_true")
    wishes = parser.parse_args(words)
    sound = True
    for key in wishes.games:
        game, levels = all_games()[key], wishes.level or list(LEVELS)
        if wishes.write:
            write(game, levels)
        else:
            sound &= check(game, levels)
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
