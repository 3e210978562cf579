"""Prints how many of something the program has, in words: counts.py games | levels."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from naipes_gui.games import all_games

WORDS = {
    "en": ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "es": ("no", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"),
    "fr": ("aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
}


def games() -> int:
    return len(all_games())


def levels() -> int:
    """Count the levels that every game has; the text of the installers speaks of all games."""
    (held,) = {tuple(game.bots()) for game in all_games().values()}
    return len(held)


COUNTS = {"games": games, "levels": levels}


def in_words(of: str, language: str = "en") -> str:
    return WORDS[language][COUNTS[of]()]


if __name__ == "__main__":
    print(in_words(sys.argv[1]))
