"""The file that the program loads: a line of JSON, then the tables byte by byte, compressed."""

import json
import zlib
from typing import TYPE_CHECKING

import numpy as np

from tools.ecarte_tables.deal import CHANGE_ROWS, TALK_ROWS
from tools.ecarte_tables.hands import HANDS
from tools.ecarte_tables.regret import SCORES, Policy

if TYPE_CHECKING:
    from tools.ecarte_tables.__main__ import Built

VERSION = 1
FULL = 255


def packed(built: "Built") -> bytes:
    """Return the file. Shares and strengths are kept as 0 … 255."""
    head = {
        "version": VERSION,
        "equity": built.equity.tolist(),
        "played": built.played.tolist(),
    }
    tables = [*_by_role(FULL * built.strength), *_by_role(built.buckets)]
    for policy in built.policies:
        tables += _weights(policy)
    text = json.dumps(head, separators=(",", ":")).encode() + b"\n"
    return zlib.compress(text + b"".join(map(_bytes, tables)), 9)


def unpacked(file: bytes) -> "Built":
    """Return what a file holds, as exactly as it holds it."""
    from tools.ecarte_tables.__main__ import Built

    head, _, body = zlib.decompress(file).partition(b"\n")
    told, numbers = json.loads(head), np.frombuffer(body, np.uint8)
    roles, rest = numbers[: 4 * HANDS].reshape(2, 2, HANDS), numbers[4 * HANDS :]
    halves = np.split(rest, 2)
    return Built(
        roles[0].T / FULL, roles[1].T.astype(np.int64), np.array(told["played"]),
        np.array(told["equity"]), (_policy(halves[0]), _policy(halves[1])),
    )  # fmt: skip


def _policy(numbers: np.ndarray) -> Policy:
    blocks, fewer, usual = np.split(
        numbers / FULL, np.cumsum([SCORES * TALK_ROWS, SCORES * CHANGE_ROWS])
    )  # fmt: skip
    more = np.clip(1 - fewer - usual, 0, None)
    return Policy(
        np.stack([1 - blocks, blocks], 1).reshape(SCORES, TALK_ROWS, 2),
        np.stack([fewer, usual, more], 1).reshape(SCORES, CHANGE_ROWS, 3),
    )


def _by_role(table: np.ndarray) -> list[np.ndarray]:
    return [table[:, 0], table[:, 1]]


def _weights(policy: Policy) -> list[np.ndarray]:
    """Return the share of blocking, then of the fewer and of the usual change."""
    talk, change = FULL * policy.talk[..., 1], FULL * policy.change
    return [talk, change[..., 0], change[..., 1]]


def _bytes(table: np.ndarray) -> bytes:
    return np.rint(table).astype(np.uint8).tobytes()
