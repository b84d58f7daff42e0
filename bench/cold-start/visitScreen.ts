import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';
import type { ColdScreen } from './coldScreens.ts';
import { type LoadedRequest, watchRequests } from './watchRequests.ts';
import type { SignedIn } from './signIn.ts';

export interface Visit {
  readonly requests: readonly LoadedRequest[];
  /** Milliseconds from the navigation's start until the screen is usable. */
  readonly firstScreen: number;
  /** Whether the line that stands for a page whose code has not come was on the screen before. */
  readonly waited: boolean;
}

export interface VisitConditions {
  /** 1.6 Mbit/s, 150 ms and a fourth of the processor: a phone on the road. */
  readonly slow?: boolean;
  /** Keeps track of what led to each request, also asynchronously; costs time. */
  readonly traced?: boolean;
}

const marks = { ready: 'first-screen', wait: 'waited' };

/** A phone in the hand of someone who is signed in. */
export function phoneOf(signedIn: SignedIn): BrowserContextOptions {
  return {
    storageState: signedIn,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  };
}

/** Opens the screen in a fresh context that has nothing but the session. */
export async function visitFresh(
  browser: Browser,
  url: string,
  signedIn: SignedIn,
  screen: ColdScreen,
  conditions: VisitConditions = {},
): Promise<Visit> {
  const context = await browser.newContext(phoneOf(signedIn));
  try {
    return await visitScreen(context, url, screen, conditions);
  } finally {
    await context.close();
  }
}

/** Opens the screen in a page of its own, and waits until all is quiet. */
export async function visitScreen(
  context: BrowserContext,
  url: string,
  { path, ready }: Pick<ColdScreen, 'path' | 'ready'>,
  { slow = false, traced = false }: VisitConditions = {},
): Promise<Visit> {
  const page = await context.newPage();
  try {
    await page.addInitScript(markFirstScreen, { selector: ready, marks });
    const session = await context.newCDPSession(page);
    const watch = await watchRequests(session);
    if (slow) await slowDown(session);
    if (traced) await trace(session);
    await page.goto(`${url}/#${path}`);
    await page.locator(ready).first().waitFor({ timeout: 60_000 });
    await watch.quiet();
    const timesOf = async (mark: string) =>
      await page.evaluate(
        (name) => performance.getEntriesByName(name).map(({ startTime }) => startTime),
        mark,
      );
    const [firstScreen = Number.NaN] = await timesOf(marks.ready);
    const waited = (await timesOf(marks.wait)).length > 0;
    return { requests: watch.requests(), firstScreen, waited };
  } finally {
    await page.close();
  }
}

/**
 * Runs in the page before its own scripts, so it refers to nothing outside itself. Rows that wait for
 * data tell of their loading before the rows, the line that waits for code behind it.
 */
function markFirstScreen(watched: { selector: string; marks: typeof marks }): void {
  let isReady = false;
  const look = () => {
    isReady = document.querySelector(watched.selector) !== null;
    if (isReady) performance.mark(watched.marks.ready);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new MutationObserver(() => {
    const states = [...document.querySelectorAll('[role="status"]')];
    const isWait = states.some((state) => state.lastElementChild?.textContent === 'Loading');
    if (isWait && !isReady) performance.mark(watched.marks.wait);
  }).observe(document, { childList: true, subtree: true });
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
