"""While cards are cut and dealt the line below the table says by whom."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.motion import Meaning
from naipes_gui.games import all_games
from naipes_gui.ui.table.director import Beat
from tests.ui.page_help import ME, is_asked, page_of, play_until


@pytest.mark.parametrize("game", [*all_games()])
def test_who_deals_is_said_as_long_as_cards_are_dealt(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    page = page_of(qtbot, tmp_path, game)
    told = list[tuple[int, str]]()

    def on_performed(beat: Beat, _: int) -> None:
        view = page.board.view_
        if beat.meaning is Meaning.DEAL and view is not None:
            told.append((view.state.dealer, page.situation.plain))

    page.board.director.performed.connect(on_performed)
    play_until(qtbot, page, lambda: is_asked(page))
    assert told
    for dealer, text in told:
        name = "You deal" if dealer == ME else f"{page.wording.names[dealer]} deals"
        assert text == f"{name} the cards."
    page.board.stop()
