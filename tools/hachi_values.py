"""Learns anew what positions of Hachi-Hachi are worth.

``python -m tools.hachi_values`` compiles ``hachi_values.c`` with the compiler of the system
(``cc``), lets it play some millions of hands for every kind of rules, which
takes minutes each, and writes ``resources/hachi_hachi``. With names of rules, such as
``acanomas3``, only these. The last digit of a number depends on the compiler.
"""

import argparse
import subprocess
import sys
import zlib
from array import array
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from naipes_gui.games.hachi_hachi.players.values import (
    FOURS,
    MONTHS,
    RIBBONS,
    SCALE,
    STAGES,
    THREES,
)

ROOT = Path(__file__).parent.parent
SOURCE = Path(__file__).with_suffix(".c")
FOLDER = ROOT / "resources" / "hachi_hachi"
KEPT = STAGES * (MONTHS + THREES + FOURS + RIBBONS + 1)
"""How many of the learned numbers are kept; the last ones only serve the learning."""
LARGEST = 2**15 - 1
RULES: Mapping[str, tuple[int, ...]] = {
    "acanomas3": (3, 0, 1, 0, 8_000_000, 0),
    "acanomas4": (4, 0, 1, 0, 2_500_000, 500_000),
    "acanomas5": (5, 0, 1, 0, 2_500_000, 500_000),
    "acanomas6": (6, 0, 1, 0, 2_500_000, 500_000),
    "turning": (3, 1, 1, 0, 2_500_000, 0),
    "traditional": (3, 1, 0, 1, 8_000_000, 0),
}
"""Players, whether always a card is turned, whether captures are optional, whether who has a
combination ends the hand, how many hands are played among themselves, and how many with others."""


def learned(program: Path, key: str) -> bytes:
    """Return the numbers for some rules as the game reads them."""
    found = program.with_name(key)
    subprocess.run([str(program), *map(str, RULES[key]), str(found)], check=True)
    numbers = array("f", found.read_bytes())[:KEPT]
    whole = (max(-LARGEST, min(LARGEST, round(number * SCALE))) for number in numbers)
    stored = array("h", whole)
    if sys.byteorder == "big":
        stored.byteswap()
    return zlib.compress(stored.tobytes(), 9)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.hachi_values", description=__doc__)
    parser.add_argument("rules", nargs="*", metavar="RULES", help=", ".join(RULES))
    chosen = parser.parse_args(words).rules or list(RULES)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        program = Path(folder) / "learn"
        subprocess.run(["cc", "-O3", "-o", str(program), str(SOURCE), "-lm"], check=True)
        for key in chosen:
            (FOLDER / f"{key}.z").write_bytes(learned(program, key))
            print(key)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
