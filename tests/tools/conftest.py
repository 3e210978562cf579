"""Make the developer tools importable, which are not installed with the program."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
