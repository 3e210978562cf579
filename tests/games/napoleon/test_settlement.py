"""Who pays whom, the pot, and the end of a match."""

from typing import Any

import pytest

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.games.napoleon.rules.game import Napoleon
from naipes_gui.games.napoleon.rules.state import NapoleonState
from tests.games.napoleon.positions import P0, P2, P3, play, playing, rules, trick

WINNING = ("8H 9H TH JH QH", "9C 8C TC JC QC", "AS KS QS JS AH", "9S 8S TS 9D 8D")
LOSING = ("8H 9H TH JH QH", "9C 8C TC JC QC", "8S 9D 8D TD JD", "9S AS TS JS KS")


def ended(of: Napoleon, state: NapoleonState) -> NapoleonState:
    """Play the first legal card until the hand is over."""
    while state.stage is Stage.HAND:
        state = play(of, state, [str(of.legal(state)[0])])
    return state


def made(bid: str, of: Napoleon | None = None, **fields: Any) -> NapoleonState:
    of = of or rules()
    hands = WINNING if bid != "misere" else LOSING
    return ended(of, playing(of, hands, 2, bid, **fields))


def failed(bid: str, of: Napoleon | None = None, **fields: Any) -> NapoleonState:
    of = of or rules()
    hands = LOSING if bid != "misere" else WINNING
    return ended(of, playing(of, hands, 2, bid, **fields))


@pytest.mark.parametrize(
    ("bid", "win", "lose"),
    [("3", 3, 3), ("4", 4, 4), ("nap", 10, 5), ("wellington", 20, 10), ("blucher", 30, 15)],
)
def test_what_a_bid_pays(bid: str, win: int, lose: int) -> None:
    """NAP-T6, T7."""
    of = rules(wellington_lead="free")
    assert made(bid, of).scores == (-win, -win, 3 * win, -win)
    assert failed(bid, of).scores == (lose, lose, -3 * lose, lose)


def test_what_a_misere_pays() -> None:
    """NAP-T7."""
    assert made("misere").scores == (-3, -3, 9, -3)
    assert failed("misere").scores == (3, 3, -9, 3)
    assert failed("misere", rules(misere_pay="3/6")).scores == (6, 6, -18, 6)


def test_overtricks_are_worth_nothing() -> None:
    of = rules(early_stop=False)
    assert made("4", of).scores == (-4, -4, 12, -4)


@pytest.mark.parametrize(
    ("options", "bid", "win", "lose"),
    [
        ({"nap_loss": 10}, "nap", 10, 10),
        ({"high_bids": "reward_capped"}, "wellington", 10, 10),
        ({"high_bids": "reward_capped"}, "blucher", 10, 15),
        ({"high_bids": "parlett"}, "wellington", 20, 20),
        ({"high_bids": "parlett"}, "blucher", 40, 40),
        ({"min_bid": 2}, "2", 2, 2),
        ({"variant": "seven"}, "nap", 10, 5),
        ({"variant": "seven"}, "misere", 10, 5),
        ({"variant": "seven"}, "6", 18, 9),
        ({"variant": "seven"}, "7", 24, 12),
        ({"variant": "seven", "seven_misere": "3/3"}, "misere", 3, 3),
        ({"variant": "seven", "seven_seven": "28/14"}, "7", 28, 14),
        ({"variant": "seven", "misere_pay": "3/6", "nap_loss": 10}, "misere", 10, 5),
        ({"variant": "seven", "nap_loss": 10}, "nap", 10, 10),
    ],
)
def test_other_tables(options: dict[str, Any], bid: str, win: int, lose: int) -> None:
    """NAP-T18, R22."""
    contract = rules(**options).ladder.contracts[bid]
    assert (contract.win, contract.lose) == (win, lose)


def test_the_dealer_who_sits_out_pays_all_the_same() -> None:
    """NAP-T8."""
    of = rules(6, deck=52)
    hands = (
        "",
        "2H 3H 4H 5H 6H",
        "2C 3C 4C 5C 6C",
        "AS KS QS JS TS",
        "2S 3S 4S 5S 6S",
        "2D 3D 4D 5D 6D",
    )
    state = ended(of, playing(of, hands, 3, "nap"))
    assert state.scores == (-10, -10, -10, 50, -10, -10)


def test_double_stakes_end_when_a_declarer_succeeds() -> None:
    of = rules(all_pass="double_next")
    lost = failed("4", of, doubled=True)
    assert (lost.scores, lost.doubled) == ((8, 8, -24, 8), True)
    won = made("4", of, doubled=True)
    assert (won.scores, won.doubled) == ((-8, -8, 24, -8), False)


# The pot.

SEVEN = {"scores": (-2, -2, -2, -1)}


def test_a_made_nap_takes_the_pot() -> None:
    """NAP-T14."""
    of = rules(pot="all_ante", early_stop=False)
    assert made("nap", of, **SEVEN).scores == (-12, -12, 35, -11)
    assert made("nap", of, **SEVEN).bank == 0
    four = made("4", of, **SEVEN)
    assert (four.scores, four.bank, four.tricks(P2)) == ((-6, -6, 10, -5), 7, 5)


def test_a_failed_nap_may_double_the_pot() -> None:
    assert failed("nap", rules(pot="all_ante"), **SEVEN).bank == 7
    double = failed("nap", rules(pot="all_ante", pot_fail="double"), **SEVEN)
    assert (double.bank, double.scores) == (14, (3, 3, -24, 4))
    assert failed("4", rules(pot="all_ante", pot_fail="double"), **SEVEN).bank == 7


@pytest.mark.parametrize(
    ("option", "scores"),
    [("all_ante", (-1,) * 6), ("dealer_ante", (-1, 0, 0, 0, 0, 0)), ("off", (0,) * 6)],
)
def test_who_pays_at_the_deal(option: str, scores: tuple[int, ...]) -> None:
    of = rules(6, pot=option)
    state = of.play(of.start(), Move("lot", number=0)).state
    state = of.play(state, Move("shuffle", of.pack.cards)).state
    state = of.play(state, Move("cut", number=4)).state
    assert state.scores == scores
    assert of.tally(state) == {"score": list(scores), "pot": -sum(scores)}


@pytest.mark.parametrize(
    ("option", "scores", "bank"),
    [
        ("normal", (5, 5, -15, 5), 0),
        ("pot_plus_2", (5, 5, -17, 5), 2),
        ("double", (10, 10, -30, 10), 0),
    ],
)
def test_a_nap_lost_with_the_spare_hand(option: str, scores: tuple[int, ...], bank: int) -> None:
    """NAP-R34."""
    of = rules(variant="sir_garnet", garnet_fail=option, deck=52)
    lost = failed("nap", of, spared=P2)
    assert (lost.scores, lost.bank) == (scores, bank)
    assert failed("nap", of, spared=P3).scores == (5, 5, -15, 5)


def test_a_revoke_leaves_the_pot() -> None:
    of = rules(enforce="free", pot="all_ante")
    hands = ("KS AH KH 9D 8D", "AS 9S 8S 9C 8C", "QS JS TS AC KC", "8H 9H TH JH QH")
    state = playing(of, hands, 0, "nap", scores=(-1, -1, -1, -1), doubled=True)
    after = trick(of, state, "KS AS AC")
    assert (after.scores, after.bank) == ((59, -1, -61, -1), 4)


# The end of a match.


@pytest.mark.parametrize(
    ("match", "deals", "over"),
    [
        ("rounds:1", 3, False), ("rounds:1", 4, True), ("hands:2", 1, False), ("hands:2", 2, True),
        ("first_to:12", 1, True), ("first_to:13", 1, False), ("bust", 1, False),
    ],
)  # fmt: skip
def test_how_long_a_match_is(match: str, deals: int, over: bool) -> None:
    state = made("4", rules(match=match), deals=deals)
    assert (state.stage is Stage.OVER) == over
    assert (state.to_move == NOBODY) == over


def test_a_match_ends_when_somebody_has_nothing_left() -> None:
    of = rules(match="bust", stake_chips=12)
    assert failed("4", of).stage is Stage.OVER
    assert made("4", of).stage is Stage.SHUFFLE


def test_the_most_counters_win() -> None:
    of = rules(match="hands:1")
    assert of.ranking(made("4", of)) == [[P2], [P0, Seat(1), P3]]


def test_the_deal_passes_to_the_left() -> None:
    assert made("4").dealer == Seat(1)
