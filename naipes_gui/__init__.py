"""Five classic card games against the computer, offline."""

from functools import cache


def __getattr__(name: str) -> str:
    """Find out ``__version__`` only when asked, as that takes longer than all else here."""
    if name == "__version__":
        return _version()
    raise AttributeError(name)


@cache
def _version() -> str:
    """Return the version that `pyproject.toml` states, the only place that knows it."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("naipes-gui")
    except PackageNotFoundError:
        return _version_of_the_checkout()


def _version_of_the_checkout() -> str:
    import tomllib
    from pathlib import Path

    text = (Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8")
    stated: str = tomllib.loads(text)["project"]["version"]
    return stated
