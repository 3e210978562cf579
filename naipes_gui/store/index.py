"""What the list of matches shows of the files of the library, kept between two runs."""

from pathlib import Path
from typing import Any

from naipes_gui.store.header import Header
from naipes_gui.store.parent import is_mark
from naipes_gui.store.stamped import Stamped
from naipes_gui.store.summary import Stamp, Summary

ENDS = ("", "finished", "abandoned")


class Index(Stamped[Summary]):
    """What is known of the files of the library; a file that is no match is read every time."""

    version = 2

    def note(self, stamp: Stamp, match: Summary) -> None:
        """Take in what was read of a file."""
        self.take(match.path, stamp, match if match.header is not None else None)

    def pack(self, known: Summary) -> list[Any]:
        """Return a summary without what the file itself says."""
        about = known.header.to_json() if known.header is not None else {}
        places = [list(place) for place in known.ranking]
        return [about, known.hands, known.moves, list(known.score), known.end, places,
                known.assisted, known.mark]  # fmt: skip

    def unpack(self, path: Path, stamp: Stamp, row: list[Any]) -> Summary:
        """Return what a row says, if it can be so at all."""
        about, hands, moves, score, end, ranking, assisted, mark = row
        numbers = (hands, moves, *score, *(seat for place in ranking for seat in place))
        if not all(type(number) is int for number in numbers) or min(hands, moves) < 0:
            raise ValueError("a number that is none")
        if end not in ENDS or type(assisted) is not bool:
            raise ValueError("an end that is none")
        if mark and not is_mark(mark):
            raise ValueError("a mark that is none")
        places = tuple(map(tuple, ranking))
        header, changed = Header.from_json(about), stamp.changed_ns / 1e9
        return Summary(path, changed, header, hands, moves, tuple(score), end, places, assisted,
                       mark=mark)  # fmt: skip
