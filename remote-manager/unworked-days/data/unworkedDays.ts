import { answer, type ApiClient, type components, type DateRange } from 'shared-contracts';
import { entriesKey, peopleKey } from '../../approvals/data/approvalsQuery.ts';
import type { ApprovalFilter } from '../../approvals/rules/approvalFilter.ts';
import type { UnworkedDay, UnworkedOutcome } from '../rules/unworkedDay.ts';

type Schemas = components['schemas'];

/** The planned shifts of one person that the filter finds and nobody worked, oldest first. */
export function unworkedQuery(api: ApiClient, filter: ApprovalFilter, employeeId: number) {
  const { startDate, endDate } = filter.range;
  const body: Schemas['UnworkedDaysFilter'] = {
    startDate,
    endDate,
    employeeIds: [employeeId],
    positions: filter.values
      .filter(({ field }) => field === 'position')
      .map(({ value }) => Number(value)),
  };
  return {
    queryKey: [...entriesKey(employeeId), 'unworked', body],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => findUnworked(api, body, signal),
  };
}

/** How many planned shifts of the days have no time, and nothing said about them. */
export function unworkedCountQuery(api: ApiClient, days: DateRange) {
  return {
    queryKey: [...peopleKey, 'unworked', days],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await findUnworked(api, days, signal)).length,
  };
}

/** All planned shifts that the filter finds and nobody worked. @throws ApiFailure */
async function findUnworked(
  api: ApiClient,
  body: Schemas['UnworkedDaysFilter'],
  signal: AbortSignal,
): Promise<UnworkedDay[]> {
  const found: UnworkedDay[] = [];
  for (let after: number | null = 0; after !== null;) {
    // Each page begins where the one before ended.
    const page: Schemas['UnworkedDays'] = await answer(
      api.POST('/api/time-pairs/unworked-days', {
        signal,
        body: after === 0 ? body : { ...body, after },
      }),
    );
    found.push(...page.contents);
    after = page.next;
  }
  return found;
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
