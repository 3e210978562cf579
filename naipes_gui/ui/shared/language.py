"""The language of the interface, switched while the program runs."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from naipes_gui.core import text
from naipes_gui.files import resource

KNOWN = ("es", "en")
_worn: list[tuple[QTranslator, bytes]] = []
"""The translators with what they read from, which Qt does not copy."""


def speak(setting: str) -> None:
    """Let the whole program speak a language: ``system``, ``es`` or ``en``."""
    app = QCoreApplication.instance()
    if app is None:
        return
    for old, _ in _worn:
        app.removeTranslator(old)
    _worn.clear()
    language = wanted(setting)
    QLocale.setDefault(QLocale(language))
    system = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for file in (system / f"qtbase_{language}.qm", resource("i18n", f"{language}.qm")):
        _wear(app, file)
    text.install(_through_qt)


def _wear(app: QCoreApplication, file: Path) -> None:
    # Given a name, Qt maps the file, and the program dies when an update writes over it.
    try:
        data = file.read_bytes()
    except OSError:
        return
    translator = QTranslator()
    if translator.load(data):
        app.installTranslator(translator)
        _worn.append((translator, data))


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
