"""Dates are written as where one lives, in the language that one reads."""

from datetime import date, time

import pytest
from PySide6.QtCore import QLocale

from naipes_gui.ui.shared.dates import regional


@pytest.mark.parametrize(
    ("language", "system", "day", "hour", "week_begins"),
    [
        ("en", "en_US", "11/24/26", "2:39 PM", 7),
        ("en", "en_GB", "24/11/2026", "14:39", 1),
        ("en", "es_ES", "24/11/2026", "14:39", 1),
        ("es", "es_ES", "24/11/26", "14:39", 1),
        ("es", "es_MX", "24/11/26", "2:39 p.m.", 7),
        ("es", "en_GB", "24/11/26", "14:39", 1),
        ("fr", "fr_CA", "2026-11-24", "14 h 39", 7),
        ("es", "C", "24/11/26", "14:39", 1),
    ],
)
def test_a_moment_is_written_as_the_region_writes_it(
    language: str, system: str, day: str, hour: str, week_begins: int
) -> None:
    locale = regional(QLocale(language), QLocale(system))
    short = QLocale.FormatType.ShortFormat
    assert locale.language() == QLocale(language).language(), "nobody is told another language"
    assert locale.toString(date(2026, 11, 24), short) == day  # type: ignore[call-overload]
    told = locale.toString(time(14, 39), short)  # type: ignore[call-overload]
    assert " ".join(told.split()) == hour
    assert locale.firstDayOfWeek().value == week_begins
