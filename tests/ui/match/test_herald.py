"""What is told of a match: every turn once, in order, and only what is seen from the seat."""

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.face import Face
from naipes_gui.core.herald import FULL, Herald
from naipes_gui.core.motion import DEAL, DRAW
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import FIRST, OMNISCIENT, Moved
from naipes_gui.core.taken_words import taken_words
from naipes_gui.core.text import install
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.tricks import taken_in
from naipes_gui.core.wording import Wording, card_name, card_names
from naipes_gui.core.zones import HAND, STOCK, Role
from naipes_gui.games import all_games
from naipes_gui.ui.table.tempo import Speed, Tempo
from tests.catalogues import catalogue
from tests.ui.felt_help import NAMES, Case, come_to_rest, table_of
from tests.ui.felt_help import _move as any_move
from tests.ui.page_help import SETTINGS, page_of, play_until, to_the_last_move

GAMES = ("ecarte", "napoleon", "mosca", "nlk", "hachi_hachi")
SIGNS = "♠♥♦♣→←+*"
"""What a reader spells or leaves out; a sum that is gained has its plus before a number."""


def herald_of(face: Face, detail: str = "normal") -> Herald:
    herald = Herald(face, FIRST)
    herald.adopt(Wording(NAMES), detail)
    return herald


@cache
def matches(game: str, plies: int = 160) -> tuple[Timeline[Any], Face]:
    info = all_games()[game]
    timeline: Timeline[Any] = Timeline(info.rules(info.options().make()))
    rng = Random(7)
    while timeline.ply < plies and not timeline.state.is_over:
        timeline.push(any_move(timeline, rng))
    return timeline, info.face()


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_another_is_told_once_in_words(game: str) -> None:
    timeline, face = matches(game)
    herald, told = herald_of(face), 0
    for ply in range(1, timeline.ply + 1):
        frame = timeline.tell(ply, FIRST, face)
        herald.add(frame)
        text = herald.told()
        assert not set(SIGNS) & set(re.sub(r"\+(?=\d)", "", text)), "all is named, not drawn"
        assert herald.told() == ""
        if frame.told is not None and frame.by not in (FIRST, -1):
            taken, say = taken_in(frame.events, frame.view.zones), Wording(NAMES, aloud=True).say
            turned = taken is not None and not taken.kept
            words = frame.told
            if turned and taken is not None:
                words = taken_words(taken, face, frame.view)[0]
            assert text.count(say(words)) == 1
            card = card_name(taken.card) if taken is not None and turned else ""
            assert not card or text.count(card) == 1, "a trick that is turned over is told once"
            told += 1
    assert told > 5


ASIDE, CAPTURED = Role.ASIDE, Role.CAPTURED


def test_what_the_stock_gives_in_the_own_turn_is_told() -> None:
    """Nobody has chosen it, and everybody sees it."""
    timeline, face = matches("hachi_hachi")
    herald, turned = herald_of(face), 0
    for ply in range(1, timeline.ply + 1):
        frame = timeline.tell(ply, FIRST, face)
        herald.add(frame)
        # What is to be chosen for a card that was turned is asked, and it is named there.
        text, zones = herald.told(face.situation(frame.view)), frame.view.zones
        for event in (each for each in frame.events if isinstance(each, Moved)):
            of_stock = zones.role(event.source) is Role.STOCK and event.how is not DEAL
            waited = (zones.role(event.source), zones.role(event.target)) == (ASIDE, CAPTURED)
            if (of_stock or waited) and frame.by == FIRST:
                assert card_name(event.cards[0]) in text
                turned += 1
    assert turned > 3


@pytest.mark.parametrize("game", [game for game in GAMES if game != "hachi_hachi"])
def test_an_own_move_is_not_told_where_nothing_comes_to_lie_open(game: str) -> None:
    """What is drawn comes to the hand, or the line below asks what to do with it."""
    timeline, face = matches(game)
    herald = herald_of(face)
    for ply in range(1, timeline.ply + 1):
        frame = timeline.tell(ply, FIRST, face)
        herald.add(frame)
        text = herald.told()
        if frame.by == FIRST and frame.told is not None and frame.told.source:
            assert Wording(NAMES, aloud=True).say(frame.told) not in text


@pytest.mark.parametrize("game", [game for game in GAMES if game != "hachi_hachi"])
def test_which_suit_is_trumps_is_told_once_in_a_hand(game: str) -> None:
    """Eyes see it on its chip, whoever turned it up and whatever is to be done."""
    timeline, face = matches(game)
    herald, told, known = herald_of(face), 0, ""
    for ply in range(1, timeline.ply + 1):
        frame = timeline.tell(ply, FIRST, face)
        herald.add(frame)
        if frame.view.state.stage is not Stage.HAND:
            known, herald = "", herald_of(face)
        mine = frame.view.state.to_move == FIRST and frame.view.state.stage is Stage.HAND
        trump = face.trump(frame.view)
        if mine and trump is not None and trump.suit:
            text = herald.told(face.situation(frame.view))
            names = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
            says = re.search(rf"(?i)trumps?: {names[trump.suit]}|{names[trump.suit]} are", text)
            assert not says or known != trump.suit, "it is told once"
            known, told = trump.suit if says else known, told + bool(says)
            may_play = any(move.verb == "play" and move.cards for move in frame.view.moves)
            assert known == trump.suit or not may_play, "it is known before a card is played"
    assert told > 0


@pytest.mark.parametrize("language", ["es", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_in_signs_in_any_language(game: str, language: str) -> None:
    install(catalogue(language))
    timeline, face = matches(game)
    herald = herald_of(face, FULL)
    for ply in range(1, timeline.ply + 1):
        herald.add(timeline.tell(ply, FIRST, face))
        text = herald.told()
        assert not set(SIGNS) & set(re.sub(r"\+(?=\d)", "", text)), text


@pytest.mark.parametrize("game", GAMES)
def test_what_is_dealt_open_is_told(game: str) -> None:
    timeline, face = matches(game)
    dealt = 0
    for ply in range(1, timeline.ply + 1):
        frame = timeline.tell(ply, FIRST, face)
        if frame.view.state.stage is not Stage.HAND or not any(
            isinstance(event, Moved) and event.how is DEAL for event in frame.events
        ):
            continue
        herald = herald_of(face)
        herald.add(frame)
        text, zones = herald.told(), frame.view.zones
        for zone, cards in frame.view.state.table.items():
            if zones.role(zone) in (Role.FIELD, Role.TURN_UP, Role.PILE):
                assert all(name in text for name in card_names(cards))
                dealt += bool(cards)
    assert dealt or game == "napoleon", "there nothing is turned up"


def test_a_card_that_is_drawn_after_a_trick_is_told_after_it() -> None:
    timeline, face = matches("mosca")
    frames = (timeline.tell(ply, FIRST, face) for ply in range(1, timeline.ply + 1))
    frame = next(each for each in frames if taken_in(each.events, each.view.zones) is not None)
    drawn = Moved((Card("KH"),), (0,), STOCK.id, HAND.of(FIRST), DRAW)
    herald = herald_of(face)
    herald.add(replace(frame, events=(*frame.events, drawn)))
    text = herald.told()
    assert text.count("the trick with") == 1
    assert text.index("the trick with") < text.index("You get the king of hearts")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_that_is_not_seen(game: str) -> None:
    timeline, face = matches(game)
    herald, hidden = herald_of(face, "full"), 0
    for ply in range(1, timeline.ply + 1):
        frame = timeline.tell(ply, FIRST, face)
        herald.add(frame)
        text = herald.told()
        views = (timeline.view(ply - 1, FIRST), frame.view)
        known = {card for view in views for cards in view.state.table.values() for card in cards}
        known |= {card for event in frame.events for card in getattr(event, "cards", ())}
        for seen, real in zip(
            frame.events, timeline.tell(ply, OMNISCIENT, face).events, strict=True
        ):
            if isinstance(seen, Moved) and isinstance(real, Moved) and HIDDEN in seen.cards:
                secret = {*real.cards} - known
                hidden += len(secret)
                # Two cards of a month may have one name.
                named = {card_name(card) for card in secret} - {*map(card_name, known)}
                assert not any(name in text for name in named)
    # There every card that moves lies open, before or after.
    assert hidden > 5 or game == "nlk"


def test_a_trick_that_was_told_as_it_landed_is_not_told_again() -> None:
    timeline, face = matches("ecarte")
    herald = herald_of(face)
    for ply in range(1, timeline.ply + 1):
        frame = timeline.tell(ply, FIRST, face)
        herald.add(frame)
        text = herald.told()
        herald.add(frame)
        assert herald.told() == ""
        if "takes the trick" in text:
            return
    raise AssertionError("nobody took a trick")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("detail", ["normal", "brief"])
def test_the_turn_comes_last_and_what_holds_is_told_once_in_a_hand(game: str, detail: str) -> None:
    timeline, face = matches(game)
    herald, say, turns, hands = herald_of(face, detail), Wording(NAMES, aloud=True).say, 0, 0
    known = Counter[str]()
    for ply in range(1, timeline.ply + 1):
        frame = timeline.tell(ply, FIRST, face)
        herald.add(frame)
        state = frame.view.state
        if state.stage is not Stage.HAND and known:
            assert set(known.values()) == {1}, known
            hands, known = hands + 1, Counter()
            herald.account(face.score_sheet(frame.view, timeline.played(state.deals - 1)))
        if state.stage is Stage.HAND and state.to_move == FIRST:
            asked = list(map(say, face.situation(frame.view)))
            assert asked[0] == "Your turn."
            text = herald.told(face.situation(frame.view))
            turns += 1
            assert text.endswith(asked[0] if detail == "brief" else " ".join(asked[:2]))
            known.update(part for part in asked[2:] if text.count(part))
    assert turns > 4
    assert detail == "brief" or hands > 1 or game in ("nlk", "hachi_hachi")


def test_a_moment_is_told_after_what_led_to_it_and_its_words_only_once() -> None:
    timeline, face = matches("ecarte", 400)
    herald, found = herald_of(face), 0
    say = Wording(NAMES, aloud=True).say
    for ply in range(1, timeline.ply + 1):
        frame = timeline.tell(ply, FIRST, face)
        herald.add(frame)
        text, state = herald.told(), frame.view.state
        for moment in face.moments(frame.view, frame.shown).values():
            found += 1
            assert moment.detail is not None
            assert text.endswith(f"{say(moment.detail)}.")
            assert text.count(say(moment.title)) == 1
            assert frame.by == FIRST or frame.told is None or text.startswith(say(frame.told))
        if state.is_played_out:
            sheet = face.score_sheet(frame.view, timeline.played(state.deals - 1))
            account = herald.account(sheet)
            assert sheet.early is None or say(sheet.early) in text
            assert sheet.early is None or say(sheet.early) not in account
    assert found > 4


def test_the_last_hand_is_accounted_for_before_the_end_is_told(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr(
        "naipes_gui.ui.match.telling.announce", lambda _, text, urgent=False: said.append(text)
    )
    page = page_of(qtbot, tmp_path, "mosca", lead=to_the_last_move, match="minutes:5")
    page.session._worker._played_ms = 5 * 60_000
    play_until(qtbot, page, page.ending.isVisible)
    assert page.papers.end is not None
    title = page.wording.say(page.papers.end.title)
    (end,) = (text for text in said if title in text)
    (account,) = (
        text for text in said if page.telling.herald.account(page.papers.sheets[-1]) in text
    )
    assert said.index(account) <= said.index(end)


@pytest.mark.thorough
def test_how_the_match_ended_is_told_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The account of a last hand may be called as the end of the match is."""
    said = list[str]()
    monkeypatch.setattr(
        "naipes_gui.ui.match.telling.announce", lambda _, text, urgent=False: said.append(text)
    )
    page = page_of(qtbot, tmp_path, "ecarte", lead=to_the_last_move)
    play_until(qtbot, page, page.ending.isVisible)
    assert page.papers.end is not None
    title = page.wording.say(page.papers.end.title)
    assert " ".join(said).count(title) == 1


def test_the_end_of_a_hand_says_why_and_what_everybody_has() -> None:
    info = all_games()["ecarte"]
    timeline, face = matches("ecarte")
    hand = timeline.played(0)
    view = timeline.view(timeline.ply, FIRST)
    sheet = face.score_sheet(view, hand)
    text = herald_of(face).account(sheet)
    assert text.startswith(Wording(NAMES, aloud=True).say(sheet.title))
    assert all(NAMES[line.seat] in text for line in sheet.lines)
    assert info.key == "ecarte"


def test_the_next_move_waits_for_what_is_being_said(qtbot: QtBot) -> None:
    board, rules = table_of(Case("ecarte", 2), (900, 600))
    board.keep_time(Tempo(Speed.INSTANT))
    timeline: Timeline[Any] = Timeline(rules)
    rng = Random(2)
    board.show_frame(timeline.jump(0, FIRST))
    waited = 0
    for _ in range(8):
        timeline.push(any_move(timeline, rng))
        frame = timeline.step(timeline.ply, FIRST)
        board.director.speak(board.director.tempo.speech("ab"))
        board.show_frame(frame)
        waited += not board.director.is_idle
        assert board.director.is_idle or board.ply < timeline.ply
        come_to_rest(board)
        assert board.ply == timeline.ply
    assert waited
    board.stop()
    board.close()


def test_a_refusal_is_said(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    said = list[str]()
    monkeypatch.setattr(
        "naipes_gui.ui.table.board.announce", lambda _, text, urgent: said.append(text)
    )
    board, _ = table_of(Case("ecarte", 2), (900, 600))
    board.warn("You must follow suit.")
    assert said == ["You must follow suit."]
    assert not QAccessible.isActive()
    board.stop()
    board.toast.dismiss()
    board.close()


def test_a_page_tells_a_hand_from_the_first_move_to_the_account(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()

    def announce(_: object, text: str, *, urgent: bool = False) -> bool:
        said.append(text)
        return not urgent

    monkeypatch.setattr("naipes_gui.ui.match.telling.announce", announce)
    page = page_of(qtbot, tmp_path, "hachi_hachi", replace(SETTINGS, speech_pace=False))
    play_until(qtbot, page, page.scoring.isVisible)
    played = [text for text in said if any(f"{name}: " in text for name in page._names[1:])]
    assert len(played) > 8
    assert any(text.count("Your turn.") == 1 for text in said)
    assert page.telling.herald.account(page.papers.sheets[-1]) in said
    assert len(said) == len([text for text in said if text])
