"""Why a move is better, by what follows: what is counted, and what is said of it."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from naipes_gui.bots.consequences import (
    Aim,
    Course,
    Difference,
    Event,
    Kind,
    Side,
    Trick,
    differences,
    events,
)
from naipes_gui.bots.contrast import APART, Pair, of_cards, of_the_end, told
from naipes_gui.core.cards import KING_HIGH, Card
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review.asking import GOING, Weigh, WeighHere
from tests.contract.positions import positions
from tests.nights import by_night

SAY = Wording(("You", "Ana", "Bruno", "Elvira", "Hugo", "Eva", "Inés")).say
GAMES = ("ecarte", "mosca", "napoleon")
ME, OTHER = 0, 1
SIDE = Side(ME, (OTHER,), "S")
KING = Event(Kind.CARD, (Card("KC"),))


def tricks(*played: str) -> list[Trick]:
    """Return tricks of two: a star stands before who leads, the cards are mine and the other's."""
    found = []
    for each in played:
        mine, theirs, winner = each.split()
        plays = [(ME, Card(mine.strip("*"))), (OTHER, Card(theirs.strip("*")))]
        found.append(Trick(plays if "*" in mine else plays[::-1], ME if winner == "me" else OTHER))
    return found


def test_what_comes_of_tricks_is_told_for_one_side() -> None:
    played = tricks("*KC 7S other", "QD *8D me", "*9S JS other")
    assert set(events(played, SIDE)) == {
        Event(Kind.HERE), Event(Kind.SPENT), Event(Kind.CUT, (Card("KC"),)),
        Event(Kind.CARD, (Card("QD"),)), Event(Kind.AGAINST, (Card("7S"),)),
        Event(Kind.AGAINST, (Card("JS"),)), Event(Kind.UNDER, (Card("KC"),)),
        Event(Kind.UNDER, (Card("9S"),)),
    }  # fmt: skip


def courses(often: int, of: int, *more: Event, gain: float = 1.0) -> list[Course]:
    """Return deals of which the first so many bring the king a trick, and with it a gain."""
    with_it, without = Course(gain, frozenset({KING, *more})), Course(0.0, frozenset(more))
    return [with_it] * often + [without] * (of - often)


def test_what_goes_with_the_gain_is_the_reason_and_chance_is_none() -> None:
    (found,) = differences(courses(80, 100), courses(50, 100))
    assert found.event == KING
    assert (found.share, found.less, found.explains) == (0.8, 0.5, 1.0)
    # Six more of a hundred may be chance; and what both bring says nothing.
    assert differences(courses(56, 100), courses(50, 100)) == []
    assert differences(courses(50, 100), courses(50, 100)) == []
    assert differences(courses(50, 100), courses(80, 100)) == [], "the deals say the contrary"


def test_what_helps_against_all_sense_is_no_reason() -> None:
    """A trick of one's own is what who plays a misère does not want, and the other way round."""
    assert differences(courses(80, 100), courses(50, 100), Aim.AVOID) == []
    burdened = courses(50, 100, gain=-1.0)
    (found,) = differences(burdened, courses(80, 100, gain=-1.0), Aim.AVOID)
    assert found.event == KING
    assert found.share < found.less


PAIR = Pair(Card("JS"), Card("QC"), (), "S", KING_HIGH, lambda card: False)


@pytest.mark.parametrize(("pair", "said"), [
    (PAIR, "You draw the trumps first, for the sake of K♣. "
     "Later K♣ takes a trick in 8 deal(s) of 10; if Q♣ goes first, in 5."),
    (replace(PAIR, worse=Card("7C"), better=Card("9D"), lying=(Card("TD"),)),
     "7♣ stays as a guard beside K♣. Later K♣ takes a trick in 8 deal(s) of 10; if 7♣ goes first, "
     "in 5."),
    (replace(PAIR, worse=Card("KC"), better=Card("9D")),
     "You keep K♣, which takes a trick in 8 deal(s) of 10; played now, in 5."),
    (replace(PAIR, worse=Card("9D"), better=Card("KC")),
     "Played now, K♣ takes a trick in 8 deal(s) of 10; after 9♦, in 5."),
])  # fmt: skip
def test_a_way_of_playing_is_named_where_the_deals_bear_it_out(pair: Pair, said: str) -> None:
    found = told(courses(80, 100), courses(50, 100), of_cards(pair, lambda found: None))
    assert found is not None
    assert SAY(found) == said


@pytest.mark.parametrize(("better", "worse", "said"), [
    ("JD", "9D", "J♦ is harder to beat than 9♦. More."),
    ("9D", "JD", "You keep the better J♦ for later. More."),
    ("JD", "9H", "More."),
])  # fmt: skip
def test_a_lead_that_wins_more_often_has_its_reason(better: str, worse: str, said: str) -> None:
    """«You win the point in one deal more out of 20 than with 9♠»: a number, and no reason."""
    goal = Event(Kind.GOAL)
    won, lost = Course(1.0, frozenset({goal})), Course(0.0, frozenset())
    pair = replace(PAIR, better=Card(better), worse=Card(worse))
    more = phrase("outcomes", "More.")
    found = told([won] * 80 + [lost] * 20, [won] * 40 + [lost] * 60,
                 of_cards(pair, lambda each: more if each.event == goal else None))  # fmt: skip
    assert found is not None
    assert SAY(found) == said


@pytest.mark.parametrize("kept", [100, 97, 60])
def test_a_card_that_is_said_to_keep_the_lead_takes_its_trick(kept: int) -> None:
    """It was said of whatever kept it more often than the other card, and then lost the trick."""
    both, gone = Event(Kind.BOTH, (Card("9D"), Card("AC"))), Event(Kind.HERE)
    taken, lost = Course(1.0, frozenset({both})), Course(0.0, frozenset({gone}))
    better, worse = [taken] * kept + [lost] * (100 - kept), [taken] * 10 + [lost] * 90
    pair = replace(PAIR, better=Card("9D"), worse=Card("AC"), trump="D")
    found = told(better, worse, of_cards(pair, lambda found: None))
    assert found is not None
    assert SAY(found).startswith("9♦ keeps you the lead.") == (kept > 95)
    assert "both 9♦ and A♣ take a trick" in SAY(found)


@pytest.mark.parametrize(("before", "after", "said"), [
    (47, 60, None), (50, 64, None),
    (44, 66, "Later K♣ takes a trick in 7 deal(s) of 10; if 8♦ goes first, in 4."),
    (3, 30, "Later K♣ takes a trick in 3 deal(s) of 10; if 8♦ goes first, in hardly any."),
    (30, 97, "Later K♣ takes a trick in nearly every deal; if 8♦ goes first, in 3 of 10."),
    (0, 100, "Later K♣ takes a trick in every deal; if 8♦ goes first, in none."),
])  # fmt: skip
def test_two_shares_are_spoken_of_only_if_they_differ(
    before: int, after: int, said: str | None
) -> None:
    pair = replace(PAIR, better=Card("9D"), worse=Card("8D"))
    found = told(courses(2 * after, 200), courses(2 * before, 200), of_plain(pair))
    assert (found and SAY(found)) == said


def of_plain(pair: Pair) -> Callable[[Difference], Phrase | None]:
    """Say differences without the way of playing."""

    def say(found: Difference) -> Phrase | None:
        whole = of_cards(pair, lambda found: None)(found)
        return whole and whole.blanks.get("consequence", whole)

    return say


def numbers(told: Phrase) -> Iterator[tuple[str, str]]:
    """Yield the two shares of every sentence in a reason that compares any."""
    often, less = told.blanks.get("often"), told.blanks.get("less")
    if often and less:
        yield SAY(often), SAY(less)
    for each in told.blanks.values():
        if isinstance(each, Phrase):
            yield from numbers(each)


def tenths_of(share: str) -> int:
    words = {"hardly": 0, "nearly": 10, "every": 10, "no": 0, "all": 10, "none": 0}
    return next((n for word, n in words.items() if word in share), 0) or int(
        next(iter(re.findall(r"\d+", share)), "0")
    )


def grounds(ask: Weigh, view: View[Any], number: int) -> list[Phrase]:
    """Return why the best is better than the worst, and what is said the other way round."""
    counsel = ask(view, Opponent("master"), number, GOING)
    assert counsel is not None
    if len(counsel.choices) < 2 or not counsel.rounds:
        return []
    best, worst = counsel.choices[0].move, counsel.choices[-1].move
    asked = (view.comparing(best, worst), view.comparing(worst, best))
    found = [ask(each, Opponent("master"), number, GOING) for each in asked]
    return [each.why for each in found
            if isinstance(each, Counsel) and isinstance(each.why, Phrase)]  # fmt: skip


@pytest.mark.parametrize("key", GAMES)
def test_two_moves_of_a_position_never_have_the_same_reason(key: str) -> None:
    game, heard = all_games()[key], list[str]()
    for number, position in enumerate(islice(positions(game, 31), by_night(200, by_day=25))):
        ask = WeighHere(game, position.timeline.rules)
        found = grounds(ask, position.view, number)
        said = [*map(SAY, found)]
        assert len(set(said)) == len(said), said
        heard += said
        for often, less in chain.from_iterable(map(numbers, found)):
            pays = any("pays more" in each for each in said)
            assert abs(tenths_of(often) - tenths_of(less)) >= APART or pays, said
            assert "of 10" in often or "of 10" in less or not re.search(r"\d", less), said
    assert len(heard) >= 5
    assert all("{" not in each and each.endswith(".") for each in heard)


@pytest.mark.parametrize("key", GAMES)
def test_a_reason_follows_from_what_the_seat_knows_and_decides_nothing(key: str) -> None:
    game, told = all_games()[key], 0
    for number, position in enumerate(islice(positions(game, 32), 10)):
        view, bot = position.view, game.bots()["master"](position.timeline.rules)
        counsel = bot.weigh(view, Random(number), GOING)
        if len(counsel.choices) < 2:
            continue
        asked = view.comparing(counsel.choices[0].move, counsel.choices[-1].move)
        first, again = (bot.weigh(asked, Random(number), GOING) for _ in range(2))
        assert first == again
        assert first.chosen == counsel.choices[0].move
        assert bot.weigh(view, Random(number), GOING) == counsel, "asking why has changed a thing"
        told += bool(first.why)
    assert told > 1


@pytest.mark.parametrize(("share", "less", "many"), [
    (0.62, 0.50, 8), (0.62, 0.58, 25), (0.62, 0.6, 50), (0.62, 0.619, 400), (0.30, 0.42, 8),
])  # fmt: skip
def test_a_small_difference_is_told_in_one_deal_of_how_many(
    share: float, less: float, many: int
) -> None:
    """That something comes a little more often teaches nobody whether it matters."""
    near = {Kind.GOAL: Phrase("outcomes", "{often}: one in {many}")}
    found = Difference(Event(Kind.GOAL), share, less, 1.0)
    said = of_the_end(found, {}, near)
    assert said is not None
    assert abs(said.blanks["many"] - many) <= 5
    assert said.blanks["often"].blanks["n"] == round(10 * share)
