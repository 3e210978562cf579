"""Fixtures every test may use."""

import gc
import os
import random
import weakref
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import count
from random import Random
from typing import Any

import hypothesis
import pytest
import shiboken6
from PySide6.QtCore import (
    QAbstractAnimation,
    QAnimationGroup,
    QCoreApplication,
    QEvent,
    QLocale,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Qt,
    QThread,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core import text
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.text import Phrase
from naipes_gui.store import paths
from naipes_gui.ui.shared import language, style
from naipes_gui.ui.shared.growth import REFERENCE
from naipes_gui.ui.shared.theme import BASE
from naipes_gui.ui.window import guard
from naipes_gui.ui.window.garbage import GarbageCollector
from tests import nights
from tests.words import raw_words

# How long something takes is measured elsewhere: a test that fails under load proves nothing.
hypothesis.settings.register_profile(
    "house", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("house")
# What is tested is the source, whatever lies compiled beside it.
os.environ.setdefault("NAIPES_PLAIN", "1")
# As at a start: before the first class of the window is made.
guard.stand()

_homes = count()
GARBAGE = 20_000
"""So many new objects are worth a look."""
PATIENCE = 60_000
"""How long something may be waited for, in milliseconds, if much else runs on a machine."""
_made = list[weakref.ref[Any]]()
"""What may run, of all that was made so far."""


def _keep_in_mind(kind: Any) -> None:
    """Let whatever is made of a kind, or of one derived from it, be asked later whether it runs.

    To look for them among all objects there are would take longer than a small test.
    """
    init = kind.__init__

    def made(self: object, *args: Any, **named: Any) -> None:
        init(self, *args, **named)
        _made.append(weakref.ref(self))

    kind.__init__ = made


for _kind in (
    QThread, QTimer, QAbstractAnimation, QVariantAnimation, QPropertyAnimation, QPauseAnimation,
    QAnimationGroup, QParallelAnimationGroup, QSequentialAnimationGroup,
):  # fmt: skip
    _keep_in_mind(_kind)


def pytest_collection() -> None:
    """Look for no garbage while nothing but what will stay is made."""
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave for later what says once more what was said; who names a case means it."""
    if nights.is_night() or any("::" in argument for argument in config.args):
        return
    _leave(nights.left_for_the_night(items), config, items)
    if nights.is_quick():
        _leave(nights.left_for_the_check(items), config, items)


def _leave(left: list[pytest.Item], config: pytest.Config, items: list[pytest.Item]) -> None:
    if left:
        others = set(left)
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in others]


def pytest_collection_finish() -> None:
    """Let what is imported by now not be looked through for garbage, nor for what still runs."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """Return the application, and look for garbage as the program does: in its thread."""
    GarbageCollector(qapp)
    return qapp


@pytest.fixture(autouse=True)
def garbage_is_found_between_tests() -> Iterator[None]:
    """Look for what a test has left, if it is much, where no thread is in the midst of anything."""
    yield
    if gc.get_count()[0] > GARBAGE:
        gc.collect(1)


@pytest.fixture(autouse=True)
def english_is_spoken_again() -> Iterator[None]:
    """Leave the next test no other language: Qt keeps it, and names keys by it."""
    yield
    if QLocale().language() in (QLocale.Language.Spanish, QLocale.Language.French):
        language.speak("en")


class PatientBot(QtBot):
    """Gives up after no less than a minute: a test that fails under load proves nothing.

    It holds what it is given for as long as the test lasts. A page that only its own parts know
    is garbage as soon as the test has returned, and yet its events come: found in the midst of one
    of them it was deleted with the table whose event that was.
    """

    def __init__(self, request: pytest.FixtureRequest) -> None:
        super().__init__(request)
        self._held = list[QWidget]()

    def addWidget(self, widget: QWidget, **more: Any) -> None:
        self._held.append(widget)
        super().addWidget(widget, **more)

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE) -> None:
        super().waitUntil(callback, timeout=max(timeout, PATIENCE))

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE, **more: Any) -> Any:
        # What is not to come would be waited for in vain: a minute in every such test.
        is_expected = more.get("raising") is not False
        return super().waitSignal(
            signal, timeout=max(timeout, PATIENCE) if is_expected else timeout, **more
        )


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    """Close nothing that has deleted itself when it was closed: it is still held."""
    shown = getattr(item, "qt_widgets", ())
    left = [(ref, before) for ref, before in shown if not _is_deleted(ref())]
    if shown:
        item.qt_widgets = left  # type: ignore[attr-defined]
    return (yield)


def _is_deleted(widget: QWidget | None) -> bool:
    return widget is not None and not shiboken6.isValid(widget)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Return what drives widgets, and has patience."""
    return PatientBot(request)


@pytest.fixture(autouse=True, scope="session")
def nobody_waits_for_the_disk() -> Iterator[None]:
    """Let what is written be in the file at once: no test can pull the plug of this machine.

    Each move of each match would wait for milliseconds; that it is asked for is seen in `Disk`.
    """
    with pytest.MonkeyPatch.context() as patch:
        # Like `fsync` it knows a file that is open from one that is not.
        patch.setattr(os, "fsync", os.fstat)
        yield


@pytest.fixture(autouse=True)
def home_of_its_own(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Let every test find nothing of the tests before it, nor of the person at the machine."""
    home = tmp_path_factory.getbasetemp() / "homes" / str(next(_homes))
    monkeypatch.setenv(paths.HOME, str(home))
    paths.play_as(paths.FIRST)


@pytest.fixture(autouse=True)
def nothing_keeps_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that uses Qt and leaves a thread, a timer or an animation running."""
    if "qapp" not in request.fixturenames:
        yield
        return
    app: QApplication = request.getfixturevalue("qapp")
    before = set(app.topLevelWidgets())
    yield
    if app.mouseButtons() != Qt.MouseButton.NoButton:
        # What a test presses and does not let go, the next would take for its own.
        QTest.mouseRelease(QWidget(), Qt.MouseButton.LeftButton)
    try:
        assert not running_things()
    finally:
        _delete_windows(set(app.topLevelWidgets()) - before)


@pytest.fixture(autouse=True)
def the_same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what a test is dealt follow from its name: what fails once is to fail again.

    The machine's chance and the moment of the person's click decide a deal; each stands still.
    """
    rng, clicks = Random(request.node.nodeid), count(10**18)
    monkeypatch.setattr(random, "_urandom", rng.randbytes)
    if "qapp" in request.fixturenames:
        from naipes_gui.ui.match import gesture

        monkeypatch.setattr(gesture, "time_ns", lambda: next(clicks))


@pytest.fixture(autouse=True)
def nothing_is_worn(request: pytest.FixtureRequest) -> None:
    """Let no test find the size and the colours that a window before it gave the program."""
    if "qapp" in request.fixturenames:
        app: QApplication = request.getfixturevalue("qapp")
        font = app.font()
        font.setPixelSize(BASE)
        style.grow(*REFERENCE)
        style._app_style = style.AppStyle()
        app.setStyleSheet("")
        app.setFont(font)
        app.setPalette(QPalette())


@pytest.fixture(autouse=True)
def english_sources() -> Iterator[None]:
    """Let every test begin with the source texts and figures, whatever language another spoke."""
    text.install(text.untranslated)
    text.show_suits(text.FRENCH)
    QLocale.setDefault(QLocale.system())
    yield
    text.install(text.untranslated)
    text.show_suits(text.FRENCH)


@pytest.fixture(autouse=True)
def errors_are_all_in_words() -> Iterator[None]:
    """Fail a test that meets an error whose sentence would be half English in Spanish."""
    make = NaipesError.__init__

    def checked(error: NaipesError, what: Phrase) -> None:
        assert not raw_words(what), what
        make(error, what)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(NaipesError, "__init__", checked)
        yield


def _delete_windows(made: Iterable[QWidget]) -> None:
    """Delete what waits for a loop of events, or each later test would dress and tell it all.

    So it would what a test made and forgot, which hangs together in circles.
    """
    for widget in made:
        if shiboken6.isValid(widget):
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def running_things() -> list[object]:
    """Return what Qt still runs and Python still holds."""
    _made[:] = [ref for ref in _made if ref() is not None]
    held = [thing for thing in (ref() for ref in _made) if thing is not None]
    return [thing for thing in held if shiboken6.isValid(thing) and _runs(thing)]


def _runs(thing: object) -> bool:
    if isinstance(thing, QAbstractAnimation):
        return thing.state() == QAbstractAnimation.State.Running
    if isinstance(thing, QThread):
        return thing.isRunning()
    return isinstance(thing, QTimer) and thing.isActive()
