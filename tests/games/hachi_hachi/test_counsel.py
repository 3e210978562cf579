"""What opponents say of their moves, what they are known by, and who they are measured against."""

import re
from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from naipes_gui.bots.reasons import of_the_move
from naipes_gui.core.counsel import Figure
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import STYLES
from naipes_gui.core.text import Phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games.hachi_hachi.players import reasons
from naipes_gui.games.hachi_hachi.players.decision import ranked
from naipes_gui.games.hachi_hachi.players.expert import Depth, Expert
from naipes_gui.games.hachi_hachi.players.levels import LEVELS
from naipes_gui.games.hachi_hachi.players.master import Master
from naipes_gui.games.hachi_hachi.players.player import Player
from naipes_gui.games.hachi_hachi.players.references import REFERENCES
from naipes_gui.games.hachi_hachi.rules.game import HachiHachi
from naipes_gui.games.hachi_hachi.rules.state import Phase
from naipes_gui.games.hachi_hachi.table.grounds import besides
from tests.games.hachi_hachi.positions import A, play, position, rules, traditional
from tests.games.hachi_hachi.test_bots import NEVER, SETS, decisions, view_of
from tests.nights import by_night
from tests.playthrough import Raised
from tools.habits.hachi_hachi import habits

QUICK = Depth((4, 4), trust=4)
WORDING = Wording(("Ana", "Blas", "Carla", "Dora", "Elsa"))


def made(level: str, of: HachiHachi, style: str = "serene") -> Player:
    thinking = {"expert": Expert, "master": Master}
    if level in thinking:
        return thinking[level](of, STYLES[style], depth=QUICK)
    found = LEVELS[level](of, STYLES[style])
    assert isinstance(found, Player)
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("options", SETS)
@pytest.mark.parametrize("level", LEVELS)
def test_what_is_weighed_is_what_is_chosen(level: str, options: dict[str, Any]) -> None:
    of = rules(**options)
    bot = made(level, of)
    for number, (_, view) in enumerate(islice(decisions(of), by_night(30, by_day=8))):
        counsel = bot.weigh(view, Random(number), NEVER)
        assert counsel.chosen == bot.choose(view, Random(number), NEVER)
        worths = [each.worth for each in counsel.choices]
        assert worths == sorted(worths, reverse=True)
        assert all(each.move in view.moves and each.margin >= 0 for each in counsel.choices)
        if view.state.stage.name == "HAND":
            assert isinstance(counsel.reason, Phrase)
            assert "{" not in WORDING.say(counsel.reason)


@pytest.mark.sampled
@pytest.mark.parametrize("level", ["club", "master"])
@pytest.mark.parametrize("style", STYLES)
def test_a_style_weighs_what_it_chooses(style: str, level: str) -> None:
    of = traditional(5, match_end="hands6")
    bot, asked = made(level, of, style), 8 if level == "club" else 3
    for number, (_, view) in enumerate(islice(decisions(of), asked)):
        counsel = bot.weigh(view, Random(number), NEVER)
        assert counsel.chosen == bot.choose(view, Random(number), NEVER)
        assert counsel.chosen in view.moves


def test_a_forced_move_has_a_reason() -> None:
    of = traditional()
    state = position(of, ("01K1", "05K1 04K1", "12K2 12K3"), "02K1", "03K1 03K2 07K1 08K1 11R")
    counsel = made("master", of).weigh(view_of(of, state), Random(1), NEVER)
    assert counsel.chosen == Move.parse("play 01K1")
    assert WORDING.say(counsel.reason) == "There is no other move."


def test_a_combination_is_named_in_the_reason() -> None:
    of = traditional()
    state = position(
        of, ("10T 01K1", "05K1 04K1", "12K2 12K3"), "10R 01H", "03K1 03K2 07K1 08K1 11R 11T",
        ("06R 09R", "", ""),
    )  # fmt: skip
    counsel = made("master", of).weigh(view_of(of, state), Random(1), NEVER)
    assert "7 kan" in WORDING.say(counsel.reason)
    assert counsel.rounds in (4, 8)


def test_the_multiplier_multiplies_what_is_weighed() -> None:
    of = traditional()
    state = position(
        of, ("10T 02K1", "05K1 04K1", "12K2 12K3"), "10R 01K1", "03K1 03K2 07K1 08K1 11R 11T",
        ("06R 09R", "01R 02R", ""),
    )  # fmt: skip
    state = play(of, state, "play 10T take 10R")
    for times in (1, 4):
        view = view_of(of, replace(state, multiplier=times))
        counsel = made("expert", of).weigh(view, Random(1), NEVER)
        worths = {str(each.move): each.worth for each in counsel.choices}
        assert worths["shobu"] == 2 * 7 * 12 * times


LAST = ("club", "expert", "master")


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("level", LAST)
def test_the_last_card_takes_what_counts_most(level: str, style: str) -> None:
    """Where nothing comes after it, the bright is certain: no style leaves it lying."""
    of = traditional()
    state = position(
        of, ("01K1", "", ""), "01H 01K2", "05K1", ("", "", ""), to_move=A
    )  # fmt: skip
    chosen = made(level, of, style).choose(view_of(of, state), Random(1), NEVER)
    assert str(chosen) == "play 01K1 take 01H"


def test_styles_do_otherwise_but_not_always() -> None:
    of = rules(match_end="hands6")
    plain = made("club", of)
    views = [view for _, view in islice(decisions(of), 160)]
    for style in STYLES:
        styled = made("club", of, style)
        unlike = sum(
            styled.choose(view, Random(n), NEVER) != plain.choose(view, Random(n), NEVER)
            for n, view in enumerate(views)
        )
        assert (unlike == 0) if style == "serene" else 0 < unlike < 2 * len(views) / 5, style


def test_the_bold_go_on_where_the_prudent_stop() -> None:
    of = traditional()
    state = position(
        of, ("10T 02K1 03K1 04K1", "05K1 04K2 07K1", "12K2 12K3 08K2"), "10R 01K1",
        "03K2 07K2 08K1 11R 11T 09K1 09K2 01K2", ("06R 09R 01R 02R", "", ""),
    )  # fmt: skip
    state = play(of, state, "play 10T take 10R")
    said = {s: made("club", of, s).choose(view_of(of, state), Random(1), NEVER) for s in STYLES}
    assert said["bold"] == Move("sage")
    assert said["prudent"] == Move("shobu")


@pytest.mark.thorough
def test_a_promise_is_weighed_against_looking_first() -> None:
    of = traditional(6, match_end="hands6")
    bot, seen = made("master", of), 0
    for _, view in islice(decisions(of), 60):
        if view.state.phase is Phase.MIZUTEN:
            counsel = bot.weigh(view, Random(1), NEVER)
            assert counsel.rounds == 360
            assert {each.move.verb for each in counsel.choices} == {"mizuten", "wait"}
            assert counsel.choices[1].margin > 0
            seen += 1
    assert seen > 1


def test_every_decision_has_its_habit() -> None:
    found: Counter[str | None] = Counter()
    for of in (rules(match_end="hands6"), traditional(5, match_end="hands6")):
        for _, view in islice(decisions(of), 300):
            found[habits(view, view.seat, view.moves[0])] += 1
    assert found["captures:bright"]
    assert found["plays"]
    assert any(habit and habit.startswith("leaves:") for habit in found)


def test_to_leave_a_card_beside_its_month_is_to_decline() -> None:
    of = rules()
    state = position(of, ("01K1 02K1", "05K1", "06K1"), "01H 12K1", "03K1 03K2")
    view = of.observe(state, A)
    assert habits(view, A, Move.parse("play 01K1 place")) == "declines"
    assert habits(view, A, Move.parse("play 01K1 take 01H")) == "captures:bright"
    assert habits(view, A, Move.parse("play 02K1")) == "forgoes"


def test_where_all_settle_with_all_it_is_said_how_often_points_count() -> None:
    """Six points that are worth thirty looked like a fault."""
    for of, told in (
        (rules(), "The points count against each of the 2 others: 21 × 2 = 42."),
        (traditional(), None),
    ):
        state = position(of, ("01K1 02K1", "05K1", "06K1"), "01H 12K1", "03K1 03K2")
        plain = besides(of.observe(state, A), Move.parse("play 01K1 take 01H"))
        assert (Wording().say(plain) if plain is not None else None) == told
        assert besides(of.observe(state, A), Move.parse("play 02K1")) is None


@pytest.mark.parametrize("name", REFERENCES)
def test_references_have_no_style_and_no_luck(name: str) -> None:
    of = traditional(4, match_end="hands6")
    one, other = REFERENCES[name](of), REFERENCES[name](of, STYLES["bold"], 10)
    for number, (_, view) in enumerate(islice(decisions(of), 80)):
        if view.state.phase is not Phase.MIZUTEN and view.state.stage.name == "HAND":
            assert one.choose(view, Random(number), NEVER) == other.choose(view, Random(0), NEVER)


def test_who_is_stopped_still_weighs() -> None:
    of = rules()
    for level in LEVELS:
        for _, view in islice(decisions(of), 10):
            assert made(level, of).weigh(view, Random(1), Raised()).chosen in view.moves


def holds_a_figure(told: Any) -> bool:
    return isinstance(told, Figure) or (
        isinstance(told, Phrase) and any(map(holds_a_figure, told.blanks.values()))
    )


@pytest.mark.parametrize("options", SETS)
def test_a_rule_of_thumb_is_told_without_figures(options: dict[str, Any]) -> None:
    """Its marks were told as mon, though nobody had played anything out."""
    of, told = rules(**options), 0
    for level in ("beginner", "club"):
        bot = made(level, of)
        for number, (_, view) in enumerate(islice(decisions(of), 40)):
            counsel = bot.weigh(view, Random(number), NEVER)
            if counsel.rounds == 0 and isinstance(counsel.reason, Phrase):
                assert not holds_a_figure(counsel.reason)
                said = WORDING.say(counsel.reason)
                assert not re.search(r"\d+ (mon|points)", said.replace("card points", ""))
                told += "rule of thumb" in said
    assert told


@pytest.mark.parametrize(("play", "said"), [
    (9.0, "is worth playing"), (-9.0, "is not worth playing"), (-3.0, "as good as the other"),
])  # fmt: skip
def test_by_rule_of_thumb_a_hand_is_worth_playing_or_not(play: float, said: str) -> None:
    of = traditional(6)
    state = replace(position(of, ("01K1 02K1", "05K1 04K1", "12K2 12K3"), "02R"), phase=Phase.DROP)
    turn = made("club", of).turn(view_of(of, state), Random(1), NEVER)
    decision = ranked({Move("in"): play, Move("out"): -3.0})
    assert said in WORDING.say(reasons.reason(turn, decision))


@pytest.mark.sampled
@pytest.mark.parametrize("level", ["expert", "master"])
def test_no_choice_is_weighed_beside_its_twin(level: str) -> None:
    """Of two paulownia chaff cards «one choice is a little better», and nobody could see which."""
    twins = 0
    for of in (rules(), traditional()):
        bot = made(level, of)
        for number, (_, view) in enumerate(islice(decisions(of), by_night(300, by_day=40))):
            if view.state.phase is not Phase.PLAY:
                continue
            looks = Counter(map(look, view.moves))
            found = bot.weigh(view, Random(number), NEVER).choices
            assert max(Counter(look(each.move) for each in found).values()) == 1
            twins += max(looks.values()) > 1
    assert twins > 3


def look(move: Move) -> tuple[Any, ...]:
    """Return what is to be seen of a move: the kinds of its cards, and of which months."""
    return (move.verb, move.word, *((card.month, card.kind) for card in (*move.cards, *move.onto)))


@pytest.mark.parametrize("options", SETS)
def test_what_a_reason_says_of_the_move_has_no_figure_of_how_far_another_lies_behind(
    options: dict[str, Any],
) -> None:
    """«On average in 150 deals better by 5 mon», below «it cost 5 mon»."""
    of, seen = rules(**options), 0
    bot = made("master", of)
    for number, (_, view) in enumerate(islice(decisions(of), 40)):
        reason = bot.weigh(view, Random(number), NEVER).reason
        if view.state.phase is Phase.PLAY and isinstance(reason, Phrase):
            seen += "{doing}" in reason.source
            assert " deals" not in WORDING.say(of_the_move(reason))
    assert seen
