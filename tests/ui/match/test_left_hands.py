"""All hands can be seen once the hand is over, and why it ended early is said."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.face import ScoreSheet
from naipes_gui.core.motion import Meaning
from naipes_gui.core.table import Moved, Seat
from naipes_gui.core.text import translate
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.session.sheets import Sheets
from naipes_gui.ui.match.left_hands import LeftHands, hands_of, with_hands_up
from naipes_gui.ui.match.score_rows import Rows
from naipes_gui.ui.match.score_sheet import ScoreSheetOverlay
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plates import SeatInfo
from tests.ui.looking import Dress, clipped, dress, show
from tests.ui.table_help import ME, SITTERS, STILL, played

__all__ = ["dress"]

PAPER = 240
"""So light a card is that lies there plainly."""


def sheets() -> list[ScoreSheet]:
    """Return the sheets of some hands of Écarté."""
    found = list[ScoreSheet]()
    for seed in range(4):
        timeline = played(120, seed)
        view, face = timeline.view(timeline.ply, ME), all_games()["ecarte"].face()
        found += Sheets(face, view, list(timeline.hands()), fewest_win=False)[:]
    return found


def test_a_hand_that_ended_early_says_why() -> None:
    early = [sheet for sheet in sheets() if sheet.early is not None]
    assert early
    assert all(sheet.early.source.startswith("Decided: ") for sheet in early if sheet.early)
    assert all(dict(sheet.left)[Seat(1)] for sheet in early)
    played_out = [sheet for sheet in sheets() if not sheet.left]
    assert played_out
    assert all(sheet.early is None for sheet in played_out)


def test_cards_that_took_their_tricks_are_told() -> None:
    """One saw the order of the cards, and not whose each trick was."""
    for sheet in sheets():
        order = [(seat, card) for seat, card in sheet.played]
        tricks = [order[i : i + 2] for i in range(0, len(order), 2)]
        takers = [[seat for seat, card in trick if card in sheet.took] for trick in tricks]
        assert all(len(each) == 1 for each in takers)
        # Whoever takes a trick leads the next one.
        assert [each[0] for each in takers[:-1]] == [trick[0][0] for trick in tricks[1:]]
        assert any("Took their tricks: " in hand.words for hand in hands_of(sheet))


@pytest.mark.parametrize("size", [(1280, 756), (900, 556)])
def test_the_sheet_unfolds_what_everybody_still_held(qtbot: QtBot, size: tuple[int, int]) -> None:
    sheet = next(sheet for sheet in sheets() if sheet.early is not None)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    overlay = ScoreSheetOverlay(SITTERS, window)
    overlay.cards = STILL.cards("french")
    window.show()
    overlay.show_sheet(sheet, None)
    words = [label.text() for label in overlay.findChildren(Label)]
    assert any("Decided: " in text for text in words)
    hands = overlay.findChild(LeftHands)
    assert hands is not None
    pictures = [label for label in hands.findChildren(Label) if label.accessibleName()]
    assert not any(picture.isVisible() for picture in pictures)
    hands.button.click()
    assert all(picture.isVisible() for picture in pictures)
    mine, theirs = hands_of(sheet)
    assert (mine.seat, theirs.seat) == (ME, Seat(1))
    assert [picture.accessibleName() for picture in pictures] == [mine.words, theirs.words]
    for hand in (mine, theirs):
        assert hand.held == dict(sheet.left)[hand.seat]
        assert len(hand.played) + len(hand.held) == 5
        assert "Still held: " in hand.words
    assert "Played: " in theirs.words
    assert clipped(overlay) == []
    hands.button.click()
    assert not any(picture.isVisible() for picture in pictures)


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 756), 1.0), ((900, 556), 1.0), ((1280, 756), 2.0)]
)
@pytest.mark.parametrize("players", [3, 7])
def test_all_hands_are_in_sight_once_they_are_asked_for(
    qtbot: QtBot, dress: Dress, size: tuple[int, int], scale: float, players: int
) -> None:
    """They began below the fold, and with seven players one saw two of them at a time."""
    seats = [Seat(i) for i in range(players)]
    deck = iter([card for sheet in sheets() for _, card in sheet.played])
    sheet = replace(
        sheets()[0], left=(), played=tuple((seat, next(deck)) for seat in seats for _ in range(5))
    )
    dress(text_scale=scale)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    overlay = ScoreSheetOverlay({s: SeatInfo(s, f"Bruno {s}", "bruno") for s in seats}, window)
    overlay.text_style = replace(overlay.text_style, text_scale=scale)
    overlay.cards = STILL.cards("french")
    show(window, size)
    overlay.show_sheet(sheet, None)
    hands, rows = overlay.findChild(LeftHands), overlay.findChild(Rows)
    assert hands is not None
    assert rows is not None
    assert [w for w in QApplication.topLevelWidgets() if w.isVisible()] == [window]
    hands.button.click()
    show(window, size)
    pictures = [label for label in hands.findChildren(Label) if label.accessibleName()]
    assert len(pictures) == players
    places = [QRect(p.mapTo(rows.viewport(), QPoint()), p.sizeHint()) for p in pictures]
    seen = [rows.viewport().rect().contains(place) for place in places]
    assert all(seen)
    assert clipped(overlay) == []


def test_on_the_table_of_a_hand_that_is_over_nothing_lies_face_down_that_was_held() -> None:
    ended = 0
    for seed in range(4):
        timeline = played(120, seed)
        view, face = timeline.view(timeline.ply, ME), all_games()["ecarte"].face()
        told = Sheets(face, view, list(timeline.hands()), fewest_win=False)[:]
        plies = (ply for ply, state in enumerate(timeline.states) if state.is_played_out)
        for ply, sheet in zip(plies, told, strict=False):
            looked_at = timeline.view(ply, ME)
            zone = looked_at.zones.find(Role.HAND, Seat(1))
            assert zone is not None
            ended += HIDDEN in looked_at.state.table[zone]
            opened = with_hands_up(looked_at, sheet)
            assert HIDDEN not in opened.state.table[zone]
            assert opened.state.table[zone] == timeline.states[ply].table[zone]
    assert ended > 1


@pytest.mark.parametrize("game", ["ecarte", "mosca", "napoleon"])
def test_a_hand_tells_what_was_played_in_its_order(game: str) -> None:
    from tests.ui.table.test_moments import frames

    *_, timeline = frames(game, 200, 2)
    last = next(timeline.hands())
    played = all_games()[game].face().played(last.states[-1])
    moved = [
        (timeline.view(ply, ME).zones.owner(event.source), event.cards[0])
        for ply in range(1, timeline.shuffles[1] + 1)
        for event in timeline.witnessed(ply, ME)
        if isinstance(event, Moved) and event.how.meaning is Meaning.PLAY
    ]
    assert [*played] == moved
    assert moved


def lightest(hands: LeftHands) -> list[int]:
    """Return how light the paper of the first card of every hand is."""
    pictures = [label.pixmap() for label in hands.findChildren(Label) if label.accessibleName()]
    first = [picture.toImage().copy(0, 0, 20, picture.height()) for picture in pictures]
    return [
        max(image.pixelColor(x, y).lightness() for x in range(4, 20) for y in range(8, 60))
        for image in first
    ]


def test_where_all_cards_were_played_none_is_faded(qtbot: QtBot) -> None:
    """All lay there grey, and the fading told nothing from anything."""
    told = translate("score", "Faded: the cards played, in their order.")
    for sheet in sheets():
        hands = LeftHands(hands_of(sheet), SITTERS, STILL.cards("french"))
        qtbot.addWidget(hands)
        faded = [hand.played != () and bool(sheet.left) for hand in hands_of(sheet)]
        assert [light < PAPER for light in lightest(hands)] == faded
        words = [label.text() for label in hands.findChildren(Label)]
        assert any(word.startswith(told) for word in words) is bool(sheet.left)
