import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEarlyLoads } from './createEarlyLoads.ts';
import { exampleRemote } from '../testing/exampleRemote.ts';
import type { LoadedPage } from './RemoteLoader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = { remote: 'remote-example', module: './Page', locale: 'en' } as const;
const loaded: LoadedPage = {
  manifest: exampleRemote(),
  Page: () => null,
  messages: {},
  shown: () => () => undefined,
  failed: () => true,
};

/** A loader whose page loads after this many milliseconds. */
function loadsAfter(milliseconds: number) {
  const loads: number[] = [];
  const early = createEarlyLoads({
    async load() {
      loads.push(milliseconds);
      await new Promise((done) => setTimeout(done, milliseconds));
      return loaded;
    },
  });
  return { early, loads };
}

test('the first page is there before the first render, however often that is begun, and forgotten then', async () => {
  const { early } = loadsAfter(500);
  const begun = early.begin(page);
  await vi.advanceTimersByTimeAsync(500);
  await begun;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(early.of(page)).toMatchObject({ page: loaded });
  expect(early.of(page)).toMatchObject({ page: loaded });
  early.forget(page);
  expect(early.of(page)).toBeUndefined();
});

test('a page that hangs keeps the rest away for three seconds, and is not asked for twice', async () => {
  const { early, loads } = loadsAfter(8_000);
  const begun = early.begin(page);
  await vi.advanceTimersByTimeAsync(3_000);
  await begun;
  const taken = early.of(page);
  expect(taken?.page).toBeUndefined();
  expect(taken?.isLate).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await taken?.loading).toBe(loaded);
  expect(loads).toHaveLength(1);
});
