"""What the table says in Napoleon, read in English as the players would."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naipes_gui.core.face import Button, PlayedHand, ScoreSheet
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import CHANCE, NOBODY, OMNISCIENT, Event, Paid, Said, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games.napoleon.rules.game import Napoleon
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase
from naipes_gui.games.napoleon.table.face import NapoleonFace
from naipes_gui.games.napoleon.table.pot import drawn
from naipes_gui.store.record import Record
from tests.games.napoleon.positions import (
    P0,
    P1,
    P2,
    P3,
    cards,
    dealt,
    play,
    playing,
    rules,
    told,
    trick,
)

FACE, WORDING = NapoleonFace(), Wording(("Ana", "Bea", "Carlos", "Dora", "Elio", "Fina"))
PLAIN = rules()
TALK = dealt(PLAIN)
HANDS = ("8H 9H TH JH QH", "AS 9S 8S 9C 8C", "KS AH KH 9D 8D", "QS JS TS AC KC")
FOUR = playing(PLAIN, HANDS, 2, "4")


def seen(state: NapoleonState, seat: Seat, of: Napoleon = PLAIN) -> View[NapoleonState]:
    return of.observe(state, seat)


def say(what: Phrase | None) -> str:
    return WORDING.say(what) if what is not None else ""


def situation(state: NapoleonState, seat: Seat, of: Napoleon = PLAIN) -> str:
    return WORDING.tell(*FACE.situation(seen(state, seat, of)))


def bar(view: View[NapoleonState], picked: str = "") -> list[str]:
    return list(map(caption, FACE.buttons(view, cards(picked))))


def caption(button: Button) -> str:
    mark = "x " if button.why else ""
    main = " *" if button.main else ""
    return f"{mark}{button.key} {say(button.label)} | {say(button.price)}{main}".strip()


@pytest.mark.parametrize(
    ("moves", "seat", "text"),
    [
        ([], P1, "Your turn. Bid or pass: nobody has bid yet."),
        ([], P2, "Bea is to speak."),
        (["bid 3"], P2,
         "Your turn. Bea has bid Three: only Misère, Four or Napoleon can beat it."),
        (["bid nap"], P2, "Your turn. Bea has bid Napoleon: only Wellington can beat it."),
        (["bid 4", *["pass"] * 3], P1,
         "Your turn. Lead any card: its suit is trumps. You go for Four."),
        (["bid 4", *["pass"] * 3], P2, "Bea is to lead. Bea goes for Four."),
    ],
)  # fmt: skip
def test_the_auction_in_sentences(moves: list[str], seat: Seat, text: str) -> None:
    assert situation(play(PLAIN, TALK, moves), seat) == text


def test_only_passing_is_left() -> None:
    of = rules(wellington=False)
    text = situation(play(of, dealt(of), ["bid nap"]), P2, of)
    assert text == "Your turn. Bea has bid Napoleon: you can only pass."


@pytest.mark.parametrize(
    ("played", "seat", "text"),
    [
        ("KS", P3, "Your turn. You must follow suit to the king of spades. Carlos goes for Four. "
                   "Trumps: spades."),
        ("KS QS", P0, "Your turn. You can throw any card on the king of spades. "
                      "Carlos goes for Four. Trumps: spades."),
        ("KS QS", P2, "Ana must answer the king of spades. You go for Four. Trumps: spades."),
        ("KS QS 8H AS", P1, "Your turn. Lead a card. Carlos goes for Four. Trumps: spades."),
    ],
)  # fmt: skip
def test_the_play_in_sentences(played: str, seat: Seat, text: str) -> None:
    assert situation(trick(PLAIN, FOUR, played), seat) == text


def test_a_misere_in_sentences() -> None:
    state = trick(PLAIN, playing(PLAIN, HANDS, 2, "misere"), "9D")
    assert situation(state, P2).endswith("You go for Misère. There are no trumps.")


STAGES: list[tuple[dict[str, Any], str]] = [
    ({"stage": Stage.SHUFFLE, "scores": (8, 0, -8, 0)}, "The hand is over. You have 108 chip(s)."),
    (
        {"stage": Stage.OVER, "to_move": NOBODY, "scores": (5, -5, 0, 0)},
        "The match is over. You have won it. You have 105 chip(s).",
    ),
    (
        {"stage": Stage.OVER, "to_move": NOBODY, "scores": (-5, 5, 0, 0)},
        "The match is over. Bea has won it. You have 95 chip(s).",
    ),
    (
        {"stage": Stage.OVER, "to_move": NOBODY, "scores": (5, 5, -10, 0)},
        "The match is over. Nobody wins it alone. You have 105 chip(s).",
    ),
]


@pytest.mark.parametrize(("fields", "text"), STAGES)
def test_the_situation_outside_a_hand(fields: dict[str, Any], text: str) -> None:
    view = replace(seen(TALK, P0), state=replace(TALK, **fields), moves=())
    assert WORDING.tell(*FACE.situation(view)).replace("%n", "") == text


# The action bar.


def test_the_bids_keep_their_places_and_tell_prices() -> None:
    state = play(PLAIN, TALK, ["bid misere"])
    assert bar(seen(state, P2)) == [
        "0 Pass | you do not play alone *",
        "x 3 Three | outbid",
        "x M Misère | already bid",
        "4 Four | +12 / −12",
        "N Napoleon | +30 / −15",
        "x W Wellington | after a Napoleon",
        "x B Blücher | after a Wellington",
    ]
    assert bar(seen(state, P3)) == []


def test_a_disabled_bid_says_why() -> None:
    buttons = FACE.buttons(seen(play(PLAIN, TALK, ["bid misere"]), P2), ())
    whys = [say(button.why) for button in buttons if button.why]
    assert whys == [
        "You must bid higher than the last bid. (Rule 2.10)",
        "You must bid higher than the last bid. (Rule 2.10)",
        "Wellington can only be bid over a Nap. (Rule 2.10)",
        "Blücher can only be bid over a Wellington. (Rule 2.10)",
    ]


def test_prices_are_in_the_unit_and_doubled() -> None:
    of = rules(unit=5)
    state = replace(dealt(of), doubled=True)
    assert "N Napoleon | +300 / −150" in bar(seen(state, P1, of))
    assert [f.number for f in FACE.figures(seen(state, P1, of), P2)] == [500]


def test_the_extra_card_in_the_bar() -> None:
    of = rules(variant="extra_card")
    shown = bar(seen(dealt(of), P1, of))
    assert shown[1:3] == [
        "x  Three with the card | look first",
        "3 Three without the card | +9 / −9",
    ]
    assert shown[-1] == "R Look | 1 chip(s) to the pot"
    last = play(of, dealt(of), ["pass"] * 3)
    assert bar(seen(last, P0, of))[-1] == "R Look | free for the dealer"


def test_the_spare_hand_in_the_bar() -> None:
    of = rules(variant="sir_garnet")
    state = dealt(of)
    assert bar(seen(state, P1, of))[-1] == "E Take the spare hand | and bid Napoleon: +30 / −15"
    assert bar(seen(play(of, state, ["bid nap"]), P2, of))[-1] == "x  Take the spare hand | outbid"
    taken = play(of, state, ["spare"])
    assert bar(seen(taken, P1, of), "") == ["x  Throw away 0 of 5 |  *"]
    five = taken.hand(P1)[:5]
    assert bar(seen(taken, P1, of), " ".join(five)) == ["Throw away 5 of 5 |  *"]
    after = play(of, taken, [f"discard {' '.join(five)}"])
    assert bar(seen(after, P2, of))[-1] == "x  Take the spare hand | taken"


def test_what_was_bought_and_taken_is_known() -> None:
    of = rules(variant="ecarte")
    state = dealt(of)
    bought = play(of, state, [f"buy {state.hand(P1)[0]}"])
    told_all = [(say(f.label), say(f.value)) for f in FACE.facts(seen(bought, P0, of))]
    assert ("Bea", "1 card(s) bought") in told_all
    of = rules(variant="sir_garnet")
    taken = play(of, dealt(of), ["spare"])
    told_all = [(say(f.label), say(f.value)) for f in FACE.facts(seen(taken, P0, of))]
    assert ("Took the spare hand", "Bea") in told_all


def test_buying_in_the_bar() -> None:
    of = rules(variant="ecarte")
    state = dealt(of)
    assert bar(seen(state, P1, of)) == ["Keep your cards | costs nothing *"]
    two = " ".join(state.hand(P1)[:2])
    assert bar(seen(state, P1, of), two) == ["Buy 2 card(s) | 2 chip(s) to the pot *"]


def test_looking_and_swapping_in_the_bar() -> None:
    of = rules(variant="miron")
    asked = play(of, dealt(of), ["look", "bid nap", "pass", "pass", "pass"])
    assert bar(seen(asked, P2, of)) == [
        "0 Do not look | costs nothing *", "R Look | 1 chip(s) to the pot",
    ]  # fmt: skip
    swap = play(of, asked, ["decline"] * 3)
    assert bar(seen(swap, P1, of)) == [
        "0 Keep your cards | nothing changes *",
        "x 1 Take the card on the table | pick the card you give",
    ]
    card = swap.hand(P1)[0]
    assert bar(seen(swap, P1, of), card)[1].endswith("Take the card on the table | for A♠ *")


def test_naming_trumps_in_the_bar() -> None:
    of = rules(wellington_lead="lowest_plain")
    state = playing(of, HANDS, 2, "wellington", phase=Phase.TRUMP)
    assert [text.split(" |")[0] for text in bar(seen(state, P2, of))] == [
        "1 spades", "2 hearts", "3 diamonds", "4 clubs",
    ]  # fmt: skip
    joker = rules(joker=True)
    hands = ("8H 9H TH JH QH", "AS 9S 8S 9C 8C", "JK AH KH 9D 8D", "QS JS TS AC KC")
    view = seen(playing(joker, hands, 2, "4"), P2, joker)
    assert bar(view, "JK")[0].startswith("1 Trumps: spades")
    assert bar(view, "AH") == []


# Round the table.


def test_words_on_the_plates() -> None:
    state = play(PLAIN, TALK, ["pass", "bid 3"])
    words = [say(FACE.state_word(seen(state, P0), seat)) for seat in PLAIN.seats]
    assert words == ["You speak last", "Passed", "", ""]
    assert say(FACE.state_word(seen(state, P1), P1)) == "Passed"
    assert say(FACE.state_word(seen(state, P1), P0)) == "Speaks last"
    words = [say(FACE.state_word(seen(FOUR, P0), seat)) for seat in PLAIN.seats]
    assert words == ["", "", "", ""]


def test_bids_on_the_plates() -> None:
    state = play(PLAIN, TALK, ["bid 3", "bid 4"])
    bids = [FACE.bid(seen(state, P0), seat) for seat in PLAIN.seats]
    assert [bid and (say(bid.text), bid.top) for bid in bids] == [
        None, ("Three", False), ("Four", True), None,
    ]  # fmt: skip
    bids = [FACE.bid(seen(FOUR, P0), seat) for seat in PLAIN.seats]
    assert [bid and (say(bid.text), bid.top) for bid in bids] == [None, None, ("Four", True), None]


def test_the_dealer_who_sits_out() -> None:
    of = rules(6)
    view = seen(dealt(of), P1, of)
    assert FACE.is_out(view, P0)
    assert not FACE.is_out(view, P1)
    assert say(FACE.state_word(view, P0)) == "Sits out"
    assert say(FACE.state_word(seen(dealt(of), P0, of), P0)) == "You sit out"


def test_figures() -> None:
    view = seen(trick(PLAIN, FOUR, "KS QS 8H AS"), P0)
    assert [(f.icon, f.number) for f in FACE.figures(view, P1)] == [("tricks", 1), ("chip", 100)]
    assert [f.icon for f in FACE.figures(seen(TALK, P0), P1)] == ["chip"]


def test_the_trump_chip() -> None:
    unknown = FACE.trump(seen(TALK, P0))
    assert unknown is not None
    assert (unknown.suit, say(unknown.note)) == ("", "The first lead decides")
    known = FACE.trump(seen(trick(PLAIN, FOUR, "KS"), P0))
    assert known is not None
    assert known.suit == "S"
    none = FACE.trump(seen(playing(PLAIN, HANDS, 2, "misere"), P0))
    assert none is not None
    assert say(none.note) == "No trumps"


def test_who_is_winning() -> None:
    assert FACE.leading(seen(trick(PLAIN, FOUR, "KS QS 8H"), P0)) == "KS"
    assert FACE.leading(seen(TALK, P0)) is None


@pytest.mark.parametrize(
    ("played", "seat", "line"),
    [
        ("", P0, "Carlos goes for Four: 4 trick(s) | has 0 · 5 left"),
        ("", P2, "You go for Four: 4 trick(s) | you have 0 · 5 left"),
        ("KS QS 8H AS", P0, "Carlos goes for Four: 4 trick(s) | has 0 · 4 left"),
    ],
)
def test_the_contract_line(played: str, seat: Seat, line: str) -> None:
    assert contract(seen(trick(PLAIN, FOUR, played), seat)) == line


def contract(view: Any) -> str:
    found = FACE.contract(view)
    assert found is not None
    return " | ".join(say(part) for part in (found.headline, found.detail) if part)


def test_the_highest_bid_stands_in_the_place_of_the_contract() -> None:
    state = play(PLAIN, TALK, ["bid 3", "bid 4"])
    assert contract(seen(state, P0)) == "Carlos: Four | the highest so far"
    assert contract(seen(state, P2)) == "You: Four | the highest so far"
    assert FACE.contract(seen(TALK, P0)) is None


def test_the_contract_line_of_a_misere() -> None:
    state = playing(PLAIN, HANDS, 2, "misere")
    theirs, yours = (contract(seen(state, seat)) for seat in (P0, P2))
    assert theirs == "Carlos goes for Misère: 0 trick(s) | has 0 · 5 left"
    assert yours == "You go for Misère: 0 trick(s) | you have 0 · 5 left"


def test_the_contract_line_when_all_is_decided() -> None:
    of = rules(early_stop=False)
    state = trick(of, playing(of, HANDS, 2, "nap"), "KS QS 8H AS")
    assert contract(seen(state, P0, of)) == "Carlos has failed Napoleon"
    assert contract(seen(state, P2, of)) == "You have failed Napoleon"


def test_other_notes() -> None:
    of = rules(variant="miron")
    state = replace(play(of, dealt(of), ["look"]), doubled=True)
    assert [say(note) for note in FACE.notes(seen(state, P0, of))] == [
        "Stakes are double: all have passed (Rule 2.12)",
        "The pot goes to whoever bids and makes five tricks",
    ]
    shown = [(say(f.label), say(f.value)) for f in FACE.facts(seen(state, P0, of))]
    assert ("Has seen the card", "Bea") in shown
    assert FACE.pot(seen(state, P0, of)) is not None
    assert FACE.pot(seen(TALK, P0)) is None


def test_the_steps() -> None:
    def shown(variant: str, **fields: Any) -> tuple[list[str], int]:
        of = rules(variant=variant)
        steps = FACE.steps(seen(replace(dealt(of), **fields), P0, of))
        assert steps is not None
        return [say(name) for name in steps.names], steps.present

    assert shown("none") == (["Auction", "Play"], 0)
    assert shown("ecarte") == (["Buying", "Auction", "Play"], 0)
    assert shown("seven_discard2") == (["Discarding", "Auction", "Play"], 0)
    assert shown("miron", phase=Phase.SWAP) == (["Auction", "Change", "Play"], 1)
    assert shown("sir_garnet", phase=Phase.DISCARD, spared=P1) == (["Auction", "Play"], 0)
    assert FACE.steps(seen(trick(PLAIN, FOUR, "KS"), P0)) is None


def test_the_side_panel() -> None:
    state = play(PLAIN, TALK, ["pass", "bid 4"])
    facts = [f"{say(f.label)}: {say(f.value)}" for f in FACE.facts(seen(state, P0))]
    assert facts == [
        "Dealer: Ana", "Bea: Pass", "Carlos: Four", "Dora: to speak", "Ana: —",
        "Each opponent: pays", "Napoleon: 10",
    ]  # fmt: skip
    playing_facts = [say(f.label) for f in FACE.facts(seen(FOUR, OMNISCIENT))]
    assert playing_facts[-2:] == ["Each opponent", "Four"]


# What is said.


@pytest.mark.parametrize(
    ("move", "spoken", "yours", "theirs"),
    [
        ("pass", "Pass.", "You pass", "Bea passes"),
        ("bid 4", "Four!", "You bid Four", "Bea bids Four"),
        ("bid nap", "Napoleon!", "You bid Napoleon", "Bea bids Napoleon"),
    ],
)
def test_calls(move: str, spoken: str, yours: str, theirs: str) -> None:
    state, events = told(PLAIN, TALK, [move])
    said = [event for event in events if isinstance(event, Said)]
    assert [say(FACE.bubble(seen(state, P0), each)) for each in said] == [spoken]
    told_to = [say(FACE.describe(seen(TALK, s), P1, Move.parse(move))) for s in (P1, P0)]
    assert told_to == [yours, theirs]


@pytest.mark.parametrize(
    ("move", "yours", "theirs"),
    [
        ("cut 4", "You cut the cards", "Bea cuts the cards"),
        ("look", "You look at the card", "Bea looks at the card"),
        ("decline", "You do not look", "Bea does not look"),
        ("spare", "You take the spare hand", "Bea takes the spare hand"),
        ("buy 7H 8C", "You buy for 7♥ 8♣", "Bea buys 2 card(s)"),
        ("buy", "You keep your cards", "Bea keeps the cards"),
        ("discard 7H 8C", "You throw 7♥ 8♣ away", "Bea throws 2 card(s) away"),
        ("swap 7H", "You give 7♥", "Bea changes a card"),
        ("keep", "You keep your cards", "Bea keeps the cards"),
        ("trump S", "You make spades trumps", "Bea makes spades trumps"),
        ("play KS", "You lead K♠", "Bea leads K♠"),
        ("play JK S", "You lead Joker: trumps spades", "Bea leads Joker: trumps spades"),
    ],
)
def test_every_move_is_told(move: str, yours: str, theirs: str) -> None:
    told_to = [say(FACE.describe(seen(TALK, s), P1, Move.parse(move))) for s in (P1, P0)]
    assert told_to == [yours, theirs]


def test_replies_are_told() -> None:
    view = seen(trick(PLAIN, FOUR, "KS"), P3)
    assert say(FACE.describe(view, P3, Move.parse("play QS"))) == "You play Q♠"
    assert say(FACE.describe(view, P1, Move.parse("play QS"))) == "Bea plays Q♠"


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (Said(P1, "deals"), "I deal."), (Said(P1, "buy", 2), "I buy 2 card(s)."),
        (Said(P1, "buy", 0), "I keep my cards."), (Said(P1, "trump", word="H"), "Trumps: hearts."),
        (Said(P1, "spare"), "I take the spare hand: Napoleon!"),
        (Said(P1, "revoke"), "That was a revoke. The hand is over."), (Said(P1, "hum"), ""),
        (Said(P1, "bid", word="nap con"), "Napoleon with the card!"),
    ],
)  # fmt: skip
def test_bubbles(said: Said, text: str) -> None:
    assert say(FACE.bubble(seen(TALK, P0), said)) == text


# The account.


def account(
    of: Napoleon, before: NapoleonState, moves: list[str], seat: Seat, deck: str = ""
) -> ScoreSheet:
    states, events = [replace(before, stage=Stage.SHUFFLE), before], list[Event]()
    for text in moves:
        state, more = told(of, states[-1], [text])
        states.append(state)
        events += more
    paid = [event for event in events if isinstance(event, Paid)]
    shuffle = [(CHANCE, Move("shuffle", cards(deck)))]
    return FACE.score_sheet(seen(states[-1], seat, of), PlayedHand(states, shuffle, paid))


WINNING = ("8H 9H TH JH QH", "9C 8C TC JC QC", "AS KS QS JS AH", "9S 8S TS 9D 8D")
NAP = "AS TS QH QC KS 9S JH JC QS 8S TH TC JS 9D 9H 9C AH 8D 8H 8C"


def test_the_account_of_a_nap_with_a_pot() -> None:
    of = rules(pot="all_ante")
    state = playing(of, WINNING, 2, "nap", scores=(-2, -2, -2, -1))
    sheet = account(of, state, NAP.split(), P0)
    assert say(sheet.title) == "Carlos makes Napoleon"
    assert say(sheet.subtitle) == "Hand 1 of 12 · Trumps: spades · You dealt"
    best = sheet.lines[0]
    assert (best.seat, best.gained, best.total, sheet.winner) == (P2, 37, 135, P2)
    assert list(map(say, best.derivation)) == [
        "Napoleon made, 10 from each: 10 × 3 = 30 (Rule 2.21)", "The pot: +7 (Rule 2.32)",
    ]  # fmt: skip
    assert best.caption is not None
    assert (say(best.caption), best.cells, sheet.declarer) == ("Napoleon", (5,), P2)
    assert list(map(say, sheet.lines[1].derivation)) == ["Paid to Carlos for Napoleon: 10"]
    assert say(sheet.check) == "400 + 0 in the pot = 400 chips"
    assert say(sheet.summary) == "Carlos: Napoleon made"


def test_the_account_of_a_failure() -> None:
    of = rules(variant="sir_garnet", garnet_fail="pot_plus_2", pot_fail="double", deck=52)
    state = playing(of, HANDS, 2, "nap", spared=P2, scores=(-1, 0, 0, 0))
    sheet = account(of, state, ["KS", "QS", "8H", "AS"], P2)
    assert say(sheet.title) == "You fail Napoleon"
    last = sheet.lines[-1]
    assert (last.seat, last.gained) == (P2, -18)
    assert list(map(say, last.derivation)) == [
        "Napoleon failed, 5 to each: 5 × 3 = 15 (Rule 2.21)",
        "The pot doubled: −1 (Rule 2.32)",
        "Spare hand lost: −2 (Rule 2.34)",
    ]
    assert list(map(say, sheet.lines[0].derivation)) == ["From you, who failed Napoleon: 5"]


def test_the_account_of_a_passed_hand() -> None:
    sheet = account(PLAIN, TALK, ["pass"] * 4, P1)
    assert (say(sheet.title), sheet.winner) == ("All have passed", None)
    assert say(sheet.subtitle) == "Hand 1 of 12 · Trumps: none · Ana dealt"
    assert say(sheet.summary) == "all passed"
    assert say(sheet.check) == "400 chips"


def test_the_account_of_a_revoke() -> None:
    of = rules(enforce="free")
    state = playing(of, HANDS, 2, "4")
    sheet = account(of, state, ["KS", "AC"], P3)
    assert say(sheet.title) == "You have revoked"
    assert say(account(of, state, ["KS", "AC"], P0).title) == "Dora has revoked"
    assert list(map(say, sheet.lines[0].derivation)) == ["Revoke, for all: 12 (Rule 2.23)"]
    assert say(sheet.summary) == "Dora: revoke"


def test_the_pot_that_is_left_is_divided() -> None:
    of = rules(pot="all_ante", match="hands:1")
    state = dealt(of, scores=(-1,) * 4)
    sheet = account(of, state, ["pass"] * 4, P1)
    assert sheet.match_over
    assert say(sheet.check) == "The pot of 4 is divided: 1 for each. (Rule 2.32)"


def test_the_remainder_of_the_pot_is_drawn_for() -> None:
    of = rules(pot="all_ante", match="hands:1", unit=5)
    state = dealt(of, scores=(-3, -1, -1, -1))
    sheet = account(of, state, ["pass"] * 4, P1, "AS KS QS")
    two = "by lot 5 more for Carlos and Dora. (Rule 2.32)"
    assert say(sheet.check) == f"The pot of 30 is divided: 5 for each, and {two}"
    assert sum(line.total for line in sheet.lines) == 4 * 500 - 30
    few = account(of, dealt(of, scores=(-1, 0, 0, 0)), ["pass"] * 4, P1, "AS KS QS")
    assert say(few.check) == "The pot of 5 is drawn for: 5 for Dora. (Rule 2.32)"


def test_the_lot_for_the_pot_follows_from_the_deck_and_is_fair() -> None:
    rng, pack = Random(1), list(PLAIN.pack.cards)
    times = Counter[Seat]()
    for _ in range(2000):
        rng.shuffle(pack)
        winners = drawn(pack, 4, 3)
        assert winners == drawn(tuple(pack), 4, 3)
        assert len({*winners}) == 3
        times.update(winners)
    assert all(abs(times[Seat(seat)] - 1500) < 100 for seat in range(4))


def test_who_has_no_cards_is_told_why() -> None:
    of = rules(6)
    told = "who deals has no cards; the deal passes on."
    assert told in situation(dealt(of), P0, of)
    assert told not in situation(dealt(of), P1, of)


def test_the_account_of_one_who_sat_out() -> None:
    of = rules(6)
    sheet = account(of, dealt(of), ["pass"] * 5, P1)
    assert [say(line.caption) for line in sheet.lines if line.seat == P0] == ["dealt, no cards"]


def test_a_bid_that_failed_says_how_far_it_had_come() -> None:
    record = Record.load(
        Path(__file__).parents[2] / "records" / "napoleon" / "napoleon-default.naipes"
    )
    timeline, told = record.timeline, list[str]()
    for place in range(timeline.ended):
        hand = timeline.played(place)
        last = hand.states[-1]
        sheet = FACE.score_sheet(timeline.view(timeline.ply, P0), hand)
        if last.declarer == NOBODY or last.account.made or last.account.offender != NOBODY:
            continue
        assert sheet.early is not None
        said = Wording(record.header.names).say(sheet.early)
        assert "tricks needed" in said or "misère" in said
        stopped = any(last.hand(seat) for seat in last.bidders)
        assert ("left" in said) == (stopped and "misère" not in said)
        told.append(said)
    assert told


def test_the_side_panel_lists_the_tricks() -> None:
    """Which trick it is of how many, and who took those before with what."""
    assert "Trick" not in [say(f.label) for f in FACE.facts(seen(FOUR, OMNISCIENT))]
    state = trick(PLAIN, FOUR, "KS")
    while not state.tricks_played:
        state = PLAIN.play(state, PLAIN.choices(state)[0]).state
    told = {say(f.label): say(f.value) for f in FACE.facts(seen(state, OMNISCIENT))}
    assert told["Trick"] == "2 of 5"
    taken = [label for label in told if " · " in label]
    assert [label[:4] for label in taken] == ["1 · "]
    assert all(len(told[label].split()) == 4 for label in taken)
