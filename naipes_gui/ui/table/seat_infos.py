"""Who sits at the table, as plates show it."""

from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.store.header import Header, Player
from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared.people import portrait
from naipes_gui.ui.table.plates import SeatInfo


def seat_infos_of(header: Header, settings: Settings) -> dict[Seat, SeatInfo]:
    """Return who sits at a match; the person is called “you” in the present language."""
    return {Seat(i): _seat_info(Seat(i), who, settings) for i, who in enumerate(header.seats)}


def _seat_info(seat: Seat, who: Player, settings: Settings) -> SeatInfo:
    if who.kind == "human" and seat == 0:
        name = settings.player_name or translate("table", "You")
        return SeatInfo(seat, name, "person")
    return SeatInfo(seat, who.name, portrait(who.name), who.level, who.style)
