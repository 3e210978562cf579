"""What the opponents weigh: the move they make, worths best first, words with numbers."""

import re
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from naipes_gui.bots.reasons import percent
from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.opponent import PLAIN, STYLES, Style
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.games.nlk.players import levels as bots
from naipes_gui.games.nlk.players import reasons
from naipes_gui.games.nlk.players.decision import Decision, Way
from naipes_gui.games.nlk.players.levels import LEVELS
from naipes_gui.games.nlk.players.player import Player
from naipes_gui.games.nlk.players.references import REFERENCES
from naipes_gui.games.nlk.rules.state import NlkState
from naipes_gui.review.problems import keys_of, problem
from tests.games.nlk.positions import piles, play, rules, trick
from tests.games.nlk.test_bots import NEVER, QUICK, known
from tests.games.nlk.test_bots import some as positions
from tests.playthrough import Raised
from tools.habits.nlk import habits

NAMES = ("Ana", "Blas", "Carmen", "Diego")
OF = rules()


def some(*, piling: bool, many: int) -> list[View[NlkState]]:
    return [view for _, view in positions(4, 300, piling=piling)[:many]]


def said(counsel: Counsel) -> str:
    return Wording(NAMES).say(counsel.reason)


@pytest.mark.parametrize("style", [PLAIN, STYLES["bold"], STYLES["dreamy"]])
@pytest.mark.parametrize("level", LEVELS)
def test_what_is_weighed_is_what_is_chosen(level: str, style: Style) -> None:
    bot = Player(OF, style, skill=QUICK[level])
    for number, view in enumerate((*some(piling=True, many=40), *some(piling=False, many=40))):
        counsel = bot.weigh(view, Random(number), NEVER)
        assert counsel.chosen == bot.choose(view, Random(number), NEVER)
        worths = [one.worth for one in counsel.choices]
        assert worths == sorted(worths, reverse=True)
        assert {one.move for one in counsel.choices} <= set(view.moves)
        assert all(0 <= worth <= 1 and one.margin >= 0
                   for worth, one in zip(worths, counsel.choices, strict=True))  # fmt: skip
        plain = style == PLAIN and not view.state.seen_before
        assert not worths or counsel.choices[0].move == counsel.chosen or not plain
        assert said(counsel).endswith((".", ")"))


@pytest.mark.parametrize("key", REFERENCES)
def test_references_weigh_nothing_and_say_so(key: str) -> None:
    bot: Any = REFERENCES[key](OF)
    for number, view in enumerate(some(piling=False, many=10)):
        counsel = bot.weigh(view, Random(number), NEVER)
        assert counsel.chosen == bot.choose(view, Random(number), NEVER)
        assert "By fixed rules" in said(counsel)


def asked(level: str, state: NlkState, seat: int) -> Counsel:
    return Player(OF, skill=QUICK[level]).weigh(OF.observe(state, Seat(seat)), Random(1), NEVER)


def test_the_reason_names_cards_and_numbers() -> None:
    low = piles(OF, ("7H", "8D", "QC", "KC"), 1)
    assert said(asked("club", low, 1)).startswith(
        "“Give to Ana”: to be rid of the eight of diamonds "
    )
    ace = piles(OF, ("KH", "AD", "9C", "TC"), 1)
    assert said(asked("club", ace, 1)).startswith("“Draw”: to give the ace of diamonds away ")
    assert "you are the last in " in said(asked("master", low, 1))
    led = trick(OF, ("9S KD", "8D AD 9C", "KH 7S", "AS 7C"), 1, "7D", 4)
    assert said(asked("club", led, 1)) == (
        "Beat with the lowest that can: 2 of your 3 cards can beat the seven of diamonds."
    )
    searched = asked("expert", led, 1)
    assert searched.rounds > 0
    assert said(searched).endswith(" %; that may be chance.")


def test_what_was_hardly_tried_is_not_called_as_good_and_nobody_counts_trials() -> None:
    """«32 of 3,072 trials»: nobody at a table tries anything; of few tries it is told that.

    A comparison of two alone tries either as often.
    """
    view = known(OF, trick(OF, ("9S KD", "8D AD 9C", "KH 7S", "AS 7C"), 1, "7D", 4), Seat(1))
    one, other = view.moves[:2]
    choices = (Weighed(one, 0.61, deals=3000), Weighed(other, 0.47, 0.16, deals=40))
    searched = Decision(one, Way.SEARCH, choices, 3072)
    told = reasons._compared(view, searched)
    assert Wording().say(told).endswith("” was tried too seldom to tell.")
    assert "3,072" not in Wording().say(told)
    often = replace(searched, choices=(choices[0], replace(choices[1], deals=1500)))
    assert "may be chance" in Wording().say(reasons._compared(view, often))
    alone = reasons._compared(view.among((one, other)), searched)
    assert "may be chance" in Wording().say(alone)
    near = replace(often, choices=(choices[0], replace(choices[1], worth=0.6, deals=1500)))
    assert "it is close" in Wording().say(reasons._compared(view, near))


def test_a_sure_win_is_said_to_be_sure() -> None:
    state = trick(OF, ("AH KH", "", "8S 9S 7C", ""), 0)
    counsel = Player(OF, skill=QUICK["master"]).weigh(known(OF, state, Seat(0)), Random(1), NEVER)
    assert said(counsel).startswith("“Lead K♥”: worked out to the end, you are safe (5 cards")
    assert counsel.choices[0].worth == 1
    assert counsel.rounds == 0
    assert Wording().say(counsel.odds) == "From here on you are safe, but not with A♥."


def test_no_more_than_all_trials_are_lost() -> None:
    for asked_ in keys_of("nlk"):
        told = Wording(NAMES).say(problem(asked_.key).judged.reason)
        assert all(int(share) <= 100 for share in re.findall(r"(\d+) %", told)), told
    assert [percent(share) for share in (-0.04, 0.0, 0.504, 1.0, 1.16)] == [0, 0, 50, 100, 100]


def test_a_forced_move_has_its_reason() -> None:
    state = trick(OF, ("AH", "8D", "8S 9S 7C", "9C"), 0)
    assert said(asked("master", state, 0)) == "Only move."


def test_who_is_stopped_answers_all_the_same() -> None:
    for level, piling in (("expert", False), ("master", True)):
        view = some(piling=piling, many=1)[0]
        assert LEVELS[level](OF).choose(view, Random(1), Raised()) in view.moves


def test_ten_times_the_effort_is_ten_times_the_rounds() -> None:
    view, skill = some(piling=True, many=1)[0], replace(bots.MASTER, deals=3)
    assert Player(OF, PLAIN, 10, skill=skill).weigh(view, Random(1), NEVER).rounds == 30


# Styles and habits.


def counted(style: Style, level: str) -> Counter[str | None]:
    bot = Player(OF, style, skill=replace(QUICK[level], patience=0))
    many = 300 if level == "club" else 120
    views = (*some(piling=True, many=many), *some(piling=False, many=many))
    return Counter(
        habits(view, view.seat, bot.choose(view, Random(number), NEVER))
        for number, view in enumerate(views)
    )


def gifts(counts: Counter[str | None]) -> int:
    return sum(many for habit, many in counts.items() if habit and habit.startswith("gives"))


@pytest.mark.parametrize("level", ["club", "expert"])
def test_styles_show_in_what_is_done(level: str) -> None:
    shown = ("serene", "prudent", "bold", "stubborn", "wary", "dreamy", "greedy")
    did = {key: counted(STYLES[key], level) for key in shown}
    assert did["serene"] == counted(PLAIN, level)
    assert max(gifts(did["stubborn"]), gifts(did["dreamy"])) < gifts(did["serene"])
    assert gifts(did["serene"]) < gifts(did["wary"])
    assert did["prudent"]["trumps"] < did["serene"]["trumps"] < did["bold"]["trumps"]
    assert did["greedy"]["takes:dear"] > did["serene"]["takes:dear"]
    assert did["greedy"]["gives:middle"] < did["serene"]["gives:middle"]


def test_no_style_gives_the_last_trump_away() -> None:
    state = piles(OF, ("QH", "7C", "8D", "9S"), 2, "KS", whole=False)
    view = OF.observe(play(OF, state, "draw"), Seat(2))
    for style in STYLES.values():
        bot = Player(OF, style, skill=bots.CLUB)
        assert str(bot.choose(view, Random(1), NEVER)) == "keep"


def named(state: NlkState) -> dict[str, str | None]:
    view = OF.observe(state, Seat(1))
    return {str(move): habits(view, Seat(1), move) for move in view.moves}


def test_habits_are_named_where_there_was_a_choice() -> None:
    state = piles(OF, ("7H", "8D", "QC", "KC"), 1)
    assert named(state) == {"give 0": "gives:low", "draw": "keeps:low"}
    led = trick(OF, ("9S KD", "8D AD 9H", "KH 7S", "AS 7C"), 1, "KD", 4)
    assert named(led) == {"play AD": "beats", "play 9H": "trumps", "take": "takes:dear"}
    fresh = replace(led, stage=Stage.CUT)
    assert habits(OF.observe(fresh, Seat(1)), Seat(1), OF.legal(led)[0]) is None
