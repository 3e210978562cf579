"""Workers that are set to a match, and rest in the end."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naipes_gui.session.worker import Worker
from naipes_gui.store.recorder import Recorder
from tests.session.alone import ME, AtWork, Process, Table, Told, match


@pytest.fixture
def at_work() -> Iterator[AtWork]:
    """Return what sets a worker to a match; all of them rest in the end."""
    workers = list[Worker]()

    def begin(recorder: Recorder) -> Table:
        worker: Any = Worker(recorder, ME, seed=5, dealing=Random(4))
        process = worker.bot_process = Process()
        workers.append(worker)
        return worker, process, Told(worker)

    yield begin
    for worker in workers:
        worker.rest()
        worker.recorder.close()


@pytest.fixture
def table(at_work: AtWork) -> Table:
    return at_work(match())


@pytest.fixture
def on_disk(tmp_path: Path, at_work: AtWork) -> Table:
    return at_work(match(tmp_path))
