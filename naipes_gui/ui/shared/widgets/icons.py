"""Icons for widgets, as large as the text wants them."""

from PySide6.QtGui import QGuiApplication, QIcon

from naipes_gui.ui.shared.art import icon_pixmap


def icon(name: str, colour: str, disabled: str, side: int) -> QIcon:
    """Return an icon in one colour, and in another for a widget that is not enabled."""
    made = QIcon()
    screens = QGuiApplication.screens()
    for dpr in {screen.devicePixelRatio() for screen in screens}:
        made.addPixmap(icon_pixmap(name, colour, side, dpr))
        made.addPixmap(icon_pixmap(name, disabled, side, dpr), QIcon.Mode.Disabled)
    return made
