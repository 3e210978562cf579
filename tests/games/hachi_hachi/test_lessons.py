"""The sums that the lessons say are those that the rules make."""

from collections import Counter
from dataclasses import replace

from naipes_gui.core.lesson import Lesson, dealt, played
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import BANK, FIRST, Paid, Seat
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.games.hachi_hachi import GAME
from naipes_gui.games.hachi_hachi.lessons.account import ACCOUNT
from naipes_gui.games.hachi_hachi.lessons.combinations import COMBINATIONS
from naipes_gui.games.hachi_hachi.lessons.whole_form import WHOLE_FORM
from naipes_gui.games.hachi_hachi.rules.yaku import dekiyaku


def told(lesson: Lesson) -> str:
    said = (part for step in lesson.steps for part in (step.headline, step.text))
    wording = Wording(("You", *lesson.opponents))
    return " ".join(wording.say(part) for part in said if part is not None)


def paid(lesson: Lesson) -> Counter[tuple[Seat, Seat, str]]:
    """Return what everybody has paid everybody in a lesson, and what for."""
    timeline = played(lesson, GAME.rules_with(lesson.options))
    sums = Counter[tuple[Seat, Seat, str]]()
    for ply in range(1, timeline.ply + 1):
        for event in timeline.witnessed(ply, FIRST):
            if isinstance(event, Paid):
                sums[event.giver, event.taker, event.reason] += event.amount
    return sums


def test_the_account_of_88_is_that_of_the_rules() -> None:
    rules, words = GAME.rules_with(ACCOUNT.options), told(ACCOUNT)
    state = played(ACCOUNT, rules).state
    points = [state.points(seat) for seat in rules.seats]
    assert points == [111, 65, 88]
    assert f"You have {points[0]}, Gala {points[1]}, Inés {points[2]}" in words
    assert f"captured {dealt(ACCOUNT, rules).state.points(FIRST)} points" in words
    assert state.scores == (142, -46 - 48, -48)
    assert "142 mon" in words
    assert [yaku.kan for yaku in state.teyaku[FIRST]] == [2]
    assert state.multiplier == 2


def test_the_yaku_that_are_told_are_those_of_the_form() -> None:
    """A pupil saw one of them, and no list."""
    rules, words = GAME.rules_with(COMBINATIONS.options), told(COMBINATIONS)
    everything = dekiyaku(rules.pack.cards, replace(rules.options, brights_additive=True))
    assert {yaku.key: yaku.kan for yaku in everything} == {
        "goko": 12, "shiko": 10, "nanatan": 10, "akatan": 7, "aotan": 7
    }  # fmt: skip
    assert "Five yaku there are" in words
    assert "Poetry ribbons: seven kan" in words
    assert "Blue Ribbons, those of June, September and October: 7 kan as well" in words
    assert "Any seven ribbons but the willow's: 10" in words
    assert "Four Brights, all but the rain man: 10. Five Brights: 12" in words


def test_what_is_paid_for_dropping_out_is_what_the_rules_ask() -> None:
    sums, words = paid(WHOLE_FORM), told(WHOLE_FORM)
    gala, bruno, ines, damian = map(Seat, range(1, 5))
    assert sums[damian, BANK, "fee"] == sums[BANK, FIRST, "pot"] == 24
    assert sums[FIRST, bruno, "compensation"] == sums[gala, bruno, "compensation"] == 6
    assert sums[FIRST, ines, "teyaku"] == sums[gala, ines, "teyaku"] == 96
    assert sums[gala, FIRST, "dekiyaku"] == sums[ines, FIRST, "dekiyaku"] == 168
    scores = played(WHOLE_FORM, GAME.rules_with(WHOLE_FORM.options)).state.scores
    assert scores == (258, -270, 12, 24, -24)
    assert "336 + 24 − 96 − 6 = 258 mon" in words
    assert "−270" in words


def test_what_the_table_says_of_a_hand_stays_while_the_rest_is_shuffled() -> None:
    """Who plays is settled, and the cards of the others go back: ×2 and who dropped out stay."""
    game = all_games()["hachi_hachi"]
    lesson, face = game.lessons()[-1], game.face()
    timeline = played(lesson, game.rules_with(lesson.options))
    at = next(n for n, state in enumerate(timeline.states) if state.stage is Stage.RESHUFFLE)
    before, view = timeline.view(at - 1, FIRST), timeline.view(at, FIRST)
    assert view.state.is_dealt
    assert face.banner(view) == face.banner(before)
    assert face.steps(view) is not None
    out = [seat for seat in view.state.seats if face.is_out(view, seat)]
    assert out
    for seat in out:
        assert face.state_word(view, seat) is not None
