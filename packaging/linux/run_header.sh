#!/bin/sh
# Installs Naipes @VERSION@ for the person who starts it, under ~/.local; nothing needs root.
#   sh naipes-….run               installs, or replaces an earlier version; saved matches stay
#   sh naipes-….run --portable    unpacks a copy here that keeps its matches beside itself
set -eu
umask 022

case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in es*) spanish=1 ;; *) spanish= ;; esac
say() { if [ "$spanish" ]; then echo "$2"; else echo "$1"; fi; }
# A file manager starts this without a terminal: then a window tells, if there is what can show it.
tell() {
    text=$(say "$1" "$2")
    echo "$text"
    if [ ! -t 1 ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && [ -z "${NAIPES_NO_DIALOG:-}" ]; then
        { zenity --info --title=Naipes --text="$text" || kdialog --title Naipes --msgbox "$text" ||
            xmessage -center "$text"; } >/dev/null 2>&1 &
    fi
}

unpack() {
    command -v xz >/dev/null || {
        tell "naipes: xz is missing; on Debian and Ubuntu type: sudo apt install xz-utils" \
            "naipes: falta xz; en Debian y Ubuntu escribe: sudo apt install xz-utils" >&2
        exit 1
    }
    tail -n "+@LINES@" "$0" | xz -dc | tar -xf - -C "$1"
}

if [ "${1:-}" = --portable ]; then
    work=$(mktemp -d ./naipes-XXXXXX)
    trap 'rm -rf "$work"' EXIT
    [ ! -e Naipes ] || { say "There is a folder Naipes here." "Ya hay aquí una carpeta Naipes." >&2; exit 1; }
    unpack "$work"
    mv "$work/usr/lib/naipes" Naipes
    : > Naipes/portable
    say "Start it with Naipes/naipes; to remove it delete the folder Naipes." \
        "Ábrelo con Naipes/naipes; para quitarlo borra la carpeta Naipes."
    exit 0
fi

prefix=${PREFIX:-$HOME/.local}
data=$prefix/share
lib=$prefix/lib/naipes
id=org.naipes.Naipes
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unpack "$work"

mkdir -p "$prefix/bin" "$prefix/lib" "$data"
[ ! -f "$lib/uninstall.sh" ] || sh "$lib/uninstall.sh" --quiet
[ ! -e "$lib" ] || { tell "$lib is not of this installer." "$lib no es de este instalador." >&2; exit 1; }
mv "$work/usr/lib/naipes" "$lib"
ln -sf "../lib/naipes/naipes" "$prefix/bin/naipes"

# A menu starts programs without the PATH of a login shell: it is told where this one lies.
sed -i "s|^Exec=naipes|Exec=\"$lib/naipes\"|; s|^TryExec=.*|TryExec=$lib/naipes|" \
    "$work/usr/share/applications/$id.desktop"
(cd "$work/usr/share" && find . -type f -o -type l) | sed 's|^\./||' > "$lib/installed.txt"
while read -r file; do
    mkdir -p "$data/$(dirname "$file")"
    mv "$work/usr/share/$file" "$data/$file"
done < "$lib/installed.txt"

cat > "$lib/uninstall.sh" <<TEXT
#!/bin/sh
# Removes Naipes from $prefix. Settings and saved matches stay.
set -eu
prefix='$prefix'
TEXT
cat >> "$lib/uninstall.sh" <<'TEXT'
data=$prefix/share
lib=$prefix/lib/naipes
[ ! -L "$prefix/bin/naipes" ] || rm "$prefix/bin/naipes"
while read -r file; do
    rm -f "$data/$file"
    rmdir -p --ignore-fail-on-non-empty "$data/$(dirname "$file")" 2>/dev/null || :
done < "$lib/installed.txt"
rm -rf "$lib"
# What the databases of menus and types keep of Naipes goes with them, or with their next update.
if ls "$data"/applications/*.desktop >/dev/null 2>&1; then
    ! command -v update-desktop-database >/dev/null || update-desktop-database -q "$data/applications" || :
elif [ -d "$data/applications" ]; then
    rm -f "$data/applications/mimeinfo.cache"
    rmdir --ignore-fail-on-non-empty "$data/applications"
fi
if ls "$data"/mime/packages/*.xml >/dev/null 2>&1; then
    ! command -v update-mime-database >/dev/null || update-mime-database "$data/mime" || :
elif [ -d "$data/mime" ]; then
    rm -f "$data/mime/application/vnd.naipes.match.xml"
    (cd "$data/mime" && rm -f XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache \
        subclasses treemagic types version)
    rmdir --ignore-fail-on-non-empty -p "$data/mime/application" 2>/dev/null || :
    rmdir --ignore-fail-on-non-empty "$data/mime" 2>/dev/null || :
fi
[ "${1:-}" = --quiet ] && exit 0
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    es*) echo "Naipes se ha quitado; los ajustes y las partidas guardadas siguen en su sitio." ;;
    *) echo "Naipes has been removed; settings and saved matches are where they were." ;;
esac
TEXT

# Without these the menu still finds Naipes, only later.
! command -v update-desktop-database >/dev/null || update-desktop-database -q "$data/applications" || :
! command -v update-mime-database >/dev/null || update-mime-database "$data/mime" || :

tell "Naipes @VERSION@ is installed: it is in the menu, and «$prefix/bin/naipes» starts it." \
    "Naipes @VERSION@ está instalado: está en el menú y «$prefix/bin/naipes» lo abre."
say "To remove it: sh $lib/uninstall.sh" "Para quitarlo: sh $lib/uninstall.sh"
exit 0
