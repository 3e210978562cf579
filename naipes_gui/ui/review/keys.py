"""The keys of a review besides those of the table."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtWidgets import QWidget

from naipes_gui.ui.review.answer_view import AnswerView
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import INSIDE, Shortcuts, on_key

LETTERS = {"O": "again", "V": "show", "B": "branch", "P": "prove", "D": "deals", "N": "figures"}
"""Which button of an answer each presses."""


def bind(
    page: QWidget, answer: AnswerView, step: Callable[[int], object],
    along: Callable[[int], object], acts: Mapping[Command, Callable[[], object]],
) -> Shortcuts:  # fmt: skip
    """Let keys ``step`` from moment to moment, and in an answer ``along`` its exact line."""
    for widget, key, act, by in (
        (page, "PgDown", step, 1), (page, "PgUp", step, -1),
        (answer, "Left", along, -1), (answer, "Right", along, 1),
        (answer, "Up", answer.go_down, -1), (answer, "Down", answer.go_down, 1),
    ):  # fmt: skip
        on_key(widget, key, partial(act, by))
    for key, name in LETTERS.items():
        on_key(answer, key, partial(answer.press, name))
    return Shortcuts(page, acts, INSIDE)
