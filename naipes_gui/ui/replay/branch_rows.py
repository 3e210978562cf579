"""The branches of a match as rows of its move list, each where it leaves the match. No Qt."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.store.parent import Kind as Cards
from naipes_gui.store.record import Branch, Record
from naipes_gui.store.summary import Summary
from naipes_gui.ui.beside_table.hand_story import Kind, Row
from naipes_gui.ui.replay.outline import Outline

TAKEN_BACK = phrase("replay", "taken back")
CARDS = {
    Cards.SAME: phrase("replay", "same cards"),
    Cards.ANEW: phrase("replay", "new cards"),
}


@dataclass(frozen=True, slots=True)
class ShownBranch:
    """What a match has been, or might be, from a decision on, up to the end of the hand."""

    leaves: int
    """The ply of the decision at which it leaves the match."""
    about: Phrase
    outline: Outline
    match: Summary | None = None
    """Its file, if it is a match of its own; else the moves were taken back."""

    @property
    def end(self) -> int:
        """The ply at which its hand is over, or as far as it has come."""
        shuffles = self.outline.timeline.shuffles
        place = bisect_left(shuffles, self.leaves)
        return shuffles[place] if place < len(shuffles) else self.outline.timeline.ply

    @property
    def is_over(self) -> bool:
        """Whether its hand has been played to its end."""
        state = self.outline.timeline.states[self.end]
        return state.stage in (Stage.SHUFFLE, Stage.OVER)

    @property
    def head(self) -> Row:
        """The row of its hand."""
        hand = self.outline.hand_at(self.leaves + 1)
        assert hand is not None
        return hand

    def rows(self, number: int, under: Row) -> list[Row]:
        """Return its rows, which all stand where the row under which they lie begins."""
        mine = [
            replace(row, start=under.start, branch=number)
            for row in self.outline.rows
            if row.hand == self.head.hand and row.cells and row.cells[-1].ply >= self.leaves
        ]
        return [Row(Kind.BRANCH, under.start, under.hand, branch=number), *mine]


def of_file(record: Record, me: Seat, match: Summary) -> ShownBranch | None:
    """Return the branch that a file is, if it holds the moves that it should keep."""
    parent = record.header.parent
    if parent is None or parent.moves >= len(record.timeline.decisions) + 1:
        return None
    plies = record.timeline.decisions
    leaves = plies[parent.moves] if parent.moves < len(plies) else record.timeline.ply
    if record.timeline.states[leaves].stage is not Stage.HAND:
        return None
    return ShownBranch(leaves, CARDS[parent.kind], _outline(record.timeline, me, leaves), match)


def taken_back(record: Record, me: Seat) -> Iterator[ShownBranch]:
    """Yield what was taken back from the line that was kept, up to the end of its hand."""
    plies, undone = record.timeline.decisions, record.branches
    for place, branch in enumerate(undone):
        # Where more was taken back later, it stood on a line that is gone.
        is_kept = all(later.after >= branch.after for later in undone[place + 1 :])
        if is_kept and branch.after < len(plies):
            leaves = plies[branch.after]
            line = _played(record.until(leaves), branch)
            yield ShownBranch(leaves, TAKEN_BACK, _outline(line, me, leaves))


def _played(line: Record, branch: Branch) -> Timeline[Any]:
    for seat, move in branch.moves:
        if line.timeline.state.stage is not Stage.HAND:
            break
        line.take({"s": int(seat), "m": str(move)})
    return line.timeline


def woven(rows: Sequence[Row], branches: Sequence[ShownBranch]) -> list[Row]:
    """Return the rows of a match with those of its branches, each under its row."""
    under: dict[int, list[Row]] = {}
    for number, branch in enumerate(branches, 1):
        place = bisect_right(rows, branch.leaves, key=lambda row: row.start) - 1
        if place >= 0:
            under.setdefault(place, []).extend(branch.rows(number, rows[place]))
    return [row for place, each in enumerate(rows) for row in (each, *under.get(place, ()))]


def _outline(timeline: Timeline[Any], me: Seat, leaves: int) -> Outline:
    """Return what happens in the hand of a ply: of a long match no more is shown."""
    outline = Outline(timeline, me)
    outline.tell_hand_of(leaves + 1)
    return outline
