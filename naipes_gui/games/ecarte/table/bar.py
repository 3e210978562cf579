"""The action bar: every choice with what it costs or brings."""

from collections.abc import Iterator, Sequence

from naipes_gui.core.cards import SUITS, Card, in_order
from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.core.zones import STOCK
from naipes_gui.games.ecarte.rules.discards import most_discards
from naipes_gui.games.ecarte.rules.scoring import VOLE, for_claim
from naipes_gui.games.ecarte.rules.state import GAME, EcarteState, Phase, other
from naipes_gui.games.ecarte.rules.tricks import masters
from naipes_gui.games.ecarte.table.prompts import opponent


def buttons(view: View[EcarteState], picked: Sequence[Card]) -> tuple[Button, ...]:
    """Return what the viewer can do now, also when it is not its turn."""
    if view.state.stage is not Stage.HAND or not view.moves:
        return ()
    if view.state.to_move != view.seat:
        return tuple(_ends(view))
    match view.state.phase:
        case Phase.PROPOSE:
            return (_propose(view), _stand(view))
        case Phase.ANSWER:
            return (_accept(view), _refuse(view))
        case Phase.EXCHANGE:
            return (_discard(view, picked),)
        case Phase.KING:
            return (_announce(view), _conceal(view))
        case Phase.PLAY:
            return (*_named(view, picked), *_ends(view))


def _propose(view: View[EcarteState]) -> Button:
    most, who = most_discards(view.state), opponent(view)
    price = phrase("ecarte", "You change 1 to {most} cards; {who} decides", most=most, who=who)
    if most == 1:
        price = phrase("ecarte", "You change the last card of the stock; {who} decides", who=who)
    label = phrase("ecarte", "Propose an exchange")
    return Button(Move("propose"), label, price, main=True, key="1")


def _stand(view: View[EcarteState]) -> Button:
    return Button(Move("stand"), phrase("games", "Play"), _risk(view), key="2")


def _accept(view: View[EcarteState]) -> Button:
    price = phrase("ecarte", "{who} changes cards, then you", who=opponent(view))
    return Button(Move("accept"), phrase("games", "Accept"), price, main=True, key="1")


def _refuse(view: View[EcarteState]) -> Button:
    return Button(Move("refuse"), phrase("games", "Refuse"), _risk(view), key="2")


def _risk(view: View[EcarteState]) -> Phrase:
    """Tell what blocking the exchange costs: something only in the first round (ECA-R9)."""
    if view.state.round == 1:
        return phrase(
            "ecarte", "You promise 3 tricks (authority): fail, and {who} scores 2",
            who=opponent(view),
        )  # fmt: skip
    return phrase("ecarte", "You promise nothing: cards have been changed before")


def _discard(view: View[EcarteState], picked: Sequence[Card]) -> Button:
    move = Move("discard", in_order(picked))
    label = phrase("ecarte", "Change %n card(s)", n=len(picked))
    if not picked:
        label = phrase("ecarte", "Change none")
        if move not in view.moves:
            label = phrase("ecarte", "Choose what to change")
    # Who has chosen nothing yet mostly means to: one Enter too many would end the exchange.
    main = bool(picked) or move not in view.moves or not most_discards(view.state)
    key = "" if main else "E"
    return Button(move, label, _wish(view), main=main, why=_why_not_these(view, move), key=key)


def _wish(view: View[EcarteState]) -> Phrase:
    if allowed := most_discards(view.state):
        return phrase("ecarte", "Up to %n card(s)", n=allowed)
    return phrase("ecarte", "The stock is empty")


def _why_not_these(view: View[EcarteState], move: Move) -> Phrase | None:
    if move in view.moves:
        return None
    if not move.cards:
        return phrase("ecarte", "Pick at least one card to change.")
    return phrase(
        "ecarte", "The stock only has %n card(s). (Rule 4.11)", n=len(view.state.table[STOCK.id])
    )


def _announce(view: View[EcarteState]) -> Button:
    price = phrase("ecarte", "1 point at once")
    if view.state.scores[view.seat] == GAME - 1:
        price = phrase("ecarte", "1 point at once: you win the game")
    return Button(
        Move("announce"), phrase("ecarte", "Announce the king"), price, main=True, icon="crown",
        key="1",
    )  # fmt: skip


def _conceal(view: View[EcarteState]) -> Button:
    price = phrase("ecarte", "No point, but {who} does not know", who=opponent(view))
    label = phrase("ecarte", "Conceal it")
    return Button(Move("conceal"), label, price, icon="eye-off", key="2")


def _named(view: View[EcarteState], picked: Sequence[Card]) -> Iterator[Button]:
    """Offer to lead the picked card by each name (ECA-R23)."""
    if len(picked) != 1:
        return
    (card,) = picked
    true = Move("play", (card,))
    false = [Move("play", (card,), word=suit) for suit in SUITS if suit != card.suit]
    offered = [move for move in false if move in view.moves]
    for move in [true, *offered] if offered else []:
        suit = SUIT_NAMES[move.word or card.suit]
        yield Button(move, phrase("ecarte", "Say {suit}", suit=suit), main=move == true)


def _ends(view: View[EcarteState]) -> Iterator[Button]:
    if Move("claim") in view.moves:
        yield _claim(view)
    if Move("resign") in view.moves:
        label = phrase("ecarte", "Give up")
        yield Button(Move("resign"), label, _lost(view), icon="flag", cuts_short=True)


def _claim(view: View[EcarteState]) -> Button:
    label = phrase("ecarte", "Claim the point")
    return Button(Move("claim"), label, _claimed(view), icon="check", key="E", cuts_short=True)


def _claimed(view: View[EcarteState]) -> Phrase:
    """Return what a claim scores beside all five tricks, and the cards that it shows."""
    shown = masters(view.state, view.seat)
    points = sum(each.amount for each in for_claim(view.state, view.seat))
    if not points:
        return phrase("ecarte", "No point, since you broke a rule")
    price = phrase("games", "%n point(s)", n=points)
    if points == VOLE:
        price = phrase("ecarte", "2 points; more tricks add nothing")
    elif not view.state.tricks(other(view.seat)):
        price = phrase("ecarte", "1 point; the 2 of all five tricks are given up")
    if not shown:
        return price
    return phrase("ecarte", "You show {cards:short}: {price}", cards=shown, price=price)


def _lost(view: View[EcarteState]) -> Phrase:
    state, them = view.state, other(view.seat)
    vole = state.tricks(view.seat) == 0
    points = 2 if vole or state.authority == view.seat else 1
    if them in state.offenders:
        points = 1 if vole else 0
    return phrase("ecarte", "{who} scores %n point(s)", who=opponent(view), n=points)
