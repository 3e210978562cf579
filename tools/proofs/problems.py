"""Judges all problems that the program ships again, by chance that nobody has used before.

``python -m tools.proofs.problems [GAME …]`` plays the match of each to its decision and lets the
strongest player of the game weigh it anew. Lost is a problem whose answer is not accepted any more,
and a game in which more than one problem of twenty is not clear any more: where the move that
tempts most is no longer a mistake.
"""

import json
from dataclasses import replace

from naipes_gui.core.info import GameInfo
from naipes_gui.games import all_games
from naipes_gui.review.asking import WeighHere
from naipes_gui.review.judge import Case, judged, tried
from naipes_gui.review.judged import accepts, is_flagged
from naipes_gui.review.problems import RULE_HANDS, Problem, problems
from tools.proofs.asking import Tally, end, parser

UNCLEAR = 0.05
USED = 1
"""The chance by which problems were found and confirmed."""


def main(words: list[str]) -> int:
    parse = parser("problems", __doc__, 1, "by how many chances each is judged")
    parse.add_argument("--games", nargs="*", metavar="GAME", help="by default all")
    wishes = parse.parse_args(words)
    tally, all_ = Tally(), 0
    for key in wishes.games or all_games():
        for again in range(wishes.count):
            all_ += _prove(all_games()[key], USED + wishes.seed + again, tally)
    if not wishes.games:
        all_ += _prove_counted(USED + wishes.seed, tally)
    return tally.sum_up(f"{all_} problems judged")


def _prove_counted(again: int, tally: Tally) -> int:
    """Look whether what the tables say of the counted hands is no mistake."""
    for problem in problems(RULE_HANDS):
        game, record = all_games()[problem.game], problem.record()
        case = Case.at(game, record.timeline, problem.ply, again)
        found = judged(replace(case, made=problem.judged.best), WeighHere(game, record.rules))
        if found is None or is_flagged(found):
            tally.lose(f"{problem.key}: what the tables say is a mistake")
    return len(problems(RULE_HANDS))


def _prove(game: GameInfo, again: int, tally: Tally) -> int:
    shipped, unclear = problems(game.key), 0
    for problem in shipped:
        accepted, clear = judged_again(game, problem, again)
        unclear += not clear
        if not accepted:
            tally.lose(f"{problem.key}: {problem.judged.best} is not accepted")
    print(json.dumps({"game": game.key, "problems": len(shipped), "unclear": unclear}), flush=True)
    if unclear > UNCLEAR * len(shipped):
        tally.lose(f"{game.key}: {unclear} of {len(shipped)} are not clear any more")
    return len(shipped)


def judged_again(game: GameInfo, problem: Problem, again: int) -> tuple[bool, bool]:
    """Tell whether the answer is still accepted, and whether its rival is still a mistake."""
    record, before = problem.record(), problem.judged
    ask = WeighHere(game, record.rules)
    case = replace(Case.at(game, record.timeline, problem.ply, again), made=before.made)
    found = judged(case, ask)
    assert found is not None
    weighed = tried(case, found, before.best, ask)
    assert weighed is not None
    return accepts(weighed, before.best) is True, is_flagged(found)


if __name__ == "__main__":
    end(main)
