"""Everything the command line says, made harmless to a terminal.

Names, notes, levels and paths come from files of others. A terminal would obey what they hide:
colours, titles, lines written over, letters turned round. Here it is shown instead.
"""

import argparse
import sys
from typing import TYPE_CHECKING

from naipes_gui.core.quoting import to_the_letter

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


def say(*lines: str, flush: bool = False) -> None:
    """Print lines."""
    for line in lines:
        print(to_the_letter(line), flush=flush)


def complain(*lines: str) -> None:
    """Print lines about what is wrong."""
    for line in lines:
        print(to_the_letter(line), file=sys.stderr)


def progress(line: str) -> None:
    """Write one line of a terminal over again."""
    print(f"\r{to_the_letter(line)}", end="", file=sys.stderr, flush=True)


class CarefulParser(argparse.ArgumentParser):
    """Reads arguments, and is as careful when it repeats them."""

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        lines = "\n".join(map(to_the_letter, message.split("\n")))
        super()._print_message(lines, file)
