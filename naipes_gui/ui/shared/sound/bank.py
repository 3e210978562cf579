"""Reads the sounds that come with the program."""

import sys
from array import array
from pathlib import Path

from naipes_gui.core.sounds import Sound

RATE = 24_000
"""Samples in a second, of 16 bits, one channel."""
HEAD = 44
"""Bytes before the samples: nothing but ours lies there. The module `wave` is not needed for it,
and warns of its own end in some Pythons."""

Bank = dict[Sound, list["array[int]"]]


def load(folder: Path) -> Bank:
    """Return the variants of every sound.

    Raises:
        OSError: a file is missing or cannot be read.

    """
    return {
        sound: [_samples(file) for file in sorted(folder.glob(f"{sound.value}_[1-9].wav"))]
        for sound in Sound
    }


def _samples(file: Path) -> "array[int]":
    samples = array("h", file.read_bytes()[HEAD:])
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
