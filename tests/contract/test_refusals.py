"""Whatever is wrong with rules, moves or records is said whole in the language of the reader."""

import ast
import json
from collections.abc import Callable, Iterator
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import pytest

from naipes_gui.core import errors
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase
from naipes_gui.games import all_games
from naipes_gui.review.branches import make_branch
from naipes_gui.store.header import Header
from naipes_gui.store.parent import Kind
from naipes_gui.store.record import Record
from naipes_gui.store.shuffle import digest, shared_secret
from tests.sources import sources_like
from tests.words import phrases, raw_words
from tools import translations

PACKAGE = Path(errors.__file__).parent.parent
LOADER = (
    "store/formats.py",
    "core/options.py",
    "core/moves.py",
    "core/rules.py",
    "store/record.py",
    "store/header.py",
)
KINDS = ("NaipesError", "InvalidMove", "IllegalMove", "BadOptions", "BadRecord", "LibraryError")
RECORD = (PACKAGE.parent / "tests/records/ecarte/ecarte-default.naipes").read_text("utf-8")
LINES: list[dict[str, Any]] = [json.loads(line) for line in RECORD.splitlines()]
SECOND = (PACKAGE.parent / "tests/records/format2/ecarte-format2.naipes").read_text("utf-8")
SEALED: list[dict[str, Any]] = [json.loads(line) for line in SECOND.splitlines()]
"""The same of the second format."""
SALT = "0" * 32
TOGETHER = ("variant", "profile", "wellington", "blucher", "deck", "four_on_table", "buyout")
"""The options that do not go with every value of each other."""
ODD: tuple[Any, ...] = (
    "",
    "ZZ",
    "KS KS",
    "play ZZ",
    "bid 03",
    "a\nb",
    -7,
    99,
    10**9,
    2.5,
    None,
    True,
    [],
    {"a": 1},
)

Site = tuple[str, int]
Attempt = Callable[[], object]


@cache
def sites() -> dict[Site, ast.Raise]:
    """Return every place that raises an error for people, by file and last line."""
    found = {}
    for place, source in sources_like(rf"\braise\s+({'|'.join(KINDS)})\b"):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Raise) and _kind(node.exc) in KINDS:
                found[place, node.lineno] = node
    return found


def _kind(raised: ast.expr | None) -> str:
    called = raised.func if isinstance(raised, ast.Call) else raised
    return called.id if isinstance(called, ast.Name) else ""


def _is_loader(place: str) -> bool:
    return place in LOADER or (place.startswith("games/") and place.endswith("options.py"))


def wrong_options() -> Iterator[Attempt]:
    for game in all_games().values():
        kind = game.options()
        stored = kind.make().to_json()
        yield partial(kind.make, unheard_of=3)
        yield partial(kind.from_json, {**stored, "Stage.LOT": 1})
        for key in stored:
            rest = {k: v for k, v in stored.items() if k != key}
            yield partial(kind.from_json, rest)
            for odd in ODD:
                yield partial(kind.from_json, {**stored, key: odd})
        yield from _wrong_pairs(kind, stored)


def _wrong_pairs(kind: Any, stored: dict[str, Any]) -> Iterator[Attempt]:
    """Change two options at a time, so that each check of what goes together is met."""
    players = {o.key: range(o.spreads[0].low, o.spreads[0].high + 1) for o in kind.declared()[:1]}
    for seats in players["players"]:
        for preset in ({}, *_choices(kind)):
            for change in _choices(kind):
                yield partial(kind.make, **{"players": seats, **preset, **change})


def _choices(kind: Any) -> Iterator[dict[str, Any]]:
    for option in kind.declared():
        if option.key in (
            "variant",
            "profile",
            "wellington",
            "blucher",
            "deck",
            "four_on_table",
            "buyout",
        ):
            yield from ({option.key: choice.value} for choice in option.choices)


def wrong_moves() -> Iterator[Attempt]:
    for text in ("", " ", "play nap KS 3", "bid KS con 3", "play \ud800 9 x 9", "play x 9"):
        yield partial(Move.parse, text)


def wrong_lines() -> Iterator[Attempt]:
    """Spoil each line of a sound record, and put each line in the place of each other one."""
    for place in range(1, 12):
        for line in (*LINES[1:14], {"undo": 99}, {"undo": True}, {"end": "finished"}, {"x": 1}):
            yield partial(_take, place, line)
            for key in line:
                for odd in ODD:
                    yield partial(_take, place, {**line, key: odd})
    yield partial(_take, 2, {"note": "x", "at": -1})
    end = next(n for n, line in enumerate(LINES) if "end" in line)
    yield partial(_take, end, {"end": "finished", "ranking": [[1, 0, 7]]})
    yield partial(_take, 3, _bound("KS KS"))
    yield _short_deck


def _bound(deck: str) -> dict[str, Any]:
    return {"deck": deck, "salt": SALT, "cut": 3}


def _short_deck() -> None:
    record = _taken(2)
    commit = sha256(f"{SALT} KS KS".encode()).hexdigest()
    record.take({**LINES[2], "commit": commit})
    record.take(_bound("KS KS"))


def wrong_seals() -> Iterator[Attempt]:
    """Spoil the first two hands and decks of a record of the second format."""
    places = [n for n, line in enumerate(SEALED) if line.keys() & {"hand", "deck"}][:4]
    for place in places:
        for key in SEALED[place]:
            for odd in (*ODD, 3, "0" * 64):
                yield partial(_take, place, {**SEALED[place], key: odd}, SEALED)
    for deal in ("", 7, "a code"):
        yield partial(_take, 2, SEALED[2], [{**SEALED[0], "deal": deal}, *SEALED[1:]])
    yield _shared_part


def _shared_part() -> None:
    """Claim a part in a hand in which nobody has one."""
    hand = {**SEALED[2], "secret": (secret := shared_secret("a code", 1))}
    lines = [{**SEALED[0], "deal": "a code"}, SEALED[1], {**hand, "commit": digest(secret)}]
    _taken(3, lines).take(SEALED[3])


def wrong_exercises() -> Iterator[Attempt]:
    """Spoil the hand of a branch whose unseen cards were dealt anew, and its deck."""
    parent = _taken(len(SEALED), SEALED)
    ply = next(p for p in parent.timeline.decisions if parent.timeline.moves[p][0] == 0)
    branch = make_branch(parent, "yesterday", ply, Kind.ANEW, rng=Random(1))
    lines = [json.loads(line) for line in branch.splitlines()]
    hand = next(n for n, line in enumerate(lines) if "exercise" in line)
    for place in (hand, hand + 1):
        for key in lines[place]:
            for odd in (*ODD, [1]):
                yield partial(_take, place, {**lines[place], key: odd}, lines)
    sealed = _taken(hand + 1, lines).sealed
    assert sealed is not None
    yield partial(sealed.shuffled, "a part")
    short = {**lines[hand], "commit": digest(f"{SALT} KS KS")}
    yield partial(_take, hand + 1, _bound("KS KS"), [*lines[:hand], short])


def _taken(many: int, lines: list[dict[str, Any]] = LINES) -> Record:
    """Return the record after its first lines."""
    record = _begin(lines[0])
    for line in lines[1:many]:
        record.take(line)
    return record


def _take(many: int, line: dict[str, Any], lines: list[dict[str, Any]] = LINES) -> None:
    _taken(many, lines).take(line)


def _begin(head: dict[str, Any]) -> Record:
    return Record(Header.from_json(head))


def wrong_headers() -> Iterator[Attempt]:
    for key in LINES[0]:
        for odd in (*ODD, [{"name": 1}], [*LINES[0]["seats"], LINES[0]["seats"][0]]):
            head = {**LINES[0], key: odd}
            yield partial(_begin, head)


def refusals(attempts: Iterator[Attempt]) -> Iterator[tuple[Site, Phrase]]:
    for attempt in attempts:
        try:
            attempt()
        except NaipesError as error:
            yield _site(error.__traceback__), error.what
        except ValueError:
            pass  # lone surrogates; `Record.load` tells of them


def _site(traceback: TracebackType | None) -> Site:
    assert traceback is not None
    while traceback.tb_next is not None:
        traceback = traceback.tb_next
    place = Path(traceback.tb_frame.f_code.co_filename).relative_to(PACKAGE)
    return str(place), traceback.tb_lineno


@pytest.fixture(scope="module")
def met() -> list[tuple[Site, Phrase]]:
    every = (wrong_options, wrong_moves, wrong_lines, wrong_seals, wrong_exercises, wrong_headers)
    return [found for kind in every for found in refusals(kind())]


@pytest.mark.thorough
def test_every_refusal_of_the_loader_is_met(met: list[tuple[Site, Phrase]]) -> None:
    reached = {site for site, _ in met}
    unmet = [
        site
        for site, node in sites().items()
        if _is_loader(site[0])
        and not any((site[0], n) in reached for n in range(node.lineno, (node.end_lineno or 0) + 1))
    ]
    assert [site for site in unmet if not _is_clear(sites()[site])] == []
    assert len(unmet) <= 3, unmet


def test_no_sentence_holds_raw_words(met: list[tuple[Site, Phrase]]) -> None:
    assert [(site, what) for site, what in met if raw_words(what)] == []


def test_every_part_of_every_sentence_has_spanish(met: list[tuple[Site, Phrase]]) -> None:
    known = translations.translated(translations.FOLDER / "es.ts").keys()
    said = {(part.context, part.source) for _, what in met for part in phrases(what)}
    assert len(said) > 50
    assert sorted(said - known) == []


def test_no_place_that_raises_fills_a_blank_with_program_words() -> None:
    """An f-string, ``repr``, ``.name`` or a joined list would be English in any language."""
    assert [site for site, node in sites().items() if not _is_clear(node)] == []


def _is_clear(node: ast.Raise) -> bool:
    calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
    given = [
        word.value
        for call in calls
        if getattr(call.func, "id", "") == "phrase"
        for word in call.keywords
    ]
    text = [n for n in ast.walk(node) if isinstance(n, ast.JoinedStr)]
    return not text and not any(_is_raw(value) for value in given)


def _is_raw(value: ast.expr) -> bool:
    if isinstance(value, ast.Call):
        name = getattr(value.func, "id", getattr(value.func, "attr", ""))
        return name in ("str", "repr", "join", "format", "lower", "dumps", "sorted")
    return isinstance(value, ast.Attribute) and value.attr in ("name", "value", "key")
