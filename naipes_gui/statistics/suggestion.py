"""Which level of opponents the results suggest, where they are clear."""

from collections.abc import Sequence

from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.figures import Mean


def present_level(matches: Sequence[Facts], levels: Sequence[str]) -> str:
    """Return the level that was played last without help, all opponents being of it."""
    fair = (match.level for match in reversed(matches) if not match.assisted)
    return next((level for level in fair if level in levels), "")


def suggested_level(matches: Sequence[Facts], levels: Sequence[str]) -> str:
    """Return the level to try after some matches of one game, or nothing.

    What counts is how one fares without help against the level that was played last; the next
    one is suggested only when that is clearly better, or worse, than among equals.
    """
    present = present_level(matches, levels)
    if not present:
        return ""
    fair = [match for match in matches if match.level == present and not match.assisted]
    worths = [worth for match in fair for worth in match.worths]
    place = levels.index(present) + Mean.of(worths).sign
    return levels[place] if 0 <= place < len(levels) and levels[place] != present else ""
