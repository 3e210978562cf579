"""Text broken into lines that are about as long as each other."""

from PySide6.QtGui import QFont

from naipes_gui.ui.shared.paint import text_width


def broken(words: str, most: float, type_: QFont, least: float) -> list[str]:
    """Break a text into as few lines as there must be, no word alone that could have company.

    So narrow as the least they are not made on purpose.
    """
    lines = _filled(words, most, type_)
    narrower = most
    while len(lines) > 1 and narrower > least:
        narrower = max(text_width(line, type_) for line in lines) - 1
        closer = _filled(words, narrower, type_)
        if len(closer) > len(lines) or any(text_width(each, type_) > narrower for each in closer):
            break
        lines = closer
    return lines


def _filled(words: str, most: float, type_: QFont) -> list[str]:
    lines = list[str]()
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else ""
        if lines and text_width(longer, type_) <= most:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
