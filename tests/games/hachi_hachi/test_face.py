"""What the table says in Hachi-Hachi, read in English as its players would."""

import re
from dataclasses import replace
from typing import Any

import pytest

from naipes_gui.core.cards import FLOWERS, Card
from naipes_gui.core.face import Button, CardStatus, Look, PlayedHand, ScoreSheet
from naipes_gui.core.flowers import MONTHS, PLANTS, romaji
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, OMNISCIENT, Said, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.wording import Wording, card_name
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import settlement
from naipes_gui.games.hachi_hachi.rules.game import HachiHachi
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.rules.yaku import teyaku
from naipes_gui.games.hachi_hachi.table.account import account
from naipes_gui.games.hachi_hachi.table.face import HachiFace
from naipes_gui.games.hachi_hachi.table.names import field_name
from tests.games.hachi_hachi.positions import (
    A,
    B,
    C,
    D,
    begun,
    cards,
    dealt,
    make,
    over,
    play,
    position,
    rules,
    traditional,
    with_points,
)
from tests.games.hachi_hachi.positions import told as events_of
from tests.games.hachi_hachi.test_bots import club_match

PLAIN, T3, T4 = rules(), traditional(), traditional(4)
FACE, WORDING = HachiFace(), Wording(("Ana", "Bea", "Carlos", "Dora"))


def seen(of: HachiHachi, state: HachiState, seat: Seat = A) -> View[HachiState]:
    return of.observe(state, seat)


def say(what: Phrase | None) -> str:
    return WORDING.say(what) if what is not None else ""


def labels(buttons: tuple[Button, ...]) -> list[tuple[str, str, str]]:
    return [(say(b.label), say(b.price), b.key) for b in buttons]


def told(of: HachiHachi, state: HachiState, seat: Seat = A) -> str:
    return WORDING.tell(*FACE.situation(seen(of, state, seat)))


# The names of the cards.


def test_every_card_has_a_name() -> None:
    names = [card_name(card) for card in FLOWERS.cards]
    assert names[24] == "the boar"
    assert len(set(names)) == 48 - 10 - 1
    assert WORDING.short(Card("01H")) == "Crane"
    assert WORDING.short(Card("12K1")) == "Yellow paulownia chaff"
    assert romaji(Card("07T")) == "hagi ni inoshishi"
    assert romaji(Card("03K2")) == "sakura no kasu"
    assert len(MONTHS) == len(PLANTS) == 12


# The situation.

TAKING = position(
    T3, ("01K1", "02K1", "02K2"), "07R 07K1", piles=("01H 08H 06T 06R 02K2 05K1", "", ""),
    multiplier=2,
)  # fmt: skip
TAKING = replace(TAKING, table={**TAKING.table, "stock": cards("07T")})
TAKING = play(T3, TAKING, "play 01K1")


def test_the_choice_of_the_turned_card() -> None:
    asked = "Choose which July card you capture with the boar."
    text = f"{asked} Your captures are worth 57 point(s); par is 88."
    assert told(T3, TAKING) == f"Your turn. {text} Field ×2."
    buttons = FACE.buttons(seen(T3, TAKING), ())
    assert labels(buttons) == [
        ("Take the bush clover ribbon", "15 point(s)", "1"),
        ("Take a bush clover chaff", "11 point(s)", "2"),
    ]  # fmt: skip
    assert [button.main for button in buttons] == [True, False]
    assert told(T3, TAKING, B).startswith("Ana chooses what to capture.")


def test_the_choice_of_a_hand_card() -> None:
    state = position(PLAIN, ("06T", "02K1", "02K2"), "06R 06K1", "01H")
    view = seen(PLAIN, state)
    assert told(PLAIN, state) == (
        "Your turn. Play a card: if it captures one of its month, your turn ends; if not, one of "
        "the stock is turned. "
        "Your captures are worth 0 point(s)."
    )
    assert labels(FACE.buttons(view, cards("06T"))) == [
        ("Take the peony blue ribbon", "15 point(s)", "1"),
        ("Take a peony chaff", "11 point(s)", "2"),
        ("Leave it in the field", "Then a card of the stock is turned", "3"),
    ]
    assert FACE.buttons(view, ()) == ()
    assert FACE.buttons(seen(PLAIN, state, B), ()) == ()


def test_plain_plays_have_a_button_too() -> None:
    lay = position(PLAIN, ("06T", "", ""), "01K1")
    assert "No card of yours has its month in the field: lay one there. The stock is " in told(
        PLAIN, lay
    )
    (button,) = FACE.buttons(seen(PLAIN, lay), cards("06T"))
    assert say(button.label) == "Lay it in the field"
    three = position(PLAIN, ("06T", "", ""), "06R 06K1 06K2")
    (button,) = FACE.buttons(seen(PLAIN, three), cards("06T"))
    assert say(button.label) == "Take all three"


NEARLY = position(
    T3, ("10T 02K1", "05K1 04K1", "12K2 12K3"), "10R 01K1", "03K1 03K2 07K1 08K1 11R 11T",
    ("06R 09R", "", ""),
)  # fmt: skip
DECIDING = play(T3, NEARLY, "play 10T take 10R")


def test_stopping_and_going_on_have_prices() -> None:
    assert told(T3, DECIDING).startswith(
        "Your turn. You have 7 kan in combinations: stop or go on."
    )
    assert labels(FACE.buttons(seen(T3, DECIDING), ())) == [
        ("Shōbu: stop", "You receive 168 mon: 84 mon from each", "1"),
        ("Sage: go on", "If nobody stops, you get half: 84 mon in all", "2"),
    ]
    risks = [say(button.risk) for button in FACE.buttons(seen(T3, DECIDING), ())]
    assert risks == ["The hand ends now", "If another stops, you alone pay for both"]
    later = play(T3, DECIDING, "sage", "play 05K1", "play 12K2")
    (cancel,) = FACE.buttons(seen(T3, later), ())
    assert say(cancel.price) == "The hand ends for half: 84 mon"
    assert say(FACE.state_word(seen(T3, later), A)) == "you said sage"


def test_what_going_on_risks_is_what_would_be_paid() -> None:
    captured = ("06R 09R", "01R 02R", "")
    nearly = position(T3, ("10T 02K1", "03K1 04K1", "12K2 12K3"), "10R 03R", "07K1 08K1",
                      captured)  # fmt: skip
    state = play(T3, nearly, "play 10T take 10R")
    _, go_on = FACE.buttons(seen(T3, state), ())
    assert say(go_on.risk) == "If Bea completes one and stops, you pay 168 mon"
    later = play(T3, state, "sage")
    paid = settlement.for_rise(later, B, 7, T3.options)
    assert [(debt.giver, debt.amount) for debt in paid] == [(A, 168)]


def test_prices_when_combinations_are_paid_at_once() -> None:
    of = traditional(yaku_pay_timing="immediate")
    state = play(of, NEARLY, "play 10T take 10R")
    stop, go_on = FACE.buttons(seen(of, state), ())
    assert (say(stop.price), say(stop.risk)) == ("It is paid already", "The hand ends now")
    assert say(go_on.risk) == "If another completes one, you may pay for both"
    later = play(of, state, "sage", "play 05K1", "play 12K2")
    assert say(FACE.buttons(seen(of, later), ())[0].price) == "The hand ends"


# Before the play.


def test_the_promise() -> None:
    state = begun(T4).state
    assert told(T4, state) == (
        f"Your turn. Promise to play before you look, or wait. Field ×{state.multiplier}."
    )
    assert told(T4, state, B).startswith("Ana may promise to play unseen.")
    wait, promise = FACE.buttons(seen(T4, state), ())
    assert (say(wait.label), say(promise.label)) == ("Look first", "Promise to play")
    assert "89 points" in say(promise.price)
    bga = traditional(4, mizuten="bga")
    assert "who drops out" in say(FACE.buttons(seen(bga, begun(bga).state), ())[1].price)


def test_who_plays_is_told_of_those_left_out() -> None:
    """Who comes after three that play is paid by two of them."""
    of = traditional(4, mizuten="off")
    least = "Below 88 points you pay what is missing"
    assert say(FACE.buttons(seen(of, make(begun(of), "in"), B), ())[0].risk) == least
    last = make(begun(of), "in", "in")
    risk = "You pay who is left out; below 88 points, what is missing"
    assert say(FACE.buttons(seen(of, last, C), ())[0].risk) == risk
    after, events = events_of(of, last, ["in"])
    due = after.scores[3]
    told = FACE.account(seen(of, last), C, Move("in"), events)
    assert due > 0
    assert say(told).endswith(f"; Dora: +{due} mon for being left out")


def test_in_or_out() -> None:
    state = make(begun(T4), "wait")
    play_, drop = FACE.buttons(seen(T4, state), ())
    assert (say(play_.label), say(drop.label)) == ("Play", "Drop out")
    assert say(drop.price) == f"Fee: {12 * state.multiplier} mon"
    forced = make(begun(T4), "wait", "out")
    refused = FACE.buttons(seen(T4, forced, B), ())[1]
    assert say(refused.why) == "Three players are needed: you cannot drop out. (Rule 2.7)"
    view = seen(T4, forced)
    assert say(FACE.state_word(view, A)) == "you dropped out"
    assert FACE.is_out(view, A)
    assert not FACE.is_out(view, B)
    steps = FACE.steps(view)
    assert steps is not None
    assert [say(name) for name in steps.names] == ["Promise", "In or out", "Play"]
    assert steps.present == 1


def test_places_are_sold() -> None:
    of = traditional(4, buyout=True, hand_swap=True, mizuten="off")
    timeline = begun(of)
    assert [say(b.label) for b in FACE.buttons(timeline.view(timeline.ply, B), ())] == [
        "Keep", "Exchange hands",
    ]  # fmt: skip
    state = make(timeline, "keep", "keep", "keep", "in", "in", "in")
    buttons = FACE.buttons(seen(of, state, D), ())
    assert say(buttons[0].label) == "No offer"
    assert [str(button.move).split()[0] for button in buttons[1:]] == ["offer"] * 4
    asked = of.play(state, buttons[1].move).state
    assert "Dora offers" in told(of, asked, C)
    refuse, accept = FACE.buttons(seen(of, asked, C), ())
    assert (say(refuse.label), say(accept.label)) == ("Refuse", "Accept")
    assert say(FACE.state_word(seen(of, asked, C), D)) == "forced out"


STAGES: list[tuple[dict[str, Any], str]] = [
    ({"stage": Stage.SHUFFLE, "ending": "void"}, "The hand is void. You deal."),
    (
        {"stage": Stage.SHUFFLE, "scores": (-19, 19, 0)},
        "The hand is over. You deal. Your balance: −19 mon.",
    ),
    ({"stage": Stage.RESHUFFLE}, "The other hands are shuffled into the stock."),
    (
        {"stage": Stage.OVER, "scores": (5, -5, 0)},
        "The match is over. You have won it with 5 mon.",
    ),
    (
        {"stage": Stage.OVER, "scores": (-5, 5, 0)},
        "The match is over. Bea has won it with 5 mon.",
    ),
    (
        {"stage": Stage.OVER, "scores": (5, 5, -10)},
        "The match is over. Several share the win with 5 mon.",
    ),
]


@pytest.mark.parametrize(("fields", "text"), STAGES)
def test_outside_a_hand(fields: dict[str, Any], text: str) -> None:
    view = seen(T3, replace(NEARLY, **fields), A)
    assert WORDING.tell(*FACE.situation(view)) == text


# The rest of the table.


def test_the_field_is_a_grid_of_months() -> None:
    spots = {spot.zone.kind: spot for spot in FACE.spots(seen(T3, NEARLY))}
    assert spots["field"].look is Look.GRID
    assert not spots["captured"].closed
    assert {spot.zone.kind for spot in FACE.spots(seen(PLAIN, NEARLY))} == {
        "field", "stock", "flip", "captured",
    }  # fmt: skip


def test_captures_that_lie_face_down_are_open_once_the_hand_is_over() -> None:
    """On the sheet stood 95 points of somebody, and nobody saw of which cards."""
    of = rules(pile_face_down=True)
    ended = replace(NEARLY, stage=Stage.SHUFFLE, deals=1)
    closed = [
        spot.closed for state in (NEARLY, ended) for spot in FACE.spots(seen(of, state))
        if spot.look is Look.CLASSES
    ]  # fmt: skip
    assert closed == [True, False]


def test_figures_and_notes() -> None:
    state = replace(NEARLY, scores=(-19, 19, 0), multiplier=4, next_carry=(4, 2), mizuten=True)
    (money,) = FACE.figures(seen(T3, state), A)
    assert say(money.text) == "−19 mon"
    assert replace(WORDING, old_units=True).say(money.text or "") == "−2 kan 5 mon"
    assert [say(note) for note in FACE.notes(seen(T3, state))] == [
        "Later hands: ×4, ×2", "Ana: mizuten",
    ]  # fmt: skip
    banner = FACE.banner(seen(T3, state))
    assert banner is not None
    assert (banner.times, say(banner.name)) == (4, "Grand field (zetsuba)")
    assert say(field_name(16)) == "×16"
    assert say(FACE.figures(seen(PLAIN, position(PLAIN, scores=(-19, 19, 0))), A)[0].text) == "−19"


def test_what_a_hand_is_worth_is_told_to_its_holder_and_once_shown_to_all() -> None:
    hand = "01K1 01K2 01R 02K1 03K1 04K1 05K1"
    state = position(T3, (hand, "02K2 04K2", "12K2 12K3"))
    mine = FACE.hand_worth(seen(T3, state, A), A)
    assert mine is not None
    assert FACE.hand_worth(seen(T3, state, B), A) is None
    held = tuple(teyaku(cards(hand), T3.options, ()))
    shown = replace(state, teyaku=(held, (), ()))
    assert FACE.hand_worth(seen(T3, shown, B), A) is not None


def test_the_nearest_combination_of_a_rival_is_seen_by_what_it_has_captured() -> None:
    state = position(T3, piles=("", "06R 09R", "01K1"))
    nearest = FACE.nearest(seen(T3, state), B)
    assert nearest is not None
    assert (nearest.key, nearest.owned, nearest.needed) == ("aotan", 2, 3)
    assert FACE.nearest(seen(T3, state), C) is None


def test_the_panel() -> None:
    facts = [(say(f.label), say(f.value)) for f in FACE.facts(seen(T3, replace(NEARLY, hands=6)))]
    assert facts == [
        ("Hand", "7 of 12: July"), ("Dealer", "Ana"), ("1 kan", "12 mon"),
        ("Field", "×1 · small field (koba)"),
    ]  # fmt: skip
    assert FACE.facts(seen(T3, T3.start())) == ()
    assert FACE.pot(seen(T3, NEARLY)) is None
    pot = FACE.pot(seen(T4, replace(begun(T4).state, scores=(-12, 0, 0, 0))))
    assert pot is not None
    assert (say(pot[0]), pot[1]) == ("Pot", 12)


def test_the_tracker() -> None:
    state = position(
        T3, ("01K1", "02K1", "02K2"), piles=("01H 08H 06R", "09R 10R", ""), field="03H",
        stock="03K1 12K1",
    )  # fmt: skip
    chases = {chase.key: chase for chase in FACE.tracker(seen(T3, state))}
    four = chases["shiko"]
    assert [hold for _, hold in four.cards] == [
        CardStatus.OWNED, CardStatus.MISSING, CardStatus.OWNED, CardStatus.MISSING,
    ]  # fmt: skip
    assert (say(four.status), four.is_possible) == ("2 of 4, possible", True)
    assert say(chases["aotan"].status) == "1 of 3, impossible"
    assert (chases["nanatan"].owned, chases["nanatan"].needed) == (1, 7)
    assert not chases["inoshikacho"].in_use
    full = FACE.tracker(seen(T3, DECIDING))
    assert say(next(c.status for c in full if c.key == "aotan")) == "complete"
    assert all(chase.owned == 0 for chase in FACE.tracker(seen(T3, state, OMNISCIENT)))


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (Said(A, "deals"), "I deal."),
        (Said(A, "sanbon", 2), "Triplet, 2 kan."),
        (Said(A, "yaku", 7), "I have 7 kan."),
        (Said(A, "offer", 60), "60 mon for a place!"),
        (Said(A, "shobu", 7), "Shōbu!"),
        (Said(A, "out"), "I drop out."),
        (Said(A, "wait"), ""),
    ],
)
def test_bubbles(said: Said, text: str) -> None:
    assert say(FACE.bubble(seen(T3, NEARLY), said)) == text


VERBS = (
    "cut 4", "swap", "keep", "mizuten", "wait", "in", "out", "offer 60", "no offer", "accept",
    "refuse", "sage", "shobu", "cancel", "play 10T take 10R", "play 02K1",
)  # fmt: skip


@pytest.mark.parametrize("move", VERBS)
def test_moves_in_words(move: str) -> None:
    made = Move.parse(move)
    yours = say(FACE.describe(seen(T3, NEARLY), A, made))
    theirs = say(FACE.describe(seen(T3, NEARLY, B), A, made))
    assert yours.startswith("You ")
    assert theirs.startswith("Ana ")


def test_captures_in_words() -> None:
    view = seen(T3, NEARLY)
    take = Move.parse("play 10T take 10R")
    assert say(FACE.describe(view, A, take)) == "You play deer and take maple blue ribbon"
    flipped = Move.parse("take 07R")
    assert (
        say(FACE.describe(seen(T3, TAKING), A, flipped)) == "You take bush clover ribbon with boar"
    )
    other = seen(T3, TAKING, B)
    assert say(FACE.describe(other, A, flipped)) == "Ana takes bush clover ribbon with boar"


# A turn in a line.


@pytest.mark.parametrize(
    ("field", "stock", "line"),
    [
        # Nothing takes: the card of the hand lies in the field when the stock comes.
        ("01H", "03H", "Ana: cherry chaff, to the field; from the stock, curtain + cherry chaff"),
        ("01H", "12H", "Ana: cherry chaff, to the field; from the stock, phoenix: it stays"),
        ("03R", "12H", "Ana: cherry chaff + cherry poetry ribbon"),
    ],
)
def test_what_the_stock_takes_was_not_taken_by_the_hand(field: str, stock: str, line: str) -> None:
    state = position(PLAIN, ["03K1 05K1", "02K1 06K1", "02K2 06K2"], field, stock)
    move = "play 03K1 take 03R" if "03R" in field else "play 03K1"
    _, events = events_of(PLAIN, state, [move])
    assert say(account(A, Move.parse(move), events)) == line


# The account.


def sheet(
    before: HachiState, how: str = "exhausted", closer: Seat = NOBODY, of: HachiHachi = T3
) -> ScoreSheet:
    after, _, paid = over(before, how, closer, of)
    played = PlayedHand([before, after], [], paid)
    return FACE.score_sheet(replace(seen(of, NEARLY), state=after), played)


def lines(found: ScoreSheet) -> dict[Seat, list[str]]:
    return {line.seat: [say(each) for each in line.derivation] for line in found.lines}


SANBON = "01H 01R 01K1 02T 03H 06T 09R"
NOTHING = "02T 05T 03H 06R 07K1 08K1 10T"


def test_a_tie_at_the_top_says_what_decides_it() -> None:
    state = position(T3, piles=with_points(54, 105, 105), played=dealt(NOTHING, NOTHING, NOTHING))
    found = sheet(state)
    assert found.winner == B
    told = "Played to the end · Nobody made a yaku: cards are paid against 88 · A tie: who plays "
    told += "first among them wins (Bea)"
    assert say(found.subtitle) == f"Hand 1 of 12: January · Field ×1 · You dealt · {told}"
    assert "tie" not in say(sheet(position(T3, piles=with_points(54, 115, 95))).subtitle)


def test_with_a_combination_it_is_said_that_the_cards_are_not_paid() -> None:
    """It was known to whoever had read the rules: a sheet showed points that brought nothing."""
    ribbons = "01R 02R 03R"
    played = dealt(NOTHING, NOTHING, NOTHING)
    state = position(T3, piles=(ribbons, "04K1", "05K1"), played=played)
    told = "Played to the end · A yaku was made: cards are not paid"
    assert say(sheet(state).subtitle) == f"Hand 1 of 12: January · Field ×1 · You dealt · {told}"


def test_the_account_against_88() -> None:
    state = position(
        T3, piles=with_points(54, 115, 95), played=dealt(SANBON, NOTHING, NOTHING), multiplier=2
    )
    found = sheet(state)
    assert say(found.title) == "You gain the most in this hand"
    assert found.winner == A
    told = "Played to the end · Nobody made a yaku: cards are paid against 88"
    assert say(found.subtitle) == f"Hand 1 of 12: January · Field ×2 · You dealt · {told}"
    assert say(found.check) == "the cards, 54 + 115 + 95 = 264, the whole pack"
    assert lines(found) == {
        0: [
            "Triplet, dealt (January) 2 kan = 24 mon × 2 for the field × 2 rivals = +96 mon "
            "(Rule 2.11)",
            "Card points 54 − 88 (the par) = −34, ×2 for the field: −68 mon (Rule 2.11)",
        ],
        1: [
            "To you for Triplet 2 kan: −48 mon",
            "Card points 115 − 88 (the par) = +27, ×2 for the field: +54 mon (Rule 2.11)",
        ],
        2: [
            "To you for Triplet 2 kan: −48 mon",
            "Card points 95 − 88 (the par) = +7, ×2 for the field: +14 mon (Rule 2.11)",
        ],
    }  # fmt: skip
    assert [(line.seat, line.gained) for line in found.lines] == [(0, 28), (1, 6), (2, -34)]


def test_of_exactly_the_par_it_is_said_that_nothing_is_paid() -> None:
    found = sheet(position(T3, piles=with_points(95, 88, 81)))
    assert lines(found)[B] == ["Card points 88 − 88 (the par): 0 mon (Rule 2.11)"]


def test_the_title_names_who_gains_most_and_not_who_has_most_points() -> None:
    """Most points, and more to pay for what another was dealt."""
    played = dealt(NOTHING, SANBON, NOTHING)
    found = sheet(position(T3, piles=with_points(95, 88, 81), played=played))
    assert say(found.title) == "Bea gains the most in this hand"
    assert (found.winner, say(found.summary)) == (B, "Bea gains the most in this hand")
    won = sheet(position(T3, piles=with_points(95, 88, 81)))
    # Played to its end, a hand has one name for its winner, dealt yaku or not.
    assert (say(won.title), won.winner) == ("You gain the most in this hand", A)


def test_where_nobody_gains_anything_nobody_is_named() -> None:
    found = sheet(position(T3, piles=with_points(88, 88, 88)), of=traditional(specials=False))
    assert say(found.title) == "Nobody gains or loses anything in this hand"
    assert (found.winner, say(found.summary)) == (None, "Played to the end")


@pytest.mark.parametrize(
    ("me", "title"),
    [
        (A, "A tie at the top: +38 each for Bea and Carlos"),
        (B, "A tie at the top: +38 for you and for Carlos"),
    ],
)
def test_a_tie_at_the_top_names_those_who_share_it(me: Seat, title: str) -> None:
    """Whoever wins by the rules gains less than the two, and neither of them gains most."""
    before = position(T3, piles=with_points(88, 88, 88), winner=A)
    after = replace(before, scores=(-76, 38, 38), ending="exhausted")
    view = replace(seen(T3, NEARLY), state=after, seat=me)
    assert say(FACE.score_sheet(view, PlayedHand([before, after], [], [])).title) == title


def test_the_account_of_a_stop() -> None:
    state = position(T3, piles=("01R 02R 03R 06R 09R 10R", "", ""), sage=(B,))
    found = sheet(state, "shobu", A)
    assert say(found.title) == "You win the hand"
    ribbons = "Poetry Ribbons 7 kan + Blue Ribbons 7 kan = 168 mon × 2 rivals"
    assert lines(found)[A] == [f"{ribbons}, all paid by Bea = +336 mon (Rule 2.11)"]
    assert lines(found)[B] == [f"To you for {ribbons}, alone for all: −336 mon"]
    assert say(found.summary) == "Ana: Ended by shōbu"


def test_a_hand_that_a_few_ribbons_name_is_told_with_them() -> None:
    """Its chaff alone did not say why it is a Red Hand."""
    hands = dealt("04R 05R 05K1 06K1 08K1 09K1 12K1", NOTHING, NOTHING)
    found = sheet(position(T3, piles=with_points(54, 115, 95), played=hands))
    red = next(line for line in lines(found)[A] if "Red Hand" in line)
    assert red.startswith("Red Hand, dealt (ribbons: April and May) 2 kan")


def test_at_first_it_is_said_where_the_hands_of_others_went() -> None:
    """The stock had jumped from 7 to 20."""
    four = traditional(4)
    hands = ("01K1", "02K1", "03K1", "")
    state = position(four, hands, "05K1", "06K1 07K1", active=(A, B, C), dropped=(D,))
    told = "The hands of those who do not play went into the stock."
    assert told in [say(one) for one in FACE.prompts(seen(four, state))]
    state = play(four, state, "play 01K1")
    assert told not in [say(one) for one in FACE.prompts(seen(four, state))]


def test_the_account_with_each_other() -> None:
    hands = dealt("01K1 01K2 02K1 02K2 03R 03K2 08H", NOTHING, NOTHING)
    state = position(PLAIN, piles=with_points(54, 100, 100), played=hands)
    found = sheet(state, of=PLAIN)
    assert lines(found)[A] == [
        "Three Pairs, dealt (January, February and March): 4 kan × 12 = 48 points",
        "102 − 100 (Bea) = +2",
        "102 − 100 (Carlos) = +2 (Rule 2.12)",
    ]
    assert lines(found)[B][0] == "100 − 102 (Ana) = −2"
    assert found.equation is not None
    assert [(term.figure, say(term.word)) for term in found.equation.terms] == [
        (2, "with Bea"),
        (2, "with Carlos"),
    ]
    assert found.equation.total.figure == 4
    assert next(line.cells for line in found.lines if line.seat == A) == (54, 48, 102)
    assert say(found.check) == (
        "the points of all, 102 + 100 + 100 = 302; "
        "the cards, 54 + 100 + 100 = 254, and 10 of 264 points not captured"
    )
    doubled = rules(multiplier=True)
    twice = position(doubled, piles=with_points(54, 100, 110), multiplier=2)
    found = sheet(twice, of=doubled)
    assert lines(found)[A][-1] == "×2 for the field: −204"
    assert found.equation is not None
    assert [(term.figure, say(term.word)) for term in found.equation.terms] == [
        (-102, "settled with all"),
        (2, "the field"),
    ]


def test_the_account_of_many_tells_what_comes_and_what_goes() -> None:
    of = rules(players=4)
    cards = position(of, piles=with_points(80, 100, 50, 34))
    found = sheet(cards, of=of)
    assert found.equation is not None
    assert [(term.figure, say(term.word)) for term in found.equation.terms] == [
        (76, "from those with less"),
        (20, "to those with more"),
    ]
    assert found.equation.total.figure == 56
    assert lines(found)[A][0] == ("76 from those with less − 20 to those with more = +56")


@pytest.mark.parametrize("options", [{"players": 5}, {"profile": "traditional", "players": 5}])
def test_a_sheet_of_five_is_read_at_a_glance_and_every_row_adds_up(options: dict[str, Any]) -> None:
    """Ten lines of prose stood there, most of them names of chaff."""
    timeline, seen = club_match(HachiOptions.make(**options), 1), 0
    wide = Wording(("Ana", "Bea", "Carlos", "Dora", "Elsa"))
    for ply in range(1, timeline.ply + 1):
        state = timeline.states[ply]
        if state.hands == timeline.states[ply - 1].hands:
            continue
        found = FACE.score_sheet(timeline.view(ply, A), timeline.played(state.deals - 1))
        for line in found.lines:
            told = [wide.say(each) for each in line.derivation]
            assert all(len(each) <= 180 for each in told), told
            sums = [re.sub(r" \(Rule.*", "", each) for each in told]
            nets = [re.search(r"([+−]?[\d,]+)(?: mon)?$", each) for each in sums]
            paid = [
                int(net[1].replace("−", "-").replace(",", "")) for net in nets if net is not None
            ]
            whole = paid[-1] if "players" in options and len(options) == 1 else sum(paid)
            assert whole == line.gained, told
            seen += 1
        rules_told = sum(
            "Rule 2.12" in wide.say(e) for line in found.lines for e in line.derivation
        )
        assert rules_told <= 1
    assert seen > 20


def test_the_account_of_special_and_void_hands() -> None:
    special = sheet(position(T3, piles=with_points(44, 168, 52)))
    assert say(special.title) == "Double Eights: Bea wins the hand"
    assert lines(special)[B] == ["Double Eights, 120 mon from each: +240 mon (Rule 2.11)"]
    assert say(sheet(position(T3, piles=with_points(168, 44, 52))).title).endswith(
        "you win the hand"
    )
    four = begun(T3, "05T 01R 02R 03R 04R 06R 07R 08H")
    assert four.state.stage is Stage.HAND


def test_the_account_of_who_did_not_play() -> None:
    state = position(
        T4, piles=("", *with_points(88, 80, 96)), active=(B, C, D), dropped=(A,),
        scores=(-12, 0, 0, 0),
    )  # fmt: skip
    found = sheet(state, of=T4)
    told = {line.seat: (line.caption and say(line.caption), line.cells) for line in found.lines}
    assert told[A] == ("dropped out", (None,))
    assert told[B] == (None, (88,))
    assert "The pot: +12 mon (Rule 2.7)" in lines(found)[D]


# Captures.

PILES_OF_ALL = ("", "01H 02T", "03R")


def test_only_where_88_is_the_measure_captures_are_measured_by_it() -> None:
    pars = [
        next(spot for spot in FACE.spots(seen(of, position(of))) if spot.look is Look.CLASSES).par
        for of in (PLAIN, T3)
    ]
    assert pars == [0, 88]


def test_the_sheet_calls_a_hand_what_the_table_calls_it() -> None:
    """The sheet said “Deal 1” of what was “Hand 1 of 3” at the table, and counted void deals."""
    state = position(T3, piles=with_points(54, 105, 105), played=dealt(NOTHING, NOTHING, NOTHING))
    for hands, deals in ((0, 1), (1, 3)):
        later = replace(state, hands=hands, deals=deals)
        banner = FACE.banner(seen(T3, later))
        assert banner is not None
        assert say(sheet(later).subtitle).startswith(f"Hand {say(banner.note)}")
