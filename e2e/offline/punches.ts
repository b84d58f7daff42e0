import { expect, type Page, type Request } from '@playwright/test';

const punchPaths = /\/api\/time-pairs\/(shift|segment)-clock-(in|out)$/;

/** Blocks this page's punches; other requests pass. */
export async function cutPunches(page: Page): Promise<() => Promise<void>> {
  await page.route(punchPaths, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(punchPaths);
}

/** The punches that the page sends from now on, answered or not. */
export function punchesOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (punchPaths.test(new URL(request.url()).pathname)) sent.push(request);
  });
  return sent;
}

export function keyOf(request: Request): string {
  return request.headers()['idempotency-key'] ?? '';
}

/** Presses the clock button and waits until the clock shows it. */
export async function press(page: Page, name: 'Clock in' | 'Clock out'): Promise<void> {
  const shown = name === 'Clock in' ? /Clocked in since/ : /Clocked out at|Not clocked in/;
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(shown).first()).toBeVisible();
}

/** Wakes the queue as returning to the page does, instead of waiting for its next attempt. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
}

export const kept = 'Saved on this phone, will be sent';
