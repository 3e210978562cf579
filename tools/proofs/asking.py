"""What the command lines of all proofs have in common."""

import argparse
import json
import sys
from collections.abc import Callable
from time import monotonic


def parser(name: str, about: str | None, count: int, what: str) -> argparse.ArgumentParser:
    """Return the parser of a proof: a count, and the seed of everything random."""
    made = argparse.ArgumentParser(prog=f"python -m tools.proofs.{name}", description=about)
    made.add_argument("count", nargs="?", type=int, default=count, help=what)
    made.add_argument("--seed", type=int, default=1)
    return made


class Tally:
    """Counts what was tried, and keeps what was lost."""

    def __init__(self) -> None:
        self.began, self.lost = monotonic(), list[str]()

    def lose(self, what: str) -> None:
        """Tell at once what was lost; the rest goes on."""
        self.lost.append(what)
        print(f"LOST: {what}", flush=True)

    def sum_up(self, tried: str, **figures: object) -> int:
        """Print the figures and the one line, and return the status to end with."""
        seconds = round(monotonic() - self.began)
        print(json.dumps({**figures, "seconds": seconds}))
        print(f"{tried}, {len(self.lost)} lost", flush=True)
        return 1 if self.lost else 0


def end(main: Callable[[list[str]], int]) -> None:
    """Run a proof from the command line."""
    sys.exit(main(sys.argv[1:]))
