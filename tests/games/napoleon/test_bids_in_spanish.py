"""In Spanish a bid that is made or fails has its article, and one verb."""

import re

from naipes_gui import languages


def test_a_bid_has_its_article_and_one_verb() -> None:
    """«Mis falla en 2 de cada 10 repartos» and «se hace» stood beside «el Mis se cumple»."""
    told = languages.translations("es").read_text(encoding="utf-8")
    assert re.findall(r"[Ee]l \{bid\} se cumple", told)
    assert not re.findall(r"(?<![Ee]l )\{bid\}(?:, que)? (?:falla|se cumpl)[^<]*", told)
    assert not re.findall(r"\{bid\} se ha[cr][^<]*", told)
