"""Writes licences/Qt-parts.txt, the notices of the code of others inside Qt: qt_parts.py SOURCES …

SOURCES are unpacked sources of Qt, the folder of qtbase first and then that of qtsvg. Qt tells
there, in files named qt_attribution.json, what of others it holds. What only makes Qt or tests it,
and what only Android and browsers load, is left out, and so are the modules that Naipes lacks.
"""

import json
import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

MODULES = ("qtcore", "qtgui", "qtdbus", "qtwidgets", "qtsvg", "qtwaylandclient",
           "qtwaylandcompositor")  # fmt: skip
"""What Naipes carries; the protocols of Wayland are filed under the compositor that it lacks."""
ELSEWHERE = ("android", "gradle", "wasm")
TEXT = Path(__file__).resolve().parent / "licences" / "Qt-parts.txt"
HEAD = """\
Code of others inside the libraries of Qt that Naipes carries, as Qt {version} tells it. The
licences that the notices name by a number stand below, each once.

{names}
"""

Part = dict[str, Any]


def parts(sources: Path) -> Iterator[tuple[Part, Path]]:
    """Yield the parts that travel inside, each with the folder that tells of it."""
    for told in sorted(sources.rglob("qt_attribution.json")):
        if not {*ELSEWHERE, "examples", "tests"} & set(told.relative_to(sources).parts):
            held = json.loads(told.read_text(encoding="utf-8"), strict=False)
            for part in held if isinstance(held, list) else [held]:
                if part["QDocModule"] in MODULES and part.get("QtParts") != ["tools"]:
                    yield part, told.parent


def licences(part: Part, folder: Path, sources: Path) -> Iterator[str]:
    """Yield the texts that a part comes with, else the common ones that Qt keeps."""
    files = [folder / name for name in lines(part, "LicenseFile", "LicenseFiles")]
    names = re.split(r" (?:AND|OR|WITH) ", part["LicenseId"])
    for file in files or [sources / "LICENSES" / f"{name}.txt" for name in names]:
        text = file.read_text(encoding="utf-8").strip()
        yield "\n".join(line.rstrip() for line in text.splitlines())


def lines(part: Part, *keys: str) -> list[str]:
    held = next((part[key] for key in keys if key in part), [])
    return [line.strip() for line in (held.splitlines() if isinstance(held, str) else held)]


def copyrights(part: Part, folder: Path) -> list[str]:
    """Read who has written it, from a file of its own where there is one."""
    if file := part.get("CopyrightFile"):
        return [line for line in (folder / file).read_text(encoding="utf-8").splitlines() if line]
    return lines(part, "Copyright")


def notice(part: Part, folder: Path, numbers: list[int]) -> str:
    version = part.get("Version", "")
    named = f"{part['Name']} {'' if len(version) > 30 else version}".strip()
    licence = f"Licence: {part['License']}, {', '.join(f'text {number}' for number in numbers)}"
    told = [part.get("Homepage", ""), *copyrights(part, folder), licence]
    return "\n".join([named, *(f"    {line}" for line in told if line)])


def written(folders: list[Path]) -> str:
    texts: dict[str, int] = {}
    notices: dict[str, str] = {}
    for sources in folders:
        for part, folder in parts(sources):
            held = licences(part, folder, sources)
            numbers = [texts.setdefault(text, len(texts) + 1) for text in held]
            notices[part["Name"]] = notice(part, folder, numbers)
    names = textwrap.fill(", ".join(sorted(notices, key=str.lower)), 100, break_on_hyphens=False)
    stated = re.search(r'QT_REPO_MODULE_VERSION "(.+)"', (folders[0] / ".cmake.conf").read_text())
    assert stated is not None
    head = HEAD.format(version=stated[1], names=names)
    numbered = [f"Text {number}\n{'-' * 100}\n{text}" for text, number in texts.items()]
    return "\n\n".join([head, *(notices[name] for name in sorted(notices)), *numbered]) + "\n"


if __name__ == "__main__":
    TEXT.write_text(written([Path(name) for name in sys.argv[1:]]), encoding="utf-8", newline="\n")
