/** What a page may cost: bytes on the wire (brotli), and requests for scripts and styles. */
export const budgets = {
  shellScripts: 172_000,
  shellStyles: 5_000,
  firstFont: 25_000,
  /** Planning schedules is the largest; the ways to log in and the shell's words are in each. */
  coldPageScripts: 230_000,
  /**
   * What a remote loads before its first page; it must not bring a runtime of its own. It names each of
   * its chunks with the hash that is checked, so that what is fetched later costs some bytes here.
   */
  remoteEntry: 3_300,
  /**
   * All pages and dialogs of a remote, in all languages: what others have, too, comes from the shell.
   * Planning schedules and the own schedule are one remote and share bars and colours.
   */
  remoteScripts: 116_000,
  /** Fetched after a terminal's first screen, or with a camera: program, model and scripts. */
  faceDetector: 3_020_000,
  /** Fetched when the first map opens. */
  mapScripts: 84_000,
  /** Fetched after the first screen: the service worker and what registers it. */
  workerScripts: 10_500,
  /** Of a page that takes no library on demand; each of those is one request more. */
  coldPageRequests: 6,
} as const;
