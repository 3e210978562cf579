"""Draw every picture of Naipes anew: ``python -m tools.art [OUTFOLDER]``."""

import sys
from pathlib import Path

from tools.art.catalogue import write


def main() -> None:
    """Write the pictures below the given folder, or below ``resources``."""
    root = Path(sys.argv[1] if len(sys.argv) > 1 else "resources")
    print(f"{write(root)} pictures below {root}")


if __name__ == "__main__":
    main()
