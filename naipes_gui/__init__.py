"""Five classic card games against the computer, offline."""

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def _version() -> str:
    """Return the version that `pyproject.toml` states, the only place that knows it."""
    try:
        return version("naipes-gui")
    except PackageNotFoundError:
        return _version_of_the_checkout()


def _version_of_the_checkout() -> str:
    import tomllib

    text = (Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8")
    stated: str = tomllib.loads(text)["project"]["version"]
    return stated
