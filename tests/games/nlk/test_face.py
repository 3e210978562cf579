"""What the table says in NLK, read in English as the players would."""

from dataclasses import replace
from typing import Any

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.face import Look, PlayedHand, ScoreSheet, Whereabouts
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import OMNISCIENT, Said, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import HAND, STOCK
from naipes_gui.games import all_games
from naipes_gui.games.nlk.rules.game import Nlk
from naipes_gui.games.nlk.rules.state import NlkState, Phase
from naipes_gui.games.nlk.table.face import NlkFace
from naipes_gui.ui.beside_table.seen_words import heading_of
from tests.contract.positions import positions
from tests.games.nlk.positions import at_random, piles, play, rules, trick

FOUR, FACE = rules(), NlkFace()
WORDING = Wording(("Ana", "Bea", "Carlos", "Dora"))
FIRST = piles(FOUR, ("9H", "QD TS", "JD", "AC"), 1, "7H KD")
DRAWN = play(FOUR, FIRST, "draw")
AGAIN = play(FOUR, FIRST, "give 0", "give 2", "draw", "place 3")
LAST = play(FOUR, piles(FOUR, ("QH", "7C", "8D", "9S"), 2, "KS", whole=False), "draw")
LADDER = trick(
    FOUR, ("AS QS TS 8S KH 8H AD", "7D 8D", "9D TD", "JD QD"), 0, "7S 9S JS", 4,
)  # fmt: skip
LADDER = replace(LADDER, laid_by=(Seat(1), Seat(2), Seat(3)))


def seen(state: NlkState, seat: int, of: Nlk = FOUR) -> View[NlkState]:
    return of.observe(state, Seat(seat))


def say(what: Phrase | None) -> str:
    return WORDING.say(what) if what is not None else ""


def told(state: NlkState, seat: int, of: Nlk = FOUR) -> str:
    return WORDING.tell(*FACE.situation(seen(state, seat, of)))


@pytest.mark.parametrize(
    ("state", "seat", "text"),
    [
        (FIRST, 1, "Your turn. You may give the ten of spades to Ana before you draw. 27 card(s)"),
        (FIRST, 0, "Bea may give cards away, and draws. 27 card(s) left"),
        (DRAWN, 1, "Your turn. You drew the seven of hearts: give it to Dora and draw again"),
        (DRAWN, 2, "Bea drew the seven of hearts and places it."),
        (AGAIN, 1, "Your turn. You gave it away: draw again."),
        (AGAIN, 3, "Bea draws again."),
        (piles(FOUR, ("9H", "9S", "JD", "AC"), 1), 1, "Your turn. Draw a card."),
        (
            LAST, 2,
            "Your turn. You drew the last card, the king of spades: whoever gets it leads. "
            "Give it to Ana, or put it on your pile. Spades are trumps.",
        ),
        (
            LADDER, 0,
            "Your turn. Beat the jack of spades with the queen, the ace or a heart, or take the "
            "seven of spades. 1 more card(s) turn the trick.",
        ),
        (
            LADDER, 1,
            "Ana must beat the jack of spades or take the seven of spades. "
            "1 more card(s) turn the trick.",
        ),
        (
            replace(LADDER, to_move=Seat(1)), 1,
            "Your turn. You cannot beat the jack of spades: take the seven of spades. "
            "1 more card(s) turn the trick.",
        ),
        (
            replace(LADDER, limited=True), 0,
            "Your turn. Beat the jack of spades with the queen, the ace or a heart: you must. "
            "1 more card(s) turn the trick. The cards only go round: whoever can beat must. "
            "(Rule 1.25)",
        ),
        (
            trick(FOUR, ("AS 7C", "7D", "9D", "JD"), 0, "KS", 4), 0,
            "Your turn. Beat the king of spades with the ace, or take it. "
            "3 more card(s) turn the trick.",
        ),
        (
            trick(FOUR, ("8C 7C", "7D", "9D", "JD"), 0, "KS", 4), 0,
            "Your turn. You cannot beat the king of spades: take it.",
        ),
        (
            trick(FOUR, ("8C 7C", "7D", "9D", "JD"), 0, "KS", 4), 3,
            "Ana must beat the king of spades or take it.",
        ),
        (
            trick(FOUR, ("8C 7C", "7D", "9D", "JD"), 0), 0,
            "Your turn. Lead any card: 4 card(s) turn the trick.",
        ),
        (trick(FOUR, ("8C 7C", "7D", "9D", "JD"), 0), 2, "Ana is to lead."),
    ],
)  # fmt: skip
def test_the_situation(state: NlkState, seat: int, text: str) -> None:
    assert told(state, seat).startswith(text)


def over(of: Nlk = FOUR) -> tuple[NlkState, NlkState, str]:
    """Return the states before and after the move that ends a hand, and the move."""
    before = trick(of, ("AD", "", "", "9S TS"), 0, out=(Seat(2), Seat(1)))
    return before, play(of, before, "play AD"), "play AD"


def test_the_end_in_words() -> None:
    _, after, _ = over()
    assert told(after, 0) == "The match is over. Dora has lost it."
    assert told(after, 3) == "The match is over. You have lost it."
    _, after, _ = over(rules(match="hands:2"))
    assert told(after, 0) == "The hand is over. Dora has lost it."
    void = replace(after, finish=())
    assert told(void, 0) == "The hand is over. The cards only went round: nobody has lost."


def sheet(after: NlkState, before: NlkState, seat: int) -> ScoreSheet:
    start = replace(FOUR.start(), dealer=Seat(1))
    hand = PlayedHand((start, before, after), ((Seat(0), Move("play")),), ())
    return FACE.score_sheet(seen(after, seat), hand)


def test_the_account_of_a_hand() -> None:
    before, after, _ = over()
    account = sheet(after, before, 0)
    assert say(account.title) == "Dora loses the hand"
    assert say(account.subtitle) == "Hand 1 · Trump: hearts · Bea dealt"
    assert [(line.seat, say(line.caption), line.gained, line.total) for line in account.lines] == [
        (2, "Out first", 0, 0), (1, "Out second", 0, 0), (0, "Out third", 0, 0),
        (3, "2 card(s) left", 1, 1),
    ]  # fmt: skip
    assert say(account.lines[3].derivation[0]) == "Dora was the last with cards (Rule 1.24)"
    assert (account.match_over, say(account.summary)) == (True, "Dora loses")
    mine = sheet(after, before, 3)
    assert say(mine.title) == "You lose the hand"
    assert say(mine.lines[3].derivation[0]) == "You were the last with cards (Rule 1.24)"
    assert say(sheet(after, before, 1).subtitle).endswith("You dealt")


def test_the_account_of_stopped_and_void_hands() -> None:
    before, _, _ = over()
    stopped = replace(before, finish=(3, 2, 1, 4), scores=(0, 0, 0, 1), stage=Stage.OVER)
    why = say(sheet(stopped, before, 0).lines[3].derivation[0])
    assert why == "The hand was stopped, and Dora held most cards (Rule 1.25)"
    why = say(sheet(stopped, before, 3).lines[3].derivation[0])
    assert why == "The hand was stopped, and you held most cards (Rule 1.25)"
    void = sheet(replace(before, stage=Stage.SHUFFLE), before, 0)
    assert say(void.title) == "Nobody loses: the hand is void"
    assert not any(line.gained for line in void.lines)
    assert say(void.summary) == "void"


def labels(state: NlkState, seat: int) -> list[tuple[str, str, str]]:
    buttons = FACE.buttons(seen(state, seat), ())
    return [(say(button.label), say(button.price), button.key) for button in buttons]


def test_buttons_of_the_piles() -> None:
    assert labels(FIRST, 1) == [
        ("Give to Ana", "the ten follows 9♥", "0"), ("Draw", "27 card(s) left", "1"),
    ]  # fmt: skip
    assert labels(DRAWN, 1) == [
        ("Give to Dora", "and you draw again", "3"), ("On my pile", "and your turn ends", "1"),
    ]  # fmt: skip
    assert labels(LAST, 2)[0][:2] == ("Give to Ana", "Ana leads then")
    assert labels(LAST, 2)[-1] == ("On my pile", "Spades are trumps. You lead.", "2")
    assert labels(FIRST, 0) == []


def test_the_button_that_takes() -> None:
    (take,) = FACE.buttons(seen(LADDER, 0), ())
    assert (say(take.label), say(take.price)) == ("Take", "7♠ into your hand")
    assert (take.key, take.icon, take.main, take.why) == (
        "T",
        "take",
        len(seen(LADDER, 0).moves) == 1,
        None,
    )
    (take,) = FACE.buttons(seen(replace(LADDER, limited=True), 0), ())
    assert not take.main
    assert say(take.why) == "Whoever can beat must do so now. (Rule 1.25)"
    assert FACE.buttons(seen(trick(FOUR, ("8C 7C", "7D", "9D", "JD"), 0), 0), ()) == ()


@pytest.mark.parametrize(
    ("state", "seat", "move", "mine", "theirs"),
    [
        (FIRST, 1, "give 0", "You give 10♠ to Ana", "Bea gives 10♠ to Ana"),
        (FIRST, 1, "draw", "You draw", "Bea draws"),
        (DRAWN, 1, "place 3", "You give 7♥ to Dora", "Bea gives 7♥ to Dora"),
        (DRAWN, 1, "keep", "You keep 7♥", "Bea keeps 7♥"),
        (FIRST, 1, "cut 5", "You cut the cards", "Bea cuts the cards"),
        (LADDER, 0, "take", "You take 7♠", "Ana takes 7♠"),
        (
            LADDER, 0, "play QS", "You beat with Q♠ and turn the trick",
            "Ana beats with Q♠ and turns the trick",
        ),
        (
            replace(LADDER, size=5), 0, "play 8H", "You beat with 8♥", "Ana beats with 8♥",
        ),
        (trick(FOUR, ("8C 7C", "7D", "9D", "JD"), 0), 0, "play 8C", "You lead 8♣", "Ana leads 8♣"),
    ],
)  # fmt: skip
def test_moves_are_told(state: NlkState, seat: int, move: str, mine: str, theirs: str) -> None:
    other = OMNISCIENT if seat else 1
    made = Move.parse(move)
    assert say(FACE.describe(seen(state, seat), Seat(seat), made)) == mine
    assert say(FACE.describe(seen(state, other), Seat(seat), made)) == theirs


def word(state: NlkState, seat: int) -> str:
    return say(FACE.state_word(seen(state, 0), Seat(seat)))


def test_state_words() -> None:
    assert FACE.state_word(seen(FIRST, 0), Seat(1)) is None
    assert word(LADDER, 3) == "Laid J♠"
    assert FACE.state_word(seen(LADDER, 0), Seat(0)) is None
    led = play(FOUR, trick(FOUR, ("8C 7C", "7D", "9D", "JD"), 0), "play 8C")
    assert word(led, 0) == "You led 8♣"
    assert say(FACE.state_word(seen(led, 1), Seat(0))) == "Led 8♣"
    assert say(FACE.state_word(seen(LADDER, 3), Seat(3))) == "You laid J♠"
    before, after, _ = over()
    assert word(before, 2) == "Out first"
    assert FACE.is_out(seen(before, 0), Seat(2))
    assert not FACE.is_out(seen(before, 0), Seat(3))
    assert FACE.state_word(seen(after, 0), Seat(2)) is None


def test_trump_ladder_notes_and_steps() -> None:
    unknown = FACE.trump(seen(FIRST, 0))
    assert unknown is not None
    assert (unknown.suit, say(unknown.note)) == ("", "The suit of the last card")
    known: Any = FACE.trump(seen(LADDER, 0))
    assert known.suit == "H"
    assert FACE.trump(seen(FOUR.start(), 0)) is None
    assert FACE.leading(seen(LADDER, 0)) == "JS"
    assert FACE.leading(seen(FIRST, 0)) is None
    hurried = FACE.notes(seen(replace(LADDER, limited=True), 0))
    loses = "The last one with cards loses"
    assert list(map(say, hurried)) == [loses, "Whoever can beat must (Rule 1.25)"]
    assert list(map(say, FACE.notes(seen(LADDER, 0)))) == [loses]
    assert list(map(say, FACE.notes(seen(FIRST, 0)))) == ["Your pile will be your hand"]
    ladder: Any = FACE.ladder(seen(LADDER, 0))
    assert ladder.owners == LADDER.laid_by
    assert [say(words) for words in ladder.coming] == ["Last"]
    assert say(ladder.count) == "3 of 4 cards"
    steps: Any = FACE.steps(seen(LADDER, 0))
    assert (say(steps.names[0]), say(steps.names[1]), steps.present) == ("Piles", "Tricks", 1)
    assert FACE.steps(seen(FOUR.start(), 0)) is None


def test_whose_the_cards_of_a_turned_trick_are_is_known_until_they_are_taken_up() -> None:
    """The table shows the trick for a while; its state is that of the next lead already."""
    turned = play(FOUR, LADDER, "play QS")
    assert (turned.chain, turned.layers) == ((), ())
    lying = replace(turned, table={**turned.table, "chain": (*LADDER.chain, Card("QS"))})
    ladder: Any = FACE.ladder(seen(lying, 0))
    assert (ladder.owners, ladder.coming) == ((1, 2, 3, 0), ())
    led = play(FOUR, turned, "play 8H")
    assert led.layers == (0,)


def test_the_cards_still_to_come_are_those_of_others() -> None:
    view = seen(LADDER, 0)
    left: Any = FACE.cards_left(view)
    where = {card: place for row in left.rows for card, place in row}
    assert len(where) == 32
    mine = {card for card, place in where.items() if place is Whereabouts.MINE}
    assert mine == set(LADDER.hand(Seat(0)))
    assert all(where[card] is Whereabouts.OUT for card in LADDER.chain)
    assert left.count == sum(place is Whereabouts.AFIELD for place in where.values())
    assert FACE.cards_left(seen(FOUR.start(), 0)) is None


def test_only_what_was_seen_is_known_of_the_hands_of_others() -> None:
    view = seen(LADDER, 0)
    other = next(seat for seat in LADDER.active if seat != 0)
    assert dict(FACE.cards_left(view).held)[other] == ()  # type: ignore[union-attr]
    card = LADDER.hand(other)[0]
    told = FACE.cards_left(replace(view, memory={card: HAND.of(other)}))
    assert dict(told.held)[other] == (card,)  # type: ignore[union-attr]


def facts(state: NlkState) -> list[tuple[str, str]]:
    return [(say(fact.label), say(fact.value)) for fact in FACE.facts(seen(state, 0))]


def test_facts() -> None:
    assert facts(FIRST)[:3] == [
        ("Stock", "27 card(s)"), ("Ana", "9♥ on 1 card(s)"), ("Bea", "10♠ on 2 card(s)"),
    ]  # fmt: skip
    assert ("Bea", "no card") in facts(piles(FOUR, ("9H", "", "JD", "AC"), 0))
    before, after, _ = over()
    assert facts(before) == [
        ("Last card", "9♥"), ("Ana", "1 card(s)"), ("Bea", "Out second"),
        ("Carlos", "Out first"), ("Dora", "2 card(s)"),
    ]  # fmt: skip
    assert facts(after) == [("Lost by Dora", "1 hand(s)")]
    (figure,) = FACE.figures(seen(after, 0), Seat(3))
    assert (figure.icon, figure.number, say(figure.meaning)) == ("flag", 1, "Hands lost")
    assert [figure.number for figure in FACE.figures(seen(before, 0), Seat(3))] == [0]


def test_piles_lie_squared_or_spread() -> None:
    def look(of: Nlk) -> Look:
        spots = FACE.spots(seen(FIRST, 0, of))
        return next(spot.look for spot in spots if spot.zone.kind == "pile")

    assert look(FOUR) is Look.HEAP
    assert [spot.zone.kind for spot in FACE.spots(seen(LADDER, 0))] == ["chain", "gone"]
    assert look(rules(piles="spread")) is Look.PILE
    assert FIRST.phase is Phase.TURN


@pytest.mark.parametrize(
    ("verb", "text"),
    [("out", "I am out!"), ("deals", "I deal."), ("void", "Nobody loses. I deal again.")],
)
def test_bubbles(verb: str, text: str) -> None:
    assert say(FACE.bubble(seen(FIRST, 0), Said(Seat(1), verb))) == text


def test_what_is_still_to_come_is_called_by_where_it_is() -> None:
    """All had been seen in the piles, and yet they were called «not seen yet» in the hands."""
    tricks: Any = FACE.cards_left(seen(LADDER, 0))
    assert tricks.lying == ()
    assert heading_of(tricks.count, tricks.lying) == (f"Still in other hands: {tricks.count}", "")
    timeline: Timeline[Any] = next(positions(all_games()["nlk"], 3)).timeline
    for ply, state in enumerate(timeline.states):
        if state.stage is not Stage.HAND or state.is_playing_tricks:
            continue
        piles: Any = FACE.cards_left(timeline.view(ply, Seat(0)))
        # What nobody has seen lies in the stock, whether piles are spread or heaps.
        assert sum(many for _, many in piles.lying) == piles.count


@pytest.mark.parametrize("seat", range(4))
def test_what_others_hold_is_told_when_the_last_card_is_drawn(seat: int) -> None:
    """Every rank was struck out, and «Still in other hands: 0» told, until the next key."""
    timeline = at_random(FOUR, seat, 300)
    ply = [each.phase for each in timeline.states].index(Phase.TRICKS) - 1
    state = timeline.states[ply]
    assert (state.table[STOCK.id], state.phase) == ((), Phase.DRAWN)
    left: Any = FACE.cards_left(timeline.view(ply, Seat(seat)))
    others = sum(len(state.pile(other)) for other in state.seats if other != seat)
    assert left.count == others > 0
    told = heading_of(left.count, left.lying, left.known)
    assert told == ("Not seen yet: 0", f"In the piles of others: {others}")
    where = {card: place for row in left.rows for card, place in row}
    mine = {card for card, place in where.items() if place is Whereabouts.MINE}
    assert mine == {*state.pile(Seat(seat))}
    assert [card for card, place in where.items() if place is Whereabouts.OUT] == [state.drawn]
    then: Any = FACE.cards_left(timeline.view(ply + 1, Seat(seat)))
    assert then.count - left.count in (0, 1), "the card that was drawn has come to somebody"


def test_the_hands_that_are_shown_at_the_end_are_those_of_all() -> None:
    """Only the loser still holds cards: what the others had is seen by what they laid."""
    hand = next(at_random(FOUR, "hands").hands())
    laid, last = [*FACE.played_in(hand)], hand.states[-1]
    assert {seat for seat, _ in laid} | {*last.active} == {*last.seats}
    assert len(laid) == len({*laid})
    moved = [(seat, move.cards[0]) for seat, move in hand.moves if move.verb == "play"]
    ends = [len(moved) - moved[::-1].index(each) for each in laid]
    assert ends == sorted(ends)
    assert not {card for seat in last.active for card in last.hand(seat)} & {
        card for seat, card in laid if seat in last.active
    }
