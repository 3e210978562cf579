"""The committed sounds are what the tool makes, none is missing, and none hurts."""

import wave
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest

from naipes_gui.core.sounds import Sound
from tools.sounds.catalogue import RECIPES, pcm, wav
from tools.sounds.finishing import WRITTEN_RATE

pytestmark = pytest.mark.thorough

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"
NAMES = [(sound, k) for sound, recipe in RECIPES.items() for k in range(recipe.variants)]
STEPS = 2
"""By how much another numpy may round otherwise."""


def committed(sound: Sound, variant: int) -> np.ndarray:
    content = (FOLDER / f"{sound.value}_{variant + 1}.wav").read_bytes()
    with wave.open(BytesIO(content)) as file:
        assert file.getparams()[:3] == (1, 2, WRITTEN_RATE)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(int)


def test_every_sound_has_a_recipe_and_nothing_else_lies_there() -> None:
    assert set(RECIPES) == set(Sound)
    expected = {f"{sound.value}_{k + 1}.wav" for sound, k in NAMES}
    assert {file.name for file in FOLDER.iterdir()} == expected
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 700_000


@pytest.mark.parametrize(("sound", "variant"), NAMES)
def test_the_tool_makes_what_is_committed(sound: Sound, variant: int) -> None:
    made, kept = pcm(sound, variant).astype(int), committed(sound, variant)
    assert len(made) == len(kept)
    assert np.abs(made - kept).max() <= STEPS


def test_a_sound_is_made_twice_the_same() -> None:
    assert wav(Sound.SLIDE, 1) == wav(Sound.SLIDE, 1)
    assert wav(Sound.SLIDE, 1) != wav(Sound.SLIDE, 2)


@pytest.mark.parametrize(("sound", "variant"), NAMES)
def test_no_sound_clips_clicks_or_drifts(sound: Sound, variant: int) -> None:
    y = committed(sound, variant)
    assert y[0] == y[-1] == 0
    assert 2_000 < np.abs(y).max() < 26_000
    assert abs(y.mean()) < 1
    assert 0.04 < len(y) / WRITTEN_RATE < 2.0
    spectrum = np.abs(np.fft.rfft(y)) ** 2
    shrill = spectrum[np.fft.rfftfreq(len(y), 1 / WRITTEN_RATE) > 8000].sum()
    assert shrill < spectrum.sum() / 200
