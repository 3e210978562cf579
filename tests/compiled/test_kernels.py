"""What is compiled answers as plain Python does, and is never used for another source."""

import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest

from naipes_gui import compiled
from naipes_gui.bench.kernels import alone, known, question
from tests.found import some
from tests.nights import by_night
from tools.compile import building
from tools.compile.building import ROOT, kernels, name_of
from tools.proofs.kernels import differences, loaded

pytestmark = pytest.mark.thorough

QUESTIONS = by_night(400, by_day=50)
SLOW = {"-O2": "-O0", "/O2": "/Od"}
"""To make a kernel quick takes the compiler as long as all the rest."""


def why_not() -> str:
    """Why nothing can be compiled here, if so."""
    if not find_spec("Cython"):
        return "Cython is missing"
    compiler = (sysconfig.get_config_var("CC") or "cl").split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler «{compiler}»"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python are missing"
    return ""


needs_compiler = pytest.mark.skipif(bool(why_not()), reason=f"No kernel is compiled: {why_not()}.")


@pytest.fixture(scope="module")
def delivered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A kernel compiled as installers have it."""
    name, folder = NAMES[0], tmp_path_factory.mktemp("delivered")
    command = [sys.executable, "-m", "tools.compile", name, "--into", str(folder)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert not ended.returncode, ended.stderr
    (file,) = folder.rglob(f"{name.rpartition('.')[2]}.*")
    return file


def made_quickly(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Compile a kernel; `python -m tools.proofs.kernels` asks it as it is delivered."""
    monkeypatch.setattr(building, "FLAGS", [SLOW.get(flag, flag) for flag in building.FLAGS])
    (source,) = [path for path in kernels() if name_of(path) == name]
    return building.built(source.stem, building.translation(source), folder)


NAMES = [name_of(path) for path in kernels()]


def test_every_kernel_has_questions() -> None:
    assert some(known()) == NAMES
    for name in NAMES:
        kernel = alone(name, plain=True)
        assert kernel
        assert question(name, kernel, Random(1))() is not None


@needs_compiler
@pytest.mark.parametrize("name", NAMES)
def test_compiled_answers_to_the_last_digit_as_plain(
    name: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = alone(name, plain=True)
    assert plain
    is_first = name == NAMES[0]
    made: Path = (
        request.getfixturevalue("delivered") if is_first
        else made_quickly(name, tmp_path, monkeypatch)
    )  # fmt: skip
    quick = loaded(name, made)
    assert compiled.is_compiled(quick)
    assert not compiled.is_compiled(plain)
    assert not list(differences(name, quick, range(QUESTIONS)))


@needs_compiler
def test_what_is_compiled_tells_nothing_of_where_it_was_built(delivered: Path) -> None:
    content = delivered.read_bytes()
    folders = {sys.prefix, sys.base_prefix, str(ROOT), sysconfig.get_config_var("LIBDIR") or ROOT}
    assert not [each for each in folders if str(each).encode() in content]


# What is imported.


@pytest.fixture
def kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source with something compiled beside it, and nothing that forbids to use it."""
    monkeypatch.delenv(compiled.PLAIN)
    source = tmp_path / "rollout.py"
    source.write_text("ANSWER = 42\n")
    folder = tmp_path / compiled.FOLDER
    folder.mkdir()
    (folder / compiled.file_name(source)).touch()
    return source


def finds(kernel: Path, package: str = "some.players.kernels") -> str | None:
    spec = compiled.Kernels().find_spec(f"{package}.rollout", [str(kernel.parent)])
    return spec.origin if spec else None


def test_what_was_compiled_of_this_source_is_found(kernel: Path) -> None:
    assert Path(finds(kernel) or "").name == compiled.file_name(kernel)
    assert not finds(kernel, "some.players")


def test_what_was_compiled_of_another_source_is_not_used(
    kernel: Path, caplog: pytest.LogCaptureFixture
) -> None:
    kernel.write_text("ANSWER = 43\n")
    assert finds(kernel) is None
    assert "rollout.py has changed since it was compiled" in caplog.text
    (kernel.parent / compiled.FOLDER / compiled.file_name(kernel)).touch()
    assert finds(kernel)


def test_what_was_compiled_with_other_parts_is_not_used(kernel: Path) -> None:
    assert finds(kernel)
    (kernel.parent / compiled.PARTS).mkdir()
    part = kernel.parent / compiled.PARTS / "worlds.py"
    part.write_text("WORLDS = 1\n")
    assert finds(kernel) is None
    (kernel.parent / compiled.FOLDER / compiled.file_name(kernel)).touch()
    assert finds(kernel)
    part.write_text("WORLDS = 2\n")
    assert finds(kernel) is None


def test_the_ends_of_lines_change_nothing(kernel: Path) -> None:
    kernel.write_bytes(kernel.read_bytes().replace(b"\n", b"\r\n"))
    assert finds(kernel)


def test_a_frozen_program_uses_what_it_holds(kernel: Path) -> None:
    kernel.unlink()
    assert finds(kernel)


def test_the_environment_has_all_run_as_plain_python(
    kernel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(compiled.PLAIN, "1")
    assert finds(kernel) is None


def test_the_games_are_loaded_with_it() -> None:
    assert sum(isinstance(each, compiled.Kernels) for each in sys.meta_path) == 1
