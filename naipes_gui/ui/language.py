"""The language of the interface, switched while the program runs."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from naipes_gui.core import text
from naipes_gui.files import resource

KNOWN = ("es", "en")
_worn: list[QTranslator] = []


def speak(setting: str) -> None:
    """Let the whole program speak a language: ``system``, ``es`` or ``en``."""
    app = QCoreApplication.instance()
    if app is None:
        return
    for old in _worn:
        app.removeTranslator(old)
    _worn.clear()
    language = wanted(setting)
    QLocale.setDefault(QLocale(language))
    system = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in ((f"qtbase_{language}", system), (language, str(resource("i18n")))):
        translator = QTranslator(app)
        if translator.load(name, folder):
            app.installTranslator(translator)
            _worn.append(translator)
    text.install(_through_qt)


def wanted(setting: str) -> str:
    """Return the language that a setting means on this system."""
    if setting in KNOWN:
        return setting
    for name in QLocale.system().uiLanguages():
        if (start := name[:2].lower()) in KNOWN:
            return start
    return "en"


def _through_qt(context: str, source: str, n: int) -> str:
    return QCoreApplication.translate(context, source, None, n)
