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

/** Rows of a page; as many summaries are asked for at once. */
export const rowsOfPage = 100;

const rowsPath = '/api/work-schedules/assignments';
const plansPath = '/api/work-schedules/assignment-summaries';
const countsPath = '/api/work-schedules/planned-counts';
const minimumsPath = '/api/work-schedules/planned-minimums';

/** One page of the board's rows, from 0. */
export function rowsQuery({ query }: Api, filter: BoardFilter, range: DateRange, page: number) {
  return query.POST(rowsPath, { body: rowsBody(filter, range, page, rowsOfPage) });
}

/** What is planned for the rows of a page. */
export function plansQuery({ query }: Api, rows: readonly PlannedRow[], range: DateRange) {
  const { startDate, endDate } = range;
  return query.GET(plansPath, {
    params: { query: { assignmentIds: rows.map(({ id }) => id), startDate, endDate } },
  });
}

/** How many work on each day, of all whom the filter finds. */
export function countsQuery({ query }: Api, filter: BoardFilter, range: DateRange) {
  return query.POST(countsPath, { body: rowsBody(filter, range, 0, rowsOfPage) });
}

export function minimumsQuery({ query }: Api) {
  return query.GET(minimumsPath);
}

/** What changes when somebody's plan does: what is offered, too, where a schedule was made for it. */
export function planKeys({ query }: Api) {
  const paths = [rowsPath, plansPath, countsPath, '/api/work-schedules/page'] as const;
  return paths.map((path) => query.key(path));
}

export function minimumsKey({ query }: Api) {
  return query.key(minimumsPath);
}

/** Everybody whom the filter finds, page after page. @throws ApiFailure */
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

/** Sets how many are to be planned each day; 0 takes the number away. @throws ApiFailure */
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
