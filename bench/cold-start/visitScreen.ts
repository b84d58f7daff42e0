import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';
import { countModules } from './countModules.ts';
import type { SignedIn } from './signIn.ts';
import { type LoadedRequest, watchRequests } from './watchRequests.ts';
import { readStart, watchStart, type StartFigures, type WatchedStart } from './watchStart.ts';

export interface Visit extends StartFigures {
  readonly requests: readonly LoadedRequest[];
  /** Modules that ran until the screen was usable; 0 if not traced. */
  readonly modules: number;
}

export interface VisitConditions {
  /** 1.6 Mbit/s, 150 ms and a quarter of the CPU: a phone on the road. */
  readonly slow?: boolean;
  /**
   * Tracks the cause of each request, also asynchronously, and the executed code; slows the page
   * down.
   */
  readonly traced?: boolean;
}

/** A page's address, and the element to wait for. */
export type VisitedScreen = WatchedStart & { readonly path: string };

/** The phone of a signed-in person. */
export function phoneOf(signedIn: SignedIn): BrowserContextOptions {
  return {
    storageState: signedIn,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  };
}

/** Opens the screen in a new context with only the session. */
export async function visitFresh(
  browser: Browser,
  url: string,
  signedIn: SignedIn,
  screen: VisitedScreen,
  conditions: VisitConditions = {},
): Promise<Visit> {
  const context = await browser.newContext(phoneOf(signedIn));
  try {
    return await visitScreen(context, url, screen, conditions);
  } finally {
    await context.close();
  }
}

/** Opens the screen in a new page, and waits until the network is idle. */
export async function visitScreen(
  context: BrowserContext,
  url: string,
  { path, ready, control }: VisitedScreen,
  { slow = false, traced = false }: VisitConditions = {},
): Promise<Visit> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchStart, { ready, control });
    const session = await context.newCDPSession(page);
    const watch = await watchRequests(session);
    if (slow) await slowDown(session);
    const modulesUntilNow = traced ? await trace(session) : undefined;
    await page.goto(`${url}/#${path}`);
    await page.waitForFunction(() => (globalThis.benchStart?.figures.firstScreen ?? 0) > 0, null, {
      timeout: 180_000,
    });
    const modules = (await modulesUntilNow?.()) ?? 0;
    await watch.quiet();
    return { ...(await page.evaluate(readStart)), requests: watch.requests(), modules };
  } finally {
    await page.close();
  }
}

export async function slowDown(session: CDPSession): Promise<void> {
  const bytesPerSecond = 1_600_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Returns a function that counts the modules that have run so far. */
async function trace(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Debugger.enable');
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 });
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    return await countModules(result);
  };
}
