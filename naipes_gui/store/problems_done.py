"""Which problems somebody has solved or missed, and on which days that of the day."""

import json
import logging
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any

from naipes_gui.store import paths
from naipes_gui.store.durable import replace_spare

log = logging.getLogger(__name__)

LARGEST = 1024 * 1024
"""Bytes; a larger file is not ours."""
MOST_DAYS = 400
"""Days that are kept: more than a year of them is no run that anybody counts."""


@dataclass(frozen=True, slots=True)
class ProblemsDone:
    """What is known of whoever plays; a file that cannot be read says nothing."""

    answers: dict[str, bool] = field(default_factory=dict[str, bool])
    """By the key of a problem, whether it was solved; what was once solved stays so."""
    days: dict[str, bool] = field(default_factory=dict[str, bool])
    """By the day, whether the problem of that day was solved when it was first answered."""

    def to_json(self) -> dict[str, Any]:
        """Return what the file holds."""
        return {"answers": self.answers, "days": dict(sorted(self.days.items())[-MOST_DAYS:])}

    def run(self, today: date) -> int:
        """Return on how many days in a row the problem of the day was answered, up to today."""
        last = today if today.isoformat() in self.days else today - timedelta(days=1)
        days = 0
        while (last - timedelta(days=days)).isoformat() in self.days:
            days += 1
        return days


def read() -> ProblemsDone:
    """Return what whoever plays has solved."""
    try:
        with paths.problems_file().open("rb") as file:
            stored = json.loads(file.read(LARGEST))
        answers, days = (
            {str(key): value is True for key, value in stored[name].items()}
            for name in ("answers", "days")
        )
        return ProblemsDone(answers, days)
    except FileNotFoundError:
        return ProblemsDone()
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        log.warning("which problems were solved cannot be read: %r", error)
        return ProblemsDone()


def is_answered_today() -> bool:
    """Tell whether the problem of today was answered, well or not."""
    return date.today().isoformat() in read().days


def keep(problem: str, *, solved: bool, day: date | None = None) -> None:
    """Keep how a problem was answered, and that it was the one of a day."""
    known = read()
    answers = {**known.answers, problem: solved or known.answers.get(problem, False)}
    days = dict(known.days)
    if day is not None:
        days.setdefault(day.isoformat(), solved)
    _write(ProblemsDone(answers, days))


def _write(known: ProblemsDone) -> None:
    try:
        replace_spare(paths.problems_file(), json.dumps(known.to_json()).encode())
    except OSError as error:
        log.warning("how a problem was answered was not kept: %s", error)
