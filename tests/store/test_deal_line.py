"""A deal as one line: it says all that makes a match the same elsewhere, and no more."""

import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from naipes_gui.core.characters import CHARACTERS, names_for
from naipes_gui.core.errors import BadOptions, NaipesError
from naipes_gui.core.opponent import LEVELS, STYLES
from naipes_gui.core.options import Options, Value
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import FIRST
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review.branches import keep_branch, make_branch
from naipes_gui.store import deal_line
from naipes_gui.store.deal_line import (
    BadLine,
    Result,
    SharedDeal,
    day_code,
    day_of,
    deal_of,
    new_code,
    read_line,
)
from naipes_gui.store.deal_results import (
    Claims,
    compared,
    first_time,
    is_deal_of,
    line_of,
    of_deal,
    result_of,
    same_deal,
)
from naipes_gui.store.hand_of_day import Calendar, hand_of_day, is_done_for_the_day
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_match, begin_shared
from naipes_gui.store.names import clean_name
from naipes_gui.store.parent import Kind, Parent
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.summary import summarise

CODE = "2B9KQ-7XW3F-HDT5M"
TODAY = date(2026, 11, 22)
DEFAULTS = {
    "ecarte": "f700dc", "mosca": "c98c9d", "napoleon": "ecb0f1", "nlk": "3061c9",
    "hachi_hachi": "aad658",
}  # fmt: skip


@pytest.fixture(autouse=True)
def _small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the real games be played here."""


def seats(count: int, style: str = "bold", level: str = "club", effort: int = 1) -> list[Player]:
    others = [style, *[other for other in CHARACTERS if other != style]][:count]
    return [
        Player(name=name, kind="bot", level=level, style=each, version=2, effort=effort)
        for name, each in zip(names_for(others), others, strict=True)
    ]


def a_deal(game: str = "ecarte", **chosen: Value) -> SharedDeal:
    options = all_games()[game].options().make(**chosen)
    return SharedDeal(game, options, tuple(seats(options.players - 1)), CODE)


def play(recorder: Recorder, hands: int, seed: int = 1) -> None:
    """Play whole hands, the first move of a random order each time."""
    while recorder.timeline.ended < hands and not recorder.timeline.state.is_over:
        state, rng = recorder.timeline.state, Random(f"{seed}/{recorder.timeline.ply}")
        if state.stage is Stage.SHUFFLE:
            recorder.chance(rng)
        elif state.stage is Stage.CUT:
            recorder.cut_for(rng)
        else:
            recorder.move(rng.choice(list(recorder.record.rules.legal(state))))


def is_shown_as_it_is(name: str) -> bool:
    return clean_name(name) == name


@st.composite
def deals(draw: st.DrawFn) -> SharedDeal:
    """Any rules that go together, any opponents, any result."""
    game = all_games()[draw(st.sampled_from(list(all_games())))]
    kind = game.options()
    declared = draw(st.lists(st.sampled_from(kind.declared()), max_size=12))
    chosen = {}
    for option in declared:
        values = [choice.value for choice in option.choices]
        values += [s.value(n) for s in option.spreads for n in {s.low, s.low + 1, s.high}]
        chosen[option.key] = draw(st.sampled_from([v for v in values if option.admits(v)]))
    try:
        options = kind.make(**kind.resolved(chosen))
    except BadOptions:
        options = kind.make()
    names: st.SearchStrategy[str] = st.text(max_size=30).filter(is_shown_as_it_is)
    sign = draw(st.booleans())
    figures = st.lists(st.integers(-99, 99) if sign else st.integers(0, 9), min_size=1, max_size=20)
    result = draw(st.none() | st.builds(Result, names, figures.map(tuple), st.just(sign)))
    version = draw(st.integers(0, 99))
    styles = draw(st.permutations(list(CHARACTERS)))[: options.players - 1]
    opponents = tuple(
        Player(
            name=name, kind="bot", level=draw(st.sampled_from(LEVELS)), style=style,
            version=version, effort=draw(st.sampled_from((1, 2, 3, 99))),
        )
        for name, style in zip(names_for(styles), styles, strict=True)
    )  # fmt: skip
    code = draw(st.sampled_from((CODE, day_code(TODAY, game.key))))
    return SharedDeal(game.key, options, opponents, code, result)


@pytest.mark.thorough
@settings(max_examples=150, derandomize=True, deadline=None)
@given(deal=deals())
def test_a_line_says_all_of_a_deal(deal: SharedDeal) -> None:
    assert read_line(deal.line) == deal
    assert len(deal.line) <= deal_line.LONGEST_LINE
    assert deal.line.isascii()


def test_every_value_of_every_option_can_stand_in_a_line() -> None:
    for game in all_games().values():
        for option in game.options().declared():
            values = [choice.value for choice in option.choices]
            values += [s.value(n) for s in option.spreads for n in (s.low, s.high)]
            for value in filter(option.admits, values):
                text = deal_line._YES_NO[value] if isinstance(value, bool) else str(value)
                assert not set(".;=~") & set(text)
                assert deal_line._value(option, text) == value


@settings(max_examples=300, derandomize=True, deadline=None)
@given(data=st.data())
def test_a_slip_of_the_finger_is_told(data: st.DataObject) -> None:
    line = a_deal().told(Result("Ana", (3,))).line
    place = data.draw(st.integers(0, len(line) - 1))
    typed = data.draw(st.sampled_from([chr(n) for n in range(33, 127) if chr(n) != line[place]]))
    way = data.draw(st.sampled_from(("changed", "left out", "doubled")))
    spoilt = {
        "changed": line[:place] + typed + line[place + 1 :],
        "left out": line[:place] + line[place + 1 :],
        "doubled": line[:place] + line[place] + line[place:],
    }[way]
    if spoilt.lower()[:7] == "naipes:" and spoilt[7:] == line[7:]:
        return  # only the word before the colon is written otherwise
    with pytest.raises(NaipesError) as slip:
        read_line(spoilt)
    told = Wording().say(slip.value.what)
    assert told.endswith(".")
    assert "\n" not in told


@settings(max_examples=300, derandomize=True, deadline=None)
@given(rest=st.text(max_size=300), checked=st.booleans())
def test_nothing_from_outside_does_any_harm(rest: str, checked: bool) -> None:
    body = f"naipes:1.{rest}"
    line = f"{body}.{deal_line._check(body)}" if checked else body
    with pytest.raises(NaipesError):
        read_line(line)


def checked(*fields: str) -> str:
    body = "naipes:" + ".".join(fields)
    return f"{body}.{deal_line._check(body)}"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "begins with"),
        ("hello", "begins with"),
        ("naipes:" + "1" * 5000, "so long"),
        ("naipes:1.ecárte", "no place in it"),
        ("naipes:1.ecarte. x", "no place in it"),
        ("naipes:2.anything.at.all", "newer version"),
        ("naipes:1.ecarte", "not whole"),
        (checked("1", "ecarte", "-", "v1c1"), "not whole"),
        (a_deal().line[:-1], "mistyped"),
        (checked("1", "tarot", "-", "v1c1", CODE), "does not know the game “tarot”"),
        (checked("1", "ecarte", "speed=9", "v1c1", CODE), "does not know the rule “speed”"),
        (checked("1", "ecarte", "match=best_of:2", "v1c1", CODE), "cannot be “best_of:2”"),
        (checked("1", "ecarte", "match=best_of:03", "v1c1", CODE), "cannot be “best_of:03”"),
        (checked("1", "napoleon", "players=5;players=5", "v1c1", CODE), "rules in the line"),
        (checked("1", "ecarte", "", "v1c1", CODE), "rules in the line"),
        (checked("1", "ecarte", "-", "v1q1", CODE), "level “q”"),
        (checked("1", "ecarte", "-", "v1c0", CODE), "opponents in the line"),
        (checked("1", "ecarte", "-", "v1c1x0", CODE), "opponents in the line"),
        (checked("1", "ecarte", "-", "v1c1x1", CODE), "opponents in the line"),
        (checked("1", "ecarte", "-", "v1c1x100", CODE), "opponents in the line"),
        (checked("1", "ecarte", "-", "v9999999c1", CODE), "opponents in the line"),
        (checked("1", "ecarte", "-", "v1c1c2", CODE), "number of seats"),
        (checked("1", "ecarte", "-", "v1c1", CODE.lower()), "code of the deal"),
        (checked("1", "ecarte", "-", "v1c1", "day/2026-02-30/ecarte"), "code of the deal"),
        (checked("1", "ecarte", "-", "v1c1", "day/2026-11-22/nlk"), "code of the deal"),
        (checked("1", "ecarte", "-", "v1c1", CODE, "Ana"), "result in the line"),
        (checked("1", "ecarte", "-", "v1c1", CODE, "Ana~+1~p2"), "result in the line"),
        (checked("1", "ecarte", "-", "v1c1", CODE, "Ana" + "~+1" * 31), "result in the line"),
        (checked("1", "ecarte", "-", "v1c1", CODE, "%00%1B~+1"), "result in the line"),
    ],
)
def test_what_is_wrong_with_a_line_is_said_in_a_sentence(line: str, told: str) -> None:
    with pytest.raises(NaipesError) as slip:
        read_line(line)
    assert told in Wording().say(slip.value.what)


def test_a_name_cannot_bring_anything_with_it() -> None:
    line = checked("1", "ecarte", "-", "v1c1", CODE, "A%0An%E2%80%AEa%7E~+1")
    assert read_line(line).result == Result("A na~", (1,))
    assert read_line(a_deal().told(Result("x" * 90, (1,))).line).result == Result("x" * 40, (1,))


def test_other_opponents_are_told() -> None:
    def with_version(number: int) -> SharedDeal:
        return read_line(checked("1", "ecarte", "-", f"v{number}c1", CODE))

    known = all_games()["ecarte"].bots_version
    assert with_version(known).warning is None
    for number, word in ((known + 1, "newer"), (known - 1, "older")):
        warning = with_version(number).warning
        assert warning is not None
        assert word in Wording().say(warning)


def test_a_code_can_be_read_aloud() -> None:
    codes = {new_code(Random(seed)) for seed in range(50)}
    assert len(codes) == 50
    for code in codes:
        assert deal_line._is_code(code, "ecarte")
        assert not set(code) & set("01OILSZ8U")
    assert deal_line._is_code(CODE, "ecarte")


def test_what_stands_for_the_usual_rules_has_not_changed() -> None:
    """Lines leave the usual rules out: with other defaults they would mean other matches."""
    now = {
        key: sha256(json.dumps(game.options().make().to_json()).encode()).hexdigest()[:6]
        for key, game in all_games().items()
    }
    assert (deal_line.VERSION, now) == (1, DEFAULTS)


def test_characters_and_styles_are_the_same_nine_in_the_same_order() -> None:
    assert list(CHARACTERS) == list(STYLES)
    assert names_for(["bold", "bold", "serene"]) == ["Bruno", "Ana", "Carmen"]


@pytest.mark.parametrize("game", list(all_games()))
def test_a_line_makes_the_same_match_on_another_machine(game: str, tmp_path: Path) -> None:
    deal = a_deal(game)
    begun = [
        begin_shared(read_line(deal.line), name, folder=tmp_path / name) for name in ("Ana", "Eva")
    ]
    for recorder in begun:
        play(recorder, 1)
        recorder.close()
    one, other = (Record.load(recorder.path) for recorder in begun)
    assert one.problem is None
    assert one.timeline.moves == other.timeline.moves
    assert [seal.deck for seal in one.seals] == [seal.deck for seal in other.seals]
    assert deal_of(one.header) == deal


def test_the_lot_of_a_shared_deal_follows_from_its_code(tmp_path: Path) -> None:
    deals = [a_deal("hachi_hachi"), a_deal("hachi_hachi", lot_method="random")]
    for deal in deals:
        dealers = set()
        for seed in range(6):
            recorder = begin_match(
                deal.game, deal.options.to_json(), (Player(name="Yo"), *deal.opponents),
                rng=Random(seed), folder=tmp_path, deal=deal.code,
            )  # fmt: skip
            dealers.add(recorder.timeline.state.dealer)
            recorder.close()
        assert len(dealers) == 1
    others = {
        hand_dealer(hand_of_day(TODAY + timedelta(days=day), "mosca"), tmp_path) for day in range(9)
    }
    assert others == {0, 1, 2}


def hand_dealer(deal: SharedDeal, folder: Path) -> int:
    recorder = begin_shared(deal, "Yo", folder=folder)
    recorder.close()
    return int(recorder.timeline.state.dealer)


def test_a_match_of_one_machine_has_no_line(tmp_path: Path) -> None:
    deal = a_deal()
    recorder = begin_match("ecarte", {}, (Player(name="Yo"), *deal.opponents), folder=tmp_path)
    recorder.close()
    with pytest.raises(BadLine, match="follow from a code"):
        deal_of(recorder.record.header)


def test_two_that_played_the_same_deal_are_compared(tmp_path: Path) -> None:
    deal = a_deal("nlk")
    for seed, name in enumerate(("Yo", "Ana", "Yo")):
        now = datetime(2026, 11, 1 + seed, tzinfo=UTC)
        recorder = begin_shared(deal, name, now=now, folder=tmp_path)
        play(recorder, 1, seed)
        recorder.close()
    other = a_deal("nlk", players=5)
    play(strange := begin_shared(other, "Eva", folder=tmp_path), 1)
    strange.close()
    (tmp_path / "spoilt.naipes").write_bytes(b'{"deal": "')
    files = list(tmp_path.glob("*.naipes"))
    claims = Claims(tmp_path / "results.json")
    claims.add(deal.told(Result("Luz", (2,), signed=False)))
    claims.add(deal.told(Result("Luz", (2,), signed=False)))
    claims.add(other.told(Result("Mar", (1,), signed=False)))
    found = compared(deal, files, claims)
    assert [result.name for result in found.results] == ["Yo", "Yo", "Ana", "Luz"]
    assert (found.own, len(found.others)) == (2, 2)
    assert not found.results[0].signed
    line = line_of(Record.load(of_deal(deal, files)[1]))
    assert read_line(line).result == found.others[0]
    assert same_deal(read_line(line), deal)


def test_results_that_came_back_are_kept_and_a_spoilt_file_is_none(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    Claims(file).add(a_deal().told(Result("Luz", (2,))))
    assert list(Claims(file).of(a_deal())) == [Result("Luz", (2,))]
    for spoilt in (b"", b"{}", b"[1, 2]", b"\xff", b'["naipes:1.x"]', b"[" * 5000):
        file.write_bytes(spoilt)
        assert list(Claims(file).of(a_deal())) == []


def test_nobody_has_a_result_before_the_first_hand_is_over(tmp_path: Path) -> None:
    recorder = begin_shared(a_deal(), "Yo", folder=tmp_path)
    assert result_of(recorder.record) is None
    play(recorder, 1)
    assert result_of(recorder.record) is not None
    recorder.close()


@pytest.mark.parametrize(
    ("moves", "kind", "is_same"),
    [(0, Kind.SAME, True), (1, Kind.SAME, False), (0, Kind.ANEW, False), (3, Kind.ANEW, False)],
)
def test_only_a_branch_of_the_whole_match_is_of_the_same_deal(
    moves: int, kind: Kind, is_same: bool, tmp_path: Path
) -> None:
    deal = a_deal()
    recorder = begin_shared(deal, "Yo", folder=tmp_path)
    recorder.close()
    header = recorder.record.header
    assert is_deal_of(header, deal)
    parent = Parent("mark", "first", moves, kind)
    branch = replace(header, parent=parent)
    assert is_deal_of(branch, deal) == is_same
    if kind is Kind.ANEW:
        with pytest.raises(BadLine):
            deal_of(branch)
    else:
        assert deal_of(branch).code == deal.code
    assert not is_deal_of(header, a_deal("mosca"))
    assert not is_deal_of(replace(header, deal=""), deal)


# The hand of the day.


def test_the_hand_of_a_day_is_the_same_everywhere() -> None:
    lines = {game: hand_of_day(TODAY, game).line for game in all_games()}
    assert lines == {
        "ecarte": "naipes:1.ecarte.-.v7e8.day/2026-11-22/ecarte.YJJY",
        "mosca": "naipes:1.mosca.match=hands:1.v7e1e6.day/2026-11-22/mosca.2NMF",
        "napoleon": "naipes:1.napoleon.match=hands:1.v8e1e8e3e6.day/2026-11-22/napoleon.FP9Q",
        "nlk": "naipes:1.nlk.-.v3e1e9e5.day/2026-11-22/nlk.CTX5",
        "hachi_hachi": (
            "naipes:1.hachi_hachi.match_end=hands3.v5e2e7.day/2026-11-22/hachi_hachi.34BQ"
        ),
    }
    assert all(read_line(line).day == TODAY for line in lines.values())
    assert day_of("day/2026-11-22/nlk", "mosca") is None


def test_the_calendar_follows_from_the_records(tmp_path: Path) -> None:
    noon = datetime(2026, 11, 22, 12).astimezone()
    for day in (0, 1, 2, 5):
        begun = noon - timedelta(days=day)
        recorder = begin_shared(hand_of_day(begun.date(), "nlk"), "Yo", now=begun, folder=tmp_path)
        play(recorder, 1)
        recorder.close()
    late = begin_shared(
        hand_of_day(TODAY - timedelta(days=3), "nlk"), "Yo", now=noon, folder=tmp_path
    )
    play(late, 1)
    late.close()
    begin_shared(hand_of_day(TODAY, "mosca"), "Yo", now=noon, folder=tmp_path).close()
    matches = [summarise(path) for path in tmp_path.glob("*.naipes")]
    calendar = Calendar.of(matches)
    assert calendar.played_on(TODAY) == ("nlk",)
    assert calendar.played_on(TODAY - timedelta(days=3)) == ("nlk",)
    begun_only = calendar.at(TODAY, "mosca")
    assert begun_only is not None
    assert not begun_only.is_over
    # What was played late fills its day, but no gap in the row of days.
    assert calendar.streak(TODAY) == 3
    assert calendar.streak(TODAY + timedelta(days=1)) == 3
    assert calendar.streak(TODAY + timedelta(days=2)) == 0
    assert sum(map(is_done_for_the_day, matches)) == 5


def test_whoever_plays_a_hand_again_changes_neither_calendar_nor_result(tmp_path: Path) -> None:
    deal = hand_of_day(TODAY, "mosca")
    recorder = begin_shared(deal, "Yo", folder=tmp_path)
    play(recorder, 1)
    recorder.close()
    record = Record.load(recorder.path)
    branch = make_branch(record, "first", record.timeline.shuffles[0], Kind.SAME)
    again = Recorder.resume(keep_branch(branch, "mosca", tmp_path))
    play(again, 1, seed=5)
    again.close()
    found = first_time(Record.load(again.path))
    assert found is not None
    hand, sheet = found
    mine = result_of(record)
    assert mine is not None
    gained = [line.gained for line in sheet.lines if line.seat == FIRST]
    assert (hand, gained) == (1, [*mine.figures])
    assert read_line(line_of(again.record)).result is None
    assert read_line(line_of(record)).result == result_of(record)
    assert list(Calendar.of([summarise(again.path)]).found) == []
    both = compared(deal, tmp_path.glob("*.naipes"), Claims(tmp_path / "none"))
    assert (both.own, both.first) == (2, recorder.path)
    assert first_time(record) is None


def test_options_are_those_of_the_day() -> None:
    for game in all_games().values():
        made: Options = hand_of_day(TODAY, game.key).options
        assert made == game.options().make(**game.day_rules)
