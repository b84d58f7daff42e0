/** Where a tab keeps its overrides: they end with it. */
export const overridePlace = 'punctual.overrides';

/** Whether the query of the page's address names a remote: `?remote-employee=http://localhost:4101`. */
export function asksInAddress(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some((name) => name.startsWith('remote-'));
}
