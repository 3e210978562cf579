"""Reasons of the system in words."""

import errno

from naipes_gui.core.system_errors import REASONS, reason


def test_usual_reasons_are_told_in_our_words_and_others_in_those_of_the_system() -> None:
    assert reason(OSError(errno.EACCES, "Permission denied")) == REASONS[errno.EACCES]
    assert reason(OSError(errno.EBUSY, "Device or resource busy")) == "Device or resource busy"
    assert reason(OSError("odd")) == "odd"
