import { answer, type Api, type components } from 'shared-contracts';

type WorkSchedulePage = components['schemas']['WorkSchedulePage'];

export interface ScheduleSearch {
  readonly search: string;
  /** The rows to plan, which determine the schedules offered. */
  readonly assignmentIds: readonly number[];
  /** Null: all countries. */
  readonly countryCodes: readonly string[] | null;
}

/** The contract's maximum; the first ones decide (spec §5). */
const mostAssignments = 200;

/** Assignable schedules, page by page (spec §2). */
export function schedulePages(api: Api, { search, assignmentIds, countryCodes }: ScheduleSearch) {
  const query = {
    isAssignmentRequest: true,
    assignmentIds: assignmentIds.slice(0, mostAssignments),
    ...(search ? { search } : {}),
    ...(countryCodes ? { countryCodes: [...countryCodes] } : {}),
  };
  return {
    queryKey: api.query.key('/api/work-schedules/page', { params: { query } }, 'pages'),
    placeholderData: <Data>(previous: Data) => previous,
    initialPageParam: 0,
    getNextPageParam: ({ totalPages }: WorkSchedulePage, _all: unknown, last: number) =>
      last + 1 < totalPages ? last + 1 : null,
    queryFn: ({
      pageParam,
      signal,
    }: {
      readonly pageParam: number;
      readonly signal: AbortSignal;
    }) =>
      answer(
        api.GET('/api/work-schedules/page', {
          params: { query: { ...query, page: pageParam } },
          signal,
        }),
      ),
  };
}
