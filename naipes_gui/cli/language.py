"""In which language the command line speaks."""

import locale
import logging
import os
from xml.etree.ElementTree import ParseError

from naipes_gui import languages
from naipes_gui.core.catalogue import Catalogue
from naipes_gui.core.text import install, show_letters, show_suits
from naipes_gui.store import paths, settings

log = logging.getLogger(__name__)


def speak() -> str:
    """Install the translations of the player's language, and return its code.

    Cards are called by the suits that the player sees.
    """
    language = spoken_here()
    speak_in(language)
    seen = settings.load(paths.settings_file())
    show_suits(seen.suits)
    show_letters(spanish=seen.has_spanish_letters)
    return language


def spoken_here() -> str:
    """Return the code of the player's language."""
    chosen = settings.load(paths.settings_file()).language
    return chosen if chosen in languages.spoken() else of_the_system()


def speak_in(language: str) -> None:
    """Install the translations of a language."""
    english = _catalogue(languages.SOURCE)
    install(english if language == languages.SOURCE else _catalogue(language).before(english))


def _catalogue(language: str) -> Catalogue:
    """Return the texts of a language; none where they cannot be read, so that it is English."""
    try:
        return Catalogue.read(languages.translations(language))
    except FileNotFoundError:
        log.info("there are no translations for %s", language)
    except (OSError, ParseError) as error:
        log.warning("the translations for %s cannot be read: %s", language, error)
    return Catalogue()


def of_the_system() -> str:
    """Return the language of the environment, English if we do not speak it."""
    stated = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return languages.preferred([next(filter(None, stated), "") or locale.getlocale()[0] or ""])
