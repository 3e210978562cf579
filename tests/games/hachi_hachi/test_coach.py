"""What the coach says of cards that a combination needs, where they are in the player's hand."""

import re
from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.coach import PRESSING, Coached, Coaching, Weight
from naipes_gui.core.face import CardStatus
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games.hachi_hachi.players.levels import LEVELS
from naipes_gui.games.hachi_hachi.rules.months import waits
from naipes_gui.games.hachi_hachi.rules.state import Phase
from naipes_gui.games.hachi_hachi.table.coach import COACH, captured
from naipes_gui.games.hachi_hachi.table.tracker import chases
from tests.games.hachi_hachi.positions import A, position, rules, traditional
from tests.games.hachi_hachi.test_bots import SETS, decisions
from tests.nights import by_night
from tests.playthrough import Running

HALF = (tuple(map(Card, ("07K1", "07K2", "08K1"))), (), ())
OTHERS = ("05K1", "12K2")


def said(kind: str, hand: str, field: str, pile: str) -> list[str]:
    """Return what is said of a kind to who holds a hand and has captured a pile."""
    of = rules()
    state = position(of, (hand, *OTHERS), field, "03K1 03K2", (pile, "", ""))
    return [Wording().say(tip.text) for tip in COACH.tips(of.observe(state, A)) if tip.key == kind]


@pytest.mark.sampled
@pytest.mark.parametrize("options", SETS)
def test_the_coach_prefers_no_move_that_a_hint_may_gainsay(options: dict[str, Any]) -> None:
    """«Worth least: a plum chaff», and the hint of the same position advised another card.

    What it says of captures it says of all of them; of what is laid down it names none.
    """
    of, seen = rules(**options), Counter[str]()
    for state, view in islice(decisions(of), by_night(400, by_day=80)):
        if state.phase is not Phase.PLAY:
            continue
        taking = {move for move in view.moves if captured(view.state, move)}
        for tip in COACH.tips(view):
            words = Wording().say(tip.text)
            assert not re.search(r"\b(least|most|best|dearest|can wait)\b", words)
            if tip.key == "worths":
                told = {card for each in tip.text.blanks["each"] for card in each.blanks["cards"]}
                assert told == {card for move in taking for card in captured(view.state, move)[1:]}
            if not taking and tip.weight is Weight.TELLS and tip.key not in OF_A_CARD:
                assert not {*tip.text.blanks.get("cards", ())} & {*state.hand(view.seat)}
            seen[tip.key] += 1
    assert seen["worths"]
    assert seen["nothing"]


OF_A_CARD = ("lacking", "rival", "bright", "lies")
"""What is said of a card in the hand whether it is played or kept."""


def test_of_a_card_in_the_hand_it_is_not_said_that_it_is_lacked() -> None:
    told = said("lacking", "06R 08T", "01K1 02K1", "09R 10R")
    assert told[0] == (
        "For Blue Ribbons only the peony blue ribbon is missing, and you hold it: 7 kan once it "
        "captures."
    )
    told = said("lacking", "07K1 08T", "01K1 02K1", "09R 10R")
    assert told[0] == "For Blue Ribbons you lack the peony blue ribbon: 7 kan."


def test_of_several_that_are_missing_those_in_the_hand_are_named() -> None:
    told = said("lacking", "06R 08T", "01K1 02K1", "09R")
    assert told[0].endswith("7 kan. In your hand: the peony blue ribbon.")
    told = said("lacking", "06R 08T", "01K1 02K1", "01R 02R 03R 04R 05R 07R")
    assert any("capture 1 card(s) of these: " in each for each in told)


def test_who_lacks_one_card_is_named_whenever_such_a_card_is_in_play() -> None:
    """Somebody had two of the Blue Ribbons, was never spoken of, and won by them."""
    warned, knows = 0, Coached(is_on=True, understood={"rival": 99})
    for number, (state, view) in enumerate(islice(decisions(traditional()), 400)):
        if state.phase not in (Phase.PLAY, Phase.TAKE):
            continue
        seen = {*state.field, *state.hand(view.seat)}
        missing = [
            card for seat in state.opponents(view.seat) for chase in chases(view, seat)
            if chase.is_possible and chase.needed - chase.owned == 1
            for card, where in chase.cards if where is CardStatus.MISSING
        ]  # fmt: skip
        if not seen.intersection(missing) or any(waits(view, card) for card in missing):
            continue
        warned += 1
        told = Coaching(COACH, knows).say(number, view)
        assert told is not None
        assert told.key == "rival"
    assert warned > 3


@pytest.mark.parametrize("profile", ["acanomas", "traditional"])
@pytest.mark.parametrize("players", [3, 5])
def test_no_tip_comes_twice_in_a_match(profile: str, players: int) -> None:
    """What may be new in another hand is what presses there; what is seen at every turn is not."""
    of = rules(profile=profile, players=players, match_end="hands6")
    coaching, bot, rng = Coaching(COACH, Coached(is_on=True)), LEVELS["club"](of), Random(players)
    timeline, told, kinds = Timeline(of), Counter[str](), Counter[str]()
    while not timeline.state.is_over:
        state = timeline.state
        if state.to_move == CHANCE:
            timeline.push(of.chance(state, rng))
            continue
        view = timeline.view(timeline.ply, state.to_move)
        move = bot.choose(view, rng, Running())
        if state.to_move == A and state.stage is Stage.HAND and len(view.moves) > 1:
            tip = coaching.say(timeline.ply, view)
            if tip is not None and tip.weight not in PRESSING:
                told[Wording().say(tip.text)] += 1
                kinds[tip.key] += 1
            coaching.answer(timeline.ply, move)
        timeline.push(move)
        if state.stage is Stage.HAND and timeline.state.stage is not Stage.HAND:
            coaching.end_hand(is_last=timeline.state.is_over)
    assert [words for words, n in told.items() if n > 1] == []
    # In another hand they are the same lines with other cards.
    assert max(kinds[kind] for kind in ("captures", "account")) == 1
    assert sum(told.values()) > 5


def test_what_was_dealt_and_by_what_it_counts_is_said_while_it_is_new() -> None:
    of = rules(profile="traditional")
    state = position(of, ("01K1 02K1", "05K1", "06K1"), "01H 12K1", "03K1 03K2", multiplier=2)
    first = {tip.key for tip in COACH.tips(of.observe(state, A))}
    later = {tip.key for tip in COACH.tips(of.observe(replace(state, played=HALF), A))}
    assert "times" in first - later
    assert "account" in later - first


def test_of_a_month_that_nobody_else_has_it_is_said_that_it_does_not_run_away() -> None:
    """«Take the ribbon before he can», and the last of its month was in one's own hand."""
    of = traditional()
    piles = ("10K1 10K2 01H", "06R 09R", "")
    state = position(of, ("10T 02K1", *OTHERS), "10R 02K2", "03K1 03K2", piles)
    (told,) = [tip for tip in COACH.tips(of.observe(state, A)) if tip.key == "rival"]
    assert told.weight is Weight.TELLS
    assert (
        Wording()
        .say(told.text)
        .endswith(
            "Nobody else has a card of October: only you can capture it, and it does not run away."
        )
    )
    (told,) = [tip for tip in COACH.tips(of.observe(state, A)) if tip.key == "safe"]
    assert Wording().say(told.text).startswith("Nobody else has a card of October: only you")


def test_a_bright_that_captures_nothing_is_told_to_be_safe_in_the_hand_alone() -> None:
    """A bright was thrown on the field, which could have waited, and the coach was silent."""
    (told,) = said("bright", "08H 07K1", "01K1 02K1", "")
    assert "nothing of August lies in the field" in told
    assert told.endswith("to whoever has another card of August.")
    assert not said("bright", "08H 07K1", "01K1 08K1", "")
    assert not said("bright", "08H 08K2", "08T 08K1", "")
    assert not said("bright", "08T 07K1", "01K1 02K1", "")


def test_of_brights_nothing_is_counted_where_captures_lie_face_down() -> None:
    for hidden in (True, False):
        of = rules(pile_face_down=hidden)
        state = position(of, ("08H 07K1", *OTHERS), "01K1", "03K1", ("", "08K1", ""))
        (told,) = [tip.text for tip in COACH.tips(of.observe(state, A)) if tip.key == "bright"]
        assert told.blanks.get("n") == (None if hidden else 2)


def test_a_bright_in_the_field_is_told_whoever_can_take_it() -> None:
    """A bright was thrown, and the coach spoke of what a ribbon counts."""
    (told,) = said("lies", "08K1 07K1", "08H 02K1", "")
    assert told == (
        "A bright lies in the field: the moon, 20 point(s). A card of August takes it, and you "
        "hold a susuki chaff."
    )
    (told,) = said("lies", "09K1 07K1", "08H 02K1", "")
    assert told.endswith("Whoever has another card of August may take it; you have none.")
    assert not said("lies", "08K1 07K1", "08T 02K1", "")


def test_a_bright_that_can_be_lost_presses_and_one_that_waits_does_not() -> None:
    for rest, weight in (("08K2", Weight.TELLS), ("", Weight.PRESSES)):
        of = rules()
        state = position(of, ("08K1 07K1", *OTHERS), "08H 02K1", "03K1", ("", f"08T {rest}", ""))
        (tip,) = [tip for tip in COACH.tips(of.observe(state, A)) if tip.key == "lies"]
        assert tip.weight is weight
