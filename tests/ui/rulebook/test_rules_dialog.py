"""The rules in force and the page that explains them, in one window."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.ui.rulebook.dialog import RulesDialog
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
    shown = dialog.browser.toPlainText()
    assert length in shown
    assert heading in shown
    assert "option:" not in shown


def test_headings_stand_apart(ask: Ask) -> None:
    dialog = ask("en")
    block, margins = dialog.browser.document().begin(), []
    while block.isValid():
        if block.blockFormat().headingLevel():
            margins.append(block.blockFormat().topMargin())
        block = block.next()
    assert len(margins) > 10
    assert min(margins) > 0
