/** Self-hosted fonts, cut by script: a page fetches what its letters need. */
export const fontFaces = [
  {
    fontFamily: "'Inter Variable'",
    src: face(
      new URL('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2', import.meta.url),
    ),
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  {
    fontFamily: "'Inter Variable'",
    src: face(
      new URL(
        '@fontsource-variable/inter/files/inter-latin-ext-opsz-normal.woff2',
        import.meta.url,
      ),
    ),
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  {
    fontFamily: "'Noto Sans Thai Looped Variable'",
    src: face(
      new URL(
        '@fontsource-variable/noto-sans-thai-looped/files/noto-sans-thai-looped-thai-wght-normal.woff2',
        import.meta.url,
      ),
    ),
    unicodeRange: 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC',
  },
].map((font) => ({
  ...font,
  fontStyle: 'normal',
  fontDisplay: 'swap' as const,
  fontWeight: '100 900',
}));

function face(file: URL): string {
  return `url(${file.href}) format('woff2')`;
}
