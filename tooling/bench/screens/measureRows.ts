import type { Page } from '@playwright/test';

export interface Rows {
  /** Rows that the list knows of. */
  readonly count: number;
  /** Milliseconds between frames while the list is scrolled, the processor four times slower. */
  readonly frames: readonly number[];
}

const entries = 5_000;
const pageSize = 10;

/** Scrolls through My History with that many entries: answers are made of one real entry. */
export async function measureRows(page: Page, url: string): Promise<Rows> {
  await page.route('**/api/time-pairs/shift-summaries*', async (route) => {
    const asked: unknown = route.request().postDataJSON();
    const wanted = isPaged(asked) ? asked : { page: 0, pageSize };
    const answer = await route.fetch({ postData: { ...wanted, page: 0, pageSize } });
    const list: unknown = await answer.json();
    const [sample] = isList(list) ? list.contents : [];
    if (sample === undefined) throw new Error('The demo company has an entry in this pay cycle.');
    const size = wanted.pageSize;
    const contents = Array.from({ length: size }, (_, index) => {
      const id = 1_000_000 + wanted.page * size + index;
      return { ...sample, id, originalVersionId: id };
    });
    const totals = { totalPages: entries / size, totalCount: entries };
    await route.fulfill({ json: { ...(isList(list) ? list : {}), ...totals, contents } });
  });
  await page.goto(`${url}/#/time/time-pairs`);
  const table = page.getByRole('treegrid').first();
  await table.waitFor();
  await page.evaluate(loadAll, entries);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames = await page.evaluate(scrollThrough);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { count: Number(await table.getAttribute('aria-rowcount')), frames };
}

/** Runs in the page: scrolls to the end until every entry has come. */
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

/** Runs in the page: a steady scroll over some thousand rows, and the time of each frame. */
async function scrollThrough(): Promise<number[]> {
  let area = document.querySelector('main [role=treegrid]')?.parentElement ?? null;
  while (area && getComputedStyle(area).overflowY !== 'auto') area = area.parentElement;
  const frames: number[] = [];
  let before = performance.now();
  for (let frame = 0; frame < 300; frame += 1) {
    area?.scrollBy(0, 240);
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const now = performance.now();
    frames.push(now - before);
    before = now;
  }
  return frames.slice(5);
}

function isPaged(body: unknown): body is { page: number; pageSize: number } {
  return typeof body === 'object' && body !== null && 'page' in body && 'pageSize' in body;
}

function isList(body: unknown): body is { contents: readonly object[] } {
  return typeof body === 'object' && body !== null && 'contents' in body;
}
