import { answer, type ApiClient, type components, type DateRange } from 'shared-contracts';

export type AssignmentSummary = components['schemas']['AssignmentSummaries'][number];

export const schedulesKey = ['my-schedule'] as const;

/** The own schedules of a range of days, both included. */
export function scheduleQuery(api: ApiClient, { startDate, endDate }: DateRange) {
  return {
    queryKey: [...schedulesKey, startDate, endDate],
    meta: { isKeptOnDevice: true },
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(
        api.GET('/api/work-schedules/employee-assignment-summaries', {
          params: { query: { startDate, endDate } },
          signal,
        }),
      ),
  };
}
