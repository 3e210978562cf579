"""``naipes review``: what decisions cost, by what could be known when they were taken."""

import argparse
import json
from collections.abc import Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from os import cpu_count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from naipes_gui.cli.commands import (
    Commands,
    add_profile,
    add_records,
    add_suits,
    asked_folder,
    command,
)
from naipes_gui.cli.judging import judging
from naipes_gui.cli.output import complain, say
from naipes_gui.cli.verify import problem
from naipes_gui.cli.workers import add_workers, told, workers
from naipes_gui.core.errors import BadOptions, NaipesError
from naipes_gui.core.quoting import quoted
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review import sidecar
from naipes_gui.review.asking import WeighHere
from naipes_gui.review.hindsight import with_all_seen
from naipes_gui.review.judge import Case
from naipes_gui.review.judged import Judged
from naipes_gui.review.kept import Kept
from naipes_gui.review.ledger import Ledger, ledger
from naipes_gui.review.matches import one_by_one, person, person_of, reviewed
from naipes_gui.review.position_value import PositionValue, position_values
from naipes_gui.store import paths
from naipes_gui.store.header import Header
from naipes_gui.store.library import Library, stamp_of
from naipes_gui.store.lines import contents, parsed, whole_lines
from naipes_gui.store.names import review_beside
from naipes_gui.store.record import Record

AHEAD, FAR_AHEAD = 3, 100
"""Matches that are on the way for each process, or to a cluster: their files are held so long."""
PLACES = 4
FINE = 6
"""Decimals of what has to add up."""
TRIED = 6
"""Moves that are played out with the cards as they really lay."""


def add(commands: Commands) -> None:
    """Declare the command."""
    text = translate("cli", "Judge decisions by what could be known when they were taken.")
    parser = command(commands, "review", text, run)
    add_profile(parser)
    add_suits(parser)
    parser.add_argument("file", metavar="MATCH", type=Path, nargs="?")
    seat = translate("cli", "whose decisions; without it the person's, else those of seat 0")
    parser.add_argument("--seat", metavar="N", type=int, help=seat)
    seen = translate("cli", "also say what would have been best with all cards seen")
    parser.add_argument("--seen", action="store_true", help=seen)
    luck = translate("cli", "a line per hand instead: how far luck and play changed the chance")
    parser.add_argument("--luck", action="store_true", help=luck)
    every = translate("cli", "all matches of the library that are not judged yet")
    parser.add_argument("--all", action="store_true", help=every)
    add_records(parser)
    add_workers(parser, cpu_count() or 1)


NO_WHOLE_HAND = phrase(
    "cli", "--luck tells of hands that were played to their end: this match has none yet."
)
NO_HANDS = phrase(
    "cli", "In the hands of this match that were played to their end there was nothing to judge."
)


def run(arguments: argparse.Namespace) -> int:
    """Print a JSON line per decision or hand of one match, or one per match of all."""
    if arguments.all == (arguments.file is not None):
        raise BadOptions(phrase("cli", "Name one match to review, or ask for --all of them."))
    if arguments.luck and (arguments.all or arguments.seen):
        why = phrase("cli", "--luck tells of the hands of one match: leave out --all and --seen.")
        raise BadOptions(why)
    return _all(arguments) if arguments.all else _one(arguments.file, arguments)


def _one(path: Path, wishes: argparse.Namespace) -> int:
    record = Record.load(path)
    seat = _seat(record, wishes.seat)
    kept, warning = sidecar.read(path)
    if kept is not None and not kept.is_of(record):
        warning = sidecar.UNUSABLE
    if warning is not None:
        complain(f"{path}: {Wording().say(warning)}")
    weigh = WeighHere(all_games()[record.header.game], record.rules)
    found = reviewed(path, record, seat, judging(path, weigh, wishes))
    lines = 0
    for row in _luck(record, found, weigh) if wishes.luck else _rows(record, found, wishes):
        say(json.dumps(row, ensure_ascii=False), flush=True)
        lines += 1
    if wishes.luck and not lines:
        complain(Wording().say(NO_HANDS if record.timeline.ended else NO_WHOLE_HAND))
    if record.problem is None:
        return 0
    complain(f"{path}: {problem(record.problem, record.header.names)}")
    return 1


def _rows(
    record: Record, found: Iterator[Judged], wishes: argparse.Namespace
) -> Iterator[dict[str, Any]]:
    """Yield a line per decision."""
    for judged in found:
        yield _row(record, judged) | (_seen(record, judged) if wishes.seen else {})


def _luck(
    record: Record, decisions: Iterator[Judged], weigh: WeighHere
) -> Iterator[dict[str, Any]]:
    """Yield a line per hand: the bars where the game has them, else what positions were worth."""
    game, timeline = all_games()[record.header.game], record.timeline
    parent = record.header.parent
    for place, there in enumerate(_of_hands(decisions, timeline.ended)):
        if parent is not None and timeline.shuffles[place] < parent.moves:
            continue  # what a branch took over is not judged: the bars would lack it
        if game.win_chance(record.rules.options) is None:
            pairs = ((Case.at(game, timeline, each.ply), each) for each in there)
            row = _values(position_values(pairs, weigh) or ())
        else:
            row = _bars(ledger(game, timeline, place, there))
        if row:
            yield {"hand": place + 1} | row


def _of_hands(decisions: Iterator[Judged], many: int) -> Iterator[list[Judged]]:
    """Yield the decisions of one hand after the other, as soon as those of it are judged."""
    waiting = next(decisions, None)
    for hand in range(1, many + 1):
        there = list[Judged]()
        while waiting is not None and waiting.hand == hand:
            there.append(waiting)
            waiting = next(decisions, None)
        yield there
    for _ in decisions:
        pass  # those of a hand that was broken off are judged and kept, too


def _bars(found: Ledger | None) -> dict[str, Any]:
    if found is None:
        return {}
    bars = {bar.key: round(bar.change, FINE) for bar in found.bars}
    return {"before": round(found.before, FINE), "bars": bars, "after": round(found.after, FINE)}


def _values(found: tuple[PositionValue, ...]) -> dict[str, Any]:
    rows = [
        {"ply": each.ply, "kind": each.kind, "played": str(each.made),
         "worth": round(each.worth, PLACES),
         "half": round(each.half, PLACES), "unit": Wording().say(each.unit.words)}
        for each in found
    ]  # fmt: skip
    return {"values": rows} if rows else {}


def _seat(record: Record, wished: int | None) -> Seat:
    if wished is None:
        return person(record)
    if wished not in record.rules.seats:
        raise BadOptions(phrase("cli", "There is no seat {seat} in this match.", seat=wished))
    return Seat(wished)


def _row(record: Record, judged: Judged) -> dict[str, Any]:
    wording = Wording(record.header.names)
    return {
        "ply": judged.ply, "seat": int(judged.seat), "played": str(judged.made),
        "best": str(judged.best), "loss": round(judged.loss, PLACES),
        "low": round(judged.low, PLACES), "high": round(judged.high, PLACES),
        "flag": judged.flagged, "reason": wording.say(judged.reason),
        "why": wording.say(judged.why),
        "hand": judged.hand, "kind": judged.kind, "told": judged.is_told,
        "unit": wording.say(judged.unit.words), "share": round(judged.share, PLACES),
        "deals": judged.rounds, "advised": judged.advised,
    }  # fmt: skip


def _seen(record: Record, judged: Judged) -> dict[str, Any]:
    """Return what would have been best in the real deal, of the moves that matter."""
    moves = (judged.made, judged.best, *(one.move for one in judged.choices))
    few = list(dict.fromkeys(move.meaning for move in moves))[:TRIED]
    found = with_all_seen(record, judged.ply, few) if len(few) > 1 else None
    return {"seen": str(found.best if found is not None else judged.made)}


class Task(NamedTuple):
    """A match as it is sent to whoever judges it, maybe on another machine."""

    name: str
    match: bytes
    review: bytes | None
    seat: int | None


class Done(NamedTuple):
    """What comes back: what to keep, and what to tell; or why there is nothing."""

    name: str
    kept: Mapping[str, Any] | None
    decisions: int = 0
    flags: int = 0
    why: str = ""
    is_known: bool = False
    """Whether nothing was left to judge, and nothing is to be kept anew."""


def _all(arguments: argparse.Namespace) -> int:
    """Judge all matches, the latest first; one that cannot be read is told of and left out."""
    folder = asked_folder(arguments) or paths.records_folder()
    files = Library(folder, paths.trash_folder()).files
    files.sort(key=lambda path: stamp_of(path).changed_ns, reverse=True)
    failed = 0
    with workers(arguments) as pool:
        for done in told(_judged(pool, files, arguments), len(files)):
            path = folder / done.name
            if done.kept is None and not done.is_known:
                failed += 1
                complain(f"{path}: {done.why}")
                continue
            if done.kept is not None and not sidecar.keep(path, Kept.from_json(done.kept)):
                complain(Wording().say(_not_kept(done.name)))
            say(json.dumps({"match": done.name, "decisions": done.decisions, "flags": done.flags}))
    return int(failed > 0)


def _judged(pool: Executor, files: list[Path], arguments: argparse.Namespace) -> Iterator[Done]:
    """Yield the matches as they come back, with few of them on the way at a time."""
    waiting = set[Future[Done]]()
    most = FAR_AHEAD if arguments.scheduler else AHEAD * arguments.jobs
    for path in files:
        try:
            if (known := _known(path, arguments.seat)) is not None:
                yield known
                continue
            waiting.add(pool.submit(judged_match, _task(path, arguments.seat)))
        except NaipesError as error:
            yield Done(path.name, None, why=Wording().say(error.what))
        if len(waiting) >= most:
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in ready)
    yield from (each.result() for each in waiting)


def _known(path: Path, seat: int | None) -> Done | None:
    """Return what is kept where nothing is left to judge: playing it again would only cost time."""
    kept, _ = sidecar.read(path)
    if kept is None or stamp_of(path).changed_ns > stamp_of(review_beside(path)).changed_ns:
        return None  # a match that has changed since is looked at move by move
    first = next(whole_lines(path), b"")
    whose = person_of(Header.from_json(parsed(first))) if seat is None else Seat(seat)
    if not kept.is_whole(whose):
        return None
    decisions = kept.parts[whose].decisions
    flags = sum(each.flagged for each in decisions)
    return Done(path.name, None, len(decisions), flags, is_known=True)


def _task(path: Path, seat: int | None) -> Task:
    beside = review_beside(path)
    is_kept = beside.is_file() and beside.stat().st_size <= sidecar.LARGEST
    return Task(path.name, contents(path), beside.read_bytes() if is_kept else None, seat)


def judged_match(task: Task) -> Done:
    """Judge a match, or take over what is kept of it; runs in a process of its own."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.naipes"
        path.write_bytes(task.match)
        if task.review is not None:
            review_beside(path).write_bytes(task.review)
        try:
            record = Record.load(path)
            weigh = WeighHere(all_games()[record.header.game], record.rules)
            found = list(reviewed(path, record, _seat(record, task.seat), one_by_one(weigh)))
        except NaipesError as error:
            return Done(task.name, None, why=Wording().say(error.what))
        kept, _ = sidecar.read(path)
        if kept is None:
            return Done(task.name, None, why=Wording().say(_not_kept(task.name)))
    flags = sum(each.flagged for each in found)
    return Done(task.name, kept.to_json(), len(found), flags)


def _not_kept(name: str) -> Phrase:
    return phrase("cli", "The review cannot be kept: {name}.", name=quoted(name))
