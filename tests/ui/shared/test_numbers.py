"""Numbers with decimals are written in one place, which takes whole numbers too."""

import ast

from PySide6.QtCore import QLocale

from naipes_gui.core.counsel import Weighed
from naipes_gui.core.moves import Move
from naipes_gui.ui.beside_table.choice_words import margin, worth
from naipes_gui.ui.shared.numbers import decimal
from tests.sources import sources_with


def test_whole_numbers_are_written_with_decimals() -> None:
    QLocale.setDefault(QLocale("en"))
    assert (decimal(336, 2), decimal(-3, 1), decimal(0, 2)) == ("336.00", "−3.0", "0.00")
    assert (worth(336), worth(-18), margin(2)) == ("+336.00", "−18.00", " ±2.00")


def test_what_is_weighed_is_a_float_whatever_it_was_counted_in() -> None:
    whole = Weighed(Move("shobu"), 336, 1)
    assert type(whole.worth) is type(whole.margin) is float


def test_no_other_module_writes_decimals_with_qt() -> None:
    writing = {
        place
        for place, source in sources_with("toString")
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "toString"
        and any(isinstance(arg, ast.Constant) and arg.value in tuple("efgEFG") for arg in call.args)
    }
    assert writing == {"ui/shared/numbers.py"}
