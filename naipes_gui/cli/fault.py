"""What a fault of the program leaves: its traceback in the log, one sentence on the screen."""

import logging
from traceback import print_exception

from naipes_gui.core.text import Phrase, phrase
from naipes_gui.store import log as its_log

log = logging.getLogger(__name__)


def written_down(error: Exception) -> Phrase:
    """Log an error with its traceback, and return what people are told."""
    if its_log.is_kept():
        log.critical("a fault", exc_info=error)
    else:
        with its_log.kept_quietly():
            log.critical("a fault", exc_info=error)
    if its_log.is_debugging():
        print_exception(error)
    return phrase("cli", "This is a fault of Naipes: {what}", what=repr(error))
