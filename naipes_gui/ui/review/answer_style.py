"""How the sheet of an answer looks."""

from naipes_gui.ui.beside_table import option_bars
from naipes_gui.ui.review import line_story
from naipes_gui.ui.shared.theme import LIGHT, Radius, Type

TITLE, LOW_TITLE = 1.57, 1.15
"""How much larger than the text the verdict is, and where there is hardly room for both."""


def sheet_style(base: float, title: float = TITLE) -> str:
    """Return the rules for a sheet whose body text is so many pixels high."""
    return f"""
    QFrame#paper {{ background: {LIGHT.window}; border-radius: {Radius.SHEET}px }}
    QLabel {{ color: {LIGHT.text}; font-size: {base:.0f}px; background: transparent }}
    QLabel#title {{ font-size: {base * title:.0f}px; font-weight: 700 }}
    QLabel#longtitle {{ font-size: {base * LOW_TITLE:.0f}px; font-weight: 700 }}
    QLabel#second, QLabel#caption, QLabel#reason, QLabel#proof, QLabel#deal
        {{ color: {LIGHT.text2} }}
    QLabel#caption {{ font-size: {base * Type.CAPTION:.0f}px }}
    QLabel#heading {{ font-weight: 700; font-size: {base * Type.NAME:.0f}px }}
    QLabel#proof {{ color: {LIGHT.positive}; font-weight: 600 }}
    QLabel#name {{ font-weight: 600 }}
    QFrame#question {{ border: none; border-top: 1px solid {LIGHT.line} }}
    QLabel#could {{ font-size: {base * Type.NAME:.0f}px }}
    QLabel#pill, QLabel#pillset {{ border: 1px solid {LIGHT.line}; border-radius: 12px;
        padding: 5px 12px; color: {LIGHT.text2}; font-size: {base * Type.CAPTION:.0f}px }}
    QLabel#pillwrong {{ border: 2px solid {LIGHT.negative}; border-radius: 12px; padding: 4px 11px;
        color: {LIGHT.text}; font-size: {base * Type.CAPTION:.0f}px }}
    QPushButton#guess, QPushButton#mine {{ border: 1px solid {LIGHT.border}; border-radius: 12px;
        padding: 5px 12px; font-weight: 400; font-size: {base * Type.CAPTION:.0f}px }}
    QPushButton#mine {{ border: 2px solid {LIGHT.accent}; padding: 4px 11px; font-weight: 600 }}
    QPushButton#guess:focus, QPushButton#mine:focus {{ border: 3px solid {LIGHT.focus};
        padding: 3px 10px }}
    QLabel#pillset {{ background: {LIGHT.accent}; color: {LIGHT.on_accent}; font-weight: 600;
        border-color: {LIGHT.accent} }}
    QScrollArea#body, QScrollArea#body > QWidget > QWidget {{ background: transparent }}
    QPushButton {{ background: {LIGHT.window}; color: {LIGHT.text};
        border: 1px solid {LIGHT.border}; border-radius: {Radius.BUTTON}px; padding: 9px 16px;
        font-size: {base:.0f}px; font-weight: 600 }}
    QPushButton:hover {{ background: {LIGHT.side} }}
    QPushButton:focus {{ border: 3px solid {LIGHT.focus}; padding: 7px 14px }}
    QPushButton#main {{ background: {LIGHT.accent}; color: {LIGHT.on_accent};
        border-color: {LIGHT.accent} }}
    QPushButton#main:focus {{ border-color: {LIGHT.focus} }}
    QPushButton#link {{ border: 1px solid transparent; padding: 4px 8px; color: {LIGHT.link} }}
    QPushButton#link:focus {{ border: 2px solid {LIGHT.focus}; padding: 3px 7px }}
    {option_bars.style(base)}
    {line_story.style(base)}
    """
