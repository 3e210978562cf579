"""Styles change how a level plays, each in its own way; none makes it absurd."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, islice
from random import Random

import pytest

from naipes_gui.core.opponent import PLAIN, STYLES, Style
from naipes_gui.core.rules import View
from naipes_gui.core.table import FIRST
from naipes_gui.games.ecarte.players.kernels.foresight import led, replied
from naipes_gui.games.ecarte.players.levels import LEVELS
from naipes_gui.games.ecarte.players.player import Turn
from naipes_gui.games.ecarte.rules.state import EcarteState, Phase
from tests.games.ecarte.positions import position, rules
from tests.games.ecarte.test_bots import NEVER, decisions
from tests.nights import by_night
from tools.habits.ecarte import habits

TALK = (Phase.PROPOSE, Phase.ANSWER)


@cache
def known_decisions() -> tuple[tuple[EcarteState, View[EcarteState]], ...]:
    return tuple(islice(decisions(rules()), 700))


def views(count: int, *phases: Phase) -> Iterator[tuple[EcarteState, View[EcarteState]]]:
    found = ((state, view) for state, view in known_decisions() if state.phase in phases)
    return islice(found, count)


def counted(level: str, style: Style, count: int, *phases: Phase) -> Counter[str | None]:
    bot = LEVELS[level](rules(), style)
    return Counter(
        habits(view, view.seat, bot.choose(view, Random(number), NEVER))
        for number, (_, view) in enumerate(views(count, *phases))
    )


def blocks(habit: str | None) -> bool:
    return (habit or "").startswith(("stands", "refuses"))


@pytest.mark.parametrize("level", ["club", "expert"])
def test_the_bold_block_more_and_the_prudent_less(level: str) -> None:
    shares = [
        sum(
            n
            for habit, n in counted(level, style, by_night(60, by_day=30), *TALK).items()
            if blocks(habit)
        )
        for style in (STYLES["prudent"], PLAIN, STYLES["bold"])
    ]
    assert shares[0] < shares[1] < shares[2]


def test_the_stubborn_of_the_club_keeps_a_card_more_whatever_it_is() -> None:
    plain, stubborn = (
        [
            len(LEVELS["club"](rules(), style).choose(view, Random(1), NEVER).cards)
            for _, view in views(40, Phase.EXCHANGE)
            if min(len(move.cards) for move in view.moves) == 1
        ]
        for style in (PLAIN, STYLES["stubborn"])
    )
    assert {usual - kept for usual, kept in zip(plain, stubborn, strict=True) if usual > 1} == {1}


def test_the_absent_minded_of_the_club_often_forgets_that_one_may_stop() -> None:
    later = [view for state, view in views(700, *TALK) if state.round > 1]
    found = [
        sum(
            blocks(habits(view, view.seat, bot.choose(view, Random(seed), NEVER)))
            for view in later
            for seed in range(3)
        )
        for bot in (LEVELS["club"](rules(), style) for style in (PLAIN, STYLES["dreamy"]))
    ]
    assert found[0] > 0
    assert found[1] < found[0] / 2


@pytest.mark.thorough
@pytest.mark.parametrize("level", ["club", "expert"])
def test_the_wary_change_more_cards_and_the_stubborn_fewer(level: str) -> None:
    sums = [
        sum(
            n * int(habit.partition(":")[2])
            for habit, n in counted(level, style, by_night(40, by_day=20), Phase.EXCHANGE).items()
            if habit
        )
        for style in (STYLES["stubborn"], PLAIN, STYLES["wary"])
    ]
    assert sums[0] < sums[1] < sums[2]


@pytest.mark.parametrize("level", LEVELS)
def test_the_serene_are_the_level_itself(level: str) -> None:
    plain, serene = (LEVELS[level](rules(), style) for style in (PLAIN, STYLES["serene"]))
    for number, (_, view) in enumerate(known_decisions()[: by_night(40, by_day=15)]):
        assert plain.choose(view, Random(number), NEVER) == serene.choose(
            view, Random(number), NEVER
        )


def test_the_absent_minded_forget_the_king_and_cards_that_are_gone() -> None:
    state = position("KH 7S 8S 9D TD", "7H 8C 9C QD JD", "8H", Phase.KING)
    view = rules().observe(state, state.to_move)
    bot = LEVELS["master"](rules(), STYLES["dreamy"])
    said = Counter(bot.choose(view, Random(seed), NEVER).verb for seed in range(100))
    assert 5 < said["conceal"] < 40
    gone = position("KH 7S 8S 9D", "7H 8C 9C QD", "8H")
    gone = replace(gone, table={**gone.table, "won:0": gone.table["stock"][:2]})
    seen = rules().observe(gone, FIRST)
    minds = [
        len(Turn(rules(), seen, Random(1), NEVER, style).known.unseen)
        for style in (PLAIN, Style(memory=0))
    ]
    assert minds[1] == minds[0] + 2


def test_the_ambitious_weigh_the_vole_higher() -> None:
    state = position("KH QH JH AH KS", "7S 8S 9D TD 7C", "8H")
    view = rules().observe(state, FIRST)
    plain, greedy = (
        Turn(rules(), view, Random(1), NEVER, style).at for style in (PLAIN, STYLES["greedy"])
    )
    assert greedy.greed > plain.greed == 0


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_nobody_good_plays_what_is_never_better_and_sometimes_worse(level: str) -> None:
    """With two cards left, over every hand the other may hold."""
    bot, tried = LEVELS[level](rules()), 0
    for number, (state, view) in enumerate(views(250, Phase.PLAY)):
        if len(state.hand(view.seat)) != 2 or len(view.moves) < 2:
            continue
        turn = Turn(rules(), view, Random(number), NEVER)
        cards, known = turn.cards(), turn.known
        if len(cards) < 2 or any(move.verb == "claim" for move in view.moves):
            continue
        tried += 1
        chosen = bot.choose(view, Random(number), NEVER)
        found = {}
        for card, move in cards.items():
            hands = (known.rival | sum(c) for c in combinations(known.open_to_rival, known.missing))
            found[move] = [
                replied(turn.card_led, card, hand, known.mine, turn.won)
                if turn.card_led
                else led(card, known.mine, hand, turn.won)
                for hand in hands
            ]
        for other in found.values():
            pairs = list(zip(found[chosen], other, strict=True))
            assert any(a > b for a, b in pairs) or all(a == b for a, b in pairs)
    assert tried > 5


def test_habits_name_what_tells_players_apart() -> None:
    of = rules()
    state = position("KH 7S 8S 9D TD", "7H 8C 9C QD JD", "8H", Phase.PROPOSE)

    def named(state: EcarteState) -> list[str | None]:
        return [habits(of.observe(state, FIRST), FIRST, move) for move in of.legal(state)]

    assert named(state) == ["proposes", "stands"]
    later = replace(state, exchanged=(2, 3))
    assert named(later)[1] == "stands:later"
    changing = replace(state, phase=Phase.EXCHANGE)
    assert set(named(changing)) == {f"discards:{n}" for n in range(1, 6)}
    playing = replace(state, phase=Phase.PLAY)
    assert Counter(named(playing)) == {"leads:trump": 1, "leads:plain": 4}
