import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from naipes_gui.window_bench import review

RECORD = Path(__file__).parents[1] / "records" / "ecarte" / "ecarte-default.naipes"

SPREAD = {"p50_ms", "p99_ms", "max_ms"}


def measured(*arguments: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "naipes_gui.window_bench", *arguments],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True, check=True, text=True, timeout=110,
    )  # fmt: skip
    report: dict[str, Any] = json.loads(done.stdout)
    return report


@pytest.mark.nightly
def test_frames_are_measured_alone_and_beside_a_master() -> None:
    frames = measured("frames", "--seconds", "0.5")["frames"]
    assert set(frames) == {"1280x800", "2560x1440"}
    for size in frames.values():
        assert {name: set(times) for name, times in size.items()} == {
            name + kind: SPREAD for name in ("idle", "master_thinking") for kind in ("", "_work")
        }


@pytest.mark.thorough
def test_clicks_are_on_the_disk_before_they_are_seen() -> None:
    click = measured("click", "--clicks", "3")["click"]
    assert 0 < click["on_disk"]["p50_ms"] < click["on_screen"]["p50_ms"]


@pytest.mark.nightly
def test_a_new_size_is_measured() -> None:
    resize = measured("resize", "--runs", "1")["resize"]
    assert {name: set(times) for name, times in resize.items()} == {
        "first_frame": SPREAD, "felt": SPREAD
    }  # fmt: skip


def test_the_library_is_read_without_an_index_and_with_one() -> None:
    library = measured("library", "--matches", "30")["library"]
    for name in ("cold", "warm"):
        assert library[name]["rows"] == library["matches"] == 30
        assert 0 < library[name]["first_frame_ms"] <= library[name]["whole_ms"]


@pytest.mark.nightly
def test_a_hand_is_judged_beside_a_window_that_goes_on(qapp: object) -> None:
    found = review.of_game("mosca", 1)
    assert found["judged"] == found["hands"] == 1
    assert found["decisions"] > 0
    assert set(found["until_judged"]) == set(found["late"]) == set(found["worked"]) == SPREAD
    # What others take of the processor is not the window's own.
    assert found["late_of_own"]["max_ms"] <= found["late"]["max_ms"]


@pytest.mark.thorough
def test_the_start_is_compared_with_the_floor() -> None:
    start = measured("start", "--runs", "1")["start"]
    for found in (start, start["with_a_match"]):
        order = [found[name]["p50_ms"] for name in ("imports", "window", "first_paint", "painted")]
        assert order == sorted(order)
        assert 0 < found["worked"]["p50_ms"] < found["painted"]["p50_ms"]
        assert found["painted_by_floor"] > 0
        assert found["worked_by_floor"] > 0
    assert start["wanted"] < start["with_a_match"]["wanted"]


@pytest.mark.nightly
@pytest.mark.skipif(not os.path.exists("/proc/self/smaps_rollup"), reason="no /proc")  # noqa: PTH110
def test_rest_is_measured_on_both_pages() -> None:
    rest = measured("rest", "--seconds", "0.5")["rest"]
    assert set(rest) == {"start_page", "table"}
    assert all(page["window_mb"] > 10 for page in rest.values())


def after_the_first_frame(what: str, home: Path) -> set[str]:
    """Return the words that code prints when the start page stands, as it was painted before."""
    code = (
        "import sys; from naipes_gui import app; app.load_what_needs_no_qt(); app.load_qt();"
        "from PySide6.QtWidgets import QApplication; a = QApplication([]);"
        "from naipes_gui.ui.window import run; from naipes_gui.store.settings import Settings;"
        # What follows once the page has settled comes by the clock, and loads more.
        "run.icon_shelf.open_shelf();"
        "w = run.MainWindow(Settings()); w._settling.stop(); w._growing.stop();"
        f"w.refresh_start(); w.show(); a.processEvents(); {what};"
        "[a.processEvents() for _ in range(9)]; run.icon_shelf.close_shelf(); w.close()"
    )
    wanted = {"QT_QPA_PLATFORM": "offscreen", "NAIPES_HOME": str(home)}
    for _ in ("what is painted is kept", "it is not painted"):
        done = subprocess.run(
            [sys.executable, "-c", code], env=os.environ | wanted,
            capture_output=True, check=True, text=True, timeout=60,
        )  # fmt: skip
    return set(done.stdout.split())


def test_the_first_frame_makes_no_class_of_qt_that_it_has_no_use_for(
    tmp_path: Path,
) -> None:
    """PySide makes them as they are asked for; one question too many makes them all: 10 ms."""
    made = after_the_first_frame(
        "from PySide6 import QtCore, QtGui, QtWidgets;"
        "found = vars(QtCore) | vars(QtGui) | vars(QtWidgets);"
        "print(*(name for name, made in found.items() if isinstance(made, type)))",
        tmp_path,
    )
    assert {"QMainWindow", "QScrollArea", "QPushButton", "QPainter"} <= made
    unwanted = {
        "QWizard", "QFileDialog", "QMessageBox", "QMdiArea", "QTreeView", "QGraphicsView",
        "QGraphicsItem", "QComboBox", "QStyle", "QTextEdit", "QDialog", "QGradient",
        "QLinearGradient", "QTextDocument", "QKeySequence", "QShortcut", "QThread",
    }  # fmt: skip
    assert sorted(made & unwanted) == []
    assert len({name for name in made if not name.endswith("Event")}) < 110


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> frozenset[str]:
    """The modules that are loaded when the start page stands."""
    home = tmp_path_factory.mktemp("home")
    return frozenset(after_the_first_frame("print(*sys.modules)", home))


def test_the_first_frame_loads_no_more_of_python_than_it_needs(loaded: frozenset[str]) -> None:
    assert "json" in loaded
    unwanted = {
        "argparse", "gettext", "subprocess", "multiprocessing", "socket", "hashlib", "heapq",
        "concurrent.futures", "statistics", "secrets", "asyncio", "_cffi_backend", "pickle",
        "queue", "email", "http", "ssl", "decimal", "fractions", "xml", "uuid", "csv", "glob",
        "PySide6.QtSvg", "PySide6.QtDBus", "PySide6.QtNetwork", "random", "pkgutil",
        # What is loaded when one of those is run that are put off.
        "ast", "dis", "linecache", "tokenize", "_bz2", "_lzma",
    }  # fmt: skip
    assert not loaded & unwanted


@pytest.mark.thorough
def test_the_match_to_go_on_with_is_told_without_what_is_large(tmp_path: Path) -> None:
    """OpenSSL, and what reads mail, which `importlib.metadata` takes for versions."""
    lines = RECORD.read_text(encoding="utf-8").splitlines(keepends=True)
    match = tmp_path / "data" / "matches" / "one.naipes"
    match.parent.mkdir(parents=True)
    match.write_text("".join(lines[: len(lines) // 2]), encoding="utf-8")
    loaded = after_the_first_frame(
        "card = w.start_page._unfinished.first;"
        "[a.processEvents() for _ in range(500) if card.seen is None];"
        "w._settle(); print(*sys.modules, card.isVisible(), card.seen is None)",
        tmp_path,
    )
    assert "naipes_gui.store.header" in loaded
    assert {"True", "False"} <= loaded
    unwanted = {"hashlib", "_hashlib", "importlib.metadata", "email", "socket", "csv", "ssl"}
    assert not loaded & unwanted
    assert not loaded & {f"naipes_gui.core.{name}" for name in ("rules", "timeline", "face")}


def test_the_start_page_needs_no_rules_no_record_and_no_dialog(
    loaded: frozenset[str],
) -> None:
    assert not {
        name
        for name in loaded
        if name.startswith("naipes_gui") and ".games." in name and name.count(".") > 2
    }
    unwanted = {
        "core.rules", "core.options", "core.timeline", "store.record", "store.recorder",
        "ui.new_match.dialog", "ui.settings.dialog", "ui.match.page", "ui.library.page",
        "session.worker", "store.deal_line", "store.deal_results", "store.hand_of_day",
        "ui.shared.widgets.qr", "ui.shared.widgets.leaf", "ui.shared.quiet_document",
    }  # fmt: skip
    assert not loaded & {f"naipes_gui.{name}" for name in unwanted}


@pytest.mark.nightly
def test_both_decks_are_painted_at_every_ratio() -> None:
    decks = measured("decks", "--runs", "1")["decks"]
    assert set(decks) == {f"{s}@{r}" for s in ("french", "spanish") for r in (1.0, 1.25, 1.5, 2.0)}
    for deck in decks.values():
        assert 0 < deck["longest_slice_ms"] <= deck["ready_ms"]
    assert decks["spanish@1.0"]["megabytes"] <= 12
