"""Whoever plays without sound, or does not look, hears nothing; whoever does, what happens."""

from dataclasses import fields

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui.core.sounds import Sound
from naipes_gui.store import paths
from naipes_gui.store import settings as settings_store
from naipes_gui.store.settings import Settings
from naipes_gui.ui.window import run
from naipes_gui.ui.window.main_window import MainWindow
from naipes_gui.ui.window.sounds import KINDS, Sounds
from tests.ui.page_help import play_until
from tests.ui.table_help import begun


class Ear:
    """Stands in for a player and remembers what it was asked."""

    def __init__(self) -> None:
        self.heard = list[tuple[Sound, float]]()
        self.woken = self.hoped = 0
        self.is_closed = False
        self.works: bool | None = None

    def play(self, sound: Sound, volume: float) -> None:
        self.heard.append((sound, volume))

    def wake(self) -> None:
        self.woken += 1

    def hope(self) -> None:
        self.hoped += 1

    def close(self) -> None:
        self.is_closed = True


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = MainWindow(Settings(speed="instant", trick_hold_ms=1))
    made.show()
    qtbot.addWidget(made)
    return made


def test_a_window_without_a_player_is_silent(window: MainWindow) -> None:
    assert window.sounds.work is None
    window.sounds.play(Sound.PLACE)
    window.sounds.soon()
    window.change(sound=False)
    window.change(sound=True)


@pytest.mark.parametrize(
    ("settings", "is_heard"),
    [
        (Settings(), True),
        (Settings(sound=False), False),
        (Settings(volume=0), False),
        (Settings(volume=1), True),
    ],
)
def test_the_settings_say_whether_anything_is_heard(
    window: MainWindow, settings: Settings, is_heard: bool
) -> None:
    ear, sounds = Ear(), Sounds(window, settings)
    sounds.give(ear)
    sounds.play(Sound.GATHER)
    assert [sound for sound, _ in ear.heard] == [Sound.GATHER] * is_heard


def test_a_louder_setting_is_louder(window: MainWindow) -> None:
    ear, sounds = Ear(), window.sounds
    sounds.give(ear)
    for volume in (1, 30, 70, 100):
        sounds.adopt(Settings(volume=volume))
    volumes = [volume for _, volume in ear.heard]
    assert volumes == sorted(set(volumes))
    assert (len(volumes), volumes[-1]) == (4, 1.0)


def test_a_window_that_is_put_away_is_silent(window: MainWindow) -> None:
    ear = Ear()
    window.sounds.give(ear)
    window.setWindowState(Qt.WindowState.WindowMinimized)
    window.sounds.play(Sound.WON)
    window.sounds.soon()
    assert (ear.heard, ear.woken) == ([], 0)
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.sounds.play(Sound.WON)
    assert len(ear.heard) == 1


def test_turning_the_sound_on_tries_a_lost_device_again(window: MainWindow) -> None:
    ear = Ear()
    window.sounds.give(ear)
    window.change(sound=False)
    assert (ear.hoped, ear.heard) == (0, [])
    window.change(sound=True)
    assert ear.hoped == 1
    assert len(ear.heard) == 1


def test_a_hand_is_heard_from_the_deal_to_who_won(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ear = Ear()
    window.sounds.give(ear)
    window.play(begun(paths.records_folder()))
    page = window.table_page
    assert page is not None
    play_until(qtbot, page, lambda: page.scoring.isVisible())
    heard = [sound for sound, _ in ear.heard]
    assert {Sound.SLIDE, Sound.PLACE} <= set(heard)
    assert {Sound.WON, Sound.LOST} & set(heard)
    assert ear.woken
    window.close()
    assert ear.is_closed


def test_m_and_the_button_turn_the_sound_off_and_on(window: MainWindow, qtbot: QtBot) -> None:
    window.play(begun(paths.records_folder()))
    page = window.table_page
    assert page is not None
    button = page.top.button("sound")
    assert (button.accessibleName(), window.settings.sound) == ("Sound on", True)
    QTest.keyClick(page.board, Qt.Key.Key_M)
    assert (button.accessibleName(), window.settings.sound) == ("Sound off", False)
    assert window.notice.isVisible() is not button.isVisible(), "one of them shows what it did"
    page.top.offer("sound", False)
    QTest.keyClick(page.board, Qt.Key.Key_M)
    assert window.notice.isVisible()
    window.notice.dismiss()
    page.top.offer("sound", True)
    QTest.keyClick(page.board, Qt.Key.Key_M)
    assert settings_store.load(paths.settings_file()).sound is False
    button.click()
    assert window.settings.sound is True
    window.notice.dismiss()


def test_a_device_is_ready_before_a_click_is_done(window: MainWindow) -> None:
    ear = Ear()
    window.sounds.give(ear)
    window.play(begun(paths.records_folder()))
    page = window.table_page
    assert page is not None
    before = ear.woken
    QTest.mousePress(page.board.viewport(), Qt.MouseButton.LeftButton)
    assert ear.woken == before + 1


def test_each_kind_of_sound_can_be_left_out(window: MainWindow) -> None:
    for field, kinds in KINDS.items():
        ear, sounds = Ear(), Sounds(window, Settings.from_json({field: False}))
        sounds.give(ear)
        for sound in Sound:
            sounds.play(sound)
        assert {sound for sound, _ in ear.heard} == {*Sound} - kinds
    assert set(KINDS) <= {f.name for f in fields(Settings)}


def test_only_a_window_that_is_seen_has_a_player(window: MainWindow) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    run._make_audible(app, window)
    assert (window.sounds.work, window.sounds._player is None) == (
        None, app.platformName() in run.UNSEEN
    )  # fmt: skip
