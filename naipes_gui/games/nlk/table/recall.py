"""What is asked of the memory: the piles as they grow, and what was turned or taken up later."""

from collections.abc import Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.recall import Drill, Drills, Recall, Witness, of_choice
from naipes_gui.core.recall_tricks import CARD, SUIT, TRUMPS, of_a_suit, of_trumps
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.zones import HAND
from naipes_gui.games.nlk.rules.zones import GONE


def of_a_pile(witness: Witness) -> Recall | None:
    """Ask in whose pile a card lies that is covered: it has been seen to come there."""
    state = witness.view.state
    if state.is_playing_tricks:
        return None
    covered = {card: seat for seat in state.seats for card in state.pile(seat)[:-1]}
    if not covered:
        return None
    card = witness.rng.choice(sorted(covered))
    text = phrase("recall", "In whose pile does {card} lie?", card=card)
    return _whose("pile", text, card, covered[card], state.seats, witness)


def of_a_turned_card(witness: Witness) -> Recall | None:
    """Ask which card has been turned over with a trick."""
    turned = tuple(card for card, zone in witness.view.memory.items() if zone == GONE.id)
    if not turned or not witness.afield:
        return None
    wrong = [phrase("recall", "{card:short}", card=card) for card in witness.afield]
    return of_choice(
        "card", phrase("recall", "Which of these cards is out of the game?"),
        phrase("recall", "{card:short}", card=witness.rng.choice(turned)), wrong,
        phrase("recall", "Out of the game: {cards:short}.", cards=turned), witness,
    )  # fmt: skip


def of_a_holder(witness: Witness) -> Recall | None:
    """Ask who surely holds a card: it came to that hand in sight, and has not left it."""
    view = witness.view
    if not view.state.is_playing_tricks:
        return None
    held = {
        card: seat for seat in view.state.active if seat != view.seat
        for card, zone in view.memory.items() if zone == HAND.of(seat)
    }  # fmt: skip
    if not held:
        return None
    card = witness.rng.choice(sorted(held))
    rivals = [seat for seat in view.state.active if seat != view.seat]
    text = phrase("recall", "Who holds {card}?", card=card)
    return _whose("held", text, card, held[card], rivals, witness)


def of_a_suit_in_tricks(witness: Witness) -> Recall | None:
    """Ask how many cards of a suit may still come, once piles are hands."""
    return of_a_suit(witness) if witness.view.state.is_playing_tricks else None


def _whose(
    kind: str, text: Phrase, card: Card, seat: Seat, seats: Sequence[Seat], witness: Witness
) -> Recall | None:
    names = {one: phrase("recall", "{who}", who=Who(one)) for one in seats}
    wrong = [name for one, name in names.items() if one != seat]
    count = phrase("recall", "{who}: {card:short}.", who=Who(seat), card=card)
    return of_choice(kind, text, names[seat], wrong, count, witness)


RECALL: Drills = {
    "pile": Drill(phrase("recall", "In whose pile is it?"), of_a_pile),
    "card": Drill(CARD, of_a_turned_card), "trumps": Drill(TRUMPS, of_trumps),
    "held": Drill(phrase("recall", "Who holds it?"), of_a_holder),
    "suit": Drill(SUIT, of_a_suit_in_tricks),
}  # fmt: skip
"""The easiest first."""
