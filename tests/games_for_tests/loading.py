"""Tells what is loaded in a process that thinks; is itself to load nothing more."""

import signal
import sys
from typing import Any, NoReturn

from naipes_gui.core.options import Options
from naipes_gui.session.pipe import Line
from naipes_gui.session.thinking import think


class Silence:
    """The line of a thinker whom nobody asks."""

    def send(self, what: Any) -> NoReturn:
        raise BrokenPipeError

    def recv(self) -> NoReturn:
        raise EOFError

    def poll(self, timeout: float = 0.0) -> bool:
        return True

    def close(self) -> None:
        pass


def tell(pipe: Line, key: str, options: Options) -> None:
    """Get ready to think, and tell what is loaded and whether Ctrl+C is left to others."""
    deaf = sys.platform == "win32" or signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
    think(Silence(), key, options)
    pipe.send((set(sys.modules), deaf))
