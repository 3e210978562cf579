"""What lies on the disk, to be compared with what lies there later."""

from pathlib import Path


def every_file(folder: Path, *, but: Path | None = None) -> dict[str, bytes]:
    """Return what every file under a folder holds, but for those under another one."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(p): p.read_bytes() for p in files if but is None or but not in p.parents}
