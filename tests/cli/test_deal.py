"""``naipes deal``: a line is made, told, begun, and refused in one sentence."""

import json
from pathlib import Path

import pytest

from naipes_gui.store.deal_line import read_line
from naipes_gui.store.record import Record
from tests.cli.conftest import Run

DAY = "naipes:1.nlk.-.v3e1e9e5.day/2026-11-22/nlk.CTX5"


def test_a_line_is_made_and_told(run: Run) -> None:
    made = run("deal", "--new", "napoleon", "--level", "expert:wary,club@3,master,beginner")
    assert (made.status, made.err) == (0, "")
    deal = read_line(made.out.strip())
    told = run("deal", made.out.strip())
    assert told.status == 0
    assert deal.code in told.out
    assert [(p.name, p.level, p.style, p.effort) for p in deal.opponents] == [
        ("Elvira", "expert", "wary", 1), ("Ana", "club", "prudent", 3),
        ("Bruno", "master", "bold", 1), ("Carmen", "beginner", "serene", 1),
    ]  # fmt: skip
    assert all(player.name in told.out for player in deal.opponents)
    assert run("deal", "--new", "napoleon").out != made.out


def test_the_hand_of_a_day_is_that_of_the_date(run: Run) -> None:
    assert run("deal", "--new", "nlk", "--day", "2026-11-22").out == f"{DAY}\n"
    assert run("deal", "--new", "nlk", "--day", "2026-02-30").status != 0


def test_all_of_it_can_be_had_as_json(run: Run) -> None:
    line = run("deal", "--new", "mosca", "--option", "match=hands:3").out.strip()
    told = json.loads(run("deal", line, "--json").out)
    assert told["line"] == line
    assert (told["game"], told["options"]["match"]) == ("mosca", "hands:3")
    assert len(told["opponents"]) == 2
    assert (told["day"], told["result"], told["warning"]) == (None, None, None)
    assert json.loads(run("deal", DAY, "--json").out)["day"] == "2026-11-22"


def test_a_line_is_begun_and_told_with_its_result(run: Run) -> None:
    begun = run("deal", DAY, "--begin")
    assert (begun.status, begun.err) == (0, "")
    record = Record.load(Path(begun.out.strip()))
    assert record.problem is None
    assert record.header.deal == "day/2026-11-22/nlk"
    assert run("deal", "--of", begun.out.strip()).out == f"{DAY}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("naipes:1.x",),
        (f"{DAY}X",),
        ("--new", "poker"),
        ("--new", "ecarte", "--level", "god"),
        ("--new", "napoleon", "--level", "club,club"),
        ("--new", "ecarte", "--option", "match=never"),
        (DAY, "--new", "nlk"),
        (DAY, "--seats", "3"),
        (DAY, "--option", "match=never"),
        (DAY, "--level", "club"),
        (DAY, "--day", "2026-11-22"),
        ("--new", "nlk", "--day", "2026-11-22", "--level", "club"),
        ("--of", Path(__file__).parent.parent / "records" / "format2" / "ecarte-format2.naipes"),
    ],
)
def test_what_is_wrong_is_one_sentence(run: Run, arguments: tuple[str, ...]) -> None:
    done = run("deal", *arguments)
    assert (done.status, done.out) == (1, "")
    assert done.err.startswith("naipes: ")
    assert len(done.err.splitlines()) == 1
