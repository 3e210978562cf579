"""What is announced is heard once: in a name only where a reader knows nothing else."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import naipes_gui
from naipes_gui.core.cards import Card
from naipes_gui.core.text import FRENCH, SPANISH, show_suits
from naipes_gui.core.wording import Wording, card_name, suit_signs
from naipes_gui.ui.shared import accessibility, language
from naipes_gui.ui.shared.accessibility import announce, heard, knows_names_alone
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.widgets.plain import Label


@pytest.fixture
def reader() -> Iterator[None]:
    """Let a screen reader run."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.skipif(sys.platform != "linux", reason="Orca runs nowhere else")
@pytest.mark.parametrize(
    ("script", "alone"),
    [(None, False), ('"object:text-changed"', True), ('"object:announcement"', False)],
)
def test_an_orca_before_announcements_is_known(
    tmp_path: Path, script: str | None, alone: bool
) -> None:
    place = tmp_path / "lib" / "python3" / "dist-packages" / "orca" / "scripts"
    place.mkdir(parents=True)
    if script is not None:
        (place / "default.py").write_text(script, encoding="utf-8")
    assert knows_names_alone(tmp_path) is alone


@pytest.mark.usefixtures("reader")
@pytest.mark.parametrize("alone", [False, True])
def test_a_name_changes_only_for_who_knows_no_announcements(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, alone: bool
) -> None:
    monkeypatch.setattr(accessibility, "knows_names_alone", lambda: alone)
    table, card = QWidget(), QPushButton("card")
    qtbot.addWidget(table)
    QVBoxLayout(table).addWidget(card)
    table.setAccessibleName("Table")
    table.show()
    table.activateWindow()
    card.setFocus()
    qtbot.waitUntil(card.hasFocus)
    assert announce(table, "Bruno passes.")
    assert table.accessibleName() == ("Bruno passes." if alone else "Table")
    # Only what has the keys is heard when its name changes.
    assert card.hasFocus() is not alone


class Told(QPushButton):
    """Something with the keys, which keeps what was told as being known of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("Rematch", parent)
        self.told: list[str] = []

    def setAccessibleDescription(self, text: str) -> None:
        self.told.append(text)
        super().setAccessibleDescription(text)


@pytest.mark.usefixtures("reader")
def test_who_knows_no_announcements_hears_them_on_a_sheet_beside_the_table(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accessibility, "knows_names_alone", lambda: True)
    page = QWidget()
    qtbot.addWidget(page)
    table, button = QWidget(page), Told(page)
    table.setAccessibleName("Table")
    page.show()
    page.activateWindow()
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    assert announce(table, "Bruno plays his last card.")
    assert table.accessibleName() == "Bruno plays his last card."
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    assert announce(table, "Bruno wins the game.")
    assert button.told == ["Bruno wins the game.", ""]
    assert button.hasFocus()
    assert table.accessibleName() == "Table"


def test_cards_side_by_side_are_told_as_a_list() -> None:
    assert heard("Follow: A♥ 9♥") == "Follow: the ace of hearts and the nine of hearts"
    assert heard("A♥ 10♥ 9♠ to come").startswith("the ace of hearts, the ten of hearts and the ")


def test_words_are_joined_with_cards_as_the_language_joins_them() -> None:
    language.speak("es")
    assert heard("Va detrás de 8♠, y de Q♠ a K♥.") == (
        "Va detrás del ocho de picas, y de la dama de picas al rey de corazones."
    )


@pytest.mark.parametrize("is_spanish", [False, True])
def test_what_is_written_short_is_said_in_words(is_spanish: bool) -> None:
    wording = Wording(spanish_index=is_spanish)
    for card in (Card(rank + suit) for rank in "A23456789TJQK" for suit in "SHDC"):
        said = heard(f"Not yet: you play {wording.short(card)}")
        assert said == f"Not yet: you play {card_name(card)}"
    assert heard("♠ trumps") == "spades trumps"
    assert (
        heard("Not yet: 8♠\nLook again.\n\n+3") == "Not yet: the eight of spades. Look again. +3."
    )
    assert heard("Your turn") == "Your turn"


@pytest.mark.parametrize("deck", [FRENCH, SPANISH])
def test_a_label_calls_cards_by_their_names(qtbot: QtBot, deck: str) -> None:
    show_suits(deck)
    shown, sign = Label(), suit_signs()["S"]
    qtbot.addWidget(shown)
    inks = dict.fromkeys("SHDC", "#000000")
    for text in (rich(f"7{sign}", inks), "7♠"):
        shown.setText(text)
        told = QAccessible.queryAccessibleInterface(shown).text(QAccessible.Text.Name)
        assert told == card_name(Card("7S"))
    shown.setText("Score: 3")
    assert QAccessible.queryAccessibleInterface(shown).text(QAccessible.Text.Name) == "Score: 3"
    shown.setAccessibleName("What somebody called it")
    shown.setText("7♠")
    assert shown.accessibleName() == "What somebody called it"


@pytest.mark.thorough
def test_whatever_a_notice_says_is_announced() -> None:
    silent = list[str]()
    for path in sorted(Path(naipes_gui.__file__).parent.glob("ui/**/*.py")):
        for made in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(made, ast.FunctionDef):
                continue
            calls = {
                ast.unparse(each.func) for each in ast.walk(made) if isinstance(each, ast.Call)
            }
            if any(call.endswith("toast.say") for call in calls) and "announce" not in calls:
                silent.append(f"{path.name}: {made.name}")
    assert not silent
