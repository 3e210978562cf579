"""Settings survive garbage, a newer version and a full disk."""

import json
import os
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from naipes_gui.store import paths
from naipes_gui.store.settings import Settings, load, save


@pytest.fixture
def path() -> Path:
    return paths.settings_file()


def test_settings_come_back(path: Path) -> None:
    chosen = replace(
        Settings(),
        language="es",
        player_name="Inés",
        trick_hold_ms=0,
        text_scale=1.25,
        options={"ecarte": {"players": 2, "stakes": True}},
        levels={"ecarte": ("expert",)},
    )
    save(chosen, path)
    assert load(path) == chosen
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_without_a_file_all_is_default(path: Path) -> None:
    assert load(path) == Settings()


@pytest.mark.parametrize("garbage", [b"", b"\0" * 50, b"[]", b"{", b"[" * 99999, b'"\xff"', b"7"])
def test_a_file_of_garbage_gives_the_defaults(path: Path, garbage: bytes) -> None:
    path.write_bytes(garbage)
    assert load(path) == Settings()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", "../fr"),
        ("language", None),
        ("player_name", "a\nb"),
        ("player_name", "x" * 41),
        ("four_colours", 1),
        ("back", "../../etc/passwd"),
        ("felt", ""),
        ("speed", ["fast"]),
        ("trick_hold_ms", 100),
        ("trick_hold_ms", 700.0),
        ("trick_hold_ms", True),
        ("text_scale", 1),
        ("text_scale", "1.5"),
        ("options", {"ecarte": 7}),
        ("options", {"ecarte": {"players": None}}),
        ("levels", {"ecarte": "expert"}),
        ("last_game", 3),
    ],
)
def test_a_value_that_cannot_be_falls_back_alone(path: Path, key: str, value: Any) -> None:
    path.write_text(json.dumps({key: value, "sound": False}))
    assert load(path) == replace(Settings(), sound=False)


def test_what_a_newer_version_stored_is_kept(path: Path) -> None:
    path.write_text(json.dumps({"cheers": 3}))
    save(replace(load(path), sound=False), path)
    assert json.loads(path.read_text())["cheers"] == 3


def test_every_default_is_one_of_the_values_declared() -> None:
    settings = Settings()
    for declared in fields(settings):
        if declared.metadata:
            assert declared.metadata["admits"](getattr(settings, declared.name)), declared.name


def test_a_full_disk_leaves_the_old_settings(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(replace(Settings(), language="es"), path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        save(Settings(), path)
    assert load(path).language == "es"
    assert [file.name for file in path.parent.iterdir()] == [path.name]
