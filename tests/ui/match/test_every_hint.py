"""Hints and “What it knew” at every kind of decision of every game, from every level.

``NAIPES_EVERY_HINT=2000 pytest -s`` asks at so many positions of every game and level.
"""

import math
import os
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.info import GameInfo
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.games import all_games
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.hints import Hints
from naipes_gui.ui.replay.analysis import Analysis, Decision
from naipes_gui.ui.shared import language
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.from_settings import table_style
from naipes_gui.ui.table.plates import SeatInfo
from tests.contract.decisions import decisions, kinds, verbs
from tests.playthrough import NAMES

WANTED = int(os.environ.get("NAIPES_EVERY_HINT", "0"))
SEED = int(os.environ.get("NAIPES_EVERY_HINT_SEED", "1"))
PATIENCE = 6
"""How often a bot may look up before it is told to answer."""
SPARED = 0.9
"""The share of decisions between cards to play, which are most, that are passed over."""
every_level = pytest.mark.parametrize(
    ("key", "level"), [(key, level) for key, game in all_games().items() for level in game.bots()]
)


class Session(QObject):
    """Hears of no hint."""

    advised = Signal(object, object)


class Hurry:
    """Lets a bot think a little."""

    def __init__(self) -> None:
        self._looks = 0

    def is_set(self) -> bool:
        self._looks += 1
        return self._looks > PATIENCE


class Reader:
    """Says what a person would be told, on the table and in the replay."""

    def __init__(self, qtbot: QtBot, game: GameInfo) -> None:
        seat_infos = {Seat(i): SeatInfo(Seat(i), name, "person") for i, name in enumerate(NAMES)}
        deck = game.rules(game.options().make()).pack.deck
        self.board = Board(game.face(), deck, seat_infos, clockwise=game.clockwise)
        qtbot.addWidget(self.board)
        look = table_style(Settings(speed="instant"), game.felt, NAMES)
        self.board.adopt(look)
        session: Any = Session()
        self.hints = Hints(self.board, session, game)
        self.account = Analysis(self.board.face, look.text_style, NAMES)

    def told(self, ply: int, view: View[Any], counsel: Counsel) -> Iterator[str]:
        hints = self.hints
        yield from (" ".join(part(view, counsel)) for part in (hints._nudge, hints._move))
        yield hints._reason(view, counsel)
        for own in (False, True):
            made = view.moves[0]
            decision = Decision(ply, NAMES[view.seat], "", view, made, same_version=own, own=own)
            yield self.account.weighed(decision, counsel)
            yield self.account.seen(decision)


def check(texts: Iterator[str]) -> None:
    for text in texts:
        assert text
        assert not re.search(r"[{}]|\bnan\b|\binf\b|\bNone\b|\bPhrase\(", text), text


@pytest.mark.sampled
@every_level
def test_every_decision_can_be_explained(qtbot: QtBot, key: str, level: str) -> None:
    game, asked = all_games()[key], 0
    possible = verbs(game)
    left = set(possible)
    reader, rng = Reader(qtbot, game), Random(f"{key} {level}")
    for position in decisions(game, SEED):
        view, open_ = position.view, kinds(position)
        assert open_ <= possible
        if open_.isdisjoint(left) and (not WANTED or (open_ == {"play"} and rng.random() < SPARED)):
            continue
        left -= open_
        bot: Any = game.bots()[level](position.timeline.rules)
        counsel = bot.weigh(view, Random(asked), Hurry())
        assert all(type(one.worth) is type(one.margin) is float for one in counsel.choices)
        assert all(math.isfinite(one.worth + one.margin) for one in counsel.choices)
        for spoken in languages.spoken():
            language.speak(spoken)
            check(reader.told(position.timeline.ply, view, counsel))
        asked += 1
        if not left and asked >= WANTED:
            break
    if WANTED:
        print(f"{key} {level}: {asked}")  # noqa: T201
