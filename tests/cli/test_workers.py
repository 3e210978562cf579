"""Who breaks work off waits for none of it."""

from argparse import Namespace
from concurrent.futures import Future
from multiprocessing import active_children
from time import sleep

import pytest

from naipes_gui.cli.workers import workers

LONG = 60.0


def test_what_is_broken_off_ends_at_once() -> None:
    begun = list[Future[None]]()

    def break_off() -> None:
        with workers(Namespace(scheduler=None, jobs=1)) as pool:
            begun.append(pool.submit(sleep, LONG))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        break_off()
    assert begun[0].exception() is not None
    assert active_children() == []
