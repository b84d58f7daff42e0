import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAtMostEvery } from './useAtMostEvery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('does the work at once, and once more for all that came meanwhile', () => {
  const work = vi.fn();
  const { result } = renderHook(() => useAtMostEvery(1000, work));
  for (let time = 0; time < 5; time += 1) result.current();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(999);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(2);
  result.current();
  expect(work).toHaveBeenCalledTimes(3);
});

it('does nothing more once it is gone', () => {
  const work = vi.fn();
  const { result, unmount } = renderHook(() => useAtMostEvery(1000, work));
  result.current();
  result.current();
  unmount();
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});
