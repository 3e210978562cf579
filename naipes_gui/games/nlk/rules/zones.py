"""Where the cards of NLK lie, and how they move."""

from naipes_gui.core.motion import CHANGED_HANDS, Meaning, Pace, Way
from naipes_gui.core.sounds import Sound
from naipes_gui.core.table import Faces
from naipes_gui.core.text import phrase
from naipes_gui.core.zones import Owned, Role, Shared

DRAWN = Shared("drawn", Faces.ALL, Role.ASIDE, phrase("text_table", "Drawn"))
PILE = Owned("pile", Faces.ALL, Role.PILE, phrase("text_table", "Pile"))
CHAIN = Shared("chain", Faces.ALL, Role.CHAIN, phrase("text_table", "The trick, lowest first"))
GONE = Shared("gone", Faces.NOBODY, Role.ASIDE, phrase("text_table", "Out of play"))

GIVE = Way("give", pace=Pace.GIVE, moment=CHANGED_HANDS)
KEEP = Way("keep", moment=CHANGED_HANDS)
PLACE = Way("place")
PICK_UP = Way("pick_up", sound=Sound.SLIDE)
TURN_OVER = Way("turn_over", Meaning.TURN_OVER, Pace.SWEEP)
