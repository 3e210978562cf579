"""Problems one after the other: which there are, which is asked, and how they were answered."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games import all_games
from naipes_gui.review.daily import game_of_day, key_of_day
from naipes_gui.review.judged import Judged, accepts
from naipes_gui.review.own_mistakes import OwnMistake
from naipes_gui.review.problems import RULE_HANDS, Odds, keys_of, problems
from naipes_gui.store.record import Record

STEP_NAMES = {
    1: phrase("problems", "Easy"),
    2: phrase("problems", "Middling"),
    3: phrase("problems", "Hard"),
}


@dataclass(frozen=True, slots=True)
class Task:
    """A problem that somebody is to solve: one that is shipped, or a mistake of their own."""

    game: str
    key: str = ""
    """By which its answer is kept; an own mistake has none."""
    path: Path | None = None
    """The match in which the mistake was made, and where in it."""
    ply: int = -1
    day: date | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """What a task asks, once it has been read."""

    record: Record
    judged: Judged
    hits: Mapping[str, float] = field(default_factory=dict[str, float])
    odds: Odds | None = None

    def verdict(self, move: Move) -> bool | None:
        """Tell whether an answer is good, by the predicate of reviews; nothing if not weighed."""
        if self.judged.flagged and move.meaning == self.judged.made.meaning:
            return False
        return accepts(self.judged, move)


@dataclass(frozen=True, slots=True)
class Series:
    """Some tasks under one name."""

    name: Phrase
    tasks: Sequence[Task]


class Course:
    """Goes through a series; what was answered stays answered until one leaves."""

    def __init__(
        self, series: Series, kept: Mapping[str, bool], at: int = -1,
        answers: Mapping[int, bool] | None = None,
    ) -> None:  # fmt: skip
        self.series = series
        self.answers: dict[int, bool] = {
            place: kept[task.key] for place, task in enumerate(series.tasks) if task.key in kept
        }
        self.answers.update(answers or {})
        open_ = [n for n in range(len(series.tasks)) if not self.answers.get(n)]
        self.place = at if at >= 0 else (open_[0] if open_ else 0)

    @property
    def task(self) -> Task:
        """What is asked now."""
        return self.series.tasks[self.place]

    @property
    def solved(self) -> int:
        """How many were solved."""
        return sum(self.answers.values())

    def take(self, *, good: bool) -> None:
        """Keep how the present one was answered; what was solved once stays solved."""
        self.answers[self.place] = good or self.answers.get(self.place, False)

    def step(self, by: int) -> None:
        """Go so many on or back, round the ends."""
        self.place = (self.place + by) % len(self.series.tasks)

    @property
    def following(self) -> int | None:
        """The next one that was not answered yet, else one that was missed; nothing if none is."""
        many = len(self.series.tasks)
        ahead = [(self.place + n) % many for n in range(1, many)]
        for wanted in (None, False):
            found = [n for n in ahead if self.answers.get(n) is wanted]
            if found:
                return found[0]
        return None


def of_step(game: str, step: int) -> Series:
    """Return the problems of a game that are as hard as that."""
    tasks = [Task(game, known.key) for known in keys_of(game) if known.step == step]
    name = phrase("problems", "{game} · {step}", game=all_games()[game].title,
                  step=STEP_NAMES[step])  # fmt: skip
    return Series(name, tasks)


def of_day(day: date) -> Series:
    """Return the problem of a day."""
    task = Task(game_of_day(day), key_of_day(day), day=day)
    return Series(phrase("problems", "Problem of the day"), [task])


def of_rule_hands() -> Series:
    """Return the hands that ask for the first word, and what comes of them."""
    tasks = [Task(one.game, one.key) for one in problems(RULE_HANDS)]
    return Series(phrase("problems", "Propose or play? Jeux de règle"), tasks)


def of_mistakes(found: Sequence[OwnMistake]) -> Series:
    """Return what somebody missed in their own matches."""
    tasks = [Task(each.game, path=each.match, ply=each.ply) for each in found]
    return Series(phrase("problems", "From your mistakes"), tasks)
