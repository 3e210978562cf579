"""Before the play the players count what a hand costs and brings: all that the rules pay."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from naipes_gui.core.cards import FLOWERS
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.games.hachi_hachi.players import bits
from naipes_gui.games.hachi_hachi.players.coming import Coming
from naipes_gui.games.hachi_hachi.players.expert import Expert
from naipes_gui.games.hachi_hachi.players.feats import feats_of, paid
from naipes_gui.games.hachi_hachi.players.greedy import Greedy
from naipes_gui.games.hachi_hachi.players.levels import LEVELS
from naipes_gui.games.hachi_hachi.players.position import Position
from naipes_gui.games.hachi_hachi.players.turn import Turn
from naipes_gui.games.hachi_hachi.rules import yaku
from naipes_gui.games.hachi_hachi.rules.game import HachiHachi
from naipes_gui.games.hachi_hachi.rules.settlement import settle
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from tests.games.hachi_hachi.positions import (
    A,
    B,
    C,
    begun,
    deck_for,
    make,
    position,
    traditional,
)
from tests.nights import by_night
from tests.playthrough import Running

WEAK, WEAKER, GOOD, POOR = (
    "01K1 02K1 03K1 05T 09K1 11T 12K1", "01K2 02K2 03K2 05K1 09K2 10K1 12K2",
    "04T 04R 04K2 07T 07R 07K2 08H", "06K1 06T 08K1 10T 10R 11K1 12H",
)  # fmt: skip
FIELD = "04K1 06K2 07K1 08K2 10K2 12K3"


def spoken(*said: str, players: int = 4, **options: Any) -> Timeline[HachiState]:
    of = traditional(players, **{"mizuten": "achievement", **options})
    deck = deck_for(of, (WEAK, WEAKER, GOOD, POOR), FIELD) if players == 4 else ""
    timeline = begun(of, deck)
    make(timeline, *said)
    return timeline


def turn(timeline: Timeline[HachiState], seed: int = 1) -> Turn:
    view = timeline.view(timeline.ply, timeline.state.to_move)
    return Turn(timeline.rules, view, Random(seed), Running())


def made(level: str, timeline: Timeline[HachiState]) -> Greedy:
    bot = LEVELS[level](timeline.rules)
    assert isinstance(bot, Greedy)
    return bot


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_who_drops_out_may_still_owe_the_promise_of_another(level: str) -> None:
    promised = spoken("mizuten", "in")
    bot = made(level, promised)
    assert bot.hope(turn(spoken("wait", "in"))).owed == 0
    hope = bot.hope(turn(promised))
    assert 0 < hope.owed < 12
    decision = hope.against(Move("in"), {Move("out"): -12.0})
    assert {c.move.verb: c.worth for c in decision.choices}["out"] == -12 - hope.owed


def test_who_plays_pays_a_promise_that_is_kept_and_is_paid_for_one_that_is_not() -> None:
    found, plain = coming(spoken("mizuten", "in")), turn(spoken("wait", "in"))
    asked, kept = found.turn, 0
    for seed in range(30):
        found.turn = asked
        deal = found.dealt(Random(seed))
        with_promise = found.gain(deal)
        again = found.dealt(Random(seed))
        found.turn = plain
        reached = bits.points(deal.piles[-1]) >= 89
        assert with_promise - found.gain(again) == (-12 if reached else 12)
        kept += reached
    assert 0 < kept < 30
    assert found.owed == 12 * kept / 30


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_who_drops_out_pays_a_promise_that_is_paid_at_once(level: str) -> None:
    plain, promised = (spoken(said, "in", mizuten="bga") for said in ("wait", "mizuten"))
    bot = made(level, promised)
    assert bot.leaves(turn(plain)) - bot.leaves(turn(promised)) == 12
    costs = -bot.leaves(turn(promised))
    before, seat = promised.state.scores, promised.state.to_move
    assert before[seat] - make(promised, "out").scores[seat] == costs * promised.state.multiplier


def coming(timeline: Timeline[HachiState]) -> Coming:
    bot, asked = made("expert", timeline), turn(timeline)
    assert isinstance(bot, Expert)
    return Coming(asked, bot.coming, lambda hand: bot.guess(asked, hand))


def test_who_said_in_by_choice_holds_a_hand_that_looks_worth_it() -> None:
    free = looks(spoken("wait", "out", "in", players=5), B)
    assert sum(look > -18 for look in free) > 180
    bound = looks(spoken("wait", "out", "out", "in", players=5), C)
    assert sum(look < -18 for look in bound) > 20


def looks(timeline: Timeline[HachiState], seat: Seat) -> list[float]:
    """Return how good the hands look that are dealt in thought to a seat that said in."""
    found, looks = coming(timeline), []
    for seed in range(200):
        found.dealt(Random(seed))
        hand = [bits.CARDS[card] for card in found.talk.playing[seat]]
        looks.append(found.guess(hand))
    return looks


def test_all_forty_eight_cards_are_dealt_and_the_rest_is_the_stock() -> None:
    for said in (("wait",), ("wait", "in"), ("wait", "in", "out")):
        timeline = spoken(*said, players=5)
        found = coming(timeline)
        for seed in range(20):
            deal = found.dealt(Random(seed))
            placed = [card for hand in deal.hands for card in (*hand,)] + [*deal.stock]
            assert sorted(placed) == [c for c in range(48) if not found.field >> c & 1]
            assert [len(hand) for hand in deal.hands] == [7, 7, 7]
            assert deal.hands[0] == [bits.INDEX[card] for card in found.turn.at.hand]


@pytest.mark.parametrize(("said", "pays"), [(("wait",), False), (("wait", "in"), True)])
def test_who_does_not_lead_pays_those_who_are_forced_out(
    said: tuple[str, ...], pays: bool
) -> None:  # fmt: skip
    found = coming(spoken(*said, players=6))
    for seed in range(10):
        deal = found.dealt(Random(seed))
        owed = [found.due(hand) for hand in found.talk.forced_out]
        gained = found.gain(deal)
        again = found.dealt(Random(seed))
        found.talk.forced_out.clear()
        assert found.gain(again) - gained == (sum(owed) if pays else 0)


def test_what_the_later_pay_who_drop_is_in_the_pot() -> None:
    found = coming(spoken("wait", players=6))
    deals = [(found.dealt(Random(seed)), found.talk) for seed in range(60)]
    assert any(talk.dropped for _, talk in deals)
    for _, talk in deals:
        assert talk.fees == sum(6 * (place + 2) for place in range(talk.dropped))
        assert len(talk.playing) == 3


# Beside the points.


def ended(of: HachiHachi, rng: Random) -> HachiState:
    """Return a hand that three have played to its end, as chance would have it."""
    pack = rng.sample(FLOWERS.cards, 48)
    played = tuple(tuple(pack[7 * seat : 7 * seat + 7]) for seat in range(3))
    months = rng.sample(range(12), 12)
    piles = [
        " ".join(c for c in FLOWERS.cards if months.index(int(c.month) - 1) % 3 == seat)
        for seat in range(3)
    ]
    shown = tuple(yaku.teyaku(hand, of.options) for hand in played)
    return position(of, piles=piles, played=(*played, (), ()), teyaku=(*shown, (), ()),
                    active=(A, B, C), mizuten=rng.random() < 0.5)  # fmt: skip


def test_what_is_paid_beside_the_points_is_what_the_rules_pay() -> None:
    of, rng, found = traditional(5), Random(4), set[str]()
    for _ in range(by_night(1500, by_day=500)):
        state = ended(of, rng)
        outcome = settle(state, "exhausted", of.options)
        for seat in () if outcome.special else state.active:
            owed = [d for d in outcome.debts if d.reason in ("mizuten", "escape", "diving")]
            net = sum(d.amount * ((d.taker == seat) - (d.giver == seat)) for d in owed)
            at = Position(of, of.observe(replace(state, to_move=seat), seat))
            assert paid(feats_of(at), at.piles) == net
            found |= {d.reason for d in owed if seat in (d.taker, d.giver)}
    assert found == {"mizuten", "escape", "diving"}
