"""Figures in columns, and numbers as the reader's country writes them."""

from collections.abc import Iterable, Iterator

from naipes_gui.core.figures import Figures
from naipes_gui.core.text import translate


def written(value: float, places: int) -> str:
    """Return a number with so many decimals and, below nothing, a minus sign."""
    point = translate("cli", ".")
    whole, _, rest = f"{abs(value):.{places}f}".partition(".")
    sign = "−" if value < 0 else ""
    return f"{sign}{Figures(whole)}{point if rest else ''}{rest}"


def columns(rows: Iterable[Iterable[str]]) -> Iterator[str]:
    """Yield lines in columns, the first to the left."""
    table = [list(row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for first, *cells in table:
        right = "   ".join(c.rjust(w) for c, w in zip(cells, widths[1:], strict=True))
        yield f"  {first.ljust(widths[0])}   {right}".rstrip()
