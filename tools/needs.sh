#!/bin/sh
# Sees, before anything else is done, that the system has what a purpose needs:
#   needs.sh python|play|test|installer
# What is missing is installed where that is allowed; else one line, whole, says how. The tests that
# need an X server are left out where there is none: `needs.sh x11` tells, without a word.
set -eu
cd "$(dirname "$0")/.."

tables=naipes_gui/system.py

# The packages of the libraries of some tables: those that do not load or, while there is no Python
# to try, all.
libraries() {
    [ "$(uname)" = Linux ] || return 0
    if [ -n "$python" ]; then
        "$python" -c 'import sys; from naipes_gui import system; print(*(
            name for table in sys.argv[1:] for name in system.missing_libraries(vars(system)[table])
        ))' "$@"
        return
    fi
    for table in "$@"; do
        sed -n "/^$table = {/,/^}/s/^ *\"\([^\"]*\)\": .*/\1/p" "$tables"
    done
}

for_python() {
    if [ -z "$python" ]; then
        echo python3 python3-venv
    elif ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        echo "$python-venv"
    fi
}

# PyInstaller packs the library that is Python; Debian's python3 is a program that holds it instead.
for_freezing() {
    if [ -z "$python" ]; then
        apt-cache depends python3 2>/dev/null | sed -n 's/^ *Depends: \(python3\.[0-9]*\)$/lib\1/p'
        return
    fi
    "$python" -c 'if True:
        from pathlib import Path
        from sysconfig import get_config_var as said
        if said("Py_ENABLE_SHARED") and not Path(said("LIBDIR"), said("INSTSONAME")).exists():
            print("libpython" + said("VERSION"))'
}

command_of() { command -v "$1" >/dev/null || echo "$2"; }
for_screen() {
    libraries X11_LIBRARIES
    command_of xvfb-run xvfb
    command_of xauth xauth
}
# A robot plays by what a screen reader is told; it is run by the Python of the system.
for_listening() {
    [ "$(uname)" = Linux ] || return 0
    command_of dbus-run-session dbus
    [ -x /usr/libexec/at-spi-bus-launcher ] || echo at-spi2-core
    /usr/bin/python3 -c 'import gi
gi.require_version("Atspi", "2.0")' 2>/dev/null || echo python3-gi gir1.2-atspi-2.0
}
# The opponents' kernels are compiled, see docs/compiled.md.
for_compiling() {
    command_of cc "gcc libc6-dev"
    [ -n "$python" ] || { echo python3-dev; return; }
    "$python" -c 'if True:
        import sys, sysconfig
        from pathlib import Path
        sys.exit(not Path(sysconfig.get_path("include"), "Python.h").exists())' || echo "$python-dev"
}
for_packing() {
    libraries FROZEN_LIBRARIES
    for_freezing
    command_of objdump binutils
    command_of xz xz-utils
    ! command -v dpkg >/dev/null || command_of dpkg-shlibdeps dpkg-dev
}

once() { printf '%s\n' "$@" | awk 'NF && !seen[$0]++' | paste -sd ' ' -; }

# shellcheck disable=SC2086  # lists of words
look() {
    python=$(tools/python.sh || :)
    required=$(for_python) optional=
    case $purpose in
        python) ;;
        play) required="$required $(libraries LIBRARIES X11_LIBRARIES)" ;;
        test) required="$required $(libraries LIBRARIES)" optional="$(for_screen) $(for_listening) $(for_compiling)" ;;
        installer) required="$required $(libraries LIBRARIES) $(for_screen) $(for_packing) $(for_compiling)" ;;
        x11) required=$(for_screen) ;;
        *) echo "needs.sh: nothing is known of $purpose" >&2; exit 2 ;;
    esac
    required=$(once $required) optional=$(once $optional)
}

purpose=$1
look
if [ "$purpose" = x11 ]; then
    [ -z "$required" ]
    exit
fi
status=0
if [ -n "$required$optional" ]; then
    [ -n "$required" ] || why="The tests that need an X server, a screen reader's bus or a C compiler are left out: something of the system is missing."
    # shellcheck disable=SC2086  # both are lists of words
    WHY=${why:-} tools/apt.sh $required $optional || status=$?
    [ -z "$required" ] && [ "$status" = 1 ] && exit 0
    [ "$status" = 0 ] || exit "$status"
    # With a Python more can be asked for.
    look
fi
if [ -z "$python" ]; then
    echo "Naipes needs Python 3.11 or newer, and there is none: install one first." >&2
    exit 1
fi
# shellcheck disable=SC2086
[ -z "$required" ] || tools/apt.sh $required
if [ "$purpose" = installer ] && ! "$python" -c 'import sys, sysconfig
sys.exit(not sysconfig.get_config_var("Py_ENABLE_SHARED"))'; then
    echo "$python was built without the library that PyInstaller packs: use Debian's python3, or build it with --enable-shared." >&2
    exit 1
fi
