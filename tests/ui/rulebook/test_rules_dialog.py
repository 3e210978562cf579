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


def test_the_rules_of_every_game_are_a_choice_away(ask: Ask) -> None:
    dialog = ask("es")
    games = dialog.book.head.games
    assert games.accessibleName()
    assert [games.itemData(i) for i in range(games.count())] == list(all_games())
    for i in reversed(range(games.count())):
        dialog.book.head.games.setCurrentIndex(i)
        dialog.book.head.games.activated.emit(i)
        assert dialog.book.info.key == list(all_games())[i]
        assert dialog.book.head.games.currentIndex() == i
        assert dialog.windowTitle() == dialog.book.windowTitle()


def test_the_rules_of_the_match_are_in_force_again_on_the_way_back(ask: Ask) -> None:
    dialog = ask("en")
    in_force = dialog.book.options
    dialog.turn_to("nlk")
    assert dialog.book.options == all_games()["nlk"].options().make()
    dialog.turn_to("ecarte")
    assert dialog.book.options == in_force


def test_games_are_named_in_the_language_that_is_chosen_meanwhile(ask: Ask) -> None:
    dialog = ask("es")
    spanish = [dialog.book.head.games.itemText(i) for i in range(len(all_games()))]
    language.speak("en")
    dialog.book.rewrite()
    english = [dialog.book.head.games.itemText(i) for i in range(len(all_games()))]
    assert spanish != english
    assert dialog.book.head.games.currentData() == "ecarte"
