"""The settings: every change is told at once, and is one that can be stored."""

from collections.abc import Callable
from dataclasses import fields, replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.store.settings import Settings
from naipes_gui.ui.settings.card_preview import CardPreview
from naipes_gui.ui.settings.dialog import FEW, SettingsDialog
from naipes_gui.ui.settings.galleries import Gallery
from naipes_gui.ui.settings.rows import SECTIONS, Row, named_values
from naipes_gui.ui.shared import language, style
from naipes_gui.ui.shared.widgets.choosing import Combo, Segments
from naipes_gui.ui.shared.widgets.labels import LEFT_OUT
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.scale import Scale
from naipes_gui.ui.shared.widgets.switch import Switch
from tests.found import some
from tests.ui.looking import SCALES, Dress, clipped, dress, nameless, show

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
ROWS = [row for _, _, rows in SECTIONS.values() for row in rows]
SILENT = {
    "book_width",
    "panel_open",
    "drawer_open",
    "last_game",
    "options",
    "own_rules",
    "levels",
    "unknown",
}
"""Settings that are not chosen here."""
Ask = Callable[..., SettingsDialog]


@pytest.fixture
def ask(qtbot: QtBot, dress: Dress) -> Ask:
    """Return what opens the dialog."""

    def open_dialog(**chosen: object) -> SettingsDialog:
        dialog = SettingsDialog(replace(Settings(), **chosen))  # type: ignore[arg-type]
        qtbot.addWidget(dialog)
        return dialog

    return open_dialog


def test_every_setting_with_an_effect_can_be_changed(ask: Ask) -> None:
    assert set(ask().controls) == {f.name for f in fields(Settings)} - SILENT


def test_every_choice_can_be_stored(ask: Ask) -> None:
    dialog = ask()
    for row in some([row for row in ROWS if row.choices or row.times]):
        field = row.field
        control = dialog.controls[field]
        assert isinstance(control, Combo | Segments)
        assert isinstance(control, Combo) or len(named_values(row, dialog.settings)) <= FEW
        for value, name in some(named_values(row, dialog.settings)):
            assert getattr(Settings.from_json({field: value}), field) == value
            assert name


def test_every_number_of_a_scale_can_be_stored(ask: Ask) -> None:
    dialog = ask()
    for row in some([row for row in ROWS if row.span]):
        control = dialog.controls[row.field]
        assert isinstance(control, Scale)
        holds_its_numbers(dialog, row, control)


def holds_its_numbers(dialog: SettingsDialog, row: Row, control: Scale) -> None:
    slider = control.slider
    for at in range(slider.minimum(), slider.maximum() + 1, slider.singleStep()):
        slider.setValue(at)
        number = getattr(dialog.settings, row.field)
        assert getattr(Settings.from_json({row.field: number}), row.field) == number
    assert (slider.minimum(), slider.maximum(), slider.singleStep()) == row.span


def test_a_scale_says_where_it_stands_while_it_is_moved_and_tells_when_let_go(ask: Ask) -> None:
    dialog = ask()
    scale = dialog.controls["volume"]
    assert isinstance(scale, Scale)
    scale.slider.sliderMoved.emit(31)
    assert scale._value.text() == "30\u00a0%"
    assert dialog.settings.volume == 70
    scale.slider.setValue(31)
    assert dialog.settings.volume == 30


def test_a_reader_hears_the_number_that_is_written(ask: Ask) -> None:
    """It says the number of the slider itself: steps would be 14 where 70 % is written."""
    dialog = ask()
    for row in (row for row in ROWS if row.span):
        scale = dialog.controls[row.field]
        assert isinstance(scale, Scale)
        QTest.keyClick(scale.slider, Qt.Key.Key_Left)
        told = QAccessible.queryAccessibleInterface(scale.slider).valueInterface().currentValue()
        assert told == getattr(dialog.settings, row.field)
        assert scale._value.text().startswith(f"{told}")


def test_what_stands_round_a_gallery_is_told_with_it_alone(ask: Ask) -> None:
    dialog = ask()
    galleries = dialog.findChildren(Gallery)
    assert galleries
    for gallery in galleries:
        about = gallery.accessibleDescription()
        assert "put them into" in about
        said = about, gallery.accessibleName()
        beside = [each for each in dialog.findChildren(Label) if each.text() in said]
        assert beside
        assert all(each.objectName() == LEFT_OUT for each in beside)


def test_a_machine_without_sound_says_so(ask: Ask) -> None:
    dialog = ask()
    dialog.silence()
    assert not dialog.controls["volume"].isEnabled()
    dialog._rebuild()
    assert not dialog.controls["volume"].isEnabled()
    role = Qt.ItemDataRole.AccessibleTextRole
    told = [dialog._side.item(row).data(role) for row in range(dialog._side.count())]
    assert any("no output" in text for text in told)


def test_every_control_says_of_what_it_is(ask: Ask) -> None:
    """Where one of several has the keys, nobody hears what stands before them."""
    dialog = ask()
    for row in ROWS:
        control, name = dialog.controls[row.field], str(row.label.source)
        parts = control.findChildren(QPushButton) if isinstance(control, Segments) else [control]
        for part in parts:
            said = f"{part.accessibleName()} {part.accessibleDescription()}"
            assert name in said
            assert not row.help.source or str(row.help.source)[:20] in said
    for field, title in (("back", "Back of the cards"), ("felt", "Felt")):
        gallery = dialog.controls[field]
        assert isinstance(gallery, Gallery)
        assert {b.accessibleDescription() for b in gallery.buttons.values()} == {title}


def test_everything_goes_back_to_what_it_was_but_who_plays(ask: Ask) -> None:
    changed = Settings(
        player_name="Lola", language="es", speed="fast", keys={"hint": "G"}, card_size=140,
        back="sunburst", volume=5, last_game="nlk", panel_open=False,
    )  # fmt: skip
    dialog = ask(**{f.name: getattr(changed, f.name) for f in fields(Settings)})
    dialog.reset_button.click()
    kept = Settings(player_name="Lola", language="es", last_game="nlk", panel_open=False)
    assert dialog.settings == kept
    # It is one press for forty settings: another takes it back.
    told = dialog._note.text()
    dialog.reset_button.click()
    assert dialog.settings == changed
    assert dialog._note.text() != told
    dialog.reset_button.click()
    dialog.choose("volume", 20)
    dialog.reset_button.click()
    assert dialog.settings == kept


def test_a_choice_that_builds_the_pages_anew_leaves_the_keys_where_they_were(
    ask: Ask, dress: Dress, qtbot: QtBot
) -> None:
    dialog = ask()
    show(dialog, (1040, 716))
    dialog.activateWindow()
    segments = dialog.controls["scheme"]
    dark = segments.findChildren(QPushButton)[1]
    dark.setFocus()
    dark.click()
    qtbot.waitUntil(lambda: dialog.controls["scheme"] is not segments)
    assert isinstance(focused := dialog.focusWidget(), QPushButton)
    assert dialog.controls["scheme"].isAncestorOf(focused)
    assert focused.isChecked()


def test_where_the_window_is_narrow_a_box_above_the_page_leads_to_the_others(
    ask: Ask, dress: Dress
) -> None:
    dress(text_scale=2.0)
    dialog = ask()
    show(dialog, (900, 560))
    assert dialog._left.isHidden()
    dialog.picker.chosen.emit("keys")
    assert dialog._pages.currentIndex() == list(SECTIONS).index("keys")
    show(dialog, (1500, 700))
    assert dialog._above.isHidden()
    assert dialog._side.chosen == "keys"


def test_the_list_says_what_holds(ask: Ask) -> None:
    dialog = ask()
    for field, value in (("sound", False), ("keys", {"hint": "G"}), ("scheme", "dark")):
        dialog.choose(field, value)
    said = [
        dialog._side.item(i).data(Qt.ItemDataRole.AccessibleTextRole)
        for i in range(dialog._side.count())
    ]
    assert {"Sound, off", "Look, in dark colours", "You, language: the system’s"} <= set(said)
    assert "Keys, as usual" not in said


def test_a_page_can_be_asked_for(ask: Ask) -> None:
    dialog = ask()
    dialog.show_section("keys")
    assert dialog._side.chosen == "keys"
    dialog.show_section("")
    assert dialog._side.chosen == "keys"


def test_a_choice_is_told_at_once(ask: Ask, qtbot: QtBot) -> None:
    dialog = ask()
    combo = dialog.controls["speed"]
    assert isinstance(combo, Combo)

    with qtbot.waitSignal(dialog.changed) as told:
        combo.chosen.emit("fast")

    assert told.args == [Settings(speed="fast")]
    assert dialog.settings.speed == "fast"


def test_a_switch_is_told_at_once(ask: Ask, qtbot: QtBot) -> None:
    dialog = ask()
    switch = dialog.controls["four_colours"]
    assert isinstance(switch, Switch)

    with qtbot.waitSignal(dialog.changed) as told:
        switch.click()

    assert told.args == [Settings(four_colours=True)]


def test_choosing_what_already_holds_tells_nothing(ask: Ask, qtbot: QtBot) -> None:
    dialog = ask()

    with qtbot.assertNotEmitted(dialog.changed):
        dialog.choose("speed", "normal")


def test_a_name_is_made_harmless(ask: Ask) -> None:
    dialog = ask()
    field = dialog.controls["player_name"]
    assert isinstance(field, QLineEdit)

    field.setText("  Lo\u202ela ")

    assert dialog.settings.player_name == "Lola"


@pytest.mark.parametrize(("gallery", "value"), [("back", "sunburst"), ("felt", "plum")])
def test_galleries_choose(ask: Ask, gallery: str, value: str) -> None:
    dialog = ask()
    pictures = dialog.controls[gallery]
    assert isinstance(pictures, Gallery)

    pictures.buttons[value].click()

    assert getattr(dialog.settings, gallery) == value


@pytest.mark.parametrize("field", ["back", "felt"])
def test_what_holds_is_marked_in_its_gallery(ask: Ask, field: str) -> None:
    dialog = ask()
    pictures = dialog.controls[field]
    assert isinstance(pictures, Gallery)

    assert pictures.buttons[getattr(dialog.settings, field)].isChecked()


def test_a_time_set_by_hand_is_offered(ask: Ask) -> None:
    row = next(row for row in ROWS if row.field == "trick_hold_ms")

    offered = named_values(row, Settings(trick_hold_ms=850))

    assert [ms for ms, _ in offered] == [400, 700, 850, 900, 1200, 1800, 3000, 0]


@pytest.mark.thorough
def test_larger_text_is_shown_in_the_dialog_itself(ask: Ask, dress: Dress, qtbot: QtBot) -> None:
    dialog = ask()
    show(dialog, (920, 640))
    dialog.changed.connect(lambda settings: dress(text_scale=settings.text_scale))
    before = dialog.controls["language"]

    assert dialog._note.isVisible()
    dialog.choose("text_scale", 1.5)

    qtbot.waitUntil(lambda: dialog.controls["language"] is not before)
    assert dialog._note.isHidden(), "it would be a column beside the buttons"
    combo = dialog.controls["text_scale"]
    assert isinstance(combo, Combo)
    assert combo.currentData() == 1.5


def test_a_few_short_choices_stand_side_by_side(ask: Ask) -> None:
    segments = ask(scheme="dark").controls["scheme"]
    assert isinstance(segments, Segments)
    taken = [button.isChecked() for button in segments.findChildren(QPushButton)]
    assert taken == [False, True, False]


def test_a_large_window_offers_choices_as_a_small_one_does(ask: Ask, dress: Dress) -> None:
    beside = list[set[str]]()
    for size in ((1280, 800), (2560, 1440)):
        style.grow(*size)
        dress()
        offered = ask().controls.items()
        beside.append({field for field, control in offered if isinstance(control, Segments)})
    style.grow(1280, 800)
    assert beside[0]
    assert beside[0] <= beside[1]


def test_the_language_switches_where_one_is(ask: Ask) -> None:
    dialog = ask()
    dialog._side.setCurrentRow(1)

    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))

    assert dialog._side.currentRow() == 1
    assert dialog._pages.currentIndex() == 1
    assert dialog._pages.count() == len(SECTIONS)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(760, 520), (1040, 716)])
def test_every_word_fits(ask: Ask, dress: Dress, size: tuple[int, int], scale: float) -> None:
    dress(text_scale=scale)
    dialog = ask()
    for page, section in enumerate(SECTIONS):
        dialog._side.setCurrentRow(page)
        show(dialog, size)
        assert clipped(dialog) == [], section
        assert nameless(dialog) == [], section


@pytest.mark.thorough
def test_the_list_of_pages_is_whole_as_soon_as_the_text_is_larger(
    ask: Ask, dress: Dress, qtbot: QtBot
) -> None:
    dialog = ask()
    show(dialog, (1100, 480))
    dialog.changed.connect(lambda settings: dress(text_scale=settings.text_scale))
    before = dialog.controls["language"]
    language.speak("es")
    try:
        dialog.choose("text_scale", 1.5)
        qtbot.waitUntil(lambda: dialog.controls["language"] is not before)
        show(dialog, (1100, 480))
    finally:
        language.speak("en")

    assert dialog._side.isVisible()
    assert clipped(dialog._side) == []
    assert dialog._side.widest <= dialog._side.width()


def test_every_language_stands_there_by_its_own_name(qtbot: QtBot) -> None:
    """Also one that this version does not speak, which a newer one has set."""
    dialog = SettingsDialog(Settings(language="xh"))
    qtbot.addWidget(dialog)
    row = next(row for row in ROWS if row.field == "language")
    named = dict(named_values(row, dialog.settings))
    assert set(named) == {"system", "xh", *languages.spoken()}
    assert {"en": "English", "es": "Español", "fr": "Français"}.items() <= named.items()
    assert named["xh"] == "xh"


def test_the_sample_is_painted_before_others_take_over_the_change(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, painted = ask(), list[str]()
    show(dialog, (1000, 720))
    draw = CardPreview.draw

    def noted(preview: CardPreview, painter: QPainter) -> None:
        painted.append(preview._settings.suits)
        draw(preview, painter)

    monkeypatch.setattr(CardPreview, "draw", noted)
    seen = list[list[str]]()
    dialog.changed.connect(lambda _: seen.append([*painted]))
    dialog.choose("suits", "spanish")
    assert "spanish" in seen[0]


def test_a_page_made_anew_is_not_blank_until_qt_comes_to_it(ask: Ask, qtbot: QtBot) -> None:
    dialog = ask()
    dialog.show()
    qtbot.wait(50)
    before = _seen(dialog)

    dialog._rebuild()  # what comes with an event may come after the tables are painted anew

    after = _seen(dialog)
    assert [field for field, _ in after] == [field for field, _ in before]
    heights = [top for _, top in after]
    assert heights == sorted(set(heights))


def _seen(dialog: SettingsDialog) -> list[tuple[str, int]]:
    """Return the settings that are seen, and how far below the top each lies."""
    rows = [(field, row) for field, row in dialog.controls.items() if row.isVisible()]
    return [(field, row.mapTo(dialog, QPoint()).y()) for field, row in rows]
