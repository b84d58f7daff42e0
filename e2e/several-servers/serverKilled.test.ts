import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createThrowAwayDatabase } from 'tooling/postgres/createThrowAwayDatabase.ts';
import { findPostgres } from 'tooling/postgres/findPostgres.ts';
import { startSystem } from 'tooling/system/startSystem.ts';
import { startProxy } from 'tooling/trial/startProxy.ts';
import { logIn } from '../system/people.ts';

/** Milliseconds on top of a press with all servers running. */
const goesOnWithin = 2_000;

test('a server is killed under an open page: the next press and the stream of events go on within two seconds @desktop', async ({
  browser,
  contextOptions,
}) => {
  const { url: postgres, reason } = await findPostgres();
  if (postgres === null) {
    test.skip(true, `Several servers need a PostgreSQL. ${reason}`);
    return;
  }
  test.setTimeout(240_000);
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const database = await createThrowAwayDatabase(postgres);
    closing.unshift(database.drop);
    const folder = await mkdtemp(join(tmpdir(), 'punctual-killed-'));
    closing.unshift(() => rm(folder, { recursive: true, force: true }));
    const proxy = await startProxy(0);
    closing.unshift(proxy.close);
    const start = async () => {
      const settings = {
        ...{ DATABASE_URL: database.url, TRUST_PROXY: '127.0.0.1' },
        // The proxy also only listens on this machine.
        ...{ DEMO: 'exposed', HOST: '127.0.0.1' },
      };
      const system = await startSystem(folder, settings);
      closing.unshift(system.kill);
      proxy.add(system.url);
      await expect.poll(() => proxy.ready()).toContain(system.url);
      return system;
    };

    const first = await start();
    const context = await browser.newContext({ ...contextOptions, baseURL: proxy.url });
    closing.unshift(() => context.close());
    const page = await context.newPage();
    const isListening = streamOf(page);
    await logIn(page, 'employee');
    await isListening;
    // The stream is certainly the first server's.
    await start();

    const press = async (name: RegExp, call: string) => {
      const begin = performance.now();
      const isAnswered = page.waitForResponse(
        (answer) => answer.url().includes(call) && answer.ok(),
      );
      await page.getByRole('button', { name }).click();
      await isAnswered;
      return performance.now() - begin;
    };
    const usual = await press(/Clock in/, 'shift-clock-in');
    await expect(page.getByText(/Clocked in since/).first()).toBeVisible();

    const goesOn = streamOf(page);
    await first.kill();
    const killedAt = performance.now();
    expect(await press(/Take a break/, 'segment-clock-in')).toBeLessThan(usual + goesOnWithin);
    await goesOn;
    expect(performance.now() - killedAt).toBeLessThan(usual + goesOnWithin);
    await expect(page.getByText(/On break since/).first()).toBeVisible();
  } finally {
    for (const close of closing) await close();
  }
});

/** Waits until the page has an event stream. */
function streamOf(page: Page) {
  return page.waitForResponse((answer) => answer.url().endsWith('/api/events') && answer.ok());
}
