import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import type { ColdScreen } from '../cold-start/coldScreens.ts';
import { signIn } from '../cold-start/signIn.ts';
import { bytesOf, medianOf, startMedians } from '../cold-start/startMedians.ts';
import { phoneOf, visitScreen, type Visit } from '../cold-start/visitScreen.ts';
import type { StartFigures } from '../cold-start/watchStart.ts';

export interface SecondVisit extends Omit<StartFigures, 'waited'> {
  /** Requests that were sent before the screen was usable. */
  readonly requests: number;
  /** Script bytes that did not come from the service worker. */
  readonly scriptBytes: number;
}

/** Visits after which used scripts in the cache also have V8's code cache. */
const warmVisits = 3;
const longestWait = 180_000;

/**
 * Opens a screen repeatedly after the service worker has cached it; medians, on the slow
 * connection.
 */
export async function measureSecondVisit(
  browser: Browser,
  url: string,
  screen: ColdScreen,
  visits: number,
): Promise<SecondVisit> {
  const context = await browser.newContext(phoneOf(await signIn(url, screen.as)));
  try {
    await visitUntilKept(context, url, screen);
    for (let round = 0; round < warmVisits; round += 1) await visitScreen(context, url, screen);
    const again: Visit[] = [];
    for (let round = 0; round < visits; round += 1) {
      again.push(await visitScreen(context, url, screen, { slow: true }));
    }
    return {
      ...startMedians(again),
      requests: medianOf(again, ({ requests }) => requests.length),
      scriptBytes: medianOf(again, (visit) => bytesOf(visit, 'Script')),
    };
  } finally {
    await context.close();
  }
}

/**
 * The service worker starts a few seconds after the first visit, and caches the files that it
 * fetched.
 */
async function visitUntilKept(
  context: BrowserContext,
  url: string,
  { path, ready }: ColdScreen,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/#${path}`);
  await page.locator(ready).first().waitFor();
  const isKept = () =>
    page.evaluate(async () => {
      if (navigator.serviceWorker.controller === null) return false;
      return (await (await caches.open('punctual.files')).keys()).length > 2;
    });
  const end = performance.now() + longestWait;
  while (!(await isKept())) {
    if (performance.now() > end) throw new Error('The worker has kept nothing.');
    await wait(250);
  }
  await page.close();
}
