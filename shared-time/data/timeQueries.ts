import { answer, type ApiClient, type LocalDate, type Locale } from 'shared-contracts';

const hour = 3_600_000;

interface Cancellable {
  readonly signal: AbortSignal;
}

/** How pay cycles run; it changes once in years. */
export function payCycleQuery(api: ApiClient) {
  return {
    queryKey: ['pay-cycle'],
    queryFn: ({ signal }: Cancellable) => answer(api.GET('/api/info/pay-cycle', { signal })),
    staleTime: hour,
  };
}

/** The company's reasons for a correction, of shifts or of their segments. */
export function reasonsQuery(api: ApiClient, lang: Locale, isShiftCorrectionReasons: boolean) {
  return {
    queryKey: ['reasons', lang, isShiftCorrectionReasons],
    queryFn: ({ signal }: Cancellable) =>
      answer(
        api.GET('/api/info/reasons', {
          params: { query: { lang, isShiftCorrectionReasons } },
          signal,
        }),
      ),
    staleTime: hour,
  };
}

/** Somebody's assignments, the primary one first. */
export function assignmentsQuery(api: ApiClient, employeeId: number) {
  return {
    queryKey: ['assignments', employeeId],
    queryFn: ({ signal }: Cancellable) =>
      answer(
        api.GET('/api/employees/{id}/assignments', {
          params: { path: { id: employeeId } },
          signal,
        }),
      ),
  };
}

/** Cost centers by a part of their name; without one the first page, the assignment's own first. */
export function costCentersQuery(api: ApiClient, assignmentId: number, search: string) {
  return {
    queryKey: ['cost-centers', assignmentId, search],
    queryFn: ({ signal }: Cancellable) =>
      answer(
        api.GET('/api/time-pairs/cost-centers', {
          params: { query: { assignmentId, ...(search ? { searchString: search } : {}) } },
          signal,
        }),
      ),
  };
}

/** Options of a custom field that is searched. */
export function customFieldOptionsQuery(api: ApiClient, customFieldId: number, search: string) {
  return {
    queryKey: ['custom-field-options', customFieldId, search],
    queryFn: ({ signal }: Cancellable) =>
      answer(
        api.GET('/api/time-pairs/custom-fields/{id}', {
          params: {
            path: { id: customFieldId },
            query: search ? { searchString: search } : {},
          },
          signal,
        }),
      ),
  };
}

/** Every version of a shift, the newest first. */
export function correctionsQuery(api: ApiClient, timePairId: number, lang: Locale) {
  return {
    queryKey: ['corrections', timePairId, lang],
    queryFn: ({ signal }: Cancellable) =>
      answer(
        api.GET('/api/time-pairs/{id}/corrections', {
          params: { path: { id: timePairId }, query: { lang } },
          signal,
        }),
      ),
    staleTime: 0,
  };
}

/** What is assigned to an assignment on a day. */
export function planQuery(api: ApiClient, assignmentId: number, date: LocalDate | null) {
  return {
    queryKey: ['plan-of-day', assignmentId, date],
    enabled: date !== null,
    staleTime: 60_000,
    queryFn: async ({ signal }: Cancellable) => {
      if (date === null) throw new Error('No day was asked for.');
      const query = { assignmentIds: [assignmentId], startDate: date, endDate: date };
      const [found] = await answer(
        api.GET('/api/work-schedules/assignment-summaries', { params: { query }, signal }),
      );
      return found?.ranges ?? [];
    },
  };
}
