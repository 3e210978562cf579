"""``python -m naipes_gui.session.child``: a process of its own that is told its work by a pipe.

Not to be loaded here: anything but what the work itself needs.
"""

import sys
from contextlib import suppress

from naipes_gui.put_off import put_off
from naipes_gui.session.pipe import Pipe


def main(incoming: int, outgoing: int) -> None:
    """Do the work that comes first through the pipe, with the pipe to tell of it."""
    # Who thinks may load nothing later on, and does not ask for these: 1.5 MB.
    put_off(("inspect", "ipaddress"))
    pipe = Pipe(incoming, outgoing)
    # Whoever started it may be gone by now.
    with suppress(EOFError):
        work, arguments = pipe.recv()
        work(pipe, *arguments)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
