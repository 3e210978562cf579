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

FOLDER = Path(__file__).parent.parent / "packaging" / "screenshots"
MOVES = 3
"""So many decisions of the person come before the picture: the hand is then in full swing."""
CODE = """
import sys
from naipes_gui.ui import demo, start
demo.ENOUGH = int(sys.argv.pop(1))
sys.exit(start.run(sys.argv[1:]))
"""


def take(game: str) -> None:
    picture = FOLDER / f"{game}.png"
    wishes = [str(MOVES), "--demo", "--game", game, "--screenshot", str(picture)]
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "NAIPES_HOME": home, "QT_QPA_PLATFORM": "xcb"}
        subprocess.run([sys.executable, "-c", CODE, *wishes], env=environment, check=True)
    print(picture)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for key in sys.argv[1:] or all_games():
        take(key)
