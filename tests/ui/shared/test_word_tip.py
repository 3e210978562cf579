"""Who points at a word is told that word, and not all that the text explains."""

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.ui.shared.glossary import explained, in_a_sentence, meanings
from naipes_gui.ui.shared.markup import links_in
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.word_tip import WordTip

TERMS = tuple(all_games()["hachi_hachi"].glossary())
TEXT = "A bright, an animal and a ribbon are captured; a kan is twelve mon."


def ask(label: Label, at: QPoint) -> str:
    event = QHelpEvent(QEvent.Type.ToolTip, at, label.mapToGlobal(at))
    QApplication.sendEvent(label, event)
    return QToolTip.text()


def test_only_the_word_that_is_pointed_at_is_explained(qtbot: QtBot) -> None:
    label = Label(explained(TEXT, TERMS, "#000"))
    qtbot.addWidget(label)
    told = WordTip(label)
    told.tell("", TEXT, TERMS)
    found = links_in(label.text())
    assert len(found) > 3
    for link, word in found:
        label.linkHovered.emit(link)
        said = told.pointed_at().split("\n")
        assert meanings(word, TERMS) in said
        alike = {meanings(other, TERMS) for other_link, other in found if other_link == link}
        assert {*said} == alike
        assert len(said) < len(found)
    label.linkHovered.emit("")
    assert not told.pointed_at()


def test_keys_are_told_all_words_and_the_pointer_none_beside_them(qtbot: QtBot) -> None:
    label = Label(explained(TEXT, TERMS, "#000"))
    qtbot.addWidget(label)
    WordTip(label).tell("", TEXT, TERMS)
    label.resize(400, 30)
    label.show()
    assert all(in_a_sentence(term) in label.toolTip() for term in TERMS
               if in_a_sentence(term) in meanings(TEXT, TERMS).split("\n"))  # fmt: skip
    assert ask(label, QPoint(1, 1)) == ""
