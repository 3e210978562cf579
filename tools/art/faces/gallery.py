"""All portraits, 200 by 200, drawn to the edge so that the program can cut them round."""

from tools.art.faces import ana, bruno, carmen, damian, elvira, fermin, gala, hugo, ines, person
from tools.art.markup import document, group
from tools.art.paths import num

SIDE = 200
SCALE = SIDE / 120
PLACE = f"translate({SIDE // 2} {num(152 * SCALE)}) scale({num(SCALE)})"
PEOPLE = {
    "ana": ana.LAYERS,
    "bruno": bruno.LAYERS,
    "carmen": carmen.LAYERS,
    "damian": damian.LAYERS,
    "elvira": elvira.LAYERS,
    "fermin": fermin.LAYERS,
    "gala": gala.LAYERS,
    "hugo": hugo.LAYERS,
    "ines": ines.LAYERS,
    "person": person.LAYERS,
}


def pictures() -> dict[str, str]:
    """Draw every portrait."""
    return {
        f"{name}.svg": document(SIDE, SIDE, group(*layers, at=PLACE))
        for name, layers in PEOPLE.items()
    }
