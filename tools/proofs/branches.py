"""Lets matches of any rules leave others, and looks whether they are what they say.

``python -m tools.proofs.branches 500`` plays so many matches as nobody would, of both formats, and
branches each at any decision. With the same cards, whoever makes the moves of the parent must come
to the same states, seals and scores, in the hands that follow too. With unseen cards dealt anew the
person must have seen and been able to do the very same. Each is read again from its file.
"""

from bisect import bisect_left
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, FIRST, Seat
from naipes_gui.games import all_games
from naipes_gui.review.branches import NOTHING_HIDDEN, make_branch
from naipes_gui.store.branching import leaving_at
from naipes_gui.store.parent import Kind
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from tools.proofs.asking import Tally, end, parser
from tools.proofs.playing import Whim, header

ME = Seat(FIRST)
HANDS = 3


def parent_of(seed: str) -> Record:
    """Return a match that was played at random, with hands that are over."""
    rng = Random(seed)
    recorder = Recorder.in_memory(header(rng.choice(list(all_games())), rng, rng.choice((1, 2))))
    Whim(recorder, rng).play(rng.randint(1, HANDS))
    return recorder.record


def same(parent: Record, ply: int, path: Path) -> str:
    """Return what differs when a branch with the same cards repeats the moves of its parent."""
    path.write_bytes(make_branch(parent, "x", ply, Kind.SAME))
    recorder = Recorder.resume(path)
    record, rng = recorder.record, Random(path.name)
    if list(record.timeline.moves) != list(parent.timeline.moves[:ply]):
        return "begins otherwise"
    for who, move in parent.timeline.moves[ply:]:
        state = record.timeline.state
        if state.to_move == CHANCE:
            if record.sealed is None:
                recorder.seal(rng)
            recorder.shuffle("any part")
        elif state.stage is Stage.CUT:
            recorder.cut_for(rng)
        elif move.verb != "shuffle":
            recorder.move(move, who)
    recorder.close()
    read = Record.load(path)
    if read.problem is not None:
        return str(read.problem)
    alike = read.timeline.state == parent.timeline.state
    return "" if alike and list(read.timeline.moves) == list(parent.timeline.moves) else "ends so"


def anew(parent: Record, ply: int, path: Path, rng: Random) -> str:
    """Return what the person would notice of a branch with unseen cards dealt anew."""
    try:
        path.write_bytes(make_branch(parent, "x", ply, Kind.ANEW, seat=ME, rng=rng))
    except BadRecord as error:
        return "" if error.what == NOTHING_HIDDEN else str(error.what)
    read = Record.load(path)
    if read.problem is not None:
        return str(read.problem)
    views = [record.timeline.view(ply, ME) for record in (parent, read)]
    if read.timeline.ply != ply or views[0] != views[1]:
        return "looks otherwise"
    begin = parent.timeline.shuffles[bisect_left(parent.timeline.shuffles, ply) - 1] + 2
    seen = [
        [record.timeline.witnessed(late, ME) for late in range(begin, ply + 1)]
        for record in (parent, read)
    ]
    return "" if seen[0] == seen[1] else "was seen otherwise"


def main(words: list[str]) -> int:
    wishes = parser("branches", __doc__, 500, "matches").parse_args(words)
    tally, branched = Tally(), 0
    with TemporaryDirectory() as folder:
        for number in range(wishes.count):
            seed = f"{wishes.seed} {number}"
            parent, rng = parent_of(seed), Random(seed)
            if (ply := _any_place(parent, rng)) is None:
                continue
            branched += 1
            path = Path(folder) / f"{number}.naipes"
            for wrong in (same(parent, ply, path), anew(parent, ply, path, rng)):
                if wrong:
                    tally.lose(f"{parent.header.game}, seed {seed}, ply {ply}: {wrong}")
    return tally.sum_up(f"{wishes.count} matches", branched=branched)


def _any_place(parent: Record, rng: Random) -> int | None:
    """Return any decision from which a branch may leave, if there is one."""
    plies = list(parent.timeline.decisions)
    rng.shuffle(plies)
    for ply in plies:
        with suppress(BadRecord):
            if leaving_at(parent, ply) == ply:
                return ply
    return None


if __name__ == "__main__":
    end(main)
