"""A number takes the form that Qt gives it, in whatever language."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from naipes_gui.core import plurals
from naipes_gui.core.catalogue import Catalogue
from tools import translations

NUMBERS = (*range(130), 200, 1000, 1001, 2021, 11000, 1000000)
FORMS = {"en": 2, "es": 2, "fr": 2, "ja": 1, "lv": 3, "pl": 3, "sl": 4, "ar": 6}


@pytest.mark.parametrize("language", FORMS)
def test_the_forms_are_those_of_qt(language: str, tmp_path: Path) -> None:
    """Without Qt, at the terminal, the same file has to say the same."""
    file = tmp_path / f"{language}.ts"
    forms = "".join(f"<numerusform>form {n}</numerusform>" for n in range(FORMS[language]))
    file.write_text(
        f'<TS version="2.1" language="{language}"><context><name>c</name>'
        f'<message numerus="yes"><source>%n</source><translation>{forms}</translation></message>'
        "</context></TS>"
    )
    made = file.with_suffix(".qm")
    translations.run("pyside6-lrelease", str(file), "-qm", str(made), "-silent")
    of_qt, ours, held = QTranslator(), Catalogue.read(file), made.read_bytes()
    assert of_qt.load(held)  # Qt does not copy it.
    assert plurals.forms(ours.plural) == FORMS[language]
    for number in NUMBERS:
        assert ours("c", "%n", number) == of_qt.translate("c", "%n", None, number), number


def test_without_a_compiled_file_one_is_one() -> None:
    assert [plurals.form(plurals.rules_in(b"garbage"), n) for n in (0, 1, 2)] == [1, 0, 1]
