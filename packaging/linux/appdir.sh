#!/usr/bin/env bash
# Makes the folder that appimagetool turns into an AppImage: appdir.sh ROOT APPDIR
set -euo pipefail
umask 022

id=org.naipes.Naipes
app=$2
rm -rf "$app"
cp -a "$1" "$app"
ln -s "usr/share/applications/$id.desktop" "$app/$id.desktop"
ln -s "usr/share/icons/hicolor/scalable/apps/$id.svg" "$app/$id.svg"
ln -s "$id.svg" "$app/.DirIcon"
cat > "$app/AppRun" <<'TEXT'
#!/bin/sh
self=$(readlink -f "$0")
exec "${self%/*}/usr/lib/naipes/naipes" "$@"
TEXT
chmod 755 "$app/AppRun"
find "$app" -exec touch -hcd "@$SOURCE_DATE_EPOCH" {} +
