"""Lists the plays at which a club player would laugh, and tells how often a level makes them.

``python -m tools.blunders GAME --level club --judge master --effort 5 --hands 50`` lets the level
play hands against itself; a judge who thinks much longer weighs every decision with a choice
again. What a decision lost beyond the doubt of the judge (half of the 95 % interval of the
difference) is told for the dearest ones: the position in words, what was done, what was better.
A blunder lost at least ``--least``, by default a third of what a hand usually moves. With
``--glance 1`` and a ``--least`` the judge looks as long as at the table first, and thinks longer
only about a decision of which this does not say that it surely lost less. With ``--kept FILE``
every hand that is judged is written down at once: asked again, the finder goes on where it was
ended. The last line is JSON: decisions, blunders, how many to the hundred with their interval, and
the dearest.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from math import hypot, inf
from pathlib import Path
from random import Random
from statistics import pstdev
from threading import Event
from time import monotonic
from typing import Any

from naipes_gui.bots.duel import played
from naipes_gui.cli.choosing import add_game, chosen_game, chosen_options
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage, View
from naipes_gui.core.significance import share_between
from naipes_gui.core.table import NOBODY, OMNISCIENT
from naipes_gui.core.table_in_words import TableInWords
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import HAND

SHARE = 1 / 3
"""Of the spread of what a hand brings, what a blunder loses at least."""
TOLD = 8
"""How many moves before a decision are told with it."""
CLEAR = 1.5
"""How many intervals of 95 % a first look must be sure by that a decision is no blunder."""


@dataclass(frozen=True, slots=True)
class Loss:
    """A decision that somebody who thinks longer would have taken otherwise."""

    deck: str
    ply: int
    lost: float
    """Beyond the doubt of the judge, in the game's unit."""
    position: str
    did: str
    better: str


@dataclass(frozen=True, slots=True)
class Finder:
    """Plays hands of one level and has every decision judged."""

    game: GameInfo
    rules: Rules[Any, Any]
    player: Any
    judge: Any
    seed: int
    glance: Any = None
    """The judge at a first look, if any, that leaves out what has surely lost less than this:"""
    least: float = 0.0

    def hand(self, number: int) -> tuple[Timeline[Any], list[Loss | None]]:
        """Play a hand; return it, and for every decision with a choice what it lost, if at all."""
        label = f"{self.seed}:{number}"
        timeline = self.played(label)
        return timeline, list(self._judged(timeline, label))

    def played(self, label: str) -> Timeline[Any]:
        """Return the hand of a name, played by the level alone."""
        return played(self.rules, (self.player,) * 2, NOBODY, label, ([], []), False)

    def _judged(self, timeline: Timeline[Any], label: str) -> Iterator[Loss | None]:
        for ply in timeline.decisions:
            seat, move = timeline.moves[ply]
            view = timeline.view(ply, seat)
            if view.state.stage is not Stage.HAND or len(view.moves) < 2:
                continue
            if self._is_clear(view, move, f"{label}:{ply}:glance"):
                yield None
                continue
            counsel = self.judge.weigh(view, Random(f"{label}:{ply}:judge"), Event())
            if len(counsel.choices) > 1:
                yield self._loss(timeline, ply, label, counsel)

    def _is_clear(self, view: View[Any], move: Move, chance: str) -> bool:
        """Tell whether a first look is enough to say that a decision was no blunder."""
        if self.glance is None:
            return False
        counsel = self.glance.weigh(view, Random(chance), Event())
        return len(counsel.choices) > 1 and lost_at_most(counsel, move) < self.least

    def _loss(self, timeline: Timeline[Any], ply: int, label: str, counsel: Counsel) -> Loss | None:
        seat, move = timeline.moves[ply]
        lost = beyond_doubt(counsel, move)
        if lost <= 0:
            return None
        did, better = (self.words(timeline, ply, seat, each) for each in (move, counsel.chosen))
        return Loss(label, ply, round(lost, 3), self.position(timeline, ply), did, better)

    def words(self, timeline: Timeline[Any], ply: int, seat: Any, move: Move) -> str:
        """Tell what a seat does, or might do, at a ply."""
        view = self.rules.observe(timeline.states[ply], OMNISCIENT)
        told = Wording().say(self.game.face().describe(view, seat, move))
        return told if str(move) in told else f"{told} ({move})".lstrip()

    def position(self, timeline: Timeline[Any], ply: int) -> str:
        """Tell what the seat to move holds and sees, and what was done before."""
        seat = timeline.moves[ply][0]
        view, wording = timeline.view(ply, seat), Wording()
        told = TableInWords(self.game.face(), view, wording)
        hand = " ".join(map(str, view.state.table.get(HAND.of(seat), ())))
        seen = [str(zone) for zone in told.zones() if zone.cards]
        before = [self.words(timeline, p, *timeline.moves[p]) for p in self._before(timeline, ply)]
        parts = [f"seat {seat} holds {hand}", told.trump(), *seen, f"before: {', '.join(before)}"]
        return "; ".join(filter(None, parts))

    @staticmethod
    def _before(timeline: Timeline[Any], ply: int) -> list[int]:
        """Return the last decisions before one, within its hand."""
        started = max((p for p in timeline.shuffles if p < ply), default=0)
        return [p for p in timeline.decisions if started < p < ply][-TOLD:]


def beyond_doubt(counsel: Counsel, move: Move) -> float:
    """Return by how much a move is behind the best choice at least, by the interval of 95 %."""
    best = counsel.choices[0]
    for each in counsel.choices:
        if each.move.meaning == move.meaning:
            return best.worth - each.worth - each.margin
    return 0.0


def lost_at_most(counsel: Counsel, move: Move) -> float:
    """Return by how much a move is behind any other choice at most, if it was weighed at all."""
    made = next((each for each in counsel.choices if each.move.meaning == move.meaning), None)
    if made is None:
        return inf
    return max(
        each.worth - made.worth + CLEAR * hypot(each.margin, made.margin)
        for each in counsel.choices
        if each is not made
    )


@dataclass(frozen=True, slots=True)
class Judged:
    """What came of a hand."""

    decisions: int
    brought: list[float]
    """By each seat, in the game's unit."""
    losses: list[Loss]


def judged(finder: Finder, number: int) -> Judged:
    """Judge the hand of a number."""
    timeline, losses = finder.hand(number)
    dear = [loss for loss in losses if loss is not None]
    return Judged(len(losses), list(timeline.state.scores), dear)


class Kept:
    """A file of judged hands: of whom they are, then a line for every hand, from the first on."""

    def __init__(self, path: Path | None, whose: dict[str, Any]) -> None:
        """Read what was judged before; ValueError if that was something else."""
        self._path, self.hands = path, list[Judged]()
        if path is None:
            return
        if not path.exists():
            self._write(whose)
        first, *lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        if json.loads(first) != whose:
            raise ValueError(f"{path} holds other hands: {first.strip()}")
        for line in lines:
            # Whoever ends the finder may end it within a line.
            if line.endswith("\n"):
                self.hands.append(_read(json.loads(line)))
        path.write_text(first + "".join(lines[: len(self.hands)]), encoding="utf-8")

    def add(self, hand: Judged) -> None:
        """Write down one more."""
        self.hands.append(hand)
        self._write(asdict(hand))

    def _write(self, line: dict[str, Any]) -> None:
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")


def _read(line: dict[str, Any]) -> Judged:
    return Judged(line["decisions"], line["brought"], [Loss(**each) for each in line["losses"]])


def found(finder: Finder, hands: int, minutes: float, kept: Kept) -> list[Judged]:
    """Judge so many hands, less those that are kept, or as many as there is time for."""
    began = monotonic()
    while len(kept.hands) < hands:
        kept.add(judged(finder, len(kept.hands)))
        if monotonic() - began > 60 * minutes:
            break
    return kept.hands[:hands]


def report(wishes: argparse.Namespace, finder: Finder) -> dict[str, Any]:
    """Return the figures, and the dearest decisions."""
    hands = found(finder, wishes.hands, wishes.minutes, Kept(wishes.kept, whose(wishes, finder)))
    spread = pstdev(score for hand in hands for score in hand.brought)
    least = wishes.least if wishes.least is not None else SHARE * spread
    dear = [loss for hand in hands for loss in hand.losses if loss.lost >= least]
    dear.sort(key=lambda loss: -loss.lost)
    decisions = sum(hand.decisions for hand in hands)
    low, high = share_between(len(dear), decisions)
    return {
        "game": wishes.game, "level": wishes.level, "judge": wishes.judge,
        "effort": wishes.effort, "seed": wishes.seed, "hands": len(hands),
        "decisions": decisions, "least": round(least, 3), "blunders": len(dear),
        "per_100": round(100 * len(dear) / max(1, decisions), 3),
        "between": [round(100 * low, 3), round(100 * high, 3)],
        "dearest": [asdict(loss) for loss in dear[: wishes.show]],
    }  # fmt: skip


def whose(wishes: argparse.Namespace, finder: Finder) -> dict[str, Any]:
    """Return what hands must have in common to be counted together."""
    levels = finder.game.levels_since
    since = (levels.get(each, finder.game.bots_version) for each in (wishes.level, wishes.judge))
    return {
        "game": wishes.game, "since": max(since), "options": repr(finder.rules.options),
        "level": wishes.level, "judge": wishes.judge, "effort": wishes.effort,
        "glance": wishes.glance, "least": finder.least, "seed": wishes.seed,
    }  # fmt: skip


def asked(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.blunders", description=__doc__)
    add_game(parser)
    parser.add_argument("--level", default="club")
    parser.add_argument("--judge", default="master")
    parser.add_argument("--effort", type=int, default=5, help="how many times as long it thinks")
    parser.add_argument("--hands", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=60.0, help="the longest for the hands")
    parser.add_argument("--least", type=float, help="what a blunder loses, in the game's unit")
    parser.add_argument("--glance", type=int, default=0, help="how long the judge looks first")
    parser.add_argument("--show", type=int, default=10)
    parser.add_argument("--kept", type=Path, help="a file of what was judged, to go on with")
    wishes = parser.parse_args(words)
    if wishes.glance and wishes.least is None:
        parser.error("--glance needs --least")
    return wishes


def finder(wishes: argparse.Namespace) -> Finder:
    """Return who plays and who judges."""
    game = chosen_game(wishes.game)
    rules, levels = game.rules(chosen_options(game, wishes)), {**game.bots(), **game.references()}
    judge, glance = (
        partial(levels[wishes.judge], effort=effort)(rules) if effort else None
        for effort in (wishes.effort, wishes.glance)
    )
    player = levels[wishes.level](rules)
    return Finder(game, rules, player, judge, wishes.seed, glance, wishes.least or 0.0)


def main(words: list[str]) -> int:
    wishes = asked(words)
    figures = report(wishes, finder(wishes))
    for loss in figures["dearest"]:
        print(f"{loss['lost']:8.3f}  deck {loss['deck']} ply {loss['ply']}: {loss['position']}")
        print(f"          did: {loss['did']}; better: {loss['better']}")
    print(json.dumps(figures, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
