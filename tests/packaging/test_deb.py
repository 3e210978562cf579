"""The Debian package asks for no more than is used, so that an older Ubuntu takes it too."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

ROOT = Path(__file__).parent.parent.parent
LINUX = ROOT / "packaging" / "linux"
QT = Path(PySide6.__path__[0]) / "Qt"
PROGRAMS = ("dpkg-shlibdeps", "dpkg-deb", "apt-get", "objdump", "ldd")

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(
        not all(map(shutil.which, PROGRAMS)),
        reason="needs the tools of a Debian that builds packages",
    ),
]


def unmet(depends: str) -> str:
    ran = subprocess.run([LINUX / "floor.sh", depends], check=False, capture_output=True, text=True)
    assert (ran.returncode == 0) == (ran.stderr == "")
    return ran.stderr


def test_what_a_newer_system_asks_for_is_told() -> None:
    assert unmet("libc6 (>= 2.35), libgl1, libx11-xcb1") == ""
    told = unmet("libc6 (>= 2.36), libgl1, libx11-xcb1 (>= 2:1.8.4), libnew1 (>= 3), xkb-data")
    assert "lacks libc6 2.36, libx11-xcb1 2:1.8.4, libnew1 3:" in told
    assert told.count("\n") == 1


def carried() -> tuple[str, ...]:
    spec = (ROOT / "packaging" / "naipes.spec").read_text(encoding="utf-8")
    (names,) = re.findall(r"^CARRIED = \((.*?)\)$", spec, re.M | re.S)
    return tuple(re.findall(r'"(.*?)"', names))


def laid_out(root: Path) -> Path:
    """Lay out the libraries by which Qt asks for X11, and what travels with them."""
    inside = root / "usr/lib/naipes/_internal"
    inside.mkdir(parents=True)
    shutil.copy(QT / "lib/libQt6XcbQpa.so.6", inside)
    for name, path in needed(QT / "lib/libQt6XcbQpa.so.6"):
        # For each that travels inside the system is asked whose it is: what is not needed stays.
        if (QT / "lib" / name).exists():
            (inside / name).symlink_to(QT / "lib" / name)
        elif name.startswith(carried()) and not name.startswith("libxcb."):
            shutil.copy(path, inside / name)
    (root / "usr/bin").mkdir()
    (root / "usr/bin/naipes").symlink_to("../lib/naipes/naipes")
    return root


def needed(library: Path) -> list[tuple[str, str]]:
    told = subprocess.check_output(["ldd", library], text=True)
    if "not found" in told:
        pytest.skip("this system lacks what Qt loads for X11")
    return re.findall(r"(\S+) => (\S+)", told)


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("deb")
    environment = os.environ | {
        "PYTHON": sys.executable,
        "SOURCE_DATE_EPOCH": "1",
        "NAIPES_XZ": "0",
    }
    command = [LINUX / "deb.sh", laid_out(folder / "root"), folder]
    subprocess.run(command, check=True, env=environment)
    return next(folder.glob("*.deb"))


def field(package: Path, name: str) -> str:
    return subprocess.check_output(["dpkg-deb", "-f", package, name], encoding="utf-8").strip()


def test_no_library_asks_for_the_version_of_this_machine(package: Path) -> None:
    depends = field(package, "Depends").split(", ")
    assert "libx11-xcb1" in depends
    assert not [each for each in depends if each.startswith(("libxcb-", "libglib"))]


def test_ubuntu_22_04_takes_it(package: Path, tmp_path: Path) -> None:
    """apt is asked as if this were that Ubuntu, with the versions of the table installed."""
    architecture = field(package, "Architecture")
    table = (LINUX / "ubuntu-22.04.txt").read_text(encoding="utf-8").splitlines()
    rows = [row.split() for row in table if not row.startswith("#")]
    status = "".join(
        f"Package: {name}\nStatus: install ok installed\nArchitecture: {architecture}\n"
        f"Version: {version}\nMaintainer: x\nDescription: x\n\n" for name, version in rows
    )  # fmt: skip
    (tmp_path / "status").write_text(status, encoding="utf-8")
    for name in ("lists", "archives"):
        (tmp_path / name / "partial").mkdir(parents=True)
    options = {
        "Dir::State::status": tmp_path / "status", "Dir::State::Lists": tmp_path / "lists",
        "Dir::Cache": tmp_path, "Dir::Etc::sourcelist": "/dev/null",
        "Dir::Etc::sourceparts": "/dev/null", "Debug::NoLocking": 1,
    }  # fmt: skip
    asked = [part for key, value in options.items() for part in ("-o", f"{key}={value}")]
    ran = subprocess.run(["apt-get", *asked, "-s", "install", package], check=False,
                         capture_output=True, encoding="utf-8")  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "Inst naipes" in ran.stdout
