#!/bin/sh
# Cuts Barlow Condensed down to what figures need: from 22 KB to 8. Needs Debian's fonttools and python3-brotli; what it
# makes is kept in the repository, so nobody else does.
set -e
cd "$(dirname "$0")/.."
PACKAGE=node_modules/@fontsource/barlow-condensed
FOLDER=src/web/base/fonts
mkdir -p "$FOLDER"
# Figures, letters (codes, antes) with German's own, and the signs of money.
/usr/bin/python3 -m fontTools.subset "$PACKAGE/files/barlow-condensed-latin-600-normal.woff2" \
  --unicodes="U+20-7E,U+A0,U+A3,U+A5,U+B7,U+C4,U+D6,U+DC,U+DF,U+E4,U+F6,U+FC,U+2013,U+2019,U+20AC,U+2212,U+2026" \
  --layout-features=kern,tnum --no-hinting --flavor=woff2 \
  --output-file="$FOLDER/barlow-condensed-figures-600.woff2"
cp "$PACKAGE/LICENSE" "$FOLDER/barlow-condensed-LICENSE.txt"
