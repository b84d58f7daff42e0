import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstToCome } from './firstToCome.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Resolves or fails after this many milliseconds; records its start. */
function race(...plan: [name: string, milliseconds: number, fails?: 'fails'][]) {
  const start = Date.now();
  const begun: [string, number][] = [];
  const attempts = plan.map(([name, milliseconds, fails]) => async () => {
    begun.push([name, Date.now() - start]);
    await new Promise((done) => setTimeout(done, milliseconds));
    if (fails) throw new Error(name);
    return `${name} at ${Date.now() - start}`;
  });
  const result = firstToCome(attempts, 2_000).catch((fault: unknown) => String(fault));
  return { begun, result };
}

test.each<[string, Parameters<typeof race>, string, number]>([
  [
    'what comes in time is alone',
    [
      ['new', 1_900],
      ['old', 0],
    ],
    'new at 1900',
    1,
  ],
  [
    'what fails is answered at once',
    [
      ['new', 10, 'fails'],
      ['old', 5],
    ],
    'old at 15',
    2,
  ],
  [
    'what hangs is answered when patience ends',
    [
      ['new', 9_000],
      ['old', 5],
    ],
    'old at 2005',
    2,
  ],
  [
    'what is slow may still come first',
    [
      ['new', 3_000],
      ['old', 5_000],
    ],
    'new at 3000',
    2,
  ],
  [
    'what fails late is no reason to begin twice',
    [
      ['new', 2_500, 'fails'],
      ['old', 1_000],
      ['older', 0],
    ],
    'old at 3000',
    2,
  ],
  [
    'a slow one is waited for when all after it failed',
    [
      ['new', 6_000],
      ['old', 1, 'fails'],
      ['older', 1, 'fails'],
    ],
    'new at 6000',
    3,
  ],
  [
    'when nothing comes it fails',
    [
      ['new', 10_000, 'fails'],
      ['old', 1, 'fails'],
    ],
    'Error: new',
    2,
  ],
])('%s', async (_, plan, answer, begun) => {
  const running = race(...plan);
  await vi.runAllTimersAsync();
  expect(await running.result).toBe(answer);
  expect(running.begun).toHaveLength(begun);
});
