"""What the line of the situation says of a turn."""

from pathlib import Path

from naipes_gui.core.rules import Stage
from naipes_gui.core.zones import STOCK
from naipes_gui.games.hachi_hachi.rules.state import Phase
from naipes_gui.games.hachi_hachi.table.prompts import prompts
from naipes_gui.store.record import Record

RECORDS = Path(__file__).parents[2] / "records"


def test_a_card_is_said_to_be_turned_only_of_a_stock_that_has_one() -> None:
    said = {True: 0, False: 0}
    for file in sorted(RECORDS.glob("*/hachi_hachi-*.naipes"))[:6]:
        timeline = Record.load(file).timeline
        for ply in timeline.decisions:
            view = timeline.view(ply, timeline.moves[ply][0])
            if view.state.stage is Stage.HAND and view.state.phase is Phase.PLAY:
                told = prompts(view)[1].source
                has_stock = bool(view.state.table[STOCK.id])
                assert ("one of the stock is turned" in told) is has_stock
                said[has_stock] += 1
    assert min(said.values()), "both come up"
