"""Five classic card games against the computer, offline."""

from functools import cache


def __getattr__(name: str) -> str:
    """Find out ``__version__`` only when asked, as that takes longer than all else here."""
    if name == "__version__":
        return _version()
    raise AttributeError(name)


@cache
def _version() -> str:
    """Return the version that `pyproject.toml` states, the only place that knows it.

    `importlib.metadata` would load half of what reads mail, 3 MB; the folder where an installer
    keeps what it knows of a package bears the version in its name.
    """
    import re
    from pathlib import Path

    beside = Path(__file__).parent.parent
    for known in beside.glob("naipes_gui-*.dist-info"):
        return known.name.removeprefix("naipes_gui-").removesuffix(".dist-info")
    text = (beside / "pyproject.toml").read_text(encoding="utf-8")
    stated = re.search(r'^version = "(.+)"$', text, re.MULTILINE)
    assert stated is not None
    return stated[1]
