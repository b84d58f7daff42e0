import { addDays, answer, type Api, type LocalDate } from 'shared-contracts';

/** The person's schedules from yesterday, whose night shift may still run, to a week ahead. */
export function scheduleQuery(api: Api, today: LocalDate) {
  const query = { startDate: addDays(today, -1), endDate: addDays(today, 7) };
  return {
    ...api.query.GET('/api/work-schedules/employee-assignment-summaries', { params: { query } }),
    meta: { isKeptOnDevice: true },
  };
}

/** When the server clocks out today's shifts automatically, by assignment. */
export function autoClockOutsQuery(api: Api, sub: number, today: LocalDate) {
  const params = { path: { sub } };
  return {
    queryKey: api.query.key('/api/employees/{sub}/active-user-info', { params }, today),
    meta: { isKeptOnDevice: true },
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const info = await answer(
        api.GET('/api/employees/{sub}/active-user-info', { params, signal }),
      );
      return info.autoClockOuts ?? [];
    },
  };
}

/** The person's shifts that began yesterday or today, earliest first. */
export function dayShiftsQuery(api: Api, employeeId: number, today: LocalDate) {
  const params = { query: { employeeId } };
  const body = {
    startDate: addDays(today, -1),
    endDate: today,
    page: 0,
    pageSize: 50,
    sortBy: 'clockIn',
    sortDirection: 'ascending',
  } as const;
  return {
    queryKey: api.query.key('/api/time-pairs/shift-summaries', { params, body }, 'day'),
    meta: { isKeptOnDevice: true },
    // A clock-out can be recorded after the clock was left.
    staleTime: 0,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const call = api.POST('/api/time-pairs/shift-summaries', { params, body, signal });
      return (await answer(call)).contents;
    },
  };
}
