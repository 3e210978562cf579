#!/bin/sh
# Installs Naipes @VERSION@ for the person who starts it, under ~/.local; nothing needs root.
#   sh naipes-….run               installs, or replaces an earlier version; saved matches stay
#   sh naipes-….run --portable    unpacks a copy here that keeps its matches beside itself
# shellcheck disable=SC2170,SC2317  # numbers are put in later; what a trap calls is reached
set -eu
umask 022
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in es*) tongue=es ;; fr*) tongue=fr ;; *) tongue=en ;; esac
# Whatever ends this before its end, above all where the file was cut off, leaves a sentence.
why="This file is damaged or was not downloaded whole: download it again; nothing has been changed."
case $tongue in
    es) why="Este archivo está dañado o no se ha descargado entero: descárgalo de nuevo; no se ha cambiado nada." ;;
    fr) why="Ce fichier est abîmé ou n’a pas été téléchargé en entier : téléchargez-le de nouveau ; rien n’a été changé." ;;
esac
trap 'echo "naipes: $why" >&2; exit 1' EXIT
# Tools that fail have lines of their own, which nobody asked for.
exec 3>&2 2>/dev/null

# In English, Spanish and French.
either() { case $tongue in es) echo "$2" ;; fr) echo "$3" ;; *) echo "$1" ;; esac; }
reason() { why=$(either "$@"); }
# A file manager starts this without a terminal: then a window tells, if there is what can show it.
show() {
    if [ -t 1 ] || [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ -n "${NAIPES_NO_DIALOG:-}" ]; then
        return 0
    elif command -v zenity >/dev/null; then
        # Closed by its corner it ends with 1; with more where the locale is not installed, and then it
        # takes no text with accents.
        { zenity "--$1" --no-markup --title=Naipes --text="$2" || [ $? -lt 2 ] ||
            LC_ALL=C.UTF-8 zenity "--$1" --no-markup --title=Naipes --text="$2"; } >/dev/null &
    elif command -v kdialog >/dev/null; then
        [ "$1" = error ] && kind=error || kind=msgbox
        kdialog --title Naipes "--$kind" "$2" >/dev/null &
    elif command -v xmessage >/dev/null; then
        xmessage -center "$2" >/dev/null &
    fi
}
room() { df -Pk "$1" | { read -r _ && read -r _ _ _ free _ && echo "$free"; }; }
work='' swapping='' writing='' made=''
leave() {
    trap - EXIT
    set +e
    [ -z "$writing" ] || [ "$(room "$writing")" -gt 4096 ] || full "$writing"
    [ -z "$swapping" ] || swap_back
    [ -z "$work" ] || rm -rf "$work"
    [ "$why" ] || exit 0
    case $made in
        *parent*) rmdir "$prefix/lib" "$prefix" ;;
        *lib*) rmdir "$prefix/lib" ;;
    esac
    echo "naipes: $why" >&3
    show error "$why"
    exit 1
}
trap leave EXIT
trap 'reason "Interrupted; nothing has been changed." "Interrumpido; no se ha cambiado nada." \
    "Interrompu ; rien n’a été changé."; exit 1' HUP INT TERM

# The sum and the size of all that follows this line.
[ "$(tail -n "+@CHECKED@" "$0" | cksum)" = "@CKSUM@" ]

# As a shell wants it, for lines that are to be typed.
quoted() {
    case $1 in
        *[!A-Za-z0-9_./-]*) printf "'%s'" "$(printf %s "$1" | sed "s/'/'\\\\''/g")" ;;
        *) printf %s "$1" ;;
    esac
}
unwritable() {
    reason "Nothing can be written in «$1»: see whose folder it is and whether its disk may be written, and try again; nothing has been changed." \
        "No se puede escribir en «$1»: mira de quién es la carpeta y si su disco admite escritura, y prueba de nuevo; no se ha cambiado nada." \
        "On ne peut rien écrire dans « $1 » : voyez à qui est ce dossier et si son disque accepte l’écriture, puis réessayez ; rien n’a été changé."
}
full() {
    reason "There is too little room in «$1», Naipes needs @MB@ MB: make room and try again; nothing has been changed." \
        "No hay bastante sitio en «$1», Naipes necesita @MB@ MB: haz sitio y prueba de nuevo; no se ha cambiado nada." \
        "Il n’y a pas assez de place dans « $1 », Naipes demande @MB@ Mo : faites de la place et réessayez ; rien n’a été changé."
}
foreign() {
    reason "«$1» is not of this installer: move it away and try again; nothing has been changed." \
        "«$1» no es de este instalador: llévatelo y prueba de nuevo; no se ha cambiado nada." \
        "« $1 » n’est pas de cet installateur : déplacez-le et réessayez ; rien n’a été changé."
    exit 1
}
command -v xz >/dev/null || {
    reason "xz is missing; on Debian and Ubuntu type: sudo apt install xz-utils" \
        "Falta xz; en Debian y Ubuntu escribe: sudo apt install xz-utils" \
        "xz manque ; sous Debian et Ubuntu, tapez : sudo apt install xz-utils"
    exit 1
}
# Both ends have to be good: the status of a pipe is that of tar alone.
unpack() {
    writing=$1
    [ "$(room "$1")" -ge "@KB@" ] || { full "$1"; writing=''; exit 1; }
    ended=$({
        { tail -n "+@LINES@" "$0" | xz -dc && echo whole:xz >&4; } |
            { LC_ALL=C tar -xf - -C "$work" 2>&4 && cat >/dev/null && echo whole:tar >&4; }
    } 4>&1) || :
    case $ended in
        *whole:xz*whole:tar* | *whole:tar*whole:xz*) ;;
        *"No space left"* | *"Wrote only"* | *"quota exceeded"*) full "$1"; writing=''; exit 1 ;;
        *) exit 1 ;;
    esac
}

if [ "${1:-}" = --portable ]; then
    [ ! -e Naipes ] || foreign "$PWD/Naipes"
    unwritable "$PWD"
    work=$(mktemp -d ./naipes-XXXXXX)
    unpack "$PWD"
    : > "$work/usr/lib/naipes/portable"
    mv "$work/usr/lib/naipes" Naipes
    why=''
    either "Start it with Naipes/naipes; to remove it delete the folder Naipes." \
        "Ábrelo con Naipes/naipes; para quitarlo borra la carpeta Naipes." \
        "Démarrez-le avec Naipes/naipes ; pour l’enlever, supprimez le dossier Naipes."
    exit 0
fi

prefix=${PREFIX:-${HOME:-}/.local}
case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
data=$prefix/share
lib=$prefix/lib/naipes
link=$prefix/bin/naipes
new=''
[ ! -e "$lib" ] || [ -f "$lib/uninstall.sh" ] || foreign "$lib"
[ ! -e "$link" ] || [ "$(readlink "$link")" = ../lib/naipes/naipes ] || foreign "$link"

unwritable "$prefix"
[ -d "$prefix/lib" ] || made=lib
[ -d "$prefix" ] || made=parent
mkdir -p "$prefix/lib"
# Beside its place, so that putting it there is a renaming, which needs no room.
work=$(mktemp -d "$prefix/lib/.naipes-XXXXXX")
unpack "$prefix"
new=$work/usr/lib/naipes

# A menu starts programs without the PATH of a login shell: it is told where this one lies.
exec_line=$(printf %s "$lib/naipes" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
desktop=$work/usr/share/applications/org.naipes.Naipes.desktop
while IFS= read -r line; do
    case $line in
        Exec=naipes*) printf 'Exec="%s"%s\n' "$exec_line" "${line#Exec=naipes}" ;;
        TryExec=*) printf 'TryExec=%s\n' "$lib/naipes" ;;
        *) printf '%s\n' "$line" ;;
    esac
done < "$desktop" > "$desktop.new"
mv "$desktop.new" "$desktop"
(cd "$work/usr/share" && find . -type f -o -type l) | sed 's|^\./||' > "$new/installed.txt"

{
    echo '#!/bin/sh'
    echo '# Removes Naipes; settings and saved matches stay.'
    echo 'set -eu'
    echo "prefix=$(quoted "$prefix")"
    cat <<'TEXT'
data=$prefix/share
lib=$prefix/lib/naipes
[ ! -L "$prefix/bin/naipes" ] || rm "$prefix/bin/naipes"
while IFS= read -r file; do
    rm -f "$data/$file"
    rmdir -p --ignore-fail-on-non-empty "$data/$(dirname "$file")" 2>/dev/null || :
done < "$lib/installed.txt"
rm -rf "$lib"
# Pictures that are painted again when they are missing.
[ -z "${XDG_CACHE_HOME:-${HOME:-}}" ] || rm -rf "${XDG_CACHE_HOME:-$HOME/.cache}/naipes"
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
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    es*) echo "Naipes se ha quitado; los ajustes y las partidas guardadas siguen en su sitio." ;;
    *) echo "Naipes has been removed; settings and saved matches are where they were." ;;
esac
TEXT
} > "$new/uninstall.sh"
cp "$new/installed.txt" "$work/files"

# From here on an earlier version is gone, or comes back with all that belonged to it.
swap_back() {
    while IFS= read -r file; do
        [ ! -e "$work/put/$file" ] || rm -f "$data/$file"
        [ ! -e "$work/kept/$file" ] || mv "$work/kept/$file" "$data/$file"
        (cd "$data" && rmdir -p "$(dirname "$file")")
    done < "$work/files"
    [ -e "$new" ] || rm -rf "$lib"
    [ ! -e "$work/old" ] || mv "$work/old" "$lib"
    [ -e "$lib" ] || rm -f "$link"
}
put() {
    folder=$(dirname "$1")
    mkdir -p "$data/$folder" "$work/kept/$folder" "$work/put/$folder"
    [ ! -e "$data/$1" ] || mv "$data/$1" "$work/kept/$1"
    : > "$work/put/$1"
    mv "$work/usr/share/$1" "$data/$1"
}
swapping=1
[ ! -e "$lib" ] || mv "$lib" "$work/old"
mv "$new" "$lib"
while IFS= read -r file; do put "$file"; done < "$work/files"
mkdir -p "$prefix/bin"
ln -sf ../lib/naipes/naipes "$link"
swapping='' writing='' why=''

# What an earlier version had and this one has not.
[ ! -f "$work/old/installed.txt" ] || while IFS= read -r file; do
    grep -qxF "$file" "$work/files" || rm -f "$data/$file"
done < "$work/old/installed.txt"
# Without these the menu still finds Naipes, only later.
! command -v update-desktop-database >/dev/null || update-desktop-database -q "$data/applications" || :
! command -v update-mime-database >/dev/null || update-mime-database "$data/mime" || :

text=$(either "Naipes @VERSION@ is installed: it is in the menu, and $(quoted "$link") starts it." \
    "Naipes @VERSION@ está instalado: está en el menú y $(quoted "$link") lo abre." \
    "Naipes @VERSION@ est installé : il est dans le menu, et $(quoted "$link") le démarre.")
echo "$text"
show info "$text"
either "To remove it: sh $(quoted "$lib/uninstall.sh")" "Para quitarlo: sh $(quoted "$lib/uninstall.sh")" \
    "Pour l’enlever : sh $(quoted "$lib/uninstall.sh")"
exit 0
