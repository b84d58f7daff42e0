import { answer, type ApiClient, type components } from 'shared-contracts';

type Schemas = components['schemas'];

export type UnworkedDay = Schemas['UnworkedDay'];
export type UnworkedOutcome = Schemas['UnworkedDayOutcome']['outcome'];

export const unworkedKey = ['unworked-days'] as const;

/** All planned shifts that the filter finds and nobody worked; null asks for none. */
export function unworkedQuery(api: ApiClient, filter: Schemas['UnworkedDaysFilter'] | null) {
  return {
    queryKey: [...unworkedKey, filter],
    enabled: filter !== null,
    staleTime: 30_000,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      if (!filter) throw new Error('Nothing was asked for.');
      const found: UnworkedDay[] = [];
      for (let after: number | null = 0; after !== null;) {
        const body: Schemas['UnworkedDaysFilter'] = after === 0 ? filter : { ...filter, after };
        // Each page begins where the one before ended.
        const page: Schemas['UnworkedDays'] = await answer(
          api.POST('/api/time-pairs/unworked-days', { signal, body }),
        );
        found.push(...page.contents);
        after = page.next;
      }
      return found;
    },
  };
}

/** Says what the planned shift was; null takes it back. @throws ApiFailure */
export async function decideUnworkedDay(
  api: ApiClient,
  { employeeAssignmentId, date }: UnworkedDay,
  outcome: UnworkedOutcome,
): Promise<void> {
  await answer(
    api.POST('/api/time-pairs/unworked-days/outcome', {
      params: { header: { 'idempotency-key': crypto.randomUUID() } },
      body: { employeeAssignmentId, date, outcome },
    }),
  );
}

/** Adds the shift with its breaks as it was planned. @throws ApiFailure */
export async function addAsPlanned(
  api: ApiClient,
  day: UnworkedDay,
  by: { readonly managerId: number; readonly timeZoneOffset: number; readonly withBreaks: boolean },
): Promise<void> {
  const breaks = day.breaks.map(({ start, end }) => ({
    clockInDateTime: start,
    clockOutDateTime: end,
  }));
  await answer(
    api.POST('/api/time-pairs/manual-shift-pair', {
      params: { header: { 'idempotency-key': crypto.randomUUID() }, query: {} },
      body: {
        id: -1,
        entryType: 'ADD',
        requestedByUserId: by.managerId,
        employeeAssignmentId: day.employeeAssignmentId,
        clockInDateTime: day.planned.start,
        clockOutDateTime: day.planned.end,
        timeZoneOffset: by.timeZoneOffset,
        isNormalized: true,
        ...(by.withBreaks && breaks.length > 0 ? { breaks } : {}),
      },
    }),
  );
}
