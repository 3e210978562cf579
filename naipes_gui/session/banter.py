"""What an opponent says about a hand that is over, by what it had expected of it."""

from collections.abc import Collection, Mapping, Sequence
from random import Random
from statistics import fmean

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.rules import Stop
from naipes_gui.core.table import Scores, Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.session.bot_process import BotProcess
from naipes_gui.store.record import Record

CLOSE, LUCKY, UNLUCKY, RIGHT = "close", "lucky", "unlucky", "right"
LINES: Mapping[str, tuple[Phrase, ...]] = {
    CLOSE: (
        phrase("banter", "I was in two minds at the start: it was six of one, half a dozen…"),
        phrase("banter", "A toss-up, that first decision of mine."),
        phrase("banter", "I nearly did the opposite, you know."),
    ),
    LUCKY: (
        phrase("banter", "I did not see that coming either."),
        phrase("banter", "The cards were kinder than I had reckoned."),
        phrase("banter", "I would have signed for much less."),
    ),
    UNLUCKY: (
        phrase("banter", "I had reckoned otherwise."),
        phrase("banter", "On paper that was a good hand. Only on paper."),
        phrase("banter", "I would play it the same way again."),
    ),
    RIGHT: (
        phrase("banter", "Just as I had reckoned."),
        phrase("banter", "That one I could see from the start."),
        phrase("banter", "No surprises: the sums came out."),
    ),
}
"""The reactions, and what may be said for each."""


def remark(
    record: Record, bot_process: BotProcess, stop: Stop, said: Collection[Phrase] = ()
) -> tuple[Seat, Phrase] | None:
    """Return what one opponent has to say about the last hand, or nothing.

    One of them is asked once more what it weighed at its first choice of the hand; only
    now, when that can give nothing away. What was ``said`` at this table comes last.
    """
    timeline, opponents = record.timeline, record.header.opponents
    begin, end = timeline.shuffles[-1], timeline.ply
    chance = Random(record.thought(end))
    seats = [seat for seat in opponents if _first_choice(record, seat, begin) is not None]
    if not seats:
        return None
    seat = chance.choice(seats)
    ply = _first_choice(record, seat, begin)
    assert ply is not None
    counsel = bot_process.weigh(
        record.timeline.view(ply, seat), opponents[seat], record.thought(ply), stop
    )
    gained = _gained(record, seat, begin, end)
    mood = reaction(counsel, gained) if counsel is not None else None
    return (seat, chance.choice(fresh(LINES[mood], said))) if mood is not None else None


def fresh(lines: Sequence[Phrase], said: Collection[Phrase]) -> Sequence[Phrase]:
    """Return the lines that were not said yet; all of them, once all were."""
    return [line for line in lines if line not in said] or lines


def _gained(record: Record, seat: Seat, begin: int, end: int) -> float:
    """Return how much better a seat did in a hand than the others did on the average."""
    before: Scores = record.timeline.states[begin].scores
    after: Scores = record.timeline.states[end].scores
    gains = [late - early for early, late in zip(before, after, strict=True)]
    ahead = gains[seat] - fmean(gain for other, gain in enumerate(gains) if other != seat)
    return -ahead if record.rules.fewest_win else ahead


def reaction(counsel: Counsel, gained: float) -> str | None:
    """Return how a player feels who weighed that and gained so much; often there is nothing.

    A worth tells by its sign whether a gain was expected; what was close was really close.
    """
    if not counsel.choices:
        return None
    expected = next(
        (one.worth for one in counsel.choices if one.move == counsel.chosen),
        counsel.choices[0].worth,
    )
    if expected <= 0 < gained:
        return LUCKY
    if gained < 0 < expected:
        return UNLUCKY
    if counsel.is_close and gained <= 0:
        return CLOSE
    return RIGHT if gained > 0 and not counsel.is_close else None


def _first_choice(record: Record, seat: Seat, begin: int) -> int | None:
    """Return the ply at which a seat had something to choose for the first time in a hand."""
    timeline = record.timeline
    plies = range(begin, timeline.ply)
    mine = (p for p in plies if timeline.moves[p][0] == seat and timeline.is_decision(p))
    return next((p for p in mine if len(timeline.view(p, seat).moves) > 1), None)
