"""What the next page is made of is loaded in steps, none of which is the page itself."""

import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.ui.window import warming
from naipes_gui.ui.window.warming import HERE, MATCH, REPLAY, Warming

both = pytest.mark.parametrize("steps", [MATCH, REPLAY])
LOADED = """
import sys
from importlib import import_module
grown = []
for name in sys.argv[1:]:
    before = len(sys.modules)
    import_module(name)
    grown.append(len(sys.modules) - before)
print(*grown)
"""


@both
def test_every_step_is_there(steps: tuple[str, ...]) -> None:
    assert all(find_spec(HERE + name) for name in steps)
    assert len({*steps}) == len(steps)


@both
def test_no_step_takes_the_work_of_the_others(steps: tuple[str, ...]) -> None:
    names = [HERE + name for name in ("ui.window.main_window", *steps)]
    told = subprocess.run(
        [sys.executable, "-c", LOADED, *names], capture_output=True, text=True, check=True
    )
    _, *grown = map(int, told.stdout.split())
    assert max(grown) <= sum(grown) / 2


@pytest.mark.parametrize("key", [*all_games()])
def test_the_game_is_loaded_too(qtbot: QtBot, loaded: list[str], key: str) -> None:
    parent = QObject()
    Warming(parent).start_match(key)
    qtbot.waitUntil(lambda: len(loaded) > len(MATCH) + 1)
    assert all(find_spec(name) for name in loaded)
    assert loaded[-1] == f"naipes_gui.games.{key}.table.face"


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []
    monkeypatch.setattr(warming, "import_module", names.append)
    monkeypatch.setattr(warming, "PAUSE_MS", 0)
    return names


def test_steps_are_taken_between_events(qtbot: QtBot, loaded: list[str]) -> None:
    parent = QObject()
    warm = Warming(parent)
    warm.start_replay("")
    assert loaded == []
    qtbot.waitUntil(lambda: len(loaded) == len(REPLAY))
    assert loaded == [HERE + name for name in REPLAY]


@pytest.mark.parametrize("begin", [Warming.start_match, Warming.start_replay])
def test_who_stops_loads_no_more(
    qtbot: QtBot, loaded: list[str], begin: Callable[[Warming, str], None]
) -> None:
    parent = QObject()
    warm = Warming(parent)
    begin(warm, "")
    qtbot.waitUntil(lambda: bool(loaded))
    warm.stop()
    many = len(loaded)
    qtbot.wait(30)
    assert len(loaded) == many
