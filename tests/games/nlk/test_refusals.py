"""Every refusal names its rule and points at cards."""

from dataclasses import replace

import pytest

from naipes_gui.core.errors import IllegalMove
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.games.nlk.rules.state import NlkState, Phase
from tests.games.nlk.positions import (
    cards,
    piles,
    play,
    rules,
    trick,
)

FOUR = rules()
STRICT = rules(trumping="only_if_cannot_beat_in_suit")
FIRST = piles(FOUR, ("9H", "QD TS", "JD", "AC"), 1, "7H KD")
T7 = trick(FOUR, ("AS 9S", "JS 8S 7H AD", "KS TS QH", "AC 8H 9H"), 0)
WORDING = Wording(("Ana", "Bea", "Carlos", "Dora"))
DRAWN = play(FOUR, FIRST, "draw")
MUST = play(FOUR, FIRST, "give 0", "give 2", "draw", "place 3")
LED = play(FOUR, T7, "play 9S")
HURRIED = replace(LED, limited=True)
TRUMPED = trick(FOUR, ("AS KS 8H", "7C", "7D", "8D"), 0, "TS 9H", 4)


@pytest.mark.parametrize(
    ("state", "move", "text", "culprits"),
    [
        (FIRST, "play TS", "The tricks begin when the stock is used up. (Rule 1.15)", ""),
        (FIRST, "take", "The tricks begin when the stock is used up. (Rule 1.15)", ""),
        (FIRST, "give 3",
            "You cannot lay the ten of spades on the ace of clubs: it does not follow. "
            "(Rule 1.11)", "AC",
        ),
        (FIRST, "give 1", "Choose the pile of another player.", ""),
        (FIRST, "give", "Choose the pile of another player.", ""),
        (FIRST, "keep", "Draw a card first. (Rule 1.10)", ""),
        (FIRST, "place 0", "Draw a card first. (Rule 1.10)", "9H"),
        (DRAWN, "draw", "First place the card you drew. (Rule 1.10)", ""),
        (DRAWN, "give 0", "Your own top card is only given away before drawing. (Rule 1.12)", "9H"),
        (
            DRAWN, "place 0",
            "You cannot lay the seven of hearts on the nine of hearts: it does not follow. "
            "(Rule 1.11)", "9H",
        ),
        (MUST, "keep", "You gave the card away: draw another one. (Rule 1.10)", ""),
        (MUST, "give 2", "Your own top card is only given away before drawing. (Rule 1.12)", "QD"),
        (
            replace(MUST, phase=Phase.TURN), "give 2",
            "Your pile is empty. (Rule 1.13)", "QD",
        ),
        (
            replace(MUST, phase=Phase.TURN, to_move=Seat(2)), "give 1",
            "Nothing goes onto the empty pile of Bea. (Rule 1.13)", "",
        ),
        (LED, "draw", "The stock is used up: now the cards are played. (Rule 1.15)", ""),
        (LED, "give 2", "The stock is used up: now the cards are played. (Rule 1.15)", ""),
        (
            LED, "play 8S",
            "You cannot beat the nine of spades with the eight of spades. (Rule 1.17)", "9S",
        ),
        (LED, "play AD",
            "Only its own suit or a trump beats the nine of spades. (Rule 1.17)", "9S",
        ),
        (LED, "play KS", "You can only play cards of your own hand.", ""),
        (LED, "play JS 7H", "Play one card at a time.", ""),
        (LED, "pass", "That is not possible now.", ""),
        (T7, "take", "There is nothing to take: lead a card. (Rule 1.18)", ""),
        (TRUMPED, "play AS", "Only a higher trump beats the nine of hearts. (Rule 1.20)", "9H"),
        (
            HURRIED, "take",
            "The cards only go round: whoever can beat must do so now, you with the jack of "
            "spades and the seven of hearts. (Rule 1.25)", "JS 7H",
        ),
    ],
)  # fmt: skip
def test_a_refusal_names_rule_and_cards(
    state: NlkState, move: str, text: str, culprits: str
) -> None:
    with pytest.raises(IllegalMove) as refusal:
        FOUR.play(state, Move.parse(move))
    assert WORDING.say(refusal.value.what) == text
    assert set(FOUR.culprits(state, state.to_move, Move.parse(move))) == set(cards(culprits))


def test_trumping_too_early_is_refused_where_the_suit_comes_first() -> None:
    state = play(STRICT, T7, "play 9S")
    with pytest.raises(IllegalMove) as refusal:
        STRICT.play(state, Move.parse("play 7H"))
    said = WORDING.say(refusal.value.what)
    assert said == "No trump while you can beat in suit: you hold the jack of spades. (Rule 1.19)"
    assert STRICT.culprits(state, Seat(1), Move.parse("play 7H")) == cards("JS")
