#!/usr/bin/env bash
# Packs the AppDir that build.sh made into an AppImage: appimage.sh APPDIR FOLDER
# The tool and what every AppImage starts with come from GitHub, each in the one version that is named
# here and with the sum it had then. With APPIMAGETOOL and APPIMAGE_RUNTIME they are files at hand.
set -euo pipefail
umask 022

here=$(cd "$(dirname "$0")" && pwd)
version=$("${PYTHON:-python3}" "$here/../version.py")
architecture=$(uname -m)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
case $architecture in
    x86_64)
        tool_sum=ed4ce84f0d9caff66f50bcca6ff6f35aae54ce8135408b3fa33abfc3cb384eb0
        runtime_sum=2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d
        ;;
    aarch64)
        tool_sum=f0837e7448a0c1e4e650a93bb3e85802546e60654ef287576f46c71c126a9158
        runtime_sum=00cbdfcf917cc6c0ff6d3347d59e0ca1f7f45a6df1a428a0d6d8a78664d87444
        ;;
    *) echo "No AppImage is made for $architecture." >&2; exit 1 ;;
esac

fetch() {
    curl -fsSL --retry 3 -o "$2" "https://github.com/AppImage/$1"
    echo "$3  $2" | sha256sum --check --quiet
}
tool=${APPIMAGETOOL:-}
if [ -z "$tool" ]; then
    tool=$work/appimagetool
    fetch "appimagetool/releases/download/1.9.1/appimagetool-$architecture.AppImage" "$tool" "$tool_sum"
    chmod +x "$tool"
fi
runtime=${APPIMAGE_RUNTIME:-}
if [ -z "$runtime" ]; then
    runtime=$work/runtime
    fetch "type2-runtime/releases/download/20251108/runtime-$architecture" "$runtime" "$runtime_sum"
fi

# With the variable set mksquashfs refuses the time that some versions of the tool give it. Without it
# all of them make the image at nought; its files have their dates from stage.sh.
env -u SOURCE_DATE_EPOCH ARCH="$architecture" APPIMAGE_EXTRACT_AND_RUN=1 \
    "$tool" --no-appstream --runtime-file "$runtime" "$1" "$2/Naipes-$version-$architecture.AppImage"
