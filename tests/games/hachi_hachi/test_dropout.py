"""Before the play with four to six at the table (rules §2.7, vector V43)."""

from random import Random
from typing import Any

import pytest

from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Looked, Paid, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games.hachi_hachi.rules import dropout
from naipes_gui.games.hachi_hachi.rules.game import HachiHachi
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase
from naipes_gui.games.hachi_hachi.table.face import HachiFace
from tests.games.hachi_hachi.positions import A, B, C, D, begun, deck_for, legal, make, traditional

FOUR, FIVE = traditional(4, mizuten="off"), traditional(5, mizuten="off")
POETRY = "01R 02R 03R 06T 09K1 10K2 12H"
HANDS = (
    "01K1 02K1 03K1 04T 05R 06R 08T",
    "01K2 02T 03K2 04R 05T 07K1 08K1",
    "01H 02K2 04K1 05K1 06K1 07R 10T",
)
TABLE = "04K2 06K2 07T 08K2 09K2 10K1"


def four(**options: Any) -> Timeline[HachiState]:
    """Deal to four seats; the last one holds the Poetry Ribbons and the phoenix."""
    of = traditional(4, **options)
    return begun(of, deck_for(of, (*HANDS, POETRY), TABLE))


def paid(timeline: Timeline[HachiState]) -> list[tuple[Seat, Seat, int, str]]:
    events = [e for ply in range(timeline.ply) for e in timeline.step(ply + 1, A).events]
    return [(e.giver, e.taker, e.amount, e.reason) for e in events if isinstance(e, Paid)]


def test_the_dealer_speaks_first_until_three_are_in() -> None:
    timeline = four(mizuten="off")
    assert (timeline.state.phase, timeline.state.to_move) == (Phase.DROP, A)
    state = make(timeline, "in", "in", "in")
    assert (state.active, state.forced_out, state.to_move) == ((A, B, C), (D,), A)
    assert len(state.table["stock"]) == 21
    assert state.hand(D) == ()


def test_the_forced_out_are_compensated() -> None:
    """V41 as a hand: 45 from each of the two who do not lead."""
    timeline = four(mizuten="off")
    assert make(timeline, "in", "in", "in").scores == (0, -45, -45, 90)
    everybody = four(mizuten="off", forced_out_payers="allActive")
    assert make(everybody, "in", "in", "in").scores == (-45, -45, -45, 135)


def test_who_drops_pays_more_each_time() -> None:
    timeline = begun(traditional(6, mizuten="off"))
    state = make(timeline, "out", "out", "out")
    times = state.multiplier
    assert state.scores == (-12 * times, -18 * times, -24 * times, 0, 0, 0)
    assert legal(timeline.rules, state) == ["in"]
    state = make(timeline, "in", "in", "in")
    assert (state.active[0], state.bank) == (D, 54 * times)
    assert timeline.rules.tally(state)["pot"] == 54 * times


def test_who_may_drop() -> None:
    """V43."""
    timeline = four(mizuten="off")
    assert not dropout.may_drop(make(timeline, "out"), B, timeline.rules.options)
    assert legal(timeline.rules, timeline.state) == ["in"]


def test_nobody_who_dropped_sees_the_new_stock() -> None:
    timeline = four(mizuten="off")
    make(timeline, "out", "in", "in", "in")
    view = timeline.view(timeline.ply, A)
    assert view.state.hand(A) == ()
    assert set(view.state.table["stock"]) == {HIDDEN}


def test_mizuten_is_promised_unseen() -> None:
    timeline = four()
    state = timeline.state
    assert (state.phase, state.to_move) == (Phase.MIZUTEN, A)
    assert set(timeline.view(timeline.ply, A).state.hand(A)) == {HIDDEN}
    state = make(timeline, "mizuten")
    events = timeline.step(timeline.ply, B).events
    assert sum(isinstance(event, Looked) for event in events) == 4
    assert HIDDEN not in timeline.view(timeline.ply, B).state.hand(B)
    assert legal(timeline.rules, state) == ["in"]
    waited = make(four(), "wait")
    assert not waited.mizuten
    assert legal(timeline.rules, waited) == ["in", "out"]


def test_bga_pays_the_promise_at_once() -> None:
    timeline = four(mizuten="bga")
    make(timeline, "mizuten", "in", "out")
    assert paid(timeline)[-2:] == [(B, -4, 12, "fee"), (B, A, 12, "mizuten")]


@pytest.mark.parametrize(
    ("words", "owners"),
    [
        (("keep", "keep", "keep"), (0, 1, 2, 3)),
        (("swap", "keep", "keep"), (1, 0, 2, 3)),
        (("swap", "swap", "keep"), (1, 2, 0, 3)),
        (("keep", "keep", "swap"), (3, 1, 2, 0)),
    ],
)
def test_hands_are_swapped_with_the_dealers(
    words: tuple[str, ...], owners: tuple[int, ...]
) -> None:
    timeline = four(hand_swap=True, mizuten="off")
    before = [timeline.state.hand(Seat(s)) for s in range(4)]
    assert timeline.state.to_move == B
    state = make(timeline, *words)
    assert state.phase is Phase.DROP
    assert [state.hand(Seat(s)) for s in range(4)] == [before[owner] for owner in owners]
    for seat in timeline.rules.seats:
        assert timeline.view(timeline.ply, seat).state.hand(seat) == state.hand(seat)


def test_a_place_is_bought() -> None:
    timeline = four(buyout=True, mizuten="off")
    state = make(timeline, "in", "in", "in")
    assert (state.phase, state.to_move) == (Phase.OFFER, D)
    offers = legal(timeline.rules, state)
    assert offers[:3] == ["no offer", "offer 48", "offer 54"]
    assert offers[-1] == "offer 240"
    state = make(timeline, "offer 60")
    assert (state.phase, state.to_move, state.asked) == (Phase.ANSWER, C, (C, B, A))
    state = make(timeline, "refuse", "accept")
    assert (state.active, state.scores) == ((A, C, D), (0, 60, 0, -60))


def test_an_offer_nobody_takes() -> None:
    timeline = four(buyout=True)
    make(timeline, "mizuten", "in", "in", "in")
    state = make(timeline, "offer 48", "refuse", "refuse")
    assert (state.active, state.scores) == ((A, B, C), (0, -45, -45, 90))
    declined = make(four(buyout=True, mizuten="off"), "in", "in", "in", "no offer")
    assert declined.scores == (0, -45, -45, 90)


def test_two_offers_one_after_the_other() -> None:
    timeline = begun(traditional(5, buyout=True, mizuten="off"))
    state = make(timeline, "in", "in", "in")
    first = legal(timeline.rules, state)[1]
    state = make(timeline, first, "accept")
    assert (state.bidders, state.playing) == ((Seat(4),), (A, B))
    state = make(timeline, legal(timeline.rules, state)[1], "refuse", "accept")
    assert state.active == (B, D, Seat(4))


# Without three who must play.


def few(*words: str, players: int = 4) -> HachiState:
    return make(begun(traditional(players, mizuten="off", forced_three=False)), *words)


def test_two_share_the_pot() -> None:
    state = few("out", "in", "out", "out", "in", players=5)
    assert (state.stage, state.ending, state.hands) == (Stage.SHUFFLE, "few", 1)
    fees = state.multiplier * 54
    assert state.scores == (
        -12 * fees // 54,
        fees // 2,
        -18 * fees // 54,
        -24 * fees // 54,
        fees // 2,
    )
    assert state.dealer == state.winner == B


def test_one_takes_the_pot_and_none_leaves_it() -> None:
    alone = few("out", "out", "out", "in")
    assert (alone.bank, alone.winner, alone.dealer) == (0, D, D)
    none = few("out", "out", "out", "out")
    assert (none.ending, none.hands, none.dealer) == ("void", 0, A)
    assert none.bank == none.multiplier * 0 + -sum(none.scores) > 0


def test_the_odd_mon_goes_to_the_first() -> None:
    of = traditional(4, mizuten="off", forced_three=False, kan_points=10)
    state = make(begun(of), "out", "out", "in", "in")
    assert state.bank == 0
    assert state.scores[2] - state.scores[3] == (10 + 15) * of.options.kan_points // 10 % 2


def test_what_the_pot_of_a_void_hand_is_for() -> None:
    """It stays for the winner of a later hand."""
    of = traditional(4, mizuten="off", forced_three=False)
    timeline = begun(of)
    make(timeline, "out", "out", "out", "out")
    assert timeline.rules.tally(timeline.state)["pot"] == timeline.state.bank > 0


@pytest.mark.parametrize("of", [FOUR, FIVE])
def test_three_always_play(of: HachiHachi) -> None:
    timeline = begun(of)
    while timeline.state.phase is Phase.DROP and not timeline.state.active:
        make(timeline, legal(of, timeline.state)[-1])
    assert len(timeline.state.active) == 3


@pytest.mark.parametrize("promise", ["off", "achievement", "bga"])
def test_what_dropping_out_is_said_to_cost_is_all_it_costs(promise: str) -> None:
    timeline = four(mizuten=promise)
    make(timeline, *(["mizuten"] if promise != "off" else []), "in")
    view, rng = timeline.view(timeline.ply, B), Random(1)
    said = {button.key: button.risk for button in HachiFace().buttons(view, ())}["2"]
    assert said is not None
    make(timeline, "out")
    while timeline.state.stage is Stage.HAND:
        make(timeline, rng.choice(legal(timeline.rules, timeline.state)))
    reasons = {reason for giver, _, _, reason in paid(timeline) if giver == B} - {"fee"}
    assert ("nothing more" in Wording().say(said)) == (promise == "off")
    assert reasons <= ({"mizuten"} if promise != "off" else set())
