"""``python -m naipes_gui.session.child``: a process of its own that is told its work by a pipe.

Not to be loaded here: anything but what the work itself needs.
"""

import os
import sys
from contextlib import suppress

from naipes_gui.put_off import put_off
from naipes_gui.session.pipe import Pipe


def main(incoming: int, outgoing: int, nice: int) -> None:
    """Stand back, and do what comes first through the pipe, with the pipe to tell of it."""
    os.nice(nice)
    # Who thinks may load nothing later on, and does not ask for these: 1.5 MB.
    put_off(("inspect", "ipaddress"))
    pipe = Pipe(incoming, outgoing)
    # Whoever started it may be gone by now.
    with suppress(EOFError):
        work, arguments = pipe.recv()
        work(pipe, *arguments)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
