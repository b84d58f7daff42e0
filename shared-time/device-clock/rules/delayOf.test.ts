import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delayOf, needsServerTime } from './delayOf.ts';

const hour = 3_600_000;

describe('the delay of a punch', () => {
  it('is the time that passed in the page, however wrong the device’s clock is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 3 }), fc.nat(20 * hour), (wrong, passed) => {
        const pressed = { wall: wrong * hour, monotonic: 500, page: 'a', server: null };
        const now = { wall: wrong * hour + passed, monotonic: 500 + passed, page: 'a' };
        expect(delayOf(pressed, now, null, null)).toBe(passed);
      }),
    );
  });

  it('survives a restart with a device that is three hours wrong', () => {
    const pressed = { wall: 3 * hour, monotonic: 500, page: 'a', server: 0 };
    const now = { wall: 5 * hour, monotonic: 40, page: 'b' };
    expect(needsServerTime(pressed, now)).toBe(true);
    expect(delayOf(pressed, now, { ...now, server: 2 * hour }, null)).toBe(2 * hour);
    expect(delayOf(pressed, now, null, null)).toBe(2 * hour);
  });

  it('is told by the server’s time when the clock was set three hours while the device was off', () => {
    const pressed = { wall: 0, monotonic: 500, page: 'a', server: 0 };
    const now = { wall: 5 * hour, monotonic: 40, page: 'b' };
    expect(delayOf(pressed, now, { ...now, server: 2 * hour }, null)).toBe(2 * hour);
  });

  it('is not shortened by a clock that was set back', () => {
    const pressed = { wall: 5 * hour, monotonic: 0, page: 'a', server: null };
    const now = { wall: 3 * hour, monotonic: hour, page: 'a' };
    expect(delayOf(pressed, now, null, null)).toBe(hour);
  });

  it('counts the sleep in which the page’s clock stood still', () => {
    const pressed = { wall: 0, monotonic: 0, page: 'a', server: 0 };
    const now = { wall: 8 * hour, monotonic: 60_000, page: 'a' };
    expect(delayOf(pressed, now, null, null)).toBe(8 * hour);
    expect(delayOf(pressed, now, { ...now, server: 8 * hour }, null)).toBe(8 * hour);
  });

  it('never puts a punch before the one that was on its way when it was made', () => {
    const pressed = { wall: 1_000, monotonic: 1_000, page: 'a', server: null };
    const now = { wall: 3_000, monotonic: 3_000, page: 'a' };
    const answered = { delay: 0, at: { wall: 2_900, monotonic: 2_900, page: 'a' } };
    expect(delayOf(pressed, now, null, answered)).toBe(100);
  });

  it('is never negative and a year at most', () => {
    const reading = fc.record({
      wall: fc.integer({ min: 0, max: 4_000_000_000_000 }),
      monotonic: fc.nat(1_000_000_000),
      page: fc.constantFrom('a', 'b'),
    });
    const server = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(
        reading,
        reading,
        fc.option(server),
        fc.option(server),
        (one, now, then, here) => {
          const known = here === null ? null : { ...now, server: here };
          const delay = delayOf({ ...one, server: then }, now, known, null);
          expect(delay).toBeGreaterThanOrEqual(0);
          expect(delay).toBeLessThanOrEqual(31_536_000_000);
        },
      ),
    );
  });
});
