"""The program as it is started, which tells when its phases were over and leaves.

Times are those of the clock of the system, in seconds; `worked` is how long the process had worked
when it was painted last.
"""

import json
import sys
from time import monotonic, process_time

from naipes_gui import app

QUIET_MS = 300
"""The page is whole when nothing has been painted for so long."""


def main() -> int:
    """Start as the program does, with a window that is watched."""
    app.load_what_needs_no_qt()
    app.load_qt()
    from PySide6.QtCore import QEvent, QTimer, Slot

    from naipes_gui.store.settings import Settings
    from naipes_gui.ui.window import run
    from naipes_gui.ui.window.main_window import MainWindow

    times = {"imports": monotonic()}

    class Watched(MainWindow):
        """Notes when its content was painted last."""

        def __init__(self, settings: Settings) -> None:
            times["application"] = monotonic()
            super().__init__(settings)
            times["window"] = monotonic()
            self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
            self._quiet.timeout.connect(self._leave)

        def event(self, event: QEvent) -> bool:
            handled = super().event(event)
            if event.type() is QEvent.Type.UpdateRequest:
                times.setdefault("first_paint", monotonic())
                times["painted"], times["worked"] = monotonic(), process_time()
                self._quiet.start()
            return handled

        @Slot()
        def _leave(self) -> None:
            print(json.dumps(times), flush=True)  # noqa: T201  its only answer
            self.close()

    setattr(run, "MainWindow", Watched)  # noqa: B010  no type may be replaced
    return app.open_window([])


if __name__ == "__main__":
    sys.exit(main())
