"""Make every sound of Naipes anew: ``python -m tools.sounds [OUTFOLDER]``."""

import sys
from pathlib import Path

from tools.sounds.catalogue import write


def main() -> None:
    """Write the sounds into the given folder, or into ``resources/sounds``."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "resources/sounds")
    print(f"{write(folder)} bytes of sounds in {folder}")


if __name__ == "__main__":
    main()
