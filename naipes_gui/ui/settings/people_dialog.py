"""Who plays on this machine: to add somebody, to rename, to remove, or to let somebody play."""

from collections.abc import Callable

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.store import profiles
from naipes_gui.store.profiles import Profile, ProfileError
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.art import icon_pixmap
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.name_dialog import asked_name
from naipes_gui.ui.shared.widgets.question import is_wanted
from naipes_gui.ui.shared.widgets.side_list import SideList
from naipes_gui.ui.shared.widgets.turning import Turning, side_by_side

SIZE = 640, 460


class PeopleDialog(QDialog):
    """A list of everybody, those who were removed last; ``wanted`` is who is to play."""

    def __init__(
        self,
        parent: QWidget | None = None,
        name: Callable[..., str] = asked_name,
        ask: Callable[..., bool] = is_wanted,
    ) -> None:
        super().__init__(parent)
        self._name, self._ask = name, ask
        self.wanted: Profile | None = None
        self._known: dict[str, Profile] = {}
        self.list, self._told = SideList(), label("body", tone="second", wrap=True)
        self.add, self.rename = Button("plain", "plus"), Button("plain")
        self.remove, self.close_it = Button("plain"), Button("plain")
        self.play = Button("main")
        self._write()
        self._arrange()
        self._connect()
        self.refresh()
        fit(self, SIZE, (app_style().px(450), 0))

    def refresh(self, key: str | None = None, told: str = "") -> None:
        """Read again who is there, choose somebody, and say what came of something."""
        here, gone = profiles.profiles(), profiles.removed()
        self._known = {each.key: each for each in (*here, *gone)}
        self.list.blockSignals(True)
        self.list.clear()
        for each in self._known.values():
            side = app_style().px(22)
            picture = icon_pixmap("people", app_style().paper.text2, side, self.devicePixelRatioF())
            self.list.add(each.key, picture, each.name, _about(each))
        self.list.choose(profiles.present().key if key is None else key)
        self.list.blockSignals(False)
        self._weigh()
        if told:
            self._told.setText(told)
            announce(self.list, told, urgent=True)

    def _write(self) -> None:
        title = translate("profiles", "Who plays")
        self.setWindowTitle(title)
        self.list.setAccessibleName(title)
        self.add.say(translate("profiles", "Add…"))
        self.rename.say(translate("profiles", "Rename…"))
        self.remove.say(translate("profiles", "Remove…"))
        self.close_it.say(translate("profiles", "Done"))

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(12)
        column.addWidget(label("heading", self.windowTitle()))
        about = translate(
            "profiles", "Everybody has matches, settings and statistics of their own."
        )
        column.addWidget(label("body", about, tone="second", wrap=True))
        column.addWidget(self.list, 1)
        column.addWidget(self._told)
        column.addWidget(side_by_side(self.add, self.rename, self.remove))
        # In a row with the others they would fall below each other in many a language.
        column.addWidget(Turning([None, self.close_it, self.play]))

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._weigh)
        self.list.itemActivated.connect(self.play.click)
        self.add.clicked.connect(self._add)
        self.rename.clicked.connect(self._rename)
        self.remove.clicked.connect(self._remove)
        self.play.clicked.connect(self._play)
        self.close_it.clicked.connect(self.reject)

    @property
    def _chosen(self) -> Profile | None:
        return self._known.get(self.list.chosen) if self.list.currentRow() >= 0 else None

    @Slot()
    def _weigh(self) -> None:
        """Offer what can be done with whoever is chosen."""
        chosen = self._chosen
        is_gone = chosen is not None and chosen.is_removed and not chosen.is_playing
        plays = chosen is not None and chosen.is_playing
        self.rename.setEnabled(chosen is not None and not is_gone)
        self.remove.setEnabled(chosen is not None and not is_gone and not plays)
        self.play.setEnabled(chosen is not None and not plays)
        # What is closed says why.
        why = translate("profiles", "{name} plays now: only others can be let play, or removed.")
        self._told.setText(why.format(name=chosen.name) if chosen is not None and plays else "")
        if is_gone:
            self.play.say(translate("profiles", "Bring back"))
        else:
            self.play.say(translate("profiles", "Play"))

    @Slot()
    def _add(self) -> None:
        if name := self._name(translate("profiles", "What is the new player called?"), "", self):
            self._trying(lambda: profiles.add(name))

    @Slot()
    def _rename(self) -> None:
        if (chosen := self._chosen) is None:
            return
        title = translate("profiles", "What is this player called?")
        if name := self._name(title, chosen.name, self):
            self._trying(lambda: profiles.rename(chosen, name))

    @Slot()
    def _remove(self) -> None:
        if (chosen := self._chosen) is not None and self._is_sure(chosen):
            self._trying(lambda: profiles.remove(chosen), present=True)

    def _is_sure(self, chosen: Profile) -> bool:
        """Tell whether somebody is to go: with nothing to miss there is nothing to ask."""
        if not (many := profiles.matches_of(chosen)):
            return True
        title = translate("profiles", "Remove {name} from the list?").format(name=chosen.name)
        text = translate(
            "profiles",
            "%n match(es) and the settings stay on the disk, and you can bring them back here.",
            n=many,
        )
        yes, no = translate("profiles", "Remove"), translate("profiles", "Keep")
        return self._ask(title, text, yes, no, self)

    @Slot()
    def _play(self) -> None:
        if (chosen := self._chosen) is None:
            return
        if chosen.is_removed and not chosen.is_playing:
            self._trying(lambda: profiles.bring_back(chosen))
        elif not chosen.is_playing:
            self.wanted = chosen
            self.accept()

    def _trying(self, act: Callable[[], Profile | None], *, present: bool = False) -> None:
        """Do something and choose whom it was done to; say so if it cannot be done."""
        try:
            done = act()
        except ProfileError as error:
            self.refresh(self.list.chosen, Wording().say(error.what))
        else:
            self.refresh(None if present or done is None else done.key)
            # On the button Enter would ask for one more.
            self.list.setFocus()


def _about(profile: Profile) -> str:
    if profile.is_playing:
        return translate("profiles", "plays now")
    if profile.is_removed:
        return translate("profiles", "removed; all matches are still there")
    return translate("profiles", "%n match(es)", n=profiles.matches_of(profile))
