"""Where the cards of Napoleon lie."""

from naipes_gui.core.table import Faces
from naipes_gui.core.text import phrase
from naipes_gui.core.zones import Owned, Role, Shared

TABLE = Shared("table", Faces.NOBODY, Role.ASIDE, phrase("napoleon", "Card on the table"))
SPARE = Shared("spare", Faces.NOBODY, Role.ASIDE, phrase("napoleon", "Spare hand"))
PLAYED = Owned("played", Faces.ALL, Role.PLAYED, phrase("text_table", "Played"))
