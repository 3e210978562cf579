"""``--scheduler``: whatever a cluster lacks is one sentence, and no fault of the program."""

import sys
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future
from pathlib import Path
from shutil import copy
from types import ModuleType
from typing import Any, Self

import pytest

from tests.cli.conftest import Run

RECORDS = Path(__file__).parent.parent / "records" / "format2"


class Cluster(Executor):
    """What Dask gives whoever asks for it, as far as it is used here."""

    def __init__(self, error: Exception, workers: int) -> None:
        self._error, self._workers = error, workers

    def scheduler_info(self) -> dict[str, Any]:
        return {"workers": dict.fromkeys(range(self._workers))}

    def get_executor(self) -> Self:
        return self

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        future = Future[Any]()
        future.set_exception(self._error)
        return future


@pytest.fixture
def match(tmp_path: Path) -> Path:
    return Path(copy(RECORDS / "mosca-format2.naipes", tmp_path))


@pytest.fixture
def dask(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[str], Cluster]], None]:
    def installed(client: Callable[[str], Cluster]) -> None:
        package, comm = ModuleType("distributed"), ModuleType("distributed.comm")
        lost = {"CommClosedError": type("CommClosedError", (OSError,), {})}
        vars(package).update(Client=client, KilledWorker=type("KilledWorker", (Exception,), {}))
        vars(comm).update(lost)
        monkeypatch.setitem(sys.modules, "distributed", package)
        monkeypatch.setitem(sys.modules, "distributed.comm", comm)

    return installed


@pytest.mark.parametrize(
    "error",
    [ValueError("missing port number in address 'hello'"), TimeoutError(), OSError(113, "no way")],
)
def test_a_cluster_that_does_not_answer_is_told(
    run: Run, dask: Callable[..., None], match: Path, error: Exception
) -> None:
    def unreached(_: str) -> Cluster:
        raise error

    dask(unreached)
    done = run("review", match, "--scheduler", "hello")
    assert (done.status, len(done.err.splitlines())) == (1, 1)
    assert "No cluster answers at “hello”" in done.err


@pytest.mark.parametrize(
    "error",
    [ModuleNotFoundError("No module named 'naipes_gui'"), RuntimeError("task graph"),
     CancelledError()],
)  # fmt: skip
@pytest.mark.parametrize("words", [("--all",), ()])
def test_a_cluster_that_fails_is_told(
    run: Run, dask: Callable[..., None], match: Path, error: Exception, words: tuple[str, ...]
) -> None:
    dask(lambda _: Cluster(error, workers=1))
    which = ("--records", match.parent) if words else (match,)
    done = run("review", *words, *which, "--scheduler", "tcp://here:8786")
    assert (done.status, len(done.err.splitlines())) == (1, 1)
    assert "The cluster cannot do this" in done.err


def test_a_cluster_without_a_worker_is_told_of(
    run: Run, dask: Callable[..., None], match: Path
) -> None:
    dask(lambda _: Cluster(CancelledError(), workers=0))
    done = run("review", match, "--scheduler", "tcp://here:8786")
    assert "waiting for a worker" in done.err.splitlines()[0]
