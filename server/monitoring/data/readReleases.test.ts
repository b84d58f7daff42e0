import { fastify } from 'fastify';
import { createMemoryStore } from 'shared-releases/store/createMemoryStore.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { readReleases } from './readReleases.ts';

const { log } = fastify({ logger: false });
const warn = vi.spyOn(log, 'warn');
beforeEach(() => void warn.mockClear());

test('a store without releases gives none', async () => {
  expect(await readReleases(() => Promise.resolve(createMemoryStore()), log)).toEqual([]);
});

test('a store that fails is no reason to show nothing', async () => {
  expect(await readReleases(() => Promise.reject(new Error('no route to host')), log)).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

test('a store that hangs is waited for three seconds', async () => {
  const begun = performance.now();
  expect(await readReleases(() => new Promise(() => undefined), log)).toBeNull();
  expect(performance.now() - begun).toBeGreaterThan(2_900);
  expect(warn).toHaveBeenCalledOnce();
});
