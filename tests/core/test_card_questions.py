"""What is told of cards: the ends of suits, what was shown, what is within reach."""

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.card_questions import ends_of_suits, laid_by_others, within_reach
from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.question import Question
from naipes_gui.core.questions import answer, last_trick
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, NOBODY, Moved, Seat
from naipes_gui.core.table_in_words import TableInWords
from naipes_gui.core.text import install
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.turns import Turns
from naipes_gui.core.wording import Wording, card_name, card_names
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from tests.catalogues import catalogue

ME = Seat(0)
NAMES = ("Tú", "Bruno", "Elvira", "Gala", "Hugo", "Carmen", "Damián")


class Never:
    def is_set(self) -> bool:
        return False


def asked(key: str, nth: int) -> tuple[TableInWords, Turns, set[Card]]:
    """Return a game at the nth decision with cards of the first seat, and all it has ever seen."""
    game = all_games()[key]
    rules = game.rules(game.options().make())
    timeline: Timeline[Any] = Timeline(rules)
    rng, bot, turns, seen = Random(5), RandomBot(rules), Turns(), set[Card]()
    while True:
        state = timeline.state
        if state.to_move == CHANCE:
            timeline.push(rules.chance(state, rng))
        else:
            view = timeline.view(timeline.ply, state.to_move)
            mine = state.to_move == ME and state.stage is Stage.HAND
            nth -= mine and any(move.cards for move in view.moves)
            if nth == 0:
                break
            timeline.push(bot.choose(view, rng, Never()))
        frame = timeline.tell(timeline.ply, ME, game.face())
        turns.add(frame)
        seen |= {c for e in frame.events if isinstance(e, Moved) for c in e.cards} - {HIDDEN}
    view = timeline.view(timeline.ply, ME)
    return TableInWords(game.face(), view, Wording(NAMES, aloud=True)), turns, seen


@pytest.mark.parametrize("game", all_games())
def test_what_others_have_shown_was_seen_and_is_told_of_each(game: str) -> None:
    words, turns, seen = asked(game, 4)
    told = answer(Question.LAID, words, turns)
    for seat in range(1, len(words.view.state.scores)):
        assert f"{NAMES[seat]}: " in told
    assert NAMES[0] not in told
    named = {card for turn in turns.done if turn.seat != ME for card in turn.cards}
    assert named <= seen
    assert named, "somebody has shown something"
    for other in range(1, len(words.view.state.scores)):
        laid = dict.fromkeys(c for turn in turns.done if turn.seat == other for c in turn.cards)
        assert all(name in told for name in card_names(list(laid)))


@pytest.mark.parametrize("game", [key for key in all_games() if key != "hachi_hachi"])
def test_the_ends_of_every_suit_are_told(game: str) -> None:
    words, turns, _ = asked(game, 4)
    told, order = answer(Question.ENDS, words, turns), words.face.ranks
    hand = words.view.cards(Role.HAND, ME)
    for suit in {card.suit for card in hand}:
        row = sorted((c for c in hand if c.suit == suit), key=lambda c: order.find(c.rank))
        name = {"S": "Spades", "H": "Hearts", "D": "Diamonds", "C": "Clubs"}[suit]
        ends = [words.wording.say(card_name(card)).split(" of ")[0] for card in (row[-1], row[0])]
        wanted = f"highest {ends[0]}, lowest {ends[1]}." if len(row) > 1 else f"only {ends[0]}."
        assert f"{name}: {wanted}" in told


@pytest.mark.parametrize("game", ["ecarte", "mosca", "napoleon"])
def test_tricks_that_are_kept_are_counted_and_not_their_cards(game: str) -> None:
    each = (asked(game, nth) for nth in range(3, 20))
    words, turns, _ = next(one for one in each if one[1].trick and one[1].trick.number > 1)
    told = answer(Question.CAPTURES, words, turns)
    counts = re.findall(r"Tricks taken, \w+: (\d+)\.", told)
    assert turns.trick is not None
    assert sum(map(int, counts)) == turns.trick.number
    assert "card" not in told


@pytest.mark.parametrize("game", ["ecarte", "mosca"])
def test_what_is_chosen_with_others_is_not_called_playable(game: str) -> None:
    """Who hears it would think that the card is played."""
    found = (asked(game, nth)[0] for nth in range(1, 20))
    words = next(w for w in found if any(len(move.cards) > 1 for move in w.view.moves))
    several = next(move.cards for move in words.view.moves if len(move.cards) > 1)
    told = [words.in_hand(card, (), frozenset(several)) for card in several]
    assert all(text.endswith(", can be chosen") for text in told)


def test_what_can_be_captured_is_told_with_what_takes_it() -> None:
    words, turns, _ = asked("hachi_hachi", 4)
    told = answer(Question.REACH, words, turns)
    for move in words.view.moves:
        for card in move.onto:
            assert f"{card_name(card)} with " in told
            assert card_name(move.cards[0]) in told
    assert told.startswith("You can capture: ")
    words, turns, _ = asked("ecarte", 4)
    assert answer(Question.REACH, words, turns) == "Nothing can be captured now."


def test_a_flower_that_may_take_either_of_two_does_not_take_both() -> None:
    words, _, _ = asked("hachi_hachi", 1)
    hand = words.view.cards(Role.HAND, ME)
    two = [Move("play", (hand[0],), onto=(Card(on),)) for on in ("06T", "06K1")]
    words.view = replace(words.view, moves=tuple(two))
    told, one, other = words.allowed(), card_name(Card("06T")), card_name(Card("06K1"))
    assert told.endswith(f" can take {one} or {other}.")
    all_three = Move("play", (hand[0],), onto=(Card("06T"), Card("06K1"), Card("06R")))
    words.view = replace(words.view, moves=(all_three,))
    assert f"{one}, {other} and {card_name(Card('06R'))}." in words.allowed()
    alike = [Move("play", (hand[0],), onto=(Card(on),)) for on in ("06K1", "06K2")]
    words.view = replace(words.view, moves=tuple(alike))
    assert words.allowed().count(other) == within_reach(words).count(other) == 1


def test_the_flowers_worth_most_and_least_are_told() -> None:
    words, turns, _ = asked("hachi_hachi", 1)
    hand = sorted(words.view.cards(Role.HAND, ME), key=lambda card: "HTRK".find(card.kind))
    told = answer(Question.ENDS, words, turns)
    assert told.startswith(f"Worth most: {words.card(hand[0])}. Worth least: ")


WRONG = {
    "en": r"\bYou (is|has|takes|was|leads|turns)\b|\bby You\b",
    "es": r"\b(lleva|gana|ganando|tiene|sale|juega) (el |la )?Tú\b|\bTú (la|lo|se|va|tiene)\b",
}


@pytest.mark.parametrize("language", WRONG)
@pytest.mark.parametrize("game", all_games())
def test_who_asks_is_spoken_to_and_not_of(game: str, language: str) -> None:
    install(catalogue(language))
    for nth in (2, 4, 6):
        words, turns, _ = asked(game, nth)
        words.wording = Wording(({"en": "You", "es": "Tú"}[language], *NAMES[1:]), aloud=True)
        told = {question: answer(question, words, turns) for question in Question}
        assert not [each for each in told.values() if re.search(WRONG[language], each)]
        if turns.trick is not None:
            yours = {"en": "You t", "es": "llevas"}[language]
            assert (yours in told[Question.LAST_TRICK]) == (turns.trick.taken.seat == ME)


@pytest.mark.parametrize("game", [key for key in all_games() if key != "hachi_hachi"])
def test_who_leads_a_trick_and_asks_is_told_so(game: str) -> None:
    words, _, _ = asked(game, 4)
    card = words.view.cards(Role.HAND, ME)[0]
    words.face.leading = lambda _: card  # type: ignore[assignment, method-assign]
    assert words.trick(((ME, card),)).endswith(" You are winning.")


@pytest.mark.parametrize("game", ["nlk", "hachi_hachi"])
def test_the_last_turn_is_that_of_everybody_since_the_own_one(game: str) -> None:
    words, turns, _ = asked(game, 2)
    turns.trick = None
    since = turns.since(ME)
    assert {turn.seat for turn in since} > {ME}
    told = last_trick(words, turns)
    at = [told.find(words.wording.say(turn.told[0]).rstrip(".")) for turn in since]
    assert -1 not in at
    assert at == sorted(at)


@pytest.mark.parametrize("game", all_games())
def test_every_question_is_answered_by_what_is_there(game: str) -> None:
    for nth in (1, 4):
        words, turns, _ = asked(game, nth)
        direct = {
            Question.TURN: words.turn(), Question.TRUMP: words.trump(), Question.POT: words.pot(),
            Question.CONTRACT: words.contract(), Question.SCORE: words.score(),
            Question.HAND: words.hand(), Question.RIVALS: words.rivals(),
            Question.CAPTURES: words.lying(Role.CAPTURED, Role.WON, Role.PILE),
            Question.FIELD: words.field(), Question.ALLOWED: words.allowed(),
            Question.ENDS: ends_of_suits(words), Question.LAID: laid_by_others(words, turns),
            Question.REACH: within_reach(words), Question.LAST_TRICK: last_trick(words, turns),
        }  # fmt: skip
        for question, told in direct.items():
            assert answer(question, words, turns) == (told or "Nothing lies there."), question
        tricks = words.trick(turns.laid) if words.face.has_tricks else words.field()
        assert answer(Question.TRICK, words, turns) == tricks


@pytest.mark.parametrize("game", all_games())
def test_what_is_somebodys_is_told_with_the_name_and_what_is_nobodys_without(game: str) -> None:
    words, _, _ = asked(game, 3)
    zones = words.view.zones
    assert words.zones()
    for place in words.zones():
        name, owner = words.wording.say(zones.zone(place.zone).name), zones.owner(place.zone)
        assert place.heading == (name if owner == NOBODY else f"{name}, {NAMES[owner]}")
        assert place.count == len(words.view.state.table[place.zone]) >= len(place.cards)
