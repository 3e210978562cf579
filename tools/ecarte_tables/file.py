"""The file that the program loads: a line of JSON, then the tables byte by byte, compressed."""

import json
import zlib
from typing import TYPE_CHECKING

import numpy as np

from tools.ecarte_tables.regret import Policy

if TYPE_CHECKING:
    from tools.ecarte_tables.__main__ import Built

VERSION = 1


def packed(built: "Built") -> bytes:
    """Return the file. Shares and strengths are kept as 0 … 255."""
    head = {
        "version": VERSION,
        "equity": built.equity.tolist(),
        "played": built.played.tolist(),
    }
    tables = [*_by_role(255 * built.strength), *_by_role(built.buckets)]
    for policy in built.policies:
        tables += _weights(policy)
    text = json.dumps(head, separators=(",", ":")).encode() + b"\n"
    return zlib.compress(text + b"".join(map(_bytes, tables)), 9)


def _by_role(table: np.ndarray) -> list[np.ndarray]:
    return [table[:, 0], table[:, 1]]


def _weights(policy: Policy) -> list[np.ndarray]:
    """Return the share of blocking, then of the fewer and of the usual change."""
    talk, change = 255 * policy.talk[..., 1], 255 * policy.change
    return [talk, change[..., 0], change[..., 1]]


def _bytes(table: np.ndarray) -> bytes:
    return np.rint(table).astype(np.uint8).tobytes()
