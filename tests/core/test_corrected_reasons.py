"""The figures of a reason give way to better ones, however deep in it they stand."""

from naipes_gui.core.counsel import Counsel, Weighed, corrected, figure
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.wording import Wording

PLAY, STAND = Move("play"), Move("stand")
CHOICES = (Weighed(PLAY, 5.0, 1.0), Weighed(STAND, 3.5, 1.0))


def said(what: Phrase) -> str:
    return Wording(("A", "B")).say(what)


def test_figures_are_corrected_at_any_depth_and_all_else_stays() -> None:
    worth, gap = figure(str, 1.0, of=PLAY), figure(str, 0.5, of=PLAY, behind=STAND)
    deals = figure(str, 10)
    inner = phrase("test", "{gap} behind, {many} deals", gap=gap, many=deals)
    whole = phrase("test", "{worth}: {inner}; {word}", worth=worth, inner=inner, word="so")
    assert said(whole) == "1.0: 0.5 behind, 10 deals; so"
    assert said(corrected(whole, CHOICES, 250)) == "5.0: -1.5 behind, 250 deals; so"


def test_the_next_best_is_whatever_turns_out_to_be_it() -> None:
    gap = figure(str, 2.0, of=Move("pass"), behind=PLAY, is_next=True)
    found = (*CHOICES, Weighed(Move("pass"), 1.0, 1.0))
    assert said(corrected(gap, found, 250)) == "1.5"
    assert said(corrected(gap, CHOICES[:1], 250)) == "2.0"


def test_a_figure_of_what_was_not_compared_stays_as_it_was() -> None:
    known = figure(str, 2.0, of=Move("pass"))
    behind = figure(str, 0.25, of=PLAY, behind=Move("pass"))
    for what, told in ((known, "2.0"), (behind, "0.25")):
        assert said(corrected(what, CHOICES, 250)) == told


def test_what_is_close_is_told_by_the_margin_of_the_second() -> None:
    assert Counsel(PLAY, CHOICES).gap == 1.5
    assert not Counsel(PLAY, CHOICES).is_close
    assert Counsel(PLAY, (CHOICES[0], Weighed(STAND, 4.0, 1.0))).is_close
    alone = Counsel(PLAY, CHOICES[:1])
    assert (alone.gap, alone.is_close) == (0.0, False)
