"""Who pays whom (vectors V30 … V48)."""

from typing import Any

import pytest

from naipes_gui.core.table import BANK, Scores, Seat
from naipes_gui.games.hachi_hachi.rules import dropout, settlement
from naipes_gui.games.hachi_hachi.rules.state import Fed, HachiState, Phase
from tests.games.hachi_hachi.positions import (
    T3,
    A,
    B,
    C,
    D,
    cards,
    dealt,
    legal,
    over,
    play,
    position,
    rest,
    rules,
    traditional,
    with_points,
    won,
)

A30 = "01K2 01R 02K1 02K2 03H 03R 04K1 04K2 05R 05T 06K1 06K2 08K1 08K2"
B30 = "04R 04T 06R 06T 07K1 07T 10K1 10K2 10R 10T 11H 11K1 11R 11T 12H 12K2"
C30 = rest(A30, B30)
SANBON = "01H 01R 01K1 02T 03H 06T 09R"
KARASU = "11H 11R 02K1 04K1 06K2 08K1 10K1"
NOTHING = "02T 05T 03H 06R 07K1 08K1 10T"


def ended(*piles: str, of: Any = T3, **fields: Any) -> HachiState:
    return position(of, piles=piles, **fields)


@pytest.mark.parametrize(("times", "net"), [(1, (-34, 27, 7)), (4, (-136, 108, 28))])
def test_card_points_against_88(times: int, net: Scores) -> None:
    """V30."""
    after, found, _ = over(ended(A30, B30, C30, multiplier=times))
    assert found == net
    assert (after.winner, after.dealer) == (B, B)


def test_v30_with_three_animals_is_a_combination() -> None:
    of = traditional(inoshikacho=True)
    assert won(ended(A30, B30, C30, of=of, sage=(B,)), of=of) == (-42, 84, -42)


def test_a_combination_in_the_hand() -> None:
    """V31."""
    state = ended(A30, B30, C30, played=dealt(SANBON, NOTHING, NOTHING))
    assert won(state) == (14, 3, -17)


def test_five_at_the_table() -> None:
    """V32."""
    of = traditional(5)
    state = position(
        of, piles=("", "", B30, C30, A30), multiplier=2, scores=(-24, -36, 0, 0, 0),
        active=(C, D, Seat(4)), dropped=(A, B), played=dealt("", "", "", "", SANBON),
    )  # fmt: skip
    after, _, paid = over(state, of=of)
    script = {(p.giver, p.taker, p.reason): p.amount for p in paid}
    assert script[BANK, C, "pot"] == 60
    total = [-24, -36, 0, 0, 0]
    for payment in paid:
        for seat in range(5):
            total[seat] += payment.amount * ((payment.taker == seat) - (payment.giver == seat))
    assert total == [-24, -36, 66, -34, 28]
    assert after.dealer == C


BRIGHTS = "01H 03H 08H 12H"


@pytest.mark.parametrize(
    ("sage", "times", "net"),
    [
        ((), 1, (240, -120, -120)),
        ((B,), 1, (240, -240, 0)),
        ((B, C), 1, (240, -120, -120)),
        ((A,), 1, (240, -120, -120)),
        ((), 4, (960, -480, -480)),
        ((C,), 4, (960, 0, -960)),
    ],
)
def test_shobu(sage: tuple[Seat, ...], times: int, net: Scores) -> None:
    """V33."""
    state = ended(BRIGHTS, "", "", sage=sage, multiplier=times)
    after, found, _ = over(state, "shobu", A)
    assert found == net
    assert after.winner == A


def test_cancel() -> None:
    """V34."""
    state = ended("06R 09R 10R", "", "", sage=(A,))
    assert won(state, "cancel", A) == (84, -42, -42)


def test_exhausted_with_combinations() -> None:
    """V35: A has 10, B 7 and said sage first."""
    state = ended(BRIGHTS, "06R 09R 10R", "", sage=(B, A))
    after, net, _ = over(state)
    assert net == (78, 24, -102)
    assert after.winner == after.dealer == B


EIGHTS_A = "02K2 02R 03H 03K2 06K1 06R 07K1 07K2 07R 07T 08K1 08T 11H 11R 12K1 12K2"
EIGHTS_B = "01H 01K1 01K2 01R 05K1 05K2 06K2 06T 08H 08K2 09K2 09R 12H 12K3"


def test_all_eights() -> None:
    """V36: hand combinations are void."""
    hands = dealt(NOTHING, SANBON, NOTHING)
    state = ended(EIGHTS_A, EIGHTS_B, rest(EIGHTS_A, EIGHTS_B), played=hands)
    after, net, _ = over(state)
    assert net == (240, -120, -120)
    assert (after.special, after.winner) == ("all_eights", A)


@pytest.mark.parametrize(("points", "mon"), [(168, 120), (178, 240)])
def test_double_eights(points: int, mon: int) -> None:
    """V37."""
    a, b, c = with_points(44, points, WHOLE - 44 - points)
    after, net, _ = over(ended(a, b, c))
    assert net == (-mon, 2 * mon, -mon)
    assert after.special == "double_eights"


WHOLE = 264
CHAFF_B = (
    "01K1 01K2 02K2 02T 03H 03K2 05K1 05T 06K1 06R 07K1 07K2 08K1 08K2 09K1 09K2 09R 09T "
    "11H 11K1 11R 11T 12H 12K2"
)


@pytest.mark.parametrize("times", [1, 2])
def test_sixteen_chaff(times: int) -> None:
    """V38: 17 chaff with Willow."""
    a = "01H 04T 06T 02R"
    assert len(cards(CHAFF_B)) == 24
    state = ended(a, CHAFF_B, rest(CHAFF_B, a), multiplier=times)
    assert state.points(B) == 129
    assert won(state) == (-168 * times, 336 * times, -168 * times)


def test_special_hands_can_be_off() -> None:
    a, b, c = with_points(44, 168, 52)
    of = traditional(specials=False)
    assert won(ended(a, b, c, of=of), of=of) == (-44, 80, -36)


def test_escape() -> None:
    """V39."""
    hands = dealt(KARASU, NOTHING, NOTHING)
    assert won(ended(*with_points(90, 100, 74), played=hands)) == (122, -48, -74)
    a, b, c = won(ended(*with_points(88, 102, 74), played=hands))
    assert (a, b, c) == (96, 14 - 48, -14 - 48)
    bright = dealt("01K1 01K2 02K1 02K2 03K1 03K2 08H", NOTHING, NOTHING)
    plain = traditional(achievements=False)
    assert won(ended(*with_points(90, 100, 74), played=bright))[0] == 2 + 8 * 24
    assert won(ended(*with_points(90, 100, 74), played=hands, of=plain), of=plain)[0] == 98


DIVED = "01H 01R 01K1 01K2"


def test_diving() -> None:
    """V40: 24 more than without the fourth card."""
    hands = dealt(SANBON, NOTHING, NOTHING)
    debts = settlement._feats(ended(DIVED, "", "", played=hands), "exhausted", T3.options)
    assert [(d.giver, d.taker, d.amount, d.reason) for d in debts] == [
        (B, A, 12, "diving"), (C, A, 12, "diving"),
    ]  # fmt: skip
    assert settlement._feats(ended("01H 01R", "", "", played=hands), "exhausted", T3.options) == []
    four = dealt("01H 01R 01K1 01K2 03H 06T 09R", NOTHING, NOTHING)
    assert settlement._feats(ended(DIVED, "", "", played=four), "exhausted", T3.options) == []


def test_diving_twice_with_two_triplets() -> None:
    hands = dealt("01H 01R 01K1 05T 05R 05K1 08H", NOTHING, NOTHING)
    both = DIVED + " 05T 05R 05K1 05K2"
    debts = settlement._feats(ended(both, "", "", played=hands), "exhausted", T3.options)
    assert sum(debt.amount for debt in debts) == 48


@pytest.mark.parametrize("how", ["shobu", "cancel", "exhausted"])
@pytest.mark.parametrize("after_end", [True, False])
def test_diving_after_a_stop(how: str, after_end: bool) -> None:
    of = traditional(achievements_after_yaku_end=after_end)
    state = ended(DIVED, BRIGHTS, "", of=of, played=dealt(SANBON, NOTHING, NOTHING))
    paid = any(debt.reason == "diving" for debt in settlement._feats(state, how, of.options))
    assert paid == (after_end or how == "exhausted")


@pytest.mark.parametrize(
    ("hand", "options", "due"),
    [
        ("01R 02R 03R 06T 09K1 10K2 12H", {}, 45),
        ("01R 02R 03R 06T 09K1 10K2 12H", {"inoshikacho": True}, 48),
        ("01H 01K1 01K2 03H 08H 06R 04K1", {}, 21),
        ("06R 09R 10R 01K1 02K1 03K1 11T", {}, 6 * (2 + 7)),
        ("01K1 01K2 02K1 02K2 03K1 03K2 08H", {}, 6 * 8),
        ("02T 05T 04K1 05R 07K1 08K1 10T", {}, 0),
    ],
)
def test_compensation(hand: str, options: dict[str, Any], due: int) -> None:
    """V41."""
    of, everybody = traditional(4, **options), traditional(4, forced_out_payers="allActive")
    state = position(of, hands=("", "", "", hand), active=(A, B, C), forced_out=(D,))
    assert dropout.compensation(state, D, of.options) == due
    assert dropout.payers(state, of.options) == (B, C)
    assert dropout.payers(state, everybody.options) == (A, B, C)


def test_mizuten() -> None:
    """V42."""
    of = traditional(5)
    fields: dict[str, Any] = {"multiplier": 2, "mizuten": True, "active": (A, B, C)}
    good = position(of, piles=with_points(95, 85, 84), **fields)
    bad = position(of, piles=with_points(80, 100, 84), **fields)
    for state, net in ((good, (96, -24, -24, -24, -24)), (bad, (-48, 24, 24, 0, 0))):
        cards_only = (2 * (state.points(A) - 88), 2 * (state.points(B) - 88), -8, 0, 0)
        assert won(state, of=of) == tuple(a + b for a, b in zip(net, cards_only, strict=True))
    off = traditional(5, achievements=False)
    assert won(position(off, piles=with_points(95, 85, 84), **fields), of=off)[3] == -24
    bga = traditional(5, mizuten="bga")
    assert won(position(bga, piles=with_points(95, 85, 84), **fields), of=bga)[3] == 0


def test_special_hands_cancel_mizuten() -> None:
    of = traditional(4)
    state = position(of, piles=with_points(168, 44, 52), mizuten=True, active=(A, B, C))
    assert won(state, of=of) == (240, -120, -120, 0)


# Immediate payment and liability.


def near(of: Any, **fields: Any) -> HachiState:
    """A lacks one blue ribbon; B laid 10R in its last turn."""
    return position(
        of, hands=("10T 02K1", "05K1 04K1", "12K2 12K3"), field="10R 01K1",
        stock="03K1 03K2 07K1 08K1 11R 11T", piles=("06R 09R", "", ""),
        laid=(None, cards("10R")[0], None), **fields,
    )  # fmt: skip


def test_immediate_payment() -> None:
    of = traditional(yaku_pay_timing="immediate")
    state = play(of, near(of), "play 10T take 10R")
    assert (state.phase, state.scores) == (Phase.DECIDE, (168, -84, -84))
    assert play(of, state, "shobu").scores == (168, -84, -84)
    after = play(of, state, "sage", "play 05K1", "play 12K2", "cancel")
    assert after.scores == (168, -84, -84)
    said = play(of, near(of, sage=(C,)), "play 10T take 10R")
    assert said.scores == (168, 0, -168)


def test_liability() -> None:
    of = traditional(liability=True)
    done = play(of, near(of), "play 10T take 10R", "shobu")
    assert done.scores == (168, -168, 0)
    assert play(of, near(of, sage=(C,)), "play 10T take 10R", "shobu").scores == (168, -168, 0)
    at_once = traditional(liability=True, yaku_pay_timing="immediate")
    assert play(at_once, near(at_once), "play 10T take 10R").scores == (168, -168, 0)
    assert play(T3, near(T3), "play 10T take 10R", "shobu").scores == (168, -84, -84)


def test_liability_needs_that_very_turn() -> None:
    of = traditional(liability=True)
    later = play(of, near(of), "play 10T take 10R", "sage", "play 05K1", "play 12K2", "play 02K1")
    assert later.ending == ""
    assert settlement.liable(later, A, of.options) == -2


def test_five_brights_are_exempt() -> None:
    of = traditional(liability=True)
    state = position(
        of, hands=("12K1", "05K1", "02K1"), field="12H 01K1", piles=("01H 03H 08H 11H", "", ""),
        laid=(None, cards("12H")[0], None),
    )  # fmt: skip
    assert play(of, state, "play 12K1 take 12H").scores == (288, -144, -144)
    four = position(
        of, hands=("12K1", "05K1", "02K1"), field="12H 01K1", piles=("01H 03H 08H", "", ""),
        laid=(None, cards("12H")[0], None),
    )  # fmt: skip
    assert play(of, four, "play 12K1 take 12H").scores == (240, -240, 0)


def test_liability_for_diving() -> None:
    of = traditional(liability=True)
    fed = (Fed(cards("01K2")[0], C, A),)
    state = ended(DIVED, "", "", of=of, played=dealt(SANBON, NOTHING, NOTHING), fed=fed)
    (debt,) = settlement._feats(state, "exhausted", of.options)
    assert debt == (C, A, 24, "diving")


# Each with each (acanomas).

PLAIN = rules()


def test_three_with_each_other() -> None:
    """V44."""
    _, net, paid = over(ended(A30, B30, C30, of=PLAIN), of=PLAIN)
    assert net == (-102, 81, 21)
    assert {(p.giver, p.taker, p.amount) for p in paid} == {(A, B, 61), (A, C, 41), (C, B, 20)}


def test_combinations_are_points() -> None:
    """V45."""
    a = A30.replace("05R", "02R")
    assert won(ended(a, B30, rest(a, B30), of=PLAIN), of=PLAIN) == (66, -3, -63)


@pytest.mark.parametrize(
    ("points", "net"),
    [
        ((70, 40, 85, 30), (55, -65, 115, -105)),
        ((44, 60, 20, 52, 38, 50), (0, 96, -144, 48, -36, 36)),
    ],
)
def test_more_with_each_other(points: tuple[int, ...], net: Scores) -> None:
    """V46 and V47."""
    of = rules(players=len(points))
    assert won(ended(*with_points(*points), of=of), of=of) == net


def test_a_handicap_in_points() -> None:
    """V48."""
    hands = dealt("01K1 01K2 02K1 02K2 03R 03K2 08H", NOTHING, NOTHING, NOTHING)
    of, small = rules(players=4), rules(players=4, kan_points=10)
    state = ended(*with_points(30, 60, 60, 60), of=of, played=hands)
    assert won(state, of=of) == (54, -18, -18, -18)
    assert won(state, of=small)[0] == 30


def test_pairwise_with_a_multiplier_and_special_hands() -> None:
    of = rules(multiplier=True)
    assert won(ended(A30, B30, C30, of=of, multiplier=2), of=of) == (-204, 162, 42)
    of = rules(specials=True, players=4)
    assert [settlement.double_eights(n) for n in (3, 4, 5, 6)] == [168, 146, 133, 124]
    assert won(ended(*with_points(146, 40, 40, 38), of=of), of=of) == (360, -120, -120, -120)
    equal = with_points(66, 66, 66, 66)
    after, net, _ = over(ended(*equal, of=of, active=(B, C, D, A)), of=of)
    assert net == (-120, 360, -120, -120)
    assert after.special == "all_eights"
    poetry = "01R 02R 03R"
    assert over(ended(poetry, "", "", "", of=of), of=of)[0].special == ""


def test_the_hand_of_v30_is_offered_no_stop() -> None:
    state = position(PLAIN, hands=("10T", "05K1", "02K1"), field="10R", piles=("06R 09R", "", ""))
    assert play(PLAIN, state, "play 10T take 10R").to_move == B
    assert "shobu" not in legal(PLAIN, state)
