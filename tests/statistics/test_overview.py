"""What matches come to: intervals, wins, streaks, records, opponents, levels."""

from datetime import UTC, datetime

import pytest

from naipes_gui.core.significance import share_between
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.statistics import words
from naipes_gui.statistics.deal_luck import Fair, kinds
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.figures import ENOUGH, Mean, Share
from naipes_gui.statistics.opponents import opponents, own_doings
from naipes_gui.statistics.overview import overview
from naipes_gui.statistics.suggestion import suggested_level
from naipes_gui.statistics.wish import MIXED, Wish
from tests.statistics.matches import facts

LEVELS = ("beginner", "club", "expert", "master")


@pytest.mark.parametrize(
    ("units", "said"),
    [
        ([""], "+9 points"),
        (["mon"], "+9 mon"),
        (["mon", "mon"], "+18 mon"),
        (["mon", ""], "+18 points"),
    ],
)
def test_results_are_told_in_what_the_table_counted_in(units: list[str], said: str) -> None:
    habits = tuple((0,) * 6 for _ in all_games()["hachi_hachi"].statistics().habits)
    found = overview([facts(9, game="hachi_hachi", habits=habits, unit=unit) for unit in units])
    assert found is not None
    told = words.amount(found, found.total, lambda value, _: f"{value:.0f}")
    assert Wording().say(told) == said
    assert Wording().say(words.title(found)).split(",")[0] == said.split()[1].capitalize()


def test_the_interval_of_a_share_is_that_of_wilson() -> None:
    assert share_between(21, 86) == pytest.approx((0.16562, 0.34463), abs=1e-5)
    low, high = share_between(0, 10)
    assert (low, round(high, 4)) == (0.0, 0.2775)
    assert share_between(0, 0) == (0.0, 1.0)
    assert not Share(21, 86).differs(0.2)
    assert Share(40, 86).differs(0.2)


def test_of_few_hands_nothing_is_said() -> None:
    few, enough = Mean.of([1.0] * (ENOUGH - 1)), Mean.of([1.0] * ENOUGH)
    assert (few.is_enough, few.sign) == (False, 0)
    assert (enough.is_enough, enough.sign, enough.half) == (True, 1, 0)
    assert Mean.of([-1.0] * 20).sign == -1
    assert Mean.of([-1.0, 1.0] * 20).sign == 0
    assert Mean.of([]).mean == 0


def test_all_hands_count_and_only_whole_matches_are_won() -> None:
    matches = [
        facts(3, -1, nth=1),
        facts(-5, nth=2, place=1),
        facts(-9, nth=3, end="abandoned"),
        facts(2, nth=4, end=""),
        facts(nth=5, end=""),
    ]
    found = overview(matches)
    assert found is not None
    assert (found.matches, found.left, found.hands.count, found.total) == (2, 1, 5, -10)
    assert found.wins == Share(1, 2)
    assert found.expected == pytest.approx(1 / 3)
    assert [total for _, total in found.course] == [2, -3, -12, -10]
    best = found.best_hand
    assert best is not None
    assert (best.match.path.stem, best.hand, best.worth) == ("1", 1, 3)
    assert found.best_match is not None
    assert found.best_match.worth == 2
    assert overview([facts(end="")]) is None


def test_streaks() -> None:
    places = [0, 0, 1, 0, 0, 0, 1, 1]
    found = overview([facts(1, nth=n, place=place) for n, place in enumerate(places, 1)])
    assert found is not None
    streaks = found.streaks
    assert (streaks.best.matches, streaks.worst.matches, streaks.now.matches) == (3, 2, 2)
    assert not streaks.winning
    assert streaks.best.last is not None
    assert streaks.best.last.path.stem == "6"


def test_where_the_last_one_loses_not_to_be_last_is_enough() -> None:
    def lost(nth: int, *ranking: tuple[int, ...], losses: tuple[int, ...]) -> Facts:
        return facts(0, nth=nth, game="nlk", ranking=ranking, totals=losses, habits=((0,) * 6,) * 2)

    found = overview(
        [
            lost(1, (0, 1), (2,), losses=(0, 0, 1)),
            lost(2, (1,), (0,), (2,), losses=(1, 0, 2)),
            lost(3, (1,), (2,), (0,), losses=(3, 0, 1)),
        ]
    )
    assert found is not None
    assert found.wins == Share(2, 3)
    assert found.expected == pytest.approx(2 / 3)


def test_opponents_by_hands_with_what_they_do() -> None:
    habits = ((10, 30, 15, 30, 1, 30), (0,) * 6, (0,) * 6)
    met = opponents([facts(4, -1, habits=habits), facts(5, nth=2, end="", habits=habits)])
    ana, hugo = met
    assert (ana.name, ana.matches, ana.hands, ana.ahead) == ("Ana", 2, 3, 16)
    assert (hugo.name, hugo.ahead) == ("Hugo", 8)
    assert ana.telling is not None
    assert (ana.telling.habit.key, ana.telling.share) == ("bid", Share(30, 60))
    assert own_doings([facts(1, habits=habits)])[0].share == Share(10, 30)
    assert opponents([facts(1)])[0].telling is None


def test_what_is_wished_for() -> None:
    matches = [
        facts(1, nth=1, level="expert"),
        facts(1, nth=2, assisted=True),
        facts(1, nth=3, rules=""),
    ]

    def of(**wish: object) -> list[str]:
        return [match.path.stem for match in Wish(**wish).of(matches)]  # type: ignore[arg-type]

    assert of() == ["1", "2", "3"]
    assert of(level="expert") == ["1"]
    assert of(level=MIXED) == []
    assert of(assisted=True) == ["2"]
    assert of(assisted=False) == ["1", "3"]
    assert of(rules="own") == ["3"]
    assert of(opponent="Ana") == ["1", "2", "3"]
    assert of(opponent="Lucía") == of(game="nlk") == []
    assert of(since=datetime(2026, 1, 3, tzinfo=UTC)) == ["3"]


def test_a_level_is_suggested_only_when_the_results_are_clear() -> None:
    good, bad, even = [1.0] * 20, [-1.0] * 20, [1.0, -1.0] * 10
    assert suggested_level([facts(*good)], LEVELS) == "expert"
    assert suggested_level([facts(*bad)], LEVELS) == "beginner"
    assert suggested_level([facts(*even)], LEVELS) == ""
    assert suggested_level([facts(*good[1:])], LEVELS) == ""
    assert suggested_level([facts(*good, assisted=True)], LEVELS) == ""
    assert suggested_level([facts(*good, level="master")], LEVELS) == ""
    assert suggested_level([facts(*bad, level="beginner")], LEVELS) == ""
    later = [facts(*good), facts(*even, nth=2, level="expert")]
    assert suggested_level(later, LEVELS) == ""
    once = facts(-1.0, nth=2, level="expert")
    assert suggested_level([facts(*bad), once], LEVELS) == "beginner", "one hand hides nothing"
    assert suggested_level([facts(*good), once], LEVELS) == "", "it is being tried"


@pytest.mark.parametrize("game", list(all_games()))
def test_what_is_taken_out_as_luck_names_what_was_measured(game: str) -> None:
    said = Wording().say(words.taken_out(game))
    for kind in kinds(game):
        assert Wording().say(kind.label) in said
    assert "first cards" in said
    assert "{" not in said


def _rounded(value: float, places: int) -> str:
    return f"{value:.{places}f}"


@pytest.mark.parametrize("game", sorted(all_games()))
def test_no_sentence_leaves_a_margin_to_be_guessed_at(game: str) -> None:
    """What luck may do is told from where to where: few know what ± promises."""
    habits = tuple((0,) * 6 for _ in all_games()[game].statistics().habits)
    hands = (3.0, -1.0, 0.5, -2.0) * 6
    found = overview([facts(*hands, game=game, habits=habits, totals=(4, 12, 8))] * 6)
    assert found is not None
    fair = Fair(((12.4, 8.0),))
    told = (
        words.standing(found, _rounded), words.by_the_hand(found, _rounded),
        words.luckless(found, fair, _rounded), words.won(found, _rounded),
        words.certainty(found, _rounded),
    )  # fmt: skip
    said = [Wording().say(sentence) for sentence in told]
    assert not any("±" in sentence for sentence in said)
    assert sum("luck leaves room for" in sentence.casefold() for sentence in said) >= 2


def test_losses_are_told_as_losses() -> None:
    habits = tuple((0,) * 6 for _ in all_games()["nlk"].statistics().habits)
    spared = (1 / 3, 1 / 3, -2 / 3, 1 / 3) * 6
    matches = [
        facts(*spared, nth=n, game="nlk", habits=habits, totals=(6, 12, 6), place=2 * (n == 3))
        for n in range(1, 7)
    ]
    found = overview(matches)
    assert found is not None
    tell = Wording().say
    assert tell(words.standing(found, _rounded)) == (
        "You lost 36 of 144 hand(s); among equals it would be 48.0"
    )
    assert "You lose 25 % of the hands." in tell(words.by_the_hand(found, _rounded))
    assert tell(words.won(found, _rounded)).startswith("You lost 1 of 6 match(es), 17 %; among")
    low_and_high = "Luck leaves room for 3 % to 56 %"
    assert low_and_high in tell(words.certainty(found, _rounded))
    assert tell(words.amount(found, 1.6, _rounded)) == "1.6 hands fewer lost"
    assert tell(words.amount(found, -1, _rounded)) == "1 hand more lost"
    assert found.best_hand is None, "a hand is lost or it is not"
