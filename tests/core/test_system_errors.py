"""Reasons of the system in words."""

import errno

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.system_errors import REASONS, reason, told
from naipes_gui.core.text import phrase
from naipes_gui.core.wording import Wording


def test_usual_reasons_are_told_in_our_words_and_others_in_those_of_the_system() -> None:
    assert reason(OSError(errno.EACCES, "Permission denied")) == REASONS[errno.EACCES]
    words = phrase("system", "the system says “{said}”", said="Level 2 halted")
    assert reason(OSError(errno.EL2HLT, "Level 2 halted")) == words
    assert Wording().say(reason(OSError("odd"))) == "the system says “odd”"


def test_an_error_is_told_as_a_sentence_with_its_file() -> None:
    full = OSError(errno.ENOSPC, "No space left on device")
    assert Wording().say(told(full)) == "That is not possible: the disk is full."
    there = OSError(errno.EEXIST, "File exists", "a/b.naipes")
    assert Wording().say(told(there)) == "a/b.naipes: a file of that name is there already."
    assert told(NaipesError(REASONS[errno.EIO])) == REASONS[errno.EIO]
