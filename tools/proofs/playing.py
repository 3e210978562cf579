"""Plays matches as nobody would: any rules, any move, notes, hints, claims and take-backs."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from naipes_gui.core.moves import Move
from naipes_gui.core.options import Options
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.games import all_games
from naipes_gui.store.header import Header, Player
from naipes_gui.store.recorder import Recorder
from tests.contract.twins import option_set

NOTES = ("", "bien", "¿por qué no el as?", "\u202enot shown\u202c", "x" * 400, "花札 🂡")
CLAIMS = ("claim", "resign", "cancel", "shobu")
"""By which a hand ends before all of it is played, also out of turn."""
FIRST, SECOND = 1, 2
STARTED = "2026-01-01T00:00:00Z"


def header(key: str, rng: Random, naipes: int = SECOND) -> Header:
    """Return the first line of a match of a game under random rules."""
    return header_with(key, option_set(all_games()[key], rng), naipes)


def header_with(key: str, options: Options, naipes: int = SECOND) -> Header:
    """Return the first line of a match between a person and beginners."""
    bots = (Player(name=f"B{n}", kind="bot", level="beginner") for n in range(1, options.players))
    return Header(
        naipes=naipes, game=key, options=options.to_json(), seats=(Player(name="Tú"), *bots),
        app="0", started=STARTED,
    )  # fmt: skip


class Whim:
    """Plays a match on by chance; after each of its steps the record is whole."""

    def __init__(self, recorder: Recorder, rng: Random) -> None:
        self.recorder, self.rng = recorder, rng
        self.undos = self.claims = self.notes = 0

    def step(self) -> None:
        """Do anything that may be done now."""
        recorder, rng = self.recorder, self.rng
        state = recorder.timeline.state
        if rng.random() < 0.02:
            self._remark()
        elif state.deals and rng.random() < 0.02:
            self._take_back()
        elif state.to_move == CHANCE:
            recorder.chance(rng)
        elif state.stage is Stage.CUT:
            recorder.cut_for(rng)
        else:
            self._move()

    def play(self, hands: int) -> None:
        """Play until so many hands are over, or the match."""
        recorder, rng = self.recorder, self.rng
        while not recorder.record.is_over:
            state = recorder.timeline.state
            if state.stage is Stage.SHUFFLE and state.deals >= hands:
                return
            if state.stage is Stage.SHUFFLE and state.deals and rng.random() < 0.02:
                self._end()
                return
            self.step()

    def _move(self) -> None:
        state, rules = self.recorder.timeline.state, self.recorder.record.rules
        who, moves = Seat(state.to_move), rules.legal(state)
        for seat in rules.seats if self.rng.random() < 0.2 else ():
            if seat != who and (others := rules.legal(state, seat)):
                who, moves = seat, others
                break
        move = self._chosen(moves)
        self.claims += move.verb in CLAIMS
        self.recorder.move(move, who)

    def _chosen(self, moves: Sequence[Move]) -> Move:
        """Choose a verb first, since exchanges outnumber everything else."""
        verb = self.rng.choice(sorted({move.verb for move in moves}))
        return self.rng.choice([move for move in moves if move.verb == verb])

    def _take_back(self) -> None:
        """Take some moves back, mostly few."""
        made = len(self.recorder.timeline.decisions)
        if made and not self.recorder.record.is_over:
            back = min(made, 1 + int(self.rng.expovariate(0.3)))
            self.recorder.undo(made - back)
            self.undos += 1

    def _remark(self) -> None:
        at = self.rng.randrange(len(self.recorder.timeline.decisions) + 1)
        self.notes += 1
        if self.rng.random() < 0.3:
            self.recorder.hint(at, self.rng.randint(1, 3))
        else:
            self.recorder.note(self.rng.choice(NOTES), at)

    def _end(self) -> None:
        record = self.recorder.record
        if record.rules.may_end(record.timeline.state) and record.sealed is None:
            self.recorder.finish()
        else:
            self.recorder.abandon()


def saved_match(path: Path, key: str, rng: Random, hands: int = 2, naipes: int = SECOND) -> Whim:
    """Write a random match into a file and return who played it."""
    recorder = Recorder.in_memory(header(key, rng, naipes))
    whim = Whim(recorder, rng)
    whim.play(hands)
    path.write_bytes(recorder.saved)
    return whim
