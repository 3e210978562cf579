"""An answer begins with what was to be decided, the best and what was played on the cards."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.review.judge import Case
from naipes_gui.store.record import Record
from naipes_gui.ui.review import answers
from naipes_gui.ui.review.answer_parts import EXPLAINED, Kit
from naipes_gui.ui.review.decision import Decision, Mark, Named, decision_of, mark_name
from naipes_gui.ui.review.decision_picture import DecisionPicture
from naipes_gui.ui.review.strip import Strip
from naipes_gui.ui.review.words import Words
from naipes_gui.ui.shared.art import CardStyle
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.widgets.boxes import vbox
from tests.ui.review.planted import RECORDS, cases, mistake
from tests.ui.table_help import STILL

GAMES = tuple(all_games())


def matches_of(key: str) -> list[Path]:
    return sorted((RECORDS / key).glob("*.naipes"))[:4]


def some(key: str, hand: int = 2, match: int = 0) -> list[tuple[Words, Case]]:
    """Return decisions between two moves of an early hand of a match."""
    record = Record.load(matches_of(key)[match])
    info = all_games()[key]
    words = Words(info, info.face(), Wording(record.header.names), FIRST)
    found = [
        each
        for each in cases(record, min(hand, record.timeline.ended))
        if each.is_turn and len(each.view.moves) > 1
    ]
    return [(words, each) for each in found]


@pytest.mark.parametrize("key", [key for key in GAMES if all_games()[key].face().has_tricks])
def test_before_somebody_lies_what_was_played_to_this_trick_and_nothing_of_former_ones(
    key: str,
) -> None:
    late = 0
    for words, case in (
        each for match in range(len(matches_of(key))) for each in some(key, 3, match)
    ):
        view, seats = case.view, range(len(case.view.state.scores))
        trick = {seat: view.cards(Role.TRICK, Seat(seat)) for seat in seats}
        decision = decision_of(words, mistake(case), view)
        if not view.cards(Role.HAND, view.seat) or view.cards(Role.CHAIN):
            continue
        lying = {card: words.wording.names[seat] for seat in seats for card in trick[seat]}
        assert decision.owners == lying
        gone = (Role.WON, Role.PLAYED)
        late += any(view.cards(role, Seat(seat)) for role in gone for seat in seats)
    assert late or key == "nlk"


@pytest.mark.parametrize("key", GAMES)
def test_the_cards_of_the_two_moves_are_marked_among_those_that_lay_there(key: str) -> None:
    found = some(key)
    assert found
    for words, case in found:
        judged = mistake(case)
        decision = decision_of(words, judged, case.view)
        lying = {*decision.table, *decision.hand}
        assert HIDDEN not in lying
        assert {*decision.hand} == {*case.view.cards(Role.HAND, case.view.seat)}
        marked = {*judged.best.cards, *judged.best.onto, *judged.made.cards, *judged.made.onto}
        assert decision.marks.keys() == marked
        assert marked <= lying, "what is played or captured is seen to lie there"
        for card in {*judged.made.cards} - {*judged.best.cards, *judged.best.onto}:
            assert decision.marks[card] is Mark.YOURS
        assert len(decision.said) == 2
        assert all(each.strip() for each in decision.said)


@pytest.mark.parametrize("key", GAMES)
def test_its_picture_keeps_to_its_room(qtbot: QtBot, key: str) -> None:
    style = TextStyle()
    deck = "flowers" if key == "hachi_hachi" else "french"
    picture = DecisionPicture(STILL.cards(deck), style, 1.0)
    for words, case in some(key)[:6]:
        decision = decision_of(words, mistake(case), case.view)
        for high, most in ((192, 480), (142, 280)):
            made = picture.paint(decision, high, most)
            assert made.height() == high
            room = max(made.width() - most, 0)
            assert room <= 80, "no more than what stands below a card may stand out"


@pytest.mark.parametrize("key", GAMES)
def test_in_a_low_window_every_card_of_a_decision_is_seen(qtbot: QtBot, key: str) -> None:
    """Of a flower decision only the two cards were shown, without the hand and the field."""
    deck = "flowers" if key == "hachi_hachi" else "french"
    picture = DecisionPicture(STILL.cards(deck), TextStyle(), 1.0)
    high, beside_the_panel = 84 + 16 + 24 + 18, 900 - 300 - 88
    for words, case in some(key):
        decision = decision_of(words, mistake(case), case.view)
        for most in (812, beside_the_panel):
            rows = picture._line(decision, high, most)
            drawn = [card for row in rows for card in row.cards]
            assert drawn == [*decision.table, *decision.hand]
            for row in rows:
                assert row.high >= 66
                assert len(row.cards) == 1 or row.step >= 12, "a flower or an index is seen"


def test_what_is_both_is_called_so() -> None:
    named = [mark for mark in Mark if mark is not Mark.MINE]
    assert len({mark_name(mark) for mark in named}) == len(named)
    assert mark_name(Mark.MINE) == mark_name(Mark.YOURS)


def test_a_word_of_the_game_leads_to_its_rule(qtbot: QtBot) -> None:
    """Whoever has never seen a flower card reads that something cost 13 mon."""
    info, wanted = all_games()["hachi_hachi"], list[str]()
    style = replace(TextStyle(), terms=info.glossary())
    kit = Kit(style, {}, False, 600, None, False, print, print, wanted.append)
    for name in sorted(EXPLAINED):
        label = kit.label("It cost you 13 mon.", name)
        qtbot.addWidget(label)
        assert "Rule " in label.toolTip()
        link = re.search(r"href='([^']+)'", label.text())
        assert link is not None
        label.linkActivated.emit(link[1])
    assert len(wanted) == len(EXPLAINED)
    assert all(rule[0].isdigit() for rule in wanted)
    plain = kit.label("It cost you 13 mon.", "title")
    qtbot.addWidget(plain)
    assert "href" not in plain.text()


@pytest.mark.parametrize("key", GAMES)
def test_deals_are_offered_where_others_hold_cards(key: str) -> None:
    """Of piles alone five deals said nothing but five times that one is safe."""
    for _, case in some(key):
        table, zones = case.view.state.table, case.view.zones
        held = [zone for zone, cards in table.items()
                if cards and zones.role(zone) is Role.HAND
                and zones.owner(zone) != case.view.seat]  # fmt: skip
        assert answers._has_hands(case.view) == bool(held)
        bare = {zone: () if zones.role(zone) is Role.HAND else cards
                for zone, cards in table.items()}  # fmt: skip
        piles = replace(case.view, state=replace(case.view.state, table=bare))
        assert not answers._has_hands(piles)


def test_whose_the_cards_of_the_trick_are_is_written_on_them() -> None:
    owned = 0
    for key in ("mosca", "napoleon"):
        for words, case in some(key):
            decision = decision_of(words, mistake(case), case.view)
            owned += bool(decision.owners)
            assert decision.owners.keys() <= set(decision.table)
            assert all(name in decision.named(Wording()) for name in decision.owners.values())
    assert owned


def test_the_reason_of_a_decision_is_whole_where_room_is_short(qtbot: QtBot) -> None:
    window, paper = QWidget(), QFrame()
    qtbot.addWidget(window)
    window.resize(900, 500)
    strip = Strip({}, CardStyle(deck="flowers"), TextStyle(), FIRST)
    strip.measure(92)
    paper.setMinimumHeight(245)
    vbox(strip, (paper, 1), on=window, margins=(0, 0, 0, 0))
    window.show()
    picture = QPixmap(140, 138)
    picture.fill("black")
    for many in range(1, 7):
        strip._picture.setPixmap(picture)
        strip._where.setText("What you had to decide")
        strip._said.setText(" ".join(["Taking the poetry ribbon of the pine."] * many))
        strip._held.setText(" ".join(["Bruno: 12 points captured."] * 5))
        QCoreApplication.processEvents()
        for label in (strip._where, strip._said, strip._held):
            assert label.height() >= label.heightForWidth(label.width()), (many, label.objectName())


def test_what_is_offered_in_words_is_not_read_a_third_time() -> None:
    """The names of two flowers stood in the title, below it, and before what is true of them."""
    named = Named(Mark.BEST, "Best", "Take the moon", "It brings 20 points.", is_card=False)
    card = Named(Mark.YOURS, "Yours", "9♠", "It is the lowest.")
    decision = Decision("", (), {}, (), {}, (named, card))
    assert decision.because == ["Best: It brings 20 points.", "Yours: 9♠. It is the lowest."]
