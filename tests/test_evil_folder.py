"""Code that lies about in the folder where the program is started is not run, by no process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import naipes_gui
from naipes_gui.children import SAFE_PATH, safely_started

ROOT = Path(naipes_gui.__file__).parent.parent
RECORD = Path(__file__).parent / "records" / "ecarte" / "ecarte-default.naipes"
ENTRY = "import sys; from naipes_gui.app import main; sys.exit(main())"
"""What the script does that an installation makes."""
EVIL = """import os, sys
with open(os.environ["BETRAYED"], "a") as told:
    told.write(__name__ + " " + " ".join(sys.argv) + chr(10))
raise ImportError("this is not the module that was meant")
"""
NAMES = (
    "naipes_gui", "multiprocessing", "json", "random", "socket", "selectors", "pickle", "struct",
    "logging", "signal", "threading", "tempfile", "subprocess", "concurrent", "hashlib", "zlib",
    "dataclasses", "platformdirs", "PySide6", "shiboken6", "sitecustomize_of_nobody", "bisect",
    "statistics", "typing", "enum", "re", "argparse", "runpy", "pkgutil", "tracemalloc", "queue",
)  # fmt: skip


@pytest.fixture
def evil(tmp_path: Path) -> Path:
    folder = tmp_path / "evil"
    folder.mkdir()
    for name in NAMES:
        (folder / f"{name}.py").write_text(EVIL, encoding="utf-8")
    return folder


def run_there(evil: Path, *words: str) -> tuple[subprocess.CompletedProcess[str], str]:
    """Run the program in the evil folder; return how it went and whose code was run."""
    script, told = evil.parent / "bin" / "naipes", evil.parent / "betrayed"
    script.parent.mkdir(exist_ok=True)
    script.write_text(ENTRY, encoding="utf-8")
    environment = {
        **os.environ, "NAIPES_HOME": str(evil.parent / "home"), "BETRAYED": str(told),
        "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen", "NAIPES_NO_DIALOG": "1",
    }  # fmt: skip
    environment.pop("PYTHONSAFEPATH", None)
    command = [sys.executable, str(script), *words]
    ran = subprocess.run(
        command, cwd=evil, env=environment, capture_output=True, text=True, check=False, timeout=100
    )
    return ran, told.read_text(encoding="utf-8") if told.exists() else ""


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "ecarte", "--seed", "1"),
        ("arena", "ecarte", "--a", "club", "--b", "random", "--decks", "4", "--jobs", "2"),
        ("verify", str(RECORD)),
        ("show", str(RECORD)),
    ],
)
def test_commands_run_nothing_of_it(evil: Path, words: tuple[str, ...]) -> None:
    ran, betrayed = run_there(evil, *words)
    assert (ran.returncode, ran.stderr, betrayed) == (0, "", "")


@pytest.mark.thorough
def test_a_match_runs_nothing_of_it(evil: Path) -> None:
    """The opponents are begun with the match, and so is what looks after them."""
    library = evil.parent / "home" / "data" / "matches"
    library.mkdir(parents=True)
    begun = RECORD.read_text(encoding="utf-8").splitlines(keepends=True)[:27]
    (library / "match.naipes").write_text("".join(begun), encoding="utf-8")
    picture = evil.parent / "picture.png"
    ran, betrayed = run_there(evil, str(library / "match.naipes"), "--screenshot", str(picture))
    assert (ran.returncode, betrayed) == (0, ""), ran.stderr
    assert picture.exists()


def test_opponents_run_nothing_of_it(evil: Path) -> None:
    code = """if True:
        from random import Random
        from threading import Event
        from naipes_gui.core.opponent import Opponent
        from naipes_gui.core.table import CHANCE
        from naipes_gui.core.timeline import Timeline
        from naipes_gui.games import all_games
        from naipes_gui.session.bot_process import BotProcess

        if __name__ == "__main__":
            game = all_games()["ecarte"]
            rules, rng = game.rules(game.options().make()), Random(1)
            timeline = Timeline(rules)
            while timeline.state.to_move == CHANCE or timeline.ply < 3:
                legal = rules.legal(timeline.state)
                by_chance = timeline.state.to_move == CHANCE
                timeline.push(rules.chance(timeline.state, rng) if by_chance else legal[0])
            bots = BotProcess("ecarte", rules)
            view = timeline.view(timeline.ply, timeline.state.to_move)
            print(bots.choose(view, Opponent("club"), 1, Event()))
            bots.close()
        """
    script = evil.parent / "asks.py"
    script.write_text(code, encoding="utf-8")
    told = evil.parent / "betrayed"
    environment = {**os.environ, "BETRAYED": str(told), "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, str(script)], cwd=evil, env=environment, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")
    assert not told.exists()


def test_the_variables_are_as_before_when_a_child_has_been_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:

    for before in (None, "", "1"):
        monkeypatch.delenv(SAFE_PATH, raising=False)
        if before is not None:
            monkeypatch.setenv(SAFE_PATH, before)
        with safely_started():
            assert os.environ[SAFE_PATH] == "1"
        assert os.environ.get(SAFE_PATH) == before
