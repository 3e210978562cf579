"""Finds the kernels, translates them and has them compiled."""

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from naipes_gui import compiled
from naipes_gui.bench.kernels import alone
from tools.compile.translation import translated

ROOT = Path(__file__).resolve().parent.parent.parent
HEADERS = Path(__file__).resolve().parent
FLAGS = (
    ["/O2", "/fp:precise"]
    if sys.platform == "win32"
    # A sum of a product is rounded twice, as in Python; nothing tells where it was built.
    else ["-O2", "-g0", "-ffp-contract=off", "-fno-strict-aliasing", "-w"]
)


LINKING = "-s" if sys.platform.startswith("linux") else ""


def kernels() -> list[Path]:
    """Return every kernel of every game."""
    found = sorted((ROOT / "naipes_gui").glob("games/*/players/kernels/*.py"))
    return [path for path in found if path.stem != "__init__"]


def name_of(source: Path) -> str:
    """Return the name by which a kernel is imported."""
    return ".".join(source.relative_to(ROOT).with_suffix("").parts)


def translation(source: Path) -> str:
    """Return what Cython is given of a kernel."""
    plain = alone(name_of(source), plain=True)
    assert plain
    return translated(source.read_text(encoding="utf-8"), plain)


def compile_kernel(source: Path, into: Path) -> Path:
    """Compile one kernel into a folder, unless that has been done, and return the result."""
    made = into / compiled.file_name(source)
    if not made.exists():
        into.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory() as folder:
            shutil.copy(_built(source, Path(folder)), made.with_suffix(".new"))
        # All at once: what is half there would be loaded.
        made.with_suffix(".new").replace(made)
    for other in into.glob(f"{source.stem}.*"):
        if other != made and other.name.endswith(made.suffix):
            other.unlink()
    return made


def _built(source: Path, folder: Path) -> Path:
    """Translate and compile a kernel in an empty folder."""
    return built(source.stem, translation(source), folder)


def built(stem: str, text: str, folder: Path) -> Path:
    """Compile what Cython is given in an empty folder, and return the result."""
    (folder / f"{stem}.py").write_text(text, encoding="utf-8")
    for header in HEADERS.glob("*.pxd"):
        shutil.copy(header, folder)
    told = [stem, str(folder), LINKING, *FLAGS]
    command = [sys.executable, "-m", "tools.compile.extension", *told]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if ended.returncode:
        raise SystemExit(f"{stem} does not compile:\n{ended.stdout}{ended.stderr}")
    return next((folder / "made").glob(f"{stem}.*"))
