"""A match that leaves another one, from the command line."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.store.playing import lines, rewrite


@pytest.fixture
def parent(run: Run, tmp_path: Path) -> Path:
    run("simulate", "ecarte", "--hands", "4", "--level", "beginner:bold,club",
        "--records", tmp_path)  # fmt: skip
    return next(tmp_path.glob("*.naipes"))


@pytest.mark.parametrize("how", [(), ("--anew",)])
def test_a_branch_is_made_shown_and_proved(run: Run, parent: Path, how: tuple[str, ...]) -> None:
    path = parent.with_name("branch.naipes")
    done = run("branch", parent, "--after", "3", "--to", path, *how)
    assert (done.status, done.out) == (0, f"{path} begins after move 3\n")
    with_which = "unseen cards dealt anew" if how else "the same cards"
    assert f"A branch of “{parent.stem}” after move 3, with {with_which}\n" in run("show", path).out
    proved = run("verify", "--opponents", path)
    assert proved.status == 0
    if how:
        assert "before the cards were dealt anew: 3 decisions" in proved.out
        assert "opponents asked again: 0 decisions, 0 the same" in proved.out
    else:
        assert "opponents asked again: 3 decisions, 3 the same" in proved.out


def test_without_a_file_it_lies_among_the_matches(run: Run, parent: Path) -> None:
    done = run("branch", parent, "--after", "0")
    assert Path(done.out.rpartition(" begins")[0]).is_file()


@pytest.mark.parametrize("after", ["-1", "100000"])
def test_no_more_moves_are_kept_than_there_are(run: Run, parent: Path, after: str) -> None:
    done = run("branch", parent, "--after", after)
    assert done.status == 1
    assert done.err.startswith("naipes: The match has ")


def test_an_answer_that_was_changed_is_found(run: Run, parent: Path) -> None:
    path = parent.with_name("branch.naipes")
    run("branch", parent, "--after", "9", "--to", path)
    told = lines(path)
    told[0]["seats"][0]["level"] = "club"
    told[0]["seats"][1]["style"] = "reckless"
    rewrite(path, told)
    assert run("verify", "--opponents", path).status in (0, 1)
    assert "asked again: 9 decisions" in run("verify", "--opponents", path).out
