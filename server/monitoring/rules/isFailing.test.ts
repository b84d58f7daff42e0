import fc from 'fast-check';
import type { components } from 'shared-contracts';
import { expect, test } from 'vitest';
import { isFailing } from './isFailing.ts';

type Attempts = components['schemas']['Attempts'];

const attempts = fc
  .record({ loads: fc.nat({ max: 100_000 }), failures: fc.nat({ max: 10_000 }) })
  .map(({ loads, failures }) => of(failures, loads + failures));
const more = fc.integer({ min: 1, max: 10_000 });

/** So many failures of so many attempts. */
function of(failures: number, count: number): Attempts {
  return { count, failures };
}

test.each([
  ['five failures and nothing else, before anybody reported what all get', of(5, 5), of(0, 0)],
  ['half of its starts', of(10, 20), of(2, 1_000)],
  ['one of twenty, where one of a thousand did', of(30, 600), of(10, 10_000)],
  ['very many, a little more often', of(1_500, 100_000), of(1_000, 100_000)],
])('a canary is stopped for %s', (_, canary, released) => {
  expect(isFailing(canary, released)).toBe(true);
});

test.each([
  ['four failures and nothing else', of(4, 4), of(0, 1_000)],
  ['failures as often as what all get', of(50, 100), of(500, 1_000)],
  ['what may be chance', of(6, 200), of(20, 1_000)],
  ['a broken network, of which all report', of(20, 20), of(30, 30)],
  ['a broken network, of which few report without it', of(900, 900), of(9, 9)],
  ['nothing reported at all', of(0, 0), of(0, 0)],
])('a canary goes on with %s', (_, canary, released) => {
  expect(isFailing(canary, released)).toBe(false);
});

test('a canary that fails no more often than what all get is never stopped', () => {
  fc.assert(
    fc.property(attempts, attempts, (canary, released) => {
      const isNoWorse = canary.failures * released.count <= released.failures * canary.count;
      fc.pre(released.count > 0 && isNoWorse);
      expect(isFailing(canary, released)).toBe(false);
    }),
  );
});

test('more failures never save a canary, more loads never stop it', () => {
  fc.assert(
    fc.property(attempts, attempts, more, (canary, released, extra) => {
      const failing = of(canary.failures + extra, canary.count + extra);
      if (isFailing(canary, released)) expect(isFailing(failing, released)).toBe(true);
      const loading = of(canary.failures, canary.count + extra);
      if (isFailing(loading, released)) expect(isFailing(canary, released)).toBe(true);
    }),
  );
});

test('what all get, failing more often, never stops the canary', () => {
  fc.assert(
    fc.property(attempts, attempts, more, (canary, released, extra) => {
      const worse = of(released.failures + extra, released.count + extra);
      if (isFailing(canary, worse)) expect(isFailing(canary, released)).toBe(true);
    }),
  );
});
