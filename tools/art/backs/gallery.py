"""All card backs; the name is what the settings keep."""

from tools.art.backs import (
    alhambra,
    azulejo,
    fans,
    flower,
    guilloche,
    herringbone,
    lattice,
    sunburst,
)

FRENCH = {
    "azulejo": azulejo.draw,
    "deco": fans.draw,
    "lattice": lattice.draw,
    "sunburst": sunburst.draw,
    "alhambra": alhambra.draw,
    "herringbone": herringbone.draw,
    "guilloche": guilloche.crimson,
    "guilloche_blue": guilloche.blue,
}
FLOWER = {"asanoha": flower.hemp, "waves": flower.waves}


def pictures() -> dict[str, str]:
    """Draw every back."""
    return {f"{name}.svg": draw() for name, draw in (FRENCH | FLOWER).items()}
