"""The account of a hand that the game itself could not give."""

from naipes_gui.core.face import PlayedHand, ScoreLine, ScoreSheet
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase


def plain_sheet(hand: PlayedHand, *, fewest_win: bool) -> ScoreSheet:
    """Return what every seat has gained, and nothing of where it comes from."""
    before, after = hand.states[0].scores, hand.states[-1]
    lines = [
        ScoreLine(Seat(i), phrase("session", "no account"), (), now - before[i], now)
        for i, now in enumerate(after.scores)
    ]
    lines.sort(key=lambda line: line.gained, reverse=not fewest_win)
    return ScoreSheet(
        title=phrase("session", "The hand is over"),
        subtitle=phrase("session", "Where the points come from cannot be shown: see the log."),
        lines=tuple(lines),
        match_over=after.stage is Stage.OVER,
        fewest_win=fewest_win,
    )
