import {
  answer,
  limits,
  type Api,
  type ApiClient,
  type components,
  type DateRange,
} from 'shared-contracts';
import { boardPayload, type BoardFilter } from '../rules/boardFilter.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';

type Schemas = components['schemas'];

/** Rows of a page, and of a request for summaries. */
export const rowsOfPage = 100;

const rowsPath = '/api/work-schedules/assignments';
const plansPath = '/api/work-schedules/assignment-summaries';
const countsPath = '/api/work-schedules/planned-counts';
const minimumsPath = '/api/work-schedules/planned-minimums';

/** One page of the board's rows, from 0. */
export function rowsQuery({ query }: Api, filter: BoardFilter, range: DateRange, page: number) {
  return query.POST(rowsPath, { body: rowsBody(filter, range, page, rowsOfPage) });
}

/** The plans of a page's rows. */
export function plansQuery({ query }: Api, rows: readonly PlannedRow[], range: DateRange) {
  const { startDate, endDate } = range;
  return query.GET(plansPath, {
    params: { query: { assignmentIds: rows.map(({ id }) => id), startDate, endDate } },
  });
}

/** The number of people who work on each day, over all matches of the filter. */
export function countsQuery({ query }: Api, filter: BoardFilter, range: DateRange) {
  return query.POST(countsPath, { body: rowsBody(filter, range, 0, rowsOfPage) });
}

export function minimumsQuery({ query }: Api) {
  return query.GET(minimumsPath);
}

/**
 * The keys affected by a plan change, including the offered schedules, since one may have been
 * created.
 */
export function planKeys({ query }: Api) {
  const paths = [rowsPath, plansPath, countsPath, '/api/work-schedules/page'] as const;
  return paths.map((path) => query.key(path));
}

export function minimumsKey({ query }: Api) {
  return query.key(minimumsPath);
}

/** All matches of the filter, page after page. @throws ApiFailure */
export async function allRows(
  api: ApiClient,
  filter: BoardFilter,
  range: DateRange,
): Promise<readonly PlannedRow[]> {
  const found = new Map<number, PlannedRow>();
  for (let page = 0, totalPages = 1; page < totalPages; page += 1) {
    const body = rowsBody(filter, range, page, limits.maximumPageSize);
    const rows = await answer(api.POST(rowsPath, { body }));
    for (const row of rows.contents) found.set(row.id, row);
    ({ totalPages } = rows);
  }
  return [...found.values()];
}

/** Sets the number to plan each day; 0 removes it. @throws ApiFailure */
export async function savePlannedMinimum(
  api: ApiClient,
  minimum: Schemas['PlannedMinimum'],
): Promise<void> {
  await answer(api.PUT(minimumsPath, { body: minimum }));
}

function rowsBody(
  filter: BoardFilter,
  { startDate, endDate }: DateRange,
  page: number,
  pageSize: number,
): Schemas['PlannedRowsFilter'] {
  return { ...boardPayload(filter), startDate, endDate, page, pageSize };
}
