"""Spoils records and settings at random and reads them: no fault, no wait, no flood.

``python -m tools.proofs.mutants 1000000`` spoils records, ``--settings 100000`` settings. Where
atheris is installed (``pip install atheris``, or ``.[proofs]``) it watches which lines of the
store, the rules and the games are reached, and what reaches new ones is spoilt further; else, and
with ``--blind``, the seeds are spoilt without looking. Read is all that the program reads of a
file: the list, the start page, the replay, what is played on.
"""

import json
import logging
import os
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from tools.proofs.asking import Tally, end, parser

LONGEST = 1.0
"""Seconds of the processor that a small file may take."""
MOST_MB = 400
"""Memory that the process may have reached in the end."""
LARGEST = 6_144
"""Bytes of a mutant."""
SIZES = (1_024, 1_536, 2_048, LARGEST)
"""Bytes at which records are cut off to be spoilt: what begins a match is asked the more often, and
a long one still comes, whose every mutant takes as long as eight of the short ones."""
WORDS: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 2**31, 2**63, 10**400, -0.0, 1.5, 1e308, "", " ", "x" * 300,
    "\u202e", "\x1b[2J", "<img src=/dev/zero>", "play KS", "play", "claim", "cut 13", "KS 7H", "-",
    [], {}, [0], [[0], [1]], [[]] * 3, {"a": {"a": {}}}, "finished", "abandoned", "2026-13-45T99",
)  # fmt: skip
KEYS = ("naipes", "game", "options", "seats", "lot", "dealer", "hand", "commit", "secret", "deck",
        "part", "salt", "cut", "s", "m", "score", "pot", "undo", "end", "ranking", "note", "at",
        "hint", "h", "deal", "careful")  # fmt: skip


def seeds(folder: Path = Path("tests/records")) -> list[bytes]:
    """Return the records that are spoilt, both formats and all games, short enough to be quick."""
    found = [path.read_bytes() for path in sorted(folder.rglob("*.naipes"))]
    cut = [cut_at_line(text, size) for text in found for size in SIZES]
    # A first line alone may be longer than a size.
    return list(dict.fromkeys(text for text in cut if text.count(b"\n") > 1))


def cut_at_line(text: bytes, size: int) -> bytes:
    """Return as many whole lines as fit into a size."""
    return text if len(text) <= size else text[: text.rfind(b"\n", 0, size) + 1]


def spoilt(text: bytes, rng: Random) -> bytes:
    """Return a mutant: a line, a value or a byte is another, and often the chain is whole again."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        text = rng.choice(WAYS)(text, rng)
    return rechained(text) if rng.random() < 0.6 else text[:LARGEST]


def rechained(text: bytes) -> bytes:
    """Return the lines with the links that must follow, so that what they say is looked at."""
    from naipes_gui.store.chain import Chain
    from naipes_gui.store.lines import written

    lines = text.split(b"\n")
    chain, found = Chain(lines[0]), [lines[0]]
    for line in lines[1:-1]:
        try:
            said = json.loads(line)
            linked = chain.linked({k: said[k] for k in said if k != "h"})
            found.append(written(linked).removesuffix(b"\n"))
        except (ValueError, TypeError, AttributeError, RecursionError):
            found.append(line)
    return b"\n".join([*found, lines[-1]])[:LARGEST]


def _byte(text: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(text) + 1)
    return text[:at] + bytes([rng.randrange(256)]) + text[at + rng.randrange(2) :]


def _slice(text: bytes, rng: Random) -> bytes:
    one, other = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    return text[:one] + text[other:] if rng.random() < 0.5 else text[:other] + text[one:]


def _lines(text: bytes, rng: Random) -> bytes:
    """Take a line out, put it in twice, or let two change places."""
    lines = text.split(b"\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(3):
        case 0:
            del lines[one]
        case 1:
            lines.insert(other, lines[one])
        case _:
            lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def _value(text: bytes, rng: Random) -> bytes:
    """Let a line say something else."""
    lines = text.split(b"\n")
    at = 0 if rng.random() < 0.3 else rng.randrange(len(lines))
    try:
        line = json.loads(lines[at])
        inner = line["options"] if at == 0 and rng.random() < 0.5 else line
        inner[rng.choice([*inner, *KEYS])] = rng.choice((*WORDS, rng.randrange(-2, 60)))
        lines[at] = json.dumps(
            line, ensure_ascii=rng.random() < 0.5, separators=(",", ":")
        ).encode()
    except (ValueError, TypeError, KeyError):
        return _byte(text, rng)
    return b"\n".join(lines)


def _take_back(text: bytes, rng: Random) -> bytes:
    """Put in a take-back, or a move that another line makes."""
    lines = text.split(b"\n")
    moves = [line for line in lines if line.startswith(b'{"s"')] or [b"{}"]
    more = b'{"undo":%d}' % rng.randrange(40) if rng.random() < 0.5 else rng.choice(moves)
    lines.insert(rng.randrange(1, len(lines) + 1), more)
    return b"\n".join(lines)


WAYS: tuple[Callable[[bytes, Random], bytes], ...] = (
    _byte, _slice, _lines, _value, _value, _value, _take_back, _take_back,
)  # fmt: skip


SO_MANY = 10_000
"""After so many mutants it is told how far one is: a run that is cut short has a figure, too."""


class Reader:
    """Reads mutants as the program would, and remembers what came of them."""

    def __init__(self, folder: Path, tally: Tally, read: "Read") -> None:
        self._path, self._tally, self._read = folder / "mutant.naipes", tally, read
        self.seen, self.worst, self.tried = Counter[str](), 0.0, 0

    def take(self, text: bytes) -> None:
        """Read a mutant; what must not be is told, and the file kept."""
        self._path.write_bytes(text)
        self.tried += 1
        began = process_time()
        try:
            self.seen[self._read(self._path)] += 1
        except Exception as error:
            self._keep(text, f"{type(error).__name__}: {error}")
        spent = process_time() - began
        if self.tried % SO_MANY == 0:
            print(f"{self.tried} mutants so far", flush=True)
        self.worst = max(self.worst, spent)
        if spent > LONGEST:
            self._keep(text, f"{spent:.1f} s")

    def _keep(self, text: bytes, why: str) -> None:
        kept = Path(f"lost-{self.tried}.naipes").absolute()
        kept.write_bytes(text)
        self._tally.lose(f"{why}: {kept}")


Read = Callable[[Path], str]


def read_record(path: Path) -> str:
    """Read a file in every way the program does, and return what became of it."""
    from naipes_gui.core.errors import BadRecord
    from naipes_gui.store.record import Record
    from naipes_gui.store.summary import summarise

    summarise(path)
    try:
        record = Record.load(path)
    except BadRecord as error:
        _said(error.what)
        return "refused"
    for who in record.rules.seats:
        record.timeline.view(record.timeline.ply, who)
    list(record.timeline.hands())
    if record.problem is not None:
        _said(record.problem)
        return "read up to a line"
    return "over" if record.is_over else played_on(path)


def played_on(path: Path) -> str:
    """Make a few moves in a file that is sound, and read it once more."""
    from naipes_gui.store.record import Record
    from naipes_gui.store.recorder import Recorder
    from tools.proofs.playing import Whim

    recorder = Recorder.resume(path)
    whim = Whim(recorder, Random(1))
    for _ in range(3):
        if not recorder.record.is_over:
            whim.step()
    recorder.close()
    problem = Record.load(path).problem
    assert problem is None, problem
    return "played on"


def _said(what: Any) -> None:
    """See that a sentence can be said and stored."""
    from naipes_gui.core.wording import Wording

    assert Wording().say(what).encode(), what


def read_settings(path: Path) -> str:
    """Read settings and write them again."""
    from naipes_gui.store import settings

    found = settings.load(path)
    stored = json.dumps(found.to_json())
    again = settings.Settings.from_json(json.loads(stored))
    assert again == found, "settings are not what was stored"
    return "default" if found == settings.Settings() else "read"


def settings_seeds() -> list[bytes]:
    """Return settings that are all good."""
    from naipes_gui.store.settings import Settings

    full = Settings(options={"ecarte": {"match": "best_of:3"}}, levels={"nlk": ("club", "master")})
    return [json.dumps(each.to_json(), indent=2).encode() + b"\n" for each in (Settings(), full)]


def spoilt_settings(text: bytes, rng: Random) -> bytes:
    """Return settings in which a value is another, or a byte."""
    try:
        stored = json.loads(text)
        for _ in range(rng.randint(1, 4)):
            stored[rng.choice(list(stored))] = rng.choice(WORDS)
        text = json.dumps(stored).encode()
    except (ValueError, TypeError, IndexError):
        return _byte(text, rng)
    return _byte(text, rng) if rng.random() < 0.3 else text


def blindly(count: int, seed: int, reader: Reader, texts: list[bytes],
            spoil: Callable[[bytes, Random], bytes]) -> None:  # fmt: skip
    """Spoil the seeds, not looking at what that reaches."""
    rng = Random(seed)
    for _ in range(count):
        reader.take(spoil(rng.choice(texts), rng))


def guided(count: int, seed: int, reader: Reader, texts: list[bytes], corpus: Path,
           told: Callable[[], int]) -> None:  # fmt: skip
    """Let atheris choose what to spoil further: what reached lines that nothing had reached."""
    import atheris

    for number, text in enumerate(texts):
        (corpus / str(number)).write_bytes(text)

    def mutated(text: bytes, most: int, number: int) -> bytes:
        rng = Random(number)
        if rng.random() < 0.1:
            return bytes(atheris.Mutate(text, len(text)))
        return spoilt(text, rng)[:most]

    def read(text: bytes) -> None:
        reader.take(text)
        if reader.tried >= count:
            # The fuzzer ends the process it runs in, and lets nobody say anything more.
            os._exit(told())

    flags = ["-runs=-1", f"-seed={seed}", f"-max_len={LARGEST}", "-rss_limit_mb=0",
             f"-artifact_prefix={corpus.parent}/", "-report_slow_units=100",
             "-verbosity=0"]  # fmt: skip
    atheris.Setup([sys.argv[0], *flags, str(corpus)], read, custom_mutator=mutated)
    atheris.Fuzz()


def instrumented() -> bool:
    """Load what is watched under atheris; tell whether there is any."""
    try:
        import atheris
    except ImportError:
        return False
    watched = [f"naipes_gui.{part}" for part in ("store", "core", "games")]
    with atheris.instrument_imports(include=watched):
        import naipes_gui.games
        import naipes_gui.store.recorder
        import naipes_gui.store.summary

        naipes_gui.games.all_games()
    return True


def peak_mb() -> int:
    """Return the most memory that the process had, in MB; what cannot be told is 0."""
    if sys.platform == "win32":
        return 0
    # Not ru_maxrss: it remembers how large the process was from which this one was forked.
    told = Path("/proc/self/status")
    lines = told.read_text("ascii").splitlines() if told.exists() else []
    peaks = [int(line.split()[1]) for line in lines if line.startswith("VmHWM")]
    return round(peaks[0] / 1024) if peaks else 0


def main(words: list[str]) -> int:
    asking = parser("mutants", __doc__, 1_000_000, "mutants of records")
    asking.add_argument("--settings", type=int, default=0, help="spoil so many settings instead")
    asking.add_argument("--blind", action="store_true", help="do without atheris")
    wishes = asking.parse_args(words)
    logging.disable()
    sees = not wishes.blind and not wishes.settings and instrumented()
    tally = Tally()
    with TemporaryDirectory(prefix="naipes-mutants-") as name:
        folder, corpus = Path(name), Path(name, "corpus")
        corpus.mkdir()
        reader = Reader(folder, tally, read_settings if wishes.settings else read_record)

        def told() -> int:
            if (peak := peak_mb()) > MOST_MB:
                tally.lose(f"{peak} MB at the peak")
            what = "settings" if wishes.settings else "records"
            return tally.sum_up(
                f"{reader.seen.total() + len(tally.lost)} mutants of {what} read",
                guided=sees, worst_seconds=round(reader.worst, 2), peak_mb=peak,
                **reader.seen,
            )  # fmt: skip

        if sees:
            guided(wishes.count, wishes.seed, reader, seeds(), corpus, told)
        elif wishes.settings:
            blindly(wishes.settings, wishes.seed, reader, settings_seeds(), spoilt_settings)
        else:
            blindly(wishes.count, wishes.seed, reader, seeds(), spoilt)
        return told()


if __name__ == "__main__":
    end(main)
