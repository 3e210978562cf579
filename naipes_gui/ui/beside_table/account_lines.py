"""The account of a hand in short: how it ended, who gained what, and how that was counted."""

from collections.abc import Sequence

from naipes_gui.core.face import ScoreLine, ScoreSheet
from naipes_gui.core.figures import signed
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.ui.shared.numbers import together

INDENT = "\u2003"


def account_lines(sheet: ScoreSheet, wording: Wording, me: Seat) -> Sequence[tuple[str, str]]:
    """Return the result, and below it for me and for everybody who gained or lost what and why."""
    lines = [line for line in sheet.rows(me) if line.gained or line.seat == me]
    why = [(wording.say(sheet.early), "")] if sheet.early is not None else []
    told = [each for line in lines for each in _of_seat(line, wording)]
    return [(wording.say(sheet.summary or sheet.title), ""), *why, *told]


def _of_seat(line: ScoreLine, wording: Wording) -> list[tuple[str, str]]:
    """Return what somebody gained, and below it where that comes from, as the sheet tells it."""
    derived = [(f"{INDENT}{together(wording.say(part))}", "") for part in line.derivation]
    return [(wording.names[line.seat], signed(line.gained)), *derived]
