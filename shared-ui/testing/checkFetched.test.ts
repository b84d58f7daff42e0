import { expect, test } from 'vitest';
import { checkFetched } from './checkFetched.ts';

const payCycle = { startDate: '2026-11-09', duration: 14, unit: 'DAYS' };

/** The fault reported for a response to the pay-cycle call. */
async function faultOf(answer?: () => Response, path = '/api/info/pay-cycle'): Promise<string> {
  const told: unknown[] = [];
  const fetch = checkFetched(answer, (fault) => told.push(fault));
  await fetch(`http://localhost${path}`).catch(() => undefined);
  return told.map((fault) => (fault instanceof Error ? fault.message : '')).join();
}

test('an answer as the contract has it is no fault', async () => {
  expect(await faultOf(() => Response.json(payCycle))).toBe('');
});

test('a field that differs is told with its call and status', async () => {
  expect(await faultOf(() => Response.json({ ...payCycle, unit: 'MOONS' }))).toMatch(
    /getPayCycle answered 200 otherwise than the contract says: \/unit must be equal/,
  );
});

test('a call that the contract does not have, or the test does not answer, is told', async () => {
  const call = faultOf(() => Response.json({}), '/api/moons');
  expect(await call).toContain('The contract has no GET /api/moons.');
  expect(await faultOf()).toContain('The test has no answer to GET http://localhost/api/info');
});

test('a proxy may fail in its own way', async () => {
  expect(await faultOf(() => new Response('Bad gateway', { status: 502 }))).toBe('');
});
