"""Where sound goes: what a player needs of a device, and that of this machine."""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

from naipes_gui.ui.shared.sound.bank import RATE

log = logging.getLogger(__name__)

Block = Callable[[int], Any]
"""Returns so many samples of 16 bits; called by a thread of the device's."""


class NoOutput(Exception):
    """Says, for the log, why the machine makes no sound now."""


class Output(Protocol):
    """A device that is open and asks for blocks until it is closed."""

    def close(self) -> None:
        """Ask for no more and let go of the device."""
        ...


Open = Callable[[Block], Output]
"""Opens the device of this machine, or raises `NoOutput`."""

CALLED = "_internal_data_callback"
"""What the library calls for every block."""
PERIOD_MS, PERIODS = 20, 3
"""So many blocks of so many milliseconds are asked for ahead."""
BACKENDS = ("wasapi", "coreaudio", "pulseaudio", "alsa", "sndio", "oss", "audio4")
"""Jack is left out: it would start a server. So is the null one: it burns time in silence."""


def open_device(block: Block, backends: tuple[str, ...] = BACKENDS) -> Output:
    """Open what the system plays sound with.

    Raises:
        NoOutput: there is no device, or no library for it.

    """
    try:
        # What the module `miniaudio` itself imports besides, up to an HTTP client, costs half a
        # second and 20 MB; this is the library under it. It looks for _cffi_backend by name.
        import _cffi_backend  # noqa: F401
        from _miniaudio import ffi, lib
    except ImportError as error:
        raise NoOutput(str(error)) from error
    return Device(ffi, lib, block, backends)


class Device:
    """A playback device of miniaudio, with the context it needs."""

    def __init__(self, ffi: Any, lib: Any, block: Block, backends: tuple[str, ...]) -> None:
        self._ffi, self._lib, self._block = ffi, lib, block
        self._context, self._device = ffi.new("ma_context *"), ffi.new("ma_device *")
        self._handle, self._is_broken = ffi.new_handle(self), False
        _listen(ffi, lib)
        self._open_context(backends)
        try:
            self._open_device()
        except NoOutput:
            lib.ma_context_uninit(self._context)
            raise

    def _open_context(self, backends: tuple[str, ...]) -> None:
        ffi, lib = self._ffi, self._lib
        config, name = lib.ma_context_config_init(), ffi.new("char[]", b"Naipes")
        config.threadPriority = lib.ma_thread_priority_highest
        config.pulse.pApplicationName = name
        kinds = list(_usable(lib, backends))
        if not kinds:
            raise NoOutput("no sound system")
        wanted = ffi.new("ma_backend[]", kinds)
        code = lib.ma_context_init(wanted, len(kinds), ffi.addressof(config), self._context)
        _check(lib, code, "no sound system answers")

    def _open_device(self) -> None:
        lib = self._lib
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.sampleRate, config.playback.channels = RATE, 1
        config.playback.format = lib.ma_format_s16
        config.periodSizeInMilliseconds, config.periods = PERIOD_MS, PERIODS
        config.dataCallback, config.pUserData = getattr(lib, CALLED), self._handle
        config_at = self._ffi.addressof(config)
        _check(lib, lib.ma_device_init(self._context, config_at, self._device), "no device")
        code = lib.ma_device_start(self._device)
        if code:
            lib.ma_device_uninit(self._device)
        _check(lib, code, "the device does not start")

    def close(self) -> None:
        """Ask for no more and let go of the device."""
        self._lib.ma_device_uninit(self._device)
        self._lib.ma_context_uninit(self._context)

    def fill(self, output: Any, frames: int) -> None:
        """Write the next samples where the device wants them, which are silence by themselves."""
        if self._is_broken:
            return
        try:
            self._ffi.memmove(output, self._block(frames), 2 * frames)
        except Exception:
            # Told once: what is told of every block would fill the log.
            self._is_broken = True
            log.exception("no more sound from this device")


def _listen(ffi: Any, lib: Any) -> None:
    """Let miniaudio call the device that a handle stands for; what it had before is replaced."""

    def fill(device: Any, output: Any, _: Any, frames: int) -> None:
        ffi.from_handle(device.pUserData).fill(output, frames)

    ffi.def_extern(name=CALLED)(fill)


def _usable(lib: Any, backends: tuple[str, ...]) -> Iterator[int]:
    for name in backends:
        kind = getattr(lib, f"ma_backend_{name}")
        # Without a card ALSA writes some sixty lines of errors to the terminal.
        if lib.ma_is_backend_enabled(kind) and (name != "alsa" or _has_card()):
            yield kind


def _has_card() -> bool:
    return any(Path("/dev/snd").glob("pcm*p")) or Path.home().joinpath(".asoundrc").exists()


def _check(lib: Any, code: int, what: str) -> None:
    if code != lib.MA_SUCCESS:
        raise NoOutput(f"{what} ({code})")
