const firstDelay = 5_000;
const longestDelay = 60 * 60_000;

/**
 * Milliseconds until the next attempt: twice as long each time, at most an hour. The chance, from 0
 * up to 1, takes up to a quarter off, so that what failed together does not come back together.
 */
export function retryDelay(attempts: number, chance: number): number {
  const delay = Math.min(longestDelay, firstDelay * 2 ** Math.max(0, attempts - 1));
  return Math.round(delay * (1 - chance / 4));
}
