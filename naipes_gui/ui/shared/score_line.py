"""A score in one line."""

from collections.abc import Sequence

from naipes_gui.core.figures import whole
from naipes_gui.core.text import translate


def score_line(scores: Sequence[int]) -> str:
    """Return scores as people write them: ``5–3`` between two, ``−111 / 456`` where some owe."""
    numbers = [*map(whole, scores)]
    return ("–" if len(numbers) == 2 and min(scores) >= 0 else " / ").join(numbers)


def score_before(scores: Sequence[int], names: Sequence[str], first: int) -> str:
    """Return how a hand began, in words, as results of hands stand beside it; '': all with none."""
    if not any(scores):
        return ""
    told = named_scores(scores, names, first)
    return translate("replay", "At the start: {scores}").format(scores=told)


def named_scores(scores: Sequence[int], names: Sequence[str], first: int) -> str:
    """Return whose each score is, one seat's first; between two one knows which is whose."""
    order = sorted(range(len(scores)), key=lambda seat: seat != first)
    if len(order) == 2:
        return score_line([scores[seat] for seat in order])
    return " · ".join(f"{names[seat]} {whole(scores[seat])}" for seat in order)
