import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const server = path.resolve(import.meta.dirname, '..');
const writes = /(?:insert\s+into|update|delete\s+from)\s+(?:time_pair|segment)\b/iu;

/** Who else writes: the indicators of what stands there, and an erasure, which blanks who it was and no time. */
const others = ['adjusted-time/data/recomputeIndicators.ts', 'person-data/data/erasePerson.ts'];

test('time is written in one place', async () => {
  const writers: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: server, exclude: ['node_modules/**'] })) {
    if (file.endsWith('.test.ts') || /(?:^|\/)testing\//u.test(file)) continue;
    if (writes.test(await readFile(path.join(server, file), 'utf8'))) writers.push(file);
  }
  expect(writers.toSorted()).toEqual([...others, 'shift-changes/data/saveShifts.ts']);
});
