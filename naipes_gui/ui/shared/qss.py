"""The style sheet: what palette and style cannot say, that is radii, paddings and states.

Widgets say what they are by properties: ``material`` (``page`` on what one comes to from the
rail), ``kind`` on buttons, ``role`` (size of type) and ``tone`` (colour) on labels.
A dialog must not be the child of a page, or it would be dressed as one.
"""

from string import Template
from typing import NamedTuple

from naipes_gui.ui.shared.theme import BASE, LIGHT, DialogPalette, Radius, TablePalette, Type

ROLES = {
    "caption": (Type.CAPTION, 400),
    "body": (Type.BODY, 400),
    "strong": (Type.BODY, 600),
    "name": (Type.NAME, 600),
    "lead": (Type.BUTTON, 400),
    "tile": (Type.TILE, 700),
    "heading": (Type.HEADING, 700),
    "title": (Type.SHEET, 700),
}
"""Sizes and weights of labels."""
ON_PAGE = '[material="page"] '


class Coat(NamedTuple):
    """The colours of one kind of button at rest, under the pointer and pressed."""

    ground: str
    ink: str
    border: str
    hover: str
    hover_border: str
    pressed: str


def sheet(colours: TablePalette, paper: DialogPalette, scale: float, least: int = 0) -> str:
    """Return the whole style sheet of a look."""
    return "".join(
        (
            _labels(scale),
            _for_fingers(least),
            _buttons("", _paper_coats(paper), paper.focus, paper.text3, (scale, least)),
            _filled(_PAPER, paper, scale, least),
            _buttons(ON_PAGE, _page_coats(colours), colours.sky, colours.text3, (scale, least)),
            _filled(_ON_PAGE, colours, scale, least),
        )
    )


def _for_fingers(least: int) -> str:
    """Return what makes room for a finger, where that is wanted."""
    if not least:
        return ""
    room = f"min-width: {least}px; min-height: {least}px;"
    high = f"min-height: {least}px;"
    return (
        f"QAbstractButton, QToolButton {{ {room} }}\n"
        f"QTabBar::tab, QListView::item, QMenu::item {{ {high} }}\n"
    )


def _labels(scale: float) -> str:
    return "".join(
        f'QLabel[role="{role}"] {{ font-size: {_px(size, scale)}px; font-weight: {weight}; }}\n'
        for role, (size, weight) in ROLES.items()
    )


def _px(size: float, scale: float) -> int:
    return round(BASE * size * scale)


def _filled(
    template: Template, material: TablePalette | DialogPalette, scale: float, least: int
) -> str:
    lengths = {f"px{n}": round(n * scale) for n in (9, 13, 14, 15, 16, 18)}
    lengths |= {f"px{n}": max(round(n * scale), least) for n in (32, 34, 36, 40)}
    lengths["slim"] = lengths["px34"] - 4
    # Qt takes the padding of a tip at its left for a margin all around it, and adds it once more.
    tip = {"tip": LIGHT.window, "tip_ink": LIGHT.text, "tip_line": LIGHT.border}
    return template.substitute(material._asdict(), button=Radius.BUTTON, **lengths, **tip)


def _paper_coats(paper: DialogPalette) -> dict[str, Coat]:
    return {
        "main": Coat(
            paper.accent, paper.on_accent, paper.accent, paper.accent, paper.text, paper.accent
        ),
        "plain": Coat(
            paper.window, paper.text, paper.border, paper.selected, paper.text3, paper.side
        ),
        "card": Coat(paper.side, paper.text, paper.line, paper.selected, paper.border, paper.side),
        "flat": Coat(
            "transparent", paper.text2, "transparent", paper.selected, "transparent", paper.side
        ),
        "swatch": Coat(
            "transparent", paper.text2, "transparent", paper.selected, paper.border, paper.side
        ),
        "link": Coat(
            "transparent", paper.link, "transparent", paper.selected, "transparent", paper.side
        ),
    }


def _page_coats(colours: TablePalette) -> dict[str, Coat]:
    rim = colours.line if colours.border == 1 else colours.line2
    return {
        "main": Coat(
            colours.gold, colours.on_gold, colours.gold, colours.amber, colours.text, colours.gold
        ),
        "plain": Coat(
            colours.raised, colours.text, rim, colours.raised2, colours.text3, colours.rail
        ),
        "card": Coat(
            colours.raised, colours.text, rim, colours.raised2, colours.text3, colours.rail
        ),
        "chip": Coat(
            "transparent", colours.text2, rim, colours.raised, colours.text3, colours.rail
        ),
        "flat": Coat(
            "transparent",
            colours.text2,
            "transparent",
            colours.raised2,
            "transparent",
            colours.rail,
        ),
        "link": Coat(
            "transparent", colours.sky, "transparent", colours.raised2, "transparent", colours.rail
        ),
        "row": Coat(
            "transparent", colours.text2, "transparent", colours.raised, "transparent", colours.rail
        ),
    }


_MEASURES = {
    "main": (Type.BUTTON, 600, 40, 18, Radius.BUTTON),
    "plain": (Type.BODY, 600, 34, 14, Radius.BUTTON),
    "card": (Type.BODY, 400, 0, 10, Radius.PLATE),
    "chip": (Type.BODY, 500, 30, 14, 16),
    "flat": (Type.BODY, 500, 30, 6, 8),
    "link": (Type.BODY, 600, 28, 6, 8),
    "swatch": (Type.CAPTION, 500, 0, 4, 8),
    "row": (Type.BUTTON, 500, 28, 12, Radius.BUTTON),
}
"""For every kind of button: size, weight, height, padding at the sides, radius."""


def _buttons(
    where: str, coats: dict[str, Coat], focus: str, disabled: str, size: tuple[float, int]
) -> str:
    return "".join(
        _button(where, kind, coat, focus, disabled, *size) for kind, coat in coats.items()
    )


def _button(
    where: str, kind: str, coat: Coat, focus: str, disabled: str, scale: float, least: int
) -> str:  # fmt: skip
    """Return the states of a kind; the ring of the focus eats padding, so that nothing moves."""
    size, weight, height, pad, radius = _MEASURES[kind]
    high, ring = max(round(height * scale), least), 3
    rim = "solid transparent" if kind in ("flat", "link") else f"dashed {disabled}"
    align = "left" if kind == "row" else "center"
    me = f'{where}QAbstractButton[kind="{kind}"]'
    tall = f"min-height: {high}px; " if high else ""
    slim = f"min-height: {high - 2 * ring + 2}px; " if high else ""
    return (
        f"{me} {{ background: {coat.ground}; color: {coat.ink}; border: 1px solid {coat.border};"
        f" border-radius: {radius}px; padding: 0 {pad}px; {tall}"
        f"font-size: {_px(size, scale)}px; font-weight: {weight}; text-align: {align}; }}\n"
        f"{me}:hover {{ background: {coat.hover}; border-color: {coat.hover_border}; }}\n"
        f"{me}:pressed {{ background: {coat.pressed}; }}\n"
        f"{me}:disabled {{ background: transparent; color: {disabled};"
        f" border: 1px {rim}; }}\n"
        f"{me}:focus {{ border: {ring}px solid {focus}; padding: 0 {pad - 2}px; {slim}}}\n"
    )


_PAPER = Template("""
QToolTip { background: $tip; color: $tip_ink; border: 1px solid $tip_line; padding: 1px 4px;
  font-size: ${px13}px; }
QPushButton, QToolButton { outline: none; }
QLabel[tone="second"] { color: $text2; }
QLabel[tone="third"] { color: $text3; }
QLabel[tone="negative"] { color: $negative; }
QLabel[tone="changed"] { color: $on_changed; }
QLabel[role="badge"] { color: $on_changed; background: $changed; border: 1px solid $on_changed;
  border-radius: 9px; padding: 1px 8px; font-size: ${px13}px; font-weight: 600; }
QLabel[role="keycap"] { color: $text; background: $field; border: 1px solid $border;
  border-radius: 6px; padding: 3px 8px; font-size: ${px13}px; font-weight: 600; }
[material="paper"] { background: $window; }
QWidget[ground="side"] { background: $side; }
QFrame[ground="box"] { border: 1px solid $line; border-radius: 12px; background: $window; }
QFrame[ground="changed"] { border: none; border-radius: 8px; background: $changed; }
QFrame[ground="pill"] { border: none; border-radius: 13px; background: $changed; }
QFrame[ground="foot"] { border: none; border-top: 1px solid $line; background: $window; }
QFrame[ground="toast"] { border: 1px solid $border; border-left: 5px solid $accent;
  border-radius: 10px; background: $field; }
QComboBox, QSpinBox, QLineEdit { background: $field; color: $text; border: 1px solid $border;
  border-radius: 8px; padding: 0 11px; min-height: ${px34}px; font-size: ${px14}px;
  selection-background-color: $accent; selection-color: $on_accent; }
QComboBox:disabled, QSpinBox:disabled { background: transparent; color: $text3; }
QComboBox:hover, QSpinBox:hover, QLineEdit:hover { border-color: $text3; }
QComboBox:focus, QSpinBox:focus, QLineEdit:focus { border: 3px solid $focus; padding: 0 9px;
  min-height: ${slim}px; }
QSpinBox QLineEdit, QSpinBox QLineEdit:focus { border: none; padding: 0; margin: 0; min-height: 0;
  background: transparent; }
QSpinBox, QSpinBox:focus { padding: 0; }
QSpinBox::up-button, QSpinBox::down-button { subcontrol-origin: border; width: 0; height: 0;
  border: none; }
QComboBox::drop-down { border: none; width: 30px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView { background: $field; color: $text; border: 1px solid $border;
  padding: 4px; outline: none; selection-background-color: $selected;
  selection-color: $text; }
QComboBox QAbstractItemView::item { min-height: ${px32}px; padding: 0 8px; }
QProgressBar { background: $side; border: 1px solid $line; border-radius: 6px;
  min-height: 12px; max-height: 12px; }
QProgressBar::chunk { background: $accent; border-radius: 5px; }
QMenu { background: $field; color: $text; border: 1px solid $border; padding: 4px;
  icon-size: ${px18}px; }
QMenu::item { padding: 7px 26px 7px 12px; border-radius: 6px; }
QMenu::item:selected { background: $selected; }
QListView[kind="side"] { background: $side; border: none; outline: none; }
QListView[kind="side"]::item { border-radius: 10px; padding: 8px 10px; color: $text;
  border-left: 3px solid transparent; }
QListView[kind="side"]::item:hover { background: $window; }
QListView[kind="side"]::item:selected { background: $selected; border-left: 3px solid $accent; }
QListView[kind="side"]::item:selected:focus { border: 3px solid $link; }
QListView[kind="keys"] { background: transparent; border: none; outline: none; }
QListView[kind="keys"]::item { border: 3px solid transparent; border-radius: 8px; }
QListView[kind="keys"]::item:selected { background: transparent; }
QListView[kind="keys"]::item:focus { border-color: $link; }
QTreeView { show-decoration-selected: 1; background: $field; color: $text; border: 1px solid $line;
  border-radius: 10px; outline: none; padding: 4px; }
QTreeView:focus { border: 3px solid $focus; padding: 2px; }
QTreeView::item { min-height: ${px40}px; padding: 3px 6px; border-bottom: 1px solid $side; }
QTreeView::item:hover { background: $side; }
QTreeView::item:selected, QTreeView::item:selected:active, QTreeView::item:selected:hover {
  background: $selected; color: $text; }
QTreeView QLineEdit { min-height: ${px32}px; padding: 0 6px; margin: 0; }
QHeaderView::section { background: $field; color: $text2; border: none; padding: 6px ${px9}px;
  border-bottom: 1px solid $line; font-size: ${px13}px; font-weight: 600; }
QHeaderView::up-arrow, QHeaderView::down-arrow { image: none; width: 0; height: 0; }
QAbstractButton[kind="swatch"]:checked { border: 3px solid $accent; background: $selected; }
QAbstractButton[kind="swatch"]:focus { border: 3px solid $focus; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget[ground="clear"] { background: transparent; }
QPushButton[segment="first"], QPushButton[segment="middle"], QPushButton[segment="last"],
QPushButton[segment="only"] {
  background: $field; color: $text; border: 1px solid $border; padding: 0 15px;
  min-height: ${px34}px; font-size: ${px14}px; font-weight: 600; }
QPushButton[segment]:hover { background: $selected; }
QPushButton[segment]:checked { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[segment]:disabled { color: $text3; }
QPushButton[segment]:checked:disabled { background: $field; color: $text3; border-color: $border; }
QPushButton[segment]:focus { border: 3px solid $focus; padding: 0 13px;
  min-height: ${slim}px; }
QPushButton[segment="first"] { border-top-left-radius: 9px; border-bottom-left-radius: 9px; }
QPushButton[segment="last"] { border-top-right-radius: 9px; border-bottom-right-radius: 9px; }
QPushButton[segment="middle"], QPushButton[segment="last"] { border-left: none; }
QPushButton[kind="key"] { background: $field; color: $text; border: 1px solid $border;
  border-radius: 8px; padding: 0 10px; min-height: ${px32}px; font-size: ${px13}px;
  font-weight: 600; }
QPushButton[kind="key"]:hover { background: $selected; }
QPushButton[kind="key"]:focus { border: 3px solid $focus; padding: 0 8px; }
QPushButton[kind="key"][state="clash"] { border: 3px solid $negative; padding: 0 8px; }
QFrame[ground="clash"] { border: 1px solid $line; border-left: 5px solid $negative;
  border-radius: 8px; background: $field; }
QSlider { background: transparent; min-height: ${px32}px; border: 3px solid transparent;
  border-radius: 8px; }
QSlider:focus { border: 3px solid $focus; }
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: $line; }
QSlider::sub-page:horizontal { border-radius: 3px; background: $accent; }
QSlider::handle:horizontal { width: 18px; margin: -7px 0; border-radius: 10px; background: $field;
  border: 2px solid $accent; }
QSlider::groove:horizontal:disabled, QSlider::sub-page:horizontal:disabled { background: $line; }
QSlider::handle:horizontal:disabled { border: 2px dashed $text3; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle:vertical { background: $border; border-radius: 4px; min-height: 36px;
  margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle:horizontal { background: $border; border-radius: 4px; min-width: 36px;
  margin: 2px; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
  background: none; border: none; width: 0; height: 0; }
""")

_ON_PAGE = Template("""
[material="page"] { color: $text; }
[material="page"] QLabel { color: $text; background: transparent; }
[material="page"] QLabel[tone="second"] { color: $text2; }
[material="page"] QLabel[tone="third"] { color: $text3; }
[material="page"] QLabel[tone="gold"] { color: $gold; }
[material="page"] QFrame[ground="rail"] { background: $rail; border: none;
  border-right: ${border}px solid $line; }
[material="page"] QWidget[ground="page"] {
  background: qradialgradient(cx: 0.4, cy: 0.1, radius: 1.1, fx: 0.4, fy: 0.1,
    stop: 0 $glow, stop: 1 $panel); }
[material="page"] QFrame[ground="panel"] { background: $panel; border: ${border}px solid $line;
  border-radius: 14px; }
[material="page"] QAbstractButton[kind="row"][here="true"] { background: $raised; color: $text;
  font-weight: 600; border-left: 3px solid $gold; padding-left: 10px; }
[material="page"] QAbstractButton[kind="chip"]:checked,
[material="page"] QAbstractButton[kind="chip"][filled="true"] { background: $raised2; color: $text;
  border-color: $gold; }
[material="page"] QLabel[tone="negative"] { color: $red; }
[material="page"] QLabel[tone="positive"] { color: $mint; }
[material="page"] QTreeView { background: $panel; color: $text; border: ${border}px solid $line;
  selection-background-color: $raised2; }
[material="page"] QTreeView:focus { border: 3px solid $sky; }
[material="page"] QTreeView::item { border-bottom: 1px solid $line; }
[material="page"] QTreeView::item:hover { background: $raised; }
[material="page"] QTreeView::item:selected, [material="page"] QTreeView::item:selected:active {
  background: $raised2; color: $text; }
[material="page"] QTreeView QHeaderView::section { background: $panel; color: $text2;
  border-bottom: 1px solid $line; }
[material="page"] QProgressBar { background: $rail; border: 1px solid $line; }
[material="page"] QProgressBar::chunk { background: $gold; }
[material="page"] QAbstractButton[kind="row"]:focus { border: 3px solid $sky; }
[material="page"] QScrollBar, QScrollBar[material="page"] { background: $panel; }
[material="page"] QScrollBar::handle, QScrollBar[material="page"]::handle { background: $line2; }
""")
