import { createApiClient } from 'shared-contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { sendPunch } from './sendPunch.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the sleep of a device between two tries counts, though the page’s own clock stands still', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const delays: unknown[] = [];
  const api = createApiClient({
    baseUrl: 'http://terminal.test',
    locale: () => 'en',
    newKey: () => crypto.randomUUID(),
    async fetch(input) {
      const { delayInMilliseconds } = await new Request(input).json();
      delays.push(delayInMilliseconds);
      if (delays.length === 1) throw new TypeError('Failed to fetch');
      return Response.json({});
    },
  });
  const body = { dialogToken: 'x'.repeat(43), assignmentId: 31, operation: 'CLOCK_OUT' } as const;
  const slept = () => {
    vi.setSystemTime(Date.now() + 40_000);
    void vi.advanceTimersByTimeAsync(1_500);
  };
  await sendPunch(
    api,
    { body, key: 'one', locale: 'en' },
    { signal: new AbortController().signal, onRetry: slept },
  );
  expect(delays).toEqual([0, 41_500]);
});
