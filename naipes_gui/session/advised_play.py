"""What is done in the process that tests a piece of advice; it needs no Qt."""

from contextlib import suppress

from naipes_gui.bots.advised import trial
from naipes_gui.games import all_games
from naipes_gui.session.pipe import Line


def play(pipe: Line, game: str, key: str, seed: str, first: int) -> None:
    """Play deals from some number on, and send what following the advice gained in each."""
    info = all_games()[game]
    advice = info.advice().named(key)
    assert advice is not None
    with suppress(BrokenPipeError, EOFError, KeyboardInterrupt):
        for gain in trial(info, advice, seed).gains(first):
            pipe.send(gain)
