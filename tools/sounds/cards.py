"""What is heard of cards: sliding, falling, turning, and the whole pack."""

from random import Random

import numpy as np

from tools.sounds.bodies import card, leaf
from tools.sounds.waves import Wave, add, peak, puff, rub, samples, silence, struck


def slide(rng: Random, k: int) -> Wave:
    """A flick of the thumb, a whisper that brakes, a light landing."""
    length = (0.27, 0.30, 0.255, 0.285)[k]
    top = (0.13, 0.18, 0.15, 0.11)[k]
    power = (1.35, 1.7, 1.5, 1.2)[k]

    def speed(t: Wave) -> Wave:
        started = np.sin(0.5 * np.pi * np.clip(t / top, 0, 1)) ** 2
        return started * np.clip((1 - t) / (1 - top), 0, 1) ** power

    y = silence(length + 0.09)
    add(y, rub(rng, length, speed, 600 + 40 * k, 5000 + 250 * k, tilt=1.15), 0.004)
    add(y, peak(puff(rng, samples(0.03), 1100, 3800, 0.002, 0.014)), 0.002, 0.28)
    add(y, card(rng, samples(0.12)), length * 0.86, 0.26)
    return y


def place(rng: Random, k: int) -> Wave:
    """A soft thud, and the edge that falls last."""
    n = samples(0.21)
    y = card(rng, n, (1.00, 0.93, 1.08, 1.02)[k])
    add(y, peak(puff(rng, n, 500, 2600, 0.010, 0.070)), (0.012, 0.016, 0.009, 0.020)[k], 0.20)
    return y


def flip(rng: Random, k: int) -> Wave:
    """The card bends, springs and settles."""
    y, n = silence(0.30), samples(0.12)
    bend, j = (0.075, 0.090, 0.064)[k], (1.0, 0.94, 1.06)[k]
    bending = rub(rng, bend, lambda t: t**1.5 * np.clip((1 - t) * 9, 0, 1), 900, 4800, 6)
    modes = [(560 * j, 0.045, 0.40), (1180 * j, 0.036, 0.8), (1980 * j, 0.026, 0.8),
             (3050 * j, 0.018, 0.50)]  # fmt: skip
    add(y, bending, 0.0, 0.38)
    add(y, peak(struck(n, modes, 0.55)), bend * 0.93, 0.75)
    add(y, peak(puff(rng, n, 1100, 5200, 0.0012, 0.026)), bend * 0.93, 0.70)
    add(y, card(rng, samples(0.16)), bend + 0.070 + 0.008 * k, 0.62)
    return y


def snap(rng: Random, k: int) -> Wave:
    """Two stiff little cards, one on the other: two crisp snaps."""
    y, n, j = silence(0.24), samples(0.10), (1.0, 0.95, 1.06)[k]
    for at, gain in ((0.001, 1.0), ((0.058, 0.064, 0.053)[k], 0.70)):
        modes = [(960 * j, 0.034, 0.45), (1780 * j, 0.030, 1.0), (2750 * j, 0.024, 0.95),
                 (3980 * j, 0.015, 0.50), (5300 * j, 0.009, 0.16)]  # fmt: skip
        add(y, peak(struck(n, modes, 0.28)), at, gain)
        add(y, peak(puff(rng, n, 1300, 5800, 0.0006, 0.014)), at, 0.70 * gain)
    body = [(230 * j, 0.05, 0.6), (360 * j, 0.045, 1.0), (590 * j, 0.035, 0.8)]
    add(y, peak(struck(n, body, 1.2)), 0.001, 0.18)
    return y


def riffle(rng: Random, _: int) -> Wave:
    """Two packets run together ever faster, then the bridge falls flat."""
    y, t, count = silence(1.28), 0.010, 0
    while t < 0.66:
        u = t / 0.66
        loud = (0.42 + 0.58 * u) * (0.75 + 0.5 * rng.random())
        pitch = (1.07 if count % 2 else 0.93) * (0.95 + 0.1 * rng.random())
        add(y, leaf(rng, pitch), t, loud * 0.8)
        t += (0.62 + 0.76 * rng.random()) / (34 + 71 * u**1.25)
        count += 1
    _bridge(y, rng)
    speed = lambda t: 0.55 * t**1.2 * np.clip((1 - t) * 8, 0, 1)  # noqa: E731
    add(y, rub(rng, 0.70, speed, 700, 3600, 6), 0.0, 0.12)
    add(y, card(rng, samples(0.18), 1.04), 1.085, 0.80)
    return y


def _bridge(y: Wave, rng: Random) -> None:
    t = 0.735
    while t < 1.06:
        u = (t - 0.735) / 0.325
        gain = 0.50 * np.sin(np.pi * min(1, 0.12 + u * 0.88)) * (0.7 + 0.6 * rng.random())
        add(y, leaf(rng, 0.92 - 0.22 * u + 0.05 * rng.random()), t, gain)
        t += (0.6 + 0.8 * rng.random()) / (95 + 70 * u)


def cut(rng: Random, _: int) -> Wave:
    """A packet slides up and off; then a heavier thud."""
    y = silence(0.52)
    add(y, rub(rng, 0.17, lambda t: np.sin(np.pi * t) ** 1.4, 700, 4600, 7), 0.0, 0.55)
    add(y, card(rng, samples(0.20), 1.18), 0.285, 0.95)
    add(y, peak(puff(rng, samples(0.12), 450, 2200, 0.010, 0.07)), 0.285, 0.20)
    return y


def square(rng: Random, _: int) -> Wave:
    """The pack is tapped on its edge twice and turned in between."""
    y, n = silence(0.46), samples(0.15)
    for at, gain, size in ((0.0, 1.0, 0.80), (0.195, 0.78, 0.86)):
        edge = [(205 / size, 0.06, 0.5), (330 / size, 0.06, 0.9), (545 / size, 0.055, 1.0),
                (880 / size, 0.042, 0.8), (1460 / size, 0.026, 0.5)]  # fmt: skip
        add(y, peak(struck(n, edge, 1.2)), at, gain)
        add(y, peak(puff(rng, n, 900, 4200, 0.0012, 0.024)), at, 0.55 * gain)
    add(y, rub(rng, 0.11, lambda t: np.sin(np.pi * t) ** 2, 800, 4200, 6), 0.075, 0.22)
    return y


def gather(rng: Random, _: int) -> Wave:
    """A trick is swept to one side and patted flat."""
    y = silence(0.60)
    add(y, rub(rng, 0.40, lambda t: np.sin(np.pi * t**0.85) ** 1.3, 450, 3600, 8, 1.5), 0.0, 0.8)
    for at, gain in ((0.120, 0.34), (0.193, 0.42), (0.251, 0.50)):
        add(y, leaf(rng, 0.72 + 0.06 * rng.random()), at, gain)
    add(y, card(rng, samples(0.17), 1.05), 0.385, 0.72)
    return y
