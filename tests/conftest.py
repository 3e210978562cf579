"""Fixtures every test may use."""

import gc
from collections.abc import Iterator

import pytest

from naipes_gui.core import text


@pytest.fixture(autouse=True)
def nothing_keeps_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that uses Qt and leaves a thread, a timer or an animation running."""
    yield
    if "qapp" in request.fixturenames:
        assert not running_things()


@pytest.fixture(autouse=True)
def english_sources() -> Iterator[None]:
    """Let every test begin with the source texts, whatever language another one spoke."""
    text.install(text.untranslated)
    yield
    text.install(text.untranslated)


def running_things() -> list[object]:
    """Return what Qt still runs and Python still holds."""
    import shiboken6
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer

    kinds = (QThread, QAbstractAnimation, QTimer)
    held = [thing for thing in gc.get_objects() if isinstance(thing, kinds)]
    alive = [thing for thing in held if shiboken6.isValid(thing)]
    return [
        thing
        for thing in alive
        if (isinstance(thing, QThread) and thing.isRunning())
        or (isinstance(thing, QTimer) and thing.isActive())
        or (
            isinstance(thing, QAbstractAnimation)
            and thing.state() == QAbstractAnimation.State.Running
        )
    ]
