import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresence } from './watchPresence.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  document.body.innerHTML = '<button>Sort</button>';
});
afterEach(() => void vi.useRealTimers());

test('a page that nobody touches is quiet from the beginning', () => {
  const presence = watchPresence(document);
  vi.advanceTimersByTime(5_000);
  expect(presence.read()).toEqual({ isTouched: false, quiet: 5_000 });
});

test('a press counts from when it was, until the watch ends', () => {
  const presence = watchPresence(document);
  vi.advanceTimersByTime(5_000);
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  vi.advanceTimersByTime(1_000);
  presence.stop();
  document.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(1_000);
  expect(presence.read()).toEqual({ isTouched: true, quiet: 2_000 });
});
