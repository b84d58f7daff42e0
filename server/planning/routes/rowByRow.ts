import { setImmediate } from 'node:timers/promises';

const longestTurnMs = 15;

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
