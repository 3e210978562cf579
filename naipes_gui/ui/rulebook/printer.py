"""Writes a rulebook as a PDF where there is no window: started by ``naipes rules``."""

import os
import sys
from pathlib import Path


def main(game: str, path: str, language: str) -> int:
    """Write the rulebook of a game under the usual rules."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from naipes_gui.games import all_games
    from naipes_gui.store.settings import Settings
    from naipes_gui.ui.rulebook.pdf import write_pdf
    from naipes_gui.ui.shared import style
    from naipes_gui.ui.shared.language import speak

    app = QApplication([])
    style.apply(app, Settings(scheme="light"))
    speak(language)
    info = all_games()[game]
    write_pdf(info, info.options().make(), language, Path(path))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
