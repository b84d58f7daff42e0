/** What a page may cost on the wire: bytes (brotli), and requests for scripts and styles. */
export const budgets = {
  shellScripts: 275_000,
  shellStyles: 5_000,
  latinFont: 80_000,
  coldPageScripts: 320_000,
  /** Of a page that takes no library on demand; each of those is one request more. */
  coldPageRequests: 6,
} as const;
