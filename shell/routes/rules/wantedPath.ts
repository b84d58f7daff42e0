/** Navigation state that carries the page that was asked for through the log-in. */
export interface WantedPage {
  /** Hash path with its query, for example `/time/clock`. */
  readonly wanted: string;
}

/** The page that a navigation state carries; undefined when it carries none. */
export function wantedPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return undefined;
  return typeof state.wanted === 'string' ? state.wanted : undefined;
}
