"""Which share of the mutants was caught, and how sure that is."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt

from naipes_gui.core.significance import CERTAIN
from tools.mutation.trial import SURVIVED


def wilson(caught: int, tried: int) -> tuple[float, float]:
    """Return the 95 % interval of a share, after Wilson: it holds near the whole too."""
    if not tried:
        return 0.0, 1.0
    share, square = caught / tried, CERTAIN**2 / tried
    middle = (share + square / 2) / (1 + square)
    half = CERTAIN * sqrt(share * (1 - share) / tried + square / (4 * tried)) / (1 + square)
    return middle - half, middle + half


def summary(package: str, outcomes: Iterable[str]) -> str:
    """Say how many mutants of a package were caught."""
    counts = Counter(outcomes)
    tried = counts.total()
    caught = tried - counts[SURVIVED]
    low, high = wilson(caught, tried)
    share = caught / tried if tried else 0.0
    return (f"{package}: {caught} of {tried} caught, {share:.1%} ({low:.1%} to {high:.1%}); "
            f"{dict(counts)}")  # fmt: skip
