"""Who made what of the same deal, in sentences."""

import pytest

from naipes_gui.store.deal_line import Result
from naipes_gui.store.deal_results import Comparison
from naipes_gui.ui.shared.deal_words import told

MINE, AGAIN, ANA = Result("Yo", (1,)), Result("Yo", (-2,)), Result("Ana", (3,))


@pytest.mark.parametrize(
    ("comparison", "sentences"),
    [
        (Comparison((), 0), []),
        (Comparison((MINE,), 1), []),
        (Comparison((MINE, ANA), 1), ["You made +1.", "With your cards Ana made +3."]),
        (
            Comparison((MINE, AGAIN, AGAIN), 3),
            ["The first time you made +1.", "Once more, you made −2; −2."],
        ),
        (
            Comparison((Result("Yo", (1, 0)), Result("", (2, -1))), 1),
            ["You made +1, 0.", "With your cards somebody made +2, −1."],
        ),
        (
            Comparison((Result("Yo", (2,), False), Result("Ana", (1,), False)), 1),
            ["You came in place 2.", "With your cards Ana came in place 1."],
        ),
        (
            Comparison((Result("Yo", (0,)), ANA), 1, is_race=True),
            [
                "You made 0.",
                "With your cards Ana made +3.",
                "Counted is the lead: one’s own points less the opponent’s.",
            ],
        ),
    ],
)
def test_results_are_told_in_sentences(comparison: Comparison, sentences: list[str]) -> None:
    assert told(comparison) == sentences
