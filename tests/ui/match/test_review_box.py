"""What a sheet says of the cost of decisions, and the way from there to going over them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.review.judged import Judged
from naipes_gui.review.misfortune import Fall, Misfortune
from naipes_gui.review.outlook import Outlook
from naipes_gui.store.record import Record
from naipes_gui.ui.match.review_box import ReviewBox
from naipes_gui.ui.match.score_sheet import ScoreSheetOverlay
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.plates import SeatInfo
from tests.ui.looking import clipped
from tests.ui.match.test_every_score_sheet import NAMES, RECORDS, sheets_of

PLAY, BETTER = Move.parse("play KH"), Move.parse("play QH")
PLAIN = Qt.KeyboardModifier.NoModifier
POINTS = Counted.POINTS


def mistake(ply: int, loss: float, hand: int = 1) -> Judged:
    return Judged(
        ply=ply, hand=hand, seat=Seat(0), made=PLAY, best=BETTER, kind="lead", is_told=True,
        loss=loss, low=loss - 0.05, high=loss + 0.05, unit=POINTS, costly=0.1,
    )  # fmt: skip


def box_of(qtbot: QtBot, outlook: Outlook) -> ReviewBox:
    box = ReviewBox(TextStyle())
    qtbot.addWidget(box)
    box.show_outlook(outlook, whole=False)
    box.show()
    return box


def test_it_says_how_many_and_how_much(qtbot: QtBot) -> None:
    box = box_of(qtbot, Outlook((mistake(3, 0.25), mistake(5, 0.2), mistake(7, 0.02))))
    assert box.words == "%n moment(s) that cost {amount}".replace("%n", "2").format(
        amount="0.5 points"
    )
    assert box.button.isVisible()
    with qtbot.waitSignal(box.wanted):
        box.button.click()


def test_while_it_computes_nobody_can_go(qtbot: QtBot) -> None:
    box = box_of(qtbot, Outlook((mistake(3, 0.3),), waiting=(1, 1)))
    assert "…" in box.words
    assert not box.button.isEnabled()


def test_without_a_mistake_one_may_look_all_the_same(qtbot: QtBot) -> None:
    box = box_of(qtbot, Outlook((mistake(3, 0.02),)))
    assert "no clear mistake" in box.words
    with qtbot.waitSignal(box.wanted):
        box.button.click()


def test_a_hand_lost_without_a_mistake_is_said_to_be_bad_luck_and_by_what(qtbot: QtBot) -> None:
    """A hand of 54:56 had nothing to reproach, and nobody said why it was lost."""
    fall = Fall(11.0, Counted.MON, 2, PLAY)
    box = ReviewBox(TextStyle())
    qtbot.addWidget(box)
    outlook = Outlook((mistake(3, 0.02),))
    for known, said in ((fall, "K♥"), (replace(fall, made=None), "deal"), (None, "Look at")):
        box.show_outlook(outlook, whole=False, misfortune=Misfortune(known))
        assert "bad luck" in box.words
        assert said in box._caption.text()
        assert known is None or "11 mon" in box._caption.text()
    box.show_outlook(Outlook((mistake(3, 0.3),)), whole=False)
    assert "luck" not in box.words


def test_what_surely_costs_something_is_no_mistake_and_not_nothing_to_reproach(
    qtbot: QtBot,
) -> None:
    """A hand in which five mon were lost for sure had a green tick and nothing to reproach."""
    behind = replace(mistake(3, 0.07), low=0.03, high=0.11)
    assert behind.could_be_better
    words = box_of(qtbot, Outlook((behind, mistake(5, 0.02)))).words
    assert "could be better" in words
    assert "reproach" not in words
    both = Outlook((behind, mistake(5, 0.3)))
    assert both.flagged == [both.judged[1]]
    assert "cost" in box_of(qtbot, both).words
    for changed in ({"low": -0.01}, {"loss": 0.04}, {"advised": True}, {"is_told": False}):
        assert not replace(behind, **changed).could_be_better
    assert not mistake(5, 0.3).could_be_better


def test_where_nothing_was_weighed_there_is_no_button(qtbot: QtBot) -> None:
    nothing = replace(mistake(3, 0.0), is_told=False)
    box = box_of(qtbot, Outlook((nothing,)))
    assert not box.button.isVisible()
    assert box.words == "There was nothing to decide here."


def test_where_nobody_could_judge_it_does_not_say_that_all_was_well(qtbot: QtBot) -> None:
    by_thumb = replace(mistake(3, 0.0), is_told=False, by_thumb=True)
    nobody = replace(mistake(3, 0.0), is_told=False)
    for outlook in (Outlook((by_thumb,)), Outlook((nobody,), failed=(1,))):
        words = box_of(qtbot, outlook).words
        assert words.startswith("Nothing could be judged here"), outlook


def test_what_is_solved_can_be_gone_over_again(qtbot: QtBot) -> None:
    box = box_of(qtbot, Outlook((mistake(3, 0.3),), solved=frozenset({3})))
    assert box.button.isEnabled()
    assert "better each time" in box._caption.text()


def test_of_a_match_the_dearest_three_are_counted() -> None:
    outlook = Outlook(tuple(mistake(ply, 0.2 + ply / 10, hand=ply) for ply in range(1, 6)))
    assert [each.ply for each in outlook.moments] == [5, 4, 3]
    assert [each.ply for each in outlook.flagged] == [1, 2, 3, 4, 5]
    assert [each.ply for each in outlook.of_hand(2).moments] == [2]


@pytest.mark.parametrize("game", ["ecarte", "nlk"])
@pytest.mark.parametrize(("size", "scale"), [((900, 556), 1.0), ((1280, 756), 1.5)])
def test_it_stands_on_the_sheet(
    qtbot: QtBot, game: str, size: tuple[int, int], scale: float
) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(*size)
    infos = {Seat(i): SeatInfo(Seat(i), name, "bruno") for i, name in enumerate(NAMES)}
    sheet = ScoreSheetOverlay(infos, ground)
    sheet.text_style = replace(sheet.text_style, text_scale=scale, wording=Wording(NAMES))
    ground.show()
    record = Record.load(next(iter(sorted((RECORDS / game).glob("*.naipes")))))
    sheet.show_sheet(sheets_of(game)[0], record.seals[0])
    sheet.show_outlook(Outlook((mistake(3, 0.3),)))
    QCoreApplication.processEvents()
    assert sheet._box is not None
    assert sheet._box.isVisible()
    assert clipped(sheet._box) == []
    with qtbot.waitSignal(sheet.review) as told:
        sheet.hear(QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_R, PLAIN))
    assert told.args == [1]
    high = sheet._box.height()
    sheet.show_outlook(Outlook((mistake(3, 0.3),), waiting=(1,)))
    assert abs(sheet._box.height() - high) < 30
    sheet.show_outlook(None)
    assert not [box for box in sheet.findChildren(ReviewBox) if box.isVisible()]
