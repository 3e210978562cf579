"""What the desktop asks of all programs is heard: by each of the ways in which it may say so."""

import ctypes
import struct
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.store.settings import Settings
from naipes_gui.ui.access import desktop
from naipes_gui.ui.access.desktop import Desktop, bare
from naipes_gui.ui.access.said_elsewhere import said_on_macos, said_on_windows
from naipes_gui.ui.access.said_on_linux import meant, said_in_files, said_in_x
from naipes_gui.ui.shared import stillness, style
from naipes_gui.ui.shared.stillness import Wish
from naipes_gui.ui.table.from_settings import high_contrast, reduced_motion


@pytest.fixture(autouse=True)
def nothing_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stillness, "_heard", Wish())


@pytest.mark.parametrize(
    ("key", "value", "wish"),
    [
        ("reduced-motion", 1, Wish(still=True)),
        ("reduced-motion", 0, Wish(still=False)),
        ("contrast", 1, Wish(contrast=True)),
        ("enable-animations", False, Wish(still=True)),
        ("enable-animations", True, Wish(still=False)),
        ("high-contrast", True, Wish(contrast=True)),
        ("AnimationDurationFactor", "0", Wish(still=True)),
        ("AnimationDurationFactor", "0.00", Wish(still=True)),
        ("AnimationDurationFactor", "0.5", Wish(still=False)),
        ("AnimationDurationFactor", "quick", Wish()),
        ("reduced-motion", "yes", Wish()),
        ("colour-scheme", 1, Wish()),
    ],
)
def test_what_a_portal_says_is_understood(key: str, value: object, wish: Wish) -> None:
    assert meant(key, value) == wish


class Wrapped:
    def __init__(self, inside: object) -> None:
        self._inside = inside

    def variant(self) -> object:
        return self._inside


def test_what_comes_over_the_bus_is_unwrapped() -> None:
    assert bare(Wrapped(Wrapped(1))) == 1
    assert bare("0") == "0"


@pytest.mark.parametrize(
    ("name", "text", "still"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n[General]\nx[$i]=1\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=1\n", False),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations = 1\n", False),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=perhaps\n", None),
        ("kdeglobals", "no settings at all", None),
        ("kdeglobals", "\0\0[[[", None),
    ],
)
def test_files_of_desktops_are_read(
    tmp_path: Path, name: str, text: str, still: bool | None
) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    assert said_in_files(tmp_path) == Wish(still=still)
    assert said_in_files(tmp_path / "nothing") == Wish()


def x_block(order: str, animations: int) -> bytes:
    """Return a block of XSETTINGS with a text, a colour and two numbers."""
    byte = b"\0" if order == "<" else b"\1"

    def head(kind: int, name: bytes) -> bytes:
        padded = name + b"\0" * (-len(name) % 4)
        return struct.pack(f"{order}BxH", kind, len(name)) + padded + struct.pack(f"{order}I", 7)

    text = struct.pack(f"{order}I", 5) + b"Noto \0\0\0"[:8]
    return (
        byte + b"\0\0\0" + struct.pack(f"{order}II", 7, 4)
        + head(1, b"Gtk/FontName") + text
        + head(2, b"Net/Colour") + b"\0" * 8
        + head(0, b"Gtk/EnableAnimations") + struct.pack(f"{order}i", animations)
        + head(0, b"Xft/DPI") + struct.pack(f"{order}i", 98304)
    )  # fmt: skip


@pytest.mark.parametrize("order", ["<", ">"])
def test_settings_of_x_are_read(order: str) -> None:
    assert said_in_x(x_block(order, 0)) == Wish(still=True)
    assert said_in_x(x_block(order, 1)) == Wish(still=False)
    whole = x_block(order, 0)
    for cut in range(len(whole) - 20):
        assert said_in_x(whole[:cut]).still in (None, True), "cut short it ends no program"


class User32:
    def __init__(self, animated: int, known: int = 1) -> None:
        self._animated, self._known = animated, known

    def SystemParametersInfoW(self, what: int, _: int, into: object, __: int) -> int:
        assert what == 0x1042
        ctypes.cast(into, ctypes.POINTER(ctypes.c_int)).contents.value = self._animated  # type: ignore[arg-type]
        return self._known


def test_windows_says_whether_it_shows_animations() -> None:
    assert said_on_windows(User32(0)) == Wish(still=True)
    assert said_on_windows(User32(1)) == Wish(still=False)
    assert said_on_windows(User32(0, known=0)) == Wish()


class Objc:
    """A runtime whose workspace wants less motion, or does not."""

    def __init__(self, still: bool) -> None:
        asked = {b"sharedWorkspace": 11, b"accessibilityDisplayShouldReduceMotion": 12}
        self.objc_getClass = lambda name: 10 if name == b"NSWorkspace" else None
        self.sel_registerName = lambda name: asked[name]
        kind = ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p)
        self.objc_msgSend = kind(lambda whom, what: {11: 77, 12: int(still)}[what])
        self.objc_getClass = _Function(self.objc_getClass)  # type: ignore[assignment]
        self.sel_registerName = _Function(self.sel_registerName)  # type: ignore[assignment]


class _Function:
    restype: object = None

    def __init__(self, act: object) -> None:
        self._act = act

    def __call__(self, *what: object) -> object:
        return self._act(*what)  # type: ignore[operator]


@pytest.mark.parametrize("still", [True, False])
def test_macos_says_whether_it_moves(still: bool) -> None:
    assert said_on_macos(Objc(still)) == Wish(still=still)


@pytest.mark.parametrize("still", [True, False, None])
def test_what_is_heard_holds_where_the_settings_follow_the_system(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, still: bool | None
) -> None:
    monkeypatch.setattr(desktop.Portal, "ask", lambda _: None)
    from PySide6.QtCore import QObject

    parent = QObject()
    listening = Desktop(parent, lambda: Wish(still, contrast=still))
    listening.start()
    assert not reduced_motion(Settings()), "nothing is read before somebody has time"
    qtbot.waitUntil(lambda: not listening._beginning.isActive())
    assert reduced_motion(Settings()) == bool(still)
    assert high_contrast(Settings()) == bool(still)
    assert reduced_motion(Settings(reduced_motion="on"))
    assert not reduced_motion(Settings(reduced_motion="off"))
    assert not high_contrast(Settings(high_contrast="off"))


def test_a_later_answer_takes_nothing_back_that_was_wanted(qtbot: QtBot) -> None:
    from PySide6.QtCore import QObject

    parent = QObject()
    listening, told = Desktop(parent, Wish), list[bool]()
    listening.changed.connect(lambda: told.append(stillness.heard().still is True))
    listening.take(Wish(still=True))
    listening.take(Wish(still=False, contrast=True))
    assert stillness.heard() == Wish(still=True, contrast=True)
    listening.take(Wish())
    assert told == [True, True]


def test_a_desktop_that_cannot_be_read_harms_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from PySide6.QtCore import QObject

    def broken() -> Wish:
        raise OSError("no such library")

    monkeypatch.setattr(desktop.Portal, "ask", lambda _: None)
    parent = QObject()
    Desktop(parent, broken)._begin()
    assert "no such library" in caplog.text
    assert stillness.heard() == Wish()


def test_contrast_that_was_heard_dresses_the_program(qtbot: QtBot) -> None:
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    assert not style.contrast_is_high(app, Settings())
    stillness.hear(Wish(contrast=True))
    assert style.contrast_is_high(app, Settings())
