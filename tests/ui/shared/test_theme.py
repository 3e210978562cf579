"""Everything that is written can be read, and colours have one place."""

import re
from pathlib import Path

import pytest

from naipes_gui.ui.shared import theme
from naipes_gui.ui.shared.theme import (
    CONTRAST,
    DARK,
    LIGHT,
    PAGES_IN_LIGHT,
    SUIT_INK_FOUR,
    TABLE_PALETTE,
    DialogPalette,
    TablePalette,
    contrast,
)

UI = Path(theme.__file__).parents[1]
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b|\brgba?\(|QColor\(\s*[1-9]")
MASKS = re.compile(r"#000000")
TEXTS_ON_PAGES = (
    ("text", "rail"), ("text", "panel"), ("text", "plate"), ("text", "raised"), ("text", "raised2"),
    ("text2", "panel"), ("text2", "raised2"), ("text3", "panel"), ("text3", "raised"),
    ("gold", "panel"), ("gold", "plate"), ("gold", "rail"), ("on_gold", "gold"),
    ("on_gold", "amber"), ("red", "panel"), ("amber", "panel"), ("mint", "panel"),
    ("sky", "panel"), ("sky", "raised"), ("sky", "raised2"),
)  # fmt: skip
PAPER_TEXTS = (
    ("text", "window"), ("text", "side"), ("text", "field"), ("text", "selected"),
    ("text2", "window"), ("text2", "side"), ("text2", "selected"), ("text3", "window"),
    ("text3", "side"), ("text2", "changed"), ("positive", "changed"), ("on_changed", "changed"),
    ("link", "window"), ("link", "side"), ("negative", "window"), ("positive", "window"),
    ("on_accent", "accent"), ("dots", "side"),
)  # fmt: skip
PAPER_MARKS = (
    ("border", "window"), ("border", "field"), ("focus", "window"), ("focus", "side"),
    ("link", "side"),
)  # fmt: skip


@pytest.mark.parametrize(("ink", "ground"), TEXTS_ON_PAGES)
@pytest.mark.parametrize(
    "colours", [TABLE_PALETTE, CONTRAST, PAGES_IN_LIGHT], ids=["table", "contrast", "light"]
)
def test_text_on_pages_can_be_read(colours: TablePalette, ink: str, ground: str) -> None:
    assert contrast(getattr(colours, ink), getattr(colours, ground)) >= 4.5


@pytest.mark.parametrize(("ink", "ground"), PAPER_TEXTS)
@pytest.mark.parametrize("paper", [LIGHT, DARK], ids=["light", "dark"])
def test_text_on_paper_can_be_read(paper: DialogPalette, ink: str, ground: str) -> None:
    assert contrast(getattr(paper, ink), getattr(paper, ground)) >= 4.5


@pytest.mark.parametrize(("mark", "ground"), PAPER_MARKS)
@pytest.mark.parametrize("paper", [LIGHT, DARK], ids=["light", "dark"])
def test_marks_on_paper_can_be_seen(paper: DialogPalette, mark: str, ground: str) -> None:
    assert contrast(getattr(paper, mark), getattr(paper, ground)) >= 3


@pytest.mark.parametrize("ground", ["panel", "raised", "plate"])
def test_borders_that_mean_something_can_be_seen(ground: str) -> None:
    assert contrast(TABLE_PALETTE.line2, getattr(TABLE_PALETTE, ground)) >= 3


@pytest.mark.parametrize("suit", SUIT_INK_FOUR)
def test_suits_can_be_read_on_paper(suit: str) -> None:
    assert contrast(SUIT_INK_FOUR[suit], theme.PAPER) >= 4.5


def test_paper_can_be_read_on_the_multiplier() -> None:
    assert contrast(theme.PAPER, TABLE_PALETTE.field) >= 4.5


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [("#000000", "#FFFFFF", 21.0), ("#FFFFFF", "#FFFFFF", 1.0), ("#777777", "#FFFFFF", 4.48)],
)
def test_contrast_is_that_of_wcag(one: str, other: str, ratio: float) -> None:
    assert contrast(one, other) == contrast(other, one) == pytest.approx(ratio, abs=0.01)


@pytest.mark.parametrize(
    "path",
    [path for path in sorted(UI.rglob("*.py")) if path.name != "theme.py"],
    ids=lambda path: path.name,
)
def test_only_the_theme_names_colours(path: Path) -> None:
    text = MASKS.sub("", path.read_text(encoding="utf-8"))
    found = [line.strip() for line in text.splitlines() if COLOUR.search(line)]
    assert not found
