"""The auction and what is looked at, bought or taken around it."""

from typing import Any

import pytest

from naipes_gui.core.errors import BadOptions, IllegalMove
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import BANK, Looked, Paid, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.rules.bids import Bid
from naipes_gui.games.napoleon.rules.state import Phase
from tests.games.napoleon.positions import P0, P1, P2, P3, cards, dealt, legal, play, rules, told

PLAIN = rules()
BEFORE = dealt(PLAIN)


def bids(texts: list[str]) -> list[str]:
    return ["pass", *(f"bid {text}" for text in texts)]


# The ladder.


def test_the_worked_auction() -> None:
    """NAP-T1."""
    state = BEFORE
    for said, open_bids in (
        ("pass", ["3", "misere", "4", "nap"]),
        ("bid 3", ["3", "misere", "4", "nap"]),
        ("bid misere", ["misere", "4", "nap"]),
        ("bid 4", ["4", "nap"]),
    ):
        assert legal(PLAIN, state) == bids(open_bids)
        state = play(PLAIN, state, [said])
    assert (state.declarer, state.contract, state.phase) == (P0, Bid("4"), Phase.PLAY)


def test_wellington_and_blucher_follow_each_other() -> None:
    """NAP-T2, T3."""
    after_nap = play(PLAIN, BEFORE, ["bid nap"])
    assert legal(PLAIN, after_nap) == bids(["wellington"])
    after = play(PLAIN, after_nap, ["bid wellington"])
    assert legal(PLAIN, after) == bids(["blucher"])
    assert legal(PLAIN, play(PLAIN, after, ["pass"])) == bids(["blucher"])
    assert not {"bid wellington", "bid blucher"} & set(legal(PLAIN, BEFORE))


def test_nobody_speaks_after_a_blucher() -> None:
    state = play(PLAIN, BEFORE, ["bid nap", "bid wellington", "bid blucher"])
    assert (state.declarer, state.phase, state.to_move) == (P3, Phase.PLAY, P3)


@pytest.mark.parametrize(
    ("options", "open_bids"),
    [
        ({"min_bid": 2}, ["2", "3", "misere", "4", "nap"]),
        ({"misere": False}, ["3", "4", "nap"]),
        ({"variant": "seven"}, ["3", "4", "nap", "misere", "6", "7"]),
        ({"variant": "seven", "min_bid": 2}, ["2", "3", "4", "nap", "misere", "6", "7"]),
    ],
)
def test_which_bids_there_are(options: dict[str, Any], open_bids: list[str]) -> None:
    of = rules(**options)
    assert legal(of, dealt(of)) == bids(open_bids)


def test_without_wellington_a_nap_is_the_highest() -> None:
    of = rules(blucher=False, wellington=False)
    assert legal(of, play(of, dealt(of), ["bid nap"])) == ["pass"]
    of = rules(blucher=False)
    assert legal(of, play(of, dealt(of), ["bid nap", "bid wellington"])) == ["pass"]


# All pass.


def test_all_pass_and_nothing_happens() -> None:
    """NAP-T21."""
    of = rules(5)
    state, events = told(of, dealt(of), ["pass"] * 5)
    assert (state.stage, state.dealer, state.scores) == (Stage.SHUFFLE, P1, (0,) * 5)
    assert not [event for event in events if isinstance(event, Paid)]


@pytest.mark.parametrize(("option", "declarer"), [("dealer_must_one", P0), ("first_must_one", P1)])
def test_somebody_must_play_for_one(option: str, declarer: Seat) -> None:
    """NAP-T21."""
    of = rules(5, all_pass=option)
    state = play(of, dealt(of), ["pass"] * 5)
    assert (state.declarer, state.contract, state.to_move) == (declarer, Bid("1"), declarer)
    terms = of.ladder.terms(state.contract)
    assert (terms.win, terms.lose) == (1, 1)


def test_the_last_to_speak_must_play_when_the_dealer_sits_out() -> None:
    of = rules(6, all_pass="dealer_must_one")
    assert play(of, dealt(of), ["pass"] * 5).declarer == 5


def test_double_stakes_after_a_pass_round() -> None:
    of = rules(3, all_pass="double_next")
    state = play(of, dealt(of), ["pass"] * 3)
    assert state.doubled
    deck = Move("shuffle", of.pack.cards)
    again = of.play(of.play(state, deck).state, Move("cut", number=4)).state
    assert again.doubled
    assert play(of, again, ["pass"] * 3).doubled


# The deal and who takes part.


@pytest.mark.parametrize(
    ("players", "size", "low"),
    [(3, 28, "8"), (4, 28, "8"), (5, 36, "6"), (6, 36, "6"), (7, 40, "5")],
)
def test_the_packs(players: int, size: int, low: str) -> None:
    """NAP-R2."""
    pack = rules(players).pack.cards
    assert (len(pack), pack[size // 4 - 1]) == (size, low + "S")


@pytest.mark.parametrize("variant", ["ecarte", "seven", "seven_discard2"])
def test_the_whole_pack_in_some_variants(variant: str) -> None:
    assert len(rules(variant=variant).pack.cards) == 52


def test_a_joker_is_added() -> None:
    of = rules(joker=True)
    assert len(of.pack.cards) == 29
    assert "JK" not in of.lot_pack


@pytest.mark.parametrize(
    "bad",
    [
        {"deck": 24},
        {"players": 5, "deck": 28, "variant": "sir_garnet"},
        {"players": 7, "deck": 32, "dealer_sits_out_from": "never"},
        {"variant": "seven", "deck": 32},
        {"wellington": False, "blucher": True},
        {"variant": "seven", "wellington": True},
        {"players": 8},
        {"deck": "52"},
        {"match": "rounds:0"},
    ],
)
def test_what_does_not_go_together(bad: dict[str, int]) -> None:
    with pytest.raises(BadOptions):
        NapoleonOptions.make(**bad)


def test_defaults_follow_the_variant() -> None:
    ecarte, plain = NapoleonOptions.make(variant="ecarte"), NapoleonOptions.make()
    assert (ecarte.wellington, ecarte.blucher) == (False, False)
    assert (plain.wellington, plain.blucher) == (True, True)
    assert not NapoleonOptions.make(wellington=False).blucher
    assert NapoleonOptions.make(variant="ecarte", wellington=True, blucher=True).blucher


@pytest.mark.parametrize(
    ("options", "packets"),
    [
        ({}, (3, 2)), ({"deal": "2+3"}, (2, 3)), ({"deal": "singly"}, (1, 1, 1, 1, 1)),
        ({"variant": "seven"}, (4, 3)), ({"variant": "seven", "deal": "2+3"}, (3, 4)),
    ],
)  # fmt: skip
def test_packets(options: dict[str, Any], packets: tuple[int, ...]) -> None:
    assert rules(**options).options.packets == packets


def deal(of_players: int, **options: str) -> tuple[int, ...]:
    of = rules(of_players, **options)
    state = of.play(of.start(), Move("lot", number=0)).state
    state = of.play(state, Move("shuffle", of.pack.cards)).state
    state = of.play(state, Move("cut", number=4)).state
    return tuple(len(state.hand(seat)) for seat in of.seats)


def test_the_dealer_sits_out() -> None:
    """NAP-R8."""
    assert deal(5) == (5,) * 5
    assert deal(6) == (0, 5, 5, 5, 5, 5)
    assert deal(7) == (0, *(5,) * 6)
    assert deal(5, dealer_sits_out_from=5) == (0, 5, 5, 5, 5)  # type: ignore[arg-type]
    assert deal(6, dealer_sits_out_from="never") == (5,) * 6


def test_the_cards_come_in_packets_from_the_dealers_left() -> None:
    of = rules()
    state = of.play(of.start(), Move("lot", number=2)).state
    assert of.cutter(state) == P1
    state = of.play(state, Move("shuffle", of.pack.cards)).state
    assert [str(m) for m in of.legal(state)][:: len(of.legal(state)) - 1] == ["cut 4", "cut 24"]
    state = of.play(state, Move("cut", number=4)).state
    deck = of.pack.cards[4:] + of.pack.cards[:4]
    assert state.hand(P3) == (*deck[:3], *deck[12:14])
    assert state.hand(P2) == (*deck[9:12], *deck[18:20])
    assert state.to_move == P3


def test_the_lowest_card_deals_and_the_ace_is_low() -> None:
    """NAP-T19."""
    of = rules(deck=52)
    drawn = of.play(of.start(), Move("lot", cards("5C AS 2D KH"))).state
    assert drawn.dealer == P1
    tied = of.play(of.start(), Move("lot", cards("5C AS AD KH"))).state
    assert (tied.stage, tied.drawing) == (Stage.LOT, (P1, P2))


# Looking, swapping.


def test_the_extra_card() -> None:
    """NAP-T20."""
    of = rules(variant="extra_card")
    state, events = told(of, dealt(of), ["look"])
    assert [e for e in events if isinstance(e, Paid)] == [Paid(P1, BANK, 1, "look")]
    assert legal(of, state) == bids(
        ["3 con", "3 sin", "misere", "4 con", "4 sin", "nap con", "nap sin"]
    )
    state = play(of, state, ["bid 3 con"])
    plain = bids(["3 sin", "misere", "4 sin", "nap sin"])
    assert legal(of, state) == [*plain, "look"]
    assert legal(of, play(of, state, ["look"])) == bids(
        ["3 sin", "misere", "4 con", "4 sin", "nap con", "nap sin"]
    )
    state = play(of, state, ["bid 4 sin"])
    assert legal(of, state) == [*bids(["nap sin"]), "look"]
    state = play(of, state, ["pass"])
    looked, events = told(of, state, ["look"])
    assert [type(event) for event in events] == [Looked]
    assert legal(of, looked) == bids(["nap con", "nap sin"])


def test_nobody_may_look_for_nothing() -> None:
    of = rules(variant="extra_card", extra_free_look="nobody")
    state = play(of, dealt(of), ["pass", "pass", "pass", "look"])
    assert state.scores == (-1, 0, 0, 0)


def test_who_bid_with_the_card_must_take_it() -> None:
    of = rules(variant="extra_card")
    state = play(of, dealt(of, ["", "AS KS QS JS 9H"]), ["look", "bid nap con", *["pass"] * 3])
    assert legal(of, state) == ["swap AS", "swap KS", "swap QS", "swap JS", "swap 9H"]
    extra = state.table["table"]
    after = play(of, state, ["swap 9H"])
    assert set(after.hand(P1)) == {*cards("AS KS QS JS"), *extra}
    assert (after.table["table"], after.table["waste:1"]) == ((), cards("9H"))
    assert after.phase is Phase.PLAY


def test_a_nap_sin_does_not_take_the_card() -> None:
    of = rules(variant="extra_card")
    state = play(of, dealt(of), ["look", "bid nap sin", "pass", "pass", "pass"])
    assert state.phase is Phase.PLAY


def test_only_who_looked_sees_the_card() -> None:
    of = rules(variant="miron")
    state = play(of, dealt(of), ["look"])
    known = state.table["table"]
    assert of.observe(state, P1).state.table["table"] == known
    assert of.observe(state, P2).state.table["table"] == ("??",)


def test_miron() -> None:
    """NAP-T15."""
    of = rules(variant="miron")
    state = play(of, dealt(of), ["look", "bid 3", "pass", "look", "bid nap", "pass"])
    assert (state.bank, state.phase, state.to_move) == (2, Phase.LOOK, P2)
    assert legal(of, state) == ["look", "decline"]
    state = play(of, state, ["decline"])
    assert (state.phase, state.to_move) == (Phase.LOOK, P0)
    state = play(of, state, ["look"])
    assert (state.bank, state.phase, state.to_move) == (3, Phase.SWAP, P3)
    assert legal(of, state)[-1] == "keep"
    assert len(of.legal(state)) == 6
    assert play(of, state, ["keep"]).phase is Phase.PLAY


def test_a_declarer_who_has_not_looked_may_not_swap() -> None:
    of = rules(variant="miron")
    state = play(of, dealt(of), ["look", "pass", "bid 4", "pass", "pass"])
    assert (state.phase, state.declarer) == (Phase.PLAY, P2)


def test_a_seat_that_looked_knows_where_the_card_went() -> None:
    of = rules(3, variant="miron")
    timeline = Timeline(of)
    timeline.push(Move("lot", number=0))
    timeline.push(Move("shuffle", of.pack.cards))
    timeline.push(Move("cut", number=4))
    for text in ("look", "bid 3", "look", "bid 4", "pass"):
        timeline.push(Move.parse(text))
    (card,) = timeline.state.table["table"]
    timeline.push(timeline.rules.legal(timeline.state)[0])
    assert timeline.view(timeline.ply, P1).memory[card] == "hand:2"
    assert card not in timeline.view(timeline.ply, P0).memory


# The spare hand.


def test_sir_garnet() -> None:
    """NAP-T16."""
    of = rules(variant="sir_garnet")
    state = play(of, dealt(of), ["spare"])
    assert len(state.hand(P1)) == 10
    assert (len(of.legal(state)), state.to_move) == (252, P1)
    thrown = " ".join(state.hand(P1)[:5])
    state = play(of, state, [f"discard {thrown}"])
    assert (len(state.hand(P1)), state.table["spare"]) == (5, ())
    assert legal(of, state) == bids(["wellington"])
    assert play(of, state, ["pass"] * 3).contract == Bid("nap")


def test_the_spare_hand_needs_a_legal_nap() -> None:
    of = rules(variant="sir_garnet")
    assert "spare" in legal(of, play(of, dealt(of), ["bid 4"]))
    assert "spare" not in legal(of, play(of, dealt(of), ["bid nap"]))


# Buying, discarding.


def test_ecarte_nap() -> None:
    """NAP-T17."""
    of = rules(variant="ecarte")
    state = dealt(of)
    assert len(of.legal(state)) == 32
    for many in (2, 0, 5, 1):
        hand = state.hand(state.to_move)
        state = play(of, state, [" ".join(("buy", *hand[:many]))])
    assert (state.bank, state.scores) == (8, (-1, -2, 0, -5))
    assert (len(state.table["stock"]), state.phase, state.to_move) == (24, Phase.AUCTION, P1)
    assert legal(of, play(of, state, ["bid nap"])) == ["pass"]


def test_a_short_stock_limits_the_purchase() -> None:
    of = rules(variant="ecarte", deck=24)
    state = play(of, dealt(of), ["buy", "buy", "buy"])
    assert max(len(move.cards) for move in of.legal(state)) == 4


def test_two_of_seven_are_thrown_away() -> None:
    """NAP-R37."""
    of = rules(3, variant="seven_discard2")
    state = dealt(of)
    assert len(of.legal(state)) == 21
    for _ in range(3):
        state = play(of, state, [str(of.legal(state)[0])])
    assert state.phase is Phase.AUCTION
    assert {len(state.hand(seat)) for seat in of.seats} == {5}
    assert of.options.tricks == 5


# Refusals.


@pytest.mark.parametrize(
    ("options", "moves", "tried", "why"),
    [
        ({}, ["bid 4"], "bid 3", "higher"),
        ({}, ["bid 4"], "bid 4", "higher"),
        ({}, ["bid 4"], "bid wellington", "over a Nap"),
        ({}, ["bid nap"], "bid blucher", "over a Wellington"),
        ({}, [], "bid 2", "not been agreed"),
        ({"misere": False}, [], "bid misere", "not been agreed"),
        ({}, [], "play AS", "auction comes first|own hand"),
        ({}, [], "look", "no card to look"),
        ({}, [], "spare", "no spare hand"),
        ({}, [], "nonsense", "not possible"),
        ({"variant": "extra_card"}, [], "bid 3 con", "looked"),
        ({"variant": "miron"}, ["look"], "look", "already looked"),
        ({"variant": "sir_garnet"}, ["bid nap"], "spare", "too low"),
        ({"variant": "ecarte"}, [], "bid 3", "bought"),
        ({"variant": "seven_discard2"}, [], "pass", "throw away"),
        ({"variant": "seven_discard2"}, [], "discard", "exactly"),
        ({"variant": "extra_card"}, ["look", "bid 4 con", *["pass"] * 3], "keep", "take it"),
        ({"variant": "extra_card"}, ["look", "bid 4 con", *["pass"] * 3], "swap", "exactly one"),
        ({}, ["bid 4", "pass", "pass", "pass"], "bid nap", "over"),
        ({}, ["bid 4", "pass", "pass", "pass"], "pass", "over"),
        (
            {"wellington_lead": "lowest_plain"},
            ["bid nap", "bid wellington", "pass", "pass"], "trump X", "Name",
        ),
    ],
)  # fmt: skip
def test_every_refusal_has_a_reason(
    options: dict[str, Any], moves: list[str], tried: str, why: str
) -> None:
    of = rules(**options)
    state = play(of, dealt(of), moves)
    with pytest.raises(IllegalMove, match=why) as refusal:
        of.play(state, Move.parse(tried))
    assert of.why_not(state, state.to_move, Move.parse(tried)) == refusal.value.what


def test_taking_the_spare_hand_twice() -> None:
    of = rules(variant="sir_garnet")
    state = play(of, dealt(of), ["spare"])
    state = play(of, state, [f"discard {' '.join(state.hand(P1)[:5])}"])
    with pytest.raises(IllegalMove, match="has been taken"):
        of.play(state, Move("spare"))


def test_more_than_the_stock_has() -> None:
    of = rules(variant="ecarte", deck=24)
    state = play(of, dealt(of), ["buy"] * 3)
    with pytest.raises(IllegalMove, match="stock"):
        of.play(state, Move("buy", state.hand(P0)))


def test_cards_of_others_cannot_be_used() -> None:
    of = rules(variant="ecarte")
    with pytest.raises(IllegalMove, match="own hand"):
        of.play(dealt(of), Move("buy", dealt(of).hand(P2)[:1]))
