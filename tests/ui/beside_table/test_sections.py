"""Of a page of a panel only those sections are made anew that tell another thing."""

from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from naipes_gui.ui.beside_table.sections import Section, Sections


def shown(page: QScrollArea) -> list[QLabel]:
    inner = page.widget()
    assert inner is not None
    labels = [label for label in inner.findChildren(QLabel) if not label.isHidden()]
    return sorted(labels, key=lambda label: label.y())


def write(page: QScrollArea, sections: Sections, *words: str, dress: str = "") -> list[QLabel]:
    sections.write(dress, [Section(word, lambda word=word: QLabel(word)) for word in words])  # type: ignore[misc]
    page.show()
    inner = page.widget()
    assert inner is not None
    layout = inner.layout()
    assert layout is not None
    layout.activate()
    labels = shown(page)
    assert [label.text() for label in labels] == list(words)
    return labels


def test_what_says_the_same_stays_wherever_it_comes_to_stand(qtbot: QtBot) -> None:
    page = QScrollArea()
    qtbot.addWidget(page)
    sections = Sections(page)
    one, two, three = write(page, sections, "one", "two", "three")
    again, new, last = write(page, sections, "three", "new", "one")
    assert again is three
    assert last is one
    assert new is not two


def test_the_same_said_twice_stands_twice(qtbot: QtBot) -> None:
    page = QScrollArea()
    qtbot.addWidget(page)
    sections = Sections(page)
    (lone,) = write(page, sections, "one")
    first, second = write(page, sections, "one", "one")
    assert first is lone is not second


def test_another_dress_makes_all_anew(qtbot: QtBot) -> None:
    page = QScrollArea()
    qtbot.addWidget(page)
    sections = Sections(page)
    before = write(page, sections, "one", "two")
    after = write(page, sections, "one", "two", dress="large")
    assert not set(map(id, before)) & set(map(id, after))
