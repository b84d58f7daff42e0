/**
 * Of an answer that the page brought: when the server gave it, in milliseconds of the page's own
 * clock (`performance.now()`). Answers that were asked for do not have it.
 */
const answeredAtHeader = 'punctual-answered-at';

/** Milliseconds since an answer was given that the page brought; null for one that was asked for. */
export function ageOfAnswer({ headers }: Response): number | null {
  const at = headers.get(answeredAtHeader);
  return at === null ? null : Math.max(0, performance.now() - Number(at));
}
