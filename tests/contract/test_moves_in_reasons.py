"""A reason calls a move as the table offers it: by its button, or by its cards."""

import re
from typing import Any

import pytest

from naipes_gui import languages
from naipes_gui.core.cards import Card
from naipes_gui.core.flowers import BOTH, is_flower
from naipes_gui.core.text import Phrase
from naipes_gui.core.wording import Wording, card_name
from naipes_gui.games import all_games
from naipes_gui.review.problems import problems
from naipes_gui.ui.shared import language
from tests.contract.counsels import asked
from tests.contract.positions import Position
from tests.playthrough import NAMES

QUOTED = re.compile("[“«]\\s?(.+?)\\s?[”»]")
CARD = re.compile(r"(10|\w)[♠♥♦♣]$")
STEM = 3
"""So many letters of a word stay the same whatever form it takes."""
NAMES_NONE = {
    "Any will do: it is left to chance.", "Trumps and kings are kept, all else is changed.",
    "Left to chance: nothing was weighed.", "There was no time to weigh it.",
    "There was no time to compare the choices.", "Every choice comes to the same here.",
    "Nobody has looked yet: both hands are worth the same.", "Only move.", "Left to chance.",
    "Who looks first can still drop out of a bad hand.", "There is no other move.",
    "A promise before looking is a matter of courage.", "The king scores 1 point at once.",
    "The cards go round, so anything else is tried.", "The king is forgotten.",
    "Overlooked that the card can be given away.", "Announcing scores 1 point and gives "
    "nothing away.", "No card can save anything any more.",
    "Three tricks are certain, and no more can be won.",
}  # fmt: skip
"""Reasons that call no move by a name."""
OTHERWISE = {
    "Playing this hand brings", "Playing and not playing", "Stopping brings",
    "Ending the hand brings",
}  # fmt: skip
"""What Hachi-Hachi compares is more than one move: a hand, or its end."""


@pytest.mark.sampled
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("spoken", languages.spoken())
@pytest.mark.parametrize("game", all_games())
def test_a_move_is_named_as_its_button(game: str, spoken: str) -> None:
    wording, missing = Wording(NAMES), list[tuple[str, str]]()
    try:
        language.speak(spoken)
        for position, counsel in asked(game):
            labels = [wording.say(label) for label in _labels(game, position, counsel.chosen)]
            told = wording.say(counsel.reason)
            first = [label.split()[0][:STEM].lower() for label in labels]
            by_cards = any(_is_told(card, told, wording) for card in counsel.chosen.cards)
            if first and not by_cards and _names_a_move(counsel.reason):
                missing += [(told, labels[0])] * (first[0] not in told.lower())
    finally:
        language.speak("en")
    assert missing == []


@pytest.mark.sampled
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("spoken", languages.spoken())
@pytest.mark.parametrize("game", all_games())
def test_what_is_quoted_can_be_pressed_or_played(game: str, spoken: str) -> None:
    wording = Wording(NAMES)
    try:
        language.speak(spoken)
        face, odd = all_games()[game].face(), list[tuple[str, str]]()
        for position, counsel in asked(game):
            offered = {wording.say(button.label) for button in face.buttons(position.view, ())}
            told = wording.say(counsel.reason)
            quoted = (name.strip("\u00a0\u202f") for name in QUOTED.findall(told))
            odd += [(told, n) for n in quoted if n not in offered and not CARD.search(n)]
    finally:
        language.speak("en")
    assert odd == []


@pytest.mark.parametrize("game", all_games())
def test_the_problems_have_no_name_for_a_move_that_the_game_lacks(game: str) -> None:
    """What was kept with a problem is said as it is said today."""
    for each in problems(game):
        record, judged = each.record(), each.judged
        view = record.timeline.view(judged.ply, judged.seat)
        face, wording = all_games()[game].face(), Wording(record.header.names)
        offered = {wording.say(button.label) for button in face.buttons(view, ())}
        for name in QUOTED.findall(wording.say(judged.reason)):
            assert name in offered or CARD.search(name), (each.key, name)


def _is_told(card: Card, told: str, wording: Wording) -> bool:
    names = [wording.short(card), card_name(card)]
    if is_flower(card) and card[:3] in BOTH:
        names.append(wording.say(BOTH[card[:3]]))
    return any(name.lower() in told.lower() for name in names)


@pytest.mark.parametrize("game", all_games())
def test_passing_neither_comes_off_nor_fails(game: str) -> None:
    for _, counsel in asked(game):
        passed = [one.chance for one in counsel.choices if one.move.verb == "pass"]
        assert passed in ([], [None])


def _labels(game: str, position: Position, move: Any) -> list[Any]:
    buttons = all_games()[game].face().buttons(position.view, move.cards)
    return [each.label for each in buttons if each.move.meaning == move.meaning]


def _names_a_move(reason: Any) -> bool:
    if not isinstance(reason, Phrase) or reason.source in NAMES_NONE:
        return False
    return not any(reason.source.startswith(words) for words in OTHERWISE)
