"""Sounds are mixed, kept from piling up, and given to a device that is let go in silence."""

import logging
import sys
import threading
from array import array
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from naipes_gui.core.sounds import Sound
from naipes_gui.files import resource
from naipes_gui.ui.shared.sound import bank, output, player
from naipes_gui.ui.shared.sound.levels import LEVELS, Throttle
from naipes_gui.ui.shared.sound.mixer import VOICES, Mixer, Voice
from naipes_gui.ui.shared.sound.output import Block, NoOutput, open_device
from naipes_gui.ui.shared.sound.player import Player
from tests.found import some

LOUD = array("h", [20_000] * 50)
FRAMES = 40
WAIT = 20.0
"""Seconds that a test waits for another thread before it fails."""


@pytest.fixture(scope="module")
def sounds() -> bank.Bank:
    return bank.load(resource("sounds"))


class Recording:
    """A device that writes down what it is given, the rest of it when it is closed."""

    def __init__(self) -> None:
        self.heard = array("h")
        self.opened, self.closed = 0, threading.Semaphore(0)
        self.block: Block | None = None

    def open(self, block: Block) -> "Recording":
        self.block = block
        self.opened += 1
        return self

    def close(self) -> None:
        assert self.block is not None
        for _ in range(2 * bank.RATE // FRAMES):
            self.heard.extend(self.block(FRAMES))
        self.closed.release()


def none_here(_: Block) -> Any:
    raise NoOutput("nothing is plugged in")


@pytest.fixture(autouse=True)
def no_thread_stays() -> Iterator[None]:
    before = threads()
    yield
    assert threads() <= before


def threads() -> set[threading.Thread]:
    """Return what Python itself has started: logging takes a device's thread for one of them."""
    return {each for each in threading.enumerate() if not each.name.startswith("Dummy")}


# The files.


def test_every_sound_is_there_to_be_heard(sounds: bank.Bank) -> None:
    for sound in Sound:
        for samples in some(sounds[sound]):
            assert samples[0] == samples[-1] == 0
            assert max(samples) > 2000
    assert set(LEVELS) == set(Sound)


# How often.


def test_a_fast_deal_is_at_most_twenty_clicks_a_second() -> None:
    for sounds in ((Sound.SLIDE,), (Sound.SLIDE, Sound.PLACE, Sound.FLIP, Sound.CHIP)):
        throttle = Throttle()
        heard = [t for t in range(1000) if throttle.admits(sounds[t % len(sounds)], t / 1000)]
        assert 8 <= len(heard) <= 21


def test_what_matters_is_heard_in_the_middle_of_a_deal() -> None:
    throttle = Throttle()
    assert throttle.admits(Sound.SLIDE, 1.0)
    assert not throttle.admits(Sound.PLACE, 1.01)
    assert throttle.admits(Sound.ILLEGAL, 1.01)
    assert not throttle.admits(Sound.ILLEGAL, 1.02)


# Mixing.


def test_sounds_are_added_and_never_wrap_around() -> None:
    mixer = Mixer()
    mixer.begin(Voice(Sound.PLACE, LOUD))
    mixer.begin(Voice(Sound.FLIP, array("h", [1_000] * 20)))
    assert list(mixer.block(30)) == [21_000] * 20 + [20_000] * 10
    mixer.begin(Voice(Sound.SNAP, LOUD))
    assert list(mixer.block(30)) == [32_767] * 20 + [20_000] * 10
    mixer.block(30)
    assert mixer.is_silent
    assert list(mixer.block(3)) == [0, 0, 0]


def test_the_oldest_of_a_kind_fades_when_there_are_too_many() -> None:
    mixer, long = Mixer(), array("h", [1_000] * 500)
    for _ in range(LEVELS[Sound.GATHER].at_once + 1):
        mixer.begin(Voice(Sound.GATHER, long))
    first = list(mixer.block(10))
    assert first[0] > first[-1] > 1_000
    assert list(mixer.block(10)) == [1_000] * 10


def test_a_full_table_keeps_what_matters() -> None:
    mixer, soft = Mixer(), array("h", [10] * 500)
    for sound in [*Sound][:VOICES]:
        mixer.begin(Voice(sound, soft))
    mixer.begin(Voice(Sound.MATCH_WON, array("h", [5_000] * 500)))
    mixer.block(10)
    assert max(mixer.block(10)) >= 5_000
    mixer.begin(Voice(Sound.SLIDE, array("h", [9_000] * 500)))
    mixer.block(10)
    assert max(mixer.block(10)) < 9_000


# The player.


def test_what_is_asked_for_is_heard_as_loud_as_asked(sounds: bank.Bank) -> None:
    peaks = []
    for volume in (1.0, 0.25):
        device = Recording()
        made = Player(lambda: sounds, device.open)
        made.play(Sound.CUT, volume)
        made.close()
        assert made.works is True
        peaks.append(max(device.heard))
    assert peaks[0] > 3 * peaks[1] > 1_000
    assert peaks[0] == pytest.approx(max(sounds[Sound.CUT][0]) * 0.75, rel=0.02)


def test_the_same_variant_never_comes_twice_running(sounds: bank.Bank) -> None:
    made = Player(lambda: sounds, Recording().open)
    made._bank = sounds
    picked = []
    for _ in range(40):
        made._samples(Sound.SLIDE, 1.0)
        picked.append(made._latest[Sound.SLIDE])
    assert all(one != other for one, other in pairwise(picked))
    assert set(picked) == set(range(len(sounds[Sound.SLIDE])))


def test_what_comes_too_late_is_not_heard(sounds: bank.Bank) -> None:
    times = iter((0.0, *(i + 1.0 for i in range(100))))
    device = Recording()
    made = Player(lambda: sounds, device.open, clock=lambda: next(times))
    made.play(Sound.CUT, 1.0)
    made.close()
    assert device.opened == 1
    assert not any(device.heard)


def test_the_device_is_given_back_in_silence(
    sounds: bank.Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "QUIET", 0.0)
    monkeypatch.setattr(player, "WATCHED", 0.001)
    device = Recording()
    made = Player(lambda: sounds, device.open)
    for times in (1, 2):
        made.wake()
        assert device.closed.acquire(timeout=WAIT)
        assert device.opened == times
    made.close()


def test_a_device_that_asks_no_more_is_given_back(
    sounds: bank.Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "GONE", 0.0)
    monkeypatch.setattr(player, "WATCHED", 0.001)
    device = Recording()
    made = Player(lambda: sounds, device.open)
    made.play(Sound.RIFFLE, 1.0)
    assert device.closed.acquire(timeout=WAIT)
    made.close()


def test_a_machine_without_a_device_is_silent_and_says_so_once(
    sounds: bank.Bank, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    tries = []
    clock = [0.0]

    def fails(block: Block) -> Any:
        tries.append(block)
        none_here(block)

    made = Player(lambda: sounds, fails, clock=lambda: clock[0])
    for second in range(5000):
        clock[0] = float(second)
        made._serve(player.Wish(Sound.PLACE, 1.0, clock[0]))
    assert made.works is False
    assert len(tries) == player.TRIES
    assert [record.message for record in caplog.records] == ["no sound: nothing is plugged in"]
    made.hope()
    made._serve(player.Wish(Sound.PLACE, 1.0, clock[0]))
    assert len(tries) == player.TRIES + 1


def test_a_fault_ends_the_sound_and_nothing_else(caplog: pytest.LogCaptureFixture) -> None:
    def no_files() -> bank.Bank:
        raise OSError("gone")

    made = Player(no_files, Recording().open)
    made.play(Sound.PLACE, 1.0)
    made.close()
    made.play(Sound.HINT, 1.0)
    assert made.works is False
    assert [record.message for record in caplog.records] == ["no more sound"]


def test_nothing_is_started_for_no_volume(sounds: bank.Bank) -> None:
    device = Recording()
    made = Player(lambda: sounds, device.open)
    made.play(Sound.PLACE, 0.0)
    made.close()
    assert device.opened == 0


# The real library.


def test_the_library_asks_for_blocks_and_takes_what_it_is_given() -> None:
    asked, enough = list[int](), threading.Event()

    def block(frames: int) -> "array[int]":
        asked.append(frames)
        if len(asked) == 5:
            enough.set()
        return array("h", bytes(2 * frames))

    device = open_device(block, ("null",))
    assert enough.wait(WAIT)
    device.close()
    assert all(0 < frames < bank.RATE for frames in asked)
    many = len(asked)
    assert many == len(asked)


def test_a_block_that_fails_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    asked, told = list[int](), threading.Event()

    def block(frames: int) -> Any:
        asked.append(frames)
        told.set()
        raise ZeroDivisionError

    device = open_device(block, ("null",))
    assert told.wait(WAIT)
    device.close()
    assert len(asked) == 1
    assert [record.message for record in caplog.records] == ["no more sound from this device"]


def test_devices_can_be_opened_again_and_again() -> None:
    asked = [threading.Event() for _ in range(3)]
    for event in asked:

        def block(frames: int, event: threading.Event = event) -> bytes:
            event.set()
            return bytes(2 * frames)

        device = open_device(block, ("null",))
        assert event.wait(WAIT)
        device.close()


@pytest.mark.parametrize("name", ["_miniaudio", "_cffi_backend"])
def test_without_the_library_there_is_no_sound(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(NoOutput):
        open_device(lambda frames: bytes(2 * frames))


def test_without_a_sound_system_there_is_no_sound() -> None:
    with pytest.raises(NoOutput, match="no sound system"):
        open_device(lambda frames: bytes(2 * frames), ())


def test_the_backends_are_known_to_the_library() -> None:
    from _miniaudio import lib

    for name in (*output.BACKENDS, "null"):
        assert hasattr(lib, f"ma_backend_{name}")
    assert "null" not in output.BACKENDS
    assert "jack" not in output.BACKENDS


def test_nothing_of_it_is_loaded_before_something_is_heard() -> None:
    import subprocess

    look = "import naipes_gui.ui.window.main_window, sys; print([m for m in sys.modules if 'miniaudio' in m or 'ui.shared.sound' in m])"  # noqa: E501
    found = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


_: Callable[[Block], output.Output] = Recording().open
