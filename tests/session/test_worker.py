"""A match is played in its own thread."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Frame
from naipes_gui.games import all_games
from naipes_gui.session import worker
from naipes_gui.session.session import Session
from naipes_gui.session.worker import Worker
from naipes_gui.store.header import Header
from naipes_gui.store.header import Player as Seated
from naipes_gui.store.matches import draw_lot
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.shuffle import SHARED_PART
from tests.disk import Disk
from tests.ui.table_help import begun

ME = Seat(0)
PART = "luna 5 1,2"


@pytest.fixture
def recorder(tmp_path: Path) -> Recorder:
    return begun(tmp_path, seed=1)


@pytest.fixture
def session(recorder: Recorder) -> Iterator[Session]:
    session = Session(Worker(recorder, ME, seed=7, dealing=Random(2)))
    yield session
    session.close()


def mine(frame: Frame[Any]) -> bool:
    return bool(frame.view.moves) and frame.view.state.to_move == ME


def in_hand(frame: Frame[Any]) -> bool:
    return mine(frame) and frame.view.state.stage is Stage.HAND


def over(frame: Frame[Any]) -> bool:
    return bool(frame.view.state.is_played_out)


def waits(frame: Frame[Any]) -> bool:
    """Tell whether the person is to deal."""
    state = frame.view.state
    return state.stage is Stage.SHUFFLE and state.dealer >= 0


class Player:
    """Plays the first legal move whenever it is asked, and asks for the next hand."""

    def __init__(self, session: Session, *, stops: Any = lambda frame: False) -> None:
        self.session, self.frames, self.stops = session, list[Frame[Any]](), stops
        session.framed.connect(self.on_frame)

    def on_frame(self, frame: Frame[Any]) -> None:
        self.frames.append(frame)
        if self.stops(frame):
            return
        if mine(frame):
            plays = [m for m in frame.view.moves if m.verb not in ("claim", "resign")]
            self.session.submit(frame.ply, plays[0])
        elif waits(frame):
            self.session.go_on(PART)


def test_a_whole_match_is_played_and_recorded(
    qtbot: QtBot, session: Session, recorder: Recorder
) -> None:
    player = Player(session)
    session.start()
    frames = player.frames
    qtbot.waitUntil(lambda: bool(frames) and frames[-1].view.state.is_over, timeout=60_000)
    session.close()
    assert [frame.ply for frame in frames] == list(range(len(frames)))
    record = Record.load(recorder.path)
    assert record.problem is None
    assert record.is_over
    assert record.timeline.jump(record.timeline.ply, ME).view == frames[-1].view


def test_what_is_shown_is_already_on_the_disk(
    qtbot: QtBot, session: Session, recorder: Recorder
) -> None:
    seen = list[tuple[int, int]]()
    session.framed.connect(
        lambda frame: seen.append((frame.ply, recorder.path.read_text().count("\n")))
    )
    player = Player(session)
    session.start()
    qtbot.waitUntil(lambda: any(map(over, player.frames)), timeout=30_000)
    assert all(lines >= ply for ply, lines in seen if ply > 4)


def test_the_seal_comes_before_the_cut_and_opens_after_the_hand(
    qtbot: QtBot, session: Session
) -> None:
    sealed, accounts = list[str](), list[Any]()
    session.sealed.connect(sealed.append)
    session.accounted.connect(accounts.append)
    player = Player(session, stops=over)
    session.start()
    qtbot.waitUntil(lambda: any(map(over, player.frames)), timeout=30_000)
    sheets, seals, *_ = accounts[-1]
    assert len(sheets) == 1
    assert seals[0].commit == sealed[0]
    assert seals[0].holds


def test_after_a_hand_the_table_waits_to_be_asked(qtbot: QtBot, session: Session) -> None:
    player = Player(session, stops=over)
    session.start()
    qtbot.waitUntil(lambda: any(map(over, player.frames)), timeout=30_000)
    count = len(player.frames)
    qtbot.wait(80)
    assert len(player.frames) == count
    session.go_on(PART)
    qtbot.waitUntil(lambda: len(player.frames) > count, timeout=5_000)


def test_a_move_that_was_made_before_one_leaves_is_kept(
    qtbot: QtBot, session: Session, recorder: Recorder
) -> None:
    player = Player(session, stops=in_hand)
    session.start()
    qtbot.waitUntil(lambda: any(map(in_hand, player.frames)), timeout=30_000)
    frame = player.frames[-1]
    move = next(each for each in frame.view.moves if each.verb not in ("claim", "resign"))
    session.submit(frame.ply, move)
    session.close()
    assert Record.load(recorder.path).timeline.moves[frame.ply] == (ME, move)


def test_a_move_for_another_ply_is_dropped(qtbot: QtBot, session: Session) -> None:
    player = Player(session, stops=in_hand)
    session.start()
    qtbot.waitUntil(lambda: any(map(in_hand, player.frames)), timeout=30_000)
    frame = player.frames[-1]
    with qtbot.assertNotEmitted(session.framed, wait=80):
        session.submit(frame.ply - 1, frame.view.moves[0])


def test_an_illegal_move_changes_nothing(
    qtbot: QtBot, session: Session, recorder: Recorder
) -> None:
    player = Player(session, stops=in_hand)
    session.start()
    qtbot.waitUntil(lambda: any(map(in_hand, player.frames)), timeout=30_000)
    before = recorder.path.read_bytes()
    with qtbot.waitSignal(session.refused):
        session.submit(player.frames[-1].ply, Move("fly"))
    assert recorder.path.read_bytes() == before


def test_the_last_decision_is_taken_back_and_made_again(
    qtbot: QtBot, session: Session, recorder: Recorder
) -> None:
    frames = list[Frame[Any]]()
    session.framed.connect(frames.append)
    player = Player(session, stops=lambda frame: in_hand(frame) and len(decided(frames)) >= 2)
    session.start()
    qtbot.waitUntil(lambda: bool(frames) and player.stops(frames[-1]), timeout=30_000)
    before = player.frames[-1].ply
    with qtbot.waitSignal(session.assisted):
        session.take_back()
    qtbot.waitUntil(lambda: not player.frames[-1].events, timeout=5_000)
    back = player.frames[-1]
    assert back.ply < before
    assert in_hand(back)
    assert '{"undo"' in recorder.path.read_text()
    with qtbot.waitSignal(session.framed):
        session.redo()
    assert recorder.record.assisted


def test_a_new_move_forgets_what_was_taken_back(
    qtbot: QtBot, session: Session, recorder: Recorder
) -> None:
    frames = list[Frame[Any]]()
    session.framed.connect(frames.append)
    player = Player(session, stops=lambda frame: in_hand(frame) and len(decided(frames)) >= 2)
    session.start()
    qtbot.waitUntil(lambda: bool(frames) and player.stops(frames[-1]), timeout=30_000)
    session.take_back()
    qtbot.waitUntil(lambda: not frames[-1].events, timeout=5_000)
    back = frames[-1]
    plays = [move for move in back.view.moves if move.verb not in ("claim", "resign")]
    session.submit(back.ply, plays[-1])
    qtbot.waitUntil(lambda: mine(frames[-1]) and frames[-1].ply > back.ply, timeout=30_000)
    held = recorder.path.read_bytes()
    with qtbot.assertNotEmitted(session.framed, wait=80):
        session.redo()
    assert recorder.path.read_bytes() == held


def decided(frames: list[Frame[Any]]) -> list[Frame[Any]]:
    return [frame for frame in frames if in_hand(frame)]


def test_nothing_is_taken_back_before_the_first_decision(qtbot: QtBot, session: Session) -> None:
    player = Player(session, stops=in_hand)
    session.start()
    qtbot.waitUntil(lambda: any(map(in_hand, player.frames)), timeout=30_000)
    with qtbot.waitSignal(session.refused):
        session.take_back()


def test_a_match_is_resumed_where_it_stood(
    qtbot: QtBot, session: Session, recorder: Recorder
) -> None:
    player = Player(session, stops=in_hand)
    session.start()
    qtbot.waitUntil(lambda: any(map(in_hand, player.frames)), timeout=30_000)
    stood = player.frames[-1].view
    session.close()
    again = Session(Worker(Recorder.resume(recorder.path), ME, seed=7))
    with qtbot.waitSignal(again.framed) as shown:
        again.start()
    again.close()
    assert shown.args[0].view == stood
    assert shown.args[0].events == ()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Disk:
    return Disk(monkeypatch, tmp_path)


def test_one_timer_asks_a_full_disk_again(
    qtbot: QtBot, disk: Disk, monkeypatch: pytest.MonkeyPatch, recorder: Recorder
) -> None:
    monkeypatch.setattr(worker, "RETRY_MS", 300)
    player_worker = Worker(recorder, ME, seed=7, dealing=Random(2))
    session = Session(player_worker)
    told = list[object]()
    session.saving.connect(told.append)
    disk.fill()
    player = Player(session, stops=over)
    session.start()
    qtbot.waitUntil(lambda: any(map(over, player.frames)), timeout=30_000)
    assert len(told) == 1
    assert len(player_worker.findChildren(QTimer)) == 1
    asked = disk.asked.count("write")
    with qtbot.waitSignal(session.saving):
        qtbot.waitUntil(lambda: disk.asked.count("write") > asked, timeout=5_000)
        disk.heal()
    assert told[1:] == [None]
    assert recorder.path.read_bytes() == recorder.saved
    session.close()


def test_who_holds_a_match_finds_all_wishes_fulfilled(
    qtbot: QtBot, session: Session, recorder: Recorder
) -> None:
    player = Player(session, stops=in_hand)
    session.start()
    qtbot.waitUntil(lambda: any(map(in_hand, player.frames)), timeout=30_000)
    for number in range(20):
        session.noted(1, f"thought {number}")
    assert session.hold() is None
    assert recorder.record.notes[1] == "thought 19"
    count = len(player.frames)
    session.go_back()
    session.submit(player.frames[-1].ply, player.frames[-1].view.moves[0])
    qtbot.waitUntil(lambda: len(player.frames) > count, timeout=30_000)


def test_nothing_more_is_heard_of_a_match_that_was_left(qtbot: QtBot, session: Session) -> None:
    player = Player(session, stops=in_hand)
    session.start()
    qtbot.waitUntil(lambda: len(player.frames) > 1, timeout=30_000)
    session.close()
    count = len(player.frames)
    qtbot.wait(50)
    assert len(player.frames) == count


def test_a_hand_whose_account_fails_gets_a_plain_one(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def score_sheet(*_: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(session._worker._face, "score_sheet", score_sheet)
    sheets: list[Any] = []
    session.accounted.connect(lambda accounts: sheets.extend(accounts[0]))
    player = Player(session, stops=over)
    with qtbot.captureExceptions() as caught:
        session.start()
        qtbot.waitUntil(lambda: any(map(over, player.frames)), timeout=60_000)
    assert {error for error, _, _ in caught} == {RuntimeError}
    assert sheets[0].title.source == "The hand is over"
    last = next(frame for frame in player.frames if over(frame)).view.state
    assert {line.seat: line.total for line in sheets[0].lines} == dict(enumerate(last.scores))


def test_no_hand_is_dealt_before_the_person_gave_a_part(
    qtbot: QtBot, session: Session, recorder: Recorder
) -> None:
    on_disk = list[bool]()
    session.sealed.connect(
        lambda commit: on_disk.append(commit in recorder.path.read_text("utf-8"))
    )
    player = Player(session, stops=lambda frame: True)
    session.start()
    qtbot.waitUntil(lambda: bool(player.frames) and waits(player.frames[-1]), timeout=30_000)
    qtbot.wait(80)
    assert recorder.timeline.state.stage is Stage.SHUFFLE
    assert all(on_disk)
    assert on_disk
    before = recorder.record.commit
    session.go_on(PART)
    qtbot.waitUntil(lambda: bool(recorder.record.seals), timeout=30_000)
    assert recorder.record.seals[0].commit == before
    assert recorder.record.seals[0].to_json()["part"] == PART


def test_a_part_that_comes_before_its_seal_counts_for_nothing(
    qtbot: QtBot, session: Session, recorder: Recorder
) -> None:
    player = Player(session, stops=lambda frame: in_hand(frame) or over(frame))
    session.start()
    qtbot.waitUntil(lambda: any(map(in_hand, player.frames)), timeout=30_000)
    session.go_on("too early")
    qtbot.wait(50)
    player.stops = over
    frame = player.frames[-1]
    session.submit(frame.ply, frame.view.moves[0])
    qtbot.waitUntil(lambda: any(map(over, player.frames)), timeout=30_000)
    qtbot.wait(80)
    assert len(recorder.record.seals) == 1
    assert recorder.record.sealed is not None


@pytest.mark.parametrize("shuffles", [False, True])
def test_what_was_sealed_when_the_program_was_killed_is_dealt(
    qtbot: QtBot, recorder: Recorder, shuffles: bool
) -> None:
    recorder.seal(Random(1))
    if shuffles:
        recorder.shuffle(PART)
    commit, text = recorder.record.commit, recorder.path.read_bytes()
    recorder.close()
    again = Recorder.resume(recorder.path)
    session, sealed = Session(Worker(again, ME, seed=7)), list[str]()
    session.sealed.connect(sealed.append)
    player = Player(session, stops=over)
    session.start()
    qtbot.waitUntil(lambda: any(map(over, player.frames)), timeout=30_000)
    session.close()
    assert sealed[0] == again.record.seals[0].commit == commit
    assert again.path.read_bytes().startswith(text)
    assert Record.load(again.path).problem is None


def test_a_shared_deal_is_cut_for_the_person(qtbot: QtBot, tmp_path: Path) -> None:
    options = all_games()["ecarte"].options().make().to_json()
    seats = Seated(name="Tú"), Seated(name="Bruno", kind="bot", level="beginner")
    header = Header(
        game="ecarte", options=options, seats=seats, app="1", started="2026-01-01T00:00:00Z",
        deal="another code",
    )  # fmt: skip
    recorder = Recorder.begin(tmp_path / "shared.naipes", header)
    draw_lot(recorder, Random(3))
    assert recorder.timeline.state.dealer != ME, "the person is to cut"
    session = Session(Worker(recorder, ME, seed=7))
    session.framed.connect(lambda frame: session.go_on("mine") if waits(frame) else None)
    session.start()
    qtbot.waitUntil(lambda: recorder.timeline.state.stage is Stage.HAND, timeout=30_000)
    session.close()
    record = Record.load(recorder.path)
    assert record.problem is None
    assert record.seals[0].to_json()["part"] == SHARED_PART


def test_a_match_of_the_first_format_goes_on_in_it(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "old.naipes"
    older = Path(__file__).parent.parent / "records" / "ecarte" / "ecarte-default.naipes"
    lines = older.read_text("utf-8").splitlines(keepends=True)
    score = next(n for n, line in enumerate(lines) if '"score"' in line)
    path.write_text("".join(lines[: score + 1]), "utf-8")
    recorder = Recorder.resume(path)
    session = Session(Worker(recorder, ME, seed=7))
    # The opponent of the sample is of a level that is no longer there.
    player = Player(session, stops=lambda frame: frame.view.state.stage is Stage.HAND)
    session.start()
    qtbot.waitUntil(lambda: len(recorder.record.seals) == 2, timeout=30_000)
    session.close()
    assert player.frames
    record = Record.load(path)
    assert (record.problem, record.header.naipes, record.fingerprint) == (None, 1, "")
    assert record.seals[-1].to_json().keys() == {"deck", "salt"}
