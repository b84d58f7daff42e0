/**
 * In an answer that came with the page: when the server gave it, in milliseconds of the page's own
 * clock (`performance.now()`). Requested answers do not have it.
 */
const answeredAtHeader = 'punctual-answered-at';

/**
 * Milliseconds since the server gave an answer that came with the page; null for a requested one.
 */
export function ageOfAnswer({ headers }: Response): number | null {
  const at = headers.get(answeredAtHeader);
  return at === null ? null : Math.max(0, performance.now() - Number(at));
}
