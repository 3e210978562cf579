"""Whatever an installer says of the program is read from where it is true."""

import os
import re
import shutil
import subprocess
import sys
import unicodedata
from pathlib import Path, PurePath
from xml.etree import ElementTree

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from naipes_gui.games import all_games
from naipes_gui.store import paths

ROOT = Path(__file__).parent.parent.parent
PACKAGING = ROOT / "packaging"
LEVELS = {3: ("three", "tres"), 4: ("four", "cuatro"), 5: ("five", "cinco")}
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
PLACEHOLDER = "example.org"


def script(name: str, *arguments: str) -> str:
    command = [sys.executable, "-X", "utf8", str(PACKAGING / name), *arguments]
    return subprocess.check_output(command, encoding="utf-8")


@pytest.fixture(scope="module")
def metainfo() -> ElementTree.Element:
    return ElementTree.fromstring(script("metainfo.py"))


def test_every_number_of_levels_is_that_of_the_program(metainfo: ElementTree.Element) -> None:
    (held,) = {len(game.bots()) for game in all_games().values()}
    english, spanish = LEVELS[held]
    points = [item.text or "" for item in metainfo.findall("description/ul/li")]
    assert [point.split()[0] for point in points if " levels " in point] == [english.capitalize()]
    assert [point.split()[0] for point in points if " niveles " in point] == [spanish.capitalize()]
    assert script("counts.py", "levels").strip() == english
    assert f"{english} levels" in text(ROOT / "README.md")
    stated = re.compile(r"\b(two|three|four|five|dos|tres|cuatro|cinco) (levels|niveles)", re.I)
    assert [path.name for path in sources() if stated.search(text(path))] == []


def test_every_game_is_named(metainfo: ElementTree.Element) -> None:
    told = plain("".join(paragraph.text or "" for paragraph in metainfo.findall("description/p")))
    described = plain(text(PACKAGING / "linux" / "deb.sh"))
    for game in all_games().values():
        assert plain(game.title.source) in told
        assert plain(game.title.source) in described
    assert len(metainfo.findall("screenshots/screenshot")) == len(all_games())


def plain(said: str) -> str:
    return unicodedata.normalize("NFD", said).encode("ascii", "ignore").decode()


def test_nobody_is_told_that_no_chips_are_bet(metainfo: ElementTree.Element) -> None:
    (gambling,) = metainfo.findall("content_rating/content_attribute[@id='money-gambling']")
    assert gambling.text in ("mild", "moderate")


def test_only_pyproject_says_who_answers_and_where() -> None:
    author = script("version.py", "--author").strip()
    stated = [
        path for path in sources() if any(said in text(path) for said in (author, PLACEHOLDER))
    ]
    assert [path.name for path in stated] == []
    for name in ("linux/metainfo.xml", "linux/copyright", "windows/naipes.nsi"):
        assert re.search(r"@AUTHOR@|\$\{AUTHOR\}", text(PACKAGING / name))


def sources() -> list[Path]:
    """Every script and template of the installers, without what only explains or is a licence."""
    kinds = (".sh", ".py", ".xml", ".nsi", ".spec", ".6", ".plist", ".desktop", "")
    held = (path for path in PACKAGING.rglob("*") if path.is_file() and path.suffix in kinds)
    return sorted(path for path in held if "licences" not in path.parts)


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def released(folder: Path, stated: dict[str, str], **environment: str) -> tuple[int, str]:
    """Try to release a copy whose pyproject.toml says something else."""
    (folder / "packaging").mkdir(parents=True)
    for name in ("version.py", "release.py"):
        shutil.copy(PACKAGING / name, folder / "packaging")
    project = text(ROOT / "pyproject.toml")
    for old, new in stated.items():
        assert old in project
        project = project.replace(old, new)
    (folder / "pyproject.toml").write_text(project, encoding="utf-8")
    clean = {name: value for name, value in os.environ.items() if not name.startswith("GITHUB_")}
    ran = subprocess.run([sys.executable, str(folder / "packaging" / "release.py")], check=False,
                         capture_output=True, text=True, env=clean | environment)  # fmt: skip
    return ran.returncode, ran.stderr.strip()


REAL = {
    "https://example.org/naipes": "https://naipes.org/",
    "naipes@example.org": "we@naipes.org",
}


def test_a_release_has_no_placeholders(tmp_path: Path) -> None:
    tag = {"GITHUB_REF_TYPE": "tag", "GITHUB_REF_NAME": f"v{script('version.py').strip()}"}
    for number, environment in enumerate(({"RELEASE": "1"}, tag)):
        status, said = released(tmp_path / f"placeholder{number}", {}, **environment)
        assert status == 1
        assert said.count("\n") == 0
        assert all(placeholder in said for placeholder in REAL)
        assert released(tmp_path / f"real{number}", REAL, **environment) == (0, "")
    assert released(tmp_path / "development", {}) == (0, "")


def test_a_release_has_the_version_of_its_tag(tmp_path: Path) -> None:
    status, said = released(tmp_path, REAL, GITHUB_REF_TYPE="tag", GITHUB_REF_NAME="v9.9.9")
    assert status == 1
    assert "v9.9.9" in said


@pytest.mark.parametrize(
    "part",
    ["HarfBuzz", "LibPNG", "LibJPEG", "Freetype 2", "zlib", "Double", "PCRE2", "MD4C", "Unicode",
     "TinyCBOR", "SipHash", "Emoji Segmenter", "XSVG", "XCB-XInput", "WebGradients", "XDG Shell"],
)  # fmt: skip
def test_what_travels_inside_qt_has_its_notice(part: str) -> None:
    assert re.search(rf"^\S.*{part}", text(PACKAGING / "licences" / "Qt-parts.txt"), re.M)


def test_every_notice_has_its_text() -> None:
    notices = text(PACKAGING / "licences" / "Qt-parts.txt")
    asked = {number for line in re.findall(r"^    Licence: .*", notices, re.M)
             for number in re.findall(r"text (\d+)", line)}  # fmt: skip
    assert asked
    assert asked == {*re.findall(r"^Text (\d+)$", notices, re.M)}
    assert all(re.findall(r"^    Licence: .*text \d+$", notices, re.M))


def test_the_readme_names_every_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    readme = text(ROOT / "README.md")
    kinds = re.findall(r'_folder\("(\w+)"\)', text(Path(paths.__file__)))
    assert kinds
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for system in (Unix("naipes", appauthor=False), MacOS("naipes", appauthor=False)):
        for kind in kinds:
            folder = PurePath(getattr(system, f"user_{kind}_path"))
            home = "~" / folder.relative_to(Path.home())
            assert f"`{home.as_posix()}" in readme
            assert f"`{kind}`" in readme
