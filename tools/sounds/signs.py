"""What is heard of points and of people: chips, knocks, and notes in the pentatonic of D."""

from random import Random

import numpy as np

from tools.sounds.bodies import bar, card, drop_chip, reed, tongue
from tools.sounds.waves import Wave, add, peak, puff, rub, samples, silence, struck

FS3, D4, FS4, A4, D5, E5, FS5, A5 = 185.0, 293.66, 369.99, 440.0, 587.33, 659.26, 739.99, 880.0
"""All sounds of one scale, so that those that overlap agree."""


def chip(rng: Random, _: int) -> Wave:
    """One click and its bounce."""
    y = silence(0.24)
    drop_chip(y, rng, 0.001, 1.0)
    add(y, card(rng, samples(0.12), 0.9), 0.001, 0.07)
    return y


def chips(rng: Random, _: int) -> Wave:
    """Three clicks."""
    y = silence(0.40)
    for at, gain in ((0.001, 0.80), (0.083, 1.0), (0.171, 0.72)):
        drop_chip(y, rng, at + 0.008 * rng.random(), gain)
    add(y, card(rng, samples(0.12), 0.9), 0.001, 0.10)
    return y


def pot(rng: Random, _: int) -> Wave:
    """A heap is pushed over: a clatter that swells and thins out, on a low drag."""
    y, t = silence(0.98), 0.001
    while t < 0.76:
        u = t / 0.76
        swell = 0.30 + 0.70 * np.sin(np.pi * min(1, u * 1.06)) ** 1.2
        drop_chip(y, rng, t, swell * (0.6 + 0.6 * rng.random()))
        t += (0.5 + 1.0 * rng.random()) * (0.030 + 0.045 * u * u)
    add(y, rub(rng, 0.72, lambda t: np.sin(np.pi * t) ** 1.2, 350, 1900, 6), 0.0, 0.16)
    return y


def turn(_: Random, __: int) -> Wave:
    """Two wooden notes, a fourth up."""
    y = silence(0.72)
    add(y, bar(A4, 0.60, 0.48), 0.002, 0.80)
    add(y, bar(D5, 0.57, 0.52), 0.150, 0.84)
    return y


def announce(_: Random, __: int) -> Wave:
    """One warm chord with a ninth, lightly rolled."""
    y = silence(1.15)
    for i, (hertz, gain) in enumerate(((D4, 1.0), (A4, 0.8), (FS5, 0.42), (E5, 0.45))):
        add(y, reed(hertz, 1.05, 0.022, 0.95), 0.024 * i, gain)
        add(y, bar(hertz, 0.6, 0.30, 3.4, 0.4), 0.024 * i, 0.30 * gain)
    return y


def won(_: Random, __: int) -> Wave:
    """Three steps up, the last of which rings over a low D."""
    y = silence(1.20)
    add(y, bar(D5, 0.7, 0.45), 0.002, 0.80)
    add(y, bar(FS5, 0.7, 0.45), 0.130, 0.76)
    add(y, bar(A5, 0.9, 0.62), 0.260, 0.74)
    add(y, reed(D4, 0.90, 0.05, 0.85), 0.255, 0.20)
    return y


def lost(_: Random, __: int) -> Wave:
    """Two notes that fall a third under a soft mallet: a shrug, no scolding."""
    y = silence(0.98)
    add(y, bar(A4, 0.7, 0.46, 5.0, 0.45), 0.004, 0.80)
    add(y, bar(FS4, 0.74, 0.62, 6.0, 0.40), 0.235, 0.85)
    add(y, reed(FS3, 0.6, 0.08, 0.6), 0.245, 0.14)
    return y


def match_won(_: Random, __: int) -> Wave:
    """Five rising notes into a full warm chord."""
    y = silence(1.98)
    steps = ((0.002, D4, 0.7), (0.125, A4, 0.7), (0.250, D5, 0.72), (0.375, FS5, 0.68),
             (0.520, A5, 0.74))  # fmt: skip
    for at, hertz, gain in steps:
        add(y, bar(hertz, 0.9, 0.55), at, gain)
    chord = ((D4, 0.62), (A4, 0.46), (D5, 0.34), (FS5, 0.26), (E5, 0.14))
    for i, (hertz, gain) in enumerate(chord):
        add(y, reed(hertz, 1.42, 0.05, 1.35), 0.515 + 0.012 * i, gain)
    return y


def illegal(rng: Random, _: int) -> Wave:
    """Two dull knuckles on a padded table, the second lower."""
    y, n = silence(0.34), samples(0.16)
    for at, f, gain in ((0.0, 1.0, 1.0), (0.125, 0.84, 0.85)):
        modes = [(196 * f, 0.10, 0.8), (318 * f, 0.09, 1.0), (487 * f, 0.07, 0.85),
                 (742 * f, 0.045, 0.45), (1130 * f, 0.025, 0.18)]  # fmt: skip
        add(y, peak(struck(n, modes, 2.4)), at, gain)
        add(y, peak(puff(rng, n, 300, 1400, 0.003, 0.022)), at, 0.16 * gain)
    return y


def hint(_: Random, __: int) -> Wave:
    """A note of a thumb piano and its faint octave: look here."""
    y = silence(0.68)
    add(y, tongue(E5, 0.62, 0.42), 0.002, 0.8)
    add(y, tongue(E5 * 2, 0.50, 0.30), 0.095, 0.26)
    return y
