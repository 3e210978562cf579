"""Decisions are judged by what could be known, and mistakes are found without being made up."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from naipes_gui.core.counsel import Counsel, Weighed, corrected
from naipes_gui.core.decisions import Decisions
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stop, View
from naipes_gui.core.significance import CERTAIN
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review.asking import GOING, Weigh, WeighHere
from naipes_gui.review.chance import plain, seed_of
from naipes_gui.review.gap import ENOUGH, Gap
from naipes_gui.review.judge import ASKED, FEW, MOST_ASKED, PICKS, Case, judged, tried
from naipes_gui.review.judged import Judged, accepts, costly, is_flagged
from naipes_gui.review.kept import judged_in, row_of
from tests.contract.positions import Position, positions
from tests.contract.swaps import swapped
from tests.having import comparing
from tests.nights import by_night
from tests.playthrough import NAMES

GOOD, FAIR, BAD = Move("play", number=1), Move("play", number=2), Move("play", number=3)
NARROW = Decisions().narrow
MOST_RUNS = Decisions().most
DECIMALS = re.compile(r"\d+\.\d+")
REDEALT = 1
"""Decisions of every game that are judged again after hidden cards were dealt anew: a judgement
takes seconds, and what could let hidden cards in would do so everywhere."""

QUICK = {"hachi_hachi": 5}
"""Seeds of matches whose first decisions are judged in a second; others take twenty."""


def a_mistake(**changes: Any) -> Judged:
    choices = (Weighed(GOOD, 1.0), Weighed(FAIR, 0.9, 0.2), Weighed(BAD, 0.2, 0.1))
    mistake = Judged(
        ply=7, hand=2, seat=Seat(0), made=BAD, best=GOOD, kind="play", is_told=True, loss=0.8,
        low=0.7, high=0.9, costly=0.1, choices=choices,
    )  # fmt: skip
    return replace(mistake, **changes)


@pytest.mark.parametrize(
    ("changes", "flagged"),
    [
        ({}, True),
        ({"low": 0.1}, False),
        ({"loss": 0.12, "low": 0.05}, False),
        ({"share": 0.16}, False),
        ({"share": 0.08}, True),
        ({"is_told": False}, False),
    ],
)
def test_a_mistake_is_clear_and_no_matter_of_style(changes: Any, flagged: bool) -> None:
    found = a_mistake(**changes)
    assert (is_flagged(found), found.flagged) == (flagged, flagged)
    assert bool(costly([found])) == flagged


def test_few_are_shown_and_the_dearest_first() -> None:
    losses = (0.3, 0.9, 0.5, 0.9, 0.4)
    found = [a_mistake(ply=ply, loss=loss, low=loss - 0.1) for ply, loss in enumerate(losses)]
    assert [each.ply for each in costly(found)] == [1, 3, 2]


def test_another_try_must_reach_the_best_and_not_be_worse_than_what_was_played() -> None:
    found = a_mistake()
    assert accepts(found, GOOD)
    assert accepts(found, FAIR)
    assert accepts(found, BAD) is False
    wide = replace(found, choices=(*found.choices[:2], Weighed(BAD, 0.2, 0.9)))
    assert accepts(wide, BAD)
    below = Weighed(Move("play", number=4), 0.1, 2.0)
    assert accepts(replace(wide, choices=(*wide.choices, below)), below.move) is False
    assert accepts(found, Move("play", number=5)) is None


def case_of(key: str, position: Position, made: Move) -> Case:
    return Case(all_games()[key], position.timeline.ply, position.view, made)


def pairs(key: str, seed: int) -> list[tuple[Position, Position]]:
    """Return positions with another one that looks alike to the seat."""
    found = (
        (each, swapped(each, Random(place)))
        for place, each in enumerate(positions(all_games()[key], seed))
    )
    return list(islice(((one, other) for one, other in found if other is not None), REDEALT))


@pytest.mark.thorough
@pytest.mark.parametrize("key", all_games())
def test_hidden_cards_dealt_anew_change_nothing(key: str) -> None:
    game = all_games()[key]
    for one, other in pairs(key, 3):
        assert one.state.table != other.state.table
        made = Random(key).choice(one.view.moves)
        found = [
            judged(case_of(key, each, made), WeighHere(game, each.timeline.rules))
            for each in (one, other)
        ]
        assert found[0] is not None
        assert found[0] == found[1]


@pytest.mark.thorough
@pytest.mark.parametrize("key", comparing())
def test_what_is_judged_adds_up(key: str) -> None:
    game, told = all_games()[key], 0
    for position in islice(positions(game, QUICK.get(key, 6)), 8):
        if told:
            break
        made = Random(key).choice(position.view.moves)
        case, ask = case_of(key, position, made), WeighHere(game, position.timeline.rules)
        found = judged(case, ask)
        assert found is not None
        assert found.low <= found.loss <= found.high
        assert game.decisions().named(found.kind).key == found.kind
        if not found.is_told or found.made == found.best:
            assert not found.flagged
            continue
        told += 1
        worths = [one.worth for one in found.choices]
        assert worths == sorted(worths, reverse=True)
        best, made_ = found.weighed(found.best), found.weighed(found.made)
        assert best is not None
        assert made_ is not None
        assert best.worth - made_.worth == pytest.approx(found.loss)
        assert accepts(found, found.best)
        assert not (found.flagged and accepts(found, found.made))
    assert told


def test_the_sentence_is_of_a_run_that_shows_what_all_show() -> None:
    gaps, margins = (0.3, 0.19, 0.2, 0.21, 0.35, 0.15), (0.1, 0.25, 0.1, 0.25, 0.1, 0.25)
    said = tuple(f"{gap}" for gap in gaps)
    assert Gap(gaps, margins, 600, said).reason == "0.2"
    assert Gap((0.1, -0.1, 0.02), (0.5, 0.5, 0.5), 300, ("a", "b", "c")).reason == "c"
    # What cannot be told apart is not said to be better by a run whose few deals seem to show it.
    alike = Gap((0.4, -0.3, 0.05, -0.1, 0.1), (0.1, 0.1, 0.01, 0.2, 0.2), 500, tuple("abcde"))
    assert alike.reason == "e"
    told = Gap((0.4, -0.4), (0.1, 0.1), 200, ("a", "b")).reason
    assert Wording().say(told) == "Over 200 deals the two cannot be told apart."
    # Where what was made turned out better, no sentence calls the other one so.
    behind = Gap((-0.4, 0.01, -0.5, -0.4), (0.02,) * 4, 400, tuple("abcd"))
    assert behind.reason in ("a", "d")
    assert "no simple reason" in Wording().say(Gap(gaps, (0.4,) * 6, 600, said).reason)


class Hurry:
    """Lets a player try a few deals."""

    def __init__(self) -> None:
        self._looks = 0

    def is_set(self) -> bool:
        self._looks += 1
        return self._looks > 60


@pytest.mark.parametrize("key", comparing())
def test_a_sentence_speaks_with_the_figures_of_the_judgement(key: str) -> None:
    """A reason comes from one of many comparisons: what it says of worths is written anew."""
    game, say, changed = all_games()[key], Wording(NAMES).say, 0
    for position in islice(positions(game, 5), 40):
        player = Opponent(game.strongest).sit_down(game.bots(), position.timeline.rules)
        counsel = player.weigh(position.view, Random(key), Hurry())
        if not counsel.rounds or counsel.is_close or len(counsel.choices) < 2:
            continue
        moved = [Weighed(one.move, 0.345 * one.worth - 0.213 * place)
                 for place, one in enumerate(counsel.choices, 1)]  # fmt: skip
        before, after = (
            say(corrected(counsel.reason, choices, rounds))
            for choices, rounds in ((counsel.choices, counsel.rounds), (moved, 12_345))
        )
        assert before == say(counsel.reason)
        assert not set(DECIMALS.findall(before)) & set(DECIMALS.findall(after)), after
        changed += before != after
    assert changed


@pytest.mark.parametrize(
    ("gaps", "clear"),
    [
        ((0.0,), False),
        ((0.0, 0.01), True),
        ((0.1, 0.12), False),
        ((0.5, 0.5), False),
        ((0.5, 0.5, 0.52, 0.49, 0.5, 0.51), True),
        ((0.0, 0.9, 0.1, 0.8, 0.2, 0.5), False),
        ((0.0, 0.1, 0.0, 0.1, 0.05, 0.05), True),
        ((0.104, 0.106) * 20, True),
    ],
)
def test_to_blame_takes_more_than_to_acquit(gaps: tuple[float, ...], clear: bool) -> None:
    """Two comparisons may show that there is no mistake; six at least that there is one."""
    margins = tuple(0.02 for _ in gaps)
    assert Gap(gaps, margins, 100).is_clear(0.1, NARROW, MOST_RUNS) == clear


COSTLY = 1.0


def blamed(loss: float, rng: Random, spread: float = 0.6) -> bool:
    """Compare until it is clear, the comparisons differing by chance."""
    gaps = list[float]()
    while len(gaps) < MOST_RUNS:
        gaps.append(rng.gauss(loss, spread))
        gap = Gap(tuple(gaps), (CERTAIN * spread,) * len(gaps))
        if gap.is_clear(COSTLY, NARROW, MOST_RUNS):
            break
    return gap.mean - gap.half > COSTLY


def test_looking_often_blames_nobody_wrongly() -> None:
    """Who looks again and again at an interval of 95 % would blame a third of these."""
    rng = Random(7)
    assert sum(blamed(COSTLY, rng) for _ in range(400)) / 400 < 0.05
    assert not any(blamed(0.6 * COSTLY, rng) for _ in range(200))


def test_two_looks_at_what_is_near_the_verge_mostly_agree() -> None:
    rng = Random(8)
    losses = [rng.uniform(0.0, 3.0) for _ in range(400)]
    both = [(blamed(loss, rng), blamed(loss, rng)) for loss in losses]
    assert sum(map(all, both)) >= 0.93 * sum(map(any, both)) > 200
    assert all(any(each) for each, loss in zip(both, losses, strict=True) if loss > 1.5)


def test_a_loss_that_is_as_good_as_known_is_not_compared_to_the_last() -> None:
    """Close to the verge it goes on until the interval is narrow, and no longer."""
    gaps = (1.02, 1.06) * (MOST_RUNS // 2)
    until = next(
        n
        for n in range(1, MOST_RUNS)
        if Gap(gaps[:n], (0.4,) * n).is_clear(COSTLY, NARROW, MOST_RUNS)
    )
    assert 2 < until < MOST_RUNS / 2


def test_few_comparisons_that_happen_to_agree_are_not_taken_for_sure() -> None:
    """The trials of one tree search stand together: what they say of the spread counts."""
    assert Gap((0.1, 0.1), (0.2, 0.2)).half > 0.1
    assert Gap((0.0, 0.4, 0.1, 0.3), (0.02,) * 4).half > 0.1


def test_a_try_that_was_not_weighed_can_be() -> None:
    game = all_games()["mosca"]
    position = next(p for p in positions(game, 8) if p.view.moves[-1].verb == "stay")
    made, ask = position.view.moves[0], WeighHere(game, position.timeline.rules)
    case = case_of("mosca", position, made)
    found = judged(case, ask)
    assert found is not None
    for move in position.view.moves:
        if found.weighed(move) is None:
            later = tried(case, found, move, ask)
            assert later is not None
            assert later.weighed(move) is not None
            assert accepts(later, move) is not None
            return
    pytest.fail("everything was weighed")


def test_no_try_stands_above_the_best() -> None:
    """A try was shown with +52 beside the best with +46: other deals, and as good."""
    game = all_games()["mosca"]
    position = next(p for p in positions(game, 8) if len(p.view.moves) > 2)
    best, made, move = position.view.moves[:3]
    case = case_of("mosca", position, made)
    choices = (Weighed(best, 0.5), Weighed(made, 0.2), Weighed(move, 0.4))
    found = replace(case.blank, best=best, is_told=True, choices=choices)
    worths = {best.meaning: 0.5, move.meaning: 0.7}

    def ask(view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel:
        some = tuple(Weighed(each, worths[each.meaning], 0.1) for each in view.moves)
        return Counsel(move, some, rounds=50)

    later = tried(case, found, move, ask)
    assert later is not None
    assert {one.move.meaning: one.worth for one in later.choices} == {
        best.meaning: 0.5, made.meaning: 0.2, move.meaning: 0.5
    }  # fmt: skip
    assert accepts(later, move)


class Raised:
    def is_set(self) -> bool:
        return True


def test_who_stops_gets_nothing() -> None:
    position = next(positions(all_games()["ecarte"], 1))
    case = case_of("ecarte", position, position.view.moves[0])
    assert judged(case, WeighHere(case.game, position.timeline.rules), Raised()) is None


def test_chance_follows_from_the_view_alone() -> None:
    position = next(positions(all_games()["nlk"], 1))
    view: View[Any] = position.view
    turned = replace(view, memory=dict(reversed(list(view.memory.items()))))
    assert seed_of("nlk", view, 1) == seed_of("nlk", turned, 1)
    seeds = {seed_of("nlk", view, n, again) for n in range(-3, 4) for again in range(3)}
    assert len(seeds) == 21


def test_equal_values_are_written_alike() -> None:
    assert plain({"b": (1, "x"), "a": None}) == plain({"a": None, "b": [1, "x"]})
    assert plain({1, 2}) != plain({1, 3})


def test_of_several_that_may_be_best_the_one_is_taken_that_lasts() -> None:
    """What one look at a hand prefers by a hair is compared again before it is called best."""
    game = all_games()["mosca"]
    position = next(p for p in positions(game, 8) if len(p.view.moves) > 3)
    one, other, third, *_ = position.view.moves
    asked = list[tuple[Move, ...]]()

    def weigh(view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel:
        if view.compared is not None:
            return Counsel(other)
        asked.append(view.moves)
        worth = {one: 1.0, other: 0.9 if not view.narrowed else 1.5, third: 0.0}
        choices = [Weighed(m, worth[m], 0.3) for m in (one, other, third) if m in view.moves]
        ranked = tuple(sorted(choices, key=lambda choice: -choice.worth))
        return Counsel(ranked[0].move, ranked, rounds=100)

    found = judged(case_of("mosca", position, third), weigh)
    assert found is not None
    assert found.best == other
    # Nothing that is shown beside the best is above it.
    assert [choice.move for choice in found.choices] == [other, one, third]
    assert found.loss == pytest.approx(1.5)
    assert set(asked[2]) == {one, other}
    compared = asked[2 + PICKS : -FEW]
    assert len(compared) == ENOUGH
    assert all(set(moves) == {other, third} for moves in compared)
    assert found.flagged


def test_what_was_looked_at_once_lies_as_far_behind_as_it_did_then() -> None:
    """Other deals may be worth less to all: three moves at one figure would look like a fault."""
    position, (best, made, third, *_) = three_moves()
    looks = iter((0.0, 0.0))

    def weigh(view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel:
        level = next(looks, -20.0)
        worth = {best: level, made: level - 15.0, third: level - 1.0}
        ranked = tuple(Weighed(m, worth[m], 0.3) for m in (best, third, made) if m in view.moves)
        return Counsel(ranked[0].move, ranked, rounds=100)

    found = judged(case_of("mosca", position, made), weigh)
    assert found is not None
    assert [(one.move, one.worth) for one in found.choices] == [
        (best, -20.0), (third, -21.0), (made, -35.0)
    ]  # fmt: skip


def test_a_move_that_can_hardly_be_a_mistake_has_no_best_one_sought_for_long() -> None:
    game = all_games()["mosca"]
    position = next(p for p in positions(game, 8) if len(p.view.moves) > 3)
    one, other, third, *_ = position.view.moves
    asked = list[tuple[Move, ...]]()

    def weigh(view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel:
        asked.append(view.moves)
        worth = {one: 1.0, other: 0.99, third: 0.95}
        choices = tuple(Weighed(m, worth[m], 0.1) for m in (one, other, third) if m in view.moves)
        return Counsel(choices[0].move, choices, rounds=100)

    found = judged(case_of("mosca", position, third), weigh)
    assert found is not None
    assert not found.flagged
    assert len(asked) > 2
    assert all(set(moves) == {one, third} for moves in asked[2:])


def test_nothing_is_said_to_be_worth_less_than_the_worst_that_can_happen() -> None:
    """A first look may differ from those that compare: both are told over the same deals."""
    position, (best, made, *_) = three_moves()
    worst, looks = -16.0, iter((-2.25, -2.25))

    def weigh(view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel:
        passing = next(looks, -0.75)
        worth = {best: passing, made: worst if view.narrowed else passing - 12.0}
        return Counsel(best, tuple(Weighed(m, worth[m], 0.3) for m in (best, made)), rounds=100)

    found = judged(case_of("mosca", position, made), weigh)
    assert found is not None
    assert found.flagged
    assert found.loss == pytest.approx(15.25)
    assert [one.worth for one in found.choices] == pytest.approx([-0.75, worst])


def looking(firsts: Iterator[int], gaps: Mapping[Move, float], moves: tuple[Move, ...]) -> Weigh:
    """Ask somebody to whom these moves look best in turn, each of which is worth so much more
    than the last one when it is compared with it."""

    def weigh(view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel:
        worth = {move: gaps.get(move, 0.0) for move in moves}
        if not view.narrowed:
            worth = dict.fromkeys(moves, 0.0) | {moves[next(firsts, 0)]: 2.0}
        elif moves[-1] not in view.moves:  # between the two they look alike, the wrong one better
            worth = {move: -worth[move] for move in moves}
        ranked = sorted((m for m in moves if m in view.moves), key=lambda move: -worth[move])
        return Counsel(ranked[0], tuple(Weighed(m, worth[m], 0.3) for m in ranked), rounds=100)

    return weigh


@pytest.mark.parametrize("chosen", [0, 1])
def test_of_what_is_decided_by_a_rule_of_thumb_it_is_said_that_nobody_can_judge(
    chosen: int,
) -> None:
    position, moves = three_moves()
    found = judged(case_of("mosca", position, moves[0]), lambda *_: Counsel(moves[chosen]))
    assert found is not None
    assert found.by_thumb
    assert not found.is_told
    assert judged_in(all_games()["mosca"], found.seat, row_of(found)).by_thumb
    only = replace(position.view, moves=position.view.moves[:1])
    single = judged(replace(case_of("mosca", position, moves[0]), view=only), never_asked)
    assert single is not None
    assert not single.by_thumb
    assert not judged_in(all_games()["mosca"], single.seat, row_of(single)).by_thumb


def never_asked(view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel:
    raise AssertionError("there was nothing to ask")


def three_moves() -> tuple[Position, tuple[Move, ...]]:
    position = next(p for p in positions(all_games()["mosca"], 8) if len(p.view.moves) > 3)
    return position, position.view.moves[:3]


def test_whichever_looks_best_what_is_clearly_better_is_not_overlooked() -> None:
    """Two looks name two moves, and the one that comes first is no better than what was made."""
    position, moves = three_moves()
    for firsts in ((0, 1), (1, 0)):
        weigh = looking(iter(firsts), {moves[0]: 0.0, moves[1]: 1.5}, moves)
        found = judged(case_of("mosca", position, moves[2]), weigh)
        assert found is not None
        assert found.flagged
        assert found.best == moves[1]
        assert found.loss == pytest.approx(1.5)
        assert found.choices[0].move == moves[1]
        worths = [one.worth for one in found.choices]
        assert worths == sorted(worths, reverse=True)


def test_what_looks_best_once_by_chance_is_compared_nevertheless() -> None:
    position, moves = three_moves()
    for firsts in ((2, 0), (0, 2)):
        weigh = looking(iter(firsts), {moves[0]: 1.5}, moves)
        found = judged(case_of("mosca", position, moves[2]), weigh)
        assert found is not None
        assert found.flagged
    twice = looking(iter((2, 2)), {moves[0]: 1.5}, moves)
    found = judged(case_of("mosca", position, moves[2]), twice)
    assert found is not None
    assert not found.flagged


@pytest.mark.parametrize(
    ("same", "flagged"),
    [(0.0, True), (0.04, True), (0.1, True), (0.2, False), (0.5, False), (1.0, False)],
)
def test_what_is_style_does_not_hang_on_chance(same: float, flagged: bool) -> None:
    """Of many who ask the strongest as often as it takes, nearly all hear the same."""
    position, (one, other, *_) = three_moves()
    case, wrong, rng = case_of("mosca", position, other), 0, Random(f"{same}")
    for _ in range(60):
        looks = asked = 0

        def weigh(view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel:
            nonlocal looks, asked
            # The two are close enough for a single comparison to be wrong.
            choices = (Weighed(one, 1.0), Weighed(other, 0.5, 0.6))
            if view.compared is not None:
                return Counsel(one)
            if view.narrowed or looks < 2:
                looks += not view.narrowed
                return Counsel(one, choices, rounds=100)
            asked += 1
            return Counsel(other if rng.random() < same else one, choices, rounds=100)

        found = judged(case, weigh)
        assert found is not None
        wrong += found.flagged != flagged
        assert ASKED <= asked <= MOST_ASKED
    assert wrong <= 6


@pytest.mark.thorough
@pytest.mark.parametrize("key", comparing())
def test_who_is_asked_about_one_move_alone_says_of_it_what_he_would_have_said(key: str) -> None:
    """Whether the strongest would do the same is the same question, only sooner answered."""
    game, asked = all_games()[key], 0
    for position in islice(positions(game, QUICK.get(key, 6)), 12):
        ask, view = WeighHere(game, position.timeline.rules), position.view
        whole = ask(view, Opponent(game.strongest), 3, GOING)
        assert whole is not None
        if len(view.moves) < 3 or not whole.rounds:
            continue
        for move in view.moves[: by_night(4, by_day=2)]:
            sooner = ask(view.doubting(move), Opponent(game.strongest), 3, GOING)
            assert sooner is not None
            assert (sooner.chosen == move) == (whole.chosen == move)
            assert sooner.rounds <= whole.rounds
        asked += 1
        if asked == by_night(2, by_day=1):
            return
    assert asked


def test_beside_what_stands_alone_is_shown_what_was_given_up_at_a_glance() -> None:
    """A pass that no bid was weighed against had one bar: nobody learnt what bidding costs."""
    game = all_games()["napoleon"]
    for position in islice(positions(game, 20), 200):
        view, ask = position.view, WeighHere(game, position.timeline.rules)
        passing = next((move for move in view.moves if move.verb == "pass"), None)
        if passing is None:
            continue
        case = case_of("napoleon", position, passing)
        look = case.asked(ask, 0, GOING)
        if look is not None and look.dismissed is not None:
            break
    found = judged(case, ask)
    assert found is not None
    assert look is not None
    assert len(found.choices) > len(look.choices) == 1
    assert {one.move.verb for one in found.choices} == {"pass", "bid"}
    assert found.choices[0].move == found.best == passing
    assert found.rounds == PICKS * look.rounds
