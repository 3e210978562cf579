"""Where the cards of Hachi-Hachi lie, and how they move."""

from naipes_gui.core.motion import CHANGED_HANDS, Meaning, Pace, Way
from naipes_gui.core.sounds import Sound
from naipes_gui.core.table import Faces
from naipes_gui.core.text import phrase
from naipes_gui.core.zones import Owned, Role, Shared

FIELD = Shared("field", Faces.ALL, Role.FIELD, phrase("text_table", "Field"))
FLIPPED = Shared("flip", Faces.ALL, Role.ASIDE, phrase("text_table", "Turned from the stock"))
CAPTURED = Owned("captured", Faces.ALL, Role.CAPTURED, phrase("text_table", "Captured"))

CAPTURE = Way("capture", pace=Pace.TURN, moment=CHANGED_HANDS, sound=Sound.SNAP)
FLIP = Way("flip", Meaning.REVEAL, sound=Sound.FLIP)
LAY = Way("lay")
SWAP = Way("swap")
RETURN = Way("return")
