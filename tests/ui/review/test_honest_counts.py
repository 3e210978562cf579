"""What a review counts is what it says: how many moments, over what, and what few deals prove."""

from dataclasses import replace
from random import Random

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.table import FIRST
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.games.mosca.players.kernels.playout import Board, Stakes
from naipes_gui.review.hindsight import Hindsight
from naipes_gui.review.judged import MOST, Judged
from naipes_gui.review.outlook import Outlook
from naipes_gui.store.record import Record
from naipes_gui.ui.beside_table.choice_words import grounds
from naipes_gui.ui.beside_table.cost_words import cost_of_all, figure, what_is_counted
from naipes_gui.ui.beside_table.option_bars import basis, listed
from naipes_gui.ui.review.course import Course, Verdict
from naipes_gui.ui.review.plain_words import sure
from naipes_gui.ui.review.words import Words
from tests.ui.review.planted import RECORDS, cases, is_choice

NAMES = Wording(("Ana", "Bruno"))
BEST, MADE = Move("play"), Move("pass")


@pytest.fixture
def words() -> Words:
    info = all_games()["ecarte"]
    return Words(info, info.face(), NAMES, FIRST)


def a_mistake(ply: int = 0) -> Judged:
    return Judged(
        ply=ply, hand=1, seat=FIRST, made=MADE, best=BEST, kind="", is_told=True, loss=1.0 + ply,
        low=0.5, high=1.5 + ply, costly=0.1, unit=Counted.COUNTERS, rounds=50,
        choices=(Weighed(BEST, 0.5), Weighed(MADE, -0.5)),
    )  # fmt: skip


@pytest.mark.parametrize("many", range(1, 2 * MOST))
def test_every_mistake_is_counted_though_only_the_dearest_are_asked(
    words: Words, many: int
) -> None:
    outlook = Outlook(tuple(map(a_mistake, range(many))))
    course = Course(outlook.moments, frozenset())
    heading = " ".join(words.heading(course, many, len(outlook.flagged)))
    for said in (heading, cost_of_all(outlook, NAMES)):
        assert str(many) in said
        assert ("dearest" in said) == (many > MOST)


@pytest.mark.parametrize(
    ("worth", "verdict", "found"),
    [(0.5, Verdict.GOOD, True), (0.42, Verdict.NEARLY, True), (0.2, Verdict.BETTER, False),
     (-0.49, Verdict.NOT_YET, False)],
)  # fmt: skip
def test_what_would_be_no_mistake_at_the_table_answers_the_question(
    words: Words, worth: float, verdict: Verdict, found: bool
) -> None:
    """Tell that a hint's «about as good» is not turned away by a review that played out more."""
    tried = Move("play", (Card("KH"),))
    asked = replace(a_mistake(), choices=(
        Weighed(BEST, 0.5), Weighed(tried, worth, 0.02), Weighed(MADE, -0.5),
    ))  # fmt: skip
    course = Course([asked], frozenset())
    assert course.judge(tried) is verdict
    course.take(tried, verdict)
    assert course.is_over == found
    assert (asked.ply in course.solved) == found


@pytest.mark.parametrize("seed", range(20))
def test_where_figures_are_said_to_count_from_the_average_all_of_them_come_to_nothing(
    seed: int,
) -> None:
    """What a hand of La Mosca is worth is no line of its score sheet: a loss costs two there."""
    rng = Random(seed)
    size = rng.randint(2, 4)
    seats = rng.randint(size, 6)
    cards = rng.sample(range(36), 5 * size)
    hands = [sum(1 << card for card in cards[5 * n : 5 * n + 5]) for n in range(size)]
    board = Board(hands, [0] * size, [0] * size, 0)
    board.run()
    pool = rng.randint(seats, 4 * seats)
    gains = board.gains(Stakes(pool, seats, True, rng.random() < 0.5, "split"))
    nothing = min(gains) if 0 not in board.tricks[:size] else min(gains) + 2
    assert sum(gains) + (seats - size) * nothing == pytest.approx(0)


def test_what_a_figure_counts_is_told_wherever_one_stands() -> None:
    told, counsel = (
        what_is_counted(Counted.COUNTERS),
        Counsel(BEST, a_mistake().choices, Counted.COUNTERS, 50),
    )
    assert told
    judged = a_mistake()
    aloud = basis(judged, NAMES, aloud=True)
    for said in (basis(judged, NAMES), aloud, grounds(counsel, NAMES)):
        assert said.count(told) == 1
        assert "to the left one loses" not in said
    assert told not in grounds(replace(counsel, rounds=0), NAMES)  # marks of a rule of thumb


@pytest.mark.parametrize(
    ("brings", "said"),
    [
        ([(1, 1)] * 5, "proves nothing"),
        ([(0, 1)] * 4 + [(1, 0)], "proves nothing"),
        ([(1, 0)] * 4 + [(0, 1)], ""),
        ([(1, 0)] * 5, ""),
    ],
)
def test_a_few_deals_that_do_not_show_a_mistake_are_said_to_be_few(
    words: Words, brings: list[tuple[int, int]], said: str
) -> None:
    deals = [{BEST: best, MADE: made} for best, made in brings]
    found = words.over_the_deals(deals, fewest=False, is_mistake=True)
    plain = words.over_the_deals(deals, fewest=False)
    assert said in found
    assert (found == plain) == (not said)


@pytest.mark.parametrize("seed", range(5))
def test_what_was_played_is_never_below_the_second_row(seed: int) -> None:
    """It lay below what was seen without scrolling, where many choices were better."""
    rng = Random(seed)
    every = [Move("bid", number=number) for number in range(12)]
    worths = sorted((rng.random() for _ in every), reverse=True)
    choices = tuple(Weighed(move, worth) for move, worth in zip(every, worths, strict=True))
    made, tried = rng.choice(every), rng.choice(every)
    judged = replace(a_mistake(), best=every[0], made=made, choices=choices)
    rows, more = listed(judged, tried)
    moves = [row.move for row in rows]
    assert moves[0] == every[0]
    assert made in moves[:2]
    assert tried in moves
    assert len(moves) + more == len(every)
    rest = [row.worth for row in rows if row.move not in (every[0], made)]
    assert rest == sorted(rest, reverse=True)


@pytest.mark.parametrize(("low", "high"), [(0.923, 0.924), (0.9, 0.9), (0.5, 1.5)])
def test_a_cost_never_lies_between_a_figure_and_itself(
    words: Words, low: float, high: float
) -> None:
    told = sure(words, replace(a_mistake(), low=low, high=high))
    ends = [figure(end, Counted.COUNTERS) for end in (low, high)]
    assert ("between" in told) == (ends[0] != ends[1])
    assert told


@pytest.mark.parametrize(
    ("gains", "named", "counted"),
    [
        ([2.0, 1.0], [0, 1], False),
        ([3.0, 2.0, 2.0, 1.0], [0], False),
        ([2.0] * 5, [], True),
    ],
)
def test_of_many_choices_that_bring_more_the_best_are_named(
    words: Words, gains: list[float], named: list[int], counted: bool
) -> None:
    record = Record.load(RECORDS / "ecarte" / "ecarte-default.naipes")
    case = next(case for case in cases(record) if is_choice(case))
    others = [Move("play", (card,)) for card in record.rules.pack.cards[: len(gains)]]
    made = Move("play", (record.rules.pack.cards[-1],))
    found = Hindsight(dict(zip([*others, made], [*gains, 0.0], strict=True)))
    told = words.hindsight(replace(a_mistake(), made=made), case.view, found)
    assert [nth for nth, move in enumerate(others) if words.deed(case.view, move) in told] == named
    assert (f"{len(gains)} other choice(s) would" in told) == counted
