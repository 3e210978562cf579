"""A score in one line."""

from collections.abc import Sequence

from naipes_gui.core.figures import whole


def score_line(scores: Sequence[int]) -> str:
    """Return scores as people write them: ``5–3`` between two, ``−111 / 456`` where some owe."""
    numbers = [*map(whole, scores)]
    return ("–" if len(numbers) == 2 and min(scores) >= 0 else " / ").join(numbers)
