"""What the opponents say they weighed: the move they make, its worth, and why."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import islice, pairwise
from random import Random
from typing import Any

import pytest

from naipes_gui.bots.reasons import decimal
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.games.ecarte.players.levels import LEVELS
from naipes_gui.games.ecarte.players.references import REFERENCES
from naipes_gui.games.ecarte.rules.state import EcarteState, Phase
from naipes_gui.games.ecarte.table.face import EcarteFace
from naipes_gui.review.asking import WeighHere
from naipes_gui.review.judge import Case, judged
from naipes_gui.review.judged import Judged
from tests.games.ecarte.positions import DEALER, ELDER, position, rules, with_tricks
from tests.games.ecarte.test_bots import NEVER, decisions
from tests.nights import by_night

EVERYBODY: Mapping[str, Callable[..., Any]] = {**LEVELS, **REFERENCES}
WORDS = Wording(("Ana", "Inés"))


def said(counsel: Counsel) -> str:
    return said_of(counsel.reason)


def said_of(reason: Phrase | str) -> str:
    assert isinstance(reason, Phrase)
    return WORDS.say(reason)


@pytest.mark.parametrize("level", EVERYBODY)
def test_weighing_and_choosing_are_one(level: str) -> None:
    bot = EVERYBODY[level](rules())
    for number, (_, view) in enumerate(islice(decisions(rules()), by_night(60, by_day=12))):
        counsel = bot.weigh(view, Random(number), NEVER)
        assert counsel.chosen == bot.choose(view, Random(number), NEVER)
        reason = said(counsel)
        assert reason.endswith(".")
        assert "{" not in reason
        if counsel.choices:
            assert counsel.chosen in {choice.move for choice in counsel.choices}
            assert counsel.choices[0].margin == 0
            worths = [choice.worth for choice in counsel.choices[1:]]
            assert all(a >= b for a, b in pairwise(worths))
            assert counsel.rounds > 1


ALIKE = ("same here", "comes to the same as")
"""What is said where nothing depends on the choice."""


def test_a_close_choice_is_said_to_be_close_and_a_clear_one_has_its_numbers() -> None:
    """Of some decisions of a master some are close, some clear."""
    bot = EVERYBODY["master"](rules())
    kinds = {True: 0, False: 0}
    for number, (_, view) in enumerate(islice(decisions(rules()), by_night(60, by_day=25))):
        counsel = bot.weigh(view, Random(number), NEVER)
        if counsel.choices and not any(same in said(counsel) for same in ALIKE):
            kinds[counsel.is_close] += 1
            assert ("it is close" in said(counsel)) == counsel.is_close
            assert counsel.is_close or any(figure.isdecimal() for figure in said(counsel))
    assert all(kinds.values())


@pytest.mark.thorough
def test_whoever_does_not_count_hears_why_without_figures() -> None:
    """Of every clear choice there is a plain reason against the one that was made."""
    bot = EVERYBODY["master"](rules())
    told = dict[str, list[str]]()
    for number, (_, view) in enumerate(islice(decisions(rules()), by_night(60, by_day=25))):
        counsel = bot.weigh(view, Random(number), NEVER)
        if not counsel.choices or counsel.is_close or not isinstance(counsel.reason, Phrase):
            continue
        best, other = counsel.choices[0].move, counsel.choices[1].move
        plain = EcarteFace().gist(counsel.reason, best, other)
        if plain is not None:
            told.setdefault(best.verb, []).append(WORDS.say(plain))
            assert "%" not in WORDS.say(plain)
    assert {"stand", "propose"} & told.keys()
    assert {"discard", "play"} <= told.keys()


def test_a_plain_reason_names_what_should_have_gone_and_what_stayed() -> None:
    made = Move.parse("discard 7S KD")
    told = {
        "discard 7S 9H": "9♥ should have gone, and K♦ stayed.",
        "discard 7S KD 9H": "9♥ should have gone too.",
        "discard 7S": "K♦ should have stayed in your hand.",
    }
    for best, plain in told.items():
        gist = EcarteFace().gist(Phrase("ecarte", ""), Move.parse(best), made)
        assert gist is not None
        assert WORDS.say(gist) == plain


def test_the_hand_that_cannot_lose_is_played() -> None:
    state = position("KH QH JH KS KD", "7S 8S 9D TD 7C", "8H", Phase.PROPOSE)
    bot = EVERYBODY["master"](rules())
    counsel = bot.weigh(rules().observe(state, state.to_move), Random(1), NEVER)
    assert counsel.chosen == Move("stand")
    assert "you win the point in 100 % of the deals" in said(counsel)
    assert counsel.unit


def test_a_forced_move_says_so() -> None:
    of = rules()
    bot = EVERYBODY["club"](of)
    led = of.play(position("KH QH JH KS KD", "7H 8S 9D TD 7C", "8H"), Move.parse("play KH")).state
    counsel = bot.weigh(of.observe(led, led.to_move), Random(1), NEVER)
    assert (counsel.chosen, said(counsel)) == (Move.parse("play 7H"), "Only move.")


def judged_at(state: EcarteState, made: str, **options: Any) -> Judged:
    of, game = rules(**options), all_games()["ecarte"]
    case = Case(game, 9, of.observe(state, state.to_move), Move.parse(made))
    found = judged(case, WeighHere(game, of))
    assert found is not None
    return found


def test_who_claims_the_point_and_gives_up_the_vole_is_told() -> None:
    """Three tricks are won, and one opponent in four can beat neither king."""
    kings = with_tricks(position("KS KD", "7C 8C", "9H"), 3, 0)
    found = judged_at(kings, "claim")
    assert (found.flagged, found.best.verb) == (True, "play")
    assert found.weighed(Move("claim")) is not None
    assert "claiming the point" in said_of(found.reason)
    assert not judged_at(kings, "play KS").flagged
    nothing_lost = judged_at(replace(kings, authority=DEALER), "claim")
    assert (nothing_lost.flagged, nothing_lost.best) == (False, Move("claim"))


def test_who_gives_up_a_hand_that_may_be_won_is_told() -> None:
    state = position("KH QH AS KS KD", "7S 8S 9D TD 7C", "8H")
    found = judged_at(state, "resign", resign=True)
    assert (found.flagged, found.best.verb) == (True, "play")


@pytest.mark.parametrize(
    ("number", "text"), [(0.123, "0.12"), (-1.5, "−1.50"), (-0.001, "0.00"), (2, "2.00")]
)
def test_decimals(number: float, text: str) -> None:
    assert WORDS.say(decimal(number, sign="-")) == text


def test_what_is_all_but_settled_is_told_with_the_card_that_could_turn_it() -> None:
    """One trick is lacking, and one card is the queen of trumps: the king alone beats it."""
    state = with_tricks(position("QD 7H", "KS 8H", "7D"), 2, 1)
    counsel = EVERYBODY["expert"](rules()).weigh(rules().observe(state, ELDER), Random(1), NEVER)
    assert said_of(counsel.outcome) == (
        "You win the point in nearly every deal. What could spoil it is K♦ in Inés's hand."
    )
