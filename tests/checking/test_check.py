"""What a game lacks is told in a sentence that names the file, and the zone, text or option."""

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from naipes_gui import games, languages
from naipes_gui.checking import everything, files, introduction, opponents, playing, texts
from naipes_gui.checking.everything import Part, lacks
from naipes_gui.core.info import FELTS
from naipes_gui.files import resource
from naipes_gui.games import all_games
from naipes_gui.ui.shared import theme
from tests.cli.conftest import Run, run
from tests.nights import at_night, by_night

__all__ = ["run"]
Copy = Callable[..., None]


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Copy]:
    """Copy NLK under another name, with some words of some files changed."""
    home = tmp_path / "games" / "copied"
    shutil.copytree(games.folder("nlk"), home, ignore=shutil.ignore_patterns("__pycache__"))
    for file in home.rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace("games.nlk", "games.copied"), "utf-8")
    monkeypatch.setattr(games, "__path__", [str(home.parent)])
    monkeypatch.setattr(files, "PROJECT", tmp_path)
    monkeypatch.setattr(texts, "resource", tmp_path.joinpath)
    monkeypatch.setattr(playing, "HANDS", 1)
    shutil.copytree(resource("i18n"), tmp_path / "i18n")
    for language in languages.spoken():
        (tmp_path / "rules" / language).mkdir(parents=True)
        page = resource("rules", language, "nlk.md")
        shutil.copy(page, tmp_path / "rules" / language / "copied.md")

    def change(name: str = "", old: str = "", new: str = "") -> None:
        if name:
            file = home / name if name.endswith(".py") else tmp_path / name
            if not old:
                file.unlink()
                return
            text = file.read_text("utf-8")
            assert old in text
            file.write_text(text.replace(old, new), "utf-8")

    for name in [name for name in sys.modules if name.startswith("naipes_gui.games.copied")]:
        monkeypatch.delitem(sys.modules, name)
    games.all_games.cache_clear()
    yield change
    games.all_games.cache_clear()
    for name in [name for name in sys.modules if name.startswith("naipes_gui.games.copied")]:
        del sys.modules[name]


@pytest.mark.parametrize("key", all_games())
def test_the_games_lack_nothing(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "HANDS", by_night(playing.HANDS, by_day=1))
    assert lacks(all_games()[key]) == []


def test_a_copy_of_a_game_lacks_nothing(copy: Copy, monkeypatch: pytest.MonkeyPatch) -> None:
    copy()
    # By day up to the first deal: the game that it is a copy of is played above.
    monkeypatch.setattr(playing, "HANDS", by_night(1, by_day=0))
    assert lacks(all_games()["copied"]) == []


SLIPS: dict[str, tuple[Part, tuple[str, str, str], str]] = {
    "a zone that is not declared": (
        playing.lacks, ("rules/game.py", "PILE, CHAIN", "CHAIN"),
        "rules/game.py speaks of the zone “pile”, which is not declared",
    ),
    "a way of moving that is not declared": (
        playing.lacks, ("rules/game.py", "GIVE, ", ""),
        "rules/game.py speaks of the way of moving “give”, which is not declared",
    ),
    "a zone that only the table speaks of": (
        playing.lacks, ("table/face.py", "import STOCK", "import WASTE as STOCK"),
        "table/face.py shows the zone “waste”, which rules/game.py does not declare (rulebook)",
    ),
    "nobody after a hand": (
        playing.lacks, ("rules/game.py", "SHUFFLE, to_move=CHANCE)", "SHUFFLE)"),
        "rules/game.py sets the stage SHUFFLE with seat ",
    ),
    "an error in the rules": (
        playing.lacks, ("rules/game.py", "def deal(self, draft: Draft[NlkState]) -> None:",
                        "def deal(self, draft: Draft[NlkState]) -> None:\n        1 / 0"),
        "rules/game.py, line ",
    ),
    "a blank of a text": (
        texts.lacks, ("table/speech.py", "{who} draws", "{whom} draws"),
        ": nothing fills the blank “whom” of “{whom} draws”",
    ),
    "a text that is not translated": (
        texts.lacks, ("table/speech.py", "I am out!", "Out, me!"),
        ": resources/i18n/es.ts does not have “Out, me!”: write python -m tools.translations, and "
        "then the translation into it",
    ),
    "a page of help": (
        texts.lacks, ("rules/es/copied.md", "", ""),
        "resources/rules/es/copied.md is missing: the help page of the game",
    ),
    "an option in the help": (
        texts.lacks, ("rules/en/copied.md", "option: piles", "option: heaps"),
        "resources/rules/en/copied.md does not explain “piles”: <!-- option: piles -->, and "
        "below a sentence",
    ),
    "an option that every game has": (
        introduction.lacks, ("options.py", "players: int = number(", "seats: int = number("),
        "options.py does not declare “players”; number, choice, switch and length do",
    ),
    "the tile": (
        introduction.lacks, ("table/tile.py", "", ""),
        "table/tile.py is missing: the tile shows a table that is nobody's",
    ),
    "the kinds of decisions": (
        introduction.lacks, ("table/decisions.py", "", ""),
        "table/decisions.py is missing: what its decisions cost cannot be told apart",
    ),
    "a kind that is not there": (
        playing.lacks, ("table/decisions.py", 'DecisionKind("lead"', 'DecisionKind("begin"'),
        "table/decisions.py has no kind of decision “lead”",
    ),
    "a room": (
        introduction.lacks, ("players/__init__.py", "", ""),
        "players/__init__.py is missing: it says in a sentence what the room holds",
    ),
    "a text without words": (
        texts.lacks, ("table/speech.py", "I am out!", ""), ": a text is empty",
    ),
    "a zone that lies nowhere": (
        playing.lacks, ("table/face.py", "Spot(STOCK, x=-0.6", "Spot(CHAIN, x=-0.6"),
        "table/face.py: spots has no place for the zone “stock”",
    ),
    "chance of one's own": (
        playing.lacks, ("rules/game.py", "        draft.set(to_move=elder)\n",
                        "        self.n = 1 - getattr(self, 'n', 0)\n"
                        "        draft.set(to_move=self.seats[self.n])\n"),
        "rules/game.py: the same move leads to one state and then to another",
    ),
    "a suit that is none": (
        playing.lacks, ("table/face.py", "Trump(view.state.trump)", 'Trump("hearts")'),
        "table/face.py: trump says “hearts”; the suits are S, H, D, C",
    ),
    "hands that everybody sees": (
        playing.lacks, ("rules/game.py", "    def deal(", "    def sees(self, state, seat, zone):\n"
                        "        return True\n\n    def deal("),
        "rules/game.py: sees shows the zone “stock” to seat 0",
    ),
    "the felt": (
        introduction.lacks, ("__init__.py", '"blue"', '"pink"'),
        "__init__.py wants the felt “pink”; there are: green, blue, wine, slate, plum",
    ),
    "the number of players": (
        introduction.lacks, ("__init__.py", "players=(2, 9)", "players=(2, 8)"),
        "__init__.py says 2 to 8 players, options.py 2 to 9",
    ),
    "a preset": (
        introduction.lacks, ("__init__.py", '{"players": 6}', '{"players": 16}'),
        "__init__.py: the preset “classic” cannot be: ",
    ),
    "the hand of the day": (
        introduction.lacks, ("__init__.py", "presets=(", 'day_rules={"match": "never"}, presets=('),
        "__init__.py: the rules of the day cannot be: ",
    ),
    "the rules": (
        introduction.lacks, ("options.py", "", ""), "options.py is missing",
    ),
    "a level": (
        opponents.lacks, ("players/levels.py", '"club"', '"middling"'),
        "players/levels.py: there is no level “middling”; there are: beginner, club, ",
    ),
}  # fmt: skip


LONG = "nobody after a hand"
"""A slip that shows after whole hands of every preset only."""


@pytest.mark.parametrize("slip", [*(slip for slip in SLIPS if slip != LONG), *at_night(LONG)])
def test_a_slip_is_told(slip: str, copy: Copy) -> None:
    part, change, sentence = SLIPS[slip]
    copy(*change)
    found = list(everything.said_by(part, all_games()["copied"]))
    assert [each for each in found if sentence in each], found


def test_the_command_ends_with_one_if_anything_is_missing(
    copy: Copy, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(everything, "PARTS", (introduction.lacks, files.lacks))
    copy("table/tile.py")
    done = run("check", "copied")
    assert done.status == 1
    assert done.err == "copied: table/tile.py is missing: the tile shows a table that is nobody's\n"


def test_a_game_that_cannot_introduce_itself_is_told_too(copy: Copy, run: Run) -> None:
    copy("__init__.py", "GAME = ", "GAME == ")
    done = run("check", "copied")
    assert done.status == 1
    assert done.err.startswith("copied: __init__.py, line ")
    assert "NameError" in done.err


def test_a_folder_without_a_game_is_told_by_its_file(copy: Copy, run: Run) -> None:
    copy("__init__.py", "GAME = ", "GAMES = ")
    assert run("check", "copied").err == "copied: __init__.py has no GAME\n"


def test_files_that_a_command_makes_are_missed(copy: Copy, tmp_path: Path) -> None:
    copy()
    (tmp_path / "tests").mkdir()
    assert list(files.lacks(all_games()["copied"])) == [
        "tests/games/copied/playthrough.txt is missing: "
        "python -m tests.playthrough copied makes it",
        "tests/bands/copied.json is missing: python -m tools.bands --write copied makes it",
        "tests/blunders/copied.json is missing: "
        "python -m tools.blunder_rates --write copied makes it",
    ]


def test_a_packed_program_says_that_it_has_no_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.first_game()
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    assert lacks(game) == [
        f"{game.key}: its folder is not here; a packed program has no files to look at"
    ]


def test_the_felts_are_those_of_the_table() -> None:
    assert tuple(theme.FELTS) == FELTS
