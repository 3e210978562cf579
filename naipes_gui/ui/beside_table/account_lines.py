"""The account of a hand in short: how it ended, and who gained what."""

from collections.abc import Sequence

from naipes_gui.core.face import ScoreLine, ScoreSheet
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording


def account_lines(sheet: ScoreSheet, wording: Wording, me: Seat) -> Sequence[tuple[str, str]]:
    """Return the result, and below it a line for me and for everybody who gained or lost."""
    lines = [line for line in sheet.lines if line.gained or line.seat == me]
    lines.sort(key=lambda line: line.seat != me)
    told = [(wording.names[line.seat], gained(line)) for line in lines]
    why = [(wording.say(sheet.early), "")] if sheet.early is not None else []
    return [(wording.say(sheet.summary or sheet.title), ""), *why, *told]


def gained(line: ScoreLine) -> str:
    """Return what a line brought, with its sign."""
    return f"+{line.gained}" if line.gained > 0 else str(line.gained).replace("-", "−")
