"""Puts the worst files into a library and looks at them in the real window.

``python -m tools.proofs.worst_files 2000`` makes matches of so many hands, notes and take-backs,
the deepest JSON, the widest names, files of nothing, pipes and devices; then the start page, the
library, Continue and the replay meet them one by one. Nothing may fail or hang; the longest time
without an answer, and the most memory, are told for each.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE
from naipes_gui.games import all_games
from naipes_gui.store import paths
from naipes_gui.store.chain import Chain
from naipes_gui.store.lines import LARGEST_FILE, written
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.shared import style
from naipes_gui.ui.window.main_window import MainWindow
from tools.proofs.asking import Tally, end, parser
from tools.proofs.playing import header_with
from tools.proofs.soak import resident

HANGS = 60.0
"""Seconds without an answer that are too many anywhere."""
MOST_MB = 1500
LOOK_MS = 150
EVIL = '<img src="/dev/zero">\u202e\x1b[2J{0}%s&amp;' + "\N{COMBINING ACUTE ACCENT}" * 400


def files(folder: Path, size: int) -> Iterator[Path]:
    """Make the files and yield them."""
    makers: dict[str, Callable[[Path, int], object]] = {
        "many hands": _many_hands, "many notes": _many_notes, "many take-backs": _many_undos,
        "deep": _deep, "wide names": _wide, "one line": _one_line, "no line": _nothing,
        "sparse": _sparse, "zeros": _zeros, "half a line": _half, "newest": _newest,
    }  # fmt: skip
    if sys.platform != "win32":
        makers |= {
            "pipe": lambda path, _: os.mkfifo(path),
            "device": lambda path, _: path.symlink_to("/dev/zero"),
            "loop": lambda path, _: path.symlink_to(path),
            "nowhere": lambda path, _: path.symlink_to("gone"),
            "folder": lambda path, _: path.mkdir(),
            "unreadable": lambda path, _: (path.write_bytes(b"{}"), path.chmod(0)),
        }
    for name, make in makers.items():
        path = folder / f"{name}.naipes"
        make(path, size)
        yield path


def _played(hands: int, **more: object) -> Recorder:
    """Play hands of Napoleón, one move after the other as it comes."""
    rng, game = Random(1), all_games()["napoleon"]
    options = game.options().make(match="rounds:1000")
    recorder = Recorder.in_memory(header_with("napoleon", options))
    while (
        recorder.timeline.state.deals < hands or recorder.timeline.state.stage is not Stage.SHUFFLE
    ):
        state = recorder.timeline.state
        if state.to_move == CHANCE:
            recorder.chance(rng)
        elif state.stage is Stage.CUT:
            recorder.cut_for(rng)
        else:
            recorder.move(rng.choice(recorder.record.rules.legal(state)))
    return recorder


def _many_hands(path: Path, size: int) -> None:
    path.write_bytes(_played(size).saved)


def _many_notes(path: Path, size: int) -> None:
    recorder = _played(2)
    for number in range(size * 4):
        recorder.note("«" + "y" * 200, number % len(recorder.timeline.decisions))
    path.write_bytes(recorder.saved)


def _many_undos(path: Path, size: int) -> None:
    recorder = _played(1)
    for _ in range(size):
        decisions = recorder.timeline.decisions
        state = recorder.timeline.states[decisions[-1]]
        move = recorder.timeline.moves[decisions[-1]][1]
        recorder.undo(len(decisions) - 1)
        assert recorder.timeline.state == state
        recorder.move(move)
    path.write_bytes(recorder.saved)


def _chained(path: Path, about: dict[str, object], *lines: bytes) -> None:
    path.write_bytes(b"".join([written(about), *lines]))


def _about(name: str) -> dict[str, object]:
    about = header_with("ecarte", all_games()["ecarte"].options().make()).to_json()
    about["seats"] = [{"name": name, "kind": "human"}, {"name": name, "kind": "human"}]
    return about


def _deep(path: Path, _: int) -> None:
    _chained(path, _about("Tú"), b"[" * 30_000 + b"]" * 30_000 + b"\n")


def _wide(path: Path, _: int) -> None:
    about = _about(EVIL)
    chain = Chain(written(about))
    _chained(path, about, written(chain.linked({"note": EVIL * 20, "at": 0})))


def _one_line(path: Path, _: int) -> None:
    path.write_bytes(b'{"naipes":2,"game":"' + b"x" * (LARGEST_FILE - 100))


def _nothing(path: Path, _: int) -> None:
    path.touch()


def _sparse(path: Path, _: int) -> None:
    path.touch()
    os.truncate(path, 1 << 34)


def _zeros(path: Path, _: int) -> None:
    path.write_bytes(bytes(1 << 20))


def _half(path: Path, _: int) -> None:
    path.write_bytes(json.dumps(_about("Tú")).encode()[:-1])


def _newest(path: Path, _: int) -> None:
    _chained(path, {**_about("Tú"), "naipes": 99}, b'{"what":"is this"}\n')


class Looking:
    """A window that is asked to show one file everywhere, with an eye on the clock."""

    def __init__(self, tally: Tally) -> None:
        self.window = MainWindow(Settings(speed="instant", sound=False))
        self.window.resize(1280, 800)
        self._tally = tally
        self.worst = 0.0
        self._last = perf_counter()
        self._clock = QTimer(self.window, interval=5)
        self._clock.timeout.connect(self._beat)
        self._clock.start()

    def look(self, path: Path) -> dict[str, object]:
        """Show a file on the start page, in the library, on the table and in the replay."""
        self.worst, self._last = 0.0, perf_counter()
        window = self.window
        window.refresh_start()
        window.show()
        self._wait()
        window.rail_pages.open_library()
        self._wait()
        window.resume(path)
        self._wait()
        if window.table_page is not None:
            window.show_start()
        window.watched_pages.replay(path)
        self._wait()
        self._leave()
        if self.worst > HANGS:
            self._tally.lose(f"{path.name}: no answer for {self.worst:.1f} s")
        if resident() > MOST_MB:
            self._tally.lose(f"{path.name}: {resident():.0f} MB")
        return {"file": path.stem, "longest_wait_ms": round(self.worst * 1000),
                "mb": round(resident())}  # fmt: skip

    def _leave(self) -> None:
        pages = self.window.pages
        for page in [pages.widget(i) for i in range(pages.count())]:
            if isinstance(page, ReplayPage):
                page.leave()
            if page is not self.window.start_page and page is not self.window.table_page:
                pages.removeWidget(page)
                page.deleteLater()
        self.window.show_start()
        self._wait()

    def _wait(self) -> None:
        loop = QEventLoop()
        QTimer.singleShot(LOOK_MS, loop, loop.quit)
        loop.exec()
        self._beat()

    def _beat(self) -> None:
        now = perf_counter()
        self.worst, self._last = max(self.worst, now - self._last), now


def looked_at(size: int, tally: Tally) -> list[dict[str, object]]:
    """Show all the worst files, each alone in its library."""
    found = list[dict[str, object]]()
    looking = Looking(tally)
    folder = paths.records_folder()
    for path in files(folder, size):
        try:
            found.append(looking.look(path))
        except (NaipesError, OSError, ValueError) as error:
            tally.lose(f"{path.name}: {type(error).__name__}: {error}")
        print(json.dumps(found[-1]), flush=True)
        path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink(missing_ok=True)
    looking.window.close()
    looking.window.deleteLater()
    return found


def main(words: list[str]) -> int:
    wishes = parser("worst_files", __doc__, 2000, "hands, take-backs and a quarter of the notes")
    chosen = wishes.parse_args(words)
    tally = Tally()
    with TemporaryDirectory(prefix="naipes-worst-") as home:
        os.environ["NAIPES_HOME"] = home
        app = QApplication(["naipes", "-style", "Fusion"])
        style.apply(app, Settings())
        sys.excepthook = lambda kind, error, _: tally.lose(f"{kind.__name__}: {error}")
        found = looked_at(chosen.count, tally)
    return tally.sum_up(f"{len(found)} of the worst files shown everywhere")


if __name__ == "__main__":
    end(main)
