#!/bin/sh
# Starts Naipes, or says why it cannot: a C library older than the one its Python was built with
# would end in a message of the linker, which nobody sees who clicked an icon.
self=$(readlink -f "$0")
needed=@GLIBC@
known=$(getconf GNU_LIBC_VERSION 2>/dev/null) || known="glibc 0"
known=${known#* }
if [ "${known%%.*}" -gt "${needed%%.*}" ] 2>/dev/null ||
    { [ "${known%%.*}" = "${needed%%.*}" ] && [ "${known#*.}" -ge "${needed#*.}" ]; } 2>/dev/null
then
    exec "${self%/*}/naipes.bin" "$@"
fi

[ "$known" != 0 ] || known="?"
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    es*) why="Naipes necesita glibc $needed o posterior y este sistema tiene $known: actualiza el sistema, o instala Naipes con pip como explica su README." ;;
    *) why="Naipes needs glibc $needed or newer and this system has $known: update the system, or install Naipes with pip as its README says." ;;
esac
echo "naipes: $why" >&2
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && [ -z "${NAIPES_NO_DIALOG:-}" ]; then
    # The first that there is: one that is closed by its corner fails, and is enough all the same.
    if command -v zenity >/dev/null; then
        # Where the locale is not installed it takes no text with accents, and ends with more than 1.
        { zenity --error --no-markup --title=Naipes --text="$why" || [ $? -lt 2 ] ||
            LC_ALL=C.UTF-8 zenity --error --no-markup --title=Naipes --text="$why"; } >/dev/null 2>&1 &
    elif command -v kdialog >/dev/null; then
        kdialog --title Naipes --error "$why" >/dev/null 2>&1 &
    else
        xmessage -center "$why" >/dev/null 2>&1 &
    fi
fi
exit 1
