"""All matches as a table for a spreadsheet: one row a match, figures with a point, ISO dates.

A text that begins like a formula is written behind an apostrophe: a spreadsheet would run it,
and names come from files of others.
"""

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

from naipes_gui.core.quoting import clean_text
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.wish import level_of, opponents_of, rules_of

COLUMNS = (
    "match", "game", "rules", "players", "started", "end", "assisted", "level", "opponents",
    "hands", "outcome", "place", "score", "scores", "result", "best_hand",
)  # fmt: skip
UNFINISHED = "unfinished"
FORMULA = ("=", "+", "-", "@")
"""What a spreadsheet takes for the beginning of a formula."""


def as_csv(matches: Iterable[Facts]) -> str:
    """Return the table with its head."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(map(_row, matches))
    return text.getvalue()


def _row(match: Facts) -> list[str]:
    worths = match.worths
    outcome = match.outcome.value if match.outcome else ""
    totals = match.totals
    return [
        harmless(match.path.stem),
        match.game,
        rules_of(match),
        str(len(match.sitters)),
        match.started,
        match.end or UNFINISHED,
        "yes" if match.assisted else "no",
        harmless(level_of(match)),
        harmless("; ".join(opponents_of(match))),
        str(len(match.worths)),
        outcome,
        str(_place(match.ranking, match.person) or ""),
        str(totals[match.person]),
        " ".join(f"{seat}:{total}" for seat, total in enumerate(totals)),
        _number(sum(worths)),
        _number(max(worths)) if worths else "",
    ]


def harmless(text: str) -> str:
    """Return a text on one line that no spreadsheet takes for a formula."""
    clean = clean_text(text)
    return f"'{clean}" if clean.startswith(FORMULA) else clean


def _place(ranking: Sequence[Sequence[int]], seat: int) -> int:
    better = 0
    for place in ranking:
        if seat in place:
            return better + 1
        better += len(place)
    return 0


def _number(value: float) -> str:
    return f"{value:.10g}"
