"""What a hint had to do with a decision: nobody is blamed for what the program has advised."""

from dataclasses import replace

from naipes_gui.review.judged import Judged
from naipes_gui.store.record import Record


def with_hint(record: Record, judged: Judged) -> Judged:
    """Return a judgement that knows whether a hint of the match had called the move good."""
    advised = bool(record.hints) and record.has_advised(judged.ply, judged.made)
    return judged if judged.advised == advised else replace(judged, advised=advised)
