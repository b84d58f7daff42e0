import type { Page } from '@playwright/test';

/** A person of the board, and the painted parts of the month. */
export interface ShownRow {
  readonly name: string;
  readonly bars: readonly ShownBar[];
}

export interface ShownBar {
  /** Day of the month, from 0. */
  readonly first: number;
  readonly days: number;
  readonly words: string;
  /** The browser's name of the fill. */
  readonly fill: string;
}

/** The first rows as painted, read while scrolling through the board. */
export async function readShownRows(page: Page, count: number): Promise<readonly ShownRow[]> {
  const rows = await page.evaluate(readRows, count);
  if (rows.some(({ bars }) => bars.length === 0))
    throw new Error('A row was read before its bars.');
  return rows;
}

/** Runs in the page, so it refers to nothing outside itself. */
async function readRows(count: number): Promise<ShownRow[]> {
  const area = document.querySelector('main [role=grid]');
  if (!area) throw new Error('There is no board.');
  const read: ShownRow[] = [];
  for (let index = 0; index < count; index += 1) {
    area.scrollTo(0, index * 56);
    let row: Element | null = null;
    for (let tries = 0; tries < 300 && !row?.querySelector('[data-bar]'); tries += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      row = area.querySelector(`[data-row="${index}"]`);
    }
    const bars = [...(row?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])];
    read.push({
      name: row?.querySelector('[role=rowheader] span[title]')?.textContent ?? '',
      bars: bars.map((bar) => ({
        first: Number(bar.dataset['bar']),
        days: Number(bar.ariaColSpan),
        words: bar.textContent,
        fill: getComputedStyle(bar).backgroundColor,
      })),
    });
  }
  area.scrollTo(0, 0);
  return read;
}
