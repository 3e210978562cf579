"""All combinations of the rules in force, with what they are worth and how everybody stands."""

from collections.abc import Iterator

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.yaku_table import Chase, YakuPart, YakuRow, YakuTable
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules.money import amount
from naipes_gui.games.hachi_hachi.rules.settlement import double_eights
from naipes_gui.games.hachi_hachi.rules.state import ACTIVE, HachiState
from naipes_gui.games.hachi_hachi.rules.yaku import Yaku, teyaku
from naipes_gui.games.hachi_hachi.rules.yaku_names import DEKIYAKU
from naipes_gui.games.hachi_hachi.table.names import ROMAJI, SPECIALS, TEYAKU
from naipes_gui.games.hachi_hachi.table.tracker import chased

CAPTURED = {
    "goko": phrase("hachi_hachi", "All five brights, the rain among them."),
    "shiko": phrase("hachi_hachi", "The four brights without the rain."),
    "nanatan": phrase("hachi_hachi", "Any seven of these nine ribbons; that of willow is none."),
    "akatan": phrase("hachi_hachi", "The three red ribbons with a poem."),
    "aotan": phrase("hachi_hachi", "The three blue ribbons."),
    "inoshikacho": phrase("hachi_hachi", "The boar, the deer and the butterflies."),
}
DEALT = {
    "shiso": phrase("hachi_hachi", "Four cards of a month and three of another."),
    "ichinishi": phrase("hachi_hachi", "Four cards of a month, two of another, and a single one."),
    "teshi": phrase("hachi_hachi", "Four cards of a month."),
    "futatatesanbon": phrase("hachi_hachi", "Two triplets, both of them standing."),
    "sanbontatesanbon": phrase("hachi_hachi", "Two triplets, one of them standing."),
    "futasanbon": phrase("hachi_hachi", "Three cards of a month, and three of another."),
    "haneken": phrase("hachi_hachi", "Three cards of a month and two pairs."),
    "kuttsuki": phrase("hachi_hachi", "Three pairs."),
    "tatesanbon": phrase(
        "hachi_hachi",
        "Three of wisteria, iris or bush clover, or the three chaff cards of paulownia.",
    ),
    "sanbon": phrase("hachi_hachi", "Three cards of another month."),
    "karasu": phrase("hachi_hachi", "Seven chaff cards. All of willow is chaff here."),
    "pikaichi": phrase(
        "hachi_hachi", "One bright, the other six chaff. All of willow is chaff here."
    ),
    "toichi": phrase(
        "hachi_hachi", "One animal, the other six chaff. All of willow is chaff here."
    ),
    "tanichi": phrase(
        "hachi_hachi", "One ribbon, the other six chaff. All of willow is chaff here."
    ),
    "aka": phrase(
        "hachi_hachi", "Two ribbons or more, the others chaff. All of willow is chaff here."
    ),
    "sunashi": phrase("hachi_hachi", "No chaff at all."),
    "mukosanbon": phrase(
        "hachi_hachi", "The fourth card of a month of which three were dealt to the field."
    ),
}
EXAMPLES = {
    "shiso": "01H 01R 01K1 01K2 06T 06R 06K1",
    "ichinishi": "09T 09R 09K1 09K2 01H 01K1 08T",
    "teshi": "09T 09R 09K1 09K2 01H 03K1 08T",
    "futatatesanbon": "04T 04R 04K1 05T 05R 05K1 08H",
    "sanbontatesanbon": "01H 01R 01K1 05T 05R 05K1 08H",
    "futasanbon": "01H 01R 01K1 02T 02R 02K1 08H",
    "haneken": "01H 01K1 01R 02K1 02T 03K1 03K2",
    "kuttsuki": "01K1 01R 02K1 02T 03H 03K2 08H",
    "tatesanbon": "04T 04R 04K1 01H 02T 08T 10R",
    "sanbon": "01H 01R 01K1 02T 03H 06T 09R",
    "karasu": "11H 11R 02K1 04K1 06K2 08K1 10K1",
    "pikaichi": "03H 01K1 02K1 04K1 06K2 08K1 10K1",
    "toichi": "08T 01K1 02K1 04K1 06K2 09K1 10K1",
    "tanichi": "06R 01K1 02K1 04K1 05K2 08K1 10K1",
    "aka": "06R 09R 10R 01K1 02K1 03K1 11T",
    "sunashi": "01H 02T 03R 04T 05R 06T 07R",
}
"""A hand for each; the fourth of the field needs a field."""


def yaku_table(options: HachiOptions, view: View[HachiState] | None) -> YakuTable:
    """Return the combinations that are played with; with a view, how everybody stands."""
    times = view.state.multiplier if view is not None else 1
    unit = phrase("hachi_hachi", "A kan is {amount} from each.",
                  amount=amount(options, options.kan_points))  # fmt: skip
    if times > 1:
        unit = phrase(
            "hachi_hachi", "A kan is {amount} from each; this hand counts ×{times}.",
            amount=amount(options, options.kan_points), times=times,
        )  # fmt: skip
    parts = (_captured(options, view), _dealt(options, view), _specials(options, times))
    return YakuTable(unit, tuple(part for part in parts if part.rows))


def _worth(options: HachiOptions, kan: int, times: int) -> Phrase:
    mon = amount(options, kan * options.kan_points * times)
    return phrase("hachi_hachi", "{kan} kan: {amount}", kan=kan, amount=mon)


def _captured(options: HachiOptions, view: View[HachiState] | None) -> YakuPart:
    times = view.state.multiplier if view is not None else 1
    rows = tuple(
        YakuRow(
            key=key, name=DEKIYAKU[key], native=ROMAJI[key], worth=_worth(options, kan, times),
            about=CAPTURED[key], cards=cards, chases=tuple(_chases(view, cards, needed)),
        )
        for key, kan, cards, needed in chased(options)
    )  # fmt: skip
    told = phrase("hachi_hachi", "Of captured cards. They are counted when the hand is over.")
    if options.sage_shobu:
        told = phrase(
            "hachi_hachi", "Of captured cards. Who completes one may stop the hand, or go on."
        )
    return YakuPart(phrase("hachi_hachi", "Dekiyaku: what is captured"), told, rows)


def _chases(view: View[HachiState] | None, cards: tuple[Card, ...], needed: int) -> Iterator[Chase]:
    if view is None or view.state.stage is not Stage.HAND:
        return
    state = view.state
    captured = {card for seat in state.seats for card in state.pile(seat)}
    free = tuple(card for card in cards if card not in captured)
    mine = (view.seat,) if view.seat in state.active else ()
    for seat in (*mine, *(seat for seat in state.active if seat not in mine)):
        pile = state.pile(seat)
        owned = tuple(card for card in cards if card in pile)
        yield Chase(seat, owned, free, needed, has_hidden=HIDDEN in pile)


def _dealt(options: HachiOptions, view: View[HachiState] | None) -> YakuPart:
    times = view.state.multiplier if view is not None else 1
    rows = list[YakuRow]()
    for key, kan in _teyaku_played(options):
        example = tuple(map(Card, EXAMPLES[key].split())) if key in EXAMPLES else ()
        rows.append(YakuRow(
            key=key, name=TEYAKU[key], native=ROMAJI[key], worth=_worth(options, kan, times),
            about=DEALT[key], cards=example, shown_by=tuple(_holders(view, key)),
        ))  # fmt: skip
    told = phrase(
        "hachi_hachi",
        "Of the seven cards as they are dealt: the best of triplets and pairs, and the best of "
        "chaff. Each of the others pays it.",
    )
    return YakuPart(phrase("hachi_hachi", "Teyaku: what is dealt"), told, tuple(rows))


def _teyaku_played(options: HachiOptions) -> Iterator[tuple[str, int]]:
    """Yield the combinations of a dealt hand with their kan, as the rules themselves count them."""
    for key, cards in EXAMPLES.items():
        hand = tuple(map(Card, cards.split()))
        found = (yaku.kan for yaku in teyaku(hand, options) if yaku.key == key)
        yield from ((key, kan) for kan in found)
    field = tuple(map(Card, ("01H", "01R", "01K1")))
    facing = teyaku((Card("01K2"), *map(Card, EXAMPLES["toichi"].split()[1:])), options, field)
    yield from ((yaku.key, yaku.kan) for yaku in facing if yaku.key == "mukosanbon")


def _holders(view: View[HachiState] | None, key: str) -> Iterator[Seat]:
    if view is None or view.state.stage is not Stage.HAND or view.state.is_fresh:
        return
    for seat in view.state.active:
        if any(yaku.key == key for yaku in _known(view, seat)):
            yield seat


def _known(view: View[HachiState], seat: Seat) -> tuple[Yaku, ...]:
    state = view.state
    shown = state.teyaku[seat] if state.teyaku else ()
    if shown or seat != view.seat or HIDDEN in state.dealt(seat):
        return shown
    return tuple(teyaku(state.dealt(seat), view.options, state.dealt_field))


def _specials(options: HachiOptions, times: int) -> YakuPart:
    title = phrase("hachi_hachi", "Special hands")
    if not options.specials or options.settlement == "pairwise":
        return YakuPart(title, title, ())
    players = ACTIVE if options.is_traditional else options.players
    told = {
        "all_eights": (10, phrase("hachi_hachi", "All have the same points. Paid to who began.")),
        "double_eights": (10, phrase(
            "hachi_hachi", "{points} points or more, and a kan more for every further one.",
            points=double_eights(players),
        )),
        "sixteen_chaff": (12, phrase(
            "hachi_hachi", "Sixteen captured chaff cards, and two kan more for every further one."
        )),
    }  # fmt: skip
    rows = tuple(
        YakuRow(key=key, name=SPECIALS[key], worth=_worth(options, kan, times), about=about)
        for key, (kan, about) in told.items()
    )
    about = phrase(
        "hachi_hachi",
        "Of a whole hand in which nobody completed a combination: nothing else counts.",
    )
    return YakuPart(title, about, rows)
