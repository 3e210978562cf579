"""F1 opens the help at what is being done."""

from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from naipes_gui.ui.rulebook.dialog import RulesDialog
from tests.ui.table_help import Never


@pytest.mark.parametrize("key", all_games())
@pytest.mark.parametrize("language", languages.spoken())
def test_the_part_lies_at_the_top_of_the_dialog(qtbot: QtBot, key: str, language: str) -> None:
    game = all_games()[key]
    rules: Any = game.rules(game.options().make())
    timeline: Timeline[Any] = Timeline(rules)
    rng, bot = Random(3), RandomBot(rules)
    while timeline.state.stage is not Stage.HAND:
        seat = timeline.state.to_move
        chance = seat == CHANCE
        view = timeline.view(timeline.ply, max(Seat(0), seat))
        move = rules.chance(timeline.state, rng) if chance else bot.choose(view, rng, Never())
        timeline.push(move)
    part = game.face().help_part(timeline.view(timeline.ply, Seat(0)))
    dialog = RulesDialog(key, None, language, part=part)
    qtbot.addWidget(dialog)
    dialog.show()
    if part is None:
        assert dialog.browser.verticalScrollBar().value() == 0
        return
    qtbot.waitUntil(lambda: dialog.browser.verticalScrollBar().value() > 0)
    at = dialog.browser.cursorForPosition(dialog.browser.viewport().rect().topLeft())
    assert at.block().blockFormat().headingLevel() in (0, 2)
    assert dialog.browser.verticalScrollBar().value() > 200


def test_before_a_hand_it_opens_at_the_top() -> None:
    for game in all_games().values():
        rules = game.rules(game.options().make())
        assert game.face().help_part(rules.observe(rules.start(), Seat(0))) is None
