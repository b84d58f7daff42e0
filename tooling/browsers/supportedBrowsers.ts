/**
 * The oldest supported version of each browser (`docs/decisions/supported-browsers.md`), by the
 * names of web-features. The build fails on newer features.
 */
export const supportedBrowsers = {
  chrome: 124,
  chrome_android: 124,
  edge: 124,
  firefox: 128,
  firefox_android: 128,
  safari: 16.4,
  safari_ios: 16.4,
} as const;

/** The ECMAScript edition whose syntax all of them support. */
export const supportedSyntax = 2022;
