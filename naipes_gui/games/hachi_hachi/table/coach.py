"""What is said to whoever plays Hachi-Hachi for the first time: only what lies open before them."""

from collections.abc import Iterator
from dataclasses import replace

from naipes_gui.core.cards import FLOWERS, Card, in_order
from naipes_gui.core.coach import Coach, Tip, Weight
from naipes_gui.core.face import CardStatus, YakuProgress
from naipes_gui.core.flowers import MONTHS
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.zones import STOCK
from naipes_gui.games.hachi_hachi.rules import dropout, yaku
from naipes_gui.games.hachi_hachi.rules.deck import PAR, POINTS, points
from naipes_gui.games.hachi_hachi.rules.field import matches, worths
from naipes_gui.games.hachi_hachi.rules.money import amount
from naipes_gui.games.hachi_hachi.rules.months import out_of, waits
from naipes_gui.games.hachi_hachi.rules.settlement import ESCAPE
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase
from naipes_gui.games.hachi_hachi.table.feat_words import near, to_come
from naipes_gui.games.hachi_hachi.table.names import TEYAKU
from naipes_gui.games.hachi_hachi.table.tracker import chases

NEAR = 2
"""So few cards may be missing for a combination to be spoken of."""
ONCE, NOW_AND_THEN = 1, 3
"""How often in a match it is said what can be seen on the table at every turn, and what is news
when other cards lie there: in the same words but for the cards it is a rule, and known."""
LATE = 3
"""Cards one has played once the account of a hand begins to matter."""
KINDS = ("captures", "nothing", "lacking", "values", "turned", "account")
"""Those that come up in every match; the others depend on what was agreed on, and on the cards."""


def tips(view: View[HachiState]) -> Iterator[Tip]:
    """Yield what is true of the position, the most urgent first."""
    state = view.state
    if state.stage is not Stage.HAND or not view.moves:
        return
    match state.phase:
        case Phase.PLAY:
            yield from _of_a_turn(view)
        case Phase.TAKE:
            yield from (*_lacking(view), *_rivals(view), *_two(view), *_values())
        case Phase.DECIDE:
            yield from _decide(view)
        case _:
            yield from _before(view)


COACH = Coach(KINDS, tips, {"values": "hachi_hachi-1"})


def captured(state: HachiState, move: Move) -> tuple[Card, ...]:
    """Return what a move captures for certain, its own card included."""
    if move.verb == "take":
        return (*move.cards, *((state.turned,) if state.turned else ()))
    if move.verb != "play" or move.word == "place":
        return ()
    taken = move.onto or matches(state.field, move.cards[0])
    return (*move.cards, *taken) if taken else ()


def _of_a_turn(view: View[HachiState]) -> Iterator[Tip]:
    yield from _whole_month(view)
    yield from _lacking(view)
    yield from _rivals(view)
    yield from _bright_lies(view)
    yield from _feats(view)
    yield from _captures(view)
    yield from _worths(view)
    yield from _safe(view)
    yield from _brights(view)
    yield from _hand(view)
    yield from _values()
    yield from _turned(view)
    yield from _times(view)
    yield from _account(view)


def _whole_month(view: View[HachiState]) -> Iterator[Tip]:
    for move in view.moves:
        if len(captured(view.state, move)) == 4:
            month = MONTHS[move.cards[0].month]
            text = phrase(
                "coach", "Three cards of {month} lie in the field, and you hold the fourth: it "
                "takes all three.", month=month,
            )  # fmt: skip
            yield Tip("month", text, (move,), Weight.PRESSES)


def _captures(view: View[HachiState]) -> Iterator[Tip]:
    state = view.state
    found = tuple(card for card in state.hand(view.seat) if matches(state.field, card))
    if not found:
        text = phrase(
            "coach", "No card of yours has its month in the field: the one you lay stays there, "
            "and the next player with that month may capture it.",
        )  # fmt: skip
        yield Tip("nothing", text)
        return
    text = phrase(
        "coach", "A card captures another of its month. Of yours, with one in the field: "
        "{cards}.", cards=found,
    )  # fmt: skip
    yield Tip(
        "captures", text, tuple(m for m in view.moves if captured(state, m)), Weight.TELLS, ONCE
    )


def _bright_lies(view: View[HachiState]) -> Iterator[Tip]:
    """Say of a bright that lies in the field who can capture it: nothing else counts as much."""
    state = view.state
    for card in (card for card in state.field if points((card,)) == POINTS["H"]):
        takes = tuple(move for move in view.moves if card in captured(state, move)[1:])
        with_it = tuple(dict.fromkeys(move.cards[0] for move in takes))
        blanks = {
            "card": card, "worth": phrase("games", "%n point(s)", n=POINTS["H"]),
            "month": MONTHS[card.month],
        }  # fmt: skip
        if with_it:
            text = phrase(
                "coach", "A bright lies in the field: {card}, {worth}. A card of {month} takes it, "
                "and you hold {cards}.", cards=with_it, **blanks,
            )  # fmt: skip
            yield Tip("lies", text, takes, Weight.TELLS if _waits(view, card) else Weight.PRESSES)
        elif out_of(replace(view, memory={}), card):
            text = phrase(
                "coach", "A bright lies in the field: {card}, {worth}. Whoever has another card of "
                "{month} may take it; you have none.", **blanks,
            )  # fmt: skip
            yield Tip("lies", text, weight=Weight.TELLS, most=ONCE)


def _brights(view: View[HachiState]) -> Iterator[Tip]:
    """Say what becomes of a bright that is laid down where nothing of its month lies."""
    view = replace(view, memory={})
    for card in view.state.hand(view.seat):
        out = len(out_of(view, card))
        if points((card,)) == POINTS["H"] and out and not matches(view.state.field, card):
            kept = tuple(move for move in view.moves if card not in move.cards)
            yield Tip("bright", _bright(view, card, out), kept, Weight.TELLS, NOW_AND_THEN)


def _bright(view: View[HachiState], card: Card, out: int) -> Phrase:
    blanks = {
        "card": card, "worth": phrase("games", "%n point(s)", n=POINTS["H"]),
        "month": MONTHS[card.month],
    }  # fmt: skip
    if view.options.pile_face_down:
        return phrase(
            "coach", "You hold {card}, {worth}, and nothing of {month} lies in the field. In your "
            "hand nobody can take it; laid down it lies open to whoever has another card of "
            "{month}.", **blanks,
        )  # fmt: skip
    return phrase(
        "coach", "You hold {card}, {worth}, and nothing of {month} lies in the field. In your "
        "hand nobody can take it; laid down it lies open to whoever has one of %n more card(s) of "
        "{month}.", n=out, **blanks,
    )  # fmt: skip


def _worths(view: View[HachiState]) -> Iterator[Tip]:
    """Say what each capture counts, both cards together, as on the buttons: none is preferred.

    Which is best hangs on more than points, and a hint that names another would gainsay it.
    """
    counted = each_capture(view)
    if len(counted) > 1:
        text = phrase("coach", "What you can capture, with what it and your card count together: "
                      "{each}.", each=counted)  # fmt: skip
        yield Tip("worths", text, weight=Weight.TELLS, most=NOW_AND_THEN)


def each_capture(view: View[HachiState]) -> tuple[Phrase, ...]:
    """Return what of the field can be captured, each with its points and those of the own card."""
    found: dict[tuple[Card, ...], int] = {}
    for move in view.moves:
        _, *taken = captured(view.state, move) or (None,)
        if taken:
            worth = points(captured(view.state, move))
            found[tuple(taken)] = max(worth, found.get(tuple(taken), worth))
    return tuple(
        phrase("coach", "{cards} ({n})", cards=cards, n=worth) for cards, worth in found.items()
    )


def _safe(view: View[HachiState]) -> Iterator[Tip]:
    """Say which capture nobody else can make where something else can be captured too."""
    fields = {card for move in view.moves for card in captured(view.state, move)[1:]}
    safe = tuple(card for card in in_order(fields) if _waits(view, card))
    if safe and len(fields) > len(safe):
        card = safe[0]
        text = phrase(
            "coach", "Nobody else has a card of {month}: only you can capture {card}, now or "
            "later.", card=card, month=MONTHS[card.month],
        )  # fmt: skip
        yield Tip("safe", text, weight=Weight.TELLS, most=NOW_AND_THEN)


def _lacking(view: View[HachiState]) -> Iterator[Tip]:
    """Say what one lacks for a combination that has been begun."""
    for chase, missing in _begun(view, view.seat, NEAR):
        takes = tuple(m for m in view.moves if {*captured(view.state, m)} & {*missing})
        held = tuple(card for card in missing if card in view.state.hand(view.seat))
        text = _yet_to_capture(chase, missing, held) if held else _lacks(chase, missing)
        weight = Weight.PRESSES if takes else Weight.TELLS
        yield Tip("lacking", text, takes, weight)


def _lacks(chase: YakuProgress, missing: tuple[Card, ...]) -> Phrase:
    lack, blanks = chase.needed - chase.owned, {"yaku": chase.name, "worth": chase.worth}
    if len(missing) == lack:
        return phrase("coach", "For {yaku} you lack {cards}: {worth}.", cards=missing, **blanks)
    return phrase(
        "coach", "For {yaku} you lack %n card(s) of these: {cards}. {worth}.", n=lack,
        cards=missing, **blanks,
    )  # fmt: skip


def _yet_to_capture(
    chase: YakuProgress, missing: tuple[Card, ...], held: tuple[Card, ...]
) -> Phrase:
    """Say what is missing where some of it is in the hand, which is not captured yet."""
    lack, blanks = chase.needed - chase.owned, {"yaku": chase.name, "worth": chase.worth}
    if len(missing) == lack == 1:
        return phrase(
            "coach", "For {yaku} only {cards} is missing, and you hold it: {worth} once it "
            "captures.", cards=missing, **blanks,
        )  # fmt: skip
    if len(missing) == lack:
        return phrase(
            "coach", "For {yaku} you have yet to capture {cards}: {worth}. In your hand: {held}.",
            cards=missing, held=held, **blanks,
        )  # fmt: skip
    return phrase(
        "coach", "For {yaku} you have yet to capture %n card(s) of these: {cards}. {worth}. In "
        "your hand: {held}.", n=lack, cards=missing, held=held, **blanks,
    )  # fmt: skip


def _rivals(view: View[HachiState]) -> Iterator[Tip]:
    """Say who lacks a single card, where captures lie face up."""
    if view.options.pile_face_down:
        return
    for seat in view.state.opponents(view.seat):
        for chase, missing in _begun(view, seat, 1):
            takes = tuple(m for m in view.moves if {*captured(view.state, m)} & {*missing})
            is_safe = all(_waits(view, card) for card in missing)
            weight = Weight.TELLS if is_safe else Weight.WARNS
            yield Tip("rival", _lacks_one(view, seat, chase, missing), takes, weight)


def _lacks_one(
    view: View[HachiState], seat: Seat, chase: YakuProgress, missing: tuple[Card, ...]
) -> Phrase:
    """Say which card somebody lacks, and whether it can be had at all as long as one keeps one."""
    blanks = {"who": Who(seat), "yaku": chase.name, "worth": chase.worth, "cards": missing}
    if len(missing) == 1 and missing[0] in view.state.hand(view.seat):
        return phrase(
            "coach", "{who} lacks one card for {yaku} ({worth}): {cards}. You hold it: as long as "
            "you keep it, nobody can take it.", **blanks,
        )  # fmt: skip
    if len(missing) == 1 and _waits(view, missing[0]):
        return phrase(
            "coach", "{who} lacks one card for {yaku} ({worth}): {cards}. Nobody else has a card "
            "of {month}: only you can capture it, and it does not run away.",
            month=MONTHS[missing[0].month], **blanks,
        )  # fmt: skip
    there = tuple(card for card in missing if card in view.state.field)
    if there:
        return phrase(
            "coach", "{who} lacks one card for {yaku} ({worth}): {cards}. In the field lies "
            "{there}.", there=there, **blanks,
        )  # fmt: skip
    return phrase("coach", "{who} lacks one card for {yaku} ({worth}): {cards}.", **blanks)


def _feats(view: View[HachiState]) -> Iterator[Tip]:
    """Say what a dealt hand may earn besides: as it is first seen, and again once it is near."""
    for seat in (view.seat, *view.state.opponents(view.seat)):
        close = near(view, seat)
        for feat, text in to_come(view, seat):
            if feat in close:
                weight = Weight.TELLS if seat == view.seat else Weight.WARNS
                yield Tip("feat", text, weight=weight, most=NOW_AND_THEN)
            elif not view.state.played[view.seat]:
                yield Tip("feat", text, weight=Weight.TELLS, most=NOW_AND_THEN)


def _waits(view: View[HachiState], card: Card) -> bool:
    """Tell whether only the viewer can capture a card, by what lies open alone."""
    return waits(replace(view, memory={}), card)


def _begun(
    view: View[HachiState], seat: Seat, most: int = len(FLOWERS.cards)
) -> list[tuple[YakuProgress, tuple[Card, ...]]]:
    """Return the combinations a seat has begun and lacks few cards of, and which, nearest first."""
    found = [
        (each, tuple(card for card, where in each.cards if where is CardStatus.MISSING))
        for each in chases(view, seat)
        if each.owned and each.is_possible and 0 < each.needed - each.owned <= most
    ]
    return sorted(found, key=lambda one: one[0].needed - one[0].owned)


def _hand(view: View[HachiState]) -> Iterator[Tip]:
    """Say what was dealt, while it lies there as it was."""
    state = view.state
    if state.played[view.seat]:
        return
    held = yaku.teyaku(state.dealt(view.seat), view.options, state.dealt_field)
    if held:
        text = phrase(
            "coach", "As it was dealt, your hand holds {name}: {kan} kan, whatever you capture.",
            name=TEYAKU[held[0].key], kan=held[0].kan,
        )  # fmt: skip
        yield Tip("hand", text)


def _values() -> Iterator[Tip]:
    text = phrase(
        "coach", "A bright counts {bright}, an animal {animal}, a ribbon {ribbon}, chaff {chaff}.",
        bright=POINTS["H"], animal=POINTS["T"], ribbon=POINTS["R"], chaff=POINTS["K"],
    )  # fmt: skip
    yield Tip("values", text)


def _turned(view: View[HachiState]) -> Iterator[Tip]:
    if not view.state.table[STOCK.id]:
        return
    text = phrase(
        "coach", "After your card one of the stock is turned: if its month lies in the field, it "
        "captures for you too.",
    )  # fmt: skip
    if view.options.flip != "always":
        text = phrase(
            "coach", "When your card captures nothing, one of the stock is turned: if its month "
            "lies in the field, it captures for you.",
        )  # fmt: skip
    yield Tip("turned", text)


def _times(view: View[HachiState]) -> Iterator[Tip]:
    """Say by what a hand is multiplied, and why, at its first turn before all else."""
    state = view.state
    if not view.options.multiplier or state.multiplier == 1 or state.played[view.seat]:
        return
    causes = tuple(card for card in state.dealt_field if worths((card,)))
    text = phrase(
        "coach", "The field counts ×{times}: so many times all is paid in this hand.",
        times=state.multiplier,
    )  # fmt: skip
    if causes and not state.carry:
        text = phrase(
            "coach", "All that is paid in this hand counts ×{times}: {cards} came to the field in "
            "the deal.", times=state.multiplier, cards=causes,
        )  # fmt: skip
    yield Tip("times", text, weight=Weight.COMES_FIRST)


def _account(view: View[HachiState]) -> Iterator[Tip]:
    """Say how one stands once some of the hand is played: before there is nothing to tell."""
    state = view.state
    if len(state.played[view.seat]) != LATE:
        return
    mine = state.points(view.seat)
    if view.options.is_traditional:
        text = phrase(
            "coach", "Where nobody has a combination, those under {par} points pay those above: "
            "you have {mine}.", par=PAR, mine=mine,
        )  # fmt: skip
    elif view.options.pile_face_down:
        text = phrase(
            "coach", "In the end everybody pays the difference of the points: you have captured "
            "{mine}.", mine=mine,
        )  # fmt: skip
    else:
        best = max(state.opponents(view.seat), key=state.points)
        text = phrase(
            "coach", "In the end everybody pays the difference of the points: you have captured "
            "{mine}, {who} {theirs}.", mine=mine, who=Who(best), theirs=state.points(best),
        )  # fmt: skip
    yield Tip("account", text, weight=Weight.TELLS, most=ONCE)


def _two(view: View[HachiState]) -> Iterator[Tip]:
    takes = [captured(view.state, move) for move in view.moves if move.verb == "take"]
    if len(takes) == 2:
        one, other = takes
        text = phrase(
            "coach", "The turned card takes one of the two: {one} (together {first}) or {other} "
            "({second}).", one=one[0], first=points(one), other=other[0], second=points(other),
        )  # fmt: skip
        yield Tip("two", text, weight=Weight.PRESSES)


def _decide(view: View[HachiState]) -> Iterator[Tip]:
    kan = view.state.value(view.seat, view.options)
    text = phrase(
        "coach", "Stopping (shōbu) ends the hand with your %n kan. Going on (sage) you may collect "
        "more, and so may the others.", n=kan,
    )  # fmt: skip
    yield Tip("decide", text, weight=Weight.COMES_FIRST)
    yield from _rivals(view)


def _before(view: View[HachiState]) -> Iterator[Tip]:
    """Say what the decisions before the play mean."""
    state, options = view.state, view.options
    made: dict[Phase, Phrase] = {}
    match state.phase:
        case Phase.SWAP:
            made[Phase.SWAP] = phrase(
                "coach", "Nobody has looked at a hand yet: yours and the dealer's are as likely to "
                "be good.",
            )  # fmt: skip
        case Phase.MIZUTEN:
            made[Phase.MIZUTEN] = _promise(view)
        case Phase.DROP if len(view.moves) > 1:
            made[Phase.DROP] = _dropping(view)
        case Phase.OFFER:
            due = amount(options, dropout.compensation(state, view.seat, options))
            made[Phase.OFFER] = phrase(
                "coach", "You have no place in this hand. Without one you receive {amount} from "
                "everybody who pays compensation.", amount=due,
            )  # fmt: skip
        case Phase.ANSWER:
            made[Phase.ANSWER] = phrase(
                "coach", "Accepting brings you {amount} at once, and you do not play this hand.",
                amount=amount(options, state.offer),
            )  # fmt: skip
        case _:
            pass
    yield from (
        Tip(phase.name.lower(), text, weight=Weight.COMES_FIRST) for phase, text in made.items()
    )


def _dropping(view: View[HachiState]) -> Phrase:
    state, options = view.state, view.options
    fee, kan = amount(options, dropout.fee(state, options)), amount(options, state.mon(options))
    if not state.mizuten and state.dropped:
        return phrase(
            "coach", "Dropping out costs {fee}, half a kan more than {who} paid, and the hand can "
            "cost you nothing more.", fee=fee, who=Who(state.dropped[-1]),
        )  # fmt: skip
    if not state.mizuten:
        return phrase(
            "coach", "Dropping out costs {fee}, and the hand can cost you nothing more.", fee=fee
        )
    if options.mizuten == "bga":
        return phrase(
            "coach", "Dropping out costs {fee}, and {kan} to {who}, who promised to play.",
            fee=fee, kan=kan, who=Who(state.dealer),
        )  # fmt: skip
    return phrase(
        "coach", "Dropping out costs {fee}, and {kan} more if {who}, who promised to play, reaches "
        "{points} points.", fee=fee, kan=kan, who=Who(state.dealer), points=ESCAPE,
    )  # fmt: skip


def _promise(view: View[HachiState]) -> Phrase:
    kan = amount(view.options, view.state.mon(view.options))
    if view.options.mizuten == "bga":
        return phrase(
            "coach", "Whoever promises (mizuten) plays unseen, and gets {kan} from each who drops "
            "out.", kan=kan,
        )  # fmt: skip
    return phrase(
        "coach", "Whoever promises (mizuten) plays unseen: {points} points bring {kan} from each, "
        "fewer cost as much to both opponents.", points=ESCAPE, kan=kan,
    )  # fmt: skip
