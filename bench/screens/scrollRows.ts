import type { Page } from '@playwright/test';

export interface ScrolledRows {
  /** Rows of the list, loaded or not. */
  readonly count: number;
  /** Milliseconds between frames while scrolling the list, with a CPU slowdown of four. */
  readonly frames: readonly number[];
}

/** Scrolls to the end of the page's table until that many rows are loaded, and back to its head. */
export async function loadRows(page: Page, count: number): Promise<void> {
  await page.getByRole('treegrid').first().waitFor();
  await page.evaluate(loadAll, count);
}

/** Pixels per frame: a strong flick, and a speed at which nobody could read. */
const speeds = { flick: 100, flight: 240 } as const;

/** Scrolls the page's table from its head, steadily, for 300 frames. */
export async function scrollRows(
  page: Page,
  speed: keyof typeof speeds = 'flight',
): Promise<ScrolledRows> {
  const table = page.getByRole('treegrid').first();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames = await page.evaluate(scrollThrough, speeds[speed]);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { count: Number(await table.getAttribute('aria-rowcount')), frames };
}

/** Runs in the page, so it refers to nothing outside itself. */
async function loadAll(count: number): Promise<void> {
  const table = document.querySelector('main [role=treegrid]');
  let area = table?.parentElement ?? null;
  while (area && getComputedStyle(area).overflowY !== 'auto') area = area.parentElement;
  if (!table || !area) throw new Error('There is no table that scrolls.');
  while (Number(table.getAttribute('aria-rowcount')) < count) {
    area.scrollTop = area.scrollHeight;
    await new Promise((frame) => requestAnimationFrame(frame));
  }
  area.scrollTop = 0;
}

/** Runs in the page: a steady scroll, and the time of each frame. */
async function scrollThrough(pixels: number): Promise<number[]> {
  let area = document.querySelector('main [role=treegrid]')?.parentElement ?? null;
  while (area && getComputedStyle(area).overflowY !== 'auto') area = area.parentElement;
  if (area) area.scrollTop = 0;
  const frames: number[] = [];
  let before = performance.now();
  for (let frame = 0; frame < 300; frame += 1) {
    area?.scrollBy(0, pixels);
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const now = performance.now();
    frames.push(now - before);
    before = now;
  }
  return frames.slice(5);
}
