"""Plays hands under random rules with take-backs, claims and notes; each match is read again.

``python -m tools.proofs.hands 1000000`` plays so many hands of all games on two processes. Every
match is written, read and compared: every state, every branch, every note, every seal. Half the
records are of the first format.
"""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import count
from multiprocessing import Pool
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from naipes_gui.games import all_games
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from tools.proofs.asking import Tally, end, parser
from tools.proofs.playing import FIRST, SECOND, Whim, header

MOST_HANDS = 8
LONG = {"nlk": 2}
"""Hands of a match at most, where a hand has some hundred moves."""
ROUNDS = {"nlk": 8}
"""In every which round a game is played whose hands have forty times the moves of the others:
else it would take two thirds of all time for one hand of twenty."""
PROCESSES = 2
ENOUGH_LOST = 20


class Played(NamedTuple):
    """What came of a match."""

    game: str
    match: int
    hands: int
    moves: int
    undos: int
    claims: int
    notes: int
    wrong: str


def played(folder: Path, seed: int, number: int) -> Played:
    """Play a match, write it, read it, and compare the two."""
    key, rng = game_of(number), Random(f"{seed}/{number}")
    recorder = Recorder.in_memory(header(key, rng, rng.choice((FIRST, SECOND))))
    whim = Whim(recorder, rng)
    whim.play(rng.randint(1, LONG.get(key, MOST_HANDS)))
    record = recorder.record
    path = folder / f"{number}.naipes"
    path.write_bytes(recorder.saved)
    wrong = difference(record, Record.load(path))
    path.unlink()
    return Played(key, number, record.hands, len(record.timeline.decisions), whim.undos,
                  whim.claims, whim.notes, wrong)  # fmt: skip


def game_of(number: int) -> str:
    """Return the game of a match: all in turn, those with many moves not in every round."""
    games = list(all_games())
    cycle = [
        key
        for turn in range(max(ROUNDS.values()))
        for key in games
        if turn % ROUNDS.get(key, 1) == 0
    ]
    return cycle[number % len(cycle)]


def difference(played: Record, read: Record) -> str:
    """Return in what a match that was read differs from the one that was played, or nothing."""
    if read.problem is not None:
        return f"problem: {read.problem}"
    # In the first format a seal that nothing follows is left out.
    states = len(played.timeline.states)
    pairs = {
        "moves": (played.timeline.moves, read.timeline.moves),
        "states": (played.timeline.states[:states], read.timeline.states),
        "branches": (played.branches, read.branches),
        "notes": (played.notes, read.notes),
        "hints": (played.hints, read.hints),
        "seals": (played.seals, read.seals),
        "fingerprint": (played.fingerprint, read.fingerprint),
        "end": (played.awaits, read.awaits),
    }
    wrong = [what for what, (one, other) in pairs.items() if one != other]
    wrong += ["a seal"] * (not all(seal.holds for seal in read.seals))
    return ", ".join(wrong)


def matches(folder: Path, seed: int, processes: int) -> Iterator[Played]:
    """Yield matches without end, games in turn."""
    play = partial(played, folder, seed)
    if processes == 1:
        yield from map(play, count())
        return
    with Pool(processes) as pool:
        yield from pool.imap_unordered(play, count_for_a_pool(), chunksize=4)


def count_for_a_pool() -> range:
    """Return many numbers: a pool takes in all that it is given, so not all there are."""
    return range(1_000_000)


def main(words: list[str]) -> int:
    asking = parser("hands", __doc__, 1_000_000, "hands")
    asking.add_argument("--processes", type=int, default=PROCESSES)
    wishes = asking.parse_args(words)
    tally, hands, moves = Tally(), Counter[str](), Counter[str]()
    more = Counter[str]()
    with TemporaryDirectory(prefix="naipes-hands-") as folder:
        for match in matches(Path(folder), wishes.seed, wishes.processes):
            hands[match.game] += match.hands
            moves[match.game] += match.moves
            more.update(matches=1, undos=match.undos, claims=match.claims, notes=match.notes)
            if match.wrong:
                tally.lose(f"{match.game}, match {match.match}: {match.wrong}")
            if more["matches"] % 2000 == 0:
                print(f"{hands.total()} hands so far", flush=True)
            if hands.total() >= wishes.count or len(tally.lost) >= ENOUGH_LOST:
                break
    return tally.sum_up(
        f"{hands.total()} hands written and read again", hands=dict(hands), moves=dict(moves),
        **more,
    )  # fmt: skip


if __name__ == "__main__":
    end(main)
