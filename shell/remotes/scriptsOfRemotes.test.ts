import { createInstance } from '@module-federation/enhanced/runtime';
import { afterEach, expect, test, vi } from 'vitest';
import { classifyFailure } from './RemoteFailure.ts';
import scriptsOfRemotes from './scriptsOfRemotes.ts';

afterEach(() => void vi.useRealTimers());

/** Starts loading a page of a remote; returns its entry's script and the failure. */
async function begin(name: string) {
  const runtime = createInstance({
    name: 'shell',
    remotes: [{ name, entry: `${location.origin}/remotes/${name}/entry.js` }],
    plugins: [scriptsOfRemotes()],
  });
  const kind = runtime.loadRemote(`${name}/Page`).then(
    () => 'it came',
    async (fault: unknown) =>
      await classifyFailure(fault, '/entry.js', async () => new Response('', { status: 404 })),
  );
  const find = () => document.querySelector<HTMLScriptElement>(`script[src*="${name}"]`);
  await vi.waitUntil(find, { timeout: 15_000 });
  return { script: find(), kind };
}

test('an entry that the store does not have is told as missing', async () => {
  const { script, kind } = await begin('absent');
  script?.dispatchEvent(new Event('error'));
  expect(await kind).toBe('entry-missing');
});

test('an entry that does not come within ten seconds is told as late', async () => {
  vi.useFakeTimers();
  const { kind } = await begin('slow');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await kind).toBe('timeout');
});

test('an entry that fails while it starts is told as faulty', async () => {
  const { script, kind } = await begin('faulty');
  window.dispatchEvent(
    new ErrorEvent('error', { filename: script?.src ?? '', message: 'x is not a function' }),
  );
  script?.dispatchEvent(new Event('load'));
  expect(await kind).toBe('threw');
});
