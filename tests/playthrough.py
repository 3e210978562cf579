"""Golden playthroughs: matches as text that a person can check and compare.

Rewrite after a wanted change with ``python -m tests.playthrough`` and the keys of the games.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules
from naipes_gui.core.table import CHANCE, OMNISCIENT, Event
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games

FOLDER = Path(__file__).parent / "games"
PLIES = {"nlk": 160}
"""How many plies are told where 60 do not show every phase."""
NAMES = ("Ana", "Bea", "Carlos", "Dora", "Elio", "Fina", "Gil", "Hugo", "Ines")


class Running:
    """A stop flag that nobody raises."""

    def is_set(self) -> bool:
        return False


class Raised:
    """A stop flag that is already up: a bot must answer at once."""

    def is_set(self) -> bool:
        return True


class Late:
    """A stop flag that goes up after so many looks at it."""

    def __init__(self, looks: int) -> None:
        self.left = looks

    def is_set(self) -> bool:
        self.left -= 1
        return self.left < 0


def choice(timeline: Timeline[Any], rng: Random) -> Move:
    """Return what chance, or any honest player, does next."""
    state, rules = timeline.state, timeline.rules
    if state.to_move == CHANCE:
        return rules.chance(state, rng)
    view = timeline.view(timeline.ply, state.to_move)
    return RandomBot(rules).choose(view, rng, Running())


def tell(key: str) -> str:
    """Return the beginning of a match between random players, ply by ply."""
    game = all_games()[key]
    options = game.options().make()
    timeline: Timeline[Any] = Timeline(game.rules(options))
    rng, lines = Random(key), [f"{key}: {options.to_json()}"]
    while timeline.ply < PLIES.get(key, 60) and not timeline.state.is_over:
        lines += ["", *_ply(key, timeline, rng)]
    return "\n".join(lines) + "\n"


def _ply(key: str, timeline: Timeline[Any], rng: Random) -> list[str]:
    state, rules, ply = timeline.state, timeline.rules, timeline.ply
    face, wording = all_games()[key].face(), Wording(NAMES)
    view = timeline.view(ply, OMNISCIENT)
    moves = rules.legal(state)
    lines = [f"ply {ply}, seat {state.to_move}, scores {state.scores}"]
    lines += [f"  {zone}: {' '.join(cards)}" for zone, cards in state.table.items() if cards]
    lines += [f"  {wording.tell(*face.situation(view))}"]
    lines += [f"  legal: {_some(moves)}"] if moves else []
    move = choice(timeline, rng)
    timeline.push(move)
    events = timeline.step(timeline.ply, OMNISCIENT).events
    return [*lines, f"  > {move}", *(f"  {_short(event)}" for event in events)]


def _some(moves: Any) -> str:
    shown = ", ".join(map(str, moves[:12]))
    return shown if len(moves) <= 12 else f"{shown} … ({len(moves)})"


def _short(event: Event) -> str:
    return repr(event).replace("'", "")


def replayed(rules: Rules[Any, Any], moves: list[tuple[Any, Move]]) -> Timeline[Any]:
    """Return a timeline that made these moves."""
    timeline: Timeline[Any] = Timeline(rules)
    for seat, move in moves:
        timeline.push(move, seat)
    return timeline


if __name__ == "__main__":
    for name in sys.argv[1:] or all_games():
        (FOLDER / name).mkdir(exist_ok=True)
        (FOLDER / name / "playthrough.txt").write_text(tell(name), encoding="utf-8")
