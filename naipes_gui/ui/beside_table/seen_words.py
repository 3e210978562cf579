"""What has been seen of the cards, as a table of suits or months and a sentence for each rival."""

from collections.abc import Iterator, Sequence

from PySide6.QtGui import QColor

from naipes_gui.core.cards import SUITS, Card
from naipes_gui.core.face import Whereabouts
from naipes_gui.core.flowers import MONTHS, PLANTS, is_flower
from naipes_gui.core.seen_cards import RivalSeen, SeenCards
from naipes_gui.core.text import Phrase, translate
from naipes_gui.core.wording import (
    Wording,
    card_name,
    card_names,
    joined,
    labelled,
    neither,
    suit_name,
)
from naipes_gui.ui.beside_table.yaku_words import seat_name
from naipes_gui.ui.shared.markup import Markup, markup
from naipes_gui.ui.shared.markup import joined as together
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.suit_inks import on_dark, on_paper

HALF = 128
FEW = 6
"""So many cards that a rival cannot have are named."""


def in_rows(seen: SeenCards, wording: Wording) -> Markup:
    """Return the table, what its signs mean, and what is known of everybody."""
    rows = together("", (_row(group, cells, wording) for group, cells in seen.rows))
    key = translate("seen", "Bold: still to come. In brackets: yours. Struck out: seen.")
    rivals = together("", (markup("<p>{}</p>", one) for one in of_rivals(seen, wording)))
    heading, where = heading_of(len(seen.coming), seen.lying, seen.known)
    told = markup("<p>{}</p>", where) if where else markup("")
    return markup(
        "<h3>{}</h3>{}<table cellpadding='4'>{}</table><p><small>{}</small></p>{}",
        heading, told, rows, key, rivals,
    )  # fmt: skip


def heading_of(many: int, lying: Sequence[tuple[Phrase, int]], known: int = 0) -> tuple[str, str]:
    """Return how many cards are out, and where they lie if not all of them are held.

    What lies in the stock or was thrown away may never come: it is counted apart. Of the cards in
    other hands some are ``known``: they were seen, and taken up again.
    """
    if not lying:
        return translate("panel", "Still in other hands: {n}").format(n=many), ""
    held = many - sum(count for _, count in lying)
    places = [(translate("seen", "In other hands"), held)] if held else []
    places += [(Wording().say(name), count) for name, count in lying]
    where = " · ".join(labelled(name, str(count)) for name, count in places)
    return translate("panel", "Not seen yet: {n}").format(n=many - known), where


def aloud(seen: SeenCards, wording: Wording) -> str:
    """Return all of it in sentences."""
    heading = (f"{told}." for told in heading_of(len(seen.coming), seen.lying, seen.known) if told)
    rows = (_row_aloud(group, cells) for group, cells in seen.rows)
    return " ".join([*heading, *filter(None, rows), *of_rivals(seen, wording)])


def _row(group: str, cells: tuple[tuple[Card, Whereabouts], ...], wording: Wording) -> Markup:
    told = together("", (_cell(card, where, wording) for card, where in cells))
    return markup("<tr><td><b>{}</b></td>{}</tr>", group_name(group), told)


def _cell(card: Card, where: Whereabouts, wording: Wording) -> Markup:
    paper = app_style().paper
    faint = where is Whereabouts.OUT
    inks = dict.fromkeys(SUITS, paper.text3) if faint else _inks()
    name = _flower(card) if is_flower(card) else rich(wording.short(card), inks, strong=False)
    if where is Whereabouts.OUT:
        return markup("<td><span style='color:{}'><s>{}</s></span></td>", paper.text3, name)
    if where is Whereabouts.MINE:
        return markup("<td>({})</td>", name)
    return markup("<td bgcolor='{}'><b>{}</b></td>", paper.selected, name)


def _inks() -> dict[str, str]:
    is_dark = QColor(app_style().paper.field).lightness() < HALF
    return on_dark() if is_dark else on_paper()


def _flower(card: Card) -> str:
    kinds = {
        "H": translate("seen", "bright"), "T": translate("seen", "animal"),
        "R": translate("seen", "ribbon"), "K": translate("seen", "chaff"),
    }  # fmt: skip
    return kinds[card.kind]


def group_name(group: str) -> str:
    """Return what a suit or a month is called at the head of its row."""
    if group in SUITS:
        return suit_name(group).capitalize()
    if group in MONTHS:
        plant = translate("cards", PLANTS[group].source)
        return translate("seen", "{number} {plant}").format(number=int(group), plant=plant)
    return translate("cards", "Joker")


def _in_a_list(group: str) -> str:
    """Return a suit or a month without its number, for the middle of a sentence."""
    plant = translate("cards", PLANTS[group].source) if group in PLANTS else group_name(group)
    return plant.lower()


def _row_aloud(group: str, cells: tuple[tuple[Card, Whereabouts], ...]) -> str:
    coming = [card for card, where in cells if where is Whereabouts.AFIELD]
    if not coming:
        return ""
    return f"{labelled(group_name(group), joined(card_names(coming)))}."


def of_rivals(seen: SeenCards, wording: Wording) -> Iterator[str]:
    """Yield what is known of the others, a few sentences each."""
    for rival in seen.rivals:
        yield labelled(seat_name(rival.seat, wording), " ".join(_rival(rival)))


def _rival(rival: RivalSeen) -> Iterator[str]:
    yield translate("seen", "%n card(s) in the hand.", n=rival.many)
    if rival.held:
        cards = joined(card_names(rival.held))
        yield translate("seen", "Surely has {cards}.").format(cards=cards)
    if rival.lacks:
        groups = neither([_in_a_list(group) for group in rival.lacks])
        yield translate("seen", "Has shown to have no {suits}.").format(suits=groups)
    if rival.cannot:
        named = [card_name(card) for card in rival.cannot[:FEW]]
        more = len(rival.cannot) - len(named)
        if more:
            named.append(translate("seen", "%n more", n=more))
        yield translate("seen", "Cannot have {cards}.").format(cards=neither(named))
    if not (rival.held or rival.lacks or rival.cannot):
        yield translate("seen", "Nothing else is known.")
