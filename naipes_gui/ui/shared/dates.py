"""Moments in the words of the player's language and region."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from naipes_gui.core.text import translate

if TYPE_CHECKING:
    from PySide6.QtCore import QDate, QDateTime

A_WEEK, A_YEAR = 7, 300
"""Days: within a week the day of it is enough, and within a year the day of the month."""


def regional(language: QLocale, system: QLocale) -> QLocale:
    """Return a language with the order of dates, the hours and the weeks of where one lives."""
    there = QLocale(language.language(), system.territory())
    if system.language() == QLocale.Language.C:
        return language
    if there.territory() == system.territory():
        return there
    # Most of those who read English elsewhere write neither a month first nor hours by halves.
    is_english = language.language() == QLocale.Language.English
    return QLocale("en_GB") if is_english else language


def here() -> QLocale:
    """Return how dates are written in the present language where the person lives."""
    return regional(QLocale(), QLocale.system())


def moment(seconds: float, now: "QDateTime | None" = None) -> str:
    """Return when something was, such as “today, 18:42”, for seconds since 1970."""
    from PySide6.QtCore import QDateTime

    then = QDateTime.fromSecsSinceEpoch(int(seconds))
    locale = here()
    time = locale.toString(then.time(), QLocale.FormatType.ShortFormat)
    return f"{_day(then.date(), (now or QDateTime.currentDateTime()).date(), locale)}, {time}"


def day_and_time(seconds: float, now: "QDateTime | None" = None) -> tuple[str, str]:
    """Return the day as people tell it, and the hour: «today», «Friday», «12 Nov», «18:42»."""
    from PySide6.QtCore import QDateTime

    then, locale = QDateTime.fromSecsSinceEpoch(int(seconds)), here()
    today = (now or QDateTime.currentDateTime()).date()
    near = then.date().daysTo(today) in (0, 1)
    day = _day(then.date(), today, locale) if near else _named_day(then.date(), today, locale)
    return day, locale.toString(then.time(), QLocale.FormatType.ShortFormat)


def days_ago(seconds: float, now: "QDateTime | None" = None) -> int:
    """Return how many days ago something was: none if it was today."""
    from PySide6.QtCore import QDateTime

    then = QDateTime.fromSecsSinceEpoch(int(seconds)).date()
    return then.daysTo((now or QDateTime.currentDateTime()).date())


def weekday(seconds: float, now: "QDateTime | None" = None) -> str:
    """Return when something was as people tell it: «Sunday 18:42», longer ago «12 Nov 18:42»."""
    from PySide6.QtCore import QDateTime

    then, locale = QDateTime.fromSecsSinceEpoch(int(seconds)), here()
    today = (now or QDateTime.currentDateTime()).date()
    time = locale.toString(then.time(), QLocale.FormatType.ShortFormat)
    return f"{_named_day(then.date(), today, locale)} {time}"


def _named_day(date: "QDate", today: "QDate", locale: QLocale) -> str:
    days = date.daysTo(today)
    if days in range(A_WEEK):
        return locale.dayName(date.dayOfWeek())
    return locale.toString(date, "d MMM" if days < A_YEAR else "d MMM yyyy")


def _day(date: "QDate", today: "QDate", locale: QLocale) -> str:
    match date.daysTo(today):
        case 0:
            return translate("dates", "today")
        case 1:
            return translate("dates", "yesterday")
        case _:
            return locale.toString(date, QLocale.FormatType.ShortFormat)
