"""``python -m tools.problems find | choose | renew | ask | explain GAME``: see docs/problems.md."""

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from time import monotonic

from naipes_gui.core.info import GameInfo, Preset
from naipes_gui.games import all_games
from naipes_gui.review.problems import FOLDER, RULE_HANDS, Problem, problem_in, problems
from tools.problems.choosing import (
    EACH,
    alike,
    by_hardness,
    chosen,
    chosen_rule_hands,
    is_of,
    mixed,
    thinned,
)
from tools.problems.finding import Finder
from tools.problems.playing import matches
from tools.problems.renewing import in_steps, renewed

MINUTE = 60.0
OTHER_CHANCE = 1
FOUND = Path("build/problems")
SHIPPED = Path("resources", FOLDER)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.problems", description=__doc__)
    commands = parser.add_subparsers(required=True)
    find = commands.add_parser("find", help="play matches and keep the problems that they hold")
    find.add_argument("game", choices=list(all_games()))
    find.add_argument("--seed", type=int, default=1)
    find.add_argument("--minutes", type=float, default=10.0)
    find.add_argument("--enough", type=int, default=90, help="end with so many")
    find.add_argument("--to", type=Path, default=FOUND, metavar="DIR")
    find.add_argument("--rules", metavar="PRESET", help="by default the rulebook's")
    find.add_argument("--rule", action="store_true", help="jeux de règle, of Écarté")
    find.set_defaults(run=_find)
    choose = commands.add_parser("choose", help="write those that the program ships")
    choose.add_argument("game", choices=list(all_games()))
    choose.add_argument("--found", type=Path, default=FOUND, metavar="DIR")
    choose.add_argument("--each", type=int, default=EACH, help="how many of a step")
    choose.add_argument("--rules", metavar="PRESET", help="as many of a step of these rules, and "
                        "of those that are shipped as many of all others")  # fmt: skip
    choose.add_argument("--rule", action="store_true", help="jeux de règle, of Écarté")
    choose.set_defaults(run=_choose)
    renew = commands.add_parser("renew", help="judge those that are shipped anew")
    renew.add_argument("game", choices=[*all_games(), RULE_HANDS])
    renew.set_defaults(run=_renew)
    ask = commands.add_parser("ask", help="count anew who finds those that are shipped")
    ask.add_argument("game", choices=[*all_games(), RULE_HANDS])
    ask.set_defaults(run=_ask)
    explain = commands.add_parser("explain", help="write anew why the best is the best")
    explain.add_argument("game", choices=list(all_games()))
    explain.set_defaults(run=_explain)
    wishes = parser.parse_args(words)
    status: int = wishes.run(wishes)
    return status


def _find(wishes: argparse.Namespace) -> int:
    game = all_games()[wishes.game]
    finder, preset = _finder(game, rule=wishes.rule), _preset(game, wishes.rules)
    wishes.to.mkdir(parents=True, exist_ok=True)
    name = RULE_HANDS if wishes.rule else game.key
    path = wishes.to / f"{name}_{preset.key}_{wishes.seed}.jsonl"
    began, found, hands = monotonic(), 0, 0
    with path.open("w") as file:
        for record in matches(game, wishes.seed, preset):
            if found >= wishes.enough or monotonic() - began > wishes.minutes * MINUTE:
                break
            hands += 1
            for problem in finder.found_in(record):
                found += 1
                file.write(json.dumps(problem.to_json()) + "\n")
                file.flush()
            print(f"{game.key}: {hands} hands, {found} problems", file=sys.stderr)
    return 0


def _preset(game: GameInfo, named: str | None) -> Preset:
    known = {preset.key: preset for preset in game.presets}
    if named is None:
        return game.presets[0]
    if named not in known:
        sys.exit(f"{game.key} knows no rules called {named}: {', '.join(known)}")
    return known[named]


def _finder(game: GameInfo, *, rule: bool) -> Finder:
    if not rule:
        return Finder(game)
    from tools.problems.rule_hands import RuleFinder  # only this one counts by numba

    return RuleFinder(game)


def _choose(wishes: argparse.Namespace) -> int:
    game, name = all_games()[wishes.game], RULE_HANDS if wishes.rule else wishes.game
    found, stay = kept(wishes.found, name), list[Problem]()
    if wishes.rules:
        preset = _preset(game, wishes.rules)
        found = [one for one in found if is_of(one, preset)]
        stay = thinned((one for one in problems(name) if not is_of(one, preset)), wishes.each)
    finder, left = Finder(game), list(found)
    pick = chosen_rule_hands if wishes.rule else partial(chosen, each=wishes.each)
    sure, picked = set[str](), pick(left)
    while doubtful := [one for one in picked if one.key not in sure]:
        for one in doubtful:
            if finder.confirms(one, OTHER_CHANCE):
                sure.add(one.key)
            else:
                print(f"{one.key} is not found again by other chance", file=sys.stderr)
                left = [each for each in left if not alike(each, one)]
        picked = pick(left)
    _ship(name, in_steps(by_hardness([*picked, *stay])) if stay else picked)
    print(f"{name}: {len(picked)} of {len(found)} chosen, {len(stay)} stay")
    return 0


def _renew(wishes: argparse.Namespace) -> int:
    shipped, left = problems(wishes.game), list[Problem]()
    finder = Finder(all_games()[shipped[0].game])
    for one in shipped:
        now = renewed(finder, one)
        print(f"{one.key} {'is no problem any more' if now is None else 'holds'}", flush=True)
        left += [] if now is None else [now]
    _ship(wishes.game, mixed(left) if wishes.game == RULE_HANDS else in_steps(left))
    print(f"{wishes.game}: {len(left)} of {len(shipped)} hold")
    return 0


def _ask(wishes: argparse.Namespace) -> int:
    shipped = problems(wishes.game)
    finder = Finder(all_games()[shipped[0].game])
    now = [finder.asked_anew(one) for one in shipped]
    for old, new in zip(shipped, now, strict=True):
        if old.hits != new.hits:
            print(f"{old.key}: {dict(old.hits)} then, {dict(new.hits)} now")
    _ship(wishes.game, now)
    return 0


def _explain(wishes: argparse.Namespace) -> int:
    shipped = problems(wishes.game)
    finder = Finder(all_games()[wishes.game])
    now = [finder.explained(one) for one in shipped]
    _ship(wishes.game, now)
    print(f"{wishes.game}: {sum(bool(one.judged.why) for one in now)} of {len(now)} explained")
    return 0


def _ship(name: str, picked: list[Problem]) -> None:
    lines = (json.dumps(one.to_json(), separators=(",", ":")) + "\n" for one in picked)
    SHIPPED.mkdir(exist_ok=True)
    (SHIPPED / f"{name}.jsonl").write_text("".join(lines))


def kept(folder: Path, name: str) -> list[Problem]:
    """Return what was found of a game, whatever the seed."""
    paths = sorted(folder.glob(f"{name}_*.jsonl"))
    return [problem_in(json.loads(line)) for path in paths for line in path.open()]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
