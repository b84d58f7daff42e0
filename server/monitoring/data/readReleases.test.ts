import { fastify } from 'fastify';
import { createMemoryStore } from 'shared-releases/store/createMemoryStore.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readReleases } from './readReleases.ts';

const { log } = fastify({ logger: false });
const warn = vi.spyOn(log, 'warn');
beforeEach(() => void warn.mockClear());
afterEach(() => void vi.useRealTimers());

test('a store without releases gives none', async () => {
  expect(await readReleases(() => Promise.resolve(createMemoryStore()), log)).toEqual([]);
});

test('a store that fails is no reason to show nothing', async () => {
  expect(await readReleases(() => Promise.reject(new Error('no route to host')), log)).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

test('a store that hangs is waited for three seconds', async () => {
  vi.useFakeTimers();
  const answered = vi.fn<(releases: unknown) => void>();
  const reading = readReleases(() => new Promise(() => undefined), log).then(answered);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await reading;
  expect(answered).toHaveBeenCalledWith(null);
  expect(warn).toHaveBeenCalledOnce();
});
