"""Both ends of the pipe through which opponents are asked, in one process and without waiting."""

import logging
import sys
from threading import Event as Flag
from types import SimpleNamespace
from typing import Any

import pytest

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent, usual
from naipes_gui.games import all_games
from naipes_gui.session import blindfold, thinking
from naipes_gui.session.blindfold import Peeking
from naipes_gui.session.bot_process import ATTEMPTS, GRACE, PATIENCE, PULSE, BotProcess
from naipes_gui.session.pipe import pipes
from naipes_gui.session.thinking import Interruption, Peeked, ThoughtFailed, think
from tests.contract.positions import positions

GAME = all_games()["ecarte"]
POSITION = next(p for p in positions(GAME, 3) if len(p.view.moves) > 1)
VIEW, RULES = POSITION.view, POSITION.timeline.rules
MOVE, COUNSEL = Move("stand"), Counsel(Move("stand"))
CLUB = Opponent("club")


# Who asks.


class Line:
    """Stands for the pipe: gives its answers one after the other, at the time that is left."""

    def __init__(self, *answers: Any) -> None:
        self.answers, self.sent, self.waited = [*answers], list[Any](), list[float]()
        self.is_closed = False

    def send(self, what: Any) -> None:
        self.sent.append(what)

    def poll(self, seconds: float) -> bool:
        self.waited.append(seconds)
        return bool(self.answers)

    def recv(self) -> Any:
        answer = self.answers.pop(0)
        if isinstance(answer, OSError | EOFError):
            raise answer
        return answer

    def close(self) -> None:
        self.is_closed = True


def asking(monkeypatch: pytest.MonkeyPatch, *lines: Line) -> Any:
    """Return a process that has one of these pipes each time it is started."""
    left, made = iter(lines), BotProcess("ecarte", RULES)

    def start(self: Any) -> Any:
        line = next(left)
        self._process = SimpleNamespace(pid=1, pipe=line, end=line.close)
        return self._process

    monkeypatch.setattr(BotProcess, "_start", start)
    return made


def test_an_answer_is_taken_from_the_same_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(MOVE, COUNSEL)
    process = asking(monkeypatch, line)
    assert process.choose(VIEW, CLUB, 5, Flag()) == MOVE
    assert process.weigh(VIEW, CLUB, 6, Flag()) == COUNSEL
    assert line.sent == [("choose", VIEW, CLUB, 5), ("weigh", VIEW, CLUB, 6)]
    assert line.waited == [PULSE] * 2
    process.warm()
    assert not line.is_closed
    process.close()
    assert line.is_closed


@pytest.mark.parametrize("fault", [EOFError(), OSError("broken pipe")])
def test_a_pipe_that_breaks_is_asked_anew_a_second_time(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Exception
) -> None:
    broken, sound = Line(fault), Line(MOVE)
    process = asking(monkeypatch, broken, sound)
    assert process.thought(VIEW, CLUB, 5, Flag()) == MOVE
    assert broken.is_closed
    assert broken.sent == sound.sent
    lines = [Line(fault) for _ in range(ATTEMPTS)]
    process = asking(monkeypatch, *lines)
    assert process.thought(VIEW, CLUB, 5, Flag()) is None
    assert all(line.is_closed for line in lines)


def test_who_never_answers_is_given_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    dumb = [Line() for _ in range(ATTEMPTS)]
    process = asking(monkeypatch, *dumb)
    assert process.choose(VIEW, CLUB, 5, Flag()) in VIEW.moves
    for line in dumb:
        assert sum(line.waited) == pytest.approx(PATIENCE)
        assert line.is_closed
    made_up = process.choose.__self__
    assert made_up.pid is None


def test_a_move_that_is_made_up_follows_from_the_question(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def chosen(seed: int) -> Move | None:
        process = asking(monkeypatch, *(Line(EOFError()) for _ in range(ATTEMPTS)))
        move: Move | None = process.choose(VIEW, CLUB, seed, Flag())
        return move

    assert [chosen(seed) for seed in range(8)] == [chosen(seed) for seed in range(8)]
    assert len({str(chosen(seed)) for seed in range(20)}) > 1


@pytest.mark.parametrize("answers", [(MOVE,), ()])
def test_who_is_told_to_stop_answers_to_nobody(
    monkeypatch: pytest.MonkeyPatch, answers: tuple[Any, ...]
) -> None:
    """What it still says in time is thrown away; who says nothing is ended."""
    line, stop = Line(*answers), Flag()
    stop.set()
    process = asking(monkeypatch, line)
    assert process.choose(VIEW, CLUB, 5, stop) is None
    assert line.sent == [("choose", VIEW, CLUB, 5), None]
    assert line.waited == [GRACE]
    assert line.answers == []
    assert line.is_closed == (not answers)


def test_an_answer_of_another_kind_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    process = asking(monkeypatch, Line(COUNSEL, MOVE))
    assert process.thought(VIEW, CLUB, 5, Flag()) is None
    assert process.weigh(VIEW, CLUB, 5, Flag()) is None


def test_who_has_looked_is_not_asked_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    line = Line(Peeked("open"), MOVE)
    process = asking(monkeypatch, line)
    with caplog.at_level(logging.ERROR):
        assert process.thought(VIEW, CLUB, 5, Flag()) is None
    assert line.is_closed
    assert line.answers == [MOVE]


# Who is asked.


class Asked:
    """The pipe of who thinks: questions come out of it until there are no more."""

    def __init__(self, *questions: Any) -> None:
        self.questions, self.sent = [*questions], list[Any]()
        self.ours, self.theirs = pipes()

    def recv(self) -> Any:
        if not self.questions:
            raise EOFError
        return self.questions.pop(0)

    def send(self, what: Any) -> None:
        self.sent.append(what)

    def poll(self) -> bool:
        return self.ours.poll()


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What a process does before the first question, none of which is to happen to this one."""
    told = list[Any]()
    monkeypatch.setattr(thinking, "hold", lambda folder: told.append(("hold", folder)))
    monkeypatch.setattr(blindfold, "put_on", lambda tell: told.append(("blind", tell)))
    return told


def answers(*questions: Any) -> list[Any]:
    pipe: Any = Asked(*questions)
    think(pipe, "ecarte", RULES.options)
    pipe.ours.close()
    pipe.theirs.close()
    sent: list[Any] = pipe.sent
    return sent


def test_who_thinks_is_blind_before_the_first_question(prepared: list[Any]) -> None:
    assert answers() == []
    assert prepared[:-1] == [("hold", "ecarte")]
    assert prepared[-1][0] == "blind"


def test_what_is_tried_behind_the_blindfold_is_sent(
    prepared: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blindfold, "put_on", lambda tell: tell("open"))
    (peeked,) = answers()
    assert isinstance(peeked, Peeked)
    assert str(peeked) == "open"


def test_every_question_has_one_answer_and_a_call_to_stop_none(prepared: list[Any]) -> None:
    first = answers(("choose", VIEW, CLUB, 5), None, ("weigh", VIEW, CLUB, 6))
    assert [type(answer) for answer in first] == [Move, Counsel]
    assert first == answers(("choose", VIEW, CLUB, 5), ("weigh", VIEW, CLUB, 6))


def test_a_level_that_nobody_knows_plays_as_the_usual_one(prepared: list[Any]) -> None:
    stranger, ordinary = Opponent("of another program"), Opponent(usual(GAME.bots()))
    for seed in range(3):
        one, other = answers(("choose", VIEW, stranger, seed), ("choose", VIEW, ordinary, seed))
        assert one == other


def test_an_opponent_sits_down_once(prepared: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    seated, sit_down = list[Opponent](), Opponent.sit_down

    def counted(self: Opponent, *given: Any) -> Any:
        seated.append(self)
        return sit_down(self, *given)

    monkeypatch.setattr(Opponent, "sit_down", counted)
    other = Opponent("beginner")
    answers(*(("choose", VIEW, who, 5) for who in (CLUB, other, CLUB, other)))
    assert seated == [CLUB, other]


def test_a_fault_is_sent_and_the_next_question_answered(prepared: list[Any]) -> None:
    failed, move = answers(("ponder", VIEW, CLUB, 5), ("choose", VIEW, CLUB, 5))
    assert isinstance(failed, ThoughtFailed)
    first, *places = str(failed).splitlines()
    assert first.startswith("AttributeError(")
    assert len(places) == 1
    assert places[0].startswith("  ")
    assert places[0].endswith(" think")
    assert isinstance(move, Move)


def test_who_cannot_reach_out_any_more_ends(
    prepared: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise Peeking("open")

    monkeypatch.setattr(Opponent, "sit_down", refuse)
    assert answers(("choose", VIEW, CLUB, 5), ("choose", VIEW, CLUB, 6)) == []


def test_anything_that_comes_interrupts() -> None:
    ours, theirs = pipes()
    interruption = Interruption(ours)
    assert not interruption.is_set()
    theirs.send(None)
    assert interruption.is_set()
    ours.recv()
    assert not interruption.is_set()
    theirs.close()
    assert interruption.is_set()
    ours.close()


# What is let through the blindfold.


HARMLESS = [
    "array.__new__", "builtins.id", "code.__new__", "compile", "exec", "function.__new__",
    "object.__delattr__", "object.__getattr__", "object.__setattr__", "pickle.find_class",
    "sys._getframe", "sys.excepthook", "sys.unraisablehook", "time.sleep",
]  # fmt: skip
REACHING_OUT = ["open", "import", "os.listdir", "os.system", "socket.connect", "ctypes.dlopen"]


def test_only_what_reaches_nothing_is_allowed_and_the_rest_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hooks, told = list[Any](), list[str]()
    monkeypatch.setattr(sys, "addaudithook", hooks.append)
    blindfold._refuse(told.append)
    (watch,) = hooks
    for event in HARMLESS:
        watch(event, ())
    assert told == []
    for event in REACHING_OUT:
        with pytest.raises(Peeking, match=event):
            watch(event, ())
    assert told == REACHING_OUT[:1]


def test_a_closed_end_is_no_fault(prepared: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = pipes()
    theirs.send(("choose", VIEW, CLUB, 5))
    theirs.send(("choose", VIEW, CLUB, 6))
    theirs.close()
    think(ours, "ecarte", RULES.options)
    ours.close()
