import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, CDPSession } from '@playwright/test';
import type { ColdScreen } from './coldScreens.ts';
import { signIn } from './signIn.ts';
import { phoneOf, slowDown } from './visitScreen.ts';
import { watchRequests } from './watchRequests.ts';

interface Frame {
  /** Epoch milliseconds. */
  readonly at: number;
  /** JPEG in base64. */
  readonly picture: string;
}

const step = 250;
const longest = 8_000;

/**
 * Films one cold start on the slow connection: a sheet with a picture for each quarter of a second.
 */
export async function filmStart(
  browser: Browser,
  url: string,
  { name, path, as, ready }: ColdScreen,
  folder: string,
): Promise<void> {
  const context = await browser.newContext(phoneOf(await signIn(url, as)));
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const watch = await watchRequests(session);
    await slowDown(session);
    const frames = await film(session);
    await page.goto(`${url}/#${path}`);
    await page.locator(ready).first().waitFor({ timeout: 180_000 });
    await watch.quiet();
    await session.send('Page.stopScreencast');
    const begun = await page.evaluate(() => performance.timeOrigin);
    const sheet = await context.newPage();
    await sheet.setViewportSize({ width: 1_640, height: 800 });
    await sheet.setContent(sheetOf(name, frames, begun));
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${name.toLowerCase().replaceAll(' ', '-')}.png`);
    await sheet.screenshot({ path: file, fullPage: true });
  } finally {
    await context.close();
  }
}

async function film(session: CDPSession): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: data });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 195 });
  return frames;
}

function sheetOf(name: string, frames: readonly Frame[], begun: number): string {
  const last = Math.max(...frames.map(({ at }) => at)) - begun;
  const count = Math.ceil(Math.min(last, longest) / step) + 1;
  const cells = Array.from({ length: count }, (_, index) => {
    const at = index * step;
    const shown = frames.findLast((frame) => frame.at >= begun && frame.at <= begun + at);
    const picture = shown ? `<img src="data:image/jpeg;base64,${shown.picture}">` : '<i></i>';
    return `<figure>${picture}<figcaption>${at} ms</figcaption></figure>`;
  });
  return `<!doctype html><title>${name}</title><style>
    body { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px; font: 12px sans-serif }
    figure { margin: 0 } img, i { display: block; width: 195px; height: 422px; outline: 1px solid #ccc }
  </style>${cells.join('')}`;
}
