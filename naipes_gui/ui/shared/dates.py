"""Moments in the words of the player's language and region."""

from PySide6.QtCore import QDate, QDateTime, QLocale

from naipes_gui.core.text import translate


def moment(seconds: float, now: QDateTime | None = None) -> str:
    """Return when something was, such as “today, 18:42”, for seconds since 1970."""
    then = QDateTime.fromSecsSinceEpoch(int(seconds))
    locale = QLocale()
    time = locale.toString(then.time(), QLocale.FormatType.ShortFormat)
    return f"{_day(then.date(), (now or QDateTime.currentDateTime()).date(), locale)}, {time}"


def _day(date: QDate, today: QDate, locale: QLocale) -> str:
    match date.daysTo(today):
        case 0:
            return translate("dates", "today")
        case 1:
            return translate("dates", "yesterday")
        case _:
            return locale.toString(date, QLocale.FormatType.ShortFormat)
