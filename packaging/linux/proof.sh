#!/usr/bin/env bash
# Installs what build.sh made on a bare Debian 12 and uses it as a person would: proof.sh [PICTURES]
# The Debian is a folder made by debootstrap; its programs show their windows on an Xvfb out here.
# Needs root, and the packages debootstrap, xvfb, x11-utils and imagemagick, which it installs.
set -euo pipefail
umask 022

here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
pictures=$(mkdir -p "${1:-$project/build/proof}" && cd "${1:-$project/build/proof}" && pwd)
cache=${NAIPES_PROOF_CACHE:-/var/tmp/naipes-proof}
mirror=${MIRROR:-http://deb.debian.org/debian}
export PYTHON=${PYTHON:-$project/build/venv/bin/python}

[ "$(id -u)" = 0 ] || { echo "proof.sh needs root: debootstrap and chroot do." >&2; exit 1; }
"$project/tools/apt.sh" debootstrap xvfb x11-utils imagemagick
deb=$(ls "$project"/dist/naipes_*.deb)
run=$(ls "$project"/dist/naipes-*.run)
version=$("$PYTHON" "$here/../version.py")
older=0.0.1

work=$(mktemp -d /var/tmp/naipes-proof-XXXXXX)
debian=$work/debian
cleanup() {
    [ -z "${server:-}" ] || kill "$server" 2>/dev/null || :
    for inside in tmp/.X11-unix dev/shm dev proc; do
        umount -l "$debian/$inside" 2>/dev/null || :
    done
    # Never through a folder that is still mounted.
    ! grep -q " $work/" /proc/mounts && rm -rf "$work"
}
trap cleanup EXIT

ok() { printf 'ok   %s\n' "$*"; }
fail() { printf 'FAIL %s\n' "$*" >&2; exit 1; }
expect() { local what=$1; shift; if "$@"; then ok "$what"; else fail "$what"; fi; }
since() { date +%s.%N | awk -v began="$1" '{printf "%.1f s", $1 - began}'; }
megabytes() { du -s --apparent-size --block-size=1 "$1" | awk '{printf "%.1f MB", $1 / 1e6}'; }
within() { local most=$1; [ "$(du -s --apparent-size --block-size=1 "$2" | cut -f1)" -le $((most * 1000000)) ]; }

# In the Debian, as root and as an ordinary person.
root() { chroot "$debian" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"; }
person() {
    chroot --userspec=player:player "$debian" env -i HOME=/home/player LANG=C.UTF-8 \
        PATH=/home/player/.local/bin:/usr/local/bin:/usr/bin:/bin:/usr/games ${screen:+DISPLAY=$screen} \
        sh -c 'cd && exec "$@"' sh "$@"
}

make_debian() {
    mkdir -p "$cache" "$debian"
    if [ ! -f "$cache/bookworm.tar" ]; then
        debootstrap --variant=minbase bookworm "$cache/bookworm" "$mirror" > "$cache/debootstrap.log"
        tar -C "$cache/bookworm" -cf "$cache/bookworm.tar.new" .
        mv "$cache/bookworm.tar.new" "$cache/bookworm.tar"
        rm -rf "$cache/bookworm"
    fi
    tar -C "$debian" -xpf "$cache/bookworm.tar"
    mkdir -p "$debian/tmp/.X11-unix" "$debian/proof"
    mount --bind /proc "$debian/proc"
    mount --bind /dev "$debian/dev"
    # Programs that share out their work have semaphores there.
    mount --bind /dev/shm "$debian/dev/shm"
    mount --bind /tmp/.X11-unix "$debian/tmp/.X11-unix"
    cp /etc/resolv.conf "$debian/etc/resolv.conf"
    root useradd --create-home --shell /bin/sh player
    root apt-get update -qq
}

open_screen() {
    Xvfb -displayfd 6 -ac -noreset -nolisten tcp -screen 0 1280x900x24 6> "$work/screen" 2>/dev/null &
    server=$!
    for _ in $(seq 100); do [ -s "$work/screen" ] && break; sleep 0.1; done
    screen=:$(cat "$work/screen")
    export DISPLAY=$screen
}

# The previous version is this commit with a lower number, built the same way.
make_older() {
    mkdir -p "$work/older"
    git -C "$project" archive HEAD | tar -x -C "$work/older"
    sed -i "s/^version = .*/version = \"$older\"/" "$work/older/pyproject.toml"
    SOURCE_DATE_EPOCH=$(git -C "$project" log -1 --format=%ct) NAIPES_XZ=0 \
        "$work/older/packaging/linux/build.sh" "$work/older/build" "$work/older/dist" 2>/dev/null
    cp "$work"/older/dist/naipes_*.deb "$debian/proof/older.deb"
    cp "$work"/older/dist/naipes-*.run "$debian/proof/older.run"
    cp "$deb" "$debian/proof/naipes.deb"
    cp "$here/use.sh" "$debian/proof/use.sh"
    cp "$run" "$debian/proof/naipes.run"
    chmod 644 "$debian"/proof/*
}

windows() { xwininfo -root -tree | grep -o '"[^"]*": ("[^"]*" "naipes")' || :; }
wait_for_window() {
    for _ in $(seq 150); do
        windows | grep -q "$1" && return 0
        sleep 0.2
    done
    xwininfo -root -tree >&2
    return 1
}
quiet_log() { ! grep -E 'WARNING|ERROR|CRITICAL' "$debian$1/naipes.log"; }
is_version() { [ "$(person "$1" --version)" = "naipes $2" ]; }
digest() { (cd "$debian/home/player" && find .config/naipes .local/share/naipes -type f -print0 | sort -z | xargs -0 sha256sum); }

# A demo hand of every game, each with a picture in PICTURES.
play_every_game() {
    local program=$1 label=$2 key keys began
    keys=$(games "$program")
    expect "$label: it has every game: $keys" [ "$(wc -w <<< "$keys")" = \
        "$(find "$project"/naipes_gui/games -mindepth 2 -maxdepth 2 -name __init__.py | wc -l)" ]
    for key in $keys; do
        began=$(date +%s.%N)
        person timeout 120 "$program" --demo --game "$key" --screenshot "/home/player/$key.png" \
            > "$work/said" 2>&1 &
        local playing=$! thinker=
        while kill -0 $playing 2>/dev/null; do
            [ -n "$thinker" ] || thinker=$(pgrep -f 'naipes.bin -m naipes_gui.session.child' || :)
            sleep 0.1
        done
        wait $playing || { cat "$work/said" >&2; fail "$label: the demo of $key"; }
        [ ! -s "$work/said" ] || { cat "$work/said" >&2; fail "$label: the demo of $key is silent"; }
        mv "$debian/home/player/$key.png" "$pictures/$label-$key.png"
        [ "$(identify -format %k "$pictures/$label-$key.png")" -gt 500 ] || fail "the picture of $key"
        [ -n "$thinker" ] || fail "$label: $key has a process that thinks"
        ok "$label: a demo hand of $key with its thinking process ($(since "$began"))"
    done
}
# Every command; the demos follow with their pictures.
use_every_command() {
    local -a commands
    read -ra commands < <(cd "$project" && "$PYTHON" -c 'from naipes_gui.cli import COMMANDS; print(*COMMANDS)')
    person env -u DISPLAY sh /proof/use.sh "$1" "$version" "${commands[@]}" | sed 's/^ok /ok   '"$2"':/'
}
# In English whatever the settings say.
games() { person env NAIPES_HOME=/tmp/empty "$1" doctor | sed -n 's/^ok  games: //p' | tr -d ,; }

# What a file manager does: the type of the name, the program of the type, its line.
line_for() {
    local share=$1 file=$2 type desktop
    type=$(awk -F: -v name=".${file##*.}" '$3 == "*" name {print $2}' "$debian$share/mime/globs2")
    desktop=$(sed -n "s|^$type=\([^;]*\);.*|\1|p" "$debian$share/applications/mimeinfo.cache")
    sed -n 's/^Exec=//p' "$debian$share/applications/$desktop" | sed "s|%f|$file|"
}

open_a_match() {
    local label=$1 share=$2 line
    line=$(line_for "$share" /home/player/opened.naipes)
    ok "$label: a file manager would start: $line"
    person timeout 60 sh -c "$line --screenshot /home/player/opened.png"
    mv "$debian/home/player/opened.png" "$pictures/$label-opened.png"
    ok "$label: the match is opened by its type"
    person gio info -a standard::content-type /home/player/opened.naipes |
        grep -q 'application/vnd.naipes.match' || fail "$label: gio knows the type"
    person gio open /home/player/opened.naipes
    wait_for_window Naipes || fail "$label: gio opens the match"
    ok "$label: «gio open» opens it too"
    end_programs
}

# Only what was started in the Debian, by its own ids.
end_programs() {
    local id
    for id in $(pgrep -f naipes.bin || :); do
        [ "$(readlink "/proc/$id/root")" = "$debian" ] && kill "$id" 2>/dev/null || :
    done
    for _ in $(seq 50); do windows | grep -q Naipes || return 0; sleep 0.1; done
    fail "the window closes"
}

# What a person leaves behind: settings, finished matches and the log.
leave_traces() {
    person mkdir -p /home/player/.config/naipes /home/player/.local/share/naipes/matches
    person sh -c 'echo "{\"language\": \"es\"}" > .config/naipes/settings.json' || fail "settings"
    person "$1" simulate ecarte --hands 2 --seed 5 \
        --records /home/player/.local/share/naipes/matches >/dev/null
    person sh -c 'cp /home/player/.local/share/naipes/matches/*.naipes /home/player/opened.naipes'
}

say_why() {
    local program=$1 language told library
    for language in C.UTF-8 es_ES.UTF-8; do
        told=$(screen='' person env LC_ALL=$language NAIPES_HOME=/tmp/empty "$program" 2>&1 || :)
        ok "no screen, $language: $told"
        [ "$(wc -l <<< "$told")" = 1 ] || fail "one sentence"
        told=$(person env LC_ALL=$language NAIPES_HOME=/tmp/empty DISPLAY=:987 "$program" 2>&1 || :)
        ok "a screen that does not answer, $language: $told"
        grep -q DISPLAY <<< "$told" || fail "the screen is named"
        told=$(person env LANG=$language NAIPES_NO_DIALOG=1 NAIPES_HOME=/proc/none "$program" 2>&1 || :)
        ok "a folder that takes nothing, $language: $told"
        [ "$(wc -l <<< "$told")" = 1 ] || fail "one sentence"
        grep -q NAIPES_HOME <<< "$told" || fail "the remedy is named"
    done
    printf '#!/bin/sh\necho glibc 2.28\n' > "$debian/proof/getconf"
    printf '#!/bin/sh\necho "$@" >> /tmp/dialog\n' > "$debian/proof/zenity"
    chmod 755 "$debian/proof/getconf" "$debian/proof/zenity"
    told=$(person env LC_ALL=es_ES.UTF-8 PATH=/proof:/usr/bin:/bin "$program" 2>&1 || :)
    ok "an old C library: $told"
    grep -q 'glibc 2\.' <<< "$told" || fail "the C library is named"
    library=$(ls "$debian"/usr/lib/*/libGL.so.1)
    mv "$library" "$library.gone"
    rm "$debian/proof/getconf"
    told=$(person env LC_ALL=es_ES.UTF-8 PATH=/proof:/usr/bin:/bin "$program" 2>&1 || :)
    mv "$library.gone" "$library"
    ok "a missing library: $told"
    grep -q 'sudo apt install libgl1' <<< "$told" || fail "the remedy is named"
    sleep 1
    expect "both were shown in a dialog" [ "$(wc -l < "$debian/tmp/dialog")" = 2 ]
    rm "$debian/tmp/dialog"
    person env NAIPES_HOME=/proc/none "$program" 2>/dev/null &
    wait_for_window Naipes || fail "a dialog of Qt"
    import -window root "$pictures/dialog.png"
    ok "a folder that takes nothing is shown in a dialog of Qt"
    end_programs
    wait $! || :
}

# What lies in the Debian and does not come from packages or from apt at work.
files() { (cd "$debian" && find . -xdev \( -path ./proof -o -path ./tmp -o -path ./var/cache/apt \
    -o -path ./var/lib/apt -o -path './home/player' \) -prune -o -print | sort); }

prove_deb() {
    local began owned
    began=$(date +%s.%N)
    root apt-get install -qq -y /proof/older.deb >/dev/null 2> "$work/apt" ||
        { cat "$work/apt" >&2; fail "apt installs the .deb"; }
    ok ".deb installed with what it depends on ($(since "$began"))"
    expect "the older version starts" is_version naipes "$older"
    leave_traces naipes
    digest > "$work/before"
    root apt-get install -qq -y /proof/naipes.deb >/dev/null 2>&1
    expect "upgraded to $version" is_version naipes "$version"
    digest > "$work/after"
    expect "settings and matches survive the upgrade" diff "$work/before" "$work/after"
    person naipes verify /home/player/opened.naipes
    use_every_command naipes deb
    play_every_game naipes deb
    person timeout 60 naipes --screenshot /home/player/start.png
    mv "$debian/home/player/start.png" "$pictures/deb-start.png"
    root apt-get install -qq -y --no-install-recommends libglib2.0-bin >/dev/null 2>&1
    open_a_match deb /usr/share
    expect "the settings still say Spanish" grep -q '"language": *"es"' "$debian/home/player/.config/naipes/settings.json"
    expect "the log is quiet" quiet_log /home/player/.local/state/naipes
    say_why /usr/games/naipes
    owned=$(root dpkg -L naipes | while read -r path; do [ -d "$debian$path" ] || echo "$path"; done)
    root apt-get purge -qq -y naipes >/dev/null 2>&1
    while read -r path; do
        [ ! -e "$debian$path" ] || fail "$path stays behind"
    done <<< "$owned"
    ok "removed: none of $(wc -l <<< "$owned") files stays"
    expect "nothing else of it stays" sh -c '! grep -i naipes "$0"' <(files)
    expect "the menus have forgotten it" sh -c "! grep -rqi naipes '$debian/usr/share/applications' '$debian/usr/share/mime'"
    digest > "$work/after"
    expect "what the person saved stays" diff "$work/before" "$work/after"
}

prove_run() {
    local began program=/home/player/.local/bin/naipes
    rm -rf "$debian"/home/player/.config/naipes "$debian"/home/player/.local
    root apt-get install -qq -y --no-install-recommends xz-utils >/dev/null 2>&1
    (cd "$debian/home/player" && find . | sort) > "$work/home"
    began=$(date +%s.%N)
    person sh /proof/older.run >/dev/null
    ok ".run installed by an ordinary user ($(since "$began"))"
    expect "the older version starts" is_version "$program" "$older"
    leave_traces "$program"
    digest > "$work/before"
    person sh /proof/naipes.run
    expect "upgraded to $version" is_version "$program" "$version"
    digest > "$work/after"
    expect "settings and matches survive the upgrade" diff "$work/before" "$work/after"
    use_every_command "$program" run
    play_every_game "$program" run
    open_a_match run /home/player/.local/share
    digest > "$work/before"
    person sh /home/player/.local/lib/naipes/uninstall.sh
    digest > "$work/after"
    expect "what the person saved stays" diff "$work/before" "$work/after"
    rm -rf "$debian"/home/player/.config/naipes "$debian"/home/player/.local/{share,state}/naipes
    (cd "$debian/home/player" && find . -type f -o -type l | sort) > "$work/after"
    echo "     left in the home: $(grep -vxFf "$work/home" "$work/after" | tr '\n' ' ')"
    expect "no file of it stays" sh -c '! grep -i naipes "$0"' <(grep -vxFf "$work/home" "$work/after")
}

prove_portable() {
    rm -rf "$debian"/home/player/.cache "$debian"/home/player/.local "$debian"/home/player/.config
    person sh -c 'mkdir -p /home/player/stick && cd /home/player/stick && sh /proof/naipes.run --portable'
    person timeout 120 /home/player/stick/Naipes/naipes --demo --screenshot /home/player/stick/p.png
    expect "the portable copy keeps its data beside itself" [ -f "$debian/home/player/stick/Naipes/naipes-home/state/naipes.log" ]
    expect "… and nowhere else" [ ! -e "$debian/home/player/.config/naipes" ] &&
        expect "… at all" [ ! -e "$debian/home/player/.local" ]
}

began=$(date +%s.%N)
open_screen
make_debian
ok "a bare Debian 12: $(root dpkg-query -f '.\n' -W | wc -l) packages, glibc $(root getconf GNU_LIBC_VERSION | cut -d' ' -f2) ($(since "$began"))"
began=$(date +%s.%N)
make_older
ok "version $older built for the upgrade ($(since "$began"))"
prove_deb
prove_run
prove_portable

bundle=$project/build/packaging/naipes
for file in "$deb" "$run"; do
    expect "$(basename "$file") is $(megabytes "$file"), at most 40" within 40 "$file"
done
expect "unpacked it is $(megabytes "$bundle"), at most 130" within 130 "$bundle"
if [ -x "$project/.venv/bin/naipes" ]; then
    "$PYTHON" "$here/../startup.py" "frozen=$project/build/packaging/root/usr/lib/naipes/naipes" \
        "source=$project/.venv/bin/naipes" | tee "$work/times" | sed 's/^/     /'
    expect "starting takes at most 1.1 times as long as from source" \
        awk '/^ratio/ {exit !($2 <= 1.1)}' "$work/times"
fi
echo "all is well; pictures are in $pictures"
