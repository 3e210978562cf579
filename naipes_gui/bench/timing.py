"""Times of many runs of one thing, and how they are summed up."""

from collections.abc import Callable, Iterable, Sequence
from time import perf_counter


def seconds(action: Callable[[], object]) -> float:
    """Return how long an action takes."""
    begin = perf_counter()
    action()
    return perf_counter() - begin


def spread(times: Iterable[float]) -> dict[str, float]:
    """Return median, 99th percentile and worst of some times in seconds, as milliseconds."""
    ordered = sorted(times)
    if not ordered:
        return {}
    return {
        "p50_ms": _milliseconds(ordered, 0.5),
        "p99_ms": _milliseconds(ordered, 0.99),
        "max_ms": _milliseconds(ordered, 1.0),
    }


def _milliseconds(ordered: Sequence[float], share: float) -> float:
    place = min(len(ordered) - 1, int(share * len(ordered)))
    return round(ordered[place] * 1000, 3)
