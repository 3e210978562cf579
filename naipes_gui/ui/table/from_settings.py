"""From the settings of a person to the look of the table."""

from dataclasses import replace
from typing import Any

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout

from naipes_gui.core.glossary import Term
from naipes_gui.core.wording import Wording
from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared.felt import cloth_called
from naipes_gui.ui.shared.stillness import heard
from naipes_gui.ui.shared.style import grown
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import CONTRAST, CONTRAST_FELT, TABLE_PALETTE, TablePalette
from naipes_gui.ui.table.table_style import TableStyle
from naipes_gui.ui.table.tempo import Speed, Tempo


def colours(settings: Settings) -> TablePalette:
    """Return the colours of the table, which high contrast replaces."""
    return CONTRAST if high_contrast(settings) else TABLE_PALETTE


def high_contrast(settings: Settings) -> bool:
    """Tell whether high contrast is wanted, by the person or by the system."""
    if settings.high_contrast != "system":
        return settings.high_contrast == "on"
    return bool(heard().contrast) or _system_wants("contrastPreference", "HighContrast")


def reduced_motion(settings: Settings) -> bool:
    """Tell whether nothing should travel, by the person or by the system."""
    if settings.reduced_motion != "system":
        return settings.reduced_motion == "on"
    return bool(heard().still) or _system_wants("motionPreference", "ReducedMotion")


def row_direction(settings: Settings) -> QBoxLayout.Direction:
    """Return on which side of the table the panel comes."""
    left = settings.left_panel
    return QBoxLayout.Direction.RightToLeft if left else QBoxLayout.Direction.LeftToRight


def _system_wants(question: str, answer: str) -> bool:
    hints: Any = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", lambda: None)()
    asked = getattr(accessibility, question, None)
    return asked is not None and getattr(asked(), "name", "") == answer


def tempo(settings: Settings) -> Tempo:
    """Return how fast the table moves."""
    return Tempo(Speed(settings.speed), settings.trick_hold_ms, reduced_motion(settings))


def table_style(
    settings: Settings, game_felt: str, names: tuple[str, ...] = (), terms: tuple[Term, ...] = ()
) -> TableStyle:
    """Return how the table of a game looks and moves."""
    contrast = high_contrast(settings)
    spanish = settings.has_spanish_letters
    wording = Wording(names, spanish, settings.old_money)
    text_style = TextStyle(
        wording, colours(settings), grown(settings), settings.four_colours, terms
    )
    felt = game_felt if settings.felt == "game" else settings.felt
    still = reduced_motion(settings)
    style = TableStyle(
        text_style=text_style,
        tempo=tempo(settings),
        felt=cloth_called(felt),
        suits=settings.suits, suits_apart=settings.suits_apart, own_deck=settings.own_deck,
        index_size=settings.index_size, four_colours=settings.four_colours,
        spanish_index=settings.has_spanish_letters, back=settings.back,
        flower_marks=settings.flower_marks, sort=settings.sort_hand,
        card_scale=settings.card_size / 100,
        dim_illegal=settings.dim_illegal,
        confirm_card=settings.confirm_card, confirm_button=settings.confirm_button,
        last_card_plays=settings.last_card_plays, straight=contrast or still,
    )  # fmt: skip
    return replace(style, felt=CONTRAST_FELT, inlay=False) if contrast else style
