import type { BrowserContext, Page } from '@playwright/test';
import type { components } from 'shared-contracts';
import { loadRows, scrollRows, type ScrolledRows } from './scrollRows.ts';
import { countOf } from '../countOf.ts';

type Schemas = components['schemas'];

const people = countOf(2_000, 60);
const opened = countOf(50, 5);
const entriesOfEach = 20;
const firstId = 1_000_000;

/**
 * Scrolls through Employee Time with that many people, the first of them expanded: answers are
 * copied from the demo manager's real people and entries, in the shape of their contract.
 */
export async function measureApprovalsRows(
  context: BrowserContext,
  url: string,
): Promise<Record<'flick' | 'flight', ScrolledRows>> {
  const data = { username: 'manager', password: 'punctual' };
  const answer = await context.request.post(`${url}/api/employees/login`, { data });
  if (!answer.ok()) throw new Error(`The log-in was answered with ${answer.status()}.`);
  const page = await context.newPage();
  await multiplyPeople(page);
  await page.goto(`${url}/#/approvals`);
  await page.getByRole('button', { name: '30 people per page' }).click();
  await page.getByRole('menuitem', { name: 'All people' }).click();
  await loadRows(page, people);
  await page.evaluate(openFirst, { count: opened, rows: people + opened * entriesOfEach });
  const flick = await scrollRows(page, 'flick');
  return { flick, flight: await scrollRows(page, 'flight') };
}

async function multiplyPeople(page: Page): Promise<void> {
  let real: readonly Schemas['ApprovalGroup'][] = [];
  await page.route('**/api/time-pairs/fetch-approvals', async (route) => {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the page's requests follow the contract
    const filter: Schemas['ApprovalsFilter'] = route.request().postDataJSON();
    if (real.length === 0) {
      const entriesPageSize = entriesOfEach;
      const postData = { ...filter, page: 0, pageSize: 30, entriesPage: 0, entriesPageSize };
      const response = await route.fetch({ postData });
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- the server's answers follow the contract
      const groups: Schemas['ApprovalGroups'] = await response.json();
      // People who did not work on a planned day are listed without an entry.
      real = groups.contents.filter(({ summaries }) => summaries.length > 0);
    }
    const ids =
      filter.employeeIds ??
      everybody.slice(filter.page * filter.pageSize).slice(0, filter.pageSize);
    const json: Schemas['ApprovalGroups'] = {
      contents: ids.map((id) => personOf(id, real, (filter.entriesPageSize ?? 0) > 0)),
      totalDecidable: people * entriesOfEach,
      totalEmployees: people,
      totalPages: Math.ceil(people / filter.pageSize),
      totalTimePairs: people * entriesOfEach,
      totalUnworked: 0,
    };
    await route.fulfill({ json });
  });
}

const everybody = Array.from({ length: people }, (_, index) => firstId + index);

function personOf(
  id: number,
  real: readonly Schemas['ApprovalGroup'][],
  hasEntries: boolean,
): Schemas['ApprovalGroup'] {
  const number = id - firstId;
  const sample = real[number % real.length];
  if (!sample) throw new Error('The manager of the demo company has people with time to decide.');
  const summaries = Array.from({ length: hasEntries ? entriesOfEach : 0 }, (_, index) => {
    const entry = sample.summaries[index % sample.summaries.length];
    if (!entry) throw new Error('Only people with entries are multiplied.');
    const entryId = id * 100 + index;
    return { ...entry, id: entryId, originalVersionId: entryId };
  });
  const totals = { totalTimePairs: entriesOfEach, totalDecidable: entriesOfEach };
  return { ...sample, ...totals, id, lastName: `${sample.lastName} ${number}`, summaries };
}

/**
 * Runs in the page: expands the first so many people and waits for their entries; `rows` is the
 * total.
 */
async function openFirst({ count, rows }: { count: number; rows: number }): Promise<void> {
  const table = document.querySelector('main [role=treegrid]');
  let area = table?.parentElement ?? null;
  while (area && getComputedStyle(area).overflowY !== 'auto') area = area.parentElement;
  if (!table || !area) throw new Error('There is no table that scrolls.');
  const closed = 'tr[aria-level="1"][aria-expanded="false"]';
  for (let open = 0; open < count;) {
    const row = table.querySelector(closed);
    const button = row?.querySelector<HTMLElement>('button[aria-expanded]');
    if (button) open += 1;
    if (button) button.click();
    else if (!row) area.scrollBy(0, 400);
    await new Promise((frame) => requestAnimationFrame(frame));
  }
  while (Number(table.getAttribute('aria-rowcount')) <= rows) {
    await new Promise((frame) => requestAnimationFrame(frame));
  }
  area.scrollTop = 0;
}
