"""What stands in the files of translations, read once for all tests."""

from functools import cache

from naipes_gui.core.catalogue import Catalogue
from naipes_gui.files import resource


@cache
def catalogue(language: str) -> Catalogue:
    """Return the texts of a language as the terminal reads them."""
    return Catalogue.read(resource("i18n", f"{language}.ts"))
