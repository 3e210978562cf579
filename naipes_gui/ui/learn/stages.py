"""How far somebody has come in the lessons of all games, and what comes next."""

from collections.abc import Sequence

from naipes_gui.core.lesson import Lesson
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.store.lessons_done import LessonsDone

Stage = tuple[str, int]
"""A game, and the place of one of its lessons."""


def stages() -> dict[Stage, Lesson]:
    """Return the lessons of all games, in the order in which they are best played."""
    games = all_games().values()
    return {(game.key, at): lesson for game in games for at, lesson in enumerate(game.lessons())}


def next_stage(done: LessonsDone) -> Stage | None:
    """Return the stage that is begun, else the next of such a game, else the first of all."""
    every = stages()
    begun = (at for at, lesson in every.items() if lesson.key in done.places)
    fresh = [at for at, lesson in every.items() if lesson.key not in done.done]
    known = {game for (game, _), lesson in every.items() if lesson.key in done.done}
    onward = (at for at in fresh if at[0] in known)
    return next(begun, None) or next(onward, None) or next(iter(fresh), None)


def onward_in(lessons: Sequence[Lesson], done: LessonsDone) -> int | None:
    """Return the stage of a game that is begun, else the first to come; nothing once all are."""
    begun = (at for at, lesson in enumerate(lessons) if lesson.key in done.places)
    fresh = (at for at, lesson in enumerate(lessons) if lesson.key not in done.done)
    found = next(begun, None)
    return next(fresh, None) if found is None else found


def is_begun(done: LessonsDone) -> bool:
    """Tell whether anything of what there is was begun."""
    keys = {lesson.key for lesson in stages().values()}
    return bool(keys & (done.done | done.places.keys()))


def progress(done: LessonsDone) -> str:
    """Return how many stages are done, and which one comes next."""
    every, following = stages(), next_stage(done)
    if following is None:
        return translate("lessons", "All %n stage(s) done", n=len(every))
    made = sum(lesson.key in done.done for lesson in every.values())
    told = translate("lessons", "%n stage(s) of {all} done. Next: {game}, {stage}", n=made)
    say, game = Wording().say, all_games()[following[0]]
    stage = say(every[following].stage).lower()
    return told.format(all=len(every), game=say(game.title), stage=stage)
