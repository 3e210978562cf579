#!/usr/bin/env bash
# Lays out what the .deb, the .run and the AppDir have in common: stage.sh BUNDLE ROOT
# BUNDLE is the folder that PyInstaller made; ROOT gets usr/lib, usr/bin and usr/share.
set -euo pipefail
umask 022

here=$(cd "$(dirname "$0")" && pwd)
python=${PYTHON:-python3}
id=org.naipes.Naipes
bundle=$1
root=$2
version=$("$python" "$here/../version.py")
date=$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)

rm -rf "$root"
install -d "$root/usr/lib" "$root/usr/bin"
cp -a "$bundle" "$root/usr/lib/naipes"

# The newest symbol of the C library that anything inside asks for.
glibc=$(find "$root/usr/lib/naipes" -type f \( -name '*.so*' -o -name naipes.bin \) \
    -exec objdump -T {} + 2>/dev/null |
    grep -o 'GLIBC_2\.[0-9]*' | sed 's/GLIBC_//' | sort -Vu | tail -1)
sed "s/@GLIBC@/$glibc/" "$here/naipes.sh" > "$root/usr/lib/naipes/naipes"
ln -s ../lib/naipes/naipes "$root/usr/bin/naipes"
find "$root" -type d -exec chmod 755 {} +
find "$root" -type f -exec chmod 644 {} +
chmod 755 "$root/usr/lib/naipes/naipes" "$root/usr/lib/naipes/naipes.bin"

share=$root/usr/share
install -Dm644 "$here/$id.desktop" "$share/applications/$id.desktop"
install -Dm644 "$here/$id.mime.xml" "$share/mime/packages/$id.xml"
install -d "$share/metainfo" "$share/icons" "$share/man/man6"
"$python" "$here/../metainfo.py" > "$share/metainfo/$id.metainfo.xml"
sed "s/@VERSION@/$version/; s/@DATE@/$date/" "$here/naipes.6" |
    gzip -9n > "$share/man/man6/naipes.6.gz"
"$python" "$here/../icons.py" "$root/icons"
cp -a "$root/icons/hicolor" "$share/icons/hicolor"
rm -r "$root/icons"
find "$root" -exec touch -hcd "@$SOURCE_DATE_EPOCH" {} +
