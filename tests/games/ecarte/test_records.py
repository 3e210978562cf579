"""Whole recorded matches give the scores that stand in the record."""

import json
from pathlib import Path
from typing import Any

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import OUT
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.games.ecarte.options import EcarteOptions
from naipes_gui.games.ecarte.rules.game import Ecarte

RECORDS = sorted((Path(__file__).parents[2] / "records" / "ecarte").glob("*.naipes"))


class Reader:
    """Makes the moves of a record, line by line, and checks what it says of the scores."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.timeline = Timeline(Ecarte(EcarteOptions.from_json(options)))
        self.checked = 0

    def read(self, line: dict[str, Any]) -> None:
        match line:
            case {"lot": str(drawn)}:
                cards = (OUT if card == "-" else Card(card) for card in drawn.split())
                self.timeline.push(Move("lot", tuple(cards)))
            case {"hand": hand, "dealer": dealer}:
                assert (self.timeline.state.deals + 1, self.timeline.state.dealer) == (hand, dealer)
            case {"deck": str(deck), "cut": int(cut)}:
                self.timeline.push(Move("shuffle", tuple(map(Card, deck.split()))))
                self.timeline.push(Move("cut", number=cut))
            case {"s": int(seat), "m": str(move)}:
                self.timeline.push(Move.parse(move), Seat(seat))
            case {"undo": int(kept)}:
                self.undo(kept)
            case {"score": _}:
                assert line == self.timeline.rules.tally(self.timeline.state)
                self.checked += 1
            case {"end": "finished", "ranking": ranking}:
                assert self.timeline.state.is_over
                assert ranking == self.timeline.rules.ranking(self.timeline.state)
            case _:
                raise AssertionError(line)

    def undo(self, kept: int) -> None:
        ply = self.timeline.decisions[kept]
        self.timeline.cut(ply)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_played_again(path: Path) -> None:
    header, *lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    reader = Reader(header["options"])
    for line in lines:
        reader.read(line)
    assert reader.checked >= 4
    assert reader.timeline.state.is_over


def test_the_records_are_there() -> None:
    assert len(RECORDS) == 3
