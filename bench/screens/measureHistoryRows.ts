import type { Page } from '@playwright/test';
import { loadRows, scrollRows, type ScrolledRows } from './scrollRows.ts';
import { countOf } from '../countOf.ts';

const entries = countOf(5_000, 100);
const pageSize = 10;

/** Scrolls through My History with that many entries: answers are copied from one real entry. */
export async function measureHistoryRows(page: Page, url: string): Promise<ScrolledRows> {
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
  await loadRows(page, entries);
  return scrollRows(page);
}

function isPaged(body: unknown): body is { page: number; pageSize: number } {
  return typeof body === 'object' && body !== null && 'page' in body && 'pageSize' in body;
}

function isList(body: unknown): body is { contents: readonly object[] } {
  return typeof body === 'object' && body !== null && 'contents' in body;
}
