import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import type { LoadedRequest } from './loadedRequest.ts';
import { watchRequests } from './watchRequests.ts';

/** Someone's session, as cookies for a fresh browser context. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Visit {
  readonly requests: readonly LoadedRequest[];
  /** Milliseconds from the navigation's start until the round button is in the page. */
  readonly firstScreen: number;
}

export interface VisitConditions {
  /** 1.6 Mbit/s, 150 ms and a fourth of the processor: a phone on the road. */
  readonly slow?: boolean;
  /** Keeps track of what led to each request, also asynchronously; costs time. */
  readonly traced?: boolean;
}

const roundButton = 'main button[aria-label^="Clock in"], main button[aria-label^="Clock out"]';
const mark = 'first-screen';

/** Opens Clock in a fresh context that has nothing but the session, and waits until all is quiet. */
export async function visitClock(
  browser: Browser,
  url: string,
  signedIn: SignedIn,
  { slow = false, traced = false }: VisitConditions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    storageState: signedIn,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(markFirstScreen, { selector: roundButton, name: mark });
    const session = await context.newCDPSession(page);
    const watch = await watchRequests(session);
    if (slow) await slowDown(session);
    if (traced) await trace(session);
    await page.goto(`${url}/#/time/clock`);
    await page.locator(roundButton).waitFor({ timeout: 60_000 });
    await watch.quiet();
    const [entry] = await page.evaluate(
      (name) => performance.getEntriesByName(name).map(({ startTime }) => startTime),
      mark,
    );
    return { requests: watch.requests(), firstScreen: entry ?? Number.NaN };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts, so it refers to nothing outside itself. */
function markFirstScreen({ selector, name }: { selector: string; name: string }): void {
  const look = () => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else performance.mark(name);
  };
  requestAnimationFrame(look);
}

async function slowDown(session: CDPSession): Promise<void> {
  const bytesPerSecond = 1_600_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function trace(session: CDPSession): Promise<void> {
  await session.send('Debugger.enable');
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 });
}
