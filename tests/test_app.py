"""Which door a start goes through, and what is said when it is locked."""

import multiprocessing
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from naipes_gui import app, files
from naipes_gui.cli import system
from naipes_gui.core.wording import Wording


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NAIPES_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Stands in for the window: the arguments of every start."""
    starts: list[list[str]] = []

    def run(argv: list[str]) -> int:
        starts.append(argv)
        return 7

    window = ModuleType("naipes_gui.ui.start")
    window.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "naipes_gui.ui.start", window)
    monkeypatch.setattr(system, "obstacle", lambda: None)
    return starts


def start(monkeypatch: pytest.MonkeyPatch, *argv: str) -> int:
    monkeypatch.setattr(sys, "argv", ["naipes", *argv])
    return app.main()


@pytest.mark.parametrize("argv", [[], ["match.naipes"], ["--demo", "--screenshot", "f.png"]])
def test_without_a_command_the_window_opens(
    monkeypatch: pytest.MonkeyPatch, opened: list[list[str]], argv: list[str]
) -> None:
    assert start(monkeypatch, *argv) == 7
    assert opened == [argv]


def test_a_command_opens_no_window(
    monkeypatch: pytest.MonkeyPatch, opened: list[list[str]], tmp_path: Path
) -> None:
    assert start(monkeypatch, "verify", str(tmp_path)) == 1
    with pytest.raises(SystemExit):
        start(monkeypatch, "--version")
    assert opened == []


@pytest.mark.skipif(sys.platform != "linux", reason="only there a screen can be missing")
def test_without_a_screen_one_sentence_says_so() -> None:
    gone = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in gone}
    command = [sys.executable, "-m", "naipes_gui"]
    done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("naipes: Naipes needs a screen")
    assert len(done.stderr.splitlines()) == 1


def test_missing_libraries_are_named_with_the_line_to_type() -> None:
    wanted = {"libc6": "libc.so.6", "libnone1": "libnone.so.1"}
    missing = ["libnone1"] if sys.platform == "linux" else list(wanted)
    assert system.missing_libraries(wanted) == missing
    why = system.lacking(missing)
    assert why is not None
    assert system.APT_LINE in Wording().say(why)
    assert system.lacking([]) is None


def test_the_line_is_the_same_everywhere() -> None:
    project = Path(__file__).parent.parent
    for name in ("README.md", "packaging/README.md"):
        assert f"    {system.APT_LINE}\n" in (project / name).read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing is looked for")
@pytest.mark.parametrize(
    ("environment", "x11"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, False),
        ({"QT_QPA_PLATFORM": "xcb"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, False),
    ],
)
def test_only_what_the_platform_needs_is_looked_for(environment: dict[str, str], x11: bool) -> None:
    assert system.has_display(environment)
    needed = system.needed_libraries(environment)
    assert ("libxcb-cursor0" in needed) is x11
    assert "libgl1" in needed


def test_the_first_obstacle_is_the_one_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = {"QT_QPA_PLATFORM": "offscreen"}
    monkeypatch.setattr(system, "missing_libraries", lambda _: [])
    assert system.obstacle(screen) is None
    monkeypatch.setattr(system, "has_qt", lambda: False)
    assert system.obstacle(screen) is system.NO_QT


def test_a_qt_that_does_not_load_is_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], opened: list[list[str]]
) -> None:
    del sys.modules["naipes_gui.ui.start"].run
    with pytest.raises(ImportError):
        app.open_window([])
    monkeypatch.setattr(app, "_QT", ("run",))
    assert app.open_window([]) == 1
    assert system.APT_LINE in capsys.readouterr().err
    assert opened == []


def test_resources_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert files.resource("brand", "icon.svg").is_file()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert files.resource("brand") == tmp_path / "resources" / "brand"
    monkeypatch.delattr(sys, "_MEIPASS")
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(files, "_PACKAGE", tmp_path)
    assert files.resource("brand") == tmp_path / "resources" / "brand"


def test_a_frozen_program_knows_the_child_that_thinks(
    monkeypatch: pytest.MonkeyPatch, opened: list[list[str]]
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(multiprocessing, "freeze_support", lambda: asked.append(True))
    assert start(monkeypatch) == 7
    assert asked == [True]
