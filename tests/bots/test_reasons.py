"""Sentences of numbers, and of which is known that they are for whoever likes to count."""

import json
import re
from itertools import islice
from typing import Any

import pytest

from naipes_gui.bots.reasons import deals, decimal, hundredths, is_reckoned
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review.asking import GOING, WeighHere
from naipes_gui.review.said import sentence, stored
from tests.contract.positions import positions
from tests.nights import by_night

FIGURES = re.compile(r"%|\d\.\d")
"""What nobody who does not like to count wants to hear, as it is written in English."""

ASKED, STRONGEST = by_night(25, by_day=15), by_night(30, by_day=9)
"""Positions in which levels are asked, and sentences up to which the strongest one is."""


@pytest.mark.parametrize(("told", "reckoned"), [
    (phrase("test", "It comes off in {share} %.", share=hundredths(0.42)), True),
    (phrase("test", "Better by {gap}.", gap=decimal(0.3)), True),
    (phrase("test", "{it}, as one knows.", it=phrase("test", "{by}", by=decimal(1.0))), True),
    # As it was kept beside a match before.
    (phrase("test", "The last in {n} % of them.", n=phrase("bots", "{figure}", figure=64)), True),
    (phrase("test", "Over {n} deals.", n=deals(18_967)), False),
    (phrase("test", "Trumps and kings are kept."), False),
    ("Nothing is said.", False),
])  # fmt: skip
def test_what_is_reckoned_is_told_apart(told: Phrase | str, reckoned: bool) -> None:
    assert is_reckoned(told) == reckoned
    # Also where it was kept beside a match, and read again.
    assert is_reckoned(sentence(json.loads(json.dumps(stored(told))))) == reckoned


@pytest.mark.parametrize("key", all_games())
def test_every_reason_with_hundredths_or_decimals_says_so(key: str) -> None:
    """Nobody need look at a sentence, in whatever language, to know what it is made of."""
    game, told = all_games()[key], list[Any]()
    for position in islice(positions(game, 8), ASKED):
        ask, levels = WeighHere(game, position.timeline.rules), list(game.bots())
        for level in dict.fromkeys(
            (*levels[:2], game.strongest) if len(told) < STRONGEST else levels[:2]
        ):
            counsel = ask(position.view, Opponent(level), 3, GOING)
            assert counsel is not None
            told.append(counsel.reason)
    said = [(each, Wording(("Ana",) * 6).say(each)) for each in told]
    assert [s for each, s in said if is_reckoned(each) != bool(FIGURES.search(s))] == []
    assert len({s for _, s in said}) > 3
