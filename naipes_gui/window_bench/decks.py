"""How soon all pictures of a deck are ready after it was chosen, and what they hold."""

from collections.abc import Callable
from statistics import fmean
from time import perf_counter, thread_time
from typing import Any

from PySide6.QtCore import QObject, QTimer

from naipes_gui.core.cards import french
from naipes_gui.core.text import SUITS_TO_SEE
from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.art import CardStyle
from naipes_gui.ui.table.deck_pictures import DeckPictures
from naipes_gui.window_bench.stage import wait_until

HEIGHTS = (126, 180)
"""Of a card on the table and of one in the hand at 1280 by 800."""
RATIOS = (1.0, 1.25, 1.5, 2.0)


def measure(rounds: float = 3) -> dict[str, Any]:
    """Return for each deck and ratio when it is ready, the longest slice and its megabytes."""
    return {
        f"{suits}@{ratio}": _of(CardStyle(suits=suits), ratio, max(1, int(rounds)))
        for suits in SUITS_TO_SEE
        for ratio in RATIOS
    }


def _of(style: CardStyle, ratio: float, rounds: int) -> dict[str, float]:
    taken = [_chosen(style, ratio) for _ in range(rounds)]
    megabytes = sum(_bytes(style, height, ratio) for height in HEIGHTS) / 1e6
    return {
        "ready_ms": round(fmean(ready for ready, _, _ in taken) * 1000, 1),
        "work_ms": round(fmean(work for _, work, _ in taken) * 1000, 1),
        "longest_slice_ms": round(max(longest for _, _, longest in taken) * 1000, 1),
        "megabytes": round(megabytes, 1),
    }


def _bytes(style: CardStyle, height: int, ratio: float) -> int:
    size = art.card_size(style, height) * ratio
    return len(french().cards) * 4 * size.width() * size.height()


def _chosen(style: CardStyle, ratio: float) -> tuple[float, float, float]:
    """Return the seconds until a deck is ready, of work, and of the longest slice of it."""
    art.forget_cards()
    owner, done, between = QObject(), list[float](), list[float]()
    pictures = DeckPictures(owner)
    pictures.ready.connect(lambda: done.append(perf_counter()))
    beat = QTimer(owner, interval=0)
    beat.timeout.connect(_beating(between))
    beat.start()
    begun, worked = perf_counter(), thread_time()
    pictures.prepare(french().cards, style, HEIGHTS, ratio)
    wait_until(lambda: bool(done))
    beat.stop()
    return done[0] - begun, thread_time() - worked, max(between, default=0.0)


def _beating(between: list[float]) -> Callable[[], None]:
    """Return what notes how long the thread worked since it last ran: others do not count."""
    last = [thread_time()]

    def beat() -> None:
        now = thread_time()
        between.append(now - last[0])
        last[0] = now

    return beat
