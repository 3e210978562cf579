"""Whether a hand is played is explained by what it comes to, and all that is said of it is so."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Paid
from naipes_gui.core.text import Phrase, Who
from naipes_gui.games.hachi_hachi.players.expert import Expert
from naipes_gui.games.hachi_hachi.players.staying import PLAYS, TALKED_OVER
from naipes_gui.games.hachi_hachi.rules.field import matches
from naipes_gui.games.hachi_hachi.rules.game import HachiHachi
from naipes_gui.games.hachi_hachi.rules.money import amount
from naipes_gui.games.hachi_hachi.rules.settlement import held
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase
from naipes_gui.games.hachi_hachi.rules.yaku import worth
from naipes_gui.games.hachi_hachi.table.idea import matters
from tests.games.hachi_hachi.positions import rules
from tests.games.hachi_hachi.test_bots import NEVER, decisions
from tests.nights import by_night
from tests.words import phrases

TABLES: tuple[dict[str, Any], ...] = (
    {"profile": "traditional", "players": 5, "match_end": "hands6"},
    {"profile": "traditional", "players": 4, "buyout": True, "match_end": "hands6"},
)
ASKED = by_night(60, by_day=12)
Asked = tuple[HachiHachi, HachiState, View[HachiState]]


@cache
def talked_over() -> tuple[Asked, ...]:
    """Return decisions of real matches on who plays."""
    return tuple(asked for table in TABLES for asked in islice(_talked_over(table), ASKED))


def _talked_over(table: dict[str, Any]) -> Iterator[Asked]:
    of = rules(**table)
    for state, view in decisions(of):
        if state.phase in TALKED_OVER:
            yield of, state, view


def weighed(asked: Asked) -> Counsel:
    of, _, view = asked
    return Expert(of).weigh(view, Random(1), NEVER)


def whys(asked: Asked) -> Iterator[tuple[Move, Phrase | str]]:
    """Yield why either choice would be better: every reason must be true, whoever asks."""
    of, _, view = asked
    bot = Expert(of)
    bot.stayed = 30
    one, other, *_ = view.moves
    for better, worse in ((one, other), (other, one)):
        yield better, bot.weigh(view.comparing(better, worse), Random(1), NEVER).why


def test_no_choice_to_play_a_hand_is_left_without_a_reason() -> None:
    for asked in talked_over():
        of, _, view = asked
        counsel = weighed(asked)
        for worse in counsel.all_worse:
            told = Expert(of).weigh(view.comparing(counsel.chosen, worse), Random(1), NEVER).why
            assert isinstance(told, Phrase), (counsel, view.state)


def test_what_is_not_worse_is_told_to_come_to_the_same() -> None:
    found = [weighed(asked) for asked in talked_over()]
    even = [each for each in found if each.rounds and not each.all_worse]
    assert even
    for counsel in even:
        assert isinstance(counsel.reason, Phrase)
        assert counsel.reason.source.startswith("Playing and not playing come to about the same")


def test_every_reason_is_true() -> None:
    seen = Counter[str]()
    for asked in talked_over():
        for better, why in whys(asked):
            for each in phrases(why) if isinstance(why, Phrase) else ():
                if each.context == "hachi_hachi" and each.source in TRUTHS:
                    assert TRUTHS[each.source](asked, better, each), (each, asked[1])
                    seen[each.source] += 1
    assert len(seen) > len(TRUTHS) / 2


def _mine(asked: Asked, _: Move, told: Phrase) -> bool:
    of, state, view = asked
    kan = worth(held(state, view.seat, of.options))
    return bool(told.blanks["mon"] == amount(of.options, 2 * kan * state.mon(of.options)) and kan)


def _alone(asked: Asked, *_: Any) -> bool:
    of, state, view = asked
    return not held(state, view.seat, of.options)


def _both(asked: Asked, *_: Any) -> bool:
    return not _alone(asked)


def _par(asked: Asked, _: Move, told: Phrase) -> bool:
    of, state, _view = asked
    points, gap, times = told.blanks["points"], told.blanks["gap"], state.multiplier
    below = "short" in told.source
    paid = told.blanks.get("mon") == amount(of.options, gap * times)
    priced = paid and told.blanks["times"] == times > 1 if "mon" in told.blanks else True
    return bool(points == (88 - gap if below else 88 + gap) and priced)


def _fee(asked: Asked, better: Move, told: Phrase) -> bool:
    of, state, view = asked
    (paid,) = (e for e in of.play(state, Move("out")).events if isinstance(e, Paid))
    right = ("only" in told.source) == (better.verb not in PLAYS)
    return bool(right and told.blanks["mon"] == amount(of.options, paid.amount) and
                paid.giver == view.seat)  # fmt: skip


TRUTHS = {
    "If you play, your dealt combination brings you {mon} in all, whatever you capture.": _mine,
    "You hold no dealt combination, and those who play against you do {often}: that costs about "
    "{mon} on average.": _alone,
    "Those who play against you hold a dealt combination {often}: about {mon} to pay on average.":
        _both,
    "Without a yaku of anybody you would come to about {points} points: {gap} short of {par}.":
        _par,
    "Without a yaku of anybody you would come to about {points} points: {gap} above {par}.": _par,
    "Without a yaku of anybody you would come to about {points} points: {gap} short of {par}, and "
    "at ×{times} that is {mon}.": _par,
    "Dropping out costs only {mon}.": _fee,
    "Dropping out would cost {mon} for certain.": _fee,
}  # fmt: skip


def test_first_it_is_told_what_the_hand_holds_and_why_dropping_out_costs_more() -> None:
    asked = [each for each in talked_over() if each[1].phase is Phase.DROP]
    for of, state, view in asked:
        (told,) = matters(view)
        dealt = held(state, view.seat, of.options)
        for each in phrases(told):
            cards = tuple(c for c in state.hand(view.seat) if matches(state.field, c))
            assert each.blanks.get("cards", cards) == cards
            assert ("kan" in each.blanks) <= bool(dealt)
            assert not ("no dealt combination" in each.source and dealt)
        assert bool(state.dropped) == any("before" in each.blanks for each in phrases(told))
        for each in phrases(told):
            if "before" in each.blanks:
                assert each.blanks["who"] == Who(state.dropped[-1])
                more = of.options.half_kan * state.multiplier
                (paid,) = (e for e in of.play(state, Move("out")).events if isinstance(e, Paid))
                assert each.blanks["fee"] == amount(of.options, paid.amount)
                assert each.blanks["before"] == amount(of.options, paid.amount - more)
    assert {bool(state.dropped) for _, state, _ in asked} == {False, True}
