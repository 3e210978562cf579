"""The window lies wholly on a screen and is sharp there, whatever it was before."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.store import paths
from naipes_gui.ui.window.window_place import FILE, FRAME, WindowPlace, _read, fitted, screen_of

pytestmark = pytest.mark.on_its_screen
SCREENS = [QRect(0, 0, 1920, 1080), QRect(1920, 200, 900, 600), QRect(-800, 0, 800, 480)]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("frame", [QMargins(), FRAME, QMargins(8, 30, 8, 8)])
@pytest.mark.parametrize("size", [QSize(1280, 800), QSize(900, 600), QSize(5000, 300)])
def test_a_window_is_moved_wholly_onto_a_screen(
    screen: QRect, frame: QMargins, size: QSize
) -> None:
    for at in (QPoint(0, 0), QPoint(-4000, -4000), QPoint(9000, 50), QPoint(1800, 900)):
        place = fitted(QRect(at, size), screen, frame)
        assert screen.contains(place.marginsAdded(frame))
        assert place.size() == size.boundedTo(screen.marginsRemoved(frame).size())
        assert fitted(place, screen, frame) == place


def test_a_window_that_fits_stays_where_it_is() -> None:
    place = QRect(100, 100, 1280, 800)
    assert fitted(place, SCREENS[0], FRAME) == place


def test_a_window_belongs_to_the_screen_that_most_of_it_lies_on() -> None:
    assert screen_of(QRect(1900, 300, 800, 500), SCREENS) == SCREENS[1]
    assert screen_of(QRect(9000, 9000, 800, 500), SCREENS) == SCREENS[0]


@pytest.mark.parametrize(
    "written",
    [
        b"", b"[]", b"{}", b"\xff", b'{"place": 3}', b'{"place": [1, 2, 3]}', b"[" * 4000,
        b'{"place": [0, 0, 0, 0]}', b'{"place": [0, 0, 1e999, 9]}', b'{"place": [1e9, 0, 9, 9]}',
        b'{"place": [0, 0, 99999999999999, 9]}', b'{"place": "abcd"}', b'{"place": {"a": 1}}',
    ],
)  # fmt: skip
def test_a_place_that_cannot_be_is_forgotten(tmp_path: Path, written: bytes) -> None:
    path = tmp_path / "window.json"
    path.write_bytes(written)
    assert _read(path) is None


def test_an_unknown_way_to_fill_the_screen_is_none(tmp_path: Path) -> None:
    path = tmp_path / "window.json"
    path.write_text('{"place": [1, 2, 900, 600], "fills": ["x"]}', encoding="utf-8")
    assert _read(path) == (QRect(1, 2, 900, 600), Qt.WindowState.WindowNoState)


BEGIN = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QGraphicsPixmapItem, QLabel
from naipes_gui.store.settings import Settings
from naipes_gui.ui.window.main_window import MainWindow

QApplication.setHighDpiScaleFactorRoundingPolicy(
    Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
app = QApplication(["naipes"])
window = MainWindow(Settings(speed="instant"))

def wait(msecs):
    loop = QEventLoop()
    QTimer.singleShot(msecs, loop.quit)
    loop.exec()

def area(rect):
    return [rect.x(), rect.y(), rect.width(), rect.height()]
"""
PLACE = """
window.show_start()
window.show()
wait(300)
print(json.dumps({
    "inner": area(window.geometry()), "whole": area(window.frameGeometry()),
    "least": [window.minimumWidth(), window.minimumHeight()],
    "state": window.windowState().value, "normal": area(window.normalGeometry())}))
window.close()
"""
SHARP = """
from tests.ui.table_help import begun

def main():
    window.show_start()
    window.show()
    wait(200)
    window.play(begun(Path(sys.argv[1]), seed=3))
    page, found = window.table_page, []
    for step in range(200):
        wait(20)
        view = page.board.view_
        if page.board.bar.isVisible():
            break
        if page.board.dealing.is_due:
            page.board.choose(page.board.buttons()[0].move)
        elif page.board.hand.armed and view.moves:
            page.board.choose(view.moves[0])
    page.board.offer()
    for screen in (0, 1, 0):
        window.windowHandle().setScreen(app.screens()[screen])
        ratio = app.screens()[screen].devicePixelRatio()
        for step in range(400):
            wait(50)
            if {ratio} <= {window.devicePixelRatioF(), *pictures(page)} <= {ratio, 2.0}:
                break
        found.append({"ratio": window.devicePixelRatioF(), "pictures": sorted(pictures(page))})
    window.close()
    print(json.dumps(found))

def pictures(page):
    items = [i for i in page.board.table.items() if isinstance(i, QGraphicsPixmapItem)]
    shown = [i.pixmap() for i in items if i.isVisible()]
    shown.append(page.board.backgroundBrush().texture())
    for label in window.findChildren(QLabel):
        if not label.hasScaledContents():
            shown.append(label.pixmap())
    kept = {p.devicePixelRatioF() for p in shown if not p.isNull()}
    for button in page.board.bar.findChildren(QAbstractButton):
        kept |= {p.devicePixelRatioF() for p in [button._picture("rest")]}
        sizes = button.icon().availableSizes()
        kept |= {size.width() / button.iconSize().width() for size in sizes}
    return {round(ratio, 2) for ratio in kept}

if __name__ == "__main__":
    main()
"""


def screen(number: int, width: int, height: int) -> dict[str, object]:
    return {
        "name": f"s{number}", "x": 2000 * number, "y": 0, "width": width, "height": height,
        "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1.0,
    }  # fmt: skip


def on_screens(
    folder: Path, code: str, *screens: dict[str, object], scales: tuple[float, ...] = (1.0,)
) -> Any:
    """Run a program on made-up screens and return what it says."""
    config, script = folder / "screens.json", folder / "shown.py"
    config.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    script.write_text(BEGIN + code, encoding="utf-8")
    env = {
        **os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
        "QT_SCREEN_SCALE_FACTORS": ";".join(map(str, scales)), "PYTHONPATH": str(Path.cwd()),
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, str(script), str(folder)], check=True, capture_output=True, text=True,
        env=env, timeout=100,
    )  # fmt: skip
    return json.loads(done.stdout.strip().splitlines()[-1])


def stood(folder: Path, *screens: dict[str, object], scale: float = 1.0) -> Any:
    return on_screens(folder, PLACE, *screens, scales=(scale,))


def test_the_first_window_on_a_small_screen_fills_it(tmp_path: Path) -> None:
    found = stood(tmp_path, screen(0, 1920, 1080), scale=2.0)
    assert found["state"] == 2
    x, y, width, height = found["inner"]
    assert min(x, y) >= 0
    assert (x + width <= 960, y + height <= 540) == (True, True)
    assert found["least"][1] < 540


@pytest.mark.thorough
def test_a_window_remembered_larger_than_the_screen_is_made_smaller(tmp_path: Path) -> None:
    stood(tmp_path, screen(0, 1920, 1080))
    found = stood(tmp_path, screen(0, 900, 600))
    assert QRect(0, 0, 900, 600).contains(QRect(*found["whole"]))
    again = stood(tmp_path, screen(0, 900, 600))
    assert again["whole"] == found["whole"]


def test_a_window_remembered_on_a_screen_that_is_gone_is_seen(tmp_path: Path) -> None:
    two = screen(0, 1920, 1080), screen(1, 1920, 1080)
    code = "window.setGeometry(2300, 100, 1000, 700)\n" + PLACE
    there = on_screens(tmp_path, code, *two)
    assert there["inner"][0] >= 2000
    found = stood(tmp_path, two[0])
    assert QRect(0, 0, 1920, 1080).contains(QRect(*found["whole"]))


@pytest.mark.thorough
@pytest.mark.parametrize(("state", "number"), [("WindowMaximized", 2), ("WindowFullScreen", 4)])
def test_a_window_that_filled_a_large_screen_fills_a_small_one(
    tmp_path: Path, state: str, number: int
) -> None:
    code = f"window.setGeometry(50, 50, 1500, 900)\nwindow.setWindowState(Qt.WindowState.{state})\n"
    there = on_screens(tmp_path, code + PLACE, screen(0, 1920, 1080))
    assert there["state"] == number
    found = stood(tmp_path, screen(0, 1000, 700))
    assert found["state"] == number
    assert QRect(0, 0, 1000, 700).contains(QRect(*found["normal"]))


def test_a_window_that_fills_the_screen_is_told_so_once_and_has_its_size_before(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "state_folder", lambda: tmp_path)
    stored = {"place": [40, 50, 5000, 4000], "fills": "desk"}
    (tmp_path / FILE).write_text(json.dumps(stored), encoding="utf-8")
    window = QWidget()
    qtbot.addWidget(window)
    told: list[tuple[Qt.WindowState, QSize]] = []
    monkeypatch.setattr(
        window, "setWindowState", lambda state: told.append((state, window.size())), raising=False
    )
    WindowPlace(window).restore()
    assert [state for state, _ in told] == [Qt.WindowState.WindowMaximized]
    assert window.screen().availableSize().expandedTo(told[0][1]) == window.screen().availableSize()


@pytest.mark.thorough
def test_everything_is_sharp_on_a_screen_with_another_ratio(tmp_path: Path) -> None:
    two = screen(0, 1920, 1080), screen(1, 1920, 1080)
    seen = on_screens(tmp_path, SHARP, *two, scales=(1.0, 1.5))
    assert [shown["ratio"] for shown in seen] == [1.0, 1.5, 1.0]
    for shown in seen:
        # Small drawings are always made for twice their size.
        assert set(shown["pictures"]) <= {shown["ratio"], 2.0}, shown
        assert shown["ratio"] in shown["pictures"]
