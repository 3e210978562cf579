"""Decks of others are found by their names, and read so that they can do no harm."""

import gzip
from pathlib import Path

import pytest

from naipes_gui.core.cards import french
from naipes_gui.store import drawings, own_decks, paths
from naipes_gui.store.card_names import card_named, cards_named
from naipes_gui.store.drawings import UnsafeDrawing, read_drawing
from naipes_gui.store.own_decks import find_deck, find_decks, read_deck

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'
CARD = '<g id="1_club"><path d="M0 0H9V9Z"/></g>'


def written(folder: Path, body: str, name: str = "deck.svg") -> Path:
    file = folder / name
    file.write_text(f"{HEAD}{body}</svg>", encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("1_club", "AC"), ("king_spade", "KS"), ("10_heart", "TH"), ("ace_of_spades", "AS"),
        ("queen_of_diamonds", "QD"), ("AS", "AS"), ("10h", "TH"), ("Td", "TD"), ("01c", "AC"),
        ("S7", "7S"), ("hearts-jack", "JH"), ("9 of Clubs", "9C"), ("back", "back"),
        ("card_back", "back"), ("black_joker", "JK2"), ("joker_red", "JK"),
        ("background", ""), ("11_club", ""), ("knight_cup", ""), ("", ""),
    ],
)  # fmt: skip
def test_a_card_is_known_by_its_name(name: str, card: str) -> None:
    expected = "back" if name == "background" else card
    assert card_named(name) == expected


def test_the_oldest_decks_number_their_cards() -> None:
    cards = cards_named(map(str, range(1, 53)))
    assert set(cards) == set(french().cards)
    assert (cards["AC"], cards["AS"], cards["KC"], cards["2D"]) == ("1", "2", "5", "52")


def test_a_folder_of_the_desktop_names_its_deck(tmp_path: Path) -> None:
    written(tmp_path, CARD)
    index = "[KDE Backdeck]\nName=Fine\x1b[2J\nName[de]=Fein\nAuthor=Ana\nSVG=../deck.svg\n"
    (tmp_path / "index.desktop").write_text(index, encoding="utf-8")
    deck = read_deck(tmp_path)
    assert deck is not None
    assert (deck.name, deck.author, deck.drawing) == ("Fine[2J", "Ana", tmp_path / "deck.svg")


def test_pictures_of_a_few_cards_are_a_deck_and_fewer_are_none(tmp_path: Path) -> None:
    for n, card in enumerate(french().cards[:8]):
        assert (read_deck(tmp_path) is not None) is (n >= own_decks.LEAST)
        (tmp_path / f"{card}.png").write_bytes(b"")
    deck = read_deck(tmp_path)
    assert deck is not None
    assert set(deck.pictures) == set(french().cards[:8])


def test_decks_lie_below_the_folder_of_the_data(tmp_path: Path) -> None:
    folder = paths.deck_folders()[0] / "mine"
    folder.mkdir(parents=True)
    written(folder, CARD)
    assert list(find_decks()) == ["mine"]
    assert find_deck("mine") == find_decks()["mine"]
    assert find_deck("../mine") is find_deck("") is find_deck("other") is None


def test_what_lies_elsewhere_is_no_card_of_a_deck(tmp_path: Path) -> None:
    secret, folder = written(tmp_path, CARD, "secret.svg"), tmp_path / "deck"
    folder.mkdir()
    (folder / "deck.svg").symlink_to(secret)
    assert read_deck(folder) is None


@pytest.mark.parametrize(
    "body",
    [
        '<image xlink:href="file:///etc/passwd" width="9" height="9"/>',
        '<image href="http://example.org/a.png"/>',
        '<image href="picture.png"/>',
        '<image href="data:image/svg+xml;base64,AAAA"/>',
        '<use xlink:href="other.svg#a"/>',
        '<path fill="url(other.svg#a)"/>',
        "<path style=\"fill:url( 'http://example.org/#a')\"/>",
        "<style>@import 'a.css';</style>",
        "<style>path{fill:url(a.svg)}</style>",
        "<?xml-stylesheet href='a.css'?>",
    ],
)
def test_a_drawing_that_reaches_out_is_not_shown(tmp_path: Path, body: str) -> None:
    with pytest.raises(UnsafeDrawing, match="another file"):
        read_drawing(written(tmp_path, body))


def laughing(levels: int) -> str:
    """Return parts of which each uses the one before ten times."""
    parts = ['<g id="p0"><path d="M0 0H9"/></g>']
    parts += [
        f'<g id="p{n}">' + f'<use xlink:href="#p{n - 1}"/>' * 10 + "</g>" for n in range(1, levels)
    ]
    return "".join(parts)


@pytest.mark.parametrize(
    "body",
    [
        laughing(9),
        '<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>',
        '<g id="a"><use xlink:href="#a"/></g>',
        '<pattern id="a"><path fill="url(#a)"/></pattern>',
        "<g>" * 300 + "</g>" * 300,
        '<animate attributeName="x"/>',
        "<g>",
        "\0",
    ],
)
def test_a_drawing_without_end_is_not_shown(tmp_path: Path, body: str) -> None:
    with pytest.raises(UnsafeDrawing):
        read_drawing(written(tmp_path, body))


def test_a_great_many_parts_are_looked_at_once(tmp_path: Path) -> None:
    """To go through them anew for each of them would take hours."""
    parts = "".join(f'<g id="p{n}"/>' for n in range(60_000))
    assert len(drawings.names_in(read_drawing(written(tmp_path, parts)))) == 60_000


def test_entities_are_not_unfolded(tmp_path: Path) -> None:
    file = tmp_path / "deck.svg"
    file.write_text('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg><text>&a;</text></svg>')
    with pytest.raises(UnsafeDrawing):
        read_drawing(file)


def test_a_packed_drawing_is_unpacked_no_further_than_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "deck.svgz"
    file.write_bytes(gzip.compress(f"{HEAD}{CARD}</svg>".encode()))
    assert drawings.names_in(read_drawing(file)) == ["1_club"]
    monkeypatch.setattr(drawings, "LARGEST_TEXT", 64)
    with pytest.raises(UnsafeDrawing, match="too large"):
        read_drawing(file)


def test_a_good_drawing_keeps_its_parts_and_loses_its_filters(tmp_path: Path) -> None:
    body = (
        '<filter id="blur"/><linearGradient id="g"/><linearGradient id="h" xlink:href="#g"/>'
        '<g id="1_club" filter="url(#blur)"><path style="filter:url(#blur);fill:url(#h)"/></g>'
        '<use xlink:href="#1_club"/>'
    )
    text = read_drawing(written(tmp_path, body))
    assert b"url(#blur)" not in text
    assert b"url(#h)" in text
