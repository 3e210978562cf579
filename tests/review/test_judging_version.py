"""Whoever changes how decisions are judged says so: kept reviews would show former figures."""

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stop, View
from naipes_gui.core.text import phrase
from naipes_gui.games import all_games
from naipes_gui.review.asking import Weigh
from naipes_gui.review.judge import Case, judged, tried
from naipes_gui.review.kept import JUDGING, row_of
from naipes_gui.store.record import Record

WAYS = {8: "c243d95799c5240c", 9: "8b8fe706b50210d1", 10: "8b8fe706b50210d1",
        11: "8b8fe706b50210d1", 12: "c5857c5621123383", 13: "c5857c5621123383"}  # fmt: skip
"""What the last ways of judging make of the same answers, of an adviser who is no player of ours:
those have versions of their own. In 10 it is told why as well, in 11 what a hint had
advised, in 12 no try stands above the best, and in 13 what was given up at a glance is weighed."""
ADVISERS = 24


def adviser(number: int) -> Weigh:
    """Return somebody to whom all moves have a worth of their own, and every look some chance."""
    whims = Random(number)
    spread, level = whims.choice((0.0, 0.05, 0.6)), whims.choice((0.0, -20.0))
    step, is_candid = whims.choice((0.0, 0.02, 0.4, 2.0)), bool(number % 8)

    def weigh(view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel:
        chance = Random(f"{number} {seed} {len(view.moves)}")
        shift = 0.0 if view.narrowed else level
        worths = {
            move: shift - step * Random(f"{number} {move}").random() + chance.gauss(0, spread)
            for move in view.moves
        }
        ranked = sorted(view.moves, key=lambda move: -worths[move])
        choices = tuple(Weighed(move, worths[move], 2 * spread) for move in ranked)
        reason = phrase("review", "{n} of {all}", n=seed % 7, all=7)
        return Counsel(ranked[0], choices if is_candid else (), rounds=50, reason=reason)

    return weigh


def a_decision() -> Case:
    """Return one between many moves, of a match that is the same for ever."""
    path = Path(__file__).parent.parent / "records" / "mosca" / "mosca-default.naipes"
    timeline = Record.load(path).timeline
    cases = (Case.at(all_games()["mosca"], timeline, ply) for ply in timeline.decisions)
    return next(case for case in cases if case.is_turn and len(case.view.moves) > 3)


def rows(case: Case, number: int) -> list[str]:
    """Return as files hold it what an adviser makes of one decision, and of one more try."""
    moves, ask = case.view.moves, adviser(number)
    case = replace(case, made=moves[number % len(moves)])
    found = judged(case, ask)
    assert found is not None
    again = tried(case, found, moves[0], ask) if found.is_told else found
    assert again is not None
    return [json.dumps(_rounded(row_of(each)), sort_keys=True) for each in (found, again)]


def _rounded(told: Any) -> Any:
    """Return it without the last digits, in which machines differ."""
    match told:
        case dict():
            return {key: _rounded(value) for key, value in told.items()}
        case list():
            return list(map(_rounded, told))
        case float():
            return round(told, 6) + 0.0
        case _:
            return told


def test_another_way_of_judging_has_another_number() -> None:
    """If it fails and the change is meant: raise `JUDGING`, and write what is found beside it."""
    told = [row for number in range(ADVISERS) for row in rows(a_decision(), number)]
    assert sum('"flag": true' in row for row in told) > 3
    assert sum('"flag": false' in row for row in told) > 3
    assert sum('"thumb": true' in row for row in told) > 1
    digest = sha256("\n".join(told).encode()).hexdigest()[:16]
    assert {JUDGING: digest}.items() <= WAYS.items()
