"""What people made of the same deal: in records, and in lines that came back with a result."""

import json
import logging
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.face import ScoreSheet
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import FIRST
from naipes_gui.games import all_games
from naipes_gui.store.deal_line import MOST_TOLD, BadLine, Result, SharedDeal, deal_of, read_line
from naipes_gui.store.durable import replace_file
from naipes_gui.store.header import Header
from naipes_gui.store.lines import parsed
from naipes_gui.store.names import YOU
from naipes_gui.store.parent import Kind
from naipes_gui.store.record import Record

log = logging.getLogger(__name__)

MOST_LINES = 2000
"""So many results of others are kept; the oldest go."""
LONGEST_HEADER = 64 * 1024
"""Bytes of a first line; what is longer is none."""
LARGEST = 4 * 1024 * 1024
"""Bytes of the file that keeps them."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The results of one deal, the person's own first, and how many of them are."""

    results: tuple[Result, ...]
    own: int
    first: Path | None = None
    """The record of the first of the person's own."""
    is_race: bool = False
    """Whether what was made is a lead: what the other gained counts as lost."""

    @property
    def mine(self) -> Result | None:
        """The first result of the person's own."""
        return self.results[0] if self.own else None

    @property
    def others(self) -> tuple[Result, ...]:
        """The results of others."""
        return self.results[self.own :]


def same_deal(one: SharedDeal, other: SharedDeal) -> bool:
    """Tell whether two lines mean the same cards, rules and opponents, of any version."""
    return _key(one) == _key(other)


def result_of(record: Record) -> Result | None:
    """Return what the person in the first seat made of the hands that are over; nothing of none."""
    timeline, face = record.timeline, all_games()[record.header.game].face()
    view = timeline.view(timeline.ply, FIRST)
    glances = [face.glance(view, hand) for hand in islice(timeline.hands(), MOST_TOLD)]
    if not glances or FIRST in record.header.opponents:
        return None
    figures = tuple(glance.outcome(FIRST) for glance in glances)
    return Result(record.header.names[FIRST], figures, all(glance.signed for glance in glances))


def first_time(record: Record) -> tuple[int, ScoreSheet] | None:
    """Return what a branch was made of, where it leaves its parent: the hand, and how it ended.

    Only with the same cards does that compare; the moves of the parent stand in the branch.
    """
    parent, plies = record.header.parent, record.timeline.decisions
    if parent is None or parent.kind is not Kind.SAME or not record.branches:
        return None
    undone = record.branches[0]
    if undone.after != parent.moves or parent.moves >= len(plies):
        return None
    real = record.until(plies[parent.moves])
    for seat, move in undone.moves:
        if real.timeline.state.stage is not Stage.HAND:
            break
        real.take({"s": int(seat), "m": str(move)})
    hand = real.timeline.ended
    if hand < real.hands:
        return None
    view, face = real.timeline.view(real.timeline.ply, FIRST), all_games()[real.header.game].face()
    return hand, face.score_sheet(view, real.timeline.played(hand - 1))


def line_of(record: Record) -> str:
    """Return the line of a match with a shared deal, with its result as far as there is one.

    Whoever plays the deal again knows the cards: then the line says nothing of a result.

    Raises:
        BadLine: its cards do not follow from a code, or no line can say what is played.

    """
    result = result_of(record) if record.header.parent is None else None
    if result is not None and result.name in YOU:
        # To whoever reads the line, “you” would be somebody else.
        result = replace(result, name="")
    return deal_of(record.header).told(result).line


def compared(deal: SharedDeal, files: Iterable[Path], claimed: "Claims") -> Comparison:
    """Return all that is known of a deal: the records of it, then the lines that came back.

    A record under another name than the first one's is somebody else's, as is every line, also
    the one that the deal was read from.
    """
    records = list(_results(deal, files))
    name = records[0][1].name if records else ""
    mine = [result for _, result in records if result.name == name]
    theirs = [result for _, result in records if result.name != name]
    told = [deal.result] if deal.result is not None and not _is_own(deal.result, mine) else []
    lines = dict.fromkeys([*claimed.of(deal), *told])
    theirs += [result for result in lines if result not in theirs]
    is_race = all_games()[deal.game].face().is_race
    return Comparison((*mine, *theirs), len(mine), records[0][0] if records else None, is_race)


def _is_own(result: Result, mine: Sequence[Result]) -> bool:
    """Tell whether a line seems to be one's own: it says no name where nobody has given one."""
    names = {"", *(each.name for each in mine)}
    return result.name in names and any(each.figures == result.figures for each in mine)


class Claims:
    """Results that others have sent as lines; nobody proves them, so they only stand beside."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def add(self, deal: SharedDeal) -> None:
        """Keep the result of a line.

        Raises:
            OSError: the disk refuses.

        """
        line = deal.line
        if deal.result is not None and line not in (lines := self._lines()):
            kept = [*lines, line][-MOST_LINES:]
            replace_file(self._file, json.dumps(kept, indent=0).encode())

    def of(self, deal: SharedDeal) -> Iterator[Result]:
        """Yield the results that have come back of a deal."""
        for line in self._lines():
            try:
                claimed = read_line(line)
            except NaipesError as error:
                log.info("a result is passed over: %s", error)
                continue
            if claimed.result is not None and same_deal(claimed, deal):
                yield claimed.result

    def _lines(self) -> list[str]:
        try:
            if self._file.stat().st_size > LARGEST:
                return []
            stored = json.loads(self._file.read_bytes())
        except FileNotFoundError:
            return []
        except (OSError, ValueError, RecursionError) as error:
            log.warning("%s is not read: %s", self._file, error)
            return []
        return [line for line in stored if isinstance(line, str)] if type(stored) is list else []


def shared(files: Iterable[Path]) -> Iterator[tuple[Path, Header]]:
    """Yield the matches among some files whose cards follow from a code; only they are opened.

    Of all others the first line is looked at, and no more.
    """
    for path in files:
        try:
            with path.open("rb") as file:
                first = file.readline(LONGEST_HEADER)
            if b'"deal"' in first:
                yield path, Header.from_json(parsed(first))
        except (OSError, NaipesError) as error:
            log.info("%s is passed over: %s", path, error)


def of_deal(deal: SharedDeal, files: Iterable[Path]) -> list[Path]:
    """Return the matches that were played with a shared deal, the first begun first."""
    found = [
        (header.started, header.parent is not None, path)
        for path, header in shared(files)
        if is_deal_of(header, deal)
    ]
    return [path for *_, path in sorted(found)]


def is_deal_of(header: Header, deal: SharedDeal) -> bool:
    """Tell whether a match was played with a shared deal."""
    if header.deal != deal.code or header.game != deal.game:
        return False
    if header.parent is not None and header.parent.moves:
        return False  # it leaves another match in the middle
    try:
        return same_deal(deal_of(header), deal)
    except BadLine:
        return False


def _results(deal: SharedDeal, files: Iterable[Path]) -> Iterator[tuple[Path, Result]]:
    for path in of_deal(deal, files):
        try:
            result = result_of(Record.load(path))
        except NaipesError as error:
            log.info("%s is passed over: %s", path, error)
            continue
        if result is not None:
            yield path, result


def _key(deal: SharedDeal) -> tuple[object, ...]:
    seats = tuple((player.level, player.style, player.effort) for player in deal.opponents)
    return deal.game, deal.options, seats, deal.code
