"""What is found in a file without playing it: results, habits, ends, and nothing in nonsense."""

from pathlib import Path

import pytest

from naipes_gui.core.table import Paid
from naipes_gui.games import all_games
from naipes_gui.statistics.facts import Facts, read_facts, rules_of
from naipes_gui.statistics.outcome import Outcome
from naipes_gui.store.record import Record
from tests.statistics.matches import move, score, write

RECORDS = sorted((Path(__file__).parents[1] / "records" / "format2").glob("*.naipes"))
END = {"end": "finished", "ranking": [[1], [0], [2]]}


def read(path: Path) -> Facts:
    found = read_facts(path)
    assert found is not None
    return found


def test_results_are_counted_by_the_hand(tmp_path: Path) -> None:
    path = write(tmp_path / "a.naipes", move(0, "pass"), score(-3, 3, 0), score(2, 1, -3), END)
    found = read(path)
    assert (found.worths, found.totals) == ((-3, 5), (2, 1, -3))
    assert (found.end, found.outcome, found.level) == ("finished", Outcome.LOST, "club")
    assert (found.rules, found.person, found.opponents) == ("rulebook", 0, (1, 2))


def test_habits_are_counted_by_the_hand_they_are_in(tmp_path: Path) -> None:
    hand = [move(0, "pass"), move(1, "bid 3"), move(2, "pass"), move(1, "play KS")]
    loud = [move(1, "pass"), move(2, "bid nap"), move(0, "bid 4"), move(0, "pass")]
    on = [move(0, "bid 2")]
    path = write(tmp_path / "a.naipes", *hand, score(0, 3, -3), *loud, score(0, 0, 0), *on)
    bids, naps = read(path).habits[:2]
    assert bids == (1, 2, 1, 2, 1, 2)
    assert naps == (0, 2, 0, 2, 1, 2)


def test_what_was_taken_back_does_not_count(tmp_path: Path) -> None:
    lines = (
        move(0, "pass"), score(-9, 9, 0), move(1, "pass"), {"undo": 0}, move(0, "bid 3"),
        score(3, -3, 0),
    )  # fmt: skip
    found = read(write(tmp_path / "a.naipes", *lines))
    assert (found.worths, found.habits[0][:2], found.assisted) == ((3,), (1, 1), True)
    assert (found.end, found.outcome) == ("", None)


@pytest.mark.parametrize("line", [{"note": "", "at": 0, "hint": 1}, {"undo": 0}])
def test_help_is_noticed(tmp_path: Path, line: dict[str, object]) -> None:
    assert read(write(tmp_path / "a.naipes", move(0, "pass"), line)).assisted


def test_a_slip_taken_back_is_no_help(tmp_path: Path) -> None:
    slip = {"undo": 0, "slip": True}
    assert not read(write(tmp_path / "a.naipes", move(0, "pass"), slip)).assisted


def test_a_match_nobody_plays_in_or_of_an_unknown_game_tells_nothing(tmp_path: Path) -> None:
    bot = {"name": "Ana", "kind": "bot", "level": "club"}
    person = {"name": "Ana", "kind": "human"}
    for header in (
        {"seats": [bot] * 3}, {"seats": [person] * 3}, {"game": "tute"}, {"naipes": 0},
    ):  # fmt: skip
        assert read_facts(write(tmp_path / "a.naipes", score(1, 2, 3), **header)) is None
    (tmp_path / "b.naipes").write_text("nonsense\n")
    assert read_facts(tmp_path / "b.naipes") is None
    assert read_facts(tmp_path / "none.naipes") is None


@pytest.mark.parametrize(
    "line",
    [
        {"score": ["a", 1, 2]}, {"score": [1]}, {"score": [1, 2, 3, 4]}, {"score": [[], 1, 2]},
        {"undo": -1}, {"undo": True}, {"s": 99, "m": "pass"}, {"s": 0, "m": 7}, {"end": 3},
        {"end": "finished", "ranking": [[0], [9]]}, {"end": "finished", "ranking": 3},
        {"end": "finished", "ranking": [[0], [True], [2]]}, {"end": "won"},
        {"score": [10**400, 0, 0]}, {"score": [1.5, 0, 0]}, {"score": [None, 0, 0]},
    ],
)  # fmt: skip
def test_lines_that_make_no_sense_do_no_harm(tmp_path: Path, line: dict[str, object]) -> None:
    found = read_facts(write(tmp_path / "a.naipes", score(1, -1, 0), move(0, "bid 2"), line))
    assert found is None or (found.outcome is None and len(found.worths) <= 2)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_hands_add_up_to_the_score_that_the_rules_give(tmp_path: Path, path: Path) -> None:
    """Once more without the rules: what seats gained hand by hand is what they have."""
    lines = path.read_bytes().splitlines(keepends=True)
    record = Record.load(path)
    first = lines[0].replace(b'"kind":"human"', b'"kind":"bot","level":"club"')
    first = first.replace(b'"kind":"bot"', b'"kind":"human"', 1)
    (tmp_path / path.name).write_bytes(first + b"".join(lines[1:]))
    found = read_facts(tmp_path / path.name)
    assert found is not None
    assert record.problem is None
    paid = [0] * len(record.rules.seats)
    timeline = record.timeline
    events = [event for ply in range(1, timeline.ply + 1) for event in timeline.states.events(ply)]
    for event in events:
        if isinstance(event, Paid):
            for seat in record.rules.seats:
                paid[seat] += event.amount * ((event.taker == seat) - (event.giver == seat))
    assert list(found.totals) == paid


@pytest.mark.parametrize("game", all_games())
def test_named_rules_are_known_by_their_name(game: str) -> None:
    from json import dumps

    info = all_games()[game]
    for preset in info.presets:
        options = info.options().make(**preset.options).to_json()
        assert rules_of(game, dumps(options, sort_keys=True)) == preset.key


@pytest.mark.parametrize(("rules", "unit"), [("acanomas", ""), ("traditional", "mon")])
def test_a_length_makes_no_rules_and_rules_decide_the_unit(
    tmp_path: Path, rules: str, unit: str
) -> None:
    short = all_games()["hachi_hachi"].options().make(profile=rules, match_end="hands3")
    known = {"game": "hachi_hachi", "options": short.to_json()}
    found = read(write(tmp_path / "a.naipes", score(-3, 3, 0), END, **known))
    assert (found.rules, found.unit) == (rules, unit)
