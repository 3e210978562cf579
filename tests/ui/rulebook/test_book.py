"""A rulebook is read: by contents, by search, and back to where one was."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core.text import FRENCH, SPANISH, show_suits
from naipes_gui.games import all_games
from naipes_gui.store.settings import Settings
from naipes_gui.ui.rulebook.book import Book, Opening
from naipes_gui.ui.rulebook.search import found
from naipes_gui.ui.rulebook.writing import blocks, rule_block
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.style import apply
from naipes_gui.ui.shared.theme import DARK, LIGHT


@pytest.fixture
def book(qtbot: QtBot) -> Book:
    made = Book(all_games()["ecarte"], None, "es")
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.take_keys()
    return made


def at_top(book: Book) -> str:
    return book.leaf.place().block().text()


def test_a_chapter_of_the_contents_lies_at_the_top(book: Book) -> None:
    names = [book.contents.item(i).text() for i in range(book.contents.count())]
    assert names[:3] == ["Historia", "Objetivo", "Baraja"]
    book.contents.chosen.emit(names.index("Las bazas"))
    assert at_top(book) == "Las bazas"
    assert book.contents.currentItem().text() == "Las bazas"


def test_back_and_forward_by_keys(qtbot: QtBot, book: Book) -> None:
    assert not book.head.back.isEnabled()
    book.open_rule("4.8")
    book.open_rule("4.14")
    alt = Qt.KeyboardModifier.AltModifier
    QTest.keyClick(book.leaf, Qt.Key.Key_Left, alt)
    assert at_top(book).startswith("4.8")
    QTest.keyClick(book.leaf, Qt.Key.Key_Right, alt)
    assert at_top(book).startswith("4.14")
    assert not book.head.on.isEnabled()


def test_words_are_found_without_their_accents(qtbot: QtBot, book: Book) -> None:
    QTest.keyClicks(book.leaf, "/")
    field = book.head.search.field
    assert QApplication.focusWidget() is field
    QTest.keyClicks(field, "ANOTACION")
    assert book.head.search.count.text().startswith("1 ")
    assert len(book.leaf.extraSelections()) >= 1
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is book.leaf
    assert book.leaf.extraSelections() == []


def test_hits_follow_each_other(book: Book) -> None:
    book.head.search.field.setText("robo")
    many = len(book.leaf.extraSelections())
    assert many > 3
    shown = {book.head.search.count.text()}
    for _ in range(many - 1):
        QTest.keyClick(book.head.search.field, Qt.Key.Key_Return)
        shown.add(book.head.search.count.text())
    assert len(shown) == many


def test_what_is_found() -> None:
    assert found("Misère, misere", "MISÈRE") == [0, 8]
    assert found("a b", "a") == []


def test_the_paragraph_of_the_moment_is_marked(qtbot: QtBot, book: Book) -> None:
    book.open(Opening("4.14", is_now=True))
    qtbot.waitUntil(lambda: book.leaf.moment is not None)
    marked = book.leaf.moment
    assert marked is not None
    assert marked.text().startswith("4.14")
    ground = book.leaf.grab().toImage().pixelColor(2, 20).name()
    book.open_rule("4.15")
    assert book.leaf.moment is None
    assert book.leaf.grab().toImage().pixelColor(2, 20).name() != ground


@pytest.mark.parametrize("game", list(all_games()))
def test_every_paragraph_has_its_lines_once_the_moment_is_marked(qtbot: QtBot, game: str) -> None:
    """A book that has just been opened is still being laid out by Qt."""
    table, book = QWidget(), Book(all_games()[game], None, "es")
    qtbot.addWidget(table)
    table.resize(1280, 700)
    table.show()
    QHBoxLayout(table).addWidget(book)
    book.setFixedWidth(420)
    rules = (f"{chapter}.4" for chapter in range(1, 5))
    rule = next(rule for rule in rules if rule_block(book.writer.told(), rule))
    book.open(Opening(rule, is_now=True))
    qtbot.waitUntil(lambda: book.leaf.moment is not None)
    written = book.leaf.document()
    laid = written.documentLayout()
    lines = {b.text(): laid.blockBoundingRect(b).height() for b in blocks(written) if b.text()}
    assert [text for text, high in lines.items() if not high] == []


def test_written_again_it_marks_the_same_rule_and_stays_where_it_was(
    qtbot: QtBot, book: Book
) -> None:
    book.open(Opening("4.14", is_now=True))
    qtbot.waitUntil(lambda: book.leaf.moment is not None)
    before = at_top(book)
    try:
        show_suits(SPANISH)
        book.rewrite()
        qtbot.waitUntil(lambda: at_top(book)[:8] == before[:8])
        assert book.leaf.moment is not None
        assert book.leaf.moment.text().startswith("4.14")
    finally:
        show_suits(FRENCH)


def test_a_rule_is_told_in_a_paragraph_rather_than_named_in_a_cell(book: Book) -> None:
    book.open_rule("4.16")
    assert book.leaf.textCursor().block().text().startswith("4.16 ")
    mosca = Book(all_games()["mosca"], None, "es")
    assert mosca.open_rule("3.11")
    assert len(mosca.leaf.textCursor().block().text()) > 60
    mosca.deleteLater()


def test_it_is_written_again_in_another_look(qtbot: QtBot, book: Book) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for scheme, paper in (("dark", DARK), ("light", LIGHT)):
        apply(app, Settings(scheme=scheme))
        qtbot.waitUntil(lambda: paper.link.lower() in book.leaf.document().toHtml())  # noqa: B023
    assert book.leaf.toPlainText().startswith("Écarté")


def test_where_there_is_little_room_the_contents_are_a_menu(book: Book) -> None:
    book.resize(420, 500)
    assert not book.contents.isVisible()
    assert book.head.menu.isVisible()
    acts = book.contents.menu().actions()
    acts[-1].trigger()
    assert book.leaf.verticalScrollBar().value() > 0


def test_esc_puts_it_away(qtbot: QtBot, book: Book) -> None:
    with qtbot.waitSignal(book.closed):
        QTest.keyClick(book.leaf, Qt.Key.Key_Escape)


@pytest.mark.parametrize("game", all_games())
def test_combinations_are_a_chapter_where_there_are_any(qtbot: QtBot, game: str) -> None:
    language.speak("en")
    info = all_games()[game]
    made = Book(info, None, "en")
    qtbot.addWidget(made)
    names = [made.contents.item(i).text().strip() for i in range(made.contents.count())]
    assert ("Table of yaku" in names) == info.has_yaku
    assert ("Poetry Ribbons" in made.leaf.toPlainText()) == info.has_yaku


def test_an_open_book_is_read_on_in_the_language_that_is_chosen(book: Book) -> None:
    try:
        for spoken, aim in (("fr", "But"), ("en", "Aim")):
            language.speak(spoken)
            QApplication.processEvents()
            assert book.contents.item(1).text() == aim
            assert "Objetivo" not in book.leaf.toPlainText()
    finally:
        language.speak("en")
