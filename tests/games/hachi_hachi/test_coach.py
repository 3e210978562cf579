"""What the coach says of cards that a combination needs, where they are in the player's hand."""

from naipes_gui.core.wording import Wording
from naipes_gui.games.hachi_hachi.table.coach import COACH
from tests.games.hachi_hachi.positions import A, position, rules

OTHERS = ("05K1", "12K2")


def said(kind: str, hand: str, field: str, pile: str) -> list[str]:
    """Return what is said of a kind to who holds a hand and has captured a pile."""
    of = rules()
    state = position(of, (hand, *OTHERS), field, "03K1 03K2", (pile, "", ""))
    return [Wording().say(tip.text) for tip in COACH.tips(of.observe(state, A)) if tip.key == kind]


def test_a_card_that_completes_a_combination_is_not_named_as_worth_least() -> None:
    (told,) = said("least", "06R 08T", "01K1 02K1", "09R 10R")
    assert "that no combination you have begun needs, 10 " in told
    assert "ribbon" not in told


def test_the_least_of_all_is_named_where_no_combination_needs_it() -> None:
    (told,) = said("least", "06R 07K1", "01K1 02K1", "09R 10R")
    assert "Worth least, 1 " in told
    (told,) = said("least", "06R 08T", "01K1 02K1", "")
    assert "Worth least, 5 " in told


def test_where_combinations_need_every_card_none_is_named_as_worth_least() -> None:
    assert not said("least", "06R", "01K1 02K1", "09R 10R")


def test_a_combination_that_another_has_spoiled_needs_nothing() -> None:
    of = rules()
    state = position(of, ("08H 12H", *OTHERS), "01K1", "03K1", ("01H", "11H 03H", ""))
    (told,) = [t for t in COACH.tips(of.observe(state, A)) if t.key == "least"]
    assert "Worth least, 20 " in Wording().say(told.text)


def test_of_a_card_in_the_hand_it_is_not_said_that_it_is_lacked() -> None:
    told = said("lacking", "06R 08T", "01K1 02K1", "09R 10R")
    assert told[0] == (
        "For Blue Ribbons only the peony blue ribbon is missing, and you hold it: 7 kan once it "
        "captures."
    )
    told = said("lacking", "07K1 08T", "01K1 02K1", "09R 10R")
    assert told[0] == "For Blue Ribbons you lack the peony blue ribbon: 7 kan."


def test_of_several_that_are_missing_those_in_the_hand_are_named() -> None:
    told = said("lacking", "06R 08T", "01K1 02K1", "09R")
    assert told[0].endswith("7 kan. In your hand: the peony blue ribbon.")
    told = said("lacking", "06R 08T", "01K1 02K1", "01R 02R 03R 04R 05R 07R")
    assert any("capture 1 card(s) of these: " in each for each in told)
