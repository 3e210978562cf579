"""«What is it worth?»: how often each bid comes off and what it brings, in a small table."""

from typing import Any

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.face import Face
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.significance import share_between
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.beside_table.choice_words import choice, figures, grounds
from naipes_gui.ui.shared.markup import Markup, joined, markup
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.shared.style import app_style

MOST = 8
"""So many choices are listed at most."""
MOST_TRIED = 12
AS_GOOD_AS_ONE = 0.005
"""Within half a hundredth a share and a worth are the same figure, written twice."""


def is_due(view: View[Any]) -> bool:
    """Tell whether the viewer has something to bid or to choose."""
    state = view.state
    return state.stage is Stage.HAND and state.to_move == view.seat and len(view.moves) > 1


def weighed_moves(view: View[Any]) -> tuple[Move, ...]:
    """Return what is weighed in earnest; nothing where that would be too many to be all tried."""
    return view.moves if len(view.moves) <= MOST_TRIED else ()


def called_best(counsel: Counsel) -> tuple[Move, ...]:
    """Return what stands first in the table, and what is chosen of it."""
    return tuple(dict.fromkeys((counsel.chosen, *(one.move for one in counsel.choices[:1]))))


def in_a_table(face: Face, view: View[Any], counsel: Counsel, wording: Wording) -> Markup:
    """Return what was weighed, the best first, with intervals, and what it rests on."""
    heads = [translate("worth", "Choice"), translate("worth", "Comes off")]
    if not _is_a_share(counsel):
        heads.append(translate("worth", "Brings"))
    head = joined("", (markup("<td><b>{}</b></td>", one) for one in heads))
    listed = _listed(face, view, counsel, wording)
    rows = joined("", (_row(name, counsel, one) for name, one in listed))
    told = joined("", (markup("<p>{}</p>", one) for one in _words(face, counsel, wording)))
    return markup("<table cellpadding='6' width='100%'><tr>{}</tr>{}</table>{}", head, rows, told)


def aloud(face: Face, view: View[Any], counsel: Counsel, wording: Wording) -> str:
    """Return the same in sentences."""
    said = list[str]()
    for name, one in _listed(face, view, counsel, wording):
        brings = figures(counsel, one.worth, one.half)
        if _is_a_share(counsel):
            told = translate("worth", "{choice}: comes off in {chance}.")
        elif one.chance is None:
            told = translate("worth", "{choice}: brings {brings}.")
        else:
            told = translate("worth", "{choice}: comes off in {chance}, brings {brings}.")
        said.append(told.format(choice=name, chance=_chance(one), brings=brings))
    return " ".join([*said, *_words(face, counsel, wording)])


def _listed(
    face: Face, view: View[Any], counsel: Counsel, wording: Wording
) -> list[tuple[str, Weighed]]:
    """Return the choices by their names, the best first: twin cards are one choice."""
    named = dict[str, Weighed]()
    for one in counsel.choices:
        named.setdefault(choice(face, view, one.move, wording), one)
    return [*named.items()][:MOST]


def _row(name: str, counsel: Counsel, one: Weighed) -> Markup:
    best = one.move.meaning == counsel.chosen.meaning
    ground = markup(" bgcolor='{}'", app_style().paper.selected) if best else markup("")
    named = markup("<b>{}</b>", name) if best else markup("{}", name)
    cells = [named, markup("{}", _chance(one) or "–")]
    if not _is_a_share(counsel):
        cells.append(markup("{}", figures(counsel, one.worth, one.half)))
    written = joined("", (markup("<td>{}</td>", cell) for cell in cells))
    return markup("<tr{}>{}</tr>", ground, written)


def _is_a_share(counsel: Counsel) -> bool:
    """Tell whether a choice brings just as much as it comes off: hands that are not lost."""
    return bool(counsel.choices) and all(
        one.chance is not None and abs(one.worth - one.chance) < AS_GOOD_AS_ONE
        for one in counsel.choices
    )


def _chance(one: Weighed) -> str:
    """Return a share with its interval, where it was counted."""
    if one.chance is None:
        return ""
    if not one.deals:
        return percent(one.chance)
    low, high = share_between(round(one.chance * one.deals), one.deals)
    told = translate("worth", "{share} ({low} to {high})")
    return told.format(share=percent(one.chance), low=percent(low), high=percent(high))


def percent(share: float) -> str:
    """Return a share in hundredths, as texts write them."""
    return translate("widgets", "{number} %").format(number=decimal(100 * share, 0))


def _words(face: Face, counsel: Counsel, wording: Wording) -> list[str]:
    """Return what holds for the whole table."""
    if not counsel.choices:
        return [wording.say(counsel.reason)] if counsel.reason else []
    told = [grounds(counsel, wording)]
    if not _is_a_share(counsel) and any(one.chance is not None for one in counsel.choices):
        told.append(
            translate("worth", "It comes off where it wins something, or the bid is made.")
            if face.has_contract
            else translate("worth", "It comes off where it wins something.")
        )
        told.append(translate(
            "worth", "What it brings counts the losses too: what comes off more often may be "
            "worth less."
        ))  # fmt: skip
    if counsel.is_close:
        told.append(translate("worth", "The best two cannot be told apart."))
    return told
