"""What the table says in Écarté, read in English as two players would."""

from dataclasses import replace
from typing import Any

import pytest

from naipes_gui.core.face import Button, PlayedHand, ScoreSheet
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, OMNISCIENT, Paid, Said, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games.ecarte.rules.game import Ecarte
from naipes_gui.games.ecarte.rules.state import EcarteState, Phase
from naipes_gui.games.ecarte.table.coach import tips
from naipes_gui.games.ecarte.table.face import EcarteFace
from tests.found import some
from tests.games.ecarte.positions import (
    DEALER,
    ELDER,
    cards,
    play,
    plays,
    position,
    rules,
    told,
    with_tricks,
)

E, D = ELDER, DEALER
STRICT, FACE, WORDING = rules(), EcarteFace(), Wording(("Ana", "Bruno"))
TALK = position("7S 8S 9S TS JS", "7D 8D 9D TD JD", "9C", Phase.PROPOSE)
ASKED = play(STRICT, TALK, ["propose"])
ACCEPTED = play(STRICT, ASKED, ["accept"])
SECOND = play(STRICT, ACCEPTED, ["discard 7S 8S 9S", "discard 7D 8D"])
PLAYING = play(STRICT, TALK, ["stand"])


def seen(state: EcarteState, seat: Seat, of: Ecarte = STRICT) -> View[EcarteState]:
    return of.observe(state, seat)


def say(what: Phrase | None) -> str:
    return WORDING.say(what) if what is not None else ""


def labels(buttons: tuple[Button, ...]) -> list[tuple[str, str]]:
    return [(say(button.label), say(button.price)) for button in buttons]


@pytest.mark.parametrize(
    ("state", "seat", "text"),
    [
        (TALK, E, "Your turn. Propose an exchange or play."),
        (TALK, D, "Ana may propose an exchange or play."),
        (ASKED, D, "Your turn. Ana proposes an exchange: accept or refuse."),
        (ASKED, E, "Bruno may accept the exchange or refuse it."),
        (ACCEPTED, E, "Your turn. Choose the cards to change."),
        (ACCEPTED, D, "Ana is changing cards."),
        (SECOND, E, "Your turn. Exchange round 2: propose again or play."),
        (PLAYING, E, "Your turn. Lead any card."),
        (PLAYING, D, "Ana is to lead."),
    ],
)
def test_the_situation(state: EcarteState, seat: Seat, text: str) -> None:
    told_all = WORDING.tell(*FACE.situation(seen(state, seat)))
    assert told_all == f"{text} Trump: clubs. Nobody has scored yet."


@pytest.mark.parametrize(
    ("scores", "seat", "text"),
    [
        ((3, 2), E, "You lead 3 to 2."),
        ((3, 2), D, "You trail 2 to 3."),
        ((2, 3), OMNISCIENT, "Bruno leads 3 to 2."),
    ],
)
def test_the_score_in_words(scores: tuple[int, int], seat: Seat, text: str) -> None:
    assert say(FACE.situation(seen(replace(TALK, scores=scores), seat))[-1]) == text


@pytest.mark.parametrize(
    ("dealer", "text"),
    [
        ("KH 8H QS 7S AD", "You must beat the nine of hearts."),
        ("8H 7H QS 7S AD", "You must follow suit to the nine of hearts."),
        ("QS 7S AD KD JD", "You must trump the nine of hearts."),
        ("QC KC AD KD JD", "You can throw any card on the nine of hearts."),
    ],
)
def test_a_reply_is_told_its_duty(dealer: str, text: str) -> None:
    led = play(STRICT, position("9H 7D 7C 8C TD", dealer, "9S"), ["play 9H"])
    assert say(FACE.situation(seen(led, D))[1]) == text
    assert say(FACE.situation(seen(led, E))[0]) == "Bruno must answer the nine of hearts."
    assert FACE.leading(seen(led, E)) == "9H"


STAGES: list[tuple[dict[str, Any], str]] = [
    ({"stage": Stage.SHUFFLE, "scores": (1, 0)}, "The hand is over. You lead 1 to 0."),
    (
        {"stage": Stage.OVER, "to_move": NOBODY, "scores": (5, 2), "games": (1, 0)},
        "The match is over. You have won it. It ends 5 to 2.",
    ),
    (
        {"stage": Stage.OVER, "to_move": NOBODY, "games": (2, 1), "stakes": (2, 3)},
        "The match is over. Bruno has won it.",
    ),
    (
        {"stage": Stage.OVER, "to_move": NOBODY, "games": (2, 1), "stakes": (3, 3)},
        "The match is over. Nobody wins it.",
    ),
]


@pytest.mark.parametrize(("fields", "text"), STAGES)
def test_the_situation_outside_a_hand(fields: dict[str, Any], text: str) -> None:
    view = replace(seen(TALK, E), state=replace(TALK, **fields), moves=())
    assert WORDING.tell(*FACE.situation(view)) == text


def test_the_talk_has_prices() -> None:
    assert labels(FACE.buttons(seen(TALK, E), ())) == [
        ("Propose an exchange", "You change 1 to 5 cards; Bruno decides"),
        ("Play", "You promise 3 tricks (authority): fail, and Bruno scores 2"),
    ]
    assert labels(FACE.buttons(seen(ASKED, D), ())) == [
        ("Accept", "Ana changes cards, then you"),
        ("Refuse", "You promise 3 tricks (authority): fail, and Ana scores 2"),
    ]
    free = "You promise nothing: cards have been changed before"
    assert labels(FACE.buttons(seen(SECOND, E), ()))[1] == ("Play", free)
    assert FACE.buttons(seen(TALK, D), ()) == ()


def test_the_exchange_counts_what_is_picked() -> None:
    (none,) = FACE.buttons(seen(ACCEPTED, E), ())
    assert say(none.why) == "Pick at least one card to change."
    assert say(none.label) == "Choose what to change"
    (two,) = FACE.buttons(seen(ACCEPTED, E), cards("8S 7S"))
    assert (str(two.move), two.why) == ("discard 8S 7S", None)
    short = replace(ACCEPTED, table={**ACCEPTED.table, "stock": cards("KS")})
    (many,) = FACE.buttons(seen(short, E), cards("8S 7S"))
    assert "Rule 4.11" in say(many.why)
    dealer = play(STRICT, short, ["discard 7S"])
    (stay,) = FACE.buttons(seen(dealer, D), ())
    assert (str(stay.move), say(stay.price), stay.why) == ("discard", "The stock is empty", None)
    assert (say(stay.label), stay.main) == ("Change none", True)
    dealer = play(STRICT, ACCEPTED, ["discard 7S"])
    (none,) = FACE.buttons(seen(dealer, D), ())
    assert (say(none.label), none.main, none.key) == ("Change none", False, "E")


def test_the_last_card_of_the_stock() -> None:
    short = replace(TALK, table={**TALK.table, "stock": cards("KS")})
    price = labels(FACE.buttons(seen(short, E), ()))[0][1]
    assert price == "You change the last card of the stock; Bruno decides"


def test_the_king_can_be_announced_or_concealed() -> None:
    state = position("KC 7S 8S 9S TS", "7D 8D 9D TD JD", "9C", Phase.PROPOSE)
    asked = play(STRICT, state, ["stand"])
    assert [b.move.verb for b in FACE.buttons(seen(asked, E), ())] == ["announce", "conceal"]
    assert "announce it" in say(FACE.situation(seen(asked, E))[1])
    price = say(FACE.buttons(seen(asked, E), ())[0].price)
    assert price == "1 point at once"
    at_four = replace(asked, scores=(4, 4))
    assert say(FACE.buttons(seen(at_four, E), ())[0].price) == f"{price}: you win the game"
    told = [say(tip.text) for tip in tips(seen(at_four, E))]
    assert told[0] == "You have the king of trumps: to announce it wins the game."
    assert say(FACE.situation(seen(asked, OMNISCIENT))[0]) == "Ana may announce the king."


def test_nothing_tells_that_the_other_has_the_king() -> None:
    state = position("7S 8S 9S TS JS", "KC 8D 9D TD JD", "9C", Phase.PROPOSE)
    asked = play(STRICT, state, ["stand"])
    assert say(FACE.situation(seen(asked, E))[0]) == "The exchanges are over."
    assert say(FACE.situation(seen(asked, E).among(()))[0]) == "Your turn."
    conceal = Move("conceal")
    assert say(FACE.describe(seen(asked, E), D, conceal)) == ""
    assert say(FACE.describe(seen(asked, D), D, conceal)) == "You conceal the king"
    assert say(FACE.describe(seen(asked, OMNISCIENT), D, conceal)) == "Bruno conceals the king"


def test_a_claim_is_told_to_give_up_all_five_tricks_only_while_they_can_be_had() -> None:
    state, claim = position("KH QH AH 7S 7D", "TH 8D 9D TD JD", "JH"), Move("claim")

    def why(state: EcarteState) -> str:
        assert claim in STRICT.legal(state, E)
        return say(FACE.because(seen(state, E), claim))

    assert "all five tricks, which score 2, are still to be had" in why(state)
    assert why(with_tricks(state, 1, 1)).startswith("Bruno has a trick")
    # Of a proposal that was refused the point is worth as much as all tricks.
    assert "more tricks add nothing" in why(replace(state, authority=D))


def test_the_claim_says_what_it_shows() -> None:
    state = position("KH QH AH 7S 7D", "TH 8D 9D TD JD", "JH")
    (claim,) = FACE.buttons(seen(state, E), ())
    assert say(claim.price) == ("You show K♥ Q♥ A♥: 1 point; the 2 of all five tricks are given up")
    waiting = position("TH 8D 9D TD JD", "KH QH AH 7S 7D", "JH")
    assert [b.move.verb for b in FACE.buttons(seen(waiting, D), ())] == ["claim"]
    three = with_tricks(position("7D", "7S", "JH"), 3, 0)
    price = say(FACE.buttons(seen(three, E), ())[0].price)
    assert price == "1 point; the 2 of all five tricks are given up"
    lost_one = with_tricks(position("7D", "7S", "JH"), 3, 1)
    assert say(FACE.buttons(seen(lost_one, E), ())[0].price) == "1 point(s)"
    # Whoever played without cards and fails pays a point more: there is nothing to lose then.
    refused = replace(three, authority=D)
    assert say(FACE.buttons(seen(refused, E), ())[0].price) == "2 points; more tricks add nothing"
    kinds = [{tip.key for tip in tips(seen(each, E))} for each in (three, refused)]
    assert ["vole" in each for each in kinds] == [True, False]


@pytest.mark.parametrize(
    ("tricks", "fields", "points"),
    [
        ((0, 0), {}, 2),
        ((1, 0), {}, 1),
        ((1, 0), {"authority": E}, 2),
        ((0, 0), {"offenders": (D,)}, 1),
        ((1, 0), {"offenders": (D,)}, 0),
    ],
)
def test_giving_up_says_what_it_costs(
    tricks: tuple[int, int], fields: dict[str, Any], points: int
) -> None:
    of = rules(resign=True, enforce="free")
    state = with_tricks(replace(TALK, phase=Phase.PLAY, **fields), *tricks)
    give_up = FACE.buttons(seen(state, E, of), ())[-1]
    assert say(give_up.price) == f"Bruno scores {points} point(s)"
    assert of.play(state, give_up.move).state.scores[D] == points


def test_what_may_be_said_out_of_turn_cuts_the_hand_short() -> None:
    of = rules(resign=True)
    sure = position("KH QH AH 7S 7D", "TH 8D 9D TD JD", "JH")
    early = [b.move for b in FACE.buttons(seen(sure, E, of), ()) if b.cuts_short]
    assert early == some(of.interjections(sure, E))
    assert [b.move.verb for b in FACE.buttons(seen(TALK, E, of), ()) if b.cuts_short] == []


def test_a_lead_may_be_named() -> None:
    called = rules(enforce="free", call_suit=True)
    buttons = FACE.buttons(seen(PLAYING, E, called), cards("7S"))
    assert [str(b.move) for b in buttons] == ["play 7S", "play 7S H", "play 7S D", "play 7S C"]
    assert [say(b.label) for b in buttons][:2] == ["Say spades", "Say hearts"]
    assert FACE.buttons(seen(PLAYING, E), cards("7S")) == ()
    named = play(called, position("7S 8S 9S TH JS", "7D 8D 9D TD JD", "9C"), ["play 7S H"])
    assert say(FACE.situation(seen(named, E, called))[1]) == "You named hearts: lead one."


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (Said(E, "deals"), "I deal."),
        (Said(E, "propose"), "I propose."),
        (Said(D, "discard", 2), "I take two."),
        (Said(D, "discard", 0), "I take none."),
        (Said(E, "name", word="H"), "Hearts."),
        (Said(E, "announce"), "I have the king!"),
    ],
)
def test_bubbles(said: Said, text: str) -> None:
    assert say(FACE.bubble(seen(TALK, E), said)) == text


@pytest.mark.parametrize(
    ("move", "yours", "theirs"),
    [
        ("cut 4", "You cut the cards", "Ana cuts the cards"),
        ("propose", "You propose", "Ana proposes"),
        ("stand", "You play without proposing", "Ana plays without proposing"),
        ("accept", "You accept", "Ana accepts"),
        ("refuse", "You refuse", "Ana refuses"),
        ("discard 7S 8S", "You change 7♠ 8♠", "Ana changes 2 card(s)"),
        ("discard", "You change no card", "Ana changes no card"),
        ("announce", "You announce the king", "Ana announces the king"),
        ("claim", "You claim the point", "Ana claims the point"),
        ("resign", "You give up the hand", "Ana gives up the hand"),
        ("play 7S", "You lead 7♠", "Ana leads 7♠"),
    ],
)
def test_moves_in_words(move: str, yours: str, theirs: str) -> None:
    made = Move.parse(move)
    assert say(FACE.describe(seen(TALK, E), E, made)) == yours
    assert say(FACE.describe(seen(TALK, D), E, made)) == theirs


def test_a_reply_in_words() -> None:
    led = play(STRICT, PLAYING, ["play 7S"])
    made = Move.parse("play 7D")
    assert say(FACE.describe(seen(led, D), D, made)) == "You play 7♦"
    assert say(FACE.describe(seen(led, E), D, made)) == "Bruno plays 7♦"


def test_the_panel() -> None:
    facts = [(say(f.label), say(f.value)) for f in FACE.facts(seen(SECOND, E))]
    assert facts == [
        ("Dealer", "Bruno"),
        ("Turn-up", "9♣"),
        ("Exchange 1", "Ana 3, Bruno 2"),
        ("King announced", "no"),
    ]
    one = play(STRICT, ACCEPTED, ["discard 7S"])
    assert say(FACE.facts(seen(one, E))[2].value) == "Ana 1"


def test_the_panel_knows_kings_games_and_stakes() -> None:
    turned = position("7S 8S 9S TS JS", "7D 8D 9D TD JD", "KC", announced=D)
    assert say(FACE.facts(seen(turned, E))[-1].value) == "turned up"
    later = replace(TALK, announced=E, games=(1, 0), stakes=(3, 0))
    values = [say(fact.value) for fact in FACE.facts(seen(later, E))]
    assert values[-3:] == ["Ana", "1 – 0", "3 – 0"]
    assert FACE.facts(seen(STRICT.start(), E)) == ()


def test_the_plates() -> None:
    view = seen(replace(with_tricks(PLAYING, 2, 1), scores=(6, 2)), E)
    assert [FACE.marks(view, seat) for seat in (E, D)] == [(5, 5), (2, 5)]
    assert [FACE.figures(view, seat)[0].number for seat in (E, D)] == [2, 1]
    assert [say(FACE.state_word(view, seat)) for seat in (E, D)] == ["elder hand", "deals"]
    assert FACE.state_word(seen(STRICT.start(), E), E) is None


def test_the_chips() -> None:
    trump = FACE.trump(seen(TALK, E))
    assert trump is not None
    assert trump.suit == "C"
    assert not FACE.notes(seen(TALK, E))
    exposed = replace(PLAYING, offenders=(D,))
    assert [say(note) for note in FACE.notes(seen(exposed, E))] == [
        "No exchange: you must take 3 tricks",
        "Bruno: cards face up after a revoke",
    ]


def test_a_promise_is_told_until_it_is_kept() -> None:
    for kept in (0, 2, 3):
        told = FACE.notes(seen(replace(with_tricks(PLAYING, kept, 1), authority=E), E))
        assert bool(told) == (kept < 3)


def test_the_steps_lead_to_the_first_card() -> None:
    changed = replace(PLAYING, exchanged=(2, 3))
    present = [FACE.steps(seen(state, E)) for state in (TALK, ASKED, ACCEPTED, changed)]
    assert [steps and steps.present for steps in present] == [0, 1, 2, 3]
    at_once = FACE.steps(seen(PLAYING, E))
    assert at_once is not None
    assert [say(name) for name in at_once.names] == ["Propose", "Play"]
    assert at_once.present == 1
    assert FACE.steps(seen(play(STRICT, PLAYING, ["play 7S"]), E)) is None


def test_the_stock_makes_room_for_the_tricks() -> None:
    talking = {spot.zone.kind: spot for spot in FACE.spots(seen(TALK, E))}
    playing = {spot.zone.kind: spot for spot in FACE.spots(seen(PLAYING, E))}
    assert playing["stock"].x < -3 < talking["stock"].x
    assert "waste" not in playing


# The account of a hand.


def account(
    state: EcarteState, moves: list[str], seat: Seat = E, of: Ecarte = STRICT
) -> ScoreSheet:
    after, events = told(of, state, moves)
    paid = tuple(event for event in events if isinstance(event, Paid))
    return FACE.score_sheet(seen(after, seat, of), PlayedHand([state, after], [], paid))


WIN = plays("KS 7S QS 8S JS 9S 7H QH")
STRONG = position("KS QS JS 7H 8H", "7S 8S 9S KH QH", "9C", authority=D)


def test_every_point_has_its_reason() -> None:
    sheet = account(STRONG, WIN)
    first, second = sheet.lines
    assert [say(line) for line in first.derivation] == [
        "3 trick(s): 1 (Rule 4.16)",
        "Bruno played with authority and did not win: 1 (Rule 4.17)",
    ]
    assert (first.gained, first.total, first.seat) == (2, 2, E)
    assert (first.cells, second.cells, second.gained) == ((3,), (1,), 0)
    assert (say(sheet.title), sheet.winner) == ("You score 2 point(s)", E)
    assert say(sheet.subtitle) == "Hand 1 · Trump: clubs · Bruno dealt"
    assert say(sheet.summary) == "Ana: the hand, and the other's authority failed"
    assert sheet.check is None


def test_the_loser_reads_the_same_account() -> None:
    sheet = account(STRONG, WIN, D)
    assert say(sheet.title) == "Ana scores 2 point(s)"
    assert say(sheet.lines[0].derivation[1]).startswith("You played with authority")
    assert say(sheet.subtitle).endswith("You dealt")


def test_a_game_won() -> None:
    sheet = account(replace(STRONG, scores=(4, 1)), WIN)
    assert (say(sheet.title), sheet.match_over) == ("You win the game 6 to 1", True)
    other = account(replace(STRONG, scores=(4, 1)), WIN, D)
    assert say(other.title) == "Ana wins the game 6 to 1"


KING = position("KC QC JC 7S 8S", "7D 8D 9D TD JD", "9C", Phase.PROPOSE)
VOLE = plays("KC 7D QC 8D JC 9D 7S TD 8S JD")


@pytest.mark.parametrize(
    ("state", "moves", "title", "summary", "reasons"),
    [
        (KING, ["stand", "announce", *VOLE], "You score 3 point(s)", "Ana: king and vole",
         ["King announced: 1 (Rule 4.12)", "All five tricks, the vole: 2 (Rule 4.16)"]),
        (KING, ["stand", "conceal", *VOLE], "You score 2 point(s)", "Ana: vole",
         ["All five tricks, the vole: 2 (Rule 4.16)"]),
        (KING, ["stand", "conceal", "claim"], "You score 1 point(s)", "Ana: point claimed",
         ["The point claimed with certain tricks: 1 (Rule 4.18)"]),
        (replace(KING, scores=(4, 0)), ["stand", "announce"], "You win the game 5 to 0",
         "Ana: the king", ["King announced: 1 (Rule 4.12)"]),
    ],
)  # fmt: skip
def test_accounts(
    state: EcarteState, moves: list[str], title: str, summary: str, reasons: list[str]
) -> None:
    sheet = account(state, moves)
    assert [say(line) for line in sheet.lines[0].derivation] == reasons
    assert say(sheet.title) == title
    assert say(sheet.summary) == summary


def test_a_hand_given_up() -> None:
    of = rules(resign=True)
    sheet = account(replace(TALK, phase=Phase.PLAY), ["resign"], E, of)
    assert say(sheet.lines[0].derivation[0]) == "You gave up the hand: 2"
    assert say(sheet.summary) == "Bruno: the other gave up"
    theirs = account(replace(TALK, phase=Phase.PLAY), ["resign"], D, of)
    assert say(theirs.lines[0].derivation[0]) == "Ana gave up the hand: 2"


def test_a_hand_without_points() -> None:
    free = rules(enforce="free")
    state = replace(STRONG, offenders=(E,))
    sheet = account(state, WIN, E, free)
    assert (say(sheet.title), say(sheet.summary), sheet.winner) == (
        "Nobody scores",
        "no points",
        None,
    )


def test_the_tricks_add_up_when_all_are_played() -> None:
    late = rules(early_stop=False)
    sheet = account(STRONG, [*WIN, *plays("KH 8H")], E, late)
    assert say(sheet.check) == "3 + 2 = 5 tricks (Ana and Bruno)"
