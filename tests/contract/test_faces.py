"""What every game shows: complete, for every position, and only what the viewer knows."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naipes_gui import languages
from naipes_gui.core.cards import Card
from naipes_gui.core.face import Face, Spot
from naipes_gui.core.rules import View
from naipes_gui.core.table import OMNISCIENT, Said
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import HAND
from naipes_gui.games import all_games
from naipes_gui.ui.review import deciding
from naipes_gui.ui.shared import language
from naipes_gui.ui.table.action_bar import printed_keys
from naipes_gui.ui.table.playing_on import PlayingOn
from tests.contract.matches import few, play_on, timelines
from tests.guess import guess
from tests.playthrough import NAMES

every_game = pytest.mark.parametrize("key", all_games())
WORDING = Wording(NAMES)


def picks(view: View[Any]) -> list[tuple[Card, ...]]:
    hand = view.state.table.get(HAND.of(view.seat), ())
    return [(), hand[:1], hand[1:3], hand]


def picture(face: Face, view: View[Any]) -> list[Any]:
    """Return all that is shown of a view."""
    seats = range(len(view.state.scores))
    of_seats = [
        (face.state_word(view, s), face.is_out(view, s), face.marks(view, s), face.figures(view, s))
        for s in map(type(view.seat), seats)
    ]
    return [
        list(map(labelled, face.spots(view))), face.situation(view),
        face.trump(view), face.leading(view),
        face.notes(view), face.steps(view), face.facts(view), face.pot(view), of_seats,
        [face.buttons(view, picked) for picked in picks(view)],
    ]  # fmt: skip


def phrases(shown: Any) -> Iterator[Phrase]:
    """Find every phrase in a picture."""
    if isinstance(shown, Phrase):
        yield shown
    elif isinstance(shown, list | tuple):
        for part in shown:
            yield from phrases(part)
    elif hasattr(shown, "__dataclass_fields__"):
        for name in shown.__dataclass_fields__:
            yield from phrases(getattr(shown, name))


def labelled(spot: Spot) -> Phrase | None:
    """Fill the blanks of a label as the table does: the owner and the number of cards."""
    return spot.label and replace(spot.label, blanks={"who": Who(0), "n": 3, **spot.label.blanks})


def readable(shown: Any) -> bool:
    """Tell whether all blanks of all phrases can be filled."""
    return all("{" not in WORDING.say(each) for each in phrases(shown))


def test_what_is_unreadable_is_found() -> None:
    assert not readable([(phrase("test", "{who} deals"),)])


@every_game
@few
@given(st.data())
def test_every_position_can_be_shown_and_told(key: str, data: st.DataObject) -> None:
    timeline, face = data.draw(timelines(key)), all_games()[key].face()
    for seat in (*timeline.rules.seats, OMNISCIENT):
        for ply in range(max(0, timeline.ply - 10), timeline.ply + 1):
            assert readable(picture(face, timeline.view(ply, seat)))


@every_game
@few
@given(st.data())
def test_views_that_agree_look_alike(key: str, data: st.DataObject) -> None:
    timeline, games = data.draw(timelines(key)), all_games()
    for seat in timeline.rules.seats:
        view = timeline.view(timeline.ply, seat)
        world = guess(timeline.rules, view, Random(1))
        same = replace(view, state=timeline.rules.observe(world, seat).state)
        assert picture(games[key].face(), view) == picture(games[key].face(), same)


@every_game
@few
@given(st.data())
def test_buttons_make_legal_moves(key: str, data: st.DataObject) -> None:
    timeline, face = data.draw(timelines(key)), all_games()[key].face()
    for seat in timeline.rules.seats:
        view = timeline.view(timeline.ply, seat)
        for picked in picks(view):
            buttons = face.buttons(view, picked)
            enabled = [button for button in buttons if button.why is None]
            assert all(b.move.meaning in view.moves for b in enabled)
            assert sum(button.main for button in buttons) <= 1
            # A table that only shows, such as a lesson that is being read, offers nothing.
            assert not face.buttons(replace(view, moves=()), picked)


@every_game
@few
@given(st.data())
def test_no_two_buttons_have_one_key(key: str, data: st.DataObject) -> None:
    timeline, face = data.draw(timelines(key)), all_games()[key].face()
    for ply in timeline.decisions:
        view = timeline.view(ply, timeline.states[ply].to_move)
        for picked in picks(view):
            # In a review two more stand beside those of the game, in a match sometimes one.
            for more in (deciding.BUTTONS, PlayingOn(face).button(view)):
                keys = [button.key for button in (*face.buttons(view, picked), *more) if button.key]
                assert len(keys) == len({*keys})


def in_doubt(face: Face, view: View[Any]) -> bool:
    """Tell whether a game that goes by experience here has none that speaks for a move."""
    goes_by_it = type(face).by_experience is not Face.by_experience
    return goes_by_it and len(view.moves) > 1 and face.by_experience(view) is None


@every_game
@few
@given(st.data())
def test_one_button_is_usual_unless_cards_are_played(key: str, data: st.DataObject) -> None:
    timeline, face = data.draw(timelines(key)), all_games()[key].face()
    for ply in timeline.decisions:
        state = timeline.states[ply]
        view = timeline.view(ply, state.to_move)
        buttons = face.buttons(view, ())
        usual = [button for button in buttons if button.main]
        if any(move.verb == "play" for move in view.moves):
            # Enter shall neither pick a card up nor give anything away in place of playing.
            assert not usual or len(view.moves) == 1
        elif len(buttons) > 1:
            # Where cards may be picked first, nothing need be usual before any is.
            assert len(usual) == 1 or any(move.cards for move in view.moves) or in_doubt(face, view)
            able = any(button.why is None for button in buttons)
            assert all(button.why is None or not able for button in usual)


@every_game
@few
@given(st.data())
def test_moves_and_bubbles_are_told(key: str, data: st.DataObject) -> None:
    timeline, face = data.draw(timelines(key)), all_games()[key].face()
    for seat in (*timeline.rules.seats, OMNISCIENT):
        for ply in timeline.decisions[-20:]:
            who, move = timeline.moves[ply]
            assert readable(face.describe(timeline.view(ply, seat), who, move))
            frame = timeline.step(ply + 1, seat)
            said = [event for event in frame.events if isinstance(event, Said)]
            assert readable([face.bubble(frame.view, each) for each in said])


@every_game
@few
@given(st.data())
def test_every_hand_has_its_account(key: str, data: st.DataObject) -> None:
    timeline, face = data.draw(timelines(key)), all_games()[key].face()
    rng = Random(timeline.ply)
    while not timeline.ended:
        play_on(timeline, rng.choice, rng)
    view = timeline.view(timeline.ply, timeline.rules.seats[0])
    for hand in timeline.hands():
        sheet = face.score_sheet(view, hand)
        assert readable(sheet)
        seats = [line.seat for line in sheet.lines]
        assert len(set(seats)) == len(seats)
        gained = {line.seat: line.gained for line in sheet.lines}
        # A crown on somebody's row says that nobody gained more.
        assert sheet.winner is None or gained[sheet.winner] == max(gained.values())
        assert sheet.match_over == hand.states[-1].is_over


@every_game
@few
@given(st.data())
def test_spots_are_of_zones_the_game_has(key: str, data: st.DataObject) -> None:
    timeline, face = data.draw(timelines(key)), all_games()[key].face()
    spots = face.spots(timeline.view(timeline.ply, timeline.rules.seats[0]))
    kinds = [spot.zone.kind for spot in spots]
    assert kinds
    assert len(set(kinds)) == len(kinds)
    assert {spot.zone for spot in spots} <= set(timeline.rules.table_zones.declared)


NUMBERS = {
    **{str(n): n for n in range(1, 10)},
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9,
}  # fmt: skip


def is_misleading(label: str, key: str) -> bool:
    """Tell whether a button says one number and has another as its key."""
    words = label.lower().replace("(", " ").replace(")", " ").split()
    said = [NUMBERS.get(word, int(word) if word.isdecimal() else None) for word in words]
    numbers = [number for number in said if number is not None]
    return key.isdecimal() and len(numbers) == 1 and numbers[0] != int(key)


def test_what_misleads_is_found() -> None:
    assert is_misleading("Three", "1")
    assert is_misleading("Cambiar 3 cartas", "1")
    assert not is_misleading("Cuatro", "4")
    assert not is_misleading("Pass", "0")
    assert not is_misleading("Throw away 1 of 4", "1")


@pytest.mark.sampled
@every_game
@pytest.mark.parametrize("speech", languages.spoken())
@few
@given(st.data())
def test_digits_mean_what_buttons_say(key: str, speech: str, data: st.DataObject) -> None:
    timeline, face = data.draw(timelines(key)), all_games()[key].face()
    language.speak(speech)
    for ply in timeline.decisions:
        view = timeline.view(ply, timeline.states[ply].to_move)
        for picked in picks(view):
            buttons = face.buttons(view, picked)
            keys = printed_keys(buttons)
            labels = [WORDING.say(button.label) for button in buttons]
            assert not [pair for pair in zip(labels, keys, strict=True) if is_misleading(*pair)]
            printed = [each for each in keys if each]
            assert len(printed) == len({*printed})
