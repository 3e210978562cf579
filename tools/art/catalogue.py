"""Every picture and where it belongs below the resources folder."""

from collections.abc import Callable
from pathlib import Path

from tools.art import brand, icons, pips, table
from tools.art.backs import gallery as backs
from tools.art.faces import gallery as faces
from tools.art.flowers import deck as flowers
from tools.art.french import deck as french
from tools.art.spanish import deck as spanish
from tools.art.spanish import emblems

FOLDERS: dict[str, Callable[[], dict[str, str]]] = {
    "decks/french": french.pictures,
    "decks/spanish": spanish.pictures,
    "decks/flowers": flowers.pictures,
    "backs": backs.pictures,
    "table": table.pictures,
    "icons": icons.pictures,
    "faces": faces.pictures,
    "brand": brand.pictures,
    "pips": pips.pictures,
    "pips/spanish": emblems.pictures,
}


def pictures() -> dict[str, str]:
    """Draw everything."""
    return {
        f"{folder}/{name}": text
        for folder, draw in FOLDERS.items()
        for name, text in draw().items()
    }


def write(root: Path) -> int:
    """Write every picture below a folder, and tell how many there are."""
    drawn = pictures()
    for name, text in drawn.items():
        target = root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
    return len(drawn)
