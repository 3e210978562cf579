"""The rules in force and the page that explains them, in one window."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.ui.rulebook.dialog import RulesDialog
from naipes_gui.ui.rulebook.writing import IN_FORCE
from naipes_gui.ui.shared import language

Ask = Callable[[str], RulesDialog]


@pytest.fixture
def ask(qtbot: QtBot) -> Iterator[Ask]:
    """Return what opens the dialog in a language."""

    def open_dialog(speech: str) -> RulesDialog:
        language.speak(speech)
        options = all_games()["ecarte"].options().make(match="best_of:3")
        dialog = RulesDialog("ecarte", options, speech)
        qtbot.addWidget(dialog)
        return dialog

    yield open_dialog
    language.speak("en")


@pytest.mark.parametrize(
    ("speech", "length", "heading"),
    [("en", "Best of 3 games", "Glossary"), ("es", "Al mejor de 3 juegos", "Glosario")],
)
def test_rules_in_force_and_help_are_shown(
    ask: Ask, speech: str, length: str, heading: str
) -> None:
    dialog = ask(speech)
    assert length not in dialog.book.leaf.toPlainText()
    dialog.book.open_part(IN_FORCE)
    shown = dialog.book.leaf.toPlainText()
    assert length in shown
    assert heading in shown
    assert "option:" not in shown


def test_headings_stand_apart(ask: Ask) -> None:
    dialog = ask("en")
    block, margins = dialog.book.leaf.document().begin(), []
    while block.isValid():
        if block.blockFormat().headingLevel():
            margins.append(block.blockFormat().topMargin())
        block = block.next()
    assert len(margins) > 10
    assert min(margins) > 0


def test_the_rules_in_force_are_folded_away_again(ask: Ask) -> None:
    dialog = ask("es")
    book, before = dialog.book, dialog.book.leaf.toPlainText()
    book.open_part(IN_FORCE)
    assert book.writer.is_unfolded
    assert "Tres y dos" in book.leaf.toPlainText()
    book.open_part(IN_FORCE)
    assert book.leaf.toPlainText() == before
