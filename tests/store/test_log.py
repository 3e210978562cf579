"""What is logged: all of it in the file, little on the terminal, and nothing that orders either."""

import logging
from collections.abc import Iterator

import pytest

from naipes_gui.store import log, paths

told = logging.getLogger("naipes_gui.test")
ours_at_the_root = list[logging.Handler]()


@pytest.fixture(autouse=True)
def _left_as_it_was(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before, level = log.ours.handlers[:], log.ours.level
    log.ours.handlers = []
    monkeypatch.setattr(logging, "raiseExceptions", True)
    monkeypatch.delenv(log.DEBUG, raising=False)
    yield
    for handler in ours_at_the_root:
        logging.getLogger().removeHandler(handler)
    ours_at_the_root.clear()
    for handler in log.ours.handlers:
        handler.close()
    log.ours.handlers = before
    log.ours.setLevel(level)


def keep() -> None:
    """Keep the log as if nobody else listened, which the tests themselves do."""
    root = logging.getLogger()
    others = root.handlers[:]
    root.handlers.clear()
    log.keep()
    ours_at_the_root[:] = root.handlers
    root.handlers[:] = [*others, *ours_at_the_root]


def written() -> str:
    return paths.log_file().read_text("utf-8")


def broken() -> None:
    try:
        raise KeyError("lost\x1b[2J")
    except KeyError:
        told.exception("it broke")


def test_the_file_has_everything_and_the_terminal_what_matters(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert not log.is_kept()
    keep()
    assert log.is_kept()
    told.debug("a trifle")
    told.info("it is so")
    told.warning("beware\x1b[2J")
    broken()
    lines = written()
    assert "a trifle" not in lines
    assert " INFO naipes_gui.test: it is so\n" in lines
    terminal = capsys.readouterr().err
    assert "\x1b" not in lines + terminal
    assert "Traceback" in lines
    shown = terminal.splitlines()
    assert [line.partition("\\")[0] for line in shown] == [
        "WARNING:naipes_gui.test:beware", "ERROR:naipes_gui.test:it broke",
    ]  # fmt: skip
    assert not logging.raiseExceptions


def test_who_looks_for_faults_sees_them_on_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(log.DEBUG, "1")
    keep()
    told.debug("a trifle")
    broken()
    assert " DEBUG naipes_gui.test: a trifle\n" in written()
    terminal = capsys.readouterr().err
    assert "a trifle" not in terminal
    assert "Traceback" in terminal
    assert "\x1b" not in terminal


def test_where_there_can_be_no_file_the_terminal_has_the_tracebacks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    paths.log_file().mkdir()
    keep()
    assert not log.is_kept()
    broken()
    terminal = capsys.readouterr().err
    assert "WARNING:naipes_gui:no log file: " in terminal
    assert "Traceback" in terminal


@pytest.mark.parametrize("over", [0, 1])
def test_a_long_log_is_put_aside(over: int) -> None:
    file = paths.log_file()
    aside = file.with_name("naipes.log.1")
    aside.write_text("older")
    file.write_text("x" * (log.LONGEST + over))
    keep()
    told.info("news")
    assert aside.stat().st_size == (log.LONGEST + 1 if over else len("older"))
    assert written().startswith("x") != bool(over)
    assert written().endswith("news\n")


@pytest.mark.parametrize("has_file", [True, False])
def test_what_is_said_quietly_reaches_no_terminal(
    capsys: pytest.CaptureFixture[str], has_file: bool
) -> None:
    if not has_file:
        paths.log_file().mkdir()
    with log.kept_quietly():
        told.warning("beware")
        assert log.is_kept() == has_file
    assert log.ours.handlers == []
    terminal = capsys.readouterr().err
    assert terminal == ""
    assert not has_file or " WARNING naipes_gui.test: beware\n" in written()
