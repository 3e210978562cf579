"""What sounds are made of: noise, damped sines, envelopes, and filters for them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[Any]
Partial = tuple[float, float, float]
"""Hertz, seconds until it is 60 dB softer, and gain."""

RATE = 48_000
"""What is calculated with; what is written has half of it."""
TURN = 2 * np.pi
SILENT = 6.91
"""A thousandth, as a power of e."""


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def silence(seconds: float) -> Wave:
    return np.zeros(samples(seconds))


def noise(rng: Random, n: int) -> Wave:
    """White noise of power one; what `random` makes of a seed is the same in every Python."""
    draw = rng.random
    return np.array([(2 * draw() - 1) * 3**0.5 for _ in range(n)])


def band(x: Wave, low: float, high: float, width: float = 0.6, top: float = 1.3) -> Wave:
    """Keep a band, with skirts of so many octaves below and above."""
    n = len(x) + 4096
    f = np.maximum(np.fft.rfftfreq(n, 1 / RATE), 1e-3)
    up = np.clip((np.log2(f / low) + width) / width, 0, 1)
    down = np.clip((np.log2(high / f) + top) / top, 0, 1)
    gain = (0.5 - 0.5 * np.cos(np.pi * up)) * (0.5 - 0.5 * np.cos(np.pi * down))
    return np.fft.irfft(np.fft.rfft(x, n) * gain, n)[: len(x)]


def butterworth(y: Wave, corner: float, poles: int, *, high: bool) -> Wave:
    """Keep what is high or low, and ring only afterwards."""
    n = 1 << (len(y) + 16384).bit_length()
    s: Wave = 1j * np.fft.rfftfreq(n, 1 / RATE) / corner
    if high:
        s = 1 / np.where(s == 0, 1e-9j, s)
    answer = np.ones(len(s), complex)
    for i in range(poles // 2):
        answer /= s * s + 2 * np.sin(np.pi * (2 * i + 1) / (2 * poles)) * s + 1
    return np.fft.irfft(np.fft.rfft(y, n) * answer, n)[: len(y)]


def level(x: Wave) -> Wave:
    return x * float(1 / (np.sqrt(np.mean(x * x)) + 1e-12))


def peak(x: Wave) -> Wave:
    return x * float(1 / (np.max(np.abs(x)) + 1e-12))


def convolved(x: Wave, answer: Wave, n: int) -> Wave:
    m = 1 << (len(x) + len(answer)).bit_length()
    return np.fft.irfft(np.fft.rfft(x, m) * np.fft.rfft(answer, m), m)[:n]


def damped(n: int, partials: Sequence[Partial]) -> Wave:
    """Sines that die away."""
    t = np.arange(n) / RATE
    y = np.zeros(n)
    for hertz, fall, gain in partials:
        y += gain * np.sin(TURN * hertz * t) * np.exp(-SILENT * t / fall)
    return y


def rise(n: int, seconds: float) -> Wave:
    """A smooth attack."""
    return np.sin(0.5 * np.pi * np.clip(np.arange(n) / RATE / seconds, 0, 1)) ** 2


def struck(n: int, partials: Sequence[Partial], ms: float) -> Wave:
    """A body that is struck: its modes under the half sine of a contact, long for felt."""
    k = max(3, samples(ms / 1000))
    contact = np.sin(np.pi * (np.arange(k) + 0.5) / k)
    return convolved(damped(n, partials), contact / contact.sum(), n)


def puff(rng: Random, n: int, low: float, high: float, attack: float, fall: float) -> Wave:
    """Make a short burst of air or fibre."""
    late = np.maximum(np.arange(n) / RATE - attack, 0)
    return level(band(noise(rng, n), low, high)) * rise(n, attack) * np.exp(-SILENT * late / fall)


def rub(
    rng: Random, seconds: float, speed: Callable[[Wave], Wave],
    low: float = 520.0, high: float = 5600.0, bands: int = 9, tilt: float = 1.0,
) -> Wave:  # fmt: skip
    """Drag paper over felt: the faster it moves, the louder and the brighter.

    Every band has a power of the speed and a slow flutter of its own, so that the texture never
    stands still.
    """
    n = samples(seconds)
    v = np.clip(speed(np.linspace(0, 1, n)), 0, 1)
    edges = np.geomspace(low, high, bands + 1)
    y = np.zeros(n)
    for b in range(bands):
        top = 1.2 if b == bands - 1 else 0.35
        grain = level(band(noise(rng, n), edges[b], edges[b + 1], 0.35, top))
        flutter = np.clip(1 + 0.30 * level(band(noise(rng, n), 9, 70, 1.0)), 0.2, 2.2)
        gain = (edges[0] / edges[b]) ** (0.22 * tilt)
        y += grain * flutter * gain * v ** (1.1 + 1.2 * b / bands)
    return peak(y)


def add(y: Wave, x: Wave, at: float, gain: float = 1.0) -> None:
    """Mix a wave into another from a moment on."""
    start = samples(at)
    k = min(len(x), len(y) - start)
    if k > 0:
        y[start : start + k] += gain * x[:k]


def roomed(y: Wave, rng: Random, wet: float) -> Wave:
    """Add a small furnished room: twelve soft early reflections, and nothing after."""
    k = samples(0.055)
    answer = np.zeros(k)
    for i in range(12):
        late = 0.0045 + 0.0038 * i + 0.0028 * rng.random()
        answer[min(k - 1, samples(late))] += (1 if rng.random() < 0.5 else -1) * 0.72**i
    return y + wet * band(convolved(y, answer, len(y)), 180, 2600, 1.0)
