"""Nobody outside a game knows its name, or the words for its zones and its ways of moving."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

import naipes_gui
from naipes_gui.core.state import State
from naipes_gui.games import all_games

ROOT = Path(naipes_gui.__file__).parent
WORD = re.compile("[A-Za-z]+")
QUOTED = re.compile(r"""["'](\w+):?(?=["'{])""")
"""A word that is all of a text, or all that stands before a colon or a blank."""
ROOMS = ("ui", "store", "session", "cli", "bench", "bots")
ASKING = (
    "get",
    "startswith",
    "removeprefix",
    "index",
    "count",
    "items_of",
    "role",
    "zone",
    "owner",
)
OTHER_WORDS = {
    "store": {"deal", "hand", "lot"},
    "session/farewell.py": {"won"},
    "session/match_end.py": {"hand"},
    "cli/__init__.py": {"deal", "play"},
    "cli/review.py": {"hand", "played"},
    "cli/simulate.py": {"hand"},
    "cli/terminal_table.py": {"play"},
    "window_bench/clicks.py": {"play"},
    "window_bench/resting.py": {"table"},
    "ui/advice/card.py": {"play"},
    "ui/library/choosing.py": {"drawn", "won"},
    "ui/replay/player.py": {"play", "turn", "hand"},
    "ui/replay/transport.py": {"play"},
    "ui/settings/rows.py": {"hand", "play", "table"},
    "ui/table/corners.py": {"hand"},
    "ui/table/hand.py": {"play"},
    "ui/table/layout.py": {"hand"},
    "ui/table/playing_on.py": {"play"},
    "ui/table/rooms.py": {"hand"},
    "ui/window/window_place.py": {"place"},
}
"""Lines of a record, moves, endings, settings and homes of spots that happen to be called alike.

They are said for a whole room, or for one file of it.
"""


def words() -> set[str]:
    rules = [game.rules(game.options().make()) for game in all_games().values()]
    kinds = {zone.kind for of in rules for zone in of.table_zones.declared}
    return kinds | {way.name for of in rules for way in of.ways}


def asked(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what a piece of code compares with, looks up, or begins a key with."""
    match node:
        case ast.Compare(left=left, comparators=others):
            yield from (left, *others)
        case ast.Subscript(slice=key) | ast.MatchValue(value=key):
            yield key
        case ast.Dict(keys=keys):
            yield from (key for key in keys if key is not None)
        case ast.Call(func=ast.Attribute(attr=name), args=parts) if name in ASKING:
            yield from parts
        case ast.JoinedStr(values=[first, *_]):
            yield first
        case ast.Tuple(elts=parts) | ast.Set(elts=parts) | ast.List(elts=parts):
            yield from parts
        case _:
            pass


def literals(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        for part in asked(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value


def known(source: str, names: set[str]) -> set[str]:
    # To parse what holds no such word takes a hundred times as long as to look.
    if names.isdisjoint(QUOTED.findall(source)):
        return set()
    return {text for text in literals(source) if text.removesuffix(":") in names}


def test_no_room_matches_on_the_words_of_a_game() -> None:
    names, found = words(), {}
    for path in sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        alike = OTHER_WORDS.get(place, set()) | OTHER_WORDS.get(place.partition("/")[0], set())
        if odd := known(path.read_text("utf-8"), names) - alike:
            found[place] = odd
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        'event.how == "deal"', 'table["stock"]', 'zone.startswith("hand:")', 'f"won:{seat}"',
        '{"waste": 1}', 'match how:\n    case "take":\n        pass', 'how in ("play", "draw")',
        'table.get("trick")',
    ],
)  # fmt: skip
def test_such_a_word_would_be_found(source: str) -> None:
    assert known(source, words())


def games_named(source: str, keys: set[str]) -> set[str]:
    """Return the games that a source speaks of by key, in a text or in a name of its own."""
    written = source.lower()
    if not (keys := {key for key in keys if key.partition("_")[0] in written}):
        return set()
    tree = ast.parse(source)
    said = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    names = {
        getattr(node, field, None)
        for node in ast.walk(tree)
        for field in ("id", "attr", "name", "arg")
    }
    words = {
        w.lower() for text in said | names if isinstance(text, str) for w in WORD.findall(text)
    }
    return {key for key in keys if key.partition("_")[0] in words}


def test_no_module_outside_the_games_names_one() -> None:
    keys = set(all_games())
    outside = [p for p in ROOT.rglob("*.py") if p.relative_to(ROOT).parts[0] != "games"]
    assert len(outside) > 200
    found = {str(p): named for p in outside if (named := games_named(p.read_text("utf-8"), keys))}
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        '"ecarte"',
        'all_games()["nlk"]',
        'f"mosca/{x}"',
        "HACHI = 3",
        "from a import nlk",
        "def mosca(): ...",
    ],
)
def test_such_a_name_would_be_found(source: str) -> None:
    assert games_named(source, set(all_games()))


OF_EVERY_STATE = {each.name for each in fields(State)} | {
    name for name, each in vars(State).items() if isinstance(each, property)
}
WHO_ASKS_FOR_IT_HAS_IT = {"core/recall_tricks.py": {"trump"}}
"""What a game declares of its own accord, so that its state is asked for what that needs."""


def asked_of_a_state(source: str) -> set[str]:
    """Return what is asked of a state; a layout of that name speaks in the words of Qt."""
    if "state." not in source:
        return set()
    return {
        node.attr
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr.islower()
        and "state" in (getattr(node.value, "id", ""), getattr(node.value, "attr", ""))
    }  # fmt: skip


def test_no_room_asks_a_state_for_what_only_some_games_have() -> None:
    found = {}
    for path in ROOT.rglob("*.py"):
        place = path.relative_to(ROOT).as_posix()
        if not place.startswith("games/"):
            known_here = OF_EVERY_STATE | WHO_ASKS_FOR_IT_HAS_IT.get(place, set())
            if odd := asked_of_a_state(path.read_text("utf-8")) - known_here:
                found[place] = odd
    assert found == {}


@pytest.mark.parametrize("source", ["view.state.hand(seat)", "state.trump", "len(a().state.pot)"])
def test_such_a_question_would_be_found(source: str) -> None:
    assert asked_of_a_state(source) - OF_EVERY_STATE
