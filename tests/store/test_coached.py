"""How far somebody has come with the coach is kept by game, and may be garbage."""

import pytest

from naipes_gui.core.coach import Coached
from naipes_gui.store import coached, paths

KNOWN = Coached(is_on=True, matches=1, hands=7, understood={"captures": 2})


def test_every_game_is_kept_by_itself() -> None:
    assert coached.read("ecarte") == Coached()
    coached.keep("ecarte", KNOWN)
    coached.keep("nlk", Coached(is_on=True))
    assert coached.read("ecarte") == KNOWN
    assert coached.read("nlk") == Coached(is_on=True)


@pytest.mark.parametrize(
    "text",
    ["", "[]", '{"ecarte": 3}', '{"ecarte": {"on": true}}', "[" * 60_000,
     '{"ecarte": {"on": true, "matches": "x", "hands": 0, "understood": {}}}'],
)  # fmt: skip
def test_garbage_says_nothing(text: str) -> None:
    paths.coach_file().write_text(text, encoding="utf-8")
    assert coached.read("ecarte") == Coached()
    coached.keep("ecarte", KNOWN)
    assert coached.read("ecarte") == KNOWN
