/** The budgets of a page: bytes on the wire (brotli), and requests for scripts and styles. */
export const budgets = {
  /**
   * Includes React Router's declarative mode (12 kB), react-intl (6 kB) and the federation runtime
   * (15 kB).
   */
  shellScripts: 210_000,
  shellStyles: 5_000,
  firstFont: 25_000,
  /** Planning schedules is the largest; each includes the log-in pages and the shell's messages. */
  coldPageScripts: 266_000,
  /**
   * What a remote loads before its first page: 7 kB if it takes the core of the federation runtime
   * from the shell (`externalRuntime`), 24 to 29 kB in stock builds of webpack and rspack.
   */
  remoteEntry: 30_000,
  /**
   * All pages and dialogs of a remote, in all languages, without shared libraries, which come from
   * the shell. Planning schedules and My Schedule are one remote, and share bars and colours.
   */
  remoteScripts: 116_000,
  /** The same of Company, which has twenty pages; each, and each dialog, is loaded by itself. */
  companyScripts: 285_000,
  /** Loaded after a terminal's first screen, or with a camera: program, model and scripts. */
  faceDetector: 3_030_000,
  /** Loaded when somebody imports a spreadsheet: the libraries that read it, in a worker. */
  sheetReader: 40_000,
  /** Loaded when the first map opens. */
  mapScripts: 84_000,
  /** Loaded after the first screen: the service worker and the code that registers it. */
  workerScripts: 10_500,
  /** For a page without on-demand libraries; each of those is one more request. */
  coldPageRequests: 6,
} as const;
