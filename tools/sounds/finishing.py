"""Brings a raw sound to its loudness, without a click, a rumble or a clipped wave."""

import numpy as np

from tools.sounds.waves import RATE, TURN, Wave, butterworth, samples

WRITTEN_RATE = RATE // 2
TOP = 0.62
"""The highest sample, of one."""


def finished(y: Wave, loudness_wanted: float) -> Wave:
    """Return what is written, at half the rate."""
    y = np.concatenate([np.zeros(samples(0.02)), y, np.zeros(samples(0.03))])
    y = butterworth(butterworth(y, 90.0, 2, high=True), 7000.0, 4, high=False)
    y = _trimmed(butterworth(y, 10500.0, 4, high=False))
    _soften_ends(y)
    window = np.sin(np.pi * np.arange(len(y)) / (len(y) - 1)) ** 2
    for _ in range(6):
        y = limited(y * 10 ** ((loudness_wanted - loudness(y)) / 20), TOP)
        y -= window * (y.sum() / window.sum())  # no direct current; the ends stay at zero
    y = _halved(y)
    y[0] = y[-1] = 0.0
    return y


def _trimmed(y: Wave) -> Wave:
    top = np.max(np.abs(y))
    start = max(0, int(np.argmax(np.abs(y) > top * 0.02)) - samples(0.0008))
    last = np.nonzero(np.abs(y) > top * 0.0012)[0][-1]
    end = min(len(y), last + samples(0.012))
    return y[start : end - (end - start) % 2].copy()


def _soften_ends(y: Wave) -> None:
    k = samples(0.0007)
    y[:k] *= np.sin(0.5 * np.pi * np.arange(k) / k) ** 2
    k = min(len(y) // 3, samples(0.045))
    y[-k:] *= np.cos(0.5 * np.pi * np.arange(k) / (k - 1)) ** 2


def _halved(y: Wave) -> Wave:
    """Take every second sample of what lies below 11.4 kHz, where next to nothing is lost."""
    n = len(y) + 4096
    f = np.fft.rfftfreq(n, 1 / RATE)
    gain = 0.5 + 0.5 * np.cos(np.pi * np.clip((f - 9600) / 1800, 0, 1))
    return np.fft.irfft(np.fft.rfft(y, n) * gain, n)[: len(y) : 2].copy()


def loudness(y: Wave, rate: int = RATE) -> float:
    """Return the LUFS of a sound repeated end to end, which is what a short one really holds."""
    power = np.abs(np.fft.rfft(y)) ** 2 * _heard(np.fft.rfftfreq(len(y), 1 / rate))
    power[1:-1] *= 2
    return float(-0.691 + 10 * np.log10(power.sum() / len(y) ** 2 + 1e-20))


def _heard(f: Wave) -> Wave:
    """Weigh frequencies as the two filters of ITU-R BS.1770 do at 48 kHz."""
    z = np.exp(-1j * TURN * f / RATE)
    shelf = (1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z * z) / (
        1 - 1.69065929318241 * z + 0.73248077421585 * z * z
    )
    high = (1 - 2 * z + z * z) / (1 - 1.99004745483398 * z + 0.99007225036621 * z * z)
    heard: Wave = np.abs(shelf * high) ** 2
    return heard


def limited(y: Wave, top: float) -> Wave:
    """Turn the level down around a peak, smoothly, instead of bending the wave."""
    k = samples(0.004)
    need = np.minimum(1.0, top / np.maximum(np.abs(y), 1e-9))
    low = need.copy()
    for d in range(1, k + 1):
        low[d:] = np.minimum(low[d:], need[:-d])
        low[:-d] = np.minimum(low[:-d], need[d:])
    smooth = np.hanning(2 * k + 1)
    padded = np.concatenate([np.full(k, low[0]), low, np.full(k, low[-1])])
    return y * np.convolve(padded, smooth / smooth.sum(), "valid")
