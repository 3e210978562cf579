"""What a game is made of is found by its place, and what is missing there is told."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from naipes_gui.core import rooms
from naipes_gui.core.errors import Undeclared
from naipes_gui.core.options import Options
from naipes_gui.games import all_games

OPTIONS = "from naipes_gui.core.options import Options\n\n\nclass {}(Options):\n    pass\n"
SLIPS = {
    "no file": ({}, "options", "tute: options.py is missing"),
    "no room": ({}, "rules", "tute: rules/game.py is missing"),
    "no class": (
        {"options": "from naipes_gui.core.options import Options\n"},
        "options",
        "tute: options.py should define one class of Options and defines none",
    ),
    "two classes": (
        {"options": OPTIONS.format("One") + OPTIONS.format("Other").partition("\n")[2]},
        "options",
        "tute: options.py should define one class of Options and defines 2",
    ),
    "no name": (
        {"players/__init__": "", "players/levels": "levels = {}\n"},
        "bots",
        "tute: players/levels.py has no LEVELS",
    ),
}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The empty folder of a game."""
    home = tmp_path / "a_table" / "tute"
    home.mkdir(parents=True)
    (home.parent / "__init__.py").touch()
    (home / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.startswith("a_table")]:
        monkeypatch.delitem(sys.modules, name)
    return home


def furnish(home: Path, files: dict[str, str]) -> rooms.Rooms:
    for name, text in files.items():
        (home / f"{name}.py").parent.mkdir(exist_ok=True)
        (home / f"{name}.py").write_text(text, "utf-8")
    return rooms.found_in("a_table.tute")


@pytest.mark.parametrize("slip", SLIPS)
def test_what_a_folder_lacks_is_told_in_a_sentence(slip: str, home: Path) -> None:
    files, part, sentence = SLIPS[slip]
    found = furnish(home, files)
    with pytest.raises(Undeclared) as told:
        found["rules"](None) if part == "rules" else found[part]()  # type: ignore[literal-required]
    assert str(told.value) == sentence


def test_the_class_that_a_file_makes_is_found_among_those_it_uses(home: Path) -> None:
    found = furnish(home, {"options": OPTIONS.format("TuteOptions")})
    assert found["key"] == "tute"
    assert found["options"]().__name__ == "TuteOptions"
    assert issubclass(found["options"](), Options)


def test_a_game_may_do_without_references_and_luck(home: Path) -> None:
    found = furnish(home, {})
    assert (found["references"](), found["luck"]()) == ({}, ())


def test_to_list_the_games_reads_nothing_but_what_they_say_of_themselves() -> None:
    code = "import sys; from naipes_gui.games import all_games; all_games(); print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    loaded = [name for name in told.stdout.split() if name.startswith("naipes_gui.games.")]
    assert sorted(loaded) == [f"naipes_gui.games.{key}" for key in sorted(all_games())]


@pytest.mark.parametrize("key", all_games())
def test_every_room_of_every_game_opens_and_is_the_one_meant(key: str) -> None:
    game, home = all_games()[key], f"naipes_gui.games.{key}"
    named = {
        "players.levels": ("LEVELS", game.bots), "table.glossary": ("GLOSSARY", game.glossary),
        "players.references": ("REFERENCES", game.references), "table.luck": ("LUCK", game.luck),
        "table.decisions": ("DECISIONS", game.decisions), "table.coach": ("COACH", game.coach),
        "table.diagrams": ("DIAGRAMS", game.diagrams), "lessons": ("LESSONS", game.lessons),
        "table.statistics": ("STATISTICS", game.statistics), "advice": ("CHAPTER", game.advice),
        "table.recall": ("RECALL", game.recall), "table.tile": ("TILE", game.tile),
        "table.option_words": ("WORDS", game.option_words),
    }  # fmt: skip
    for room, (name, found) in named.items():
        if rooms.has(home, room):
            assert found() is getattr(import_module(f"{home}.{room}"), name)
    made = game.options().make()
    assert type(game.rules(made)).__module__ == f"{home}.rules.game"
    assert type(game.face()).__module__ == f"{home}.table.face"
    assert type(made).__module__ == f"{home}.options"
    assert (game.win_chance(made) is None) or rooms.has(home, "players.win_chance")
