/** The storage key of a tab's overrides; they end with the tab. */
export const overridePlace = 'punctual.overrides';

/** Whether the URL's query names a remote: `?remote-employee=http://localhost:4101`. */
export function asksInAddress(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some((name) => name.startsWith('remote-'));
}
