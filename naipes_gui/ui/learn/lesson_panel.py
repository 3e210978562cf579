"""The panel beside a guided hand: what has been said so far, and the table in text."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from naipes_gui.core.guided import Guided
from naipes_gui.core.lesson import Lesson
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.beside_table.panel_parts import TextPanel
from naipes_gui.ui.learn.months_tab import MonthsTab
from naipes_gui.ui.learn.stages import Stages
from naipes_gui.ui.shared.markup import markup
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.widgets.boxes import vbox


class LessonPanel(TextPanel):
    """Tabs: to read again what was said, to do everything in text, and the months of flowers."""

    def __init__(self, lessons: Sequence[Lesson], number: int, *, flowers: bool = False) -> None:
        super().__init__()
        self.stages = Stages(lessons, number)
        self.months = MonthsTab() if flowers else None
        page = QWidget()
        vbox((self.told, 1), self.stages, on=page, margins=0, spacing=0)
        self.addTab(page, "")
        self.addTab(self.text_table, "")
        if self.months is not None:
            self.addTab(self.months, "")

    def dress(self, text_style: TextStyle) -> None:
        super().dress(text_style)
        self.setTabText(0, translate("lessons", "Lesson"))
        if self.months is not None:
            self.setTabText(2, translate("lessons", "Months"))
            self.months.forget()
        self.told.setAccessibleName(translate("lessons", "What has been said"))
        self.stages.dress(text_style)

    def announce(self) -> None:
        """Say what will stand here once something has been said."""
        self.told.clear()
        words = translate("lessons", "What has been said can be read again here.")
        self.told.append(markup("<p>{}</p>", words))

    def tell(self, guided: Guided, wording: Wording) -> None:
        """Write down what was said before the present step, which is read on the table."""
        self.stages.tell(guided)
        past = [step for step in guided.lesson.steps[: guided.place] if step.headline is not None]
        if not past:
            self.announce()
            return
        self.told.clear()
        for step in past:
            if step.headline is not None:
                text = wording.say(step.text) if step.text is not None else ""
                said = markup("<p><b>{}</b> {}</p>", wording.say(step.headline), text)
                self.told.append(said)
