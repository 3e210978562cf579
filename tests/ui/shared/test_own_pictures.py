"""Cards of a deck that somebody has are shown where it has them; the others are ours."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSize, QThread
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import Card, french
from naipes_gui.store import paths
from naipes_gui.store.drawings import read_drawing
from naipes_gui.store.settings import Settings
from naipes_gui.ui.settings.dialog import SettingsDialog
from naipes_gui.ui.settings.galleries import Gallery
from naipes_gui.ui.shared import art, deck_reading, own_pictures
from naipes_gui.ui.shared.art import CardStyle, card_back, card_face
from naipes_gui.ui.shared.felt import cloth_called, felt
from naipes_gui.ui.shared.theme import FELTS, TABLE_PALETTE, contrast

RED = QColor("#C00000")
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 70">'
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def decks() -> Iterator[Path]:
    own_pictures.forget_own_pictures()
    art.forget_cards()
    folder = paths.deck_folders()[0]
    folder.mkdir(parents=True)
    yield folder
    own_pictures.forget_own_pictures()
    art.forget_cards()


def drawn(folder: Path, body: str) -> Path:
    made = folder / "drawn"
    made.mkdir()
    (made / "deck.svg").write_text(f"{HEAD}{body}</svg>")
    (made / "index.desktop").write_text("[KDE Backdeck]\nName=Red\nAuthor=Ana\nSVG=deck.svg\n")
    return made


def middle(card: str, own: str, suits: str = "french") -> QColor:
    style = CardStyle(own=own, suits=suits)
    is_back = card == "back"
    picture = card_back(style, 100, 1.0) if is_back else card_face(Card(card), style, 100, 1.0)
    return picture.toImage().pixelColor(picture.width() // 2, 50)


def test_a_part_of_the_drawing_is_the_card_and_the_back(decks: Path) -> None:
    box = '<rect width="50" height="70" fill="#C00000"/>'
    drawn(decks, f'<g id="king_heart">{box}</g><g id="back">{box}</g>')
    assert middle("KH", "drawn") == middle("back", "drawn") == RED
    assert middle("KH", "") != RED


def test_what_a_deck_lacks_is_ours(decks: Path) -> None:
    drawn(decks, '<g id="king_heart"><rect width="50" height="70"/></g>')
    for card in ("QH", "2C"):
        ours = card_face(Card(card), CardStyle(), 100, 1.0).toImage()
        assert card_face(Card(card), CardStyle(own="drawn"), 100, 1.0).toImage() == ours
    ours = card_back(CardStyle(), 100, 1.0).toImage()
    assert card_back(CardStyle(own="drawn"), 100, 1.0).toImage() == ours


def test_a_deck_that_reaches_out_shows_ours_and_says_why(decks: Path, qtbot: QtBot) -> None:
    drawn(decks, '<g id="king_heart"><image href="file:///etc/hosts"/></g>')
    assert middle("KH", "drawn") == middle("KH", "")
    dialog = SettingsDialog(Settings(own_deck="drawn"))
    qtbot.addWidget(dialog)
    assert "refers to another file" in dialog.controls["own_deck"].accessibleDescription()


def test_pictures_of_single_cards_are_shown_and_spoiled_ones_are_ours(decks: Path) -> None:
    folder = decks / "single"
    folder.mkdir()
    for card in french().cards[:9]:
        image = QImage(QSize(200, 280), QImage.Format.Format_RGB32)
        image.fill(RED)
        image.save(str(folder / f"{card}.png"))
    (folder / "KS.png").write_bytes(b"no picture")
    assert middle("AS", "single") == RED
    assert middle("KS", "single") == middle("KS", "")


def test_a_picture_that_would_fill_the_memory_is_not_opened(
    decks: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_pictures, "WIDEST", 100)
    test_folder = decks / "single"
    test_folder.mkdir()
    for card in french().cards[:9]:
        image = QImage(QSize(101, 140), QImage.Format.Format_RGB32)
        image.fill(RED)
        image.save(str(test_folder / f"{card}.png"))
    assert middle("AS", "single") == middle("AS", "")


def test_spanish_suits_go_before_a_deck_of_french_ones(decks: Path) -> None:
    drawn(decks, '<g id="king_heart"><rect width="50" height="70" fill="#C00000"/></g>')
    assert middle("KH", "drawn", suits="spanish") != RED


def test_a_deck_is_read_beside_the_window_and_chosen_once_it_is(
    decks: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn(decks, '<g id="king_heart"><rect width="50" height="70" fill="#C00000"/></g>')
    dialog, readers = SettingsDialog(Settings()), list[bool]()
    qtbot.addWidget(dialog)

    def watched(file: Path) -> bytes:
        readers.append(QThread.currentThread() is dialog.thread())
        return read_drawing(file)

    monkeypatch.setattr(deck_reading, "read_drawing", watched)
    dialog.choose("own_deck", "drawn")
    assert not dialog.settings.own_deck
    qtbot.waitUntil(lambda: dialog.settings.own_deck == "drawn")
    assert readers == [False]
    monkeypatch.setattr(own_pictures, "find_deck", lambda _: pytest.fail("read once more"))
    assert middle("KH", "drawn") == RED


def test_a_deck_that_reaches_out_is_chosen_too_and_says_why(decks: Path, qtbot: QtBot) -> None:
    drawn(decks, '<g id="king_heart"><image href="file:///etc/hosts"/></g>')
    dialog = SettingsDialog(Settings())
    qtbot.addWidget(dialog)
    dialog.choose("own_deck", "drawn")
    qtbot.waitUntil(lambda: "another file" in dialog.controls["own_deck"].accessibleDescription())


@pytest.mark.parametrize("then", ["", "gone"])
def test_the_last_deck_that_was_chosen_is_shown(decks: Path, qtbot: QtBot, then: str) -> None:
    drawn(decks, '<g id="king_heart"><rect width="50" height="70" fill="#C00000"/></g>')
    dialog = SettingsDialog(Settings(own_deck="single"))
    qtbot.addWidget(dialog)
    dialog.choose("own_deck", "drawn")
    dialog.choose("own_deck", then)
    QCoreApplication.sendPostedEvents()
    QTest.qWait(0)
    assert dialog.settings.own_deck == then


def test_settings_that_are_closed_choose_nothing_more(decks: Path, qtbot: QtBot) -> None:
    drawn(decks, '<g id="king_heart"><rect width="50" height="70" fill="#C00000"/></g>')
    dialog = SettingsDialog(Settings())
    qtbot.addWidget(dialog)
    dialog.choose("own_deck", "drawn")
    dialog.accept()
    QCoreApplication.sendPostedEvents()
    assert not dialog.settings.own_deck


def test_the_settings_name_the_decks_and_who_made_them(decks: Path, qtbot: QtBot) -> None:
    drawn(decks, '<g id="king_heart"><rect width="50" height="70"/></g>')
    dialog = SettingsDialog(Settings())
    qtbot.addWidget(dialog)
    assert "Red (Ana)" in [name for _, name in named(dialog)]


def named(dialog: SettingsDialog) -> list[tuple[str, str]]:
    from naipes_gui.ui.settings.rows import LOOK, named_values

    row = next(row for row in LOOK if row.field == "own_deck")
    return named_values(row, dialog.settings)


def put(kind: str, name: str, colour: QColor = RED) -> str:
    folder = paths.looks_folder(kind)
    folder.mkdir(parents=True, exist_ok=True)
    image = QImage(QSize(300, 300), QImage.Format.Format_RGB32)
    image.fill(colour)
    image.save(str(folder / name))
    return f"own/{name}"


def test_a_picture_is_a_back_where_it_is_chosen(decks: Path) -> None:
    style = CardStyle(back=put("backs", "mine.png"))
    assert card_back(style, 100, 1.0).toImage().pixelColor(30, 50) == RED
    lost = CardStyle(back="own/lost.png")
    assert card_back(lost, 100, 1.0).toImage() == card_back(CardStyle(), 100, 1.0).toImage()


def test_letters_are_read_on_any_picture_that_is_a_felt(decks: Path) -> None:
    cloth = cloth_called(put("felts", "white.png", QColor("#FFFFFF")))
    ground = felt(QSize(200, 120), cloth, 1.0).toImage().pixelColor(100, 60)
    assert contrast(TABLE_PALETTE.text, ground.name()) >= 4.5


def test_a_felt_that_is_gone_is_ours(decks: Path) -> None:
    assert cloth_called("own/lost.png") == cloth_called("own/../../x") == FELTS["green"]


def test_the_settings_offer_backs_and_felts_of_ones_own(decks: Path, qtbot: QtBot) -> None:
    back, cloth = put("backs", "mine.png"), put("felts", "meadow.jpg")
    dialog = SettingsDialog(Settings())
    qtbot.addWidget(dialog)
    for field, key in (("back", back), ("felt", cloth)):
        gallery = dialog.controls[field]
        assert isinstance(gallery, Gallery)
        gallery.buttons[key].click()
        assert getattr(dialog.settings, field) == key
