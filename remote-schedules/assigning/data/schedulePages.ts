import { answer, numberedPages, type Api, type PageRequest } from 'shared-contracts';

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
    ...numberedPages,
    queryFn: ({ pageParam: page, signal }: PageRequest) =>
      answer(
        api.GET('/api/work-schedules/page', { params: { query: { ...query, page } }, signal }),
      ),
  };
}
