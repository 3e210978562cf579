"""What others played among themselves is told to nobody as “you”."""

import re
from pathlib import Path

import pytest

from naipes_gui.core.table import FIRST, OMNISCIENT
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.store.record import Record
from naipes_gui.ui.replay.outline import Outline
from naipes_gui.ui.replay.words import Narrator
from tests.playthrough import NAMES

RECORDS = Path(__file__).parents[1] / "records"
YOU = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", all_games())
def test_a_watched_match_is_told_in_the_third_person(game: str) -> None:
    for file in sorted((RECORDS / game).glob("*.naipes")):
        record, face = Record.load(file), all_games()[game].face()
        outline = Outline(record.timeline, FIRST, is_mine=False)
        outline.finish()
        narrator = Narrator(outline, face, Wording(NAMES))
        told = [narrator.heading(row) for row in outline.hands]
        told += [line for row in outline.hands for each in narrator.account(row) for line in each]
        for eyes in (FIRST, OMNISCIENT):
            narrator.look_as(eyes)
            for ply in range(1, record.timeline.ply + 1):
                told += narrator.situation(ply)
                view = record.timeline.view(ply, OMNISCIENT)
                told += [Wording(NAMES).say(note) for note in face.notes(view)]
        assert len(told) > record.timeline.ply
        assert sorted({each for each in told if YOU.search(each)}) == []
