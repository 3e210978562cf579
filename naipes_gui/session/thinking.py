"""What is done in the process that thinks for the bots: one question after the other.

Whatever is imported here lies in that process as long as somebody is at the table.
"""

from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from naipes_gui.core.opponent import Opponent, usual
from naipes_gui.core.options import Options
from naipes_gui.core.rules import Bot
from naipes_gui.files import hold
from naipes_gui.games import all_games
from naipes_gui.session import blindfold
from naipes_gui.session.pipe import Line


class ThoughtFailed(Exception):
    """A bot raised something in its process; holds the traceback from there."""


class Peeked(Exception):
    """What is sent instead of an answer when somebody who thinks has tried to look."""


def _told(error: Exception) -> ThoughtFailed:
    """Return what is sent of an error: where it came up, without a look at the source."""
    lines, at = [repr(error)], error.__traceback__
    while at is not None:
        code = at.tb_frame.f_code
        lines.append(f"  {code.co_filename}:{at.tb_lineno} {code.co_name}")
        at = at.tb_next
    return ThoughtFailed("\n".join(lines))


class Interruption:
    """Stops a bot as soon as anything more comes through the pipe."""

    def __init__(self, pipe: Line) -> None:
        self._pipe = pipe

    def is_set(self) -> bool:
        """Tell whether something has come, or the other end is gone."""
        return self._pipe.poll()


def think(pipe: Line, key: str, options: Options) -> None:
    """Answer one question after the other, until there is nobody left to ask."""
    game = all_games()[key]
    rules = game.rules(options)
    known, met = game.bots(), dict[Opponent, Bot[Any]]()
    hold(key)
    blindfold.put_on(lambda event: pipe.send(Peeked(event)))
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            if question := pipe.recv():
                verb, view, who, seed = question
                try:
                    if who not in met:
                        # A record of another program may name levels that this one has not.
                        played = who if who.level in known else replace(who, level=usual(known))
                        met[who] = played.sit_down(known, rules)
                    answer = getattr(met[who], verb)(view, Random(seed), Interruption(pipe))
                except OSError:
                    raise
                except Exception as error:
                    answer = _told(error)
                pipe.send(answer)
