"""How the cards of Écarté move, besides the usual ways."""

from naipes_gui.core.motion import Way
from naipes_gui.core.sounds import Sound

TAKE_BACK = Way("take_back", sound=Sound.SLIDE)
