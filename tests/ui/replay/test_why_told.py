"""Who only watches others is told why each plays so, and of them, not to them."""

import pytest

from naipes_gui.core.ground_of_another import OF_ANOTHER, YOU
from naipes_gui.core.table import FIRST, OMNISCIENT
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.store.record import Record
from naipes_gui.ui.replay.outline import Outline
from naipes_gui.ui.replay.words import Narrator
from tests.having import with_records
from tests.ui.match.test_every_score_sheet import NAMES, RECORDS
from tools.translations import texts

LOOKED_AT = 150


@pytest.mark.parametrize("game", with_records())
def test_plays_of_others_are_told_with_their_reason(game: str) -> None:
    file = min((RECORDS / game).glob("*.naipes"))
    timeline = Record.load(file).timeline
    outline = Outline(timeline, FIRST, is_mine=False)
    outline.finish()
    face = all_games()[game].face().speaking_to(OMNISCIENT)
    narrator = Narrator(outline, face, Wording(NAMES))
    narrator.look_as(OMNISCIENT)
    plies = range(min(timeline.ply, LOOKED_AT))
    reasons = [narrator._why(ply) for ply in plies if narrator._was_decided(ply)]
    assert sum(map(bool, reasons)) >= 10, "it is told"
    assert [told for told in reasons if YOU.search(told)] == []
    narrator.look_as(FIRST)
    hidden = [ply for ply in plies if timeline.moves[ply][0] != FIRST]
    assert not any(map(narrator._why, hidden)), "nobody's cards are told through it"


def test_every_ground_of_tricks_can_be_told_of_others() -> None:
    assert [text for text in texts()["tricks"] if YOU.search(text) and text not in OF_ANOTHER] == []
