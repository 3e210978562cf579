"""What stands above a replay: which match this is, and what is wrong with its record."""

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
from naipes_gui.ui.shared.match_names import from_parent
from naipes_gui.ui.shared.rules_named import rules_in_force
from naipes_gui.ui.table.plates import SeatInfo


def label_toolbar(
    top: TopBar, info: GameInfo, record: Record, seat_infos: Mapping[Seat, SeatInfo], me: Seat,
    *, for_show: bool,
) -> None:  # fmt: skip
    """Write on the bar which match is watched, and name its buttons."""
    if for_show:
        _name_show(top, info, record)
    else:
        _name_match(top, info, record, seat_infos, me)
    _name_buttons(top)


def _name_show(top: TopBar, info: GameInfo, record: Record) -> None:
    """Write the game, for which there is room however many play it, and the form of its rules."""
    top.title.setText(Wording().say(info.title))
    top.chip.tell(rules_in_force(record.rules.options, info.presets))


def _name_match(
    top: TopBar, info: GameInfo, record: Record, seat_infos: Mapping[Seat, SeatInfo], me: Seat
) -> None:
    others = [seat_info.name for seat, seat_info in seat_infos.items() if seat != me]
    words = translate("replay", "Replay: {game} against {names}")
    if record.header.seats[me].kind != "human":
        others = [seat_info.name for seat_info in seat_infos.values()]
        words = translate("replay", "{game} between {names}")
    top.title.setText(words.format(game=Wording().say(info.title), names=joined(others)))
    started = QDateTime.fromString(record.header.started, Qt.DateFormat.ISODate)
    date = dates.here().toString(started.toLocalTime().date(), "d MMM yyyy")
    parent = record.header.parent
    top.chip.tell(" · ".join((date, from_parent(parent)) if parent is not None else (date,)))


def _name_buttons(top: TopBar) -> None:
    name = keymap().name
    for key, text, shortcut, beside in (
        ("home", translate("replay", "Back"), translate("replay", "Esc"), False),
        ("review", translate("review", "Go over it"), name(Command.REVIEW), True),
        ("branch", translate("replay", "Play from here"), name(Command.BRANCH), True),
        ("knew", translate("replay", "What was known"), name(Command.KNEW), True),
        ("export", translate("replay", "Export"), "", True),
        ("panel", translate("table", "Panel"), name(Command.PANEL), False),
        ("settings", translate("table", "Settings"), name(Command.SETTINGS), False),
    ):
        top.label(key, text, shortcut, beside=beside)


def problem_words(record: Record, wording: Wording) -> str:
    """Return why a record cannot be read to its end, or nothing."""
    if record.problem is None:
        return ""
    words = translate("replay", "What stands before it can be watched.")
    return f"{wording.say(record.problem)} {words}"
