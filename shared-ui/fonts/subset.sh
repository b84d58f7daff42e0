#!/bin/sh
# Makes the two fonts of the first screen from those of fontsource; needs `pip install fonttools==4.66.1 brotli==1.2.0`.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
# Regular to bold; ASCII but for brackets, and the letters and signs of our words in English, German and Spanish.
fonttools varLib.instancer -q ../node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2 \
  wght=400:700 -o "$work/inter.ttf"
pyftsubset "$work/inter.ttf" --flavor=woff2 --drop-tables+=STAT --output-file=inter-first.woff2 \
  --layout-features=kern,calt,ccmp,tnum \
  --unicodes=U+0020-003B,U+003D,U+003F-005A,U+005F,U+0061-007A,U+00A0,U+00A1,U+00B7,U+00BF,U+00C1,U+00C4,U+00C9,U+00CD,U+00D1,U+00D3,U+00D6,U+00D7,U+00DA,U+00DC,U+00DF,U+00E1,U+00E4,U+00E9,U+00ED,U+00F1,U+00F3,U+00F6,U+00FA,U+00FC,U+2013,U+2019,U+201C-201E,U+2026,U+2212
fonttools varLib.instancer -q ../node_modules/@fontsource-variable/noto-sans-thai-looped/files/noto-sans-thai-looped-thai-wght-normal.woff2 \
  wght=400:700 -o "$work/thai.ttf"
pyftsubset "$work/thai.ttf" --flavor=woff2 --no-hinting --output-file=thai-first.woff2 \
  '--layout-features=*' --unicodes=U+0E01-0E3A,U+0E3F-0E5B,U+200C-200D,U+25CC
rm -r "$work"
