import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTokenBuckets } from './createTokenBuckets.ts';

describe('The limit of requests', () => {
  test('lets a burst through, then says how long to wait', () => {
    const secondsToWait = createTokenBuckets({ perSecond: 1, burst: 3 });
    expect([1, 2, 3].map(() => secondsToWait('a', 0))).toEqual([0, 0, 0]);
    expect(secondsToWait('a', 0)).toBe(1);
    expect(secondsToWait('a', 1_000)).toBe(0);
  });

  test('judges what is not counted itself, and takes nothing for it', () => {
    const secondsToWait = createTokenBuckets({ perSecond: 1, burst: 1 });
    expect([1, 2, 3].map(() => secondsToWait('a', 0, 0))).toEqual([0, 0, 0]);
    expect(secondsToWait('a', 0)).toBe(0);
    expect(secondsToWait('a', 0, 0)).toBe(1);
  });

  test('counts each address by itself, and a household of IPv6 as one', () => {
    const secondsToWait = createTokenBuckets({ perSecond: 1, burst: 1 });
    expect(secondsToWait('10.0.0.1', 0)).toBe(0);
    expect(secondsToWait('10.0.0.2', 0)).toBe(0);
    expect(secondsToWait('2001:db8:1:2::1', 0)).toBe(0);
    expect(secondsToWait('2001:db8:1:2::2', 0)).toBe(1);
    expect(secondsToWait('2001:db8::1:0:0:1', 0)).toBe(0);
    expect(secondsToWait('2001:db8::2:3:4:5', 0)).toBe(1);
    expect(secondsToWait('2001:db8:0:0:6::', 0)).toBe(1);
    expect(secondsToWait('2001:0DB8:0000::7', 0)).toBe(1);
  });

  test('never lets more through than burst and rate allow', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 200 });
    fc.assert(
      fc.property(gaps, (waits) => {
        const secondsToWait = createTokenBuckets({ perSecond: 2, burst: 5 });
        let now = 0;
        let passed = 0;
        for (const wait of waits) {
          now += wait;
          if (secondsToWait('a', now) === 0) passed += 1;
        }
        expect(passed).toBeLessThanOrEqual(5 + (now / 1_000) * 2);
      }),
    );
  });
});
