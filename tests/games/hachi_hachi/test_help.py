"""The rules pages hold every rule that the table cites."""

import re
from pathlib import Path

import pytest

from naipes_gui import languages

ROOT = Path(__file__).parents[3]
CITED = re.compile(r"\(Rules? (2\.\d+)(?: and (2\.\d+))?\)")


@pytest.mark.parametrize("language", languages.spoken())
def test_every_rule_that_is_cited_can_be_found(language: str) -> None:
    page = (ROOT / "resources" / "rules" / language / "hachi_hachi.md").read_text(encoding="utf-8")
    sources = sorted((ROOT / "naipes_gui" / "games" / "hachi_hachi").glob("*.py"))
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    cited = sorted({number for pair in CITED.findall(code) for number in pair if number})
    assert len(cited) > 8
    assert [number for number in cited if f"**{number}**" not in page] == []
