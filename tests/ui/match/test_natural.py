"""Of moves that are equally good a hint names the one that gives away the least."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from naipes_gui.core.cards import FLOWERS
from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.ui.match.natural import (
    GIVES_LEAST,
    NONE_APART,
    as_natural,
    because,
    gives_least,
    shares_its_reason,
)
from tests.contract.decisions import decisions
from tests.having import comparing

ASKED, ENOUGH = 600, 5


@pytest.mark.parametrize("key", comparing())
def test_the_cheapest_of_equals_is_named_and_only_of_equals(key: str) -> None:
    game, changed = all_games()[key], 0
    face, costly = game.face(), game.decisions().costly
    for position in islice(decisions(game, 5), ASKED):
        view: View[Any] = position.view
        given = {move: face.gives(view, move) for move in view.moves}
        known = [gives for gives in given.values() if gives is not None]
        if len(set(known)) < 2:
            continue
        dearest = next(move for move in view.moves if given[move] == max(known))
        first = Weighed(dearest, 1.0)
        rest = [move for move in view.moves if move is not dearest]
        tied = Counsel(dearest, (first, *(Weighed(each, 1.0, costly / 2) for each in rest)))
        found = as_natural(face, view, tied, costly)
        assert face.gives(view, found.chosen) == min(known)
        assert gives_least(face, view, found, costly)
        said, dear = Wording().say(found.reason), face.given_away(view, dearest)
        assert said.startswith(Wording().say(GIVES_LEAST))
        assert (dear is None) == (said == Wording().say(GIVES_LEAST))
        # What is worse is not named for being cheap.
        apart = Counsel(dearest, (first, *(Weighed(each, 1.0 - costly, costly) for each in rest)))
        assert as_natural(face, view, apart, costly) is apart
        assert not gives_least(face, view, apart, costly)
        changed += 1
        if changed >= ENOUGH:
            break
    assert changed >= ENOUGH


def test_the_move_that_is_named_instead_brings_its_own_reason() -> None:
    game = all_games()["ecarte"]
    face, costly = game.face(), game.decisions().costly
    for position in islice(decisions(game, 5), ASKED):
        view: View[Any] = position.view
        given = {move: face.gives(view, move) for move in view.moves}
        ranked = sorted((move for move in given if given[move] is not None), key=str)
        if len({given[move] for move in ranked}) < 2:
            continue
        ranked.sort(key=lambda move: given[move] or 0)
        least, dearest = ranked[0], ranked[-1]
        choices = (Weighed(dearest, 1.0), Weighed(least, 1.0, costly / 2))
        own = phrase("test", "The king is kept.")
        counsel = Counsel(dearest, choices, why="Of the other.", why_alike=((least, own),))
        assert as_natural(face, view, counsel, costly).why == own
        assert not as_natural(face, view, replace(counsel, why_alike=()), costly).why
        return
    raise AssertionError("nobody had a choice")


@pytest.mark.parametrize("key", comparing())
def test_a_reason_is_as_true_of_no_worse_move(key: str) -> None:
    """Three cards of ten beat this one and the worse one too: that is no reason for either."""
    game, held = all_games()[key], 0
    face, costly = game.face(), game.decisions().costly
    for position in islice(decisions(game, 6), ASKED):
        view: View[Any] = position.view
        for worse in view.moves[1:]:
            better = view.moves[0]
            counsel = Counsel(better, (Weighed(better, 1.0), Weighed(worse, 0.0)))
            told = because(face, view, counsel, costly)
            true, other = face.because(view, better), face.because(view, worse)
            if true is None or true not in told:
                continue
            held += 1
            assert true != other
            if other is not None and other.source == true.source and "n" in true.blanks:
                assert true.blanks["n"] < other.blanks["n"]
    assert held >= ENOUGH or key in ("nlk", "hachi_hachi")


@pytest.mark.parametrize("key", comparing())
def test_what_is_as_true_of_a_move_that_is_as_good_is_said_to_be_so(key: str) -> None:
    """«It leaves only 1 point open», and so did the two that were named as no worse."""
    game, alike = all_games()[key], 0
    face, costly = game.face(), game.decisions().costly
    for position in islice(decisions(game, 7), ASKED // 4):
        view: View[Any] = position.view
        for other in view.moves[1:]:
            one = view.moves[0]
            true, same = face.because(view, one), face.because(view, other)
            if true is None or same is None or "n" not in true.blanks:
                continue
            counsel = Counsel(one, (Weighed(one, 1.0), Weighed(other, 1.0, costly)))
            said = because(face, view, counsel, costly)
            if NONE_APART in said:
                alike += 1
                assert true in said
                assert true.source == same.source
            elif true in said:
                assert (true.source, true.blanks) != (same.source, same.blanks)
    assert alike or key != "hachi_hachi"


def test_a_reason_that_all_but_one_share_speaks_against_that_one() -> None:
    """Every chaff «keeps the deer in hand»."""
    one, two, deer = (Move("play", (card,)) for card in FLOWERS.cards[:3])
    choices = (Weighed(one, 1.0), Weighed(two, 1.0, 0.5), Weighed(deer, 0.0))
    often = [phrase("test", "in %n deals", n=n) for n in (9, 8)]
    first, second = (phrase("test", "Keeps {card}: {often}", card=deer.cards[0], often=each)
                     for each in often)  # fmt: skip
    counsel = Counsel(one, choices, why=first, why_alike=((two, second),))
    assert shares_its_reason(counsel)
    other = phrase("test", "Keeps {card}: {often}", card=two.cards[0], often=often[0])
    assert not shares_its_reason(replace(counsel, why_alike=((two, other),)))
    assert not shares_its_reason(replace(counsel, why_alike=()))


def test_how_a_hand_ends_is_told_after_what_the_cards_are() -> None:
    game = all_games()["mosca"]
    face, costly = game.face(), game.decisions().costly
    ends, way = phrase("outcomes", "You win."), phrase("consequences", "The king is kept.")
    for position in islice(decisions(game, 6), ASKED):
        view: View[Any] = position.view
        stays = [move for move in view.moves if move.verb == "stay"]
        if not stays:
            continue
        choices = Weighed(stays[0], 1.0), Weighed(view.moves[-1], 0.0)
        counsel = Counsel(stays[0], choices, why=ends, odds="Often.")
        true = face.because(view, stays[0])
        assert because(face, view, counsel, costly) == (true, ends)
        assert because(face, view, replace(counsel, why=way), costly) == (way, "Often.")
        return
    raise AssertionError("nobody could stay")
