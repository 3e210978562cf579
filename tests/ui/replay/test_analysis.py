"""What an opponent knew can be asked for once the hand is over, and the answer is the same."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.cli.main import main as command
from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.table import OMNISCIENT, Seat
from naipes_gui.core.wording import card_name
from naipes_gui.core.zones import Role
from naipes_gui.review.judged import Judged
from naipes_gui.store.settings import Settings
from naipes_gui.ui.replay.analysis import bar_length
from naipes_gui.ui.replay.page import ReplayPage
from tests.store.playing import lines, rewrite


@pytest.fixture
def match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a match between a person, who plays like a beginner, and a beginner."""
    monkeypatch.setenv("NAIPES_HOME", str(tmp_path / "home"))
    command(["simulate", "ecarte", "--level", "beginner", "--records", str(tmp_path)])
    path = next(tmp_path.glob("*.naipes"))
    header, *rest = lines(path)
    header["seats"][0] = {"name": "Tú", "kind": "human"}
    rewrite(path, [header, *rest])
    return path


@pytest.fixture
def page(qtbot: QtBot, match: Path) -> ReplayPage:
    made = ReplayPage(match, Settings(speed="instant"))
    qtbot.addWidget(made, before_close_func=lambda _: made.leave())
    made.resize(1280, 800)
    made.show()
    made.start()
    qtbot.waitUntil(lambda: made.player is not None, timeout=20_000)
    return made


@pytest.mark.parametrize(
    ("worths", "lengths"),
    [
        ((0.5,), [12]),
        ((0.5, 0.5), [12, 12]),
        ((0.5, 0.0, -0.5), [12, 1, 12]),
        ((10.49, 7.94), [12, 9]),
        ((-1.2, -16.0), [1, 12]),
        ((0.4, 0.5), [10, 12]),
        ((0.0, 0.0), [1, 1]),
    ],
)
def test_bars_are_as_long_as_what_they_tell(worths: tuple[float, ...], lengths: list[int]) -> None:
    """Of +10.49 and +7.94 one had twelve blocks and the other one."""
    choices = tuple(Weighed(Move("bid", (), n), worth) for n, worth in enumerate(worths))
    counsel = Counsel(choices[0].move, choices)
    assert [bar_length(counsel, place) for place in range(len(worths))] == lengths


def test_it_lies_beside_the_table_and_names_no_card_that_lies_open_there(
    qtbot: QtBot, page: ReplayPage
) -> None:  # fmt: skip
    """Over half the table and the hand lay a wall of names of cards that could be seen on it."""
    ply, card = decided_by(page, 0), page.analysis_view.card
    page.seek(ply)
    page.analysis_view.show()
    board = page.board
    table = QRect(board.mapTo(page, QPoint()), board.size())
    assert page.side.isVisible()
    assert not table.intersects(card.geometry())
    view = page.record.timeline.view(ply, Seat(0))
    lies_open = [
        card_name(each) for zone, cards in view.state.table.items()
        if view.zones.role(zone) is not Role.HAND for each in cards if each != HIDDEN
    ]  # fmt: skip
    seen = card.text.split("What could be seen")[1]
    assert lies_open
    assert not [name for name in lies_open if name in seen]
    page.side.hide()
    qtbot.waitUntil(lambda: board.width() == page.width())
    table = QRect(board.mapTo(page, QPoint()), board.size())
    assert table.intersects(card.geometry())


def decided_by(page: ReplayPage, seat: int) -> int:
    """Return the second ply at which a seat decides."""
    timeline = page.record.timeline
    return [ply for ply in timeline.decisions if timeline.moves[ply][0] == seat][1]


def test_an_opponent_asked_again_says_the_same(qtbot: QtBot, page: ReplayPage) -> None:
    ply, card = decided_by(page, 1), page.analysis_view.card
    page.seek(ply)
    QTest.keyClick(page.board, Qt.Key.Key_K)
    assert card.isVisible()
    assert "Asking again" in card.text
    qtbot.waitUntil(lambda: "Asking again" not in card.text, timeout=30_000)
    assert "it chooses the same move" in card.text
    player = page.player
    assert player is not None
    assert (player.ply, player.eyes_at(ply)) == (ply, Seat(1))
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_what_the_person_knew_is_weighed_by_the_strongest(qtbot: QtBot, page: ReplayPage) -> None:
    page.seek(decided_by(page, 0))
    page.analysis_view.show()
    card = page.analysis_view.card
    assert "Master" in card.text
    qtbot.waitUntil(lambda: "Asking again" not in card.text, timeout=30_000)
    assert "the same move" not in card.text


def test_nothing_is_told_of_a_hand_that_is_still_played(qtbot: QtBot, match: Path) -> None:
    lines = match.read_text("utf-8").splitlines(keepends=True)
    match.write_text("".join(lines[:6]), "utf-8")
    page = ReplayPage(match, Settings(speed="instant"))
    qtbot.addWidget(page, before_close_func=lambda _: page.leave())
    page.show()
    page.start()
    qtbot.waitUntil(lambda: page.player is not None, timeout=20_000)
    assert page.player is not None
    page.seek(page.player.last)
    page.analysis_view.show()
    assert not page.analysis_view.card.isVisible()
    page.board.toast.dismiss()


def test_a_decision_that_was_reviewed_has_the_figures_of_the_review(page: ReplayPage) -> None:
    ply = decided_by(page, 0)
    made = page.record.timeline.moves[ply][1]
    other = Move("play", (Card("7S"),))
    judged = Judged(
        ply=ply, hand=1, seat=Seat(0), made=made, best=other, kind="lead", is_told=True,
        rounds=4321, choices=(Weighed(other, 0.1449), Weighed(made, -0.3951, 0.11)),
    )  # fmt: skip
    page.marks._take([judged])
    page.seek(ply)
    page.analysis_view.show()
    text = page.analysis_view.card.text
    assert "figures of the review" in text
    assert "4,321" in text
    assert "+0.14" in text
    assert "−0.40 ±0.11" in text
    assert "Asking again" not in text


def test_eyes_stay_whose_they_are(page: ReplayPage) -> None:
    """With the eyes of a rival it is told what that one knew; open hands stay open."""
    ply, card = decided_by(page, 0), page.analysis_view.card
    player = page.player
    assert player is not None
    page.seek(ply)
    for eyes, title in ((Seat(1), "What Baltasar knew"), (OMNISCIENT, "What you knew")):
        player.look_as(eyes)
        page.analysis_view.show()
        assert player.eyes_at(player.ply) == eyes
        name = page.seat_infos[Seat(1)].name
        assert card.accessibleName() == title.replace("Baltasar", name)
        card.hide()
        page.seek(ply)
