"""Branches among the saved matches: below the match that they leave, folded if there are more."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from naipes_gui.store.summary import Summary

FROM = 2
"""So many branches are folded: a single one takes no more room than the line that would hide it."""


@dataclass(frozen=True, slots=True)
class Fold:
    """The line that stands for the branches of a match."""

    parent: Summary
    branches: tuple[Summary, ...]
    is_open: bool


Row: TypeAlias = Summary | Fold


def folded(matches: Sequence[Summary], opened: Collection[str]) -> list[Row]:
    """Return matches with their branches below them; ``opened`` has the marks of the unfolded."""
    marks = {match.mark: match for match in matches if match.mark}
    below: dict[str, list[Summary]] = {}
    roots = list[Summary]()
    for match in matches:
        root = root_of(match, marks)
        if root is match:
            roots.append(match)
        else:
            below.setdefault(root.mark, []).append(match)
    return [row for root in roots for row in _rows(root, below.get(root.mark, []), opened)]


def root_of(match: Summary, marks: dict[str, Summary]) -> Summary:
    """Return the match below which a branch stands: a branch of a branch below the first of all."""
    seen, root = {match.mark}, match
    while (above := _parent(root, marks)) is not None and above.mark not in seen:
        seen.add(above.mark)
        root = above
    return root


def _parent(match: Summary, marks: dict[str, Summary]) -> Summary | None:
    parent = match.header.parent if match.header is not None else None
    return marks.get(parent.mark) if parent is not None else None


def _rows(root: Summary, below: Sequence[Summary], opened: Collection[str]) -> list[Row]:
    if len(below) < FROM:
        return [root, *below]
    fold = Fold(root, tuple(below), root.mark in opened)
    return [root, fold, *(below if fold.is_open else ())]
