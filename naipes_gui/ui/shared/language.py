"""The language of the interface, switched while the program runs."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from naipes_gui import languages
from naipes_gui.core import text

_worn: list[tuple[QTranslator, bytes]] = []
"""The translators with what they read from, which Qt does not copy."""


def speak(setting: str, suits: str = text.FRENCH, letters: str = languages.SOURCE) -> None:
    """Let the whole program speak a language by its code, or that of the ``system``.

    It names the suits that its cards show, and courts by the letters of a language on them.
    """
    app = QCoreApplication.instance()
    if app is None:
        return
    for old, _ in _worn:
        app.removeTranslator(old)
    _worn.clear()
    language = wanted(setting)
    QLocale.setDefault(QLocale(language))
    system = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    # What was worn last is asked first: English has the plurals of what a language lacks.
    for code in dict.fromkeys((languages.SOURCE, language)):
        _wear(app, system / f"qtbase_{code}.qm")
        _wear(app, languages.compiled(code))
    text.install(_through_qt)
    text.show_suits(suits)
    text.show_letters(spanish=letters == "es")


def _wear(app: QCoreApplication, file: Path) -> None:
    # Given a name, Qt maps the file, and the program dies when an update writes over it.
    held = _contents(file)
    translator = QTranslator()
    if held and translator.load(held):
        app.installTranslator(translator)
        _worn.append((translator, held))


def _contents(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:
        return b""


def wanted(setting: str) -> str:
    """Return the language that a setting means on this system."""
    if setting in languages.spoken():
        return setting
    return languages.preferred(QLocale.system().uiLanguages())


def present() -> str:
    """Return the language that is spoken now."""
    return languages.preferred([QLocale().name()])


def own_name(language: str) -> str:
    """Return what a language is called by those who speak it."""
    name = text.phrase("language", "English")
    translator = QTranslator()
    held = _contents(languages.compiled(language))
    if language != languages.SOURCE and held and translator.load(held):
        return translator.translate(name.context, name.source) or language
    return name.source if language == languages.SOURCE else language


def _through_qt(context: str, source: str, n: int) -> str:
    # Asked through the program, Qt would put the number in itself, without groups.
    for worn, _ in reversed(_worn):
        if found := worn.translate(context, source, None, n):
            return found
    return source
