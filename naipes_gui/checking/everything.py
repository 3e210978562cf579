"""Goes through a game from what it says of itself to matches played by its opponents."""

from collections.abc import Callable, Iterator

from naipes_gui.checking import files, introduction, opponents, playing, texts
from naipes_gui.checking.blame import told
from naipes_gui.core.info import GameInfo
from naipes_gui.games import folder

Part = Callable[[GameInfo], Iterator[str]]
PARTS: tuple[Part, ...] = (
    introduction.lacks,
    playing.lacks,
    opponents.lacks,
    files.lacks,
    texts.lacks,
)
"""What fails comes first: texts that are not translated yet are many."""


def lacks(game: GameInfo) -> list[str]:
    """Return a sentence for everything that a game lacks, each once."""
    if not folder(game.key).is_dir():
        return [f"{game.key}: its folder is not here; a packed program has no files to look at"]
    found: list[str] = []
    for part in PARTS:
        for each in said_by(part, game):
            # What one part has told with more about it is not told again.
            if not any(earlier.startswith(each) for earlier in found):
                found.append(each)
    return [f"{game.key}: {each}" for each in found]


def said_by(part: Part, game: GameInfo) -> Iterator[str]:
    """Go on after whatever fails: that is told too, and the other parts can still be looked at."""
    try:
        yield from part(game)
    except Exception as fault:
        yield told(fault, game.key)
