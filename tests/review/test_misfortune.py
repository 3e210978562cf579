"""A hand that is lost without a mistake is said to be lost by bad luck, and by what."""

from dataclasses import replace

import pytest

from naipes_gui.core.counsel import Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.face import ScoreLine, ScoreSheet
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.review.judged import Judged
from naipes_gui.review.misfortune import Fall, Misfortune, misfortune

PLAY, BETTER = Move.parse("play KH"), Move.parse("play QH")
TITLE = phrase("review", "{n}", n=1)


def decided(ply: int, best: float, made: float, unit: Counted = Counted.MON) -> Judged:
    """Return a decision in which another move may have been worth a little more."""
    choices = (Weighed(BETTER, best), Weighed(PLAY, made, 1.0))
    return Judged(
        ply=ply, hand=1, seat=Seat(0), made=PLAY, best=BETTER, kind="lead", is_told=True,
        loss=best - made, low=-1.0, high=1.0, unit=unit, costly=1.0, choices=choices,
    )  # fmt: skip


def ended(*gains: int, fewest: bool = False) -> ScoreSheet:
    lines = tuple(ScoreLine(Seat(i), None, (), gain, gain) for i, gain in enumerate(gains))
    return ScoreSheet(TITLE, TITLE, lines, fewest_win=fewest)


@pytest.mark.parametrize(
    ("worths", "end", "fall"),
    [
        ([(-9.0, -9.0), (-8.0, -8.0)], -12, Fall(9.0, Counted.MON)),
        ([(2.0, 2.0), (-9.0, -9.5)], -12, Fall(11.0, Counted.MON, 1, PLAY)),
        ([(2.0, 2.0), (1.0, 1.0)], -12, Fall(13.0, Counted.MON, 2, PLAY)),
        ([(0.0, 0.0), (-1.0, -1.0)], -2, None),
    ],
)
def test_it_fell_most_where_its_worth_did(
    worths: list[tuple[float, float]], end: int, fall: Fall | None
) -> None:
    told = [decided(ply, *each) for ply, each in enumerate(worths)]
    assert misfortune(told, ended(end, -end, 0)) == Misfortune(fall)


def test_of_shares_an_average_hand_is_lost_as_often_as_by_the_others() -> None:
    told = [replace(decided(3, 0.7, 0.7, Counted.HANDS), costly=0.02)]
    lost = ended(1, 0, 0, fewest=True)
    assert misfortune(told, lost) == Misfortune(Fall(0.7, Counted.HANDS, 1, PLAY))


def test_whoever_won_or_erred_had_no_bad_luck() -> None:
    fair, won, lost = decided(3, 2.0, 2.0), ended(12, -12, 0), ended(-12, 12, 0)
    assert misfortune([fair], won) is None
    assert misfortune([fair], ended(0, 1, fewest=True)) is None
    assert misfortune([], lost) is None
    for worse in (replace(fair, low=1.5, loss=2.0), replace(fair, low=0.3, loss=0.8)):
        assert misfortune([worse], lost) is None
        assert misfortune([replace(worse, share=0.5)], lost) is None


def test_of_two_who_scores_nothing_has_lost() -> None:
    told = [decided(3, 0.5, 0.5, Counted.POINTS)]
    assert misfortune(told, ended(0, 1)) == Misfortune(None)
    assert misfortune(told, ended(1, 0)) is None
