"""Which door a start goes through, and what is said when it is locked."""

import ctypes
import errno
import multiprocessing
import os
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

from naipes_gui import __version__, app, files, system
from naipes_gui.bench import starting
from naipes_gui.cli import dialog
from naipes_gui.core.wording import Wording
from naipes_gui.frozen import to_start_anew


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NAIPES_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv(dialog.SILENT, "1")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Stands in for the window: the arguments of every start."""
    starts: list[list[str]] = []

    def run(argv: list[str]) -> int:
        starts.append(argv)
        return 7

    window = ModuleType("naipes_gui.ui.window.run")
    window.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "naipes_gui.ui.window.run", window)
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


def test_qt_paints_without_helpers_unless_somebody_wants_them(
    monkeypatch: pytest.MonkeyPatch, opened: list[list[str]]
) -> None:
    for said, meant in ((None, "1"), ("0", "0")):
        if said is None:
            monkeypatch.delenv("QT_NO_GUI_THREADPOOL", raising=False)
        else:
            monkeypatch.setenv("QT_NO_GUI_THREADPOOL", said)
        assert start(monkeypatch) == 7
        assert os.environ["QT_NO_GUI_THREADPOOL"] == meant
    assert len(opened) == 2


def test_a_thread_that_is_busy_does_not_hold_the_window_up(
    monkeypatch: pytest.MonkeyPatch, opened: list[list[str]]
) -> None:
    turns = list[float]()
    monkeypatch.setattr(sys, "setswitchinterval", turns.append)
    start(monkeypatch)
    assert turns == [app.TURN]
    # A frame waits some ten times, and should come within 16 ms.
    assert 10 * app.TURN < 0.008


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


@pytest.mark.skipif(sys.platform != "linux", reason="Debian's packages")
def test_a_frozen_program_asks_for_what_it_does_not_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    needed = system.needed_libraries({"DISPLAY": ":0"})
    assert "libgl1" in needed
    assert "libxcb-cursor0" not in needed
    why = system.lacking(["libgl1", "libegl1"])
    assert why is not None
    assert Wording().say(why).endswith("type: sudo apt install libgl1 libegl1")


@pytest.mark.skipif(sys.platform != "linux", reason="only there a screen can be elsewhere")
@pytest.mark.parametrize("named", [{"DISPLAY": ":987"}, {"WAYLAND_DISPLAY": "wayland-987"}])
def test_a_screen_that_does_not_answer_is_told(
    monkeypatch: pytest.MonkeyPatch, named: dict[str, str]
) -> None:
    monkeypatch.setattr(system, "missing_libraries", lambda _: [])
    monkeypatch.setattr(ctypes, "CDLL", lambda name: Silent())
    assert system.obstacle(named) is system.NO_ANSWER
    assert system.display_answers({**named, "QT_QPA_PLATFORM": "offscreen"})


class Silent:
    """Stands in for the libraries of screens: none answers."""

    class Function:
        restype: object = None

        def __init__(self, answer: int | None) -> None:
            self.answer = answer

        def __call__(self, *_: object) -> int | None:
            return self.answer

    xcb_connect, xcb_disconnect = Function(1), Function(None)
    xcb_connection_has_error = Function(1)
    wl_display_connect = Function(None)


def test_a_folder_that_takes_no_matches_is_told(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    opened: list[list[str]],
    tmp_path: Path,
) -> None:
    # A file where the folder should be hinders root as well.
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "data").write_text("")
    assert start(monkeypatch) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"naipes: Matches cannot be saved in {tmp_path / 'home' / 'data'} (")
    assert "NAIPES_HOME" in told
    assert len(told.splitlines()) == 1
    assert opened == []


def test_a_full_disk_does_not_keep_the_window_shut(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    assert system.cannot_save(tmp_path) is None
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setattr(Path, "touch", full)
    assert system.cannot_save(tmp_path) is None


def test_an_old_c_library_is_told_from_a_broken_qt(monkeypatch: pytest.MonkeyPatch) -> None:
    old = ImportError("libc.so.6: version `GLIBC_2.34' not found (required by libQt6Core.so.6)")
    assert system.broken_qt(old) is system.OLD_GLIBC
    assert system.APT_LINE in Wording().say(system.broken_qt(ImportError("libGL.so.1")))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert "install it again" in Wording().say(system.broken_qt(ImportError("libGL.so.1")))


@pytest.mark.parametrize("by_qt", [True, False])
def test_a_dialog_is_shown_where_somebody_can_read_it(
    monkeypatch: pytest.MonkeyPatch, by_qt: bool
) -> None:
    shown: list[str] = []
    window = ModuleType("naipes_gui.ui.window.startup_failure")
    window.show = shown.append  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "naipes_gui.ui.window.startup_failure", window)
    monkeypatch.setattr("naipes_gui.ui.window.startup_failure", window, raising=False)
    monkeypatch.setattr(dialog, "show", shown.append)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    assert app._explain(system.NO_QT, by_qt=by_qt) == 1
    assert shown == []
    monkeypatch.delenv(dialog.SILENT)
    assert app._explain(system.NO_QT, by_qt=by_qt) == 1
    assert shown == [Wording().say(system.NO_QT)]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows shows the box itself")
def test_the_dialog_is_shown_by_whatever_the_system_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not dialog.show("why")
    said = tmp_path / "said"
    kdialog = tmp_path / "kdialog"
    kdialog.write_text(f'#!/bin/sh\necho "$3 $4" > "{said}.new"; /bin/mv "{said}.new" "{said}"\n')
    kdialog.chmod(0o755)
    assert dialog.show("why")
    while not said.exists():  # The time limit of the test ends it.
        time.sleep(0.01)
    assert said.read_text() == "--error why\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows shows the box itself")
@pytest.mark.parametrize(
    ("script", "told"),
    [
        ('[ "$LC_ALL" = C.UTF-8 ] || exit 255; echo "$LC_ALL $4"', "C.UTF-8 --text=Café"),
        ('echo "$LC_ALL $4" >> "$SAID"; echo "$4"; exit 1', "--text=Café"),
    ],
    ids=["a locale that is not installed", "closed by its corner"],
)
def test_zenity_shows_a_sentence_once_in_whatever_locale(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, script: str, told: str
) -> None:
    """It reads its arguments as ASCII without its locale, and refuses those with accents."""
    said, tries = tmp_path / "said", tmp_path / "tries"
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    monkeypatch.setenv("SAID", str(tries))
    monkeypatch.delenv("LC_ALL", raising=False)
    zenity = tmp_path / "zenity"
    shown = f'( {script} ) > "{said}.new"; end=$?; '
    moved = f'[ ! -s "{said}.new" ] || /bin/mv "{said}.new" "{said}"; exit $end\n'
    zenity.write_text(f"#!/bin/sh\n{shown}{moved}", "utf-8")
    zenity.chmod(0o755)
    assert dialog.show("Café")
    while not said.exists():  # The time limit of the test ends it.
        time.sleep(0.01)
    assert said.read_text("utf-8").strip() == told
    assert not tries.exists() or tries.read_text("utf-8").count("Café") == 1


def test_programs_started_by_a_frozen_one_find_the_libraries_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle:/mine")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/mine")
    app._leave_the_bundle()
    assert os.environ["LD_LIBRARY_PATH"] == "/mine"
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    app._leave_the_bundle()
    assert "LD_LIBRARY_PATH" not in os.environ


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
    del sys.modules["naipes_gui.ui.window.run"].run
    assert app.open_window([]) == 1
    assert system.APT_LINE not in capsys.readouterr().err
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
    assert start(monkeypatch, "match.naipes") == 7
    assert asked == []
    start(monkeypatch, "--multiprocessing-fork", "tracker_fd=5", "pipe_handle=6")
    assert asked == [True]


def test_a_frozen_program_is_the_python_of_its_own_parts(
    monkeypatch: pytest.MonkeyPatch, opened: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(multiprocessing, "freeze_support", lambda: asked.append(True))
    assert start(monkeypatch, "-c", "print('from source')") == 7
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert start(monkeypatch, "-c", "import naipes_gui.app; print(__name__)") == 0
    assert capsys.readouterr().out == "__main__\n"
    with pytest.raises(SystemExit, match="0"):
        start(monkeypatch, "-m", "naipes_gui", "--version")
    assert capsys.readouterr().out == f"naipes {__version__}\n"
    assert start(monkeypatch, "-m", "http.server") == 7
    assert asked == []
    start(monkeypatch, "-E", "-c", "from multiprocessing.resource_tracker import main;main(4)")
    assert asked == [True]


def test_a_frozen_program_starts_itself_anew_with_its_libraries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[dict[str, str]] = []

    def run(*_: object, env: dict[str, str], **__: object) -> subprocess.CompletedProcess[str]:
        started.append(env)
        return subprocess.CompletedProcess([], 0, stdout="{}")

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    starting.start_up()
    starting.frames()
    assert started
    assert {env.get("PYINSTALLER_RESET_ENVIRONMENT") for env in started} == {"1"}
    monkeypatch.delattr(sys, "frozen")
    assert to_start_anew({"A": "b"}) == {"A": "b"}
