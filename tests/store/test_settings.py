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


CHOICES: dict[str, tuple[Any, ...]] = {
    "suits": ("french", "spanish"),
    "deck_index_language": ("en", "es"),
    "index_size": ("normal", "big", "large"),
    "scheme": ("system", "light", "dark"),
    "card_size": (100, 80, 90, 110, 120, 130, 140, 150, 160),
    "speed": ("normal", "relaxed", "fast", "faster", "instant"),
    "reduced_motion": ("system", "on", "off"),
    "high_contrast": ("system", "on", "off"),
    "text_scale": (1.0, 1.25, 1.5, 1.75, 2.0),
    "touch": ("system", "on", "off"),
    "dim_illegal": ("my_turn", "never", "always"),
    "sort_hand": ("trump", "trump_right", "colours", "suits", "ranks", "dealt"),
    "coach": ("asked", "always", "never"),
    "speech": ("normal", "brief", "full"),
    "switches": ("off", "two", "one"),
}
"""What older files say and newer ones must understand, the default first."""
WHOLES = {
    "trick_hold_ms": (900, 200, 3000, 0),
    "cool_down_ms": (0, 200, 3000, 0),
    "dwell_ms": (0, 300, 5000, 0),
    "volume": (70, 0, 100, 0),
    "book_width": (608, 420, 720, 608),
    "scan_ms": (1200, 300, 5000, 1200),
}
"""The default, the bounds, and what is admitted besides."""
ON = {
    "flower_marks", "sound", "sound_cards", "sound_turn", "sound_end", "sound_refusals",
    "panel_open", "hints", "review", "banter",
}  # fmt: skip
NAMES = {"language": "system", "player_name": "", "shuffle_word": "", "own_deck": "",
         "back": "azulejo", "felt": "game", "last_game": ""}  # fmt: skip
BY_KEY = {"keys", "options", "own_rules", "levels"}
ADMITS = {each.name: each.metadata["admits"] for each in fields(Settings) if each.metadata}


def test_files_say_what_they_always_said() -> None:
    switches = {name for name in ADMITS if isinstance(getattr(Settings(), name), bool)}
    told = {name: values[0] for name, values in CHOICES.items()}
    told |= {name: bounds[0] for name, bounds in WHOLES.items()} | NAMES
    told |= {name: name in ON for name in switches} | {name: {} for name in BY_KEY}
    assert Settings().to_json() == told
    assert all(ADMITS[name](value) for name in switches for value in (True, False))


@pytest.mark.parametrize("name", CHOICES)
def test_every_choice_is_known_by_the_same_word(name: str) -> None:
    for value in CHOICES[name]:
        assert ADMITS[name](value)
    one = CHOICES[name][0]
    others = [str(one).upper(), f"{one}x", None] if isinstance(one, str) else [0.5, 79, 81, 170]
    assert not any(map(ADMITS[name], others))


@pytest.mark.parametrize("name", WHOLES)
def test_bounds_are_admitted_and_what_lies_beyond_is_not(name: str) -> None:
    default, low, high, also = WHOLES[name]
    assert all(map(ADMITS[name], (default, low, high, also)))
    beyond = {low - 1, high + 1, also - 1, also + 1} - {*range(low, high + 1)} - {also}
    assert not any(map(ADMITS[name], beyond))
