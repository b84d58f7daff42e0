import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFlight } from './createFlight.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('flies when a list is scrolled on by a row or more each frame, not when it jumps once', () => {
  const flight = createFlight();
  flight.move(5_000, true);
  expect(flight.isFlying()).toBe(false);
  flight.move(5_100, true);
  expect(flight.isFlying()).toBe(true);
  flight.move(5_110, true);
  expect(flight.isFlying()).toBe(false);
});

it('completes a few rows in each frame once it has landed, and none that has gone', () => {
  const flight = createFlight();
  flight.move(100, true);
  flight.move(200, true);
  const completed: number[] = [];
  const leave = Array.from({ length: 6 }, (_unused, row) =>
    flight.onLanding(() => completed.push(row)),
  );
  leave[1]?.();
  vi.advanceTimersToNextFrame();
  expect(completed).toEqual([]);
  flight.move(200, false);
  expect(completed).toEqual([0, 2, 3]);
  vi.advanceTimersToNextFrame();
  expect(completed).toEqual([0, 2, 3, 4, 5]);
});
