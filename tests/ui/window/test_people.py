"""Somebody else plays: what belongs to one person is closed before another's is opened."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from naipes_gui.store import paths, profiles
from naipes_gui.store import settings as settings_store
from naipes_gui.store.profiles import Profile
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.settings.dialog import SettingsDialog
from naipes_gui.ui.settings.people_dialog import PeopleDialog
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.widgets.name_dialog import NameDialog
from naipes_gui.ui.window import leaving
from naipes_gui.ui.window.main_window import MainWindow
from naipes_gui.ui.window.run import _parsed
from tests.disk_contents import every_file
from tests.ui.looking import SIZES, Dress, clipped, dress, nameless, show
from tests.ui.table_help import begun

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
Open = Callable[[], MainWindow]


@pytest.fixture
def ana() -> Profile:
    """Let Ana be a second person here."""
    made = profiles.add("Ana")
    own = Settings(player_name="Ana", volume=35, speed="instant")
    settings_store.save(own, paths.settings_file(made.key))
    return made


@pytest.fixture
def opened(qtbot: QtBot) -> Open:
    """Return what opens the window as a start does."""

    def open_window() -> MainWindow:
        profiles.take_place()
        window = MainWindow(settings_store.load(paths.settings_file()))
        qtbot.addWidget(window)
        window.show()
        return window

    return open_window


def own_files(key: str) -> dict[str, bytes]:
    found = dict[str, bytes]()
    for folder in (paths.config_folder(), paths.data_folder(), paths.cache_folder()):
        others = folder / paths.PROFILES
        found |= every_file(others / key) if key else every_file(folder, but=others)
    return {path: held for path, held in found.items() if not path.endswith(".pixels")}


def test_whoever_plays_alone_sees_no_choice(opened: Open) -> None:
    window = opened()
    assert window.start_page._who_plays is None
    window.show_start()
    assert window.start_page._who_plays is None
    assert not paths.last_profile_file().exists()


def page_of(window: MainWindow) -> TablePage:
    assert window.table_page is not None
    return window.table_page


def choose(window: MainWindow, profile: Profile) -> None:
    chooser = window.start_page._who_plays
    assert chooser is not None
    chooser.buttons[profile.key].click()


def shown(window: MainWindow) -> list[str]:
    """Return who is shown as playing."""
    chooser = window.start_page._who_plays
    assert chooser is not None
    return [key for key, button in chooser.buttons.items() if button.isChecked()]


@pytest.mark.thorough
def test_a_click_on_a_name_opens_the_matches_and_the_settings_of_another(
    opened: Open, ana: Profile
) -> None:
    window = opened()
    window.change(volume=80)
    recorder = begun(paths.records_folder())
    recorder.close()
    window.library.matches()
    before = own_files(paths.FIRST)

    choose(window, ana)

    assert window.library.folder == paths.records_folder(ana.key)
    assert window.settings.volume == 35
    assert shown(window) == [ana.key]
    window.change(volume=10)
    window.rail_pages.open_library()
    window.show_start()
    assert own_files(paths.FIRST) == before
    choose(window, profiles.profiles()[0])
    assert window.settings.volume == 80
    assert settings_store.load(paths.settings_file(ana.key)).volume == 10


@pytest.mark.thorough
def test_the_match_on_the_table_is_saved_and_left(opened: Open, ana: Profile) -> None:
    window = opened()
    window.play(begun(paths.records_folder()))
    path = page_of(window).path
    window.people.play(ana.key)
    assert window.table_page is None
    assert window.pages.count() == 1
    assert window.pages.currentWidget() is window.start_page
    assert path.exists()
    assert window.library.files == []
    choose(window, profiles.profiles()[0])
    assert window.library.files == [path]


def test_whoever_stays_at_the_table_goes_on_playing(
    opened: Open, ana: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    window.play(begun(paths.records_folder()))
    asked = list[object]()
    with monkeypatch.context() as patch:
        patch.setattr(leaving, "may_leave", lambda session, _: asked.append(session))
        choose(window, ana)
    assert len(asked) == 1
    assert page_of(window).isVisible()
    assert window.library.folder == paths.records_folder(paths.FIRST)
    assert shown(window) == [paths.FIRST]
    assert paths.played_as() == paths.FIRST


def test_what_one_deleted_another_is_not_asked_to_bring_back(opened: Open, ana: Profile) -> None:
    window = opened()
    recorder = begun(paths.records_folder())
    recorder.close()
    window.deeds.delete(recorder.path)
    toast = window.deeds._said
    before = own_files(paths.FIRST)
    choose(window, ana)
    assert not toast.isVisible()
    assert own_files(paths.FIRST) == before


@pytest.mark.thorough
def test_pages_of_one_are_closed_before_another_plays(opened: Open, ana: Profile) -> None:
    window = opened()
    recorder = begun(paths.records_folder())
    recorder.close()
    window.rail_pages.open_library()
    window.watched_pages.replay(recorder.path)
    window.rail_pages.open_statistics()
    window.bulk.start([recorder.path])
    window.people.play(ana.key)
    assert window.pages.count() == 1
    assert (window.bulk.is_wanted, window.bulk.progress.all) == (False, 0)


def test_who_could_save_nothing_does_not_play(opened: Open, ana: Profile) -> None:
    window = opened()
    window.play(begun(paths.records_folder()))
    (paths.profile_file(ana.key).parent / "matches").write_text("in the way")
    choose(window, ana)
    assert page_of(window).isVisible()
    assert paths.played_as() == paths.FIRST
    assert shown(window) == [paths.FIRST]
    assert "Ana" in window.notice._text.text()
    window.notice.dismiss()


def test_the_settings_lead_to_who_plays(
    opened: Open, ana: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()

    def answer(dialog: QDialog) -> int:
        if isinstance(dialog, SettingsDialog):
            dialog.people.click()
        elif isinstance(dialog, PeopleDialog):
            dialog.list.choose(ana.key)
            dialog.play.click()
        return 0

    monkeypatch.setattr(QDialog, "exec", answer)
    window.open_settings()
    assert profiles.present() == ana
    assert window.settings.volume == 35
    assert settings_store.load(paths.settings_file(ana.key)).volume == 35


def test_a_new_name_of_who_plays_goes_to_the_table(
    opened: Open, ana: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    profiles.sit_down(ana)
    window = opened()

    def answer(dialog: QDialog) -> int:
        if isinstance(dialog, PeopleDialog):
            dialog.rename.click()
        elif isinstance(dialog, NameDialog):
            dialog.field.setText("Anita")
            return 1
        return 0

    monkeypatch.setattr(QDialog, "exec", answer)
    window.people.manage()
    assert profiles.present().name == "Anita"
    assert window.settings.player_name == "Anita"


def test_the_window_is_told_who_plays() -> None:
    assert _parsed(["--profile", "Ana", "a.naipes"]).profile == "Ana"
    assert _parsed([]).profile == ""


@pytest.fixture
def asked(qtbot: QtBot) -> Callable[..., PeopleDialog]:
    """Return what shows the dialog, with the answers that are given in it."""

    def open_dialog(name: str = "", *, sure: bool = False) -> PeopleDialog:
        dialog = PeopleDialog(None, lambda *_: name, lambda *_: sure)
        qtbot.addWidget(dialog)
        return dialog

    return open_dialog


def test_somebody_is_added_and_chosen(asked: Callable[..., PeopleDialog]) -> None:
    dialog = asked("  Eva ")
    dialog.add.click()
    assert [profile.name for profile in profiles.profiles()] == ["First player", "Eva"]
    assert dialog.list.chosen == profiles.named("Eva").key
    assert dialog.focusWidget() is dialog.list, "Enter would ask for one more"
    dialog.add.click()
    assert "Eva" in dialog._told.text()
    assert len(profiles.profiles()) == 2


def test_nobody_is_asked_about_an_empty_profile_and_all_about_another(
    asked: Callable[..., PeopleDialog], ana: Profile
) -> None:
    begun(paths.records_folder(ana.key)).close()
    eva = profiles.add("Eva")
    dialog = asked(sure=False)
    for profile, is_gone in ((eva, True), (ana, False)):
        dialog.list.choose(profile.key)
        dialog.remove.click()
        assert (profile.name in {gone.name for gone in profiles.removed()}) is is_gone
    dialog = asked(sure=True)
    dialog.list.choose(ana.key)
    dialog.remove.click()
    assert len(profiles.profiles()) == 1
    assert len(every_file(paths.records_folder(ana.key))) == 1
    dialog.list.choose(ana.key)
    assert not dialog.rename.isEnabled()
    dialog.play.click()
    assert dialog.wanted is None
    assert profiles.named("Ana").key == ana.key


def test_who_plays_cannot_be_removed(asked: Callable[..., PeopleDialog], ana: Profile) -> None:
    dialog = asked(sure=True)
    assert dialog.list.chosen == paths.FIRST
    assert not dialog.remove.isEnabled()
    assert not dialog.play.isEnabled()
    assert profiles.present().name in dialog._told.text(), "what is closed says why"
    assert dialog.rename.isEnabled()


@pytest.mark.parametrize(("size", "scale"), [(SIZES[0], 1.5), (SIZES[1], 1.0)])
def test_every_word_fits(
    opened: Open, ana: Profile, asked: Callable[..., PeopleDialog], dress: Dress,
    size: tuple[int, int], scale: float,
) -> None:  # fmt: skip
    """Every size and every scale are met once, the larger words in the smaller window."""
    dress(text_scale=scale)
    for name in ("A & B <b>c</b>", "Maximiliana Wenceslada de los Ángeles W", "名前名前名前名前"):
        profiles.add(name)
    language.speak("es")
    try:
        window, dialog = opened(), asked()
        show(window, size)
        show(dialog, (640, 480))
        chooser = window.start_page._who_plays
        assert chooser is not None
        assert clipped(chooser) == []
        assert clipped(dialog) == []
        assert nameless(window.start_page) == nameless(dialog) == []
        assert [button.text() for button in chooser.buttons.values()][1] == "A && B <b>c</b>"
    finally:
        language.speak("en")
