"""Words that meet where a blank is filled are joined as the language joins them."""

import pytest

from naipes_gui.core.joints import Joining, rules_of

RULES = rules_of("\\b([Dd])e ¦(?=[AEIOUÉ]) ⇒ \\1’\n\\b([Dd])e ¦le(?= ) ⇒ \\1u\nno rule")


@pytest.mark.parametrize(
    ("text", "blank", "said"),
    [
        ("tour de {who}", "Ana", "tour d’Ana"),
        ("tour de {who}", "Hugo", "tour de Hugo"),
        ("De {who}", "Élise", "D’Élise"),
        ("de {who} et de {who}", "Ana", "d’Ana et d’Ana"),
        ("valeur de {who}", "le roi", "valeur du roi"),
        # Only where a blank begins: this «le» is no article of what was filled in.
        ("il refuse de le jouer: {who}", "le roi", "il refuse de le jouer: le roi"),
        ("{{de}} {who}", "Ana", "{de} Ana"),
    ],
)
def test_a_rule_holds_where_a_blank_begins(text: str, blank: str, said: str) -> None:
    assert Joining.of(text, RULES).format(who=blank) == said


def test_numbers_keep_their_form() -> None:
    assert Joining.of("de {share:.1f} {at:>3}", RULES).format(share=2.25, at=7) == "de 2.2   7"
