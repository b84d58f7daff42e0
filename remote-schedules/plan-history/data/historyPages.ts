import {
  answer,
  numberedPages,
  type Api,
  type components,
  type PageRequest,
} from 'shared-contracts';

export type PlanHistoryRow = components['schemas']['PlanHistoryRow'];

export const historyPath = '/api/work-schedules/assignment-summary-history';

/** An assignment's planning history, newest first, page by page (spec §2). */
export function historyPages(api: Api, assignmentId: number) {
  return {
    queryKey: api.query.key(historyPath, { params: { query: { assignmentId } } }, 'pages'),
    staleTime: 0,
    ...numberedPages,
    queryFn: ({ pageParam: page, signal }: PageRequest) =>
      answer(api.GET(historyPath, { params: { query: { assignmentId, page } }, signal })),
  };
}
