"""Who thinks can see nothing but the question: not the file, not the program, not the pack."""

import errno
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from threading import Event as Flag
from typing import Any

import pytest

from naipes_gui import files
from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.opponent import STYLES, Opponent
from naipes_gui.core.rules import View
from naipes_gui.core.table import OMNISCIENT
from naipes_gui.games import all_games
from naipes_gui.session import bot_process as thinking
from naipes_gui.session.bot_process import BotProcess, masked
from tests.contract.positions import Position, positions
from tests.found import some
from tests.games_for_tests import peepers
from tests.nights import by_night

GAME = all_games()["ecarte"]
RULES = GAME.rules(GAME.options().make())
every_level = pytest.mark.parametrize(
    ("key", "level"), [(key, level) for key, game in all_games().items() for level in game.bots()]
)
MANY = by_night(4, by_day=2)
NOT_ON_WINDOWS = {"forks", "loosens the limits", "becomes another program"}


@pytest.fixture
def position() -> Position:
    """A decision with something to choose, so that it shows who has seen anything."""
    found = (p for p in positions(GAME, 3) if len(p.view.moves) > 1)
    return next(p for p in found if p.timeline.rules.options == RULES.options)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[BotProcess]:
    """A thinker among whose opponents are some who peep."""
    monkeypatch.setattr(thinking, "think", peepers.think_beside)
    bot_process = BotProcess("ecarte", RULES)
    yield bot_process
    bot_process.close()


def asked(bot_process: BotProcess, level: str, view: View[Any]) -> Any:
    return bot_process.choose(view, Opponent(level), 1, Flag())


# Those who look.


@pytest.mark.parametrize("way", [*peepers.LOOKS])
def test_who_looks_is_caught_and_a_legal_move_made(
    watched: BotProcess, position: Position, caplog: pytest.LogCaptureFixture, way: str
) -> None:
    if sys.platform == "win32" and way in NOT_ON_WINDOWS:
        pytest.skip("there is nothing of the kind")
    assert asked(watched, way, position.view) in position.view.moves
    assert watched.pid is None
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert any("tried to look" in line and way in line for line in told), told


def test_the_next_question_is_answered_by_a_fresh_process(
    watched: BotProcess, position: Position, caplog: pytest.LogCaptureFixture
) -> None:
    asked(watched, "opens the match", position.view)
    caplog.clear()
    assert asked(watched, "club", position.view) in position.view.moves
    assert watched.pid is not None
    assert not caplog.records


@pytest.mark.parametrize("way", [*peepers.GLANCES])
def test_who_looks_about_finds_nothing(
    watched: BotProcess,
    position: Position,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    way: str,
) -> None:
    monkeypatch.setenv("NAIPES_HOME", str(peepers.MATCH.parent))
    monkeypatch.setattr(sys, "argv", ["naipes", str(peepers.MATCH)])
    monkeypatch.setattr(thinking, "left_about", position.state, raising=False)
    with peepers.MATCH.open("rb") as match:
        os.set_inheritable(match.fileno(), True)
        assert asked(watched, way, position.view) == position.view.moves[0]
    assert not caplog.records


def test_who_asks_for_advice_gets_none_from_a_peeper(
    watched: BotProcess, position: Position
) -> None:
    assert watched.weigh(position.view, Opponent("opens the match"), 1, Flag()) is None


@pytest.mark.skipif(sys.platform == "win32", reason="there the kernel sets no such limits")
def test_the_kernel_refuses_as_well() -> None:
    code = """if True:
        import os
        from naipes_gui.session import blindfold
        blindfold._limit()
        for attempt in (lambda: os.open("/", os.O_RDONLY), os.pipe, lambda: os.dup(0)):
            try:
                attempt()
            except OSError as error:
                print(error.errno)
        """
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    refused = list(map(int, ran.stdout.split()))
    assert refused[:2] == [errno.EMFILE] * 2
    assert refused[2] in (errno.EMFILE, errno.EINVAL)


@pytest.mark.skipif(sys.platform != "linux", reason="only there it can be looked up")
def test_a_process_is_handed_a_pipe_and_nothing_else(position: Position) -> None:
    bot_process = BotProcess("ecarte", RULES)
    with peepers.MATCH.open("rb"):
        asked(bot_process, "club", position.view)
        held = {fd.name: str(fd.readlink()) for fd in Path(f"/proc/{bot_process.pid}/fd").iterdir()}
    bot_process.close()
    others = [what for name, what in held.items() if int(name) >= peepers.STANDARD]
    assert all(what.startswith(("pipe:", "socket:", "/dev/null")) for what in others), held


# Those who do not.


@pytest.mark.sampled
@every_level
def test_honest_opponents_need_nothing_else(
    key: str, level: str, caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> None:
    """Whatever they read or import late would be refused; and they choose as they do here."""
    bot_process: BotProcess | None = None
    for number, position in enumerate(islice(positions(all_games()[key], 5), MANY)):
        who, rules, view = (
            Opponent(level, list(STYLES)[number]),
            position.timeline.rules,
            position.view,
        )
        if bot_process is None or rules is not bot_process.rules:
            bot_process = BotProcess(key, rules)
            request.addfinalizer(bot_process.close)
        assert bot_process.weigh(view, who, number, Flag()) is not None
        here = who.sit_down(all_games()[key].bots(), rules)
        assert bot_process.choose(view, who, number, Flag()) == here.choose(
            view, Random(number), Flag()
        )
    assert not caplog.records


def test_what_is_held_is_not_read_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(files, "_held", {})
    folder = files.resource("hachi_hachi")
    files.hold("hachi_hachi")
    files.hold("no such folder")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    for file in some(folder.iterdir()):
        assert files.contents("hachi_hachi", file.name) == file.read_bytes()
    with pytest.raises(OSError, match="no such"):
        files.contents("no such", "file")


# The last look before a view is sent.


@pytest.mark.parametrize("key", all_games())
def test_an_honest_view_is_sent_as_it_is(key: str, caplog: pytest.LogCaptureFixture) -> None:
    for position in islice(positions(all_games()[key], 11), 30):
        view = position.view
        assert masked(position.timeline.rules, view) is view
    assert not caplog.records


@pytest.mark.parametrize("key", all_games())
def test_a_view_that_shows_too_much_is_masked_and_told(
    key: str, caplog: pytest.LogCaptureFixture
) -> None:
    for position in islice(positions(all_games()[key], 12), 10):
        caplog.clear()
        honest = position.view
        leaking = replace(honest, state=position.state)
        sent = masked(position.timeline.rules, leaking)
        assert sent.state.table == honest.state.table
        assert sent.moves == honest.moves
        assert any(HIDDEN in cards for cards in sent.state.table.values())
        assert "may not know" in caplog.text


def test_nobody_is_asked_with_the_eyes_of_all(position: Position) -> None:
    everything = position.timeline.view(position.timeline.ply, OMNISCIENT)
    with pytest.raises(ValueError, match="nobody sits"):
        masked(RULES, everything)
