"""Imports all that an opponent of any game is asked with, for whoever is copied afterwards."""

from multiprocessing.connection import Connection
from typing import Any

from naipes_gui.games import all_games
from naipes_gui.session import thinking
from naipes_gui.session.child_process import Work
from naipes_gui.session.pipe import Pipe

THINKER = thinking.think
for game in all_games().values():
    game.bots()
    game.rules(game.options().make())


def begin(theirs: Connection, work: Work, *arguments: Any) -> None:
    """Do some work in the copy, with the program's own kind of pipe."""
    work(Pipe(theirs.fileno(), theirs.fileno()), *arguments)
