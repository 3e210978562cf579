"""The imports decide what travels: all that is needed, and what others do without may go."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from naipes_gui import system
from naipes_gui.cli import COMMANDS

ROOT = Path(__file__).parent.parent.parent
PACKAGING = ROOT / "packaging"


@pytest.fixture(scope="module")
def reached() -> ModuleType:
    spec = importlib.util.spec_from_file_location("reached", PACKAGING / "reached.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


IMPORTS = {
    "naipes_gui.cli.arena": [("concurrent.futures", False), ("distributed", True)],
    "concurrent.futures": [("multiprocessing", False), ("idle", True)],
    "multiprocessing": [("zipfile", False)],
    "zipfile": [("_bz2", True), ("zlib", False)],
    "naipes_guitar": [("elsewhere", False)],
    "idle": [("_curses", False)],
}


def test_what_the_program_names_is_needed_and_all_that_follows(reached: ModuleType) -> None:
    assert reached.needed(IMPORTS) == {
        "naipes_gui.cli.arena", "concurrent.futures", "multiprocessing", "zipfile", "zlib",
        "distributed",
    }  # fmt: skip


WANTS = {
    "zlib.so": frozenset({"libz.so.1"}),
    "_bz2.so": frozenset({"libbz2.so.1"}),
    "_json.so": frozenset[str](),
    "_zipper.so": frozenset({"libz.so.1"}),
    "Qt/lib/libQt6Gui.so.6": frozenset({"libqt6core.so.6"}),
    "Qt/lib/libQt6Core.so.6": frozenset({"libz.so.1"}),
    "Qt/lib/libQt6Quick.so.6": frozenset({"libqt6gui.so.6"}),
    "QtGui.abi3.so": frozenset({"libqt6gui.so.6"}),
}


def test_what_is_guarded_goes_only_if_it_wants_a_library_for_itself(reached: ModuleType) -> None:
    optional = {"_bz2.so", "_json.so", "_zipper.so"}
    assert reached.spare(WANTS, {"zlib.so"}, optional) == {"_bz2.so"}
    assert reached.spare(WANTS, set(), optional) == {"_bz2.so", "_zipper.so"}


def test_libraries_stay_that_somebody_is_linked_with(reached: ModuleType) -> None:
    linked = reached.linked(WANTS, {"QtGui.abi3.so"})
    assert linked == {"libqt6gui.so.6", "libqt6core.so.6", "libz.so.1"}


@pytest.mark.parametrize(
    "file",
    [
        "QtCore",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
        "@rpath/QtCore.framework/Versions/A/QtCore",
        r"PySide6\QTCORE",
    ],
)
def test_a_library_has_one_name_wherever_it_lies(reached: ModuleType, file: str) -> None:
    assert reached.library(file) == "qtcore"


def test_the_tools_around_the_program_stay_behind(reached: ModuleType) -> None:
    foreign = reached.foreign(
        ["PySide6-Essentials>=6.8; python_version < '3.12'", "platformdirs>=4"]
    )
    assert {"pytest", "mypy", "hypothesis"} <= set(foreign)
    assert {"naipes_gui", "PySide6", "shiboken6", "platformdirs", "concurrent"}.isdisjoint(foreign)


def test_the_spec_lists_nothing_as_never_imported() -> None:
    spec = (PACKAGING / "naipes.spec").read_text(encoding="utf-8")
    assert 'excludes=reached.foreign(project()["dependencies"])' in spec


def test_every_command_is_tried_after_a_build() -> None:
    tried = (PACKAGING / "linux" / "use.sh").read_text(encoding="utf-8")
    assert [name for name in COMMANDS if f"try_{name}() {{" not in tried] == []
    assert "quick_proof.sh" in (PACKAGING / "build.sh").read_text(encoding="utf-8")


def test_the_tables_of_libraries_can_be_read_without_a_python() -> None:
    text = (ROOT / "naipes_gui" / "system.py").read_text(encoding="utf-8")
    for name in ("LIBRARIES", "X11_LIBRARIES", "FROZEN_LIBRARIES"):
        # What sed does in tools/needs.sh.
        rows = text.partition(f"\n{name} = {{\n")[2].partition("\n}")[0].splitlines()
        assert [row.split('"')[1] for row in rows] == list(getattr(system, name))
