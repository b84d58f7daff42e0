import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longestTurnMs, rowByRow } from './rowByRow.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** Milliseconds of work between two moments at which everybody else has their turn. */
async function turnsOf(costs: readonly number[]): Promise<{ turns: number[]; done: number[] }> {
  const turns = [0];
  let isWorking = true;
  const nextTurn = () => {
    turns.push(0);
    if (isWorking) setImmediate(nextTurn);
  };
  setImmediate(nextTurn);
  const done = await rowByRow(costs, (cost) => {
    vi.advanceTimersByTime(cost);
    turns[turns.length - 1] = (turns.at(-1) ?? 0) + cost;
    return cost;
  });
  isWorking = false;
  return { turns: turns.filter((work) => work > 0), done };
}

test('everybody else has a turn after each row that reaches the limit, whatever rows cost', async () => {
  const costs = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(costs, async (rows) => {
      const { turns, done } = await turnsOf(rows);
      expect(done).toEqual(rows);
      const dearest = Math.max(0, ...rows);
      for (const work of turns) expect(work).toBeLessThan(longestTurnMs + dearest);
    }),
    { numRuns: 50 },
  );
});

test('a thousand people in rows of a millisecond take no turn of more than fifteen', async () => {
  const { turns } = await turnsOf(Array<number>(1_000).fill(1));
  expect(Math.max(...turns)).toBe(longestTurnMs);
  expect(turns.length).toBe(Math.ceil(1_000 / longestTurnMs));
});
