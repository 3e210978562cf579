"""Prints the AppStream metainfo: its template, with the releases that `CHANGELOG.md` tells."""

import os
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from xml.sax.saxutils import escape

from counts import COUNTS, WORDS, all_games, in_words
from version import ROOT, author, homepage, version

RELEASE = re.compile(r"## \[(?P<number>[\d.]+)\] [—–-] (?P<date>\d{4}-\d\d-\d\d)")
UNRELEASED = "## [Unreleased]"


def metainfo() -> str:
    template = (ROOT / "packaging" / "linux" / "metainfo.xml").read_text(encoding="utf-8")
    filled = {
        "HOMEPAGE": homepage(), "AUTHOR": author(), "SCREENSHOTS": screenshots(),
        "RELEASES": releases(),
    }  # fmt: skip
    for language, of in product(WORDS, COUNTS):
        name = of.upper() if language == "en" else f"{of}_{language}".upper()
        filled[name] = in_words(of, language).capitalize()
    for name, text in filled.items():
        template = template.replace(f"@{name}@", text)
    return template


def screenshots() -> str:
    kind, shown = ' type="default"', []
    for path in pictures():
        name = all_games()[path.stem].title.source
        shown.append(f"    <screenshot{kind}>\n      <caption>{name}</caption>")
        shown.append(
            f"      <image>{homepage()}/screenshots/{path.name}</image>\n    </screenshot>"
        )
        kind = ""
    return "\n".join(shown)


def pictures() -> list[Path]:
    """Return the pictures in the order of the games."""
    held = {path.stem: path for path in (ROOT / "packaging" / "screenshots").glob("*.png")}
    return [held[key] for key in all_games() if key in held]


def releases() -> str:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return "\n".join(
        f'    <release version="{number}" date="{date}">\n      <description>\n        <ul>\n'
        + "".join(f"          <li>{escape(point)}</li>\n" for point in points)
        + "        </ul>\n      </description>\n    </release>"
        for number, date, points in told(changes)
    )


def told(changes: str) -> Iterator[tuple[str, str, list[str]]]:
    """Yield the releases, newest first; what is not released yet is the version being built."""
    released = {found["number"] for found in RELEASE.finditer(changes)}
    for section in re.split(r"^(?=## )", changes, flags=re.MULTILINE)[1:]:
        if found := RELEASE.match(section):
            yield found["number"], found["date"], points(section)
        elif section.startswith(UNRELEASED) and version() not in released:
            yield version(), today(), points(section)


def points(section: str) -> list[str]:
    items = re.findall(r"^- (.*?)(?=\n- |\n\n|\Z)", section, flags=re.MULTILINE | re.DOTALL)
    return [" ".join(item.replace("`", "").split()) for item in items]


def today() -> str:
    now = float(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
    return datetime.fromtimestamp(now, UTC).date().isoformat()


if __name__ == "__main__":
    print(metainfo(), end="")
