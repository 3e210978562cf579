"""In every game: choices are said to be equal only where the intervals leave no other way."""

from dataclasses import replace
from itertools import islice
from random import Random
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase
from naipes_gui.core.what_matters import argues_against
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review.asking import GOING, WeighHere
from naipes_gui.review.at_once import remark
from naipes_gui.review.judge import Case, looked
from naipes_gui.review.judged import costs_surely
from naipes_gui.review.problems import problems
from naipes_gui.ui.match import nudges
from naipes_gui.ui.match.hints import SHOWN, Hints
from naipes_gui.ui.shared.markup import spoken
from naipes_gui.ui.table.board import Board
from tests.contract.positions import positions
from tests.having import comparing
from tests.nights import by_night
from tests.ui.table_help import SITTERS, STILL

ASKED = by_night(30, by_day=5)
"""Decisions of a game about which a level is asked."""
POSITIONS = by_night(12, by_day=1)
"""Decisions of a game in which what a hint advises against is done."""
COSTLY = 0.1
OPEN = (
    "about as good",
    "About as good",
    "too seldom to tell",
    "it is close",
    "may be chance",
    "about equally good",
    "About equally good",
)
"""What says of two choices that none is seen to be better."""
SURE = (
    "comes to the same", "come to the same", "makes no difference", "worth as much", " are equal",
    " are equally good", " equivalent", "As good", "exactly as good",
)  # fmt: skip
"""What says of choices that they are worth the same."""


def nudge(counsel: Counsel, among: int) -> str:
    if nudges.level(counsel) == len(counsel.choices):
        return nudges.of_any(counsel, every=len(counsel.choices) == among)
    return nudges.of_some(counsel, COSTLY)


def sources(told: Any) -> str:
    """Return the words of a reason and of what fills its blanks."""
    if not isinstance(told, Phrase):
        return ""
    return " ".join([told.source, *map(sources, told.blanks.values())])


@pytest.mark.sampled
@pytest.mark.parametrize("key", comparing())
@pytest.mark.parametrize("level", ["expert", "strongest"])
def test_what_a_hint_calls_equal_is_equal_by_the_intervals(key: str, level: str) -> None:
    game = all_games()[key]
    name, asked = game.strongest if level == "strongest" else level, 0
    for place, position in enumerate(islice(positions(game, 11), ASKED)):
        view, bot = position.view, game.bots()[name](position.timeline.rules)
        counsel = bot.weigh(view, Random(place), Event())
        if len(counsel.choices) < 2:
            continue
        asked += 1
        reason, said = sources(counsel.reason), nudge(counsel, len(view.moves))
        best = counsel.choices[0].worth
        # Half of the last hundredth that is written is nothing.
        same = [one for one in counsel.choices if best - one.worth + one.margin < 0.0051]
        if any(words in said for words in SURE):
            assert len(same) >= nudges.level(counsel), said
        if any(words in reason for words in SURE):
            assert len(same) == len(counsel.choices), reason
        if any(words in reason for words in OPEN):
            behind = (o for o in counsel.choices if o.move != counsel.chosen)
            chosen = next(o for o in counsel.choices if o.move == counsel.chosen)
            assert any(
                abs(chosen.worth - o.worth) <= max(chosen.margin, o.margin) + 1e-9 for o in behind
            ), reason
    assert asked


def told_of(*gaps: tuple[float, float], among: int = 9) -> str:
    choices = tuple(Weighed(Move("a", number=n), -gap, doubt) for n, (gap, doubt) in
                    enumerate([(0.0, 0.0), *gaps]))  # fmt: skip
    return nudge(Counsel(choices[0].move, choices, Counted.NOTHING, 80), among)


@pytest.mark.parametrize("among", [3, 9])
def test_what_may_be_equal_and_may_be_not_is_not_called_equal(among: int) -> None:
    """A hundred deals of Hachi-Hachi leave eighteen points between what seems to be alike."""
    alike = told_of((0.4, 18.0), (1.2, 17.0), among=among)
    assert "about equally good" in alike
    assert not any(words in alike for words in SURE)
    some = told_of((0.05, 0.05), (30.0, 7.0), among=among)
    assert "about equally good" in some
    assert not any(words in some for words in SURE)
    assert "makes no difference" in told_of((0.0, 0.0), (0.0, 0.0), among=among)
    assert " are equally good" in told_of((0.0, 0.0), (30.0, 7.0), among=among)


def test_the_bound_holds_the_gap_and_the_doubt() -> None:
    choices = (Weighed(Move("a"), 2.0), Weighed(Move("b"), 1.5, 0.25), Weighed(Move("c"), 1.0, 2.0))
    found = Counsel(choices[0].move, choices, Counted.NOTHING, 80)
    assert nudges.most_between(found.choices[:2]) == 0.75
    assert nudges.most_between(found.choices) == 3.0


@pytest.mark.parametrize(
    ("gap", "doubt", "said"),
    [(0.5, 0.1, "clearly the best"), (0.05, 0.0, "a little better"), (0.5, 0.4, "seems the best")],
)
def test_what_nobody_would_mind_is_not_called_clear(gap: float, doubt: float, said: str) -> None:
    """A tenth of a mon that is known for certain was called clear beside a hundred and forty."""
    assert said in told_of((gap, doubt), (gap + 1, doubt))


class Silent(QObject):
    """Is asked nothing."""

    advised = Signal(object, object)


def weighed(view: View[Any], rng: Random, costly: float) -> Counsel:
    """Return what somebody might have found of a decision, weighed more or less well."""
    moves = rng.sample(view.moves, min(len(view.moves), 7))
    far = 3 * costly
    worths = sorted((rng.choice((0.0, rng.uniform(-far, far))) for _ in moves), reverse=True)
    often, seldom = rng.choice((0.0, 0.9)) * costly, rng.choice((0.0, 0.0, far))
    doubts = [0.0, *(rng.choice((0.0, often, seldom)) for _ in moves[1:])]
    choices = tuple(map(Weighed, moves, worths, doubts))
    return Counsel(choices[0].move, choices, Counted.NOTHING, 80, "", "Because.")


@pytest.mark.parametrize("key", comparing())
def test_every_step_of_a_hint_names_the_same_choices(qtbot: QtBot, key: str) -> None:
    """The first said that three were alike, the second named one, the third another."""
    game, rng, several = all_games()[key], Random(7), 0
    board = Board(game.face(), "french", SITTERS, clockwise=True)
    qtbot.addWidget(board)
    wording = Wording(tuple("ABCDEFGHI"))
    board.adopt(replace(STILL, text_style=replace(STILL.text_style, wording=wording)))
    hints = Hints(board, Silent(), game)  # type: ignore[arg-type]
    for position in islice(positions(game, 12), by_night(300, by_day=150)):
        view = position.view
        costly = game.decisions().costly
        counsel = weighed(view, rng, costly)
        if len(counsel.choices) < 2:
            continue
        names = hints._names(view, counsel)
        best = counsel.choices[0]
        behind = {name: best.worth - one.worth for name, one in names.items()}
        alike = [name for name, one in names.items() if behind[name] <= one.margin]
        equal = [name for name in alike if name in [*names][:1]
                 or behind[name] + names[name].margin <= costly]  # fmt: skip
        if equal != alike:
            assert (
                "close between" in hints._nudge(view, counsel)[0]
                or "it is close" in hints._nudge(view, counsel)[0]
            )
            assert hints._good(view, counsel) == equal
            continue
        own = next(iter(names))
        if not 1 < len(equal) <= SHOWN or len(equal) == len(names):
            continue
        several += 1
        others = " · ".join(name for name in names if name in equal and name != own)
        any_of = f"Any of these: {own} · {others}."
        assert any_of in hints._nudge(view, counsel)[0]
        assert f": {others}." in spoken(hints._move(view, counsel)[0])
        assert (any_of in spoken(hints._reason(view, counsel))) == (len(equal) > 2)
    assert several > 3


def test_a_choice_may_be_as_good_though_one_before_it_is_not() -> None:
    worths, doubts = (0.69, 0.44, 0.28, 0.09), (0.0, 0.38, 0.38, 0.63)
    choices = tuple(Weighed(Move("a", number=n), w, d)
                    for n, (w, d) in enumerate(zip(worths, doubts, strict=True)))  # fmt: skip
    found = Counsel(choices[0].move, choices, Counted.NOTHING, 80)
    assert nudges.alike(found) == (choices[0], choices[1], choices[3])


def open_choice(*kinds: tuple[str, float, float]) -> str:
    """Return what is said first of some choices, each with what it is worth and its doubt."""
    choices = tuple(Weighed(Move(verb, number=n), worth, doubt)
                    for n, (verb, worth, doubt) in enumerate(kinds))  # fmt: skip
    counsel = Counsel(choices[0].move, choices, Counted.NOTHING, 80)
    assert nudges.is_open(counsel, COSTLY)
    names = {f"{one.move.verb} {one.move.number}": one for one in choices}
    return nudges.of_open(counsel, names)


@pytest.mark.parametrize(("kinds", "said"), [
    ((("stay", 1.0, 0.0), ("stay", 0.8, 0.5), ("pass", 0.0, 0.4)),
     "Worse: pass 2. Between the others it is close."),
    ((("stay", 0.2, 0.0), ("pass", 0.0, 0.5), ("stay", 0.1, 0.5)),
     "It is close between these: stay 0 · pass 1."),
    ((("play", 0.2, 0.0), ("play", 0.0, 0.5), ("play", -2.0, 0.5)),
     "It is close between these: play 0 · play 1."),
    ((("play", 0.2, 0.0), *(("play", 0.0, 0.5),) * 4),
     "It is close between 5 choice(s)."),
])  # fmt: skip
def test_what_is_settled_is_said_where_something_is_not(
    kinds: tuple[tuple[str, float, float], ...], said: str
) -> None:
    """That to stay is better may be sure, though which cards to change is not."""
    assert open_choice(*kinds) == said


IDEAS = by_night(60, by_day=25)


@pytest.mark.parametrize("key", ["ecarte", "mosca", "napoleon"])
def test_the_first_step_of_a_hint_says_what_to_look_at(qtbot: QtBot, key: str) -> None:
    """How much hangs on a choice is no help to who does not see what it is about."""
    game = all_games()[key]
    board = Board(game.face(), "french", SITTERS, clockwise=True)
    qtbot.addWidget(board)
    wording = Wording(tuple("ABCDEFGHI"))
    board.adopt(replace(STILL, text_style=replace(STILL.text_style, wording=wording)))
    hints = Hints(board, Silent(), game)  # type: ignore[arg-type]
    seen = 0
    for position in islice(positions(game, 3), IDEAS):
        view = position.view
        counsel = weighed(view, Random(1), game.decisions().costly)
        played = [*counsel.chosen.cards] if counsel.chosen.verb == "play" else []
        told = [wording.say(each) for each in game.face().matters(view)
                if not argues_against(each, played)]  # fmt: skip
        assert hints._nudge(view, counsel)[0].startswith(" ".join(told))
        seen += bool(told and played)
    assert seen


def test_beside_a_figure_it_is_said_how_sure_it_is_that_it_is_worse() -> None:
    """«-2.25, a little worse» stood above «-2.32, about as good», of which little was known."""
    told = (0.0, 0.0), (0.05, 0.1), (0.3, 0.5), (0.1, 0.02), (0.5, 0.4), (0.9, 0.1)
    choices = tuple(Weighed(Move("a", number=n), -gap, doubt)
                    for n, (gap, doubt) in enumerate([(0.0, 0.0), *told]))  # fmt: skip
    found = Counsel(choices[0].move, choices, Counted.NOTHING, 80)
    assert [nudges.beside_the_best(found, one, 0.2) for one in choices[1:]] == [
        "the same", "about as good", "perhaps worse", "a little worse", "worse", "clearly worse",
    ]  # fmt: skip


def test_only_what_a_review_would_mind_is_advised_against() -> None:
    """«Not this» was said of a card that the review of it called perhaps equal."""
    best, near, far = (Move(verb) for verb in ("a", "b", "c"))
    choices = Weighed(best, 1.0), Weighed(near, 0.9, 0.02), Weighed(far, 0.5, 0.1)
    counsel = Counsel(best, choices, dismissed=Move("d"))
    assert [nudges.is_a_mistake(counsel, move, 0.2) for move in (near, far, Move("d"))] == [
        False, True, True,
    ]  # fmt: skip


@pytest.mark.parametrize(("gap", "doubt", "said"), [(0.14, 0.07, "worse"), (0.14, 0.03, "clearly")])
def test_clearly_worse_is_what_a_review_would_mark(gap: float, doubt: float, said: str) -> None:
    """-1.38 against -1.24 was called clearly worse, and no word came when it was played."""
    best, one = Weighed(Move("a"), 0.0), Weighed(Move("b"), -gap, doubt)
    counsel = Counsel(best.move, (best, one))
    assert nudges.beside_the_best(counsel, one, 0.1).startswith(said)
    marked = costs_surely(gap - doubt, 0.1)
    assert nudges.is_a_mistake(counsel, one.move, 0.1) == marked
    assert ("clearly" in nudges.of_some(counsel, 0.1)) == marked


@pytest.mark.parametrize("game", sorted(all_games()))
def test_what_a_hint_calls_clearly_worse_gets_a_word_when_it_is_made(game: str) -> None:
    """A hint weighs with other chance than whoever judges: both must see the same mistakes."""
    info, told = all_games()[game], list[bool]()
    for problem in problems(game):
        view = problem.record().timeline.view(problem.ply, problem.seat)
        ask = WeighHere(info, info.rules(view.options))
        hint = ask(view, Opponent(info.strongest), 1, GOING)
        assert hint is not None
        costly = info.decisions().costly
        worse = [one.move for one in hint.choices
                 if "clearly" in nudges.beside_the_best(hint, one, costly)]  # fmt: skip
        for move in worse[:1]:
            case = Case(info, problem.ply, view, move)
            looks = looked(case, ask, GOING)
            told.append(remark(case, looks, ask, GOING, may_praise=False) is not None)
        if len(told) == POSITIONS:
            break
    assert told
    assert all(told)


def test_what_is_better_is_named_beside_what_may_only_be_as_good() -> None:
    """Tell that a card known to be a hair behind is not left out where a worse one is named."""
    best, near, unsure, far = (Move(verb) for verb in ("a", "b", "c", "d"))
    counsel = Counsel(best, (
        Weighed(best, 1.0), Weighed(near, 0.99, 0.001), Weighed(unsure, 0.95, 0.06),
        Weighed(far, 0.9, 0.01),
    ))  # fmt: skip
    assert [one.move for one in nudges.no_mistakes(counsel, 0.2)] == [best, unsure]
    assert [one.move for one in nudges.hardly_worse(counsel, 0.2)] == [near]
    assert not nudges.hardly_worse(replace(counsel, choices=counsel.choices[:2]), 0.2)
