"""What installers say of the program is what the program says of itself."""

import re
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import naipes_gui
from naipes_gui import languages
from tests.found import some

ROOT = Path(__file__).parent.parent.parent
LINUX = ROOT / "packaging" / "linux"
APP_ID = "org.naipes.Naipes"
MIME_TYPE = "application/vnd.naipes.match"
SUFFIX = ".naipes"
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def script(name: str, *arguments: str) -> str:
    command = [sys.executable, str(ROOT / "packaging" / name), *arguments]
    return subprocess.check_output(command, encoding="utf-8", env=None)


@pytest.fixture(scope="module")
def metainfo() -> ElementTree.Element:
    command = [sys.executable, "-X", "utf8", str(ROOT / "packaging" / "metainfo.py")]
    return ElementTree.fromstring(subprocess.check_output(command, encoding="utf-8"))


def desktop() -> ConfigParser:
    entry = ConfigParser(interpolation=None)
    entry.read(LINUX / f"{APP_ID}.desktop", encoding="utf-8")
    return entry


def test_only_pyproject_states_the_version() -> None:
    assert script("version.py").strip() == VERSION == naipes_gui.__version__
    stated = re.compile(rf"(?<![\d.]){re.escape(VERSION)}(?![\d.])")
    packed = [*(ROOT / "packaging").rglob("*"), *(ROOT / "naipes_gui").rglob("*.py")]
    texts = [
        path
        for path in packed
        if path.is_file() and path.suffix not in (".txt", ".pyc", ".png", ".lock")
    ]
    assert [path for path in texts if stated.search(path.read_text(encoding="utf-8"))] == []


def test_the_newest_release_is_this_version(metainfo: ElementTree.Element) -> None:
    releases = metainfo.findall("releases/release")
    assert releases[0].get("version") == VERSION
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    told = re.findall(r"^## \[([\d.]+)\]", changes, flags=re.MULTILINE)
    listed = [release.get("version") for release in releases]
    assert listed[-len(told) :] == told or told == []
    assert all(release.findall("description/ul/li") for release in releases)


def test_a_double_click_on_a_match_opens_it(metainfo: ElementTree.Element) -> None:
    entry = desktop()["Desktop Entry"]
    assert MIME_TYPE in entry["MimeType"].split(";")
    assert entry["Exec"].endswith("%f")
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = ElementTree.parse(LINUX / f"{APP_ID}.mime.xml").find(f"{space}mime-type")
    assert kind is not None
    assert kind.get("type") == MIME_TYPE
    assert [glob.get("pattern") for glob in kind.iter(f"{space}glob")] == [f"*{SUFFIX}"]
    assert metainfo.findtext("provides/mediatype") == MIME_TYPE
    installer = (ROOT / "packaging" / "windows" / "naipes.nsi").read_text(encoding="utf-8")
    assert MIME_TYPE in installer
    assert f"}}\\{SUFFIX}" in installer
    assert MIME_TYPE in (ROOT / "packaging" / "naipes.spec").read_text(encoding="utf-8")


def test_everything_goes_by_one_name(metainfo: ElementTree.Element) -> None:
    assert metainfo.findtext("id") == APP_ID
    assert metainfo.findtext("launchable") == f"{APP_ID}.desktop"
    assert desktop()["Desktop Entry"]["Icon"] == APP_ID
    started = (ROOT / "naipes_gui" / "ui" / "window" / "run.py").read_text(encoding="utf-8")
    assert f'setDesktopFileName("{APP_ID}")' in started


def test_menus_speak_our_languages(metainfo: ElementTree.Element) -> None:
    """A language may leave them English, but does not leave half of them."""
    entry = desktop()["Desktop Entry"]
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    told = {each.get(language) for each in metainfo.findall("summary")} - {None}
    assert {"es", "fr"} <= told <= set(languages.spoken())
    for key in ("GenericName", "Comment", "Keywords"):
        start = f"{key}[".lower()
        assert {field[len(start) : -1] for field in entry if field.startswith(start)} == told
        assert all(entry[f"{key}[{each}]"] not in ("", entry[key]) for each in told)
    for part in ("description/p", "description/ul/li"):
        said = [each.get(language) for each in metainfo.findall(part)]
        assert all(said.count(each) == said.count(None) for each in told), part
    assert "@" not in "".join(metainfo.itertext())


def test_every_file_that_a_script_names_is_there() -> None:
    named = re.compile(r"\$here/((?:\.\./)?[\w.-]+\.(?:sh|py|6))")
    scripts = "\n".join(path.read_text(encoding="utf-8") for path in LINUX.glob("*.sh"))
    assert [name for name in some(named.findall(scripts)) if not (LINUX / name).exists()] == []


def test_the_licence_of_everything_that_travels_is_gathered() -> None:
    gathered = (ROOT / "packaging" / "third_party.py").read_text(encoding="utf-8")
    stated = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for requirement in some(stated["project"]["dependencies"]):
        assert f'"{re.split(r"[^A-Za-z0-9-]", requirement)[0]}"' in gathered, requirement
