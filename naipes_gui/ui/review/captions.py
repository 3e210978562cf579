"""What stands above a review: which match it is, and its buttons."""

from collections.abc import Mapping

from PySide6.QtCore import QDateTime, Qt

from naipes_gui.core.info import GameInfo
from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, joined
from naipes_gui.store.record import Record
from naipes_gui.ui.beside_table.toolbar import TopBar
from naipes_gui.ui.shared import dates
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import keymap
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.table.plates import SeatInfo

FULL_FROM = 1000
"""At 100 %: in a narrower window the title does not say against whom it was."""


def label_toolbar(
    top: TopBar, info: GameInfo, record: Record, seat_infos: Mapping[Seat, SeatInfo], me: Seat,
    *, hand: int = 0,
) -> None:  # fmt: skip
    """Name the buttons of the bar, and write on it which match is gone over, or which hand."""
    others = [seat_info.name for seat, seat_info in seat_infos.items() if seat != me]
    words = translate("review", "Review: {game} against {names}")
    full = words.format(game=Wording().say(info.title), names=joined(others))
    short = translate("review", "Review")
    if hand:
        only = translate("review", "hand {hand} alone").format(hand=hand)
        full, short = f"{full} · {only}", f"{short} · {only}"
    top.title.setToolTip(tip(full))
    top.title.setAccessibleName(full)
    is_short = top.width() < FULL_FROM * app_style().scale
    top.title.setText(short if is_short else full)
    started = QDateTime.fromString(record.header.started, Qt.DateFormat.ISODate)
    top.chip.tell(dates.here().toString(started.toLocalTime().date(), "d MMM yyyy"))
    name = keymap().name
    for key, text, shortcut, beside in (
        ("home", translate("replay", "Back"), translate("replay", "Esc"), False),
        ("rules", translate("review", "Rules"), name(Command.RULES), True),
        ("replay", translate("review", "See it in the replay"), "", True),
        ("panel", translate("table", "Panel"), name(Command.PANEL), False),
        ("settings", translate("table", "Settings"), name(Command.SETTINGS), False),
    ):
        top.label(key, text, shortcut, beside=beside)
