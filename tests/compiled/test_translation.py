"""Every word that a kernel may use means the same in C; what none may use is refused."""

import re
from pathlib import Path
from random import Random

import pytest

from tests.compiled import words
from tests.compiled.test_kernels import needs_compiler
from tools.compile.building import built, kernels, name_of
from tools.compile.translation import Untranslatable, translated
from tools.proofs.kernels import loaded

pytestmark = pytest.mark.thorough

SOURCE = Path(words.__file__).read_text(encoding="utf-8")


@needs_compiler
def test_every_word_means_the_same(tmp_path: Path) -> None:
    file = built("words", translated(SOURCE, words), tmp_path)
    quick = loaded("words", file)
    for seed in range(300):
        rng = Random(seed)
        start, cards = rng.randrange(1 << 20), rng.getrandbits(100) | 1
        answers = [
            repr((each.numbers(start, Random(seed)), each.bits(cards))) for each in (words, quick)
        ]
        assert answers[0] == answers[1], seed
    for too_many in ([1] * 17, [1 << 63]):
        with pytest.raises((OverflowError, ValueError)):
            quick.Heap(too_many)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("return sum(x for x in (n, n))", "instead of a generator"),
        ("return (lambda x: x)(n)", "no functions inside of functions"),
        ("return ROW[-1]", "no end to count from"),
        ("return n\n\n\ndef bits(n: int) -> int:\n    return n", "one name for two things: bits"),
    ],
)
def test_what_c_cannot_do_is_refused(line: str, why: str) -> None:
    with pytest.raises(Untranslatable, match=why):
        translated(f"{SOURCE}\n\ndef wrong(n: int) -> int:\n    {line}\n", words)


ROW = re.compile(r"^    (\w+): (?:Few|WideFew|Floats)$", re.MULTILINE)


@pytest.mark.parametrize("kernel", kernels(), ids=name_of)
def test_a_row_of_numbers_is_asked_for_only_where_it_is_compiled(kernel: Path) -> None:
    """Once compiled it is memory and no attribute: plain Python alone would have it."""
    rows = set(ROW.findall(kernel.read_text("utf-8")))
    asked = re.compile(rf"\bboard\.({'|'.join(sorted(rows)) or '(?!)'})\b")
    players = next(folder for folder in kernel.parents if folder.name == "players")
    others = [path for path in players.rglob("*.py") if "kernels" not in path.parts]
    assert others
    found = {path.name: asked.findall(path.read_text("utf-8")) for path in others}
    assert not {name: names for name, names in found.items() if names}
