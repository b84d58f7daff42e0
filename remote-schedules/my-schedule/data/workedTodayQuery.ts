import { answer, type ApiClient, type LocalDate } from 'shared-contracts';

export function workedTodayKey(employeeId: number) {
  return ['worked-today', employeeId] as const;
}

/** The own entries of a day, to show them against its plan. */
export function workedTodayQuery(api: ApiClient, employeeId: number, today: LocalDate) {
  return {
    queryKey: [...workedTodayKey(employeeId), today],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await answer(
          api.POST('/api/time-pairs/shift-summaries', {
            params: { query: { employeeId } },
            body: {
              startDate: today,
              endDate: today,
              page: 0,
              pageSize: 50,
              sortBy: 'clockIn',
              sortDirection: 'ascending',
            },
            signal,
          }),
        )
      ).contents,
  };
}
