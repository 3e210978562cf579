"""The program in the document about the seal checks real records, and finds what is rigged."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from naipes_gui.store.shuffle import digest
from tests.store.playing import lines, rewrite, to_the_end
from tests.store.test_format_two import PROOF, SAMPLES, shared

DOCUMENT = Path(__file__).parents[2] / "docs" / "seal.md"
Line = dict[str, Any]


@pytest.fixture
def checker(tmp_path: Path) -> Path:
    (program,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    path = tmp_path / "check.py"
    path.write_text(program, "utf-8")
    return path


def run(checker: Path, record: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-I", str(checker), str(record)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_it_is_short_and_needs_nothing(checker: Path) -> None:
    program = checker.read_text("utf-8")
    assert len([line for line in program.splitlines() if line.strip()]) <= 30
    assert re.findall(r"^(?:import|from) .*", program, re.MULTILINE) == [
        "import hashlib, json, sys"
    ]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_it_finds_sound_what_is_sound(checker: Path, sample: Path) -> None:
    done = run(checker, sample)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{PROOF[sample]}\n", "")


def _secret(told: list[Line]) -> None:
    first = next(line for line in told if "secret" in line)
    first |= {"secret": "0" * 64, "commit": digest("0" * 64)}


def _commit(told: list[Line]) -> None:
    next(line for line in told if "secret" in line)["commit"] = "0" * 64


def _part(told: list[Line]) -> None:
    next(line for line in told if "part" in line)["part"] += "1"


def _deck(told: list[Line]) -> None:
    line = next(line for line in told if "part" in line)
    line["deck"] = " ".join(reversed(line["deck"].split()))


def _doubled(told: list[Line]) -> None:
    line = next(line for line in told if "part" in line)
    line["deck"] = " ".join([*line["deck"].split(), line["deck"].split()[-1]])


def _cut(told: list[Line]) -> None:
    for line in told:
        line |= {"cut": line["cut"] + 1} if "cut" in line else {}


@pytest.mark.parametrize("spoil", [_secret, _commit, _part, _deck, _doubled, _cut])
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_it_finds_what_is_rigged(
    checker: Path, tmp_path: Path, sample: Path, spoil: Callable[[list[Line]], None]
) -> None:
    told, path = lines(sample), tmp_path / "rigged.naipes"
    spoil(told)
    rewrite(path, told)
    if spoil is _cut and sample.stem.startswith("nlk"):
        pytest.skip("a person cuts the only hand, where they like")
    done = run(checker, path)
    assert done.returncode != 0
    assert "AssertionError: line " in done.stderr


def test_it_knows_shared_deals(checker: Path, tmp_path: Path) -> None:
    recorder = shared(tmp_path / "shared.naipes")
    to_the_end(recorder)
    recorder.close()
    done = run(checker, recorder.path)
    assert (done.returncode, done.stdout) == (0, f"{recorder.record.fingerprint}\n")
    first, *rest = lines(recorder.path)
    rewrite(recorder.path, [{**first, "deal": "another"}, *rest])
    assert "code" in run(checker, recorder.path).stderr


@pytest.mark.parametrize("gone", [1, 2, 5, 20])
def test_it_finds_what_was_taken_out(checker: Path, tmp_path: Path, gone: int) -> None:
    whole = SAMPLES[0].read_bytes().splitlines(keepends=True)
    path = tmp_path / "shorter.naipes"
    path.write_bytes(b"".join([*whole[:gone], *whole[gone + 1 :]]))
    assert "does not follow from those before" in run(checker, path).stderr
