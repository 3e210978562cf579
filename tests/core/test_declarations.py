"""What a game speaks of but has not declared is told as soon as it is loaded, in a sentence."""

import sys
from pathlib import Path
from textwrap import dedent, indent
from types import ModuleType

import pytest

from naipes_gui.core import declarations
from naipes_gui.core.draft import Draft
from naipes_gui.core.errors import Undeclared
from naipes_gui.core.motion import DEAL, Way
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import HAND, STOCK
from tests.games_for_tests.high_card import HighCard, HighCardOptions, HighCardState

HEAD = """
from naipes_gui.core.motion import DEAL, PLAY, TAKE
from naipes_gui.core.rules import Rules
from naipes_gui.core.zones import HAND, TRICK, WON
"""


def load(folder: Path, monkeypatch: pytest.MonkeyPatch, body: str, **others: str) -> None:
    """Load the rules of a game in a folder of its own."""
    home = folder / "games_of_a_stranger" / "brisca"
    home.mkdir(parents=True)
    files = {"rules/game": HEAD + "\n" + body, "rules/__init__": "", "__init__": "", **others}
    for name, text in files.items():
        (home / f"{name}.py").parent.mkdir(exist_ok=True)
        (home / f"{name}.py").write_text(dedent(text), "utf-8")
    (home.parent / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(folder))
    for name in [name for name in sys.modules if name.startswith("games_of_a_stranger")]:
        monkeypatch.delitem(sys.modules, name)
    __import__("games_of_a_stranger.brisca.rules.game")


def declaring(zones: str, ways: str) -> str:
    return "class Brisca(Rules):\n" + indent(f"zones = ({zones},)\nways = ({ways},)\n", "    ")


SLIPS = {
    "a zone": (
        declaring("HAND, TRICK", "DEAL, PLAY, TAKE"), {},
        "brisca: rules/game.py speaks of the zone “won”, which is not declared",
    ),
    "a way": (
        declaring("HAND, TRICK, WON", "DEAL, PLAY"), {},
        "brisca: rules/game.py speaks of the way of moving “take”, which is not declared",
    ),
    "a zone of another file": (
        "from games_of_a_stranger.brisca.rules.marriage import meld\n"
        + declaring("HAND, TRICK, WON", "DEAL, PLAY, TAKE"),
        {
            "rules/marriage": "from naipes_gui.core.zones import WASTE\n\n\n"
            "def meld():\n    WASTE.of(0)\n"
        },
        "brisca: rules/marriage.py speaks of the zone “waste”, which is not declared",
    ),
    "nothing declared": (
        "class Brisca(Rules):\n    pass\n", {}, "brisca: rules/game.py declares no zones"
    ),
    "a zone twice": (
        declaring("HAND, TRICK, WON, HAND", "DEAL, PLAY, TAKE"), {},
        "brisca: rules/game.py declares the zone “hand” twice",
    ),
}  # fmt: skip


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_told_when_the_rules_are_loaded(
    slip: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body, others, sentence = SLIPS[slip]
    with pytest.raises(Undeclared) as told:
        load(tmp_path, monkeypatch, body, **others)
    assert str(told.value) == sentence


def test_what_is_declared_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load(tmp_path, monkeypatch, declaring("HAND, TRICK, WON", "DEAL, PLAY, TAKE"))
    rules = sys.modules["games_of_a_stranger.brisca.rules.game"]
    assert [zone.kind for zone in rules.Brisca.zones] == ["hand", "trick", "won"]


class Careless(HighCard):
    """Moves cards as no table knows it, in words that no file can be searched for."""

    zone, way = HAND.of(Seat(0)), DEAL

    def deal(self, draft: Draft[HighCardState]) -> None:
        draft.draw(1, STOCK.id, self.zone, self.way)


@pytest.mark.parametrize(
    ("zone", "way", "sentence"),
    [
        ("won:0", DEAL, "moves cards to the zone “won:0”, which is not declared"),
        (HAND.of(Seat(0)), Way("dealt"), "moves cards in the way “dealt”, which is not declared"),
    ],
)
def test_a_slip_that_hides_is_told_when_cards_move(
    zone: str, way: Way, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Careless, "zone", zone)
    monkeypatch.setattr(Careless, "way", way)
    rules = Careless(HighCardOptions.make())
    state = rules.apply(rules.start(), Move("lot", number=0)).state
    state = rules.apply(state, Move("shuffle", rules.pack.cards)).state
    with pytest.raises(Undeclared) as told:
        rules.apply(state, Move("cut", number=8))
    assert str(told.value) == f"core: test_declarations.py {sentence}"


def test_a_game_is_called_by_its_last_name_wherever_it_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = "class Brisca(Rules):\n    zones = ()\n"
    with pytest.raises(Undeclared) as slip:
        load(tmp_path, monkeypatch, body)
    assert str(slip.value) == "brisca: rules/game.py declares no ways"


def test_a_game_is_called_by_the_last_folder_it_lies_in() -> None:
    for name in ("games.brisca.rules.game", "brisca.game", "far.down.in.games.brisca.rules.game"):
        assert declarations._game(ModuleType(name)) == "brisca"
