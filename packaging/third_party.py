"""Gathers the licences of all that travels inside the program, for the folder THIRD-PARTY."""

import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import distribution, version
from pathlib import Path

TEXTS = Path(__file__).resolve().parent / "licences"
NOTICE = """\
Naipes carries programs of other people. They are free software; their licences lie in this folder.

{table}
Qt and PySide6 are used under the GNU Lesser General Public License, version 3 (LGPL-3.0.txt, which
adds to GPL-3.0.txt). They lie as libraries of their own in the folder of the program, and Naipes
loads them from there: whoever wants another build of them of the same version puts it in their
place. Their source: https://download.qt.io/official_releases/qt/ and
https://download.qt.io/official_releases/QtForPython/

The libraries of the system that Linux builds carry are unchanged copies from the packages named
above, stripped of debugging symbols; Debian and Ubuntu publish their source under these names and
versions. Where their licences refer to the LGPL, version 2 or 2.1, its text is here too.
"""


def gather(folder: Path, libraries: Iterable[str]) -> None:
    """Write the licences; `libraries` are the files that came from the system itself."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    rows = [*_always(folder), *_of_the_system(folder, libraries)]
    table = "".join(f"{name:32}{number:28}{text}\n" for name, number, text in rows)
    (folder / "README.txt").write_text(NOTICE.format(table=table), encoding="utf-8", newline="\n")


def _always(folder: Path) -> Iterable[tuple[str, str, str]]:
    qt = version("PySide6-Essentials")
    for text in sorted(TEXTS.iterdir()):
        shutil.copyfile(text, folder / text.name)
    yield "Qt", qt, "LGPL-3.0.txt"
    yield "PySide6, Shiboken", qt, "LGPL-3.0.txt"
    yield "ICU (within Qt)", "", "ICU.txt"
    yield "code of others within Qt", "", "Qt-parts.txt"
    shutil.copyfile(_python_licence(), folder / "Python.txt")
    yield "Python", ".".join(map(str, sys.version_info[:3])), "Python.txt"
    for name in ("platformdirs", "miniaudio", "cffi", "segno", "pyinstaller"):
        shutil.copyfile(_licence_of(name), folder / f"{name}.txt")
        yield name, version(name), f"{name}.txt"


def _python_licence() -> Path:
    homes = (Path(sys.base_prefix), Path(shutil.__file__).parent)
    found = [home / "LICENSE.txt" for home in homes if (home / "LICENSE.txt").is_file()]
    return next(iter(found), Path("/usr/share/doc/python3/copyright"))


def _licence_of(name: str) -> Path:
    files = distribution(name).files or []
    found = [file for file in files if file.name.startswith(("LICENSE", "COPYING"))]
    return Path(str(found[0].locate()))


def _of_the_system(folder: Path, libraries: Iterable[str]) -> Iterable[tuple[str, str, str]]:
    for package in sorted({_package_of(library) for library in libraries}):
        form = "${Version}"
        number = subprocess.check_output(["dpkg-query", "-W", "-f", form, package], text=True)
        name = package.partition(":")[0]
        shutil.copyfile(f"/usr/share/doc/{name}/copyright", folder / f"{name}.txt")
        yield name, number, f"{name}.txt"


def _package_of(library: str) -> str:
    # The package database of a merged /usr knows some libraries by /lib and some by /usr/lib.
    real = Path(library).resolve()
    for path in (real, Path("/", *real.parts[2:])):
        asked = ["dpkg-query", "-S", str(path)]
        found = subprocess.run(asked, check=False, capture_output=True, text=True)
        if found.returncode == 0:
            return found.stdout.partition(": ")[0]
    raise SystemExit(f"no Debian package owns {library}: its licence cannot be told")
