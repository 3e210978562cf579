"""The committed pictures are what the tool draws, and Qt can draw them."""

import hashlib
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.found import some
from tools.art.catalogue import FOLDERS, write

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
FRENCH = RESOURCES / "decks" / "french"
SIZES = ("normal", "big", "large")
SPANISH = RESOURCES / "decks" / "spanish"
EDGES = {"normal": 46, "big": 62, "large": 92}
VARIANTS = ((), ("es",), ("four",), ("four", "es"))
CARDS = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
IGNORED_BY_QT = re.compile(
    r"clipPath|clip-path|rgba\(|hsl|mix-blend-mode|currentColor|var\(|paint-order|<symbol|<text"
    r"|\"#[0-9A-Fa-f]{8}\""
)


def committed() -> dict[str, bytes]:
    files = [p for folder in FOLDERS for p in (RESOURCES / folder).rglob("*") if p.is_file()]
    return {p.relative_to(RESOURCES).as_posix(): p.read_bytes() for p in files}


def resolve(size: str, folders: tuple[str, ...], card: str) -> Path:
    tries = [folders, *[(f,) for f in folders], ()]
    return next(p for f in tries if (p := FRENCH.joinpath(size, *f, f"{card}.svg")).exists())


def files_of(deck: Path, size: str) -> dict[str, Path]:
    return {path.stem: path for path in some((deck / size).glob("*.svg"))}


def render(svg: bytes, width: int = 90, height: int = 126) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def digest(image: QImage) -> str:
    return hashlib.sha256(bytes(image.constBits())).hexdigest()


def is_ink(colour: QColor) -> bool:
    return colour.alpha() > 200 and colour.lightness() < 170


def index_height(size: str, card: str) -> int:
    """Count the rows of pixels that the rank takes in the column kept free for it."""
    image = render(resolve(size, (), card).read_bytes(), 250, 350)
    rows = [
        any(is_ink(image.pixelColor(x, y)) for x in range(4, EDGES[size])) for y in range(8, 200)
    ]
    first = rows.index(True)
    return rows[first:].index(False)


def test_committed_pictures_are_what_the_tool_draws(tmp_path: Path) -> None:
    write(tmp_path)
    drawn = {
        p.relative_to(tmp_path).as_posix(): p.read_bytes()
        for p in tmp_path.rglob("*")
        if p.is_file()
    }
    kept = committed()
    assert sorted(drawn) == sorted(kept)
    assert [name for name, data in drawn.items() if kept[name] != data] == []


def test_every_picture_is_valid_and_draws_something() -> None:
    for name, data in committed().items():
        assert QSvgRenderer(QByteArray(data)).isValid(), name
        assert digest(render(data, 24, 24)) != digest(render(b"<svg/>", 24, 24)), name


def test_no_picture_uses_what_qt_ignores() -> None:
    guilty = {
        n: found for n, d in committed().items() if (found := IGNORED_BY_QT.search(d.decode()))
    }
    assert guilty == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("folders", VARIANTS)
def test_no_two_cards_look_alike(size: str, folders: tuple[str, ...]) -> None:
    looks = {card: digest(render(resolve(size, folders, card).read_bytes())) for card in CARDS}
    assert len(set(looks.values())) == len(CARDS)


@pytest.mark.parametrize("size", SIZES)
def test_a_variant_differs_from_the_plain_card(size: str) -> None:
    for variant in VARIANTS[1:]:
        for path in FRENCH.joinpath(size, *variant).glob("*.svg"):
            plain = FRENCH / size / path.name
            assert digest(render(path.read_bytes())) != digest(render(plain.read_bytes())), path


@pytest.mark.parametrize("card", ["AS", "7H", "TD", "KC", "QH"])
def test_the_index_grows_with_the_size(card: str) -> None:
    normal, big, large = (index_height(size, card) for size in SIZES)
    assert big > normal * 1.4
    assert large > big * 1.3


@pytest.mark.parametrize("size", SIZES)
def test_the_spanish_deck_has_every_card_of_the_french_one(size: str) -> None:
    assert files_of(SPANISH, size).keys() == files_of(FRENCH, size).keys()
    looks = {c: digest(render(p.read_bytes())) for c, p in files_of(SPANISH, size).items()}
    assert len(set(looks.values())) == len(looks)


def ink_of_the_index(card: Path) -> QColor:
    """Return the commonest dark colour of the rank in the corner."""
    image = render(card.read_bytes(), 250, 350)
    seen = [image.pixelColor(x, y).name() for x in range(8, 46) for y in range(18, 56)]
    return QColor(max((c for c in seen if is_ink(QColor(c))), key=seen.count))


def test_the_four_spanish_suits_have_inks_of_their_own() -> None:
    cards = files_of(SPANISH, "normal")
    inks = [ink_of_the_index(cards[f"7{suit}"]).name() for suit in "SHDC"]
    assert len(set(inks)) == 4
    assert all(
        ink_of_the_index(cards[f"K{s}"]).name() == i for s, i in zip("SHDC", inks, strict=True)
    )


def test_icons_are_of_one_colour() -> None:
    for path in some((RESOURCES / "icons").glob("*.svg")):
        colours = set(re.findall(r"#[0-9A-Fa-f]{3,8}", path.read_text(encoding="utf-8")))
        assert colours == {"#000000"}, path.name


def test_the_pictures_stay_small() -> None:
    assert sum(map(len, committed().values())) < 6_000_000
