"""Which suit is trumps is told once in a hand of NLK, to whoever draws the last card."""

from pathlib import Path
from random import Random

import pytest

from naipes_gui.core.herald import FULL, Herald
from naipes_gui.core.table import FIRST
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.games.nlk.table.words import TRUMPS
from tools.proofs.playing import saved_match


@pytest.mark.parametrize("seed", range(4))
def test_trumps_are_told_once_in_a_hand(tmp_path: Path, seed: int) -> None:
    match = saved_match(tmp_path / "a.naipes", "nlk", Random(seed), hands=1)
    match.recorder.close()
    face, timeline = all_games()["nlk"].face(), match.recorder.record.timeline
    herald, told = Herald(face, FIRST), list[str]()
    herald.adopt(Wording(("You", *"ABCDEFGH")), FULL)
    for ply in range(1, timeline.ply + 1):
        herald.add(timeline.tell(ply, FIRST, face))
        told.append(herald.told())
    # In whatever words: a moment says it where the piles become hands, and nothing says it again.
    assert sum(text.casefold().count("trumps") for text in told) == 1
    last = timeline.state.last_card
    assert any(last is not None and TRUMPS[last.suit].source in text for text in told)
