"""The workflows, which only hosted runners can run, are checked as far as they can be here."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.found import some

ROOT = Path(__file__).parent.parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
# From github.com/actions/runner-images, without what is a preview, paid for or on its way out.
IMAGES = {
    "ubuntu-22.04", "ubuntu-24.04", "ubuntu-22.04-arm", "ubuntu-24.04-arm", "windows-2022",
    "windows-2025", "windows-11-arm", "macos-15", "macos-15-intel", "macos-26", "macos-26-intel",
}  # fmt: skip

Step = dict[str, Any]

bash = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("bash"), reason="needs the bash and find of a Linux"
)


def jobs() -> Iterator[tuple[str, Step]]:
    for path in WORKFLOWS:
        for name, job in yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].items():
            yield f"{path.name}: {name}", job


def steps() -> Iterator[tuple[str, Step]]:
    for name, job in jobs():
        for step in job.get("steps", ()):
            yield name, step


def scripts() -> Iterator[tuple[str, str]]:
    yield from ((name, step["run"]) for name, step in steps() if "run" in step)


def step(name: str) -> Step:
    (found,) = [step for _, step in steps() if step.get("name") == name]
    return found


def run(name: str, folder: Path, **environment: str) -> None:
    """Run what a step runs, as the runner does."""
    (folder / "tools").mkdir(exist_ok=True)
    path = f"{folder / 'tools'}{os.pathsep}{os.environ['PATH']}"
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step(name)["run"]]
    subprocess.run(command, check=True, cwd=folder, env=os.environ | {"PATH": path} | environment)


def tool(folder: Path, name: str, script: str) -> None:
    (folder / "tools").mkdir(exist_ok=True)
    (folder / "tools" / name).write_text(f"#!/bin/sh\n{script}\n")
    (folder / "tools" / name).chmod(0o755)


def test_there_are_workflows_for_tests_and_releases() -> None:
    assert [path.name for path in WORKFLOWS] == ["release.yml", "tests.yml"]


def test_every_image_is_one_that_there_is() -> None:
    for name, job in some(jobs()):
        told = job.get("strategy", {}).get("matrix", {}).get("include", [])
        images = {row["os"] for row in told} or {job["runs-on"]} if "runs-on" in job else set()
        assert images or "uses" in job
        assert images <= IMAGES, name


def test_the_tests_run_on_every_system() -> None:
    ((_, job),) = [each for each in jobs() if each[0] == "tests.yml: tests"]
    systems = {row["os"].split("-")[0] for row in job["strategy"]["matrix"]["include"]}
    assert systems == {"ubuntu", "windows", "macos"}


def test_every_file_that_a_step_names_is_there() -> None:
    named = re.compile(r"(?<![\w/.-])packaging/[\w./-]*\w")
    files = some(file for _, script in scripts() for file in named.findall(script))
    assert [file for file in files if not (ROOT / file).exists()] == []
    if sys.platform != "win32":
        shell = some(ROOT / file for file in files if file.endswith(".sh"))
        assert [file for file in shell if not file.stat().st_mode & 0o100] == []


def test_what_is_installed_is_pinned() -> None:
    lines = ((n, line) for n, s in scripts() for line in re.findall(r".*\bpip install.*", s))
    for name, line in some(lines):
        known = "--require-hashes -r packaging/requirements.lock" in line
        assert known or "upload/" in line or name.startswith("tests.yml"), (name, line)


def test_nothing_is_uploaded_with_the_folders_above_it() -> None:
    """The first common folder of several patterns is the checkout, which would come with them."""
    uploads = "actions/upload-artifact"
    for name, each in some((n, s) for n, s in steps() if s.get("uses", "").startswith(uploads)):
        assert re.fullmatch(r"\w+", each["with"]["path"]), name


def test_secrets_go_to_the_step_that_needs_them() -> None:
    for name, job in jobs():
        assert "secrets." not in str(job.get("env", "")), name
    given = set(step("macOS disk image")["env"])
    keychain = (ROOT / "packaging" / "macos" / "keychain.sh").read_text(encoding="utf-8")
    assert given == {*re.findall(r"\bMAC_(?:CERTIFICATE|NOTARY)_?[A-Z_]*\b", keychain)} - {
        "MAC_NOTARY_PROFILE"
    }


@bash
def test_only_what_is_published_is_gathered(tmp_path: Path) -> None:
    published = {"naipes_1_amd64.deb", "naipes-1.run", "N.AppImage", "N-1-setup.exe", "N.dmg"}
    for name in (*published, "naipes.log"):
        (tmp_path / "dist").mkdir(exist_ok=True)
        (tmp_path / "dist" / name).write_text(name)
    (tmp_path / "dist" / "Naipes.AppDir").mkdir()
    (tmp_path / "dist" / "Naipes.AppDir" / "inside.run").write_text("")
    run("Gather what is published", tmp_path)
    assert {path.name for path in (tmp_path / "upload").iterdir()} == published


@bash
@pytest.mark.skipif(not shutil.which("sha256sum"), reason="needs sha256sum")
def test_the_sums_are_of_files_alone(tmp_path: Path) -> None:
    release = tmp_path / "release"
    (release / "a folder").mkdir(parents=True)
    for name in ("b.deb", "a.run", "-odd.dmg"):
        (release / name).write_text(name)
    tool(tmp_path, "gh", f'printf "%s\\n" "$@" > "{tmp_path}/asked"')
    run("Sums, and the release", tmp_path, GITHUB_REF_NAME="v1", GITHUB_REPOSITORY="o/n")
    sums = (release / "SHA256SUMS").read_text().splitlines()
    assert [line.split()[1] for line in sums] == ["-odd.dmg", "a.run", "b.deb"]
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], check=True, cwd=release)
    asked = (tmp_path / "asked").read_text().splitlines()
    assert asked[asked.index("--") + 1 :] == ["-odd.dmg", "a.run", "b.deb", "SHA256SUMS"]


@bash
@pytest.mark.skipif(not shutil.which("shellcheck"), reason="needs shellcheck")
def test_shellcheck_finds_nothing_in_what_the_steps_run(tmp_path: Path) -> None:
    for number, (name, script) in enumerate(scripts()):
        file = tmp_path / f"{number}.sh"
        file.write_text(
            "#!/bin/bash\nset -eo pipefail\n" + re.sub(r"\$\{\{.*?\}\}", "value", script)
        )
        ran = subprocess.run(["shellcheck", file], check=False, capture_output=True, text=True)
        assert ran.returncode == 0, (name, ran.stdout)


@bash
@pytest.mark.skipif(not shutil.which("mksquashfs"), reason="needs mksquashfs")
def test_the_image_is_made_with_a_date_for_all_files_set(tmp_path: Path) -> None:
    """The tool is a stub that calls mksquashfs as appimagetool 1.9.0 did, the time included."""
    (tmp_path / "N.AppDir").mkdir()
    (tmp_path / "N.AppDir" / "AppRun").write_text("#!/bin/sh\n")
    tool(
        tmp_path,
        "appimagetool",
        'for last; do :; done; shift "$(($# - 2))"; exec mksquashfs "$1" "$last" -root-owned '
        "-noappend -mkfs-time 0 -quiet -no-progress",
    )
    tools = tmp_path / "tools" / "appimagetool"
    environment = os.environ | {
        "SOURCE_DATE_EPOCH": "1", "PYTHON": sys.executable, "APPIMAGETOOL": str(tools),
        "APPIMAGE_RUNTIME": str(tools),
    }  # fmt: skip
    script = ROOT / "packaging" / "linux" / "appimage.sh"
    subprocess.run([script, tmp_path / "N.AppDir", tmp_path], check=True, env=environment)
    (made,) = tmp_path.glob("*.AppImage")
    assert made.read_bytes()[:4] == b"hsqs"


def test_the_windows_installer_names_its_files_as_windows_does() -> None:
    """There makensis splits a path at its last backslash and nowhere else."""
    script = (ROOT / "packaging" / "windows" / "naipes.nsi").read_text(encoding="utf-8")
    (packed,) = re.findall(r'^ *File /r "(.*)"', script, re.M)
    folder, _, pattern = packed.rpartition("\\")
    assert (folder, pattern) == ("${PAYLOAD}", "*")


@bash
@pytest.mark.skipif(not shutil.which("makensis"), reason="needs makensis")
def test_the_windows_installer_holds_every_file(tmp_path: Path) -> None:
    payload = tmp_path / "naipes"
    for name in ("naipes.exe", "_internal/one.dll", "_internal/deep/two.dll"):
        (payload / name).parent.mkdir(parents=True, exist_ok=True)
        (payload / name).write_text(name)
    defined = {
        "VERSION": "1.2.3", "AUTHOR": "who", "PAYLOAD": payload, "OUT": tmp_path / "N-setup.exe",
        "ICON": icon(tmp_path), "PICTURES": pictures(tmp_path),
    }  # fmt: skip
    command = ["makensis", "-V4", "-WX", "-NOCD", "-INPUTCHARSET", "UTF8"]
    command += [f"-D{name}={value}" for name, value in defined.items()]
    told = subprocess.check_output([*command, ROOT / "packaging/windows/naipes.nsi"], text=True)
    for name in ("naipes.exe", "one.dll", "two.dll"):
        assert f'File: "{name}"' in told


def pictures(folder: Path) -> Path:
    script = ROOT / "packaging" / "pictures.py"
    subprocess.run([sys.executable, script, folder], check=True)
    return folder


def icon(folder: Path) -> Path:
    script = ROOT / "packaging" / "icons.py"
    subprocess.run([sys.executable, script, folder], check=True)
    return folder / "naipes.ico"
