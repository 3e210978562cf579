"""Says whether this may go out as a release: it fails if placeholders are left in pyproject.toml.

A release is what a tag «v…» is on, or what is built with RELEASE=1; anything else passes.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator

from version import ROOT, email, homepage, version

# Nobody can own these (RFC 2606), so they are what an address is until there is one.
PLACEHOLDER = re.compile(r"(\bexample\.(org|com|net)|\.(example|invalid|test)|\blocalhost)\b")


def tag() -> str:
    """Return the tag «v…» that the commit carries, if it does and this is a git checkout."""
    if os.environ.get("GITHUB_REF_TYPE") == "tag":
        return os.environ["GITHUB_REF_NAME"]
    asked = ["git", "-C", str(ROOT), "describe", "--tags", "--exact-match", "--match", "v*"]
    try:
        return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def faults(tagged: str) -> Iterator[str]:
    for name, stated in (("homepage", homepage()), ("e-mail of the author", email())):
        if PLACEHOLDER.search(stated):
            yield f"the {name} in pyproject.toml is still the placeholder {stated}"
    if tagged and tagged.removeprefix("v") != version():
        yield f"the tag is {tagged} and pyproject.toml says version {version()}"


def main() -> None:
    tagged = tag()
    release = tagged or os.environ.get("RELEASE") == "1"
    if release and (found := "; ".join(faults(tagged))):
        sys.exit(f"This is no release yet: {found}. Set that right and build again.")


if __name__ == "__main__":
    main()
