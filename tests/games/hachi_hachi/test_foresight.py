"""The quick look-ups of worlds that are played out agree with their plain definition."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from naipes_gui.bots.cards import places
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.players import values
from naipes_gui.games.hachi_hachi.players.bits import BLUES, FOUR, NINE, RED, points, worth
from naipes_gui.games.hachi_hachi.players.foresight import Foresight
from naipes_gui.games.hachi_hachi.players.rollout import Deal

RULES: tuple[dict[str, Any], ...] = (
    {}, {"players": 4}, {"players": 5}, {"players": 6}, {"flip": "always"},
    {"hand_capture": "mandatory"}, {"profile": "traditional"},
)  # fmt: skip


def foresight(options: HachiOptions) -> Foresight:
    players = options.players
    return Foresight(
        options=options, worth=worth(options), gains=[], takes=[], sage=[False] * players,
    )  # fmt: skip


def dealt(players: int, rng: Random) -> Deal:
    pack = rng.sample(range(48), 48)
    hands = [pack[6 + 7 * seat : 13 + 7 * seat] for seat in range(players)]
    field = sum(1 << card for card in pack[:6])
    return Deal(hands, [0] * players, field, pack[6 + 7 * players :])


def step(plan: Foresight, deal: Deal, seat: int) -> None:
    """Let a player make the move that looks best, and turn a card if one is due."""
    _, card, taken = max(plan.judged(deal, seat))
    deal.hands[seat].remove(card)
    lay(deal, seat, card, taken)
    if deal.turned < len(deal.stock) and (plan.always or not taken):
        turned = deal.stock[deal.turned]
        deal.turned += 1
        there = deal.field & 15 << turned // 4 * 4
        two = there.bit_count() == 2
        lay(deal, seat, turned, max(plan.landings(deal, seat, turned))[1] if two else there)


def lay(deal: Deal, seat: int, card: int, taken: int) -> None:
    deal.field ^= taken or 1 << card
    if taken:
        deal.piles[seat] |= taken | 1 << card


def plain_worth(plan: Foresight, deal: Deal, seat: int, *, turning: bool) -> float:
    """Return what a position is worth to who has just played, straight from the numbers."""
    key, _ = values.key_of(plan.options, len(deal.piles))
    stages = values.values(key)
    stage = (stages.turning if turning else stages.still)[len(deal.hands[seat])]
    gone, mine = sum(deal.piles), sum(1 << card for card in deal.hands[seat])
    found = float(stage.bias)
    for card in range(0, 48, 4):
        code = sum(place(card + i, mine, deal.field, gone) << 2 * i for i in range(4))
        found += stage.months[card // 4][code]
    for cards in (RED, BLUES, FOUR):
        found += stage.sets[cards][owned(deal, seat, cards, mine)]
    others = [pile for other, pile in enumerate(deal.piles) if other != seat]
    most = max((pile & NINE).bit_count() for pile in others)
    found += stage.ribbons[10 * (deal.piles[seat] & NINE).bit_count() + most]
    return found / values.UNIT + account(plan, deal, seat)


def place(card: int, mine: int, field: int, gone: int) -> int:
    return next((n for n, cards in enumerate((mine, field, gone), 1) if cards >> card & 1), 0)


def owned(deal: Deal, seat: int, cards: int, mine: int) -> int:
    others = [pile & cards for other, pile in enumerate(deal.piles) if other != seat]
    lead = max(others, key=int.bit_count)
    rest = sum(others) ^ lead
    where = (mine, deal.field, deal.piles[seat], lead, rest)
    return sum(
        sum(digit << card for digit, each in enumerate(where, 1) if each >> card & 1)
        for card in places(cards)
    )


def account(plan: Foresight, deal: Deal, seat: int) -> float:
    """Return what has been won so far."""
    players = len(deal.piles)
    if plan.options.settlement == "pairwise":
        totals = [points(pile) + 12 * plan.worth.value(pile) for pile in deal.piles]
        return players * totals[seat] - sum(totals)
    return points(deal.piles[seat]) - sum(map(points, deal.piles)) / players


def after(plan: Foresight, deal: Deal, seat: int, card: int, taken: int) -> float:
    later = deal.copy()
    later.hands[seat].remove(card)
    if taken:
        later.field ^= taken
        later.piles[seat] |= taken | 1 << card
    else:
        later.field |= 1 << card
    turning = later.turned < len(later.stock) and (plan.always or not taken)
    return plain_worth(plan, later, seat, turning=turning)


@pytest.mark.parametrize("chosen", RULES)
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 20))
def test_moves_differ_as_the_positions_after_them(
    chosen: dict[str, Any], seed: int, ply: int
) -> None:
    options, rng = HachiOptions.make(**chosen), Random(seed)
    plan, deal = foresight(options), dealt(options.players, rng)
    for turn in range(ply):
        step(plan, deal, turn % options.players)
    seat = ply % options.players
    judged = plan.judged(deal, seat)
    offsets = [
        after(plan, deal, seat, card, taken) - each / values.UNIT
        for each, card, taken in judged
        if options.settlement == "pairwise"
        or not completes(plan, deal.piles[seat], taken | 1 << card)
    ]
    assert judged
    # Only differences count. Against 88 who completes a combination ends the hand.
    assert not offsets or max(offsets) - min(offsets) == pytest.approx(0, abs=1e-6)


def completes(plan: Foresight, own: int, gained: int) -> bool:
    return plan.worth.value(own | gained) > plan.worth.value(own)


def test_all_cards_are_captured_where_a_card_is_always_turned() -> None:
    options, rng = HachiOptions.make(profile="traditional"), Random(3)
    for _ in range(30):
        plan, deal = foresight(options), dealt(3, rng)
        for turn in range(21):
            step(plan, deal, turn % 3)
        assert deal.field == 0
        assert sum(map(points, deal.piles)) == 264


@pytest.mark.parametrize("chosen", RULES)
def test_a_world_is_played_on_move_by_move_as_it_is_at_once(chosen: dict[str, Any]) -> None:
    options, rng = HachiOptions.make(**chosen), Random(5)
    for _ in range(20):
        plan, deal = foresight(options), dealt(options.players, rng)
        at_once, turn = deal.copy(), 0
        gained = plan.run(at_once, 0)
        while deal.hands[turn]:
            before = deal.piles[turn]
            step(plan, deal, turn)
            if plan.stops and completes(plan, before, deal.piles[turn]):
                break
            turn = (turn + 1) % options.players
        assert at_once.piles == deal.piles
        if not plan.stops:
            assert gained == pytest.approx(plan.end(deal.piles))
