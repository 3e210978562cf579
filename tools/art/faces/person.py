"""The person at the table: a green spade on cream rays."""

from tools.art.faces.parts import burst
from tools.art.french.suits import SPADE
from tools.art.markup import path
from tools.art.paths import move

LAYERS = (burst("#FBF3DC", "#EBDDB4"), path(move(SPADE, sx=0.62, dx=0, dy=-92), "#1F6B4A"))
