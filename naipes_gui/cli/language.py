"""In which language the command line speaks."""

import locale
import logging
import os
from xml.etree.ElementTree import ParseError

from naipes_gui.core.catalogue import Catalogue
from naipes_gui.core.text import install
from naipes_gui.files import resource
from naipes_gui.store import paths, settings

log = logging.getLogger(__name__)

LANGUAGES = ("en", "es")


def speak() -> str:
    """Install the translations of the player's language, and return its code."""
    chosen = settings.load(paths.settings_file()).language
    language = of_the_system() if chosen == "system" else chosen
    speak_in(language)
    return language


def speak_in(language: str) -> None:
    """Install the translations of a language."""
    try:
        install(Catalogue.read(resource("i18n", f"{language}.ts")))
    except FileNotFoundError:
        log.info("there are no translations for %s", language)
    except (OSError, ParseError) as error:
        log.warning("the translations for %s cannot be read: %s", language, error)


def of_the_system() -> str:
    """Return the language of the environment, English if we do not speak it."""
    stated = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    name = next(filter(None, stated), "") or locale.getlocale()[0] or ""
    code = name[:2].lower()
    return code if code in LANGUAGES else LANGUAGES[0]
