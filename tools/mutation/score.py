"""Which share of the mutants was caught, and how sure that is."""

from collections import Counter
from collections.abc import Iterable

from naipes_gui.core.significance import share_between
from tools.mutation.trial import SURVIVED


def summary(package: str, outcomes: Iterable[str]) -> str:
    """Say how many mutants of a package were caught."""
    counts = Counter(outcomes)
    tried = counts.total()
    caught = tried - counts[SURVIVED]
    low, high = share_between(caught, tried)
    share = caught / tried if tried else 0.0
    return (f"{package}: {caught} of {tried} caught, {share:.1%} ({low:.1%} to {high:.1%}); "
            f"{dict(counts)}")  # fmt: skip
