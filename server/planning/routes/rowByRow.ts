import { setImmediate } from 'node:timers/promises';

/** Work after which others go first: beside a row of a few milliseconds, far below 50. */
export const longestTurnMs = 15;

/** Works out rows one after the other, and lets everybody else go first after each 15 ms. */
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
