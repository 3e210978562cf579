"""The fingerprint is SHA-256, without what `hashlib` brings along."""

import hashlib
import subprocess
import sys

import pytest

from naipes_gui.core.fingerprint import sha256


@pytest.mark.parametrize("length", [0, 1, 55, 56, 64, 1000, 100_000])
def test_it_is_sha256(length: int) -> None:
    contents = bytes(i * 7 % 256 for i in range(length))
    assert sha256(contents).hexdigest() == hashlib.sha256(contents).hexdigest()
    by_parts = sha256()
    for start in range(0, length, 999):
        by_parts.update(contents[start : start + 999])
    assert by_parts.digest() == hashlib.sha256(contents).digest()


def test_openssl_stays_where_it_is() -> None:
    code = (
        "import sys; from naipes_gui.core.fingerprint import sha256; from naipes_gui import games;"
        "import naipes_gui.store.record, naipes_gui; naipes_gui.__version__;"
        "games.first_game().rules(games.first_game().options().make());"
        "print(*sys.modules)"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, text=True, timeout=60
    )
    assert not {"_hashlib", "importlib.metadata", "email"} & set(told.stdout.split())
