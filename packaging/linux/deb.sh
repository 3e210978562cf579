#!/usr/bin/env bash
# Makes the Debian package of what stage.sh laid out: deb.sh ROOT FOLDER
# What it depends on is worked out by dpkg-shlibdeps from the libraries that are not inside.
set -euo pipefail
umask 022

here=$(cd "$(dirname "$0")" && pwd)
python=${PYTHON:-python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
cp -a "$1" "$root"
mkdir -p "$2"
folder=$(cd "$2" && pwd)
version=$("$python" "$here/../version.py")
homepage=$("$python" "$here/../version.py" --homepage)
architecture=$(dpkg --print-architecture)
author=$("$python" "$here/../version.py" --author)
maintainer="$author <$("$python" "$here/../version.py" --email)>"
levels=$("$python" "$here/../counts.py" levels)
games=$("$python" "$here/../counts.py" games)

# Debian keeps games in a folder of their own.
install -d "$root/usr/games"
mv "$root/usr/bin/naipes" "$root/usr/games/naipes"
rmdir "$root/usr/bin"

doc=$root/usr/share/doc/naipes
install -d "$doc"
sed "s|@HOMEPAGE@|$homepage|; s|@AUTHOR@|$author|" "$here/copyright" > "$doc/copyright"
ln -s ../../../lib/naipes/_internal/THIRD-PARTY "$doc/THIRD-PARTY"
cat > "$work/changelog" <<TEXT
naipes ($version) stable; urgency=medium

  * What changed is told in the changelog at $homepage

 -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
TEXT
gzip -9n < "$work/changelog" > "$doc/changelog.gz"
install -Dm644 "$here/lintian-overrides" "$root/usr/share/lintian/overrides/naipes"

# shlibdeps looks for debian/control. It knows a library by its name alone: what travels inside has
# to be named, or the package of the system that holds the same would be asked for too.
install -d "$work/debian"
printf 'Source: naipes\n\nPackage: naipes\nArchitecture: any\n' > "$work/debian/control"
# Where a library has no list of its symbols dpkg-shlibdeps asks for the version of this machine. The
# two functions of this one that Qt calls are as old as it.
echo 'libX11-xcb 1 libx11-xcb1' > "$work/debian/shlibs.local"
mapfile -t objects < <(find "$root/usr/lib/naipes" -type f -exec sh -c \
    'for f; do head -c4 "$f" | grep -q ELF && echo "$f"; done; :' sh {} + | sort)
mapfile -t folders < <(printf '%s\n' "${objects[@]}" | xargs -n1 dirname | sort -u | sed 's/^/-l/')
mapfile -t inside < <(find "$root/usr/lib/naipes/_internal" -name '*.so.*' -printf '*/%f\n' |
    { xargs dpkg-query -S 2>/dev/null || :; } | cut -d: -f1 | sort -u | sed 's/^/-x/')
depends=$(cd "$work" && dpkg-shlibdeps -O --ignore-missing-info "${inside[@]}" "${folders[@]}" \
    "${objects[@]}" 2> "$work/shlibdeps.log" | sed -n 's/^shlibs:Depends=//p') ||
    { cat "$work/shlibdeps.log" >&2; exit 1; }
# Built here for here that is no fault; the release workflow asks again and fails.
"$here/floor.sh" "$depends, xkb-data" || :

install -d "$root/DEBIAN"
cat > "$root/DEBIAN/control" <<TEXT
Package: naipes
Version: $version
Section: games
Priority: optional
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f1)
Depends: $depends, xkb-data
Recommends: desktop-file-utils, fonts-dejavu-core | fonts-noto-core, hicolor-icon-theme, libpulse0 | libasound2 | libasound2t64, shared-mime-info
Homepage: $homepage
Description: $games classic card games against the computer
 Naipes plays Écarté, Napoleón, La Mosca, NLK and Hachi-Hachi with you, at
 $levels levels, in a window with its own drawn cards. Matches are saved as
 they are played and can be continued, taken back and watched again.
 .
 The package brings its own Python and Qt and needs only the display
 libraries of the system.
TEXT
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum > DEBIAN/md5sums)
find "$root" -exec touch -hcd "@$SOURCE_DATE_EPOCH" {} +
# One thread: with more, the number of processors would show in the file.
dpkg-deb --root-owner-group -Zxz "-z${NAIPES_XZ:-6}" --threads-max=1 --build "$root" \
    "$folder/naipes_${version}_$architecture.deb" >/dev/null
