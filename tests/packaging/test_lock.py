"""What installers are built with is pinned, for every system, within what pyproject.toml allows."""

import re
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.found import some

ROOT = Path(__file__).parent.parent.parent
LOCK = (ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = (("linux", "posix", "Linux"), ("darwin", "posix", "Darwin"), ("win32", "nt", "Windows"))
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def pins() -> Iterator[tuple[Requirement, int]]:
    """Yield what is pinned with the number of its hashes."""
    lines = [line for line in LOCK.splitlines() if not line.lstrip().startswith("#")]
    for entry in re.split(r"\n(?=\S)", "\n".join(lines).strip()):
        stated, *hashes = entry.split("\\\n")
        assert all(HASH.fullmatch(each.strip()) for each in hashes), stated
        yield Requirement(stated.strip()), len(hashes)


def wanted() -> list[Requirement]:
    project = PROJECT["project"]
    stated = (*project["dependencies"], *project["optional-dependencies"]["package"])
    return [Requirement(text) for text in (*stated, *PROJECT["build-system"]["requires"])]


@pytest.mark.parametrize(("python", "system"), list(product(PYTHONS, SYSTEMS)))
def test_what_is_asked_for_is_pinned_once_and_allowed(
    python: str, system: tuple[str, str, str]
) -> None:
    platform, os_name, name = system
    environment = {key: str(said) for key, said in default_environment().items()} | {
        "python_version": python, "python_full_version": f"{python}.0", "os_name": os_name,
        "sys_platform": platform, "platform_system": name,
    }  # fmt: skip

    def here(requirement: Requirement) -> bool:
        return requirement.marker is None or requirement.marker.evaluate(environment)

    for requirement in some(filter(here, wanted())):
        found = [
            pin
            for pin, _ in pins()
            if canonicalize_name(pin.name) == canonicalize_name(requirement.name) and here(pin)
        ]
        assert len(found) == 1, requirement
        (version,) = found[0].specifier
        assert version.operator == "=="
        assert version.version in requirement.specifier, (requirement, found[0])


def test_every_pin_has_its_hashes() -> None:
    counted = {pin.name: hashes for pin, hashes in pins()}
    assert counted["pyinstaller"] > 1
    # Wheels for Linux and Windows on two processors each, one for macOS, and no source.
    assert counted["pyside6-essentials"] == counted["shiboken6"] == 5
    assert min(counted.values()) >= 1


def test_no_registry_is_named() -> None:
    assert "://" not in LOCK
    assert not re.search(r"^\s*(--?(extra-)?index|--find-links|-[if]\s)", LOCK, flags=re.MULTILINE)


def test_builds_take_the_pins_and_nothing_else() -> None:
    made = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "$(BUILD)/bin/$(PIP) --require-hashes -r $<" in made
    for script in ("build.sh", "linux/compare.sh"):
        text = (ROOT / "packaging" / script).read_text(encoding="utf-8")
        assert re.findall(r"-m build\b(?! --no-isolation)", text) == [], script
