"""Names stand where somebody looks for them."""

from naipes_gui.ui.shared.alphabet import alphabetical


def test_letters_with_a_sign_stand_beside_those_without() -> None:
    names = ["NLK", "Zoe", "Écarté", "La Mosca", "Hachi-Hachi", "écarté, domingo", "Eva", "漢字"]
    assert sorted(names, key=alphabetical) == [
        "Écarté", "écarté, domingo", "Eva", "Hachi-Hachi", "La Mosca", "NLK", "Zoe", "漢字",
    ]  # fmt: skip
