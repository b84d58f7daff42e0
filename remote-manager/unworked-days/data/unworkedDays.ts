import {
  answer,
  limits,
  partsOf,
  type Api,
  type ApiClient,
  type components,
  type DateRange,
} from 'shared-contracts';
import type { FilterValue } from 'shared-time/filter/rules/timeFilter.ts';

type Schemas = components['schemas'];

/** A planned shift that is over and has no time. */
export type UnworkedDay = Schemas['UnworkedDay'];

interface Wanted {
  readonly range: DateRange;
  readonly values: readonly FilterValue[];
}

/** The planned shifts of one person that the filter finds and nobody worked, oldest first. */
export function unworkedQuery(api: Api, filter: Wanted, employeeId: number) {
  const body = { ...bodyOf(filter), employeeIds: [employeeId] };
  return {
    queryKey: api.query.key('/api/time-pairs/unworked-days', { body }, 'days'),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => findUnworked(api, body, signal),
  };
}

/** A filter that asks for the planned shifts without time of people, see `totalUnworked`. */
export interface WantedOfAll extends Wanted {
  readonly search: string;
  readonly employeeId: number | null;
}

/** The same of everybody whom the filter finds. @throws ApiFailure */
export function findAllUnworked(api: ApiClient, filter: WantedOfAll): Promise<UnworkedDay[]> {
  const { search, employeeId } = filter;
  return findUnworked(api, {
    ...bodyOf(filter),
    ...(search ? { search } : {}),
    ...(employeeId === null ? {} : { employeeIds: [employeeId] }),
  });
}

function bodyOf({ range, values }: Wanted): Schemas['UnworkedDaysFilter'] {
  return {
    ...range,
    positions: idsOf(values, 'position'),
    employeeGroupIds: idsOf(values, 'employeeGroup'),
  };
}

function idsOf(values: readonly FilterValue[], of: FilterValue['field']): number[] {
  return values.filter(({ field }) => field === of).map(({ value }) => Number(value));
}

/** How many planned shifts of the days have no time, and nothing said about them. */
export function unworkedCountQuery(api: Api, days: DateRange) {
  return {
    queryKey: api.query.key('/api/time-pairs/unworked-days', { body: days }, 'count'),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await findUnworked(api, days, signal)).length,
  };
}

/** All planned shifts that the filter finds and nobody worked. @throws ApiFailure */
async function findUnworked(
  api: ApiClient,
  body: Schemas['UnworkedDaysFilter'],
  signal?: AbortSignal,
): Promise<UnworkedDay[]> {
  const found: UnworkedDay[] = [];
  for (let after: number | null = 0; after !== null;) {
    // Each page begins where the one before ended.
    const page: Schemas['UnworkedDays'] = await answer(
      api.POST('/api/time-pairs/unworked-days', {
        ...(signal ? { signal } : {}),
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
  outcome: Schemas['UnworkedDayOutcome']['outcome'],
): Promise<void> {
  await answer(
    api.POST('/api/time-pairs/unworked-days/outcome', {
      params: { header: { 'idempotency-key': crypto.randomUUID() } },
      body: { employeeAssignmentId, date, outcome },
    }),
  );
}

/** The same of many, a part after the other. @throws ApiFailure */
export async function decideUnworkedDays(
  api: ApiClient,
  days: readonly UnworkedDay[],
  outcome: Schemas['UnworkedDayOutcomes']['outcome'],
): Promise<void> {
  for (const part of partsOf(days, (each) => each.length < limits.maximumPageSize)) {
    // One part after the other, so that a failure leaves the rest as it is.
    await answer(
      api.POST('/api/time-pairs/unworked-days/outcomes', {
        params: { header: { 'idempotency-key': crypto.randomUUID() } },
        body: {
          days: part.map(({ employeeAssignmentId, date }) => ({ employeeAssignmentId, date })),
          outcome,
        },
      }),
    );
  }
}

/** Adds the shift with its breaks as it was planned; answers the entry. @throws ApiFailure */
export async function addAsPlanned(
  api: ApiClient,
  day: UnworkedDay,
  by: { readonly managerId: number; readonly timeZoneOffset: number; readonly withBreaks: boolean },
): Promise<Schemas['TimePair'] | undefined> {
  const breaks = day.breaks.map(({ start, end }) => ({
    clockInDateTime: start,
    clockOutDateTime: end,
  }));
  const { shiftTimePairs } = await answer(
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
  return shiftTimePairs[0];
}
