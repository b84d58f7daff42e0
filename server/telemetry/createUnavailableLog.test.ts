import { expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../database/databaseUnavailable.ts';
import { createUnavailableLog } from './createUnavailableLog.ts';

test('a database that is away is told once a second, with how many requests it was missed by', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const warn = vi.fn();
  const note = createUnavailableLog({ warn });
  const away = new DatabaseUnavailable(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }));
  for (let at = 0; at < 500; at += 1) note(away);
  vi.advanceTimersByTime(999);
  expect(warn.mock.calls.map(([line]: unknown[]) => line)).toEqual([
    { requests: 1, code: 'ECONNREFUSED' },
  ]);
  vi.advanceTimersByTime(1);
  expect(warn).toHaveBeenLastCalledWith(
    { requests: 499, code: 'ECONNREFUSED' },
    'The database could not be reached',
  );
  vi.advanceTimersByTime(5_000);
  expect(warn).toHaveBeenCalledTimes(2);
  note(away);
  expect(warn).toHaveBeenCalledTimes(3);
});
