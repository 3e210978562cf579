"""What may be asked of the memory in any game of tricks."""

from naipes_gui.core.cards import SUITS, Card
from naipes_gui.core.recall import Drill, Recall, Witness, of_choice, of_number
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.core.zones import Role

TAKEN = (Role.WON, Role.PLAYED)
OVER = (*TAKEN, Role.ASIDE)
"""Where cards lie that were played in a trick before: it may also go out of play."""


def of_trumps(witness: Witness) -> Recall | None:
    """Ask how many trumps may still come."""
    trump = witness.view.state.trump
    if not trump:
        return None
    text = phrase(
        "recall",
        "How many trumps are still out? Your own, and what lies face up or was played, are not.",
    )
    return _of_suit("trumps", text, trump, witness)


def of_a_suit(witness: Witness) -> Recall | None:
    """Ask how many cards of a plain suit may still come."""
    plain = [suit for suit in SUITS if suit != witness.view.state.trump]
    suit = witness.rng.choice(plain)
    text = phrase(
        "recall",
        "How many {suit} are still out? Your own, and what lies face up or was played, are not.",
        suit=SUIT_NAMES[suit],
    )
    return _of_suit("suit", text, suit, witness)


def _of_suit(kind: str, text: Phrase, suit: str, witness: Witness) -> Recall | None:
    every, mine, gone, left = (
        sum(card.suit == suit for card in cards)
        for cards in (witness.rules.pack.cards, witness.mine, witness.gone, witness.afield)
    )
    if not gone or not _played(witness):
        # What only oneself has discarded nobody need remember yet.
        return None
    count = phrase(
        "recall", "Of the {every} {suit}: {mine} yours, {gone} seen, {left} still out.",
        every=every, suit=SUIT_NAMES[suit], mine=mine, gone=gone, left=left,
    )  # fmt: skip
    return of_number(kind, text, left, every - mine, count, witness)


def _played(witness: Witness) -> tuple[Card, ...]:
    """Return the cards that were played and lie in no trick on the table any more."""
    return tuple(card for card in witness.covered(OVER) if card not in witness.in_sight)


def of_a_card(witness: Witness) -> Recall | None:
    """Ask which of some cards has been played already."""
    played = witness.covered(TAKEN)
    forgettable = [card for card in played if card not in witness.in_sight]
    if not forgettable or not witness.afield:
        return None
    right = witness.rng.choice(forgettable)
    wrong = [phrase("recall", "{card:short}", card=card) for card in witness.afield]
    return of_choice(
        "card", phrase("recall", "Which of these cards has been played already?"),
        phrase("recall", "{card:short}", card=right), wrong,
        phrase("recall", "Played so far: {cards:short}.", cards=played), witness,
    )  # fmt: skip


def of_voids(witness: Witness) -> Recall | None:
    """Ask who has shown to have no card of a suit; nobody may be the answer."""
    rivals = _rivals(witness)
    open_ = [suit for suit in SUITS if any(card.suit == suit for card in witness.afield)]
    if not open_ or not rivals:
        return None
    voids = {suit: [s for s in rivals if _is_void(s, suit, witness)] for suit in open_}
    asked = [suit for suit in open_ if len(voids[suit]) < 2]
    if not any(len(seats) == 1 for seats in voids.values()):
        return None
    suit = witness.rng.choice(asked)
    nobody = phrase("recall", "Nobody so far")
    names = {seat: phrase("recall", "{who}", who=Who(seat)) for seat in rivals}
    right = names[voids[suit][0]] if voids[suit] else nobody
    wrong = [name for name in (*names.values(), nobody) if name != right]
    text = phrase("recall", "Who has shown to have no {suit}?", suit=SUIT_NAMES[suit])
    count = phrase("recall", "By what was played, everybody may still have {suit}.",
                   suit=SUIT_NAMES[suit])  # fmt: skip
    if voids[suit]:
        count = phrase(
            "recall", "By what {who} played, no {suit} are left there.", who=Who(voids[suit][0]),
            suit=SUIT_NAMES[suit],
        )  # fmt: skip
    return of_choice("void", text, right, wrong, count, witness)


def _rivals(witness: Witness) -> list[Seat]:
    """Return the others who hold cards."""
    view = witness.view
    return [s for s in witness.rules.seats if s != view.seat and view.cards(Role.HAND, s)]


def _is_void(seat: Seat, suit: str, witness: Witness) -> bool:
    cards: list[Card] = [card for card in witness.afield if card.suit == suit]
    return not any(witness.rules.may_hold(witness.view.state, seat, card) for card in cards)


CARD = phrase("recall", "What has been played?")
TRUMPS = phrase("recall", "How many trumps are left?")
SUIT = phrase("recall", "How many of a suit are left?")
TRICKS = {
    "card": Drill(CARD, of_a_card), "trumps": Drill(TRUMPS, of_trumps),
    "suit": Drill(SUIT, of_a_suit),
    "void": Drill(phrase("recall", "Who has none of a suit?"), of_voids),
}  # fmt: skip
"""The easiest first."""
