"""The button of the rules shows whole words, however narrow it is."""

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.ui.beside_table.rules_chip import BARE, FRAME, RulesChip
from naipes_gui.ui.shared import language

NAME = "Rulebook, with three changes"


@pytest.mark.parametrize("words", [NAME, "Rulebook, with three…", "Rulebook…", "Rules", BARE])
def test_a_name_gives_way_to_a_shorter_word(qtbot: QtBot, words: str) -> None:
    language.speak("en")
    chip = RulesChip()
    qtbot.addWidget(chip)
    chip.tell(NAME)
    chip.resize(chip.fontMetrics().horizontalAdvance(words) + FRAME, 40)
    chip.show()
    assert chip.text() == words
    assert chip.accessibleName() == NAME
    assert (NAME in chip.toolTip()) == (words != NAME)
