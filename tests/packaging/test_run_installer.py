"""The installer for one person: where it cannot install it changes nothing, and says why once."""

import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.nights import at_night

ROOT = Path(__file__).parent.parent.parent
DESKTOP = "usr/share/applications/org.naipes.Naipes.desktop"
SHELLS = [shell for shell in ("sh", "bash") if shutil.which(shell)]
NOWHERE = "nothing has been changed"

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(
        sys.platform != "linux" or not shutil.which("xz"), reason="the .run is for a Linux with xz"
    ),
]


def laid_out(root: Path, version: int, size: int = 300_000) -> Path:
    """Lay out a little of what stage.sh makes; what is packed does not shrink."""
    library = root / "usr/lib/naipes"
    library.mkdir(parents=True)
    (library / "naipes.bin").write_bytes(random.Random(version).randbytes(size))
    (library / "naipes").write_text(f"#!/bin/sh\necho version {version}\n")
    (library / "naipes").chmod(0o755)
    (root / DESKTOP).parent.mkdir(parents=True)
    shutil.copy(ROOT / "packaging/linux/org.naipes.Naipes.desktop", root / DESKTOP)
    icons = root / "usr/share/icons"
    icons.mkdir()
    (icons / f"only in {version}.png").write_text("icon")
    return root


def packed(folder: Path, version: int) -> Path:
    root = laid_out(folder / "root", version)
    environment = os.environ | {"PYTHON": sys.executable, "SOURCE_DATE_EPOCH": "1"}
    command = [ROOT / "packaging/linux/run.sh", root, folder / "dist"]
    subprocess.run(command, check=True, env=environment)
    return next((folder / "dist").iterdir())


@pytest.fixture(scope="module")
def installers(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    old, new = (tmp_path_factory.mktemp("one"), 1), (tmp_path_factory.mktemp("two"), 2)
    return packed(*old), packed(*new)


def start(
    installer: Path, home: Path, *arguments: str, shell: str = "sh", **said: str
) -> subprocess.CompletedProcess[str]:
    clean = {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"}
    return subprocess.run(
        [shell, str(installer), *arguments], check=False, capture_output=True, encoding="utf-8",
        env=clean | said, cwd=installer.parent,
    )  # fmt: skip


def files(folder: Path) -> dict[str, bytes | str]:
    """Everything below a folder, without what databases of the desktop write there."""
    return {
        str(path.relative_to(folder)): str(path.readlink())
        if path.is_symlink()
        else path.read_bytes()
        for path in folder.rglob("*")
        if (path.is_symlink() or path.is_file()) and not {"mime", "mimeinfo.cache"} & {*path.parts}
    }


def folders(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_dir()}


def refused(ran: subprocess.CompletedProcess[str]) -> str:
    """Check that a run has failed with one sentence, and return that."""
    assert ran.returncode == 1, ran
    assert ran.stdout == ""
    assert ran.stderr.startswith("naipes: ")
    assert ran.stderr.count("\n") == 1
    return ran.stderr


@pytest.fixture(params=["plain", "with spaces & ñ's $(odd)"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    made = tmp_path / str(request.param)
    made.mkdir()
    return made


@pytest.mark.parametrize("shell", SHELLS)
def test_it_installs_replaces_and_removes(
    installers: tuple[Path, Path], home: Path, shell: str
) -> None:
    for version, installer in enumerate(installers, 1):
        ran = start(installer, home, shell=shell)
        assert (ran.returncode, ran.stderr) == (0, "")
        program = home / ".local/bin/naipes"
        assert subprocess.check_output([program], text=True) == f"version {version}\n"
        icons = [path.name for path in (home / ".local/share/icons").iterdir()]
        assert icons == [f"only in {version}.png"]
    assert [path.name for path in (home / ".local/lib").iterdir()] == ["naipes"]
    (home / ".cache/naipes").mkdir(parents=True)
    (home / ".cache/naipes/ecarte.pixels").write_text("pixels")
    matches = home / ".local/share/naipes/matches/one.naipes"
    matches.parent.mkdir(parents=True)
    matches.write_text("match")
    line = ran.stdout.splitlines()[-1].removeprefix("To remove it: ")
    clean = {"PATH": os.environ["PATH"], "HOME": str(home)}
    subprocess.run([shell, "-c", line], check=True, env=clean, capture_output=True)
    assert files(home) == {str(matches.relative_to(home)): b"match"}
    assert not (home / ".cache/naipes").exists()


def test_the_menu_starts_it_where_it_lies(installers: tuple[Path, Path], home: Path) -> None:
    start(installers[0], home)
    lines = (home / DESKTOP.replace("usr", ".local")).read_text("utf-8").splitlines()
    (started,) = [line.removeprefix("Exec=") for line in lines if line.startswith("Exec=")]
    assert started.endswith('" %f')
    # What the desktop entry specification takes away again: the quotes and their backslashes.
    program = started[1 : -len('" %f')].replace("\\\\$", "$").replace("\\$", "$")
    assert program == f"{home}/.local/lib/naipes/naipes"


def damaged(installer: Path, folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield the installer cut off and changed at many places, from its script to its last byte."""
    whole = installer.read_bytes()
    script = whole.index(b"\xfd7zXZ")
    chance = random.Random(7)
    cuts = [len(whole) - 1, len(whole) - 30, script, script + 1, script // 2, script - 400]
    kept = whole.index(b"exec 3>&2")
    for cut in [*cuts, *(chance.randrange(kept, len(whole)) for _ in range(10))]:
        yield f"cut at {cut}", written(folder / f"cut{cut}.run", whole[:cut])
    checked = whole.index(b"# As a shell wants it")
    places = [len(whole) - 1, len(whole) - 9, script, script + 20, checked + 5]
    for place in [*places, *(chance.randrange(checked, len(whole)) for _ in range(10))]:
        flipped = bytearray(whole)
        flipped[place] ^= 1 << chance.randrange(8)
        yield f"flipped at {place}", written(folder / f"flip{place}.run", bytes(flipped))


def written(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


@pytest.mark.parametrize("shell", SHELLS)
def test_damage_is_told_and_changes_nothing(
    installers: tuple[Path, Path], tmp_path: Path, shell: str
) -> None:
    old, new = installers
    (home := tmp_path / "home").mkdir()
    (empty := tmp_path / "empty").mkdir()
    start(old, home)
    before = files(home), folders(home)
    for what, installer in damaged(new, tmp_path):
        for told in (start(installer, home, shell=shell), start(installer, empty, shell=shell),
                     start(installer, empty, "--portable", shell=shell)):  # fmt: skip
            assert "damaged" in refused(told), what
        assert (files(home), folders(home)) == before, what
        assert not [*empty.iterdir()], what
        assert not (installer.parent / "Naipes").exists()


@pytest.mark.parametrize("ending", ["tar", "mv", *at_night("xz", "cp", "ln")])
def test_a_tool_that_fails_half_way_changes_nothing(
    installers: tuple[Path, Path], tmp_path: Path, ending: str
) -> None:
    """After it has done its work, which is the worst moment."""
    (home := tmp_path / "home").mkdir()
    (empty := tmp_path / "empty").mkdir()
    start(installers[0], home)
    before = files(home), folders(home)
    tools = tmp_path / "tools"
    tools.mkdir()
    counted = f'n=$(cat "{tools}/n" 2>/dev/null || echo 0); echo $((n + 1)) > "{tools}/n"\n'
    for call in range(1, 9):
        fails = f'[ "$n" != {call - 1} ] || exit 2\n'
        tool = f'#!/bin/sh\n{counted}{shutil.which(ending)} "$@" || exit 1\n{fails}'
        written(tools / ending, tool.encode()).chmod(0o755)
        for where in (home, empty):
            (tools / "n").unlink(missing_ok=True)
            ran = start(installers[1], where, PATH=f"{tools}:{os.environ['PATH']}")
            if ran.returncode == 0:
                return
            assert NOWHERE in refused(ran)
        assert (files(home), folders(home)) == before
        assert files(empty) == {}
        assert not (empty / ".local/lib").exists()


def test_a_home_that_cannot_be_written(installers: tuple[Path, Path], tmp_path: Path) -> None:
    # A folder under a file cannot be made by root either.
    (tmp_path / "file").write_text("")
    assert "can be written" in refused(start(installers[0], tmp_path / "file"))
    spanish = refused(start(installers[0], tmp_path / "file", LANG="es_ES.UTF-8"))
    assert "No se puede escribir" in spanish


def mounted(installer: Path, options: str, home: Path, before: str = ":") -> str:
    """Start an installer in a home that is a disk of its own; say what it said and left."""
    script = (
        f'mount -t tmpfs -o size=8m none "$HOME" && {before} && mount -o remount,{options} "$HOME"'
        f' || exit 9; sh "{installer}"; echo "$?"; find "$HOME" -mindepth 1 -type f'
    )
    clean = {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"}
    ran = subprocess.run(["unshare", "--mount", "sh", "-c", script], check=False, env=clean,
                         capture_output=True, encoding="utf-8")  # fmt: skip
    if ran.returncode == 9 or "unshare" in ran.stderr:
        pytest.skip("only root may mount")
    return ran.stderr + ran.stdout


def test_a_disk_that_is_full(installers: tuple[Path, Path], home: Path) -> None:
    said = mounted(installers[0], "size=400k", home).splitlines()
    assert "too little room" in said[0]
    assert said[1:] == ["1"]


def test_a_disk_that_fills_up_meanwhile(installers: tuple[Path, Path], tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    lie = b"#!/bin/sh\necho Filesystem\necho none 9999999 0 9999999 0% /\n"
    written(tools / "df", lie).chmod(0o755)
    (home := tmp_path / "home").mkdir()
    said = mounted(installers[0], "size=200k", home, f'PATH="{tools}:$PATH"').splitlines()
    assert "too little room" in said[0]
    assert said[1:] == ["1"]


def test_a_disk_that_is_read_only(installers: tuple[Path, Path], home: Path) -> None:
    said = mounted(installers[0], "ro", home).splitlines()
    assert "can be written" in said[0]
    assert said[1:] == ["1"]


@pytest.mark.parametrize("dialog", ["zenity", "kdialog", "xmessage"])
@pytest.mark.parametrize("language", ["C.UTF-8", "es_ES.UTF-8", "fr_FR.UTF-8"])
def test_a_window_says_it_once(
    installers: tuple[Path, Path], tmp_path: Path, dialog: str, language: str
) -> None:
    cut = written(tmp_path / "cut.run", installers[0].read_bytes()[:-30])
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("tail", "cksum", "rm", "df", "cat", "mktemp", "mkdir"):
        (tools / name).symlink_to(shutil.which(name) or name)
    # Closed by its corner a dialog ends with 1, which is no reason to show another.
    for name in {"xmessage", dialog}:
        shown = f'#!/bin/sh\nprintf "%s\\n" "{name} $*" >> "{tmp_path}/shown"\nexit 1\n'
        written(tools / name, shown.encode()).chmod(0o755)
    ran = start(cut, tmp_path, LANG=language, DISPLAY=":9", PATH=str(tools), shell="/bin/sh")
    sentence = refused(ran).removeprefix("naipes: ").strip()
    damaged = {"es": "dañado", "fr": "abîmé"}.get(language[:2], "damaged")
    assert damaged in sentence
    (told,) = wait_for(tmp_path / "shown").splitlines()
    assert told.startswith(dialog)
    assert told.endswith(sentence)


def test_a_locale_that_is_not_installed_hides_no_window(
    installers: tuple[Path, Path], tmp_path: Path
) -> None:
    """zenity reads its arguments as ASCII then, and refuses those with accents."""
    cut = written(tmp_path / "cut.run", installers[0].read_bytes()[:-30])
    tools = tmp_path / "tools"
    tools.mkdir()
    script = f'#!/bin/sh\n[ "$LC_ALL" ] || exit 255\necho "$LC_ALL $*" >> "{tmp_path}/shown"\n'
    written(tools / "zenity", script.encode()).chmod(0o755)
    path = f"{tools}:{os.environ['PATH']}"
    refused(start(cut, tmp_path, LANG="es_ES.UTF-8", DISPLAY=":9", PATH=path))
    assert wait_for(tmp_path / "shown").startswith("C.UTF-8 --error")


def wait_for(path: Path) -> str:
    """Wait for what a program in the background writes; the time limit of the test ends it."""
    while not (path.exists() and path.read_text("utf-8").endswith("\n")):
        time.sleep(0.01)
    return path.read_text("utf-8")


def test_what_is_of_others_stays(installers: tuple[Path, Path], home: Path) -> None:
    for name in ("bin/naipes", "lib/naipes"):
        theirs = home / ".local" / name
        theirs.parent.mkdir(parents=True, exist_ok=True)
        theirs.write_text("theirs")
        assert str(theirs) in refused(start(installers[0], home))
        assert theirs.read_text() == "theirs"
        theirs.unlink()


def test_a_portable_copy_is_unpacked_once(installers: tuple[Path, Path], home: Path) -> None:
    stick = home / "stick"
    stick.mkdir()
    installer = stick / "naipes.run"
    shutil.copy(installers[0], installer)
    assert start(installer, home, "--portable").returncode == 0
    assert (stick / "Naipes/portable").exists()
    before = files(home)
    assert "Naipes" in refused(start(installer, home, "--portable"))
    assert files(home) == before
