"""Prints the version that `pyproject.toml` states, the only place that knows it."""

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


if __name__ == "__main__":
    print(homepage() if "--homepage" in sys.argv else version())
