"""Draws mutants of packages, tries each, and writes down which survived."""

import argparse
import json
import signal
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tools.mutation.changes import changes
from tools.mutation.known import equivalents, planted
from tools.mutation.mutant import Mutant
from tools.mutation.reaching import Reaching, load
from tools.mutation.score import summary
from tools.mutation.trial import CAUGHT, REFUSED, SURVIVED, Bench
from tools.mutation.watching import watch

HOME = Path("naipes_gui")
TESTS = ("tests/core", "tests/store", "tests/session", "tests/bots", "tests/cli",
         "tests/contract", "tests/games", "tests/review", "tests/statistics",
         "tests/ui")  # fmt: skip
BUDGET = 12.0
"""Seconds of tests that a mutant is given at most, unless something else is asked for."""
PLANTED = 600.0
"""Seconds that the tests of a planted fault may take."""
LONGER = 6
"""So many times as long as at first is asked before a mutant is said to survive."""
CONTROL = 20
"""After so many mutants the tests of one are run with nothing spoilt."""


def asked(words: list[str]) -> argparse.Namespace:
    """Return what the command line says."""
    asking = argparse.ArgumentParser(prog="python -m tools.mutation", description=__doc__)
    asking.add_argument("packages", nargs="*", help="folders or modules below naipes_gui")
    asking.add_argument("--planted", action="store_true", help="try what was planted by hand")
    asking.add_argument("--sample", type=int, default=250, help="mutants of each package")
    asking.add_argument("--seed", type=int, default=1)
    asking.add_argument("--out", type=Path, default=Path("build/mutation"))
    asking.add_argument("--again", action="store_true", help="also those that survived before")
    asking.add_argument("--budget", type=float, default=BUDGET, help="seconds of tests a mutant")
    return asking.parse_args(words)


def files(package: str) -> list[Path]:
    """Return the files of a package, or the one file."""
    path = HOME / package
    return sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]


def drawn(package: str, seed: int, sample: int) -> list[Mutant]:
    """Return mutants of a package, any as likely as any other: of a larger sample the first."""
    every = [change for path in files(package) for change in changes(path)]
    print(f"{package}: {len(every)} possible changes", flush=True)
    Random(f"{seed}/{package}").shuffle(every)
    return list(islice(filter(None, (change.mutant() for change in every)), sample))


class Trials:
    """Tries mutants and keeps what became of each."""

    def __init__(self, bench: Bench, reaching: Reaching, out: Path, budget: float) -> None:
        self._bench, self._reaching, self._out = bench, reaching, out
        self._budget = budget
        self._equal = equivalents()
        self.false_alarms = self.controls = 0

    def package(self, name: str, chosen: list[Mutant], *, again: bool) -> None:
        """Try mutants of a package that are not tried yet, or survived; write all down; sum up."""
        kept = self._out / f"{name.replace('/', '-')}.jsonl"
        outcomes = _kept(kept)
        done = {key for key, what in outcomes.items() if not (again and what == SURVIVED)}
        for number, mutant in enumerate(each for each in chosen if _key(each) not in done):
            outcomes[_key(mutant)] = self._try(mutant, control=number % CONTROL == 0)
            rows = (json.dumps([*key, what]) + "\n" for key, what in outcomes.items())
            kept.write_text("".join(rows), encoding="utf-8")
        equal = [key for key in outcomes if key in self._equal]
        print(summary(name, [what for key, what in outcomes.items() if key not in self._equal]))
        print(f"{len(equal)} more change nothing; {self.false_alarms} of {self.controls} runs "
              "with nothing spoilt failed", flush=True)  # fmt: skip

    def _try(self, mutant: Mutant, *, control: bool) -> str:
        tests = self._reaching.asked(mutant.path, mutant.line, self._budget)
        if control:
            self.controls += 1
            self.false_alarms += self._bench.clean(tests, self._patience(tests)) != SURVIVED
        what = self._bench.tried(mutant, tests, self._patience(tests)) if tests else SURVIVED
        if what == SURVIVED and _key(mutant) not in self._equal:
            what = self._looked_at_again(mutant, len(tests))
        return what

    def _looked_at_again(self, mutant: Mutant, asked: int) -> str:
        """Return what becomes of a mutant that the likeliest tests have not noticed."""
        if self._bench.is_refused(mutant):
            return REFUSED
        every = self._reaching.asked(mutant.path, mutant.line, self._budget * LONGER)
        later = every[asked:]
        what = self._bench.tried(mutant, later, self._patience(later)) if later else SURVIVED
        if what == SURVIVED:
            print(f"{mutant.name}, {len(every)} tests:\n{_key(mutant)[1]}\n", flush=True)
        return what

    def _patience(self, tests: Sequence[str]) -> float:
        """Return after how many seconds tests count as ones that come to no end."""
        return 60 + 4 * sum(self._reaching.seconds[test] for test in tests)


def _key(mutant: Mutant) -> tuple[str, str]:
    original = mutant.path.read_text(encoding="utf-8")
    return str(mutant.path.relative_to(HOME)), mutant.difference(original)


def _kept(path: Path) -> dict[tuple[str, str], str]:
    if not path.exists():
        return {}
    rows = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return {(file, change): what for file, change, what in rows}


def try_planted(bench: Bench) -> int:
    """Plant each fault that somebody thought of; return how many slipped through."""
    slipped = 0
    for name, mutant, tests in planted():
        what = bench.tried(mutant, tests, PLANTED)
        slipped += what != CAUGHT
        print(f"{what}: {name}", flush=True)
    print(f"{slipped} planted faults not caught", flush=True)
    return slipped


def main(words: list[str]) -> int:
    wishes = asked(words)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    wishes.out.mkdir(parents=True, exist_ok=True)
    reached = wishes.out / "reached.json"
    if wishes.packages and not reached.exists():
        watch([*TESTS], [str(HOME)], reached)
    with TemporaryDirectory(prefix="naipes-mutation-") as root:
        bench = Bench(Path(root), wishes.out / "last.log")
        if wishes.planted:
            return min(1, try_planted(bench))
        trials = Trials(bench, load(reached), wishes.out, wishes.budget)
        for package in wishes.packages:
            trials.package(package, drawn(package, wishes.seed, wishes.sample), again=wishes.again)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
