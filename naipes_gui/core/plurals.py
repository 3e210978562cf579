"""Which plural form a number asks for, as Qt has written it into a compiled translation."""

from collections.abc import Iterator

GERMANIC = b"\x01\x01"
"""The rule where nothing is compiled: one, and everything else."""
_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_RULES = 0x88
_AND, _OR, _NEXT = 0xFD, 0xFE, 0xFF
_EQUAL, _LESS, _AT_MOST, _BETWEEN = 1, 2, 3, 4
_NOT, _TENS, _HUNDREDS, _LEADING = 0x08, 0x10, 0x20, 0x40


def rules_in(compiled: bytes) -> bytes:
    """Return the rules that a ``.qm`` file holds, the usual ones if it is none."""
    if not compiled.startswith(_MAGIC):
        return GERMANIC
    at = len(_MAGIC)
    while at + 5 <= len(compiled):
        length = int.from_bytes(compiled[at + 1 : at + 5], "big")
        if compiled[at] == _RULES:
            return compiled[at + 5 : at + 5 + length]
        at += 5 + length
    return b""


def forms(rules: bytes) -> int:
    """Return how many forms a language has: one more than it has rules."""
    return len(list(_tests(rules))) + 1 if rules else 1


def form(rules: bytes, number: int) -> int:
    """Return which form a number takes, counted from 0."""
    for index, test in enumerate(_tests(rules)):
        if _holds(test, number):
            return index
    return forms(rules) - 1


def _tests(rules: bytes) -> Iterator[list[list[tuple[int, bytes]]]]:
    """Yield the rules, each with its alternatives of conditions: an operator and its numbers."""
    alternatives: list[list[tuple[int, bytes]]] = [[]]
    at = 0
    while at < len(rules):
        size = 2 if rules[at] & 0x07 == _BETWEEN else 1
        alternatives[-1].append((rules[at], rules[at + 1 : at + 1 + size]))
        at += 1 + size
        joint = rules[at : at + 1]
        at += 1
        if joint == bytes([_OR]):
            alternatives.append([])
        elif joint != bytes([_AND]):
            yield alternatives
            alternatives = [[]]


def _holds(test: list[list[tuple[int, bytes]]], number: int) -> bool:
    return any(all(_is_so(*condition, number) for condition in row) for row in test)


def _is_so(operator: int, numbers: bytes, number: int) -> bool:
    if operator & _TENS:
        number %= 10
    elif operator & _HUNDREDS:
        number %= 100
    while operator & _LEADING and number >= 1000:
        number //= 1000
    low, high = numbers[0], numbers[-1]
    so = {
        _EQUAL: number == low, _LESS: number < low, _AT_MOST: number <= low,
        _BETWEEN: low <= number <= high,
    }[operator & 0x07]  # fmt: skip
    return so != bool(operator & _NOT)
