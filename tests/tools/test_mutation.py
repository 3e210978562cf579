"""What spoils the code to see whether a test notices."""

from pathlib import Path

import pytest

from naipes_gui import __file__ as package
from tools.mutation.known import equivalents, planted
from tools.mutation.mutant import Mutant
from tools.mutation.reaching import Reaching
from tools.mutation.score import summary

ROOT = Path(package).parent


def test_planted_faults_still_have_their_place() -> None:
    faults = list(planted())
    assert len({fault.name for fault in faults}) == len(faults) > 30
    for fault in faults:
        compile(fault.mutant.text, fault.name, "exec")
        assert fault.mutant.difference(fault.mutant.path.read_text("utf-8")), fault.name
        for test in fault.tests:
            assert Path(test).exists(), test


def test_what_changes_nothing_names_a_file_and_a_reason() -> None:
    for (file, change), why in equivalents().items():
        assert (ROOT / file).exists(), file
        assert change.startswith(("-", "+")), change
        assert len(why) > 20


def test_whatever_is_not_noticed_survives() -> None:
    assert summary("core", ["caught", "survived", "late", "broke"]).startswith("core: 3 of 4 ")


def test_a_mutant_says_what_it_changes() -> None:
    mutant = Mutant(Path("x.py"), 2, "a\nc\n")
    assert mutant.difference("a\nb\n") == "-b\n+c"


def test_tests_of_the_line_come_first_then_those_of_the_package_and_of_every_game() -> None:
    seconds = {"tests/core/test_a.py::slow": 5.0, "tests/core/test_a.py::quick": 0.1,
               "tests/contract/test_c.py::all": 0.3, "tests/store/test_b.py::other": 0.2,
               "tests/store/test_b.py::far": 0.1}  # fmt: skip
    other = "tests/store/test_b.py::other"
    reaching = Reaching(seconds, {"naipes_gui/core/x.py": {"3": [other]}})
    path, own = Path("naipes_gui/core/x.py"), ["tests/core/test_a.py::quick"]
    later = [*own, "tests/core/test_a.py::slow", "tests/contract/test_c.py::all"]
    assert reaching.asked(path, 3, 9) == [other, *later]
    assert reaching.asked(path, 4, 9) == [other, *later]
    assert reaching.asked(path, 4, 0.25) == [other]
    elsewhere = Path("naipes_gui/core/y.py")
    assert reaching.asked(elsewhere, 4, 9) == [*later, other]
    assert reaching.asked(elsewhere, 4, 1) == own


def test_tests_of_a_game_lie_together_whatever_room_of_it_they_are_for() -> None:
    own, other = "tests/games/nlk/test_a.py::one", "tests/games/mosca/test_a.py::one"
    reaching = Reaching({own: 0.1, other: 0.1}, {})
    assert reaching.asked(Path("naipes_gui/games/nlk/table/face.py"), 1, 9) == [own]


def test_those_that_name_the_module_come_before_quicker_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tests" / "core").mkdir(parents=True)
    (tmp_path / "tests/core/test_x.py").write_text("from naipes_gui.core.x import X\n")
    (tmp_path / "tests/core/test_y.py").write_text("from naipes_gui.core.y import Y\n")
    slow, quick = "tests/core/test_x.py::slow", "tests/core/test_y.py::quick"
    reaching = Reaching({slow: 5.0, quick: 0.1}, {})
    assert reaching.asked(Path("naipes_gui/core/x.py"), 3, 5.05) == [slow]
