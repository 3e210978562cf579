"""`naipes rules`: the rulebook in the terminal, and as a PDF with its diagrams."""

from pathlib import Path

import pytest

from naipes_gui import languages
from naipes_gui.games import all_games
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", languages.spoken())
def test_the_page_is_printed(run: Run, language: str) -> None:
    done = run("rules", "ecarte", "--language", language)
    assert done.status == 0
    assert done.out.startswith("# Écarté\n")
    assert "<!--" not in done.out
    assert "4.14" in done.out


def test_a_pdf_is_written(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "rules.pdf"
    assert run("rules", "ecarte", "--pdf", str(file), "--lang", "es").status == 0
    written = file.read_bytes()
    assert written.startswith(b"%PDF-")
    pictures = sum(diagram.show.name != "ACCOUNT" for diagram in all_games()["ecarte"].diagrams())
    assert written.count(b"/Subtype /Image") >= pictures


def test_what_cannot_be_written_is_said_in_a_sentence(run: Run, tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "no" / "rules.pdf"):
        done = run("rules", "nlk", "--pdf", str(place))
        assert done.status == 1
        assert len(done.err.splitlines()) == 1
