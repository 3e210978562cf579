"""The settings: every change holds at once."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QLocale, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from naipes_gui.core.text import SPANISH, translate
from naipes_gui.core.wording import Wording
from naipes_gui.store.names import LONGEST_NAME, clean_name
from naipes_gui.store.settings import Settings
from naipes_gui.ui.settings.card_preview import CardPreview
from naipes_gui.ui.settings.galleries import Gallery, back_gallery, felt_gallery
from naipes_gui.ui.settings.key_page import KeyPage
from naipes_gui.ui.settings.own_decks import OwnDecks
from naipes_gui.ui.settings.rows import SECTIONS, Row, named_values, summary
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.art import icon_pixmap
from naipes_gui.ui.shared.style import app_style, grown
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.choosing import Combo, Segments
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.option_row import CONTROL, OptionRow
from naipes_gui.ui.shared.widgets.scale import Scale
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea
from naipes_gui.ui.shared.widgets.side_list import SideList
from naipes_gui.ui.shared.widgets.switch import Switch
from naipes_gui.ui.shared.widgets.tab_order import tab_as_one_reads
from naipes_gui.ui.shared.widgets.turning import Turning, side_width

SIZE = 1040, 716
LEAST = 760, 520
ROOMY = 860
"""Where there is less room the foot has only its buttons."""
SIDE_FROM = 700
"""Pixels at the usual size of text; in a narrower window the pages are a box above the page."""
FEW, NARROW = 3, 345
"""So many choices stand side by side if they are no wider; else they are in a list."""
REBUILT_BY = ("language", "suits", "own_deck", "text_scale", "high_contrast", "scheme")
"""Settings after which the dialog itself looks or speaks otherwise."""
LAID_OUT_BY = ("language", "text_scale")
"""And those after which everything in it needs other room."""
OF_THE_FRENCH_DECK = ("own_deck", "deck_index_language", "four_colours")
"""Settings that Spanish cards leave without effect."""
KEPT = ("language", "player_name", "shuffle_word")
"""Settings that say who plays, and are never put back to what they were at first."""


class SettingsDialog(QDialog):
    """What the player likes. Every change is told at once by ``changed``."""

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.controls: dict[str, QWidget] = {}
        self._side, self._pages = SideList(), QStackedWidget()
        self._heading, self._note = label("heading"), label("caption", tone="second", wrap=True)
        self.close_button, self.reset_button = Button("main"), Button("plain")
        self.picker = Combo()
        self._put_back: Settings | None = None
        """What held before everything was put back to what it was at first."""
        self._rows: dict[str, OptionRow] = {}
        self.wants_people = False
        """Whether it was closed to say who plays here."""
        self._is_silent = False
        self._spoken = QLocale()
        self._own_decks = OwnDecks(self)
        self._own_decks.read.connect(self._on_read)
        self.finished.connect(self._own_decks.drop)
        self._rebuild_soon = QTimer(self, singleShot=True, interval=0)
        self._rebuild_soon.timeout.connect(self._rebuild)
        self._translate_soon = QTimer(self, singleShot=True, interval=0)
        self._translate_soon.timeout.connect(self.retranslate)
        self._settle_soon = QTimer(self, singleShot=True, interval=0)
        self._settle_soon.timeout.connect(self._settle)
        self._arrange()
        self._side.currentRowChanged.connect(self._turn_to)
        self.picker.chosen.connect(self.show_section)
        self.close_button.clicked.connect(self.accept)
        self.reset_button.clicked.connect(self.reset)
        self.retranslate()
        fit(self, SIZE, LEAST)

    @Slot()
    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self._spoken = QLocale()
        self.setWindowTitle(translate("settings", "Settings"))
        self._heading.setText(translate("settings", "Settings"))
        self._side.setAccessibleName(translate("settings", "Settings"))
        self.picker.setAccessibleName(translate("settings", "Settings"))
        self.close_button.say(translate("settings", "Done"))
        self._offer_reset()
        self._rebuild()

    def _offer_reset(self, *, is_first: bool = False) -> None:
        """Offer to put everything back, or to undo that as long as nothing else was chosen."""
        can_undo = self._put_back is not None
        first, undo = translate("settings", "Restore defaults"), translate("settings", "Undo it")
        self.reset_button.say(undo if can_undo else first)
        self._note.setText(
            translate(
                "settings", "Everything has its default again, except your name and language."
            )
            if is_first
            else translate("settings", "Changes take effect at once, at every table.")
        )

    def show_section(self, key: str) -> None:
        """Open a page by its key; none stays where it is."""
        self._side.choose(key)

    def reset(self) -> None:
        """Put everything that is chosen here back to what it was at first, or undo that."""
        before, usual = self._put_back, Settings()
        fields = [field for field in self.controls if field not in KEPT]
        first = replace(self.settings, **{name: getattr(usual, name) for name in fields})
        self._put_back = self.settings if before is None and first != self.settings else None
        self._offer_reset(is_first=before is None)
        self._adopt(first if before is None else before)
        announce(self.reset_button, self._note.text(), urgent=True)
        self._rebuild_soon.start()

    def silence(self) -> None:
        """Say that nothing can be heard on this machine."""
        self._is_silent = True
        self._side.tell("sound", self._summary("sound"))
        self._rows["volume"].close_for(translate("settings", "There is no sound output."))

    def _summary(self, section: str) -> str:
        """Return what a section is set to, and not what cannot be: sound without any output."""
        if section == "sound" and self._is_silent and self.settings.sound:
            return translate("settings", "no output")
        return summary(section, self.settings)

    def choose(self, field: str, value: Any) -> None:
        """Change a setting and tell it."""
        if getattr(self.settings, field) == value:
            return
        if field == "own_deck" and self._own_decks.has_to_read(value):
            return
        self._put_back = None
        self._offer_reset()
        if field in LAID_OUT_BY:
            # What is dressed anew and not yet laid out anew is not to be seen.
            self.setUpdatesEnabled(False)
        if field in REBUILT_BY:
            # The control that was touched must outlive its own signal.
            (self._translate_soon if field == "language" else self._rebuild_soon).start()
        self._adopt(replace(self.settings, **{field: value}))

    def _adopt(self, settings: Settings) -> None:
        self.settings = settings
        self._preview.show_settings(settings)
        for key in SECTIONS:
            self._side.tell(key, self._summary(key))
        self.changed.emit(settings)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Leave a sentence out where it would take the page its room: texts grow in here."""
        self._note.setVisible(self.width() >= app_style().px(ROOMY))
        beside = self.width() >= SIDE_FROM * app_style().scale
        self._left.setVisible(beside)
        self._above.setVisible(not beside)

    @Slot(int)
    def _turn_to(self, row: int) -> None:
        self._pages.setCurrentIndex(row)
        self.picker.choose(self._side.chosen)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Once: a language comes as several of them, and some after all is said in it.
        if event.type() is QEvent.Type.LanguageChange and self._spoken != QLocale():
            self._translate_soon.start()

    def _arrange(self) -> None:
        self._left = QWidget()
        self._left.setProperty("ground", "side")
        column = QVBoxLayout(self._left)
        column.setContentsMargins(8, 20, 8, 14)
        column.setSpacing(10)
        indent = hbox(self._heading, margins=(14, 0, 0, 0))
        column.addLayout(indent)
        column.addWidget(self._side, 1)
        foot = QFrame()
        foot.setProperty("ground", "foot")
        end = QHBoxLayout(foot)
        end.setContentsMargins(24, 12, 24, 12)
        end.addWidget(self._note, 1)
        end.addWidget(Turning([None, self.reset_button, self.close_button]))
        self._above = QWidget()
        hbox(self.picker, on=self._above, margins=(24, 14, 24, 0))
        self.picker.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        right = vbox(self._above, (self._pages, 1), foot, spacing=0)
        hbox(self._left, (right, 1), on=self, margins=0, spacing=0)

    @Slot()
    def _rebuild(self) -> None:
        """Make the list and the pages anew, staying where the player is."""
        here, focused = max(0, self._side.currentRow()), self._focused_field()
        # What comes into a page that is seen is shown by an event of its own: the page would be
        # blank for as long as the tables behind the dialog take to be painted with other cards.
        self._pages.hide()
        self._side.blockSignals(True)
        self._side.clear()
        while (old := self._pages.widget(0)) is not None:
            self._pages.removeWidget(old)
            old.deleteLater()
        for key, (icon, name, rows) in SECTIONS.items():
            side = app_style().px(22)
            picture = icon_pixmap(icon, app_style().paper.text2, side, self.devicePixelRatioF())
            self._side.add(key, picture, Wording().say(name), self._summary(key))
            self._fill(self._new_page(), key, rows)
        self._left.setFixedWidth(max(side_width(230), self._side.widest + 32))
        self._side.setCurrentRow(here)
        self._pages.setCurrentIndex(here)
        titles = [(key, Wording().say(name)) for key, (_, name, _) in SECTIONS.items()]
        self.picker.offer(titles, self._side.chosen)
        self._side.blockSignals(False)
        if self._is_silent:
            self.silence()
        self._own_decks.tell(self._rows["own_deck"], self.settings)
        if self.settings.suits == SPANISH:
            self._close_what_is_french()
        self._pages.show()
        # Pages are built after the buttons below them, the first of which puts everything back.
        tab_as_one_reads(self)
        self._make_room()
        if focused:
            self.controls[focused].setFocus()
        self._settle_soon.start()

    @Slot()
    def _settle(self) -> None:
        """Show what was made anew once all of it has the room it needs: buttons would be cut."""
        for part in (self, *self.findChildren(QWidget)):
            if (layout := part.layout()) is not None:
                layout.activate()
        self.setUpdatesEnabled(True)

    def _close_what_is_french(self) -> None:
        why = translate("settings", "Spanish cards have R, C and S, and four colours of their own.")
        for field in OF_THE_FRENCH_DECK:
            self._rows[field].close_for(why)

    @Slot(str)
    def _on_read(self, deck: str) -> None:
        self.choose("own_deck", deck)

    def _focused_field(self) -> str:
        focus = self.focusWidget()
        found = (key for key, control in self.controls.items()
                 if control is focus or control.isAncestorOf(focus))  # fmt: skip
        return next(found, "")

    def _new_page(self) -> QVBoxLayout:
        """Add an empty page where it is to stand: what it holds is dressed there, once."""
        scroll, page = ScrollArea(), QWidget()
        # Its controls scroll as Tab comes to them: to stop at the page itself showed nothing.
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._pages.addWidget(scroll)
        scroll.setWidget(page)
        page.setProperty("ground", "clear")
        return vbox(on=page, margins=(24, 20, 24, 20), spacing=10)

    def _fill(self, column: QVBoxLayout, key: str, rows: tuple[Row, ...]) -> None:
        if key == "look":
            self._preview = CardPreview(self.settings)
            column.addWidget(self._preview)
        if rows:
            self._add_box(column, map(self._row, rows))
        if key == "look":
            self._add_box(column, back_gallery(self._gallery("back"), self.settings.back))
            self._add_box(column, felt_gallery(self._gallery("felt"), self.settings.felt))
        if key == "keys":
            column.addWidget(self._keys())
        if key == "person":
            self._add_box(column, [self._people()])
        column.addStretch(1)

    def _add_box(self, page: QVBoxLayout, parts: Iterable[QWidget]) -> None:
        """Add a box to a page, and then the parts to it, one by one as they are made."""
        box = QFrame()
        page.addWidget(box)
        box.setProperty("ground", "box")
        vbox(*parts, on=box, margins=(6, 8, 6, 8), spacing=2)

    def _row(self, row: Row) -> OptionRow:
        control = self._control(row)
        self.controls[row.field] = control
        made = self._rows[row.field] = OptionRow(control)
        made.say(Wording().say(row.label), Wording().say(row.help))
        return made

    def _control(self, row: Row) -> QWidget:
        now = getattr(self.settings, row.field)
        if row.field == "player_name":
            return self._text_field(row.field, now, translate("table", "You"))
        if row.field == "shuffle_word":
            return self._text_field(row.field, now, translate("settings", "None"))
        if row.span is not None:
            return self._connected(_scale(row.span, now), row.field)
        if not (row.choices or row.times):
            switch = Switch()
            switch.setChecked(now)
            switch.setProperty("field", row.field)
            switch.clicked.connect(self._take)
            return switch
        values = named_values(row, self.settings)
        if len(values) <= FEW and row.field != "own_deck":
            segments = Segments()
            segments.offer(values, now)
            # A large window has larger letters, and as much more room for them.
            if segments.needs() <= NARROW * grown(self.settings) / self.settings.text_scale:
                return self._connected(segments, row.field)
        combo = Combo()
        combo.offer(values, now)
        combo.setMinimumWidth(app_style().px(CONTROL))
        return self._connected(combo, row.field)

    def _connected(self, control: Combo | Segments | Scale, field: str) -> QWidget:
        control.setProperty("field", field)
        control.chosen.connect(self._take)
        return control

    def _people(self) -> OptionRow:
        self.people = Button("plain", "people")
        self.people.clicked.connect(self._leave_for_people)
        row = OptionRow(self.people)
        row.say(
            translate("profiles", "Who plays"),
            translate("profiles", "Several people can play here, each with matches, settings and "
                      "statistics of their own."),
        )  # fmt: skip
        self.people.say(translate("profiles", "Who plays…"))
        return row

    @Slot()
    def _leave_for_people(self) -> None:
        self.wants_people = True
        self.accept()

    def _keys(self) -> KeyPage:
        page = self.controls["keys"] = KeyPage(self.settings.keys)
        page.changed.connect(lambda keys: self.choose("keys", keys))
        return page

    def _text_field(self, key: str, text: str, empty: str) -> QLineEdit:
        field = QLineEdit(text)
        field.setProperty("field", key)
        field.setMaxLength(LONGEST_NAME)
        field.setMinimumWidth(app_style().px(CONTROL))
        field.setPlaceholderText(empty)
        field.textChanged.connect(self._take_text)
        return field

    def _gallery(self, field: str) -> Gallery:
        gallery = Gallery()
        gallery.setProperty("field", field)
        gallery.chosen.connect(self._take)
        self.controls[field] = gallery
        return gallery

    @Slot(bool)
    @Slot(object)
    def _take(self, value: Any) -> None:
        self.choose(str(self.sender().property("field")), value)

    @Slot(str)
    def _take_text(self, text: str) -> None:
        self.choose(str(self.sender().property("field")), clean_name(text))


def _scale(span: tuple[int, int, int], now: int) -> Scale:
    made = Scale(*span)
    made.choose(now)
    return made
