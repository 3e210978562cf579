"""Cuts the power at every moment of a match, in every way a disk may have lagged behind.

``python -m tools.proofs.power_cuts 200`` plays so many matches on a disk that keeps a tape (see
`tools.proofs.tape`). After each call, every state that the disk may be in without power is made;
there every file must be sound, one must begin with all that was shown, and it must be resumable.
"""

import errno
import os
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from naipes_gui.core.errors import NaipesError
from naipes_gui.games import all_games
from naipes_gui.store.library import Library
from naipes_gui.store.names import SUFFIX
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from tools.proofs.asking import Tally, end, parser
from tools.proofs.playing import FIRST, SECOND, Whim, header
from tools.proofs.tape import Tape

STEPS = 30
RESUMED = 0.05
"""The share of the states in which the match is played on, which takes longest."""


class Cuts:
    """Looks at every state that one disk may be left in."""

    def __init__(self, folder: Path, rng: Random, tell: Callable[[str], None]) -> None:
        self.matches, self.trash = folder / "all" / "matches", folder / "all" / "trash"
        self._left = folder / "left"
        for each in (self.matches, self.trash, self._left):
            each.mkdir(parents=True)
        self.shown, self.seen = b"", Counter[str]()
        self._rng, self._told, self._known = rng, tell, set[bytes]()
        self._losses = 0
        self._tape: Tape | None = None

    def run(self, act: Callable[["Cuts"], None], *, links: bool) -> None:
        """Act on a disk whose power may fail at any time."""
        with pytest.MonkeyPatch.context() as patch:
            if not links:
                patch.setattr(os, "link", _refused)
            self._tape = Tape(patch, self.matches.parent, self._cut)
            try:
                act(self)
            finally:
                self._tape = None

    def kept(self, path: Path) -> int:
        """Return how many bytes of a match will be played on."""
        tape, self._tape = self._tape, None
        size = Record.load(path).size
        self._tape = tape
        return size

    def _cut(self) -> None:
        """See what would be there if the power failed now."""
        tape, self._tape = self._tape, None
        # After a loss one looks no further: what is not synced may be left in ever more ways.
        if tape is None or self._has_lost():
            return
        self.seen["moments"] += 1
        for held in self._all_of(tape):
            mark = sha256(repr((sorted(held.items()), len(self.shown))).encode()).digest()
            if mark not in self._known:
                self._known.add(mark)
                self.seen["states"] += 1
                self._look(held)
            if self._has_lost():
                return
        self._tape = tape

    def _has_lost(self) -> bool:
        return self._losses > 0

    def _tell(self, lost: str) -> None:
        self._losses += 1
        self._told(lost)

    def _all_of(self, tape: Tape) -> Iterator[dict[str, bytes]]:
        """Yield what may be left in both folders; only the names of matches count."""
        for here, there in product(tape.outcomes(self.matches), tape.outcomes(self.trash)):
            held = {**here, **{f"trash {name}": text for name, text in there.items()}}
            yield {name: text for name, text in held.items() if name.endswith(SUFFIX)}

    def _look(self, held: dict[str, bytes]) -> None:
        if not any(text.startswith(self.shown) for text in held.values()) and self.shown:
            self._tell(f"of {len(self.shown)} bytes shown there are {_sizes(held)}")
        for name, text in held.items():
            # A name that is only kept free comes before anything is shown in it.
            if text or self.shown:
                self._read(self._left / name, text)

    def _read(self, path: Path, text: bytes) -> None:
        path.write_bytes(text)
        try:
            record = Record.load(path)
            if record.problem is not None:
                self._tell(f"{path.name}: {record.problem} in {text[-300:]!r}")
            elif not record.is_over and self._rng.random() < RESUMED:
                Recorder.resume(path).close()
                self.seen["resumed"] += 1
        except NaipesError as error:
            if text.startswith(self.shown) and self.shown:
                self._tell(f"{path.name}: {error}")
        path.unlink()


def _sizes(held: dict[str, bytes]) -> str:
    return str({name: len(text) for name, text in held.items()})


def _refused(*_: object, **__: object) -> None:
    raise OSError(errno.EPERM, os.strerror(errno.EPERM))


def a_match(rng: Random) -> Callable[[Cuts], None]:
    """Return what plays a match, closes it, and goes on; now and then another program meddles."""

    def act(cuts: Cuts) -> None:
        path = cuts.matches / "Sunday.naipes"
        key = rng.choice(list(all_games()))
        recorder = Recorder.begin(path, header(key, rng, rng.choice((FIRST, SECOND))))
        cuts.shown = recorder.saved
        _play(recorder, rng, cuts)
        recorder.close()
        if not recorder.record.is_over:
            # In the first format a seal that nothing follows does not count, and is cut off.
            cuts.shown = cuts.shown[: cuts.kept(path)]
            recorder = Recorder.resume(path)
            cuts.shown = recorder.saved
            _play(recorder, rng, cuts)
            recorder.close()

    return act


def _play(recorder: Recorder, rng: Random, cuts: Cuts) -> None:
    whim = Whim(recorder, rng)
    for _ in range(STEPS // 2):
        if recorder.record.is_over:
            return
        whim.step()
        assert recorder.failure is None, recorder.failure
        cuts.shown = recorder.saved


def tidied(rng: Random) -> Callable[[Cuts], None]:
    """Return what gives a match another name, puts it into the trash and fetches it back."""

    def act(cuts: Cuts) -> None:
        library = Library(cuts.matches, cuts.trash)
        path = cuts.matches / "Sunday.naipes"
        recorder = Recorder.begin(path, header(rng.choice(list(all_games())), rng))
        cuts.shown = recorder.saved
        recorder.close()
        library.restore(library.delete(library.rename(path, "Monday")))

    return act


def main(words: list[str]) -> int:
    wishes = parser("power_cuts", __doc__, 200, "matches").parse_args(words)
    tally, seen = Tally(), Counter[str]()
    for number in range(wishes.count):
        rng = Random(f"{wishes.seed}/{number}")
        with TemporaryDirectory(prefix="naipes-power-") as folder:
            cuts = Cuts(Path(folder), rng, tally.lose)
            if number % 10 == 9:
                cuts.run(tidied(rng), links=True)
            else:
                cuts.run(a_match(rng), links=rng.random() < 0.8)
            seen.update(cuts.seen)
    return tally.sum_up(f"{seen['states']} states of a disk without power", **seen)


if __name__ == "__main__":
    end(main)
