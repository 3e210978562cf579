"""Which level of opponents the results suggest, where they are clear."""

from collections import Counter
from collections.abc import Sequence

from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.figures import ENOUGH, Mean


def present_level(matches: Sequence[Facts], levels: Sequence[str]) -> str:
    """Return the level that was played last without help, all opponents being of it.

    One with too few hands counts only if there is none with more: a hand of the day against
    others says nothing of the level one plays at.
    """
    hands = Counter[str]()
    played = [match for match in matches if not match.assisted and match.level in levels]
    for match in played:
        hands[match.level] += len(match.worths)
    latest = [match.level for match in reversed(played)]
    return next((level for level in latest if hands[level] >= ENOUGH), next(iter(latest), ""))


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
    known = {present, *(match.level for match in matches[-1:])}
    # What is being tried already needs no suggestion.
    return levels[place] if 0 <= place < len(levels) and levels[place] not in known else ""
