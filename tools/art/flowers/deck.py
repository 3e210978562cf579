"""The whole flower deck."""

from tools.art.flowers import (
    cherry,
    chrysanthemum,
    clover,
    iris,
    maple,
    paulownia,
    peony,
    pine,
    plum,
    susuki,
    willow,
    wisteria,
)

MONTHS = (
    pine,
    plum,
    cherry,
    wisteria,
    iris,
    peony,
    clover,
    susuki,
    chrysanthemum,
    maple,
    willow,
    paulownia,
)


def pictures() -> dict[str, str]:
    """Draw all 48 cards."""
    return {f"{name}.svg": text for month in MONTHS for name, text in month.CARDS.items()}
