import { answer, type Api, type components } from 'shared-contracts';

type PlanHistoryPage = components['schemas']['PlanHistoryPage'];
export type PlanHistoryRow = components['schemas']['PlanHistoryRow'];

export const historyPath = '/api/work-schedules/assignment-summary-history';

/** An assignment's planning history, newest first, page by page (spec §2). */
export function historyPages(api: Api, assignmentId: number) {
  return {
    queryKey: api.query.key(historyPath, { params: { query: { assignmentId } } }, 'pages'),
    staleTime: 0,
    initialPageParam: 0,
    getNextPageParam: ({ totalPages }: PlanHistoryPage, _all: unknown, last: number) =>
      last + 1 < totalPages ? last + 1 : null,
    queryFn: ({
      pageParam,
      signal,
    }: {
      readonly pageParam: number;
      readonly signal: AbortSignal;
    }) =>
      answer(
        api.GET(historyPath, { params: { query: { assignmentId, page: pageParam } }, signal }),
      ),
  };
}
