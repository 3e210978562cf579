"""Matches for the tests of review: the opponents are really asked, a person plays anything."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from naipes_gui.core.opponent import STYLES
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE
from naipes_gui.games import all_games
from naipes_gui.review.asking import AskHere, Going
from naipes_gui.store.header import Header, Player
from naipes_gui.store.matches import draw_lot
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder

LONGEST = 600
"""Plies: a hand of random moves may go on for ever."""
Until = Callable[[Record], bool]


def header(
    key: str, *, naipes: int = 2, person: bool = True, level: str = "beginner",
    options: Mapping[str, Any] | None = None, seed: int = 0,
) -> Header:  # fmt: skip
    """Return who plays what: every opponent of another style, the last of them longer."""
    game, rng = all_games()[key], Random(seed)
    chosen = game.options().make(**(options or {}))
    styles = rng.sample(sorted(STYLES), chosen.players)
    seats = [
        Player(name=f"Ana {nth}", kind="bot", level=level, style=style, version=game.bots_version)
        for nth, style in enumerate(styles)
    ]
    if person:
        seats[0] = Player(name="Yo")
    return Header(
        naipes=naipes, game=key, options=chosen.to_json(), seats=tuple(seats), app="test",
        started="2026-11-22T12:00:00Z",
    )  # fmt: skip


def play(recorder: Recorder, until: Until, seed: int = 0) -> Recorder:
    """Play on until something holds, the match is over, or it takes too long."""
    record, rng = recorder.record, Random(seed)
    ask = AskHere(record)
    while not (until(record) or record.is_over or record.timeline.ply > LONGEST):
        state, ply = record.timeline.state, record.timeline.ply
        seat = state.to_move
        if state.stage is Stage.LOT:
            draw_lot(recorder, rng)
        elif seat == CHANCE:
            if record.sealed is None:
                recorder.seal(rng)
            recorder.shuffle(f"luna {rng.random()}")
        elif state.stage is Stage.CUT:
            recorder.cut_for(rng)
        elif seat in record.header.opponents:
            view = record.timeline.view(ply, seat)
            move = ask(view, record.header.opponents[seat], record.thought(ply), Going())
            assert move is not None
            recorder.move(move)
        else:
            recorder.move(rng.choice(list(record.rules.legal(state))))
    return recorder


def hands_over(number: int) -> Until:
    """Tell when so many hands are over."""
    return lambda record: record.timeline.ended >= number


def match(key: str, hands: int = 1, seed: int = 0, **about: Any) -> Record:
    """Return a match in memory in which so many hands are over."""
    recorder = Recorder.in_memory(header(key, seed=seed, **about))
    return play(recorder, hands_over(hands), seed).record


def choices(record: Record, *, hand: int = 1) -> list[int]:
    """Return the plies of a hand at which whoever was to move could choose."""
    timeline = record.timeline
    return [
        ply
        for ply in timeline.decisions
        if timeline.states[ply].deals == hand
        and timeline.moves[ply][0] == timeline.states[ply].to_move
        and len(record.rules.legal(timeline.states[ply])) > 1
    ]
