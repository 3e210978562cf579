"""The things that sound: cards on felt, clay chips, wooden bars, tongues and reeds."""

from random import Random

import numpy as np

from tools.sounds.waves import (
    RATE,
    SILENT,
    TURN,
    Wave,
    add,
    damped,
    peak,
    puff,
    rise,
    samples,
    struck,
)


def card(rng: Random, n: int, size: float = 1.0) -> Wave:
    """A card meets felt: squeezed air, a slack plate, the table under it."""

    def about(hertz: float) -> float:
        return hertz * (0.95 + 0.10 * rng.random()) / size

    table = [(about(142), 0.080, 0.70), (about(236), 0.075, 1.0), (about(388), 0.060, 0.85)]
    plate = [(about(640), 0.042, 0.80), (about(1040), 0.032, 0.75), (about(1690), 0.022, 0.50),
             (about(2600), 0.014, 0.28)]  # fmt: skip
    air = peak(puff(rng, n, 420, 2300, 0.0026, 0.040))
    return peak(
        0.85 * peak(struck(n, table, 3.0)) + 0.60 * peak(struck(n, plate, 1.35)) + 0.55 * air
    )


def leaf(rng: Random, pitch: float) -> Wave:
    """One card slips off the thumb."""
    n = samples(0.022)
    air = peak(puff(rng, n, 950 * pitch, 4300 * pitch, 0.0006, 0.011))
    body = struck(n, [(760 * pitch, 0.020, 1), (1720 * pitch, 0.014, 0.9)], 0.5)
    return peak(air + 0.55 * peak(body))


CLAY = (
    (1610, 0.060, 0.35), (2430, 0.062, 0.85), (3370, 0.052, 0.85),
    (4640, 0.034, 0.45), (5970, 0.018, 0.20), (760, 0.030, 0.18),
)  # fmt: skip


def clay(rng: Random, hard: float = 1.0) -> Wave:
    """One clay chip meets another: a few badly tuned modes of a disc, quickly gone."""
    n = samples(0.13)
    tuned = 0.94 + 0.12 * rng.random()
    modes = [
        (f * tuned * (0.985 + 0.03 * rng.random()), t, g * (0.7 + 0.6 * rng.random()))
        for f, t, g in CLAY
    ]
    body = peak(struck(n, modes, 0.20 / hard))
    return peak(body + 0.06 * puff(rng, n, 1200, 5200, 0.0006, 0.010))


def drop_chip(y: Wave, rng: Random, at: float, gain: float) -> None:
    """Let a chip fall and chatter: each bounce is sooner and softer than the last."""
    gap = 0.034 + 0.010 * rng.random()
    for _ in range(2 + (rng.random() < 0.55)):
        add(y, clay(rng, 0.7 + 0.3 * gain), at, gain)
        at += gap
        gap *= 0.56 + 0.10 * rng.random()
        gain *= 0.46 + 0.10 * rng.random()


def bar(
    hertz: float, seconds: float, fall: float, mallet: float = 2.4, bright: float = 1.0
) -> Wave:
    """Strike a tuned wooden bar over a tube: partials 1, 3.93 and 9.6."""
    n = samples(seconds)
    tone = damped(n, [(hertz, fall, 1.0), (hertz * 1.003, fall * 0.8, 0.25),
                      (hertz * 3.93, fall * 0.24, 0.20 * bright),
                      (hertz * 9.6, fall * 0.07, 0.05 * bright)])  # fmt: skip
    knock = struck(n, [(310, 0.045, 1.0), (655, 0.03, 0.8)], 1.8)
    return tone * rise(n, mallet / 1000) + 0.07 * peak(knock)


def tongue(hertz: float, seconds: float, fall: float) -> Wave:
    """Pluck the tongue of a thumb piano: nearly pure, with a short high partial."""
    n = samples(seconds)
    partials = [(hertz, fall, 1.0), (hertz * 2.005, fall * 0.5, 0.16), (hertz * 5.4, 0.05, 0.05)]
    return damped(n, partials) * rise(n, 0.0016)


def reed(hertz: float, seconds: float, swell: float, fall: float) -> Wave:
    """Sound a warm tone for chords: five harmonics that fall fast, without an edge."""
    n = samples(seconds)
    t = np.arange(n) / RATE
    y = np.zeros(n)
    for k, gain in enumerate((1.0, 0.34, 0.13, 0.05, 0.02), 1):
        fading = np.exp(-SILENT * t * (0.6 + 0.4 * k) / fall)
        y += gain * np.sin(TURN * hertz * k * t * (1 + 0.0002 * k)) * fading
    return y * rise(n, swell)
