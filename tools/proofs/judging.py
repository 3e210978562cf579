"""Proves the review: it hardly ever blames the strongest player, and finds planted weaknesses.

``python -m tools.proofs.judging HANDS [GAME …]`` lets the strongest player of each game play so
many hands against players of the club, then one of the club with a weakness, and judges their
decisions, those that look like mistakes twice, each time by chance of its own. Lost is: the
strongest blamed for more than 2 % of its decisions, judgements that differ in more than 5 % of
the decisions, a weakness that is never found. The line of each player also says on how many of
the flags both judgements agree, and how many seconds of one
core the review of a hand and of a flag takes.
"""

import json
from dataclasses import dataclass, field, replace
from statistics import median
from time import process_time
from typing import Any

from naipes_gui.bench.reviewing import hands
from naipes_gui.core.info import GameInfo
from naipes_gui.core.table import FIRST
from naipes_gui.games import all_games
from naipes_gui.review.asking import WeighHere
from naipes_gui.review.judge import Case, decided, judged
from naipes_gui.review.judged import Judged
from tools.proofs.asking import Tally, end, parser
from tools.proofs.planted import WEAKNESSES, planted

BLAMED, DIFFER = 0.02, 0.05
STRONGEST, PLANTED = "strongest", "planted"


@dataclass
class Found:
    """What came of judging one player."""

    pairs: list[tuple[Judged, Judged]] = field(default_factory=list[tuple[Judged, Judged]])
    per_hand: list[float] = field(default_factory=list[float])
    per_flag: list[float] = field(default_factory=list[float])
    weak: int = 0
    """How often the weakness showed where something else was better."""
    caught: int = 0

    @property
    def blamed(self) -> float:
        return sum(one.flagged for one, _ in self.pairs) / max(1, len(self.pairs))

    @property
    def differ(self) -> float:
        return sum(a.flagged != b.flagged for a, b in self.pairs) / max(1, len(self.pairs))

    @property
    def report(self) -> dict[str, Any]:
        flags = [(a.flagged, b.flagged) for a, b in self.pairs]
        return {
            "decisions": len(flags), "told": sum(one.is_told for one, _ in self.pairs),
            "flags": sum(one for one, _ in flags), "share": round(self.blamed, 4),
            "flagged_twice": sum(a and b for a, b in flags),
            "flagged_ever": sum(a or b for a, b in flags), "differ": round(self.differ, 4),
            "weak": self.weak, "caught": self.caught,
            "hand_s": round(median(self.per_hand), 2), "most_s": round(max(self.per_hand), 2),
            "flag_s": round(median(self.per_flag or [0.0]), 2),
        }  # fmt: skip


def measured(game: GameInfo, who: str, many: int, seed: object, *, twice: bool = True) -> Found:
    """Judge the decisions of one player in so many hands."""
    rules = game.rules(game.options().make())
    strongest = game.bots()[game.strongest](rules)
    bot = planted(game, rules) if who == PLANTED else strongest
    found, ask = Found(), WeighHere(game, rules)
    for timeline in hands(game, rules, bot, many, seed):
        began = process_time()
        cases = [Case.at(game, timeline, ply) for ply in decided(timeline, FIRST)]
        first = [_judged(found, case, ask) for case in cases]
        found.per_hand.append(process_time() - began)
        for case, one in zip(cases, first, strict=True):
            doubtful = twice and one.made.meaning != one.best.meaning
            other = judged(replace(case, again=1), ask) if doubtful else one
            assert other is not None
            found.pairs.append((one, other))
            if who == PLANTED and WEAKNESSES[game.key](case.view) == case.made:
                found.weak += one.best.meaning != one.made.meaning
                found.caught += one.flagged
    return found


def _judged(found: Found, case: Case, ask: WeighHere) -> Judged:
    began = process_time()
    one = judged(case, ask)
    assert one is not None
    if one.flagged:
        found.per_flag.append(process_time() - began)
    return one


def main(words: list[str]) -> int:
    parse = parser("judging", __doc__, 40, "how many hands of every game and player")
    parse.add_argument("games", nargs="*", metavar="GAME", help="by default all")
    parse.add_argument("--once", action="store_true", help="judge every decision once only")
    wishes = parse.parse_args(words)
    tally = Tally()
    for key in wishes.games or all_games():
        for who in (STRONGEST, PLANTED):
            found = measured(
                all_games()[key], who, wishes.count, wishes.seed, twice=not wishes.once
            )
            print(json.dumps({"game": key, "who": who, **found.report}), flush=True)
            if who == STRONGEST and found.blamed > BLAMED:
                tally.lose(f"{key}: the strongest is blamed for {found.blamed:.1%}")
            if who == PLANTED and not found.caught:
                tally.lose(f"{key}: the weakness is not found")
            if found.differ > DIFFER:
                tally.lose(f"{key}: two judgements differ in {found.differ:.1%}")
    return tally.sum_up(f"{wishes.count} hands of each judged")


if __name__ == "__main__":
    end(main)
