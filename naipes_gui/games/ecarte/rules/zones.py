"""How the cards of Écarté move, besides the usual ways."""

from naipes_gui.core.motion import Way

TAKE_BACK = Way("take_back")
