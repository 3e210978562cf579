"""The rest of the command line: help, doctor, bench, language, and no traceback ever."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import naipes_gui
from naipes_gui import languages, system
from naipes_gui.bench import playing, starting
from naipes_gui.bench.timing import spread
from naipes_gui.cli import COMMANDS, doctor, language, legal, verify
from naipes_gui.core.catalogue import Catalogue
from naipes_gui.core.text import Phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.store import paths, settings
from tests.cli.conftest import Run

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>cli</name>
    <message><source>screen</source><translation>pantalla</translation></message>
    <message><source>gone</source><translation type="vanished">ida</translation></message>
    <message><source>new</source><translation type="unfinished"></translation></message>
    <message numerus="yes"><source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform><numerusform>%n cartas</numerusform>
        </translation>
    </message>
</context>
</TS>
"""


def test_help_names_every_command(run: Run) -> None:
    done = run("--help")
    assert done.status == 0
    assert all(name in done.out for name in COMMANDS)
    for name in COMMANDS:
        assert run(name, "--help").status == 0


def test_the_version_is_that_of_the_project(run: Run) -> None:
    assert run("--version").out == f"naipes {naipes_gui.__version__}\n"


def test_the_command_line_loads_no_qt() -> None:
    code = "import sys, naipes_gui.cli.main; print([m for m in sys.modules if 'PySide' in m])"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == "[]\n"


@pytest.mark.skipif(sys.platform == "win32", reason="no shell with pipes that break")
def test_a_reader_that_goes_away_is_no_error() -> None:
    script = f"{sys.executable} -m naipes_gui simulate ecarte --hands 2000 | head -n 1"
    done = subprocess.run(["sh", "-c", script], check=True, capture_output=True, text=True)
    assert json.loads(done.stdout)["hand"] == 1
    assert done.stderr == ""


def test_a_fault_of_the_program_is_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legal, "Record", None)
    done = run("legal", "any")
    assert done.status == 1
    assert done.err.startswith("naipes: This is a fault of Naipes")
    assert len(done.err.splitlines()) == 1
    assert "Traceback" in paths.log_file().read_text(encoding="utf-8")


def test_spoilt_settings_and_no_place_for_a_log_are_not_worth_a_word() -> None:
    paths.settings_file().write_text('{"language": 7}')
    for folder in ("state", "config"):
        command = [sys.executable, "-m", "naipes_gui", "doctor", "--help"]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        assert done.stderr == ""
        path = Path(os.environ["NAIPES_HOME"]) / folder
        shutil.rmtree(path)
        path.touch()


def test_stopping_by_the_keyboard_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object, *, opponents: bool) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(verify, "_verify", interrupt)
    assert (run("verify", "any").status, run("verify", "any").err) == (130, "")


def test_the_doctor_names_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert run("doctor").status == 0
    monkeypatch.setattr(system, "missing_libraries", lambda _: ["libxcb-cursor0"])
    done = run("doctor")
    assert done.status == 1
    assert f"libxcb-cursor0. On Debian and Ubuntu type: {system.APT_LINE}" in done.out


def test_the_doctor_sees_a_folder_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    assert doctor._unwritable(tmp_path) is None
    assert doctor._unwritable(tmp_path / "none") is not None


def test_times_are_summed_up() -> None:
    assert spread([]) == {}
    assert spread(n / 1000 for n in range(200)) == {"p50_ms": 100, "p99_ms": 198, "max_ms": 199}


@pytest.mark.thorough
def test_the_bench_measures_rules_opponents_and_records() -> None:
    game = all_games()["ecarte"]
    assert playing.rules_speed(game, time=0.01)["moves_per_second"] > 0
    assert list(playing.decision_times(game, hands=1)) == ["beginner", "club", "expert", "master"]
    assert playing.LONG_MATCH == 200


def test_the_bench_times_saving_and_seeking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONG_MATCH", 2)
    times = playing.record_times(all_games()["ecarte"])
    assert {"save_move", "seek", "load_ms", "resume_ms", "first_seek_ms"} <= times.keys()


@pytest.mark.skipif(sys.platform == "win32", reason="no program that only fails")
def test_the_bench_reports_a_window_that_cannot_be_measured(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    assert "error" in starting.frames()
    assert starting.start_up()["qt"] == {}
    assert run("bench", "--game", "poker").status == 1


def test_translations_are_read_from_linguist_files(tmp_path: Path) -> None:
    path = tmp_path / "es.ts"
    path.write_text(TS, encoding="utf-8")
    spanish = Catalogue.read(path)
    assert spanish("cli", "screen", -1) == "pantalla"
    assert [spanish("cli", "%n cards", n) for n in (0, 1, 2)] == [
        "%n cartas",
        "%n carta",
        "%n cartas",
    ]
    assert spanish("cli", "gone", -1) == "gone"
    assert spanish("cli", "new", -1) == "new"
    assert spanish("other", "screen", -1) == "screen"


@pytest.mark.parametrize(
    ("chosen", "environment", "spoken"),
    [
        ("es", "C", "es"),
        ("en", "es_ES.UTF-8", "en"),
        ("system", "es_MX.UTF-8", "es"),
        ("system", "xh_ZA.UTF-8", "en"),
        ("xh", "es_ES.UTF-8", "es"),
        ("system", "C", "en"),
    ],
)
def test_the_language_is_the_players(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, chosen: str, environment: str, spoken: str
) -> None:
    (tmp_path / "i18n").mkdir()
    (tmp_path / "i18n" / "es.ts").write_text(TS, encoding="utf-8")
    monkeypatch.setattr(languages, "resource", tmp_path.joinpath)
    monkeypatch.setenv("LC_ALL", environment)
    settings.save(settings.Settings(language=chosen), paths.settings_file())
    assert language.speak() == spoken
    assert translate("cli", "screen") == {"es": "pantalla", "en": "screen"}[spoken]


def test_spoilt_translations_leave_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "i18n").mkdir()
    (tmp_path / "i18n" / "es.ts").write_text("garbage")
    monkeypatch.setattr(languages, "resource", tmp_path.joinpath)
    monkeypatch.setenv("LC_ALL", "es_ES")
    assert language.speak() == "es"
    assert translate("cli", "screen") == "screen"


def test_every_phrase_of_the_store_and_the_command_line_can_be_filled() -> None:
    """A blank that nobody fills would be an error just when a sentence is needed."""
    for path in Path(naipes_gui.__file__).parent.glob("[cs]*/*.py"):
        if path.name in ("common_words.py", "ground_of_another.py"):
            continue  # Of whom it is told is filled in by whoever tells it.
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "phrase":
                _check_blanks(call, path.name)


class Filled:
    """What fills any blank, in whatever form it is asked for."""

    def __format__(self, form: str) -> str:
        return "x"


def _check_blanks(call: ast.Call, name: str) -> None:
    source, given = call.args[1], {word.arg for word in call.keywords}
    if isinstance(source, ast.Constant) and None not in given:
        blanks = {str(word): Filled() for word in given}
        said = Wording().say(Phrase("", str(source.value), blanks)) if blanks else source.value
        assert "{" not in str(said), (name, call.lineno)


def test_a_console_that_knows_no_suits_is_no_error() -> None:
    path = Path(__file__).parent.parent / "records" / "ecarte" / "ecarte-default.naipes"
    done = subprocess.run(
        [sys.executable, "-m", "naipes_gui", "show", str(path)],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=True,
        capture_output=True,
    )
    assert b"leads J?" in done.stdout


@pytest.mark.parametrize("wished", ["", "1"])
def test_who_looks_for_a_fault_sees_its_traceback(
    run: Run, monkeypatch: pytest.MonkeyPatch, wished: str
) -> None:
    monkeypatch.setenv("NAIPES_DEBUG", wished)
    monkeypatch.setattr(legal, "Record", None)
    done = run("legal", "any")
    assert done.status == 1
    assert ("Traceback" in done.err) == bool(wished)
    assert done.err.splitlines()[-1].startswith("naipes: This is a fault of Naipes")
    assert paths.log_file().read_text(encoding="utf-8").count("Traceback") == 1
