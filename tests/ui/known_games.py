"""Imports all that an opponent of any game is asked with, for whoever is copied afterwards."""

from naipes_gui.games import all_games
from naipes_gui.session import bot_process

THINKER = bot_process.think
for game in all_games().values():
    game.bots()
    game.rules(game.options().make())
