"""Lets ``python -m naipes_gui`` do what ``naipes`` does."""

import os
import sys

_HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120
if not sys.flags.safe_path and sys.path[0] == os.getcwd() != _HERE:  # noqa: PTH109
    # `python -m` looks there first; what lies there by chance is none of ours.
    del sys.path[0]

from naipes_gui.app import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main())
