"""Who is “you” on the felt of a replay: the person of the match, and in a watched one nobody."""

import json
import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import OMNISCIENT, Seat
from naipes_gui.core.text import translate
from naipes_gui.games import all_games
from naipes_gui.store.settings import Settings
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.replay.player import Player

RECORDS = Path(__file__).parents[2] / "records"
YOU = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)
EACH = 7
"""Every so manieth move of a hand is looked at: it is met in each phase of some hand."""
SOME = 60
"""So many moves from the first on, everybody has been to move."""


def match_of(game: str) -> Path:
    return min((RECORDS / game).glob("*.naipes"))


@pytest.fixture
def watched(qtbot: QtBot, request: pytest.FixtureRequest, tmp_path: Path) -> ReplayPage:
    """Return the replay of a game in which the first seat belonged to a person, or nobody did."""
    game, is_mine = request.param
    head, *rest = match_of(game).read_text(encoding="utf-8").splitlines(keepends=True)
    header = json.loads(head)
    names = [f"Name{i}" for i, _ in enumerate(header["seats"])]
    for seat, name in zip(header["seats"], names, strict=True):
        seat["name"] = name
        if seat["kind"] == "human" and not is_mine:
            seat.update(kind="bot", level="expert", style="prudent", version=1)
    path = tmp_path / "watched.naipes"
    path.write_text("".join((f"{json.dumps(header)}\n", *rest)), encoding="utf-8")
    page = ReplayPage(path, Settings(speed="instant", player_name="Name0"), at=0)
    qtbot.addWidget(page, before_close_func=lambda _: page.leave())
    page.resize(1280, 800)
    page.show()
    page.start()
    qtbot.waitUntil(lambda: page.player is not None, timeout=20_000)
    return page


def told(page: ReplayPage, player: Player, ply: int) -> list[str]:
    """Return what is written on the felt at a ply, come to by a move and at once."""
    lines = list[str]()
    player.seek(ply - 1)
    player.step()
    page.board.finish()
    for _ in range(2):
        overlay = page.board.overlay
        lines += [*overlay.words().values(), *overlay.turn_line.lines]
        view = page.board.view_
        assert view is not None
        lines += [each.word for _, each in overlay.contents(view)]
        player.seek(ply)
    return lines


def plies(page: ReplayPage) -> list[int]:
    states = page.outline.timeline.states
    found = [ply for ply, state in enumerate(states) if ply > 1 and state.stage is Stage.HAND]
    return found[:: EACH if len(found) < 300 else 6 * EACH]


@pytest.mark.parametrize(
    "watched", [(game, False) for game in all_games()], indirect=True, ids=list(all_games())
)
def test_nobody_is_you_in_a_match_that_others_played(watched: ReplayPage) -> None:
    player, many = watched.player, 0
    assert player is not None
    for eyes in (watched.switch.seats[1], OMNISCIENT, watched.me):
        player.look_as(eyes)
        for ply in plies(watched)[::3]:
            lines = told(watched, player, ply)
            many += len(lines)
            assert not [line for line in lines if YOU.search(line)], (eyes, ply)
    assert many


@pytest.mark.parametrize(
    "watched", [(game, True) for game in all_games()], indirect=True, ids=list(all_games())
)
def test_with_the_eyes_of_another_you_are_still_the_person(watched: ReplayPage) -> None:
    player = watched.player
    assert player is not None
    rival: Seat = watched.switch.seats[1]
    player.look_as(rival)
    name = watched.seat_infos[rival].name
    named = 0
    for ply in plies(watched):
        mover = watched.outline.timeline.moves[ply - 1][0]
        lines = told(watched, player, ply)
        last = watched.board.overlay.turn_line.words
        # A trick that a rival completes may be the person's.
        if mover == rival and last and "trick" not in last:
            assert not YOU.search(last), (ply, last)
            named += name in last
        view = watched.board.view_
        assert view is not None
        theirs = next(each for place, each in watched.board.overlay.contents(view)
                      if place.seat == rival)  # fmt: skip
        assert not YOU.search(theirs.word), (ply, theirs.word)
        assert lines
    assert named


@pytest.mark.parametrize(
    "watched", [(game, True) for game in all_games()], indirect=True, ids=list(all_games())
)
def test_nobody_thinks_about_what_was_played_long_ago(watched: ReplayPage) -> None:
    """A plate said “Thinking…” as long as one looked at the position."""
    player, to_move = watched.player, 0
    assert player is not None
    for ply in range(2, SOME):
        player.seek(ply)
        view = watched.board.view_
        assert view is not None
        words = {each.word for _, each in watched.board.overlay.contents(view)}
        assert translate("table", "Thinking…") not in words, ply
        to_move += view.state.is_in_play and view.state.to_move == watched.switch.seats[1]
    assert to_move
