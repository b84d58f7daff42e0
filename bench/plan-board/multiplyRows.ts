import type { Page } from '@playwright/test';
import type { components } from 'shared-contracts';

type Schemas = components['schemas'];

const firstId = 1_000_000;

/**
 * Gives the board that many rows, copied from the demo manager's own, in the shape of their
 * contract. Returns a function that returns the number of original rows.
 */
export async function multiplyRows(page: Page, count: number): Promise<() => number> {
  let real: readonly Schemas['PlannedRow'][] = [];
  await page.route('**/api/work-schedules/assignments', async (route) => {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the page's requests follow the contract
    const filter: Schemas['PlannedRowsFilter'] = route.request().postDataJSON();
    if (real.length === 0) {
      const response = await route.fetch({ postData: { ...filter, page: 0, pageSize: 50 } });
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- the server's answers follow the contract
      const rows: Schemas['PlannedRows'] = await response.json();
      real = rows.contents;
    }
    const from = filter.page * filter.pageSize;
    const size = Math.max(0, Math.min(filter.pageSize, count - from));
    const json: Schemas['PlannedRows'] = {
      contents: Array.from({ length: size }, (_, index) => rowOf(from + index, real)),
      totalPages: Math.ceil(count / filter.pageSize),
      totalRows: count,
    };
    await route.fulfill({ json });
  });
  await page.route('**/api/work-schedules/assignment-summaries*', async (route) => {
    const url = new URL(route.request().url());
    const ids = url.searchParams.getAll('assignmentIds').map(Number);
    url.searchParams.delete('assignmentIds');
    for (const { id } of real) url.searchParams.append('assignmentIds', String(id));
    const response = await route.fetch({ url: url.href });
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the server's answers follow the contract
    const summaries: Schemas['AssignmentSummaries'] = await response.json();
    const byId = new Map(summaries.map((each) => [each.assignmentId, each]));
    const json: Schemas['AssignmentSummaries'] = ids.flatMap((assignmentId) => {
      const summary = byId.get(sampleOf(assignmentId - firstId, real).id);
      if (!summary) return [];
      const ranges = summary.ranges.map((range) => ({ ...range, assignmentId }));
      return [{ ...summary, assignmentId, ranges }];
    });
    await route.fulfill({ json });
  });
  return () => real.length;
}

function rowOf(number: number, real: readonly Schemas['PlannedRow'][]): Schemas['PlannedRow'] {
  const sample = sampleOf(number, real);
  const employeeName = `${sample.employeeName} ${number}`;
  return { ...sample, id: firstId + number, employeeId: firstId + number, employeeName };
}

function sampleOf(number: number, real: readonly Schemas['PlannedRow'][]) {
  const sample = real[number % real.length];
  if (!sample) throw new Error('The manager of the demo company has people to plan.');
  return sample;
}
