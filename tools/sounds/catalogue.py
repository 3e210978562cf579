"""Every sound, in how many variants, how loud, in how much of a room; and how it is written."""

import wave
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from naipes_gui.core.sounds import Sound
from tools.sounds import cards, signs
from tools.sounds.finishing import WRITTEN_RATE, finished
from tools.sounds.waves import Wave, roomed


class Recipe(NamedTuple):
    make: Callable[[Random, int], Wave]
    variants: int
    loudness: float
    """LUFS of the sound repeated end to end."""
    room: float


RECIPES = {
    Sound.SLIDE: Recipe(cards.slide, 4, -21.5, 0.20),
    Sound.PLACE: Recipe(cards.place, 4, -20.0, 0.22),
    Sound.FLIP: Recipe(cards.flip, 3, -20.5, 0.22),
    Sound.SNAP: Recipe(cards.snap, 3, -20.0, 0.22),
    Sound.RIFFLE: Recipe(cards.riffle, 1, -22.0, 0.20),
    Sound.CUT: Recipe(cards.cut, 1, -21.5, 0.22),
    Sound.SQUARE: Recipe(cards.square, 1, -21.5, 0.22),
    Sound.GATHER: Recipe(cards.gather, 1, -22.0, 0.20),
    Sound.CHIP: Recipe(signs.chip, 1, -21.5, 0.25),
    Sound.CHIPS: Recipe(signs.chips, 1, -21.5, 0.25),
    Sound.POT: Recipe(signs.pot, 1, -22.3, 0.25),
    Sound.TURN: Recipe(signs.turn, 1, -22.3, 0.06),
    Sound.ANNOUNCE: Recipe(signs.announce, 1, -22.5, 0.06),
    Sound.WON: Recipe(signs.won, 1, -22.3, 0.06),
    Sound.LOST: Recipe(signs.lost, 1, -22.7, 0.06),
    Sound.MATCH_WON: Recipe(signs.match_won, 1, -21.5, 0.06),
    Sound.ILLEGAL: Recipe(signs.illegal, 1, -21.5, 0.20),
    Sound.HINT: Recipe(signs.hint, 1, -22.7, 0.06),
}


def write(folder: Path) -> int:
    """Write every sound into a folder and return how many bytes they are."""
    folder.mkdir(parents=True, exist_ok=True)
    return sum(
        (folder / f"{sound.value}_{k + 1}.wav").write_bytes(wav(sound, k))
        for sound, recipe in RECIPES.items()
        for k in range(recipe.variants)
    )


def wav(sound: Sound, variant: int) -> bytes:
    """Return the file of one variant."""
    file = BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(WRITTEN_RATE)
        out.writeframes(pcm(sound, variant).tobytes())
    return file.getvalue()


def pcm(sound: Sound, variant: int) -> np.ndarray:
    """Return the samples of one variant, always the same."""
    recipe = RECIPES[sound]
    rng = Random(zlib.crc32(f"{sound.value}/{variant}".encode()))
    made = finished(roomed(recipe.make(rng, variant), rng, recipe.room), recipe.loudness)
    return np.round(made * 32767).astype("<i2")
