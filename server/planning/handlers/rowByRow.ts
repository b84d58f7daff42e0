import { setImmediate } from 'node:timers/promises';

/**
 * Milliseconds after which other work gets a turn: with a row of a few milliseconds it stays far
 * below 50.
 */
export const longestTurnMs = 15;

/** Computes rows one after the other, and yields to other work every 15 ms. */
export async function rowByRow<Row, Done>(
  rows: readonly Row[],
  work: (row: Row) => Done,
): Promise<Done[]> {
  const done: Done[] = [];
  let begun = performance.now();
  for (const row of rows) {
    done.push(work(row));
    if (performance.now() - begun < longestTurnMs) continue;
    await setImmediate();
    begun = performance.now();
  }
  return done;
}
