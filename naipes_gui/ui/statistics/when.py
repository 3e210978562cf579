"""Days as short as a card has room for."""

from datetime import datetime

from PySide6.QtCore import QDate

from naipes_gui.statistics.facts import Facts
from naipes_gui.ui.shared import dates


def day(match: Facts, today: QDate | None = None) -> str:
    """Return the day on which a match was begun: «14 Oct», in another year with the year."""
    date = begun(match)
    same = date.year() == (today or QDate.currentDate()).year()
    return dates.here().toString(date, "d MMM" if same else "d MMM yyyy").replace(".", "")


def month(match: Facts) -> str:
    """Return the month in which a match was begun, in three letters or so."""
    return dates.here().toString(begun(match), "MMM").replace(".", "")


def begun(match: Facts) -> QDate:
    """Return the day on which a match was begun, where the player lives."""
    when = datetime.fromisoformat(match.started).astimezone()
    return QDate(when.year, when.month, when.day)
