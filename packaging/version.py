"""Prints what only `pyproject.toml` states: the version, or --homepage, --author or --email."""

import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def project() -> dict[str, Any]:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    stated: dict[str, Any] = tomllib.loads(text)["project"]
    return stated


def version() -> str:
    return str(project()["version"])


def homepage() -> str:
    return str(project()["urls"]["Homepage"])


def author() -> str:
    return str(project()["authors"][0]["name"])


def email() -> str:
    return str(project()["authors"][0]["email"])


STATED = {"--homepage": homepage, "--author": author, "--email": email}

if __name__ == "__main__":
    # The bash of Windows takes the other end of a line for a part of the version.
    sys.stdout.reconfigure(newline="\n")
    print(STATED[sys.argv[1]]() if sys.argv[1:] else version())
