"""Proves the review: it hardly ever blames the strongest player, and finds planted weaknesses.

``python -m tools.proofs.judging HANDS [GAME …]`` lets the strongest player of each game play so
many hands against players of the club, then one of the club with a weakness, then the weakest
until there are ``--flags`` of the last two together, and judges their decisions twice, each time
by chance of its own. Lost is: the strongest blamed for more than
2 % of its decisions, judgements that differ in more than 5 % of the decisions or, as surely as
counts tell, of the flags that either raises, and a weakness that is never found.

The last line of a game says how far both judgements agree, read over all decisions and over the
flags, with 95 % intervals (Wilson's); that of a player also how many seconds of one core the
review of a hand and of a flag takes.
"""

import json
from argparse import Namespace
from dataclasses import dataclass, field, replace
from statistics import median
from time import process_time
from typing import Any

from naipes_gui.bench.reviewing import hands
from naipes_gui.core.info import GameInfo
from naipes_gui.core.rules import Bot
from naipes_gui.core.significance import share_between
from naipes_gui.core.table import FIRST
from naipes_gui.games import all_games
from naipes_gui.review.asking import WeighHere
from naipes_gui.review.decided import decided
from naipes_gui.review.judge import Case, judged
from naipes_gui.review.judged import Judged
from tools.proofs.asking import Tally, end, parser
from tools.proofs.planted import WEAKNESSES, planted

BLAMED, DIFFER = 0.02, 0.05
MOST_HANDS = 10_000
STRONGEST, PLANTED, WEAKEST = "strongest", "planted", "weakest"


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
    def flags(self) -> tuple[int, int]:
        """How many flags both judgements raise, and how many either."""
        both = sum(a.flagged and b.flagged for a, b in self.pairs)
        return both, sum(a.flagged or b.flagged for a, b in self.pairs)

    @property
    def report(self) -> dict[str, Any]:
        both, either = self.flags
        return {
            "decisions": len(self.pairs), "told": sum(one.is_told for one, _ in self.pairs),
            "flags": sum(one.flagged for one, _ in self.pairs), "share": round(self.blamed, 4),
            "flagged_twice": both, "flagged_ever": either, "differ": round(self.differ, 4),
            "weak": self.weak, "caught": self.caught,
            "hand_s": round(median(self.per_hand), 2), "most_s": round(max(self.per_hand), 2),
            "flag_s": round(median(self.per_flag or [0.0]), 2),
        }  # fmt: skip

    @property
    def agreement(self) -> dict[str, Any]:
        """How far both judgements agree."""
        both, either = self.flags
        alike = sum(a.flagged == b.flagged for a, b in self.pairs)
        return {
            "alike": alike, "of_decisions": len(self.pairs),
            "alike_between": _between(alike, len(self.pairs)),
            "flagged_twice": both, "of_flags": either, "flags_between": _between(both, either),
        }  # fmt: skip


def _between(count: int, of: int) -> list[float]:
    return [round(end, 4) for end in share_between(count, of)]


def measured(
    game: GameInfo, who: str, many: int, seed: object, *, twice: bool = True, flags: int = 0
) -> Found:
    """Judge the decisions of one player in so many hands, or until there are so many flags."""
    rules = game.rules(game.options().make())
    found, ask = Found(), WeighHere(game, rules)
    for number, timeline in enumerate(hands(game, rules, _bot(game, who), MOST_HANDS, seed)):
        if number >= many and found.flags[1] >= flags:
            break
        began = process_time()
        cases = [Case.at(game, timeline, ply) for ply in decided(timeline, FIRST)]
        first = [_judged(found, case, ask) for case in cases]
        found.per_hand.append(process_time() - began)
        for case, one in zip(cases, first, strict=True):
            other = judged(replace(case, again=1), ask) if twice else one
            assert other is not None
            found.pairs.append((one, other))
            if who == PLANTED and WEAKNESSES[game.key](case.view) == case.made:
                found.weak += one.best.meaning != one.made.meaning
                found.caught += one.flagged
    return found


def _bot(game: GameInfo, who: str) -> Bot[Any]:
    rules, known = game.rules(game.options().make()), game.bots()
    if who == PLANTED:
        return planted(game, rules)
    return known[game.strongest if who == STRONGEST else next(iter(known))](rules)


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
    parse.add_argument("--flags", type=int, default=100, help="how many flags to compare")
    wishes = parse.parse_args(words)
    tally = Tally()
    for key in wishes.games or all_games():
        _prove(all_games()[key], wishes, tally)
    return tally.sum_up(f"{wishes.count} hands of each judged")


def _prove(game: GameInfo, wishes: Namespace, tally: Tally) -> None:
    key, whole = game.key, Found()
    for who in (STRONGEST, PLANTED, WEAKEST):
        many = 0 if who == WEAKEST else wishes.count
        missing = wishes.flags - whole.flags[1] if who == WEAKEST and not wishes.once else 0
        if not many and missing <= 0:
            continue
        found = measured(game, who, many, wishes.seed, twice=not wishes.once, flags=missing)
        print(json.dumps({"game": key, "who": who, **found.report}), flush=True)
        if who == STRONGEST and found.blamed > BLAMED:
            tally.lose(f"{key}: the strongest is blamed for {found.blamed:.1%}")
        if who == PLANTED and not found.caught:
            tally.lose(f"{key}: the weakness is not found")
        if who != STRONGEST:
            whole.pairs += found.pairs
    print(json.dumps({"game": key, **whole.agreement}), flush=True)
    if whole.differ > DIFFER:
        tally.lose(f"{key}: two judgements differ in {whole.differ:.1%}")
    if whole.agreement["flags_between"][1] < 1 - DIFFER:
        tally.lose(f"{key}: two judgements share {whole.flags[0]} of {whole.flags[1]} flags")


if __name__ == "__main__":
    end(main)
