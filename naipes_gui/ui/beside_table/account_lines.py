"""The account of a hand in short: how it ended, and who gained what."""

from collections.abc import Sequence

from naipes_gui.core.face import ScoreSheet
from naipes_gui.core.figures import signed
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording


def account_lines(sheet: ScoreSheet, wording: Wording, me: Seat) -> Sequence[tuple[str, str]]:
    """Return the result, and below it a line for me and for everybody who gained or lost."""
    lines = [line for line in sheet.rows(me) if line.gained or line.seat == me]
    told = [(wording.names[line.seat], signed(line.gained)) for line in lines]
    why = [(wording.say(sheet.early), "")] if sheet.early is not None else []
    return [(wording.say(sheet.summary or sheet.title), ""), *why, *told]
