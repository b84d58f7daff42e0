import {
  answer,
  limits,
  numberedPages,
  type Api,
  type components,
  type DateRange,
  type PageRequest,
} from 'shared-contracts';

type Filter = components['schemas']['ShiftSummariesFilter'];

/** Query parameters other than the days and the order. */
export type TimePairsFilter = Omit<
  Filter,
  'startDate' | 'endDate' | 'page' | 'pageSize' | 'sortBy' | 'sortDirection'
>;

/** The server's sort order. */
export interface Sorting {
  readonly by: Exclude<Filter['sortBy'], undefined>;
  readonly direction: Exclude<Filter['sortDirection'], undefined>;
}

/**
 * The person's time pairs of these days in pages of ten; the server omits deleted ones unless
 * requested (spec §2, §9).
 */
export function timePairsQuery(
  api: Api,
  employeeId: number,
  range: DateRange,
  { by, direction }: Sorting,
  filter: TimePairsFilter,
) {
  const params = { query: { employeeId } };
  const body = {
    ...filter,
    startDate: range.startDate,
    endDate: range.endDate,
    pageSize: limits.payCyclePageSize,
    sortBy: by,
    sortDirection: direction,
  };
  return {
    meta: { isKeptOnDevice: Object.keys(filter).length === 0 },
    queryKey: api.query.key('/api/time-pairs/shift-summaries', { params, body }, 'pages'),
    queryFn: ({ pageParam: page, signal }: PageRequest) =>
      answer(
        api.POST('/api/time-pairs/shift-summaries', { params, body: { ...body, page }, signal }),
      ),
    ...numberedPages,
  };
}
