"""The sheet of keys names those that do something at this table, and no key of another game."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from naipes_gui.core.face import Face
from naipes_gui.core.rules import View
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.text import FRENCH, SPANISH, show_suits
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import SPANISH_COURTS, Wording
from naipes_gui.games import all_games
from naipes_gui.ui.shared.commands import FIXED
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.table import by_rank, playing_on
from naipes_gui.ui.window.key_sheet import rows
from tests.ui.felt_help import _move as any_move

MATCHES = 40
"""As many as may be looked through for a key that is rarely offered."""
ENOUGH = 200
"""Moves that are looked at of every game."""
TABLES: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in all_games()),
    *(("napoleon", {"variant": variant}) for variant in ("sir_garnet", "extra_card", "seven")),
    ("napoleon", {"wellington": False, "blucher": False, "misere": True}),
]


def views(game: str, options: dict[str, Any]) -> Iterator[View[Any]]:
    """Yield what is seen by whoever is to move in some matches, by chance."""
    info = all_games()[game]
    for seed in range(MATCHES):
        timeline: Timeline[Any] = Timeline(info.rules(info.options().make(**options)))
        rng = Random(seed)
        while timeline.ply < 400 and not timeline.state.is_over:
            timeline.push(any_move(timeline, rng))
            yield timeline.view(timeline.ply, Seat(max(FIRST, timeline.state.to_move)))


def letters(keys: Iterable[str]) -> set[str]:
    return {key for key in keys if key.isalpha()}


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_letters_of_a_table_are_those_of_its_buttons(
    game: str, options: dict[str, Any]
) -> None:
    face, key = all_games()[game].face(), playing_on.KEY
    # Whoever plays by chance seldom comes to hold all that is left to win.
    shown = {key} if type(face).rest is not Face.rest else set[str]()
    for place, view in enumerate(views(game, options)):
        named = letters(key for key, _ in face.keys(view))
        shown |= letters(b.key for b in face.buttons(view, ()))
        assert shown <= named
        if shown == named and place > ENOUGH:
            return
    raise AssertionError(f"nothing shows {named - shown}")


@pytest.mark.parametrize("game", all_games())
def test_no_letter_stands_twice_in_a_sheet(game: str) -> None:
    face, view = all_games()[game].face(), next(views(game, {}))
    told = [Wording().say(what) for _, what in rows(Where.TABLE, face, view)]
    assert len(told) == len(set(told)) > 20
    fixed = [Wording().say(each.keys) for each in FIXED[Where.TABLE]]
    # A button goes before a command: M bids a misère in the auction.
    own = [*(key for key, _ in face.keys(view)), *fixed]
    assert len(own) == len(set(own))


def test_with_spanish_cards_the_letters_are_those_that_are_printed() -> None:
    face = all_games()["napoleon"].face()
    show_suits(SPANISH)
    try:
        printed = letters(by_rank.keys_of_cards(face)[0].source)
        assert printed - {"A"} < set(SPANISH_COURTS.values())
        assert {by_rank._rank(letter) for letter in printed} == {"A", "K", "J"}
    finally:
        show_suits(FRENCH)
    with pytest.raises(LookupError):
        by_rank._rank("S")
