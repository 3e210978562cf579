"""What is compiled answers as plain Python does, and is never used for another source."""

import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from naipes_gui import compiled
from naipes_gui.bench.kernels import alone, known, question
from tests.found import some
from tools.compile.building import ROOT, kernels, name_of

QUESTIONS = 3000


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


@pytest.fixture
def made(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A kernel compiled in a folder of its own."""
    name: str = request.param
    command = [sys.executable, "-m", "tools.compile", name, "--into", str(tmp_path)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert not ended.returncode, ended.stderr
    (file,) = tmp_path.rglob(f"{name.rpartition('.')[2]}.*")
    return file


def loaded(name: str, file: Path) -> ModuleType:
    spec = spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


NAMES = [name_of(path) for path in kernels()]


def test_every_kernel_has_questions() -> None:
    assert some(known()) == NAMES
    for name in NAMES:
        kernel = alone(name, plain=True)
        assert kernel
        assert question(name, kernel, Random(1))() is not None


@needs_compiler
@pytest.mark.parametrize(("name", "made"), [(name, name) for name in NAMES], indirect=["made"])
def test_compiled_answers_to_the_last_digit_as_plain(name: str, made: Path) -> None:
    plain = alone(name, plain=True)
    assert plain
    quick = loaded(name, made)
    assert compiled.is_compiled(quick)
    assert not compiled.is_compiled(plain)
    for seed in range(QUESTIONS):
        answers = [repr(question(name, each, Random(seed))()) for each in (plain, quick)]
        assert answers[0] == answers[1], seed


@needs_compiler
@pytest.mark.parametrize("made", NAMES[:1], indirect=True)
def test_what_is_compiled_tells_nothing_of_where_it_was_built(made: Path) -> None:
    content = made.read_bytes()
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
