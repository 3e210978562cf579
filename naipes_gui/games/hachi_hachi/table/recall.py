"""What is asked of the memory: which flowers have come, and who has them."""

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.flowers import MONTHS, flower
from naipes_gui.core.recall import Drill, Drills, Recall, Witness, of_choice, of_number
from naipes_gui.core.recall_tricks import CARD
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.zones import Role

CAPTURED = (Role.CAPTURED,)
KINDS = {
    "H": phrase("recall", "How many brights are still to come, not counting your own?"),
    "T": phrase("recall", "How many animals are still to come, not counting your own?"),
    "R": phrase("recall", "How many ribbons are still to come, not counting your own?"),
}


def of_a_capture(witness: Witness) -> Recall | None:
    """Ask which card has been captured."""
    taken = witness.covered(CAPTURED)
    forgettable = [card for card in taken if card not in witness.in_sight]
    if not forgettable or not witness.afield:
        return None
    right = witness.rng.choice(forgettable)
    alike = flower(right)
    wrong = {flower(card).source: flower(card) for card in witness.afield}
    wrong.pop(alike.source, None)
    captor = next(s for s in witness.view.state.seats if right in witness.view.state.pile(s))
    count = phrase("recall", "{who}: {card:short}.", who=Who(captor), card=right)
    return of_choice(
        "card", phrase("recall", "Which of these cards has been captured?"), alike,
        list(wrong.values()), count, witness,
    )  # fmt: skip


def of_a_captor(witness: Witness) -> Recall | None:
    """Ask who captured a card that is worth remembering."""
    state = witness.view.state
    piles = {card: seat for seat in state.active for card in state.pile(seat) if card.kind != "K"}
    if not piles:
        return None
    card = witness.rng.choice(sorted(piles))
    names = {seat: phrase("recall", "{who}", who=Who(seat)) for seat in state.active}
    wrong = [name for seat, name in names.items() if seat != piles[card]]
    return of_choice(
        "captor", phrase("recall", "Who has captured {card}?", card=card), names[piles[card]],
        wrong, phrase("recall", "{who}: {card:short}.", who=Who(piles[card]), card=card), witness,
    )  # fmt: skip


def of_a_month(witness: Witness) -> Recall | None:
    """Ask how many cards of a month may still come."""
    month = witness.rng.choice(sorted({card.month for card in witness.gone} or {""}))
    if not month:
        return None
    text = phrase(
        "recall", "How many cards of {month} are still to come, not counting your own?",
        month=MONTHS[month],
    )  # fmt: skip
    return _left("month", text, [c for c in witness.rules.pack.cards if c.month == month], witness)


def of_a_class(witness: Witness) -> Recall | None:
    """Ask how many cards of a class may still come."""
    kind = witness.rng.choice(sorted(KINDS))
    cards = [card for card in witness.rules.pack.cards if card.kind == kind]
    return _left("class", KINDS[kind], cards, witness)


def _left(kind: str, text: Phrase, cards: list[Card], witness: Witness) -> Recall | None:
    mine, gone, left = (
        sum(card in cards for card in there)
        for there in (witness.mine, witness.gone, witness.afield)
    )
    if not gone or HIDDEN in witness.mine:
        # Before the promises nobody has looked at the own hand.
        return None
    count = phrase(
        "recall", "Of the {every}: {mine} yours, {gone} seen, {left} still to come.",
        every=len(cards), mine=mine, gone=gone, left=left,
    )  # fmt: skip
    return of_number(kind, text, left, len(cards) - mine, count, witness)


RECALL: Drills = {
    "card": Drill(CARD, of_a_capture),
    "captor": Drill(phrase("recall", "Who has captured it?"), of_a_captor),
    "month": Drill(phrase("recall", "What has come of a month?"), of_a_month),
    "class": Drill(phrase("recall", "How many ribbons are left?"), of_a_class),
}  # fmt: skip
"""The easiest first."""
