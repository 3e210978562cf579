"""Lets ``python -m naipes_gui`` do what ``naipes`` does."""

import sys

from naipes_gui.app import main

if __name__ == "__main__":
    sys.exit(main())
