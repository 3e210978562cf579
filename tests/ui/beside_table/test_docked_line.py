"""The line above the felt leaves it its room, whatever is said and however large texts are."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import Card
from naipes_gui.ui.beside_table.docked_line import BASE, DockedLine
from naipes_gui.ui.beside_table.prompt import Question
from naipes_gui.ui.beside_table.side_note import SHARE, SideNote
from naipes_gui.ui.shared.growth import MOST_OF_WINDOW
from naipes_gui.ui.shared.markup import markup
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.table.board import LEAST_SIZE
from tests.ui.looking import show
from tests.ui.table_help import board

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")
SENTENCE = (
    "You can give no card away now, so you draw: 14 cards lie in the stock, and the last one "
    "makes its suit trumps. Esc: close · Shift+H: coach off"
)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def line(window: QWidget) -> DockedLine:
    made, column = DockedLine(window), QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(made)
    column.addStretch()
    made.show()
    return made


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("sentence", [SENTENCE, f"{SENTENCE} {SENTENCE}"])
def test_bars_line_and_felt_fit_into_the_window(
    line: DockedLine, size: tuple[int, int], scale: float, sentence: str
) -> None:
    show(line.window(), size)
    line.dress(TextStyle(text_scale=scale))
    line.setText(sentence)
    show(line.window(), size)
    left = size[1] * (1 - MOST_OF_WINDOW) - line.height()
    assert left >= LEAST_SIZE[1]
    assert f"font-size: {round(BASE * scale)}px" in line.styleSheet() or size[1] == 600


def test_what_happens_is_said_in_a_fainter_ink_until_something_else_is_said(
    line: DockedLine,
) -> None:
    show(line.window(), (1280, 800))
    line.setText(SENTENCE)
    high, said = line.height(), line.styleSheet()
    line.recede("Gala plays…")
    # What was asked, or was wrong, is past while others play.
    assert (line.text(), line.height()) == ("Gala plays…", high)
    assert f"background: {LIGHT.window}; color: {LIGHT.text2}" in line.styleSheet()
    line.setText(SENTENCE)
    assert line.styleSheet() == said


def test_a_short_sentence_is_as_large_as_any_text(line: DockedLine) -> None:
    show(line.window(), (900, 600))
    line.dress(TextStyle(text_scale=2.0))
    line.setText("Lead a card.")
    assert f"font-size: {2 * BASE}px" in line.styleSheet()


@pytest.mark.parametrize("height", [578, 580, 581, 583, 600])
def test_the_height_a_line_has_makes_no_sentence_small(window: QWidget, height: int) -> None:
    made, column = DockedLine(window, share=SHARE), QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(made)
    column.addStretch()
    made.show()
    show(window, (900, height))
    made.dress(TextStyle(text_scale=1.75))
    for text in ("Lead a card.", SENTENCE * 5, "Lead a card.", "", "Lead a card."):
        made.setText(text)
        assert text != "Lead a card." or f"font-size: {int(1.75 * BASE)}px" in made.styleSheet()


def test_the_steps_of_a_hint_move_the_felt_no_more_than_once(window: QWidget) -> None:
    made, column = DockedLine(window, share=SHARE), QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(made)
    column.addStretch()
    made.show()
    show(window, (900, 600))
    made.dress(TextStyle())
    made.setText("Lead a card.")
    low = made.height()
    made.setText(SENTENCE * 9)
    high = made.height()
    assert high > low
    made.setText("Lead a card.")
    assert made.height() == high
    made.setText(SENTENCE * 12)
    assert made.height() > high
    made.set_instead(SENTENCE)
    assert made.height() == high
    made.recede("Gala plays…")
    made.setText("The next hand.")
    assert made.height() == low


def test_with_nothing_to_say_it_is_no_paper(line: DockedLine) -> None:
    line.dress(TextStyle())
    assert LIGHT.window not in line.styleSheet()
    line.setText("Lead a card.")
    assert LIGHT.window in line.styleSheet()
    line.setText("")
    assert LIGHT.window not in line.styleSheet()


def test_a_line_that_knows_what_comes_keeps_one_height(window: QWidget) -> None:
    made, column = DockedLine(window, is_steady=True), QVBoxLayout(window)
    column.addWidget(made)
    column.addStretch()
    made.show()
    texts = [markup("<b>{}</b> {}", "Short.", SENTENCE * n) for n in (0, 1, 3)]
    made.expect(texts)
    heights = set[int]()
    for text in texts:
        made.setText(text)
        show(window, (900, 900))
        heights.add(made.height())
        # It is still HTML, and no longer than what is said.
        assert made.text() == text
        assert made.textFormat() == Qt.TextFormat.RichText
    assert len(heights) == 1


@pytest.fixture
def note(qtbot: QtBot) -> SideNote:
    made = board()
    qtbot.addWidget(made)
    return SideNote(made)


def test_while_the_coach_is_silent_his_line_says_nothing_of_cards_that_are_gone(
    note: SideNote,
) -> None:
    note._stays = True
    note.rest_on("Coach")
    note.say(Question("Coach", "You must follow suit.", "", "Esc: close"))
    assert "Esc" not in note.line.text()
    high = note.line.minimumHeight()
    note.hush()
    assert note.line.text() == "Coach"
    assert LIGHT.window not in note.line.styleSheet()
    assert note.line.minimumHeight() == high


@pytest.mark.parametrize(("large", "told"), [(1.0, "Wait"), (2.0, "Bruno plays 7♠")])
def test_what_the_felt_tells_is_not_told_again_above_it(
    note: SideNote, monkeypatch: pytest.MonkeyPatch, large: float, told: str
) -> None:
    """Unless its letters are small, where somebody wants large ones."""
    note.dress(TextStyle(text_scale=large))
    turn = type(note._board.overlay.turn_line)
    monkeypatch.setattr(turn, "words", "Bruno plays 7♠")
    monkeypatch.setattr(turn, "is_written", True)
    note.rest_on("Wait")
    note.reserve_line()
    assert note._at_rest() == told


def test_a_hint_above_the_felt_is_headed(note: SideNote) -> None:
    note.reserve_line()
    note.tell("Take the trick.")
    assert note.line.text().endswith("Hint:</span> Take the trick.")


def test_while_the_coach_is_silent_his_line_tells_the_last_turn(
    note: SideNote, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(note.line, (900, 60))
    note._stays = True
    note.say(Question("Coach", "You must follow suit.", "", "Esc: close"))
    high = note.line.minimumHeight()
    for words in ("Bruno plays 7♠", "Bruno plays 7♠. " * 30):
        monkeypatch.setattr(type(note._board.overlay.turn_line), "words", words)
        note.hush()
        note._board.settled.emit(None)
        assert note.line.text() == (words if len(words) < 30 else ""), "the felt does not move"
        assert note.line.minimumHeight() == high


@pytest.mark.parametrize("window", [(900, 600), (1280, 800)])
def test_his_line_leaves_the_felt_most_of_the_window(
    note: SideNote, window: tuple[int, int]
) -> None:
    """Cards that nobody can read are too dear for letters that everybody can."""
    show(note._board, window)
    note.line.resize(window[0], 40)
    note.dress(TextStyle(text_scale=2.0))
    note._stays = True
    for sentence in ("Lead a card.", SENTENCE, SENTENCE + SENTENCE[:60]):
        note.say(Question("Coach", sentence, "", "Esc: close"))
        assert note.line.heightForWidth(window[0]) <= SHARE * window[1] + 1


def test_a_picked_card_sends_the_paper_away_and_moves_nothing(
    note: SideNote, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its buttons may lie where the paper lay; put down again, the paper is back."""
    lying = list[str]()
    monkeypatch.setattr(note._paper, "ask", lambda question: lying.append(question.question))
    note.say(Question("Coach", "You must follow suit.", "", "Esc: close"))
    monkeypatch.setattr(type(note._board.hand), "picked", (Card("7S"),))
    note._paper.docked.emit(True)
    note._board.overlaid.emit()
    assert not note.is_above
    assert len(lying) == 1
    monkeypatch.setattr(type(note._board.hand), "picked", ())
    note._board.overlaid.emit()
    assert lying == ["You must follow suit."] * 2
    note._paper.docked.emit(True)
    assert note.is_above, "where there is no room at all it is said above"
