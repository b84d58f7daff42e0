import { addDays, answer, type ApiClient, type LocalDate } from 'shared-contracts';

/** The own schedules from yesterday, whose night shift may still run, to a week ahead. */
export function scheduleQuery(api: ApiClient, employeeId: number, today: LocalDate) {
  const query = { startDate: addDays(today, -1), endDate: addDays(today, 7) };
  return {
    queryKey: ['own-schedule', employeeId, query.startDate, query.endDate],
    meta: { isKeptOnDevice: true },
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(
        api.GET('/api/work-schedules/employee-assignment-summaries', { params: { query }, signal }),
      ),
  };
}

/** When the server clocks shifts of today out by itself, by assignment. */
export function autoClockOutsQuery(api: ApiClient, employeeId: number, today: LocalDate) {
  return {
    queryKey: ['auto-clock-outs', employeeId, today],
    meta: { isKeptOnDevice: true },
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const path = { sub: employeeId };
      const told = await answer(
        api.GET('/api/employees/{sub}/active-user-info', { params: { path }, signal }),
      );
      return told.autoClockOuts ?? [];
    },
  };
}

/** The own shifts that began yesterday or today, the earliest first. */
export function dayShiftsQuery(api: ApiClient, employeeId: number, today: LocalDate) {
  return {
    queryKey: [...dayShiftsKey(employeeId), today],
    meta: { isKeptOnDevice: true },
    // A clock-out may be recorded after the clock was left.
    staleTime: 0,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { contents } = await answer(
        api.POST('/api/time-pairs/shift-summaries', {
          params: { query: { employeeId } },
          body: {
            startDate: addDays(today, -1),
            endDate: today,
            page: 0,
            pageSize: 50,
            sortBy: 'clockIn',
            sortDirection: 'ascending',
          },
          signal,
        }),
      );
      return contents;
    },
  };
}

export function dayShiftsKey(employeeId: number) {
  return ['day-shifts', employeeId] as const;
}
