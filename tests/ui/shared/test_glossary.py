"""The words of the games: they occur, they are explained in both languages, their rules exist."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.core.glossary import Term
from naipes_gui.core.text import phrase
from naipes_gui.core.wording import Wording
from naipes_gui.files import resource
from naipes_gui.games import all_games
from naipes_gui.ui.rulebook.dialog import RulesDialog
from naipes_gui.ui.rulebook.writing import rule_block
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.glossary import explained, forms, meanings
from naipes_gui.ui.shared.markup import markup
from tests.having import having

every_game = pytest.mark.parametrize("key", having("table.glossary"))
both = pytest.mark.parametrize("speech", languages.spoken())
MOSCA = Term(phrase("test", "mosca|moscas"), phrase("test", "Five of a suit."), "3.10")
SIMPLE = Term(phrase("test", "simple mosca"), phrase("test", "The dealer's stake."), "3.7")
POOL = Term(phrase("test", "pool"), phrase("test", "What is played for."), "3.19", everyday=True)
TERMS = MOSCA, SIMPLE, POOL


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    yield
    language.speak("en")


def texts(key: str, speech: str) -> str:
    """Return everything that is said of a game, its help page included."""
    page = resource("rules", speech, f"{key}.md").read_text(encoding="utf-8")
    is_source = speech == languages.SOURCE
    said, source = [page], "source" if is_source else "translation"
    file = languages.translations("es" if is_source else speech)
    root = ElementTree.parse(file).getroot()
    for context in root.iter("context"):
        if context.findtext("name") in (key, "games"):
            said += ["".join(text.itertext()) for text in context.iter(source)]
    return "\n".join(said).lower()


def test_a_word_is_marked_where_it_stands_first() -> None:
    marked = set[Term]()
    first = explained("A mosca, two moscas.", TERMS, "black", marked)
    assert first.count("<a ") == 1
    assert explained("Another mosca.", TERMS, "black", marked) == "Another mosca."
    assert "<a " in explained("Another mosca.", TERMS, "black")


@every_game
@both
def test_every_word_occurs(key: str, speech: str) -> None:
    language.speak(speech)
    told = texts(key, speech)
    words = ["|".join(map(re.escape, forms(t))).lower() for t in all_games()[key].glossary()]
    assert len(words) >= 8
    assert [word for word in words if not re.search(rf"\b(?:{word})\b", told)] == []


@every_game
def test_every_word_is_in_every_language(key: str) -> None:
    said = {}
    for speech in languages.spoken():
        language.speak(speech)
        glossary = all_games()[key].glossary()
        said[speech] = [(forms(term), Wording().say(term.meaning)) for term in glossary]
        assert len({word.lower() for word, *_ in dict(said[speech])}) == len(glossary)
    for speech in languages.spoken()[1:]:
        both = zip(said[speech], said[languages.SOURCE], strict=True)
        assert all(ours[1] != other[1] for ours, other in both), speech
    assert all(meaning.endswith(".") for each in said.values() for _, meaning in each)


@pytest.mark.sampled
@every_game
@both
def test_every_link_leads_to_a_rule(qtbot: QtBot, key: str, speech: str) -> None:
    language.speak(speech)
    dialog = RulesDialog(key, None, speech)
    qtbot.addWidget(dialog)
    told = dialog.book.writer.told()
    lost = [t.rule for t in all_games()[key].glossary() if rule_block(told, t.rule) is None]
    assert lost == []
    # A text browser tells every kind of space alike.
    shown = " ".join(dialog.book.leaf.toPlainText().split())
    meanings_ = [Wording().say(term.meaning) for term in all_games()[key].glossary()]
    assert [told for told in meanings_ if " ".join(told.split()) not in shown] == []


def test_words_lead_to_their_rule_the_longest_first() -> None:
    told = explained("A simple mosca, and Moscas in the pool", TERMS, "#000")
    assert "<a href='rule:3.7' style='color:#000'>simple mosca</a>" in told
    assert "<a href='rule:3.10' style='color:#000'>Moscas</a>" in told
    assert told.count("<a ") == 2


def test_a_text_without_such_words_stays_as_it_is() -> None:
    assert explained("No moscatel & no <b>", TERMS, "#000") == "No moscatel & no <b>"
    assert meanings("No moscatel", TERMS) == ""


def test_tags_are_left_alone() -> None:
    told = markup("<span title='mosca'>{}</span>", "a mosca")
    assert explained(told, TERMS, "#000").count("<a ") == 1


def test_what_is_foreign_is_escaped() -> None:
    assert "<img" not in explained("<img src=/dev/zero> mosca", TERMS, "#000")


def test_meanings_name_word_and_rule_once() -> None:
    assert meanings("mosca and moscas", TERMS) == "Mosca: Five of a suit. (Rule 3.10)"
