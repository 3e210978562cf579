"""What the opponents weigh and say, how styles tell, and no card thrown away."""

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, STYLES, Style
from naipes_gui.core.rules import Bot
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games.mosca import GAME
from naipes_gui.games.mosca.players.levels import EXPERT, LEVELS, MASTER
from naipes_gui.games.mosca.players.references import REFERENCES
from naipes_gui.games.mosca.players.sampling import Sampling
from naipes_gui.games.mosca.rules.game import Mosca
from tests.games.mosca.positions import play, playing, position, rules
from tests.games.mosca.test_bots import NEVER, QUICK, decisions
from tests.nights import by_night
from tests.playthrough import Raised
from tools.habits.mosca import habits

WORDING = Wording(("you", "Ana", "Inés", "Hugo", "Eva", "Leo"))


def said(counsel: Counsel) -> str:
    assert isinstance(counsel.reason, Phrase)
    return WORDING.say(counsel.reason)


@pytest.mark.parametrize("level", [*QUICK, "reference", "greedy"])
def test_who_is_asked_says_what_he_does(level: str) -> None:
    of = rules(players=4)
    bot: Any = {**QUICK, **REFERENCES}[level](of)
    for number, (_, view) in enumerate(islice(decisions(of), 60)):
        counsel = bot.weigh(view, Random(number), NEVER)
        assert counsel.chosen == bot.choose(view, Random(number), NEVER)
        assert said(counsel)
        assert "{" not in said(counsel)
        worths = [choice.worth for choice in counsel.choices]
        assert worths == sorted(worths, reverse=True)
        assert {choice.move for choice in counsel.choices} <= set(view.moves)
        assert not counsel.choices or counsel.choices[0].move == counsel.chosen


def test_the_strong_weigh_every_card_and_many_exchanges() -> None:
    of = rules()
    bot = Sampling(of, depth=MASTER)
    state = position(of, {1: "KS QS 8D 7C 9H"}, "7H")
    counsel = bot.weigh(of.observe(state, Seat(1)), Random(1), NEVER)
    assert len(counsel.choices) == 8
    assert counsel.choices[0].move == Move.parse("stay QS 8D 7C")
    assert MASTER.talks // 4 <= counsel.rounds <= MASTER.talks
    state = playing(of, {1: "KS QS 8D 7C 9H", 2: "AS TS KD 8C 7H", 0: "JS 9S QD KC 8H"})
    counsel = bot.weigh(of.observe(state, Seat(1)), Random(1), NEVER)
    assert len(counsel.choices) == 5
    assert "% of the deals" in said(counsel)


@pytest.mark.parametrize("chance", [0, 3, 6, 22])
def test_a_king_is_led_rather_than_a_card_below_it(chance: int) -> None:
    """Leads that differ little are told apart by more deals, not by luck."""
    of = rules()
    held = {1: "QS KH KS 9S 8S", 2: "7S 8C TC 9H JC", 0: "JS AC QC 8H KC"}
    led = replace(playing(of, held, "7D"), declared=(2, 2, 2))
    view = of.observe(play(of, led, ["play QS", "play 7S", "play JS"]), Seat(1))
    chosen = LEVELS["master"](of).choose(view, Random(chance), NEVER)
    assert str(chosen) in {"play KS", "play KH"}


def test_forced_and_hurried_decisions_have_their_reasons() -> None:
    of = rules()
    state = playing(of, {1: "9S", 2: "KS", 0: "8S"}, "9H")
    bot = Sampling(of, depth=EXPERT)
    assert said(bot.weigh(of.observe(state, Seat(1)), Random(1), NEVER)) == "Only move."
    state = position(of, {1: "7S 8S 9D 8D 7C"}, "9H")
    hurried = bot.weigh(of.observe(state, Seat(1)), Random(1), Raised())
    assert said(hurried) == "There was no time to weigh it."


def test_a_strong_hand_stays_and_says_how_often_it_wins() -> None:
    of = rules()
    state = position(of, {1: "KH QH JH AH KS"}, "7H")
    for level in ("expert", "master"):
        bot: Any = LEVELS[level](of)
        counsel = bot.weigh(of.observe(state, Seat(1)), Random(1), NEVER)
        assert counsel.chosen == Move("stay")
        assert said(counsel).startswith("Stay: you take the pool in ")
        passing = next(choice for choice in counsel.choices if choice.move.verb == "pass")
        assert passing.worth + passing.margin < counsel.choices[0].worth


# No play that loses in every deal.


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_certain_tricks_are_taken(level: str) -> None:
    """The three best trumps take the last three tricks and the pool, whoever leads."""
    of = rules()
    state = playing(of, {1: "KH QH JH", 2: "AS TS KD", 0: "9S QD KC"}, "9H")
    bot = LEVELS[level](of)
    while state.plays == () or len(state.plays) < 9:
        move = (
            bot.choose(of.observe(state, Seat(1)), Random(1), NEVER)
            if state.to_move == 1
            else of.legal(state)[0]
        )
        if len(state.plays) == 8:
            assert state.tricks(Seat(1)) == 2
            break
        state = play(of, state, [str(move)])


@pytest.mark.parametrize("level", ["expert", "master"])
def test_takes_the_last_trick_it_needs(level: str) -> None:
    of = rules()
    state = playing(of, {1: "9S", 2: "KS 7S", 0: "8S"}, "9H")
    led = play(of, state, ["play 9S"])
    assert LEVELS[level](of).choose(of.observe(led, Seat(2)), Random(1), NEVER) == Move.parse(
        "play KS"
    )


# Styles.


def ways(of: Mosca, bot: Bot[Any], hands: int) -> dict[str, int]:
    """Count the habits of the second to speak among clubs, over the same deals."""
    club, counts = LEVELS["club"](of), dict[str, int]()
    for deck in range(hands):
        rng, state = Random(deck), of.apply(of.start(), Move("lot", number=0)).state
        while not state.is_over:
            if state.to_move == CHANCE:
                move = of.chance(state, rng)
            else:
                player = bot if state.to_move == 2 else club
                view = of.observe(state, state.to_move)
                move = player.choose(view, Random(deck), NEVER)
                if view.seat == 2 and (habit := habits(view, view.seat, move)):
                    counts[habit] = counts.get(habit, 0) + 1
            state = of.apply(state, move).state
    return counts


HANDS = by_night(120, by_day=60)


@pytest.mark.thorough
def test_every_style_has_its_own_ways() -> None:
    of = rules(match="hands:1")
    found = {key: ways(of, LEVELS["club"](of, style), HANDS) for key, style in STYLES.items()}
    assert found["serene"] == ways(of, LEVELS["club"](of, PLAIN), HANDS)
    assert len({tuple(sorted(counts.items())) for counts in found.values()}) == len(STYLES)

    def passed(key: str) -> int:
        return found[key].get("passes", 0) + found[key].get("declines", 0)

    assert passed("bold") < passed("serene") < passed("prudent")
    assert passed("dreamy") < passed("serene") < passed("wary")
    assert found["greedy"]["leads:trump"] > found["serene"]["leads:trump"]
    assert found["patient"].get("leads:trump", 0) < found["serene"]["leads:trump"]


def test_styles_move_the_strong_too() -> None:
    of = rules()
    weak = position(of, {1: "7S 8S 9D 8D KC"}, "9H")
    view = of.observe(weak, Seat(1))
    chosen = {
        boldness: Sampling(of, Style(boldness=boldness), depth=EXPERT).choose(
            view, Random(1), NEVER
        )
        for boldness in (-1.0, 1.0)
    }
    assert chosen[-1.0].verb == "pass"
    assert chosen[1.0].verb == "stay"


def test_the_references_are_named_and_versioned() -> None:
    assert set(GAME.references()) == {"reference", "reference-1", "greedy", "greedy-1"}
    assert GAME.bots_version == 7
    assert {level for level, since in GAME.levels_since.items() if since > 3} == {"club", "expert"}
