"""Words of a game are explained where they stand, and numbers of rules lead to the rule."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import Card
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.store.settings import Settings
from naipes_gui.ui.rulebook.book import Book
from naipes_gui.ui.rulebook.writing import blocks
from naipes_gui.ui.shared import language, style
from naipes_gui.ui.shared.glossary import forms
from tests.sources import every_text


@pytest.fixture
def book(qtbot: QtBot) -> Iterator[Book]:
    language.speak("es")
    made = Book(all_games()["hachi_hachi"], None, "es")
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.show()
    yield made
    language.speak("en")


def links(book: Book) -> dict[str, list[str]]:
    """Return the links of the text, and what stands in them."""
    found: dict[str, list[str]] = {}
    for block in blocks(book.leaf.document()):
        part = block.begin()
        while not part.atEnd():
            form, text = part.fragment().charFormat(), part.fragment().text()
            if form.isAnchor():
                found.setdefault(form.anchorHref(), []).append(text)
            part += 1
    return found


def test_foreign_words_are_marked_in_the_text(book: Book) -> None:
    shown = {
        word.lower() for link, words in links(book).items() if link[:5] == "word:" for word in words
    }
    assert {"kan", "mon", "mizuten", "sage", "shōbu"} <= shown


def test_a_word_is_explained_after_a_moment(qtbot: QtBot, book: Book) -> None:
    (link,) = [
        each for each, words in links(book).items() if each[:5] == "word:" and "kan" in words
    ]
    book.leaf.highlighted.emit(QUrl(link))
    assert not book.words.isVisible()
    qtbot.waitUntil(book.words.isVisible)
    assert book.words.words.text().startswith("Kan:")
    assert book.rect().contains(book.words.geometry())
    book.leaf.highlighted.emit(QUrl())
    assert not book.words.isVisible()


def test_a_word_is_explained_to_the_keyboard_too(qtbot: QtBot, book: Book) -> None:
    book.activateWindow()
    qtbot.waitUntil(book.isActiveWindow)
    book.take_keys()
    for _ in range(8):
        QTest.keyClick(book.leaf, Qt.Key.Key_Tab)
        if book.leaf.textCursor().charFormat().anchorHref().startswith("word:"):
            break
    qtbot.waitUntil(book.words.isVisible)
    assert book.leaf.textCursor().selectedText().lower() in book.words.words.text().lower()
    assert not book.words.geometry().contains(book.leaf.cursorRect().center())
    QTest.keyClick(book.leaf, Qt.Key.Key_Return)
    told = book.words.words.text()
    assert book.leaf.place().block().text().split() == told.split()


def test_a_word_leads_to_the_glossary(book: Book) -> None:
    (link,) = [
        each for each, words in links(book).items() if each[:5] == "word:" and "kan" in words
    ]
    before = book.leaf.verticalScrollBar().value()
    book.leaf.anchorClicked.emit(QUrl(link))
    assert book.leaf.verticalScrollBar().value() > before
    assert book.head.back.isEnabled()


@pytest.mark.parametrize("key", all_games())
def test_numbers_of_rules_lead_to_rules_that_are_told(qtbot: QtBot, key: str) -> None:
    made = Book(all_games()[key], None, "es")
    qtbot.addWidget(made)
    cited = {link[5:] for link in links(made) if link[:5] == "rule:"}
    assert all(made.open_rule(number) for number in cited)
    assert cited


@pytest.mark.parametrize("key", all_games())
def test_most_words_of_the_glossary_are_marked_somewhere(
    qapp: QApplication, qtbot: QtBot, key: str
) -> None:
    language.speak("es")
    made = Book(all_games()[key], None, "es")
    qtbot.addWidget(made)
    marked = {link for link in links(made) if link[:5] == "word:"}
    terms, written = all_games()[key].glossary(), " ".join(every_text()[key]).lower()
    # What the table writes is explained there.
    lost = [
        forms(t)[0] for i, t in enumerate(terms)
        if not t.everyday and f"word:{i}" not in marked
        and t.forms.source.split("|")[0].lower() not in written
    ]  # fmt: skip
    language.speak("en")
    assert lost == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("key", all_games())
def test_no_figure_that_was_measured_leads_to_a_rule(qtbot: QtBot, key: str) -> None:
    made = Book(all_games()[key], None, "en")
    qtbot.addWidget(made)
    for block in blocks(made.leaf.document()):
        figure = re.search(r"([+−]\d+\.\d+) (± \d+\.\d+)", block.text())
        part = block.begin()
        while figure and not part.atEnd():
            told = part.fragment()
            is_rule = told.charFormat().anchorHref().startswith("rule:")
            assert not (is_rule and told.text() in figure[0]), figure[0]
            part += 1


@pytest.mark.parametrize("game", all_games())
def test_all_of_what_a_word_means_can_be_read(qtbot: QtBot, game: str) -> None:
    """In a program that wears its style, whose papers have a broad edge."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    style.apply(app, Settings())
    try:
        made = Book(all_games()[game], None, "es")
        qtbot.addWidget(made)
        made.resize(700, 500)
        made.show()
        for i in range(len(all_games()[game].glossary())):
            made.words.follow(f"word:{i}")
            made.words._waiting.stop()
            made.words._open()
            shown = made.words.words
            assert shown.height() >= shown.heightForWidth(shown.width()), shown.text()
    finally:
        app.setStyleSheet("")


def test_cards_have_the_letters_that_the_table_shows(qtbot: QtBot) -> None:
    """A person who plays with R, D and V reads of no K."""
    try:
        for letters, king in (("en", "K♠"), ("es", "R♠")):
            language.speak("en", letters=letters)
            made = Book(all_games()["nlk"], None, "en")
            qtbot.addWidget(made)
            told = made.leaf.document().toPlainText()
            assert king in told
            assert ({"K♠", "R♠"} - {king}).pop() not in told
            assert Wording().short(Card("KS")) == king
    finally:
        language.speak("en")
