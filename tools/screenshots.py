"""Takes the pictures of the games for the README and the software centres.

``python -m tools.screenshots`` plays every game by itself for some moves, in a window on the X
server of DISPLAY, and writes ``packaging/screenshots/<game>.png``. What is kept has 256 colours:
``mogrify -colors 256 -strip -define png:format=png8`` of ImageMagick makes it so.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from naipes_gui.games import all_games
from naipes_gui.ui.window import demo, run

FOLDER = Path(__file__).parent.parent / "packaging" / "screenshots"
MOVES = 3
"""So many decisions of the person come before the picture: the hand is then in full swing."""


def take(game: str) -> None:
    picture = FOLDER / f"{game}.png"
    wishes = ["--demo", "--game", game, "--screenshot", str(picture)]
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "NAIPES_HOME": home, "QT_QPA_PLATFORM": "xcb"}
        subprocess.run([sys.executable, "-m", "tools.screenshots", *wishes], env=environment,
                       check=True)  # fmt: skip
    print(picture)


def show(arguments: list[str]) -> int:
    """Play in a window of this process, and take the picture early."""
    demo.ENOUGH = MOVES
    return run.run(arguments)


if __name__ == "__main__":
    if "--demo" in sys.argv:
        sys.exit(show(sys.argv[1:]))
    FOLDER.mkdir(parents=True, exist_ok=True)
    for key in sys.argv[1:] or all_games():
        take(key)
