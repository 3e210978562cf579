"""Who sits at the table, as plates show it."""

from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.store.header import Header, Player
from naipes_gui.store.settings import Settings
from naipes_gui.ui.people import portrait
from naipes_gui.ui.table.plates import Sitter


def sitters_of(header: Header, settings: Settings) -> dict[Seat, Sitter]:
    """Return the sitters of a match; the person is called «you» in the present language."""
    return {Seat(i): _sitter(Seat(i), who, settings) for i, who in enumerate(header.seats)}


def _sitter(seat: Seat, who: Player, settings: Settings) -> Sitter:
    if who.kind == "human" and seat == 0:
        name = settings.player_name or translate("table", "You")
        return Sitter(seat, name, "person")
    return Sitter(seat, who.name, portrait(who.name), who.level, who.style)
