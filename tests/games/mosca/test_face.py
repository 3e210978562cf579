"""What the table says in La Mosca, read in English as the players would."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from naipes_gui.core.face import PlayedHand, ScoreSheet
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import BANK, NOBODY, OMNISCIENT, Paid, Said, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games.mosca.rules.game import Mosca
from naipes_gui.games.mosca.rules.state import MoscaState
from naipes_gui.games.mosca.table.face import MoscaFace
from tests.games.mosca.positions import (
    DEALER,
    ELDER,
    NEXT,
    T6,
    T6_CARDS,
    answering,
    cards,
    dealt,
    play,
    playing,
    plays,
    position,
    rules,
    told,
)

FACE, WORDING = MoscaFace(), Wording(("Ana", "Bea", "Carlos", "Dora"))
THREE, FOUR, FREE = rules(), rules(players=4), rules(players=4, enforce="free")
ASKED = position(THREE, {}, "9H")


def seen(state: MoscaState, seat: Seat, of: Mosca = THREE) -> View[MoscaState]:
    return of.observe(state, seat)


def say(what: Phrase | None) -> str:
    return WORDING.say(what) if what is not None else ""


def situation(state: MoscaState, seat: Seat, of: Mosca = THREE) -> str:
    return WORDING.tell(*FACE.situation(seen(state, seat, of)))


def test_who_is_asked_to_stay() -> None:
    ending = "Trump: hearts. Pool: 3."
    assert situation(ASKED, ELDER) == (
        f"Your turn. Pass, or stay: first choose the cards to change, 5 at most. {ending}"
    )
    assert situation(ASKED, NEXT) == f"Bea may stay or pass. {ending}"
    short = replace(ASKED, table={**ASKED.table, "stock": ()})
    assert situation(short, ELDER).startswith("Your turn. Stay as you are, or pass: no card")


@pytest.mark.parametrize(
    ("trick", "hand", "text"),
    [
        ("9S", "JS 7S KD", "You must play higher than the nine of spades."),
        ("KS", "JS 7S", "You must follow suit in spades: you cannot play higher."),
        ("9S 8H", "JS 7S", "You must follow suit in spades: any will do, the trick is trumped."),
        ("9S", "7H KD", "You have no spades: you must trump."),
        ("9S 9H", "AH KD", "You must overtrump the nine of hearts."),
        ("9S 9H", "7H KD", "You have no spades: you must trump, even lower."),
        ("9S", "KD 8C", "You can neither follow suit nor trump: play any card."),
    ],
)
def test_a_reply_is_told_its_duty(trick: str, hand: str, text: str) -> None:
    state = answering(FOUR, trick, hand, "6H")
    assert situation(state, state.to_move, FOUR) == f"Your turn. {text} Trump: hearts. Pool: 4."
    other = situation(state, DEALER, FOUR)
    assert " must answer the " in other


def test_the_duty_knows_the_option() -> None:
    of = rules(players=4, follow_after_ruff="still_high")
    state = answering(of, "9S 8H", "JS 7S", "6H")
    assert "play higher than the nine of spades" in situation(state, state.to_move, of)


def test_free_mode_names_the_price_of_a_wrong_card() -> None:
    state = answering(FREE, "9S", "JS 7S KD", "6H")
    assert "Any other card costs you 4." in situation(state, NEXT, FREE)
    bound = answering(FREE, "KS", "JS 7S", "6H")
    assert "costs" not in situation(bound, NEXT, FREE)
    assert [say(n) for n in FACE.notes(seen(state, NEXT, FREE))] == ["A wrong card costs 4"]
    assert FACE.notes(seen(ASKED, ELDER)) == ()


def test_leading() -> None:
    state = playing(FOUR, {1: "9S", 2: "8H"}, "6H")
    assert situation(state, ELDER, FOUR).startswith("Your turn. Lead your last card.")
    several = playing(FOUR, {1: "9S 7S", 2: "8H 7H"}, "6H")
    assert situation(several, ELDER, FOUR).startswith("Your turn. Lead any card.")
    assert situation(state, NEXT, FOUR).startswith("Bea is to lead.")
    assert FACE.leading(seen(state, NEXT, FOUR)) is None
    led = play(FOUR, playing(FOUR, {1: "9S", 2: "8H", 3: "7S"}, "6H"), ["play 9S", "play 8H"])
    assert FACE.leading(seen(led, NEXT, FOUR)) == "8H"


STAGES: list[tuple[dict[str, Any], str]] = [
    (
        {"stage": Stage.SHUFFLE},
        "The hand is over. You have 50 counter(s). The pool holds 3 counter(s).",
    ),
    ({"stage": Stage.RESHUFFLE}, "The stock is used up: the discards are shuffled again."),
    (
        {"stage": Stage.OVER, "to_move": NOBODY, "scores": (-4, 3, 0)},
        "The match is over. You have won it. You have 53 counter(s). The pool holds 1 counter(s).",
    ),
    (
        {"stage": Stage.OVER, "to_move": NOBODY, "scores": (-4, 0, 4)},
        "The match is over. Carlos has won it. You have 50 counter(s). "
        "The pool holds 0 counter(s).",
    ),
    (
        {"stage": Stage.OVER, "to_move": NOBODY, "scores": (-4, 2, 2)},
        "The match is over. 2 players share the first place. You have 52 counter(s). "
        "The pool holds 0 counter(s).",
    ),
]


@pytest.mark.parametrize(("fields", "text"), STAGES)
def test_the_situation_outside_a_hand(fields: dict[str, Any], text: str) -> None:
    view = replace(seen(ASKED, ELDER), state=replace(ASKED, **fields), moves=())
    assert WORDING.tell(*FACE.situation(view)) == text


def test_a_watcher_hears_of_the_pool_only() -> None:
    over = replace(ASKED, stage=Stage.SHUFFLE)
    assert situation(over, OMNISCIENT) == "The hand is over. The pool holds 3 counter(s)."


def test_pass_and_stay_have_prices() -> None:
    view = seen(ASKED, ELDER)
    shown = [(say(b.label), say(b.price), b.main) for b in FACE.buttons(view, ())]
    assert shown == [
        ("Pass", "You neither win nor pay", False),
        ("Stay as you are", "To win: 3. Without a trick you pay 2", False),
    ]
    stay = FACE.buttons(view, view.state.hand(ELDER)[:2])[1]
    assert (say(stay.label), stay.why) == ("Stay and change 2 card(s)", None)
    assert stay.main, "what one mostly does is to stay with other cards, or not to stay"
    assert FACE.buttons(seen(ASKED, NEXT), ()) == ()
    assert FACE.buttons(seen(playing(THREE, T6, "TH"), ELDER), ()) == ()


def test_too_many_cards_cannot_be_changed() -> None:
    short = replace(ASKED, table={**ASKED.table, "stock": ASKED.table["stock"][:1]})
    stay = FACE.buttons(seen(short, ELDER), short.hand(ELDER)[:2])[1]
    assert "Rule 3.12" in say(stay.why)


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (Said(ELDER, "deals"), "I deal."),
        (Said(ELDER, "pass"), "I pass."),
        (Said(ELDER, "stay", 0), "I play these."),
        (Said(ELDER, "stay", 3), "Three cards."),
        (Said(ELDER, "mosca"), "Mosca!"),
        (Said(ELDER, "fine", 4), "The wrong card: I pay 4."),
        (Said(ELDER, "other"), ""),
    ],
)
def test_bubbles(said: Said, text: str) -> None:
    assert say(FACE.bubble(seen(ASKED, ELDER), said)) == text


@pytest.mark.parametrize(
    ("move", "yours", "theirs"),
    [
        ("cut 4", "You cut the cards", "Bea cuts the cards"),
        ("pass", "You pass", "Bea passes"),
        ("stay 7S 8S", "You stay and change 7♠ 8♠", "Bea stays and changes 2 card(s)"),
        ("stay", "You stay and change no card", "Bea stays and changes no card"),
        ("play 7S", "You lead 7♠", "Bea leads 7♠"),
    ],
)
def test_moves_in_words(move: str, yours: str, theirs: str) -> None:
    made = Move.parse(move)
    assert say(FACE.describe(seen(ASKED, ELDER), ELDER, made)) == yours
    assert say(FACE.describe(seen(ASKED, DEALER), ELDER, made)) == theirs


def test_a_reply_in_words() -> None:
    state = answering(FOUR, "9S", "JS", "6H")
    made = Move.parse("play JS")
    assert say(FACE.describe(seen(state, NEXT, FOUR), NEXT, made)) == "You play J♠"
    assert say(FACE.describe(seen(state, ELDER, FOUR), NEXT, made)) == "Carlos plays J♠"


def test_the_plates() -> None:
    two = " ".join(ASKED.hand(ELDER)[:2])
    state = play(THREE, ASKED, [f"stay {two}", "pass"])
    mine = [say(FACE.state_word(seen(state, seat), seat)) for seat in (ELDER, NEXT, DEALER)]
    assert mine == ["You took 2", "You passed", ""]
    theirs = [say(FACE.state_word(seen(state, DEALER), seat)) for seat in (ELDER, NEXT)]
    assert theirs == ["Took 2", "Passed"]
    assert [FACE.is_out(seen(state, DEALER), seat) for seat in THREE.seats] == [False, False, True]
    begun = play(THREE, state, ["stay"])
    assert say(FACE.state_word(seen(begun, ELDER), DEALER)) == "Kept all"
    assert say(FACE.state_word(seen(begun, DEALER), DEALER)) == "You kept all"
    figures = FACE.figures(seen(begun, ELDER), DEALER)
    assert [(f.icon, f.number) for f in figures] == [("chip", 47), ("tricks", 0), ("star", 0)]
    assert [f.icon for f in FACE.figures(seen(begun, ELDER), NEXT)] == ["chip"]


def test_trump_pot_and_steps() -> None:
    trump = FACE.trump(seen(ASKED, ELDER))
    assert trump is not None
    assert trump.suit == "H"
    assert FACE.trump(seen(THREE.start(), ELDER)) is None
    assert FACE.pot(seen(ASKED, ELDER)) == (Phrase("mosca", "Pool"), 3)
    begun = playing(THREE, T6, "TH")
    stages = [ASKED, replace(ASKED, stage=Stage.RESHUFFLE), begun, play(THREE, begun, ["play KS"])]
    steps = [FACE.steps(seen(state, ELDER)) for state in stages]
    assert [step and step.present for step in steps] == [0, 1, 2, None]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_stock_lies_where_nobody_sits(players: int) -> None:
    of = rules(players=players)
    spots = {spot.zone.kind: spot for spot in FACE.spots(seen(of.start(), ELDER, of))}
    assert list(spots) == ["stock", "turnup", "trick", "won"]
    assert {spots[kind].home for kind in ("stock", "turnup")} == {"aside"}
    assert spots["trick"].in_front


def test_what_is_decided_about_lies_in_the_middle_and_discards_by_their_owner() -> None:
    for state in (ASKED, replace(ASKED, stage=Stage.RESHUFFLE)):
        spots = {spot.zone.kind: spot for spot in FACE.spots(seen(state, ELDER))}
        assert spots["stock"].home == spots["turnup"].home == "middle"
        assert spots["waste"].home == "beside"
        assert spots["waste"].closed
        assert say(spots["turnup"].label).startswith("Turn-up ")
    begun = FACE.spots(seen(playing(THREE, T6, "TH"), ELDER))
    assert not {"waste"} & {spot.zone.kind for spot in begun}


def test_the_panel() -> None:
    begun = playing(THREE, T6, "TH", carried=6, scores=(-9, 0, 0))
    state = play(THREE, begun, plays("KS TS 9S"))
    facts = [(say(f.label), say(f.value)) for f in FACE.facts(seen(state, ELDER))]
    assert facts == [
        ("Ana put in (simple mosca)", "3"),
        ("From the hand before", "6"),
        ("Without a trick", "pays 2"),
        ("Trick", "2 of 5"),
        ("Bea", "1 trick(s), 29 points"),
        ("Carlos", "0 trick(s), 0 points"),
        ("Ana", "0 trick(s), 0 points"),
        ("1 · Bea", "K♠ 10♠ 9♠"),
        ("All counters and the pool", "150"),
    ]
    assert say(FACE.facts(seen(state, DEALER))[0].label) == "You put in (simple mosca)"
    assert FACE.facts(seen(THREE.start(), ELDER)) == ()


def test_the_panel_counts_fines() -> None:
    state = play(FREE, answering(FREE, "9S", "JS 7S KD", "6H"), ["play 7S"])
    facts = {say(f.label): say(f.value) for f in FACE.facts(seen(state, ELDER, FREE))}
    assert facts["Fines"] == "4"


# The account of a hand.


def account(
    state: MoscaState, moves: Sequence[str], seat: Seat = ELDER, of: Mosca = THREE
) -> ScoreSheet:
    after, events = told(of, state, moves)
    dealing = replace(state, stage=Stage.SHUFFLE)
    count = len(of.seats)
    paid = [Paid(DEALER, BANK, count, "simple_mosca")]
    paid += [event for event in events if isinstance(event, Paid)]
    return FACE.score_sheet(seen(after, seat, of), PlayedHand([dealing, after], [], paid))


def rows(sheet: ScoreSheet) -> list[tuple[object, list[str], int, int]]:
    return [
        (
            line.cells if line.caption is None else say(line.caption),
            [say(part) for part in line.derivation],
            line.gained,
            line.total,
        )
        for line in sheet.lines
    ]


def test_every_point_has_its_trick() -> None:
    sheet = account(playing(THREE, T6, "TH"), plays(T6_CARDS))
    assert rows(sheet) == [
        (
            (3, 83),
            ["K♠ 10♠ 9♠ = 29", "Q♠ A♠ J♠ = 30", "8♥ 9♥ 7♥ = 24", "Pool: 3 simple mosca"],
            3,
            53,
        ),
        ((1, 28), ["8♦ K♦ Q♦ = 28"], 0, 50),
        (
            (1, 25),
            ["8♣ K♣ 7♣ = 25", "Dealt and paid the 3 of the mosca"],
            -3,
            47,
        ),
    ]
    assert (say(sheet.title), sheet.winner) == ("You take the pool: 3 counter(s)", ELDER)
    assert say(sheet.subtitle) == "Hand 1 of 12 · Trump: hearts · Ana dealt"
    assert say(sheet.summary) == "Bea: the pool of 3"
    assert say(sheet.check) == (
        "53 + 50 + 47 = 150 counters, and the pool is empty; all cards played make 136 points"
    )


T7 = {1: "KS QS JS AD 7C", 2: "8S 7S 9D 8D 7D", 0: "AS TS 9S QD KC"}
T7_CARDS = "KS 7S AS QS 8S TS JS 7D 9S AD 8D QD KC 7C 9D"


def test_no_trick_is_explained() -> None:
    state = playing(THREE, T7, "9H", carried=4, scores=(-7, 0, 0))
    sheet = account(state, plays(T7_CARDS), DEALER)
    assert say(sheet.title) == "Bea takes the pool: 9 counter(s)"
    pool = "Pool: 3 simple mosca + 4 from before + 2 without a trick = 9"
    assert say(sheet.lines[0].derivation[-1]) == pool
    assert rows(sheet)[2] == (
        (0, 0), ["Stayed without a trick: pays 2 (Rule 3.18)"], -2, 48,
    )  # fmt: skip
    assert say(sheet.subtitle).endswith("You dealt")
    assert "You dealt and paid the 3 of the mosca" in rows(sheet)[1][1]
    mine = account(state, plays(T7_CARDS), NEXT)
    assert say(mine.lines[2].derivation[0]).startswith("You stayed without a trick")


def test_who_passed_is_told_so() -> None:
    four = playing(FOUR, {1: "KS QS 8D 7C 9H", 2: "AS TS KD 8C 7H"}, "6H")
    sheet = account(four, plays("KS TS QS AS 8D KD 8C 7C 7H 9H"), Seat(3), FOUR)
    told_all = {line.seat: [say(part) for part in line.derivation] for line in sheet.lines}
    assert told_all[Seat(3)] == ["You did not play this hand"]
    assert told_all[DEALER][0] == "Did not play this hand"
    assert [say(line.caption) for line in sheet.lines][2:] == ["passed", "passed"]


def test_a_fine_stands_in_the_account() -> None:
    hands = {1: "KS QS 8D 7C 9H", 2: "AS TS KD 8C 7H"}
    sheet = account(playing(FREE, hands, "6H"), plays("QS TS KS AS 8D KD 8C 7C 7H 9H"), ELDER, FREE)
    parts = [say(part) for line in sheet.lines for part in line.derivation]
    assert "Fine for a wrong card: 4 (Rule 3.20)" not in parts
    wrong = account(playing(FREE, hands, "6H"), plays("8D TS QS AS KS KD 7C 8C 7H 9H"), ELDER, FREE)
    parts = [say(part) for line in wrong.lines for part in line.derivation]
    assert "Fine for a wrong card: 4 (Rule 3.20)" in parts
    assert any("8 fines" in part for part in parts)


def test_a_hand_nobody_plays() -> None:
    sheet = account(ASKED, ["pass", "pass", "pass"])
    assert say(sheet.title) == "All pass: the pool stays"
    assert say(sheet.summary) == "the pool stays"
    assert say(sheet.check) == "50 + 50 + 47 and 3 in the pool = 150 counters"
    assert sheet.winner is None


def test_who_stays_alone() -> None:
    sheet = account(ASKED, ["pass", "stay", "pass"])
    assert say(sheet.title) == "Carlos takes the pool: 3 counter(s)"
    assert rows(sheet)[0][:2] == (
        "stayed alone",
        ["Nobody else stayed: no tricks are played (Rule 3.14)", "Pool: 3 simple mosca"],
    )
    assert say(sheet.check) == "50 + 53 + 47 = 150 counters, and the pool is empty"


def test_a_mosca_in_the_account() -> None:
    hands = {0: "QH 8D KC 6H 9C", 1: "KH QC 7C 6D JH", 2: "KS JS 9S 8S 6S", 3: "QD AD TD 9D 7D"}
    after = dealt(FOUR, hands, "7H")
    paid = [Paid(DEALER, BANK, 4, "simple_mosca"), Paid(BANK, Seat(3), 4, "mosca")]
    begun = replace(FOUR.start(), stage=Stage.SHUFFLE, dealer=DEALER)
    hand = PlayedHand([begun, after], [], paid)
    sheet = FACE.score_sheet(seen(after, ELDER, FOUR), hand)
    assert say(sheet.title) == "Dora has the mosca and takes the pool: 4 counter(s)"
    assert say(sheet.lines[0].derivation[0]) == "Q♦ A♦ 10♦ 9♦ 7♦ = 46 (Rule 3.10)"
    assert {say(line.caption) for line in sheet.lines} == {"mosca", "not played"}
    assert say(sheet.summary) == "Dora: the mosca and the pool of 4"
    mine = FACE.score_sheet(seen(after, Seat(3), FOUR), hand)
    assert say(mine.title) == "You have the mosca and take the pool: 4 counter(s)"


def tied(**options: str) -> ScoreSheet:
    of = rules(players=4, deck="large", score_by="tricks", **options)
    state = playing(of, {1: "KS 2S", 2: "QS 3S"}, "4H")
    won = {"won:1": cards("KC QC JC AC"), "won:2": cards("KD QD 8D 7D")}
    state = replace(state, table={**state.table, **won})
    after = play(of, state, ["play KS", "play QS"])
    paid = [Paid(BANK, ELDER, 2, "split"), Paid(BANK, NEXT, 2, "split")]
    return FACE.score_sheet(seen(after, ELDER, of), PlayedHand([state, after], [], paid))


def test_a_split_pool() -> None:
    sheet = tied()
    assert say(sheet.title) == "Tied: 2 counter(s) of the pool each"
    assert (say(sheet.summary), sheet.winner) == ("the pool is split", None)


def test_what_is_left_at_the_end_is_shared_out() -> None:
    of = rules(match="hands:1")
    sheet = account(position(of, {}), ["pass", "pass", "pass"], ELDER, of)
    assert sheet.match_over
    assert say(sheet.check).endswith("of those in the pool each player gets 1")


def test_counters_are_added_up_in_the_order_of_the_rows() -> None:
    sheet = account(ASKED, ["pass", "stay", "pass"])
    said = say(sheet.check).split(" = ")[0]
    assert said == " + ".join(str(line.total) for line in sheet.rows(ELDER))
