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

/** A past planned shift without time. */
export type UnworkedDay = Schemas['UnworkedDay'];

interface Wanted {
  readonly range: DateRange;
  readonly values: readonly FilterValue[];
}

/** A person's matching planned shifts that were not worked, oldest first. */
export function unworkedQuery(api: Api, filter: Wanted, employeeId: number) {
  const body = { ...bodyOf(filter), employeeIds: [employeeId] };
  return {
    queryKey: api.query.key('/api/time-pairs/unworked-days', { body }, 'days'),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => findUnworked(api, body, signal),
  };
}

/** A filter for people's planned shifts without time, see `totalUnworked`. */
export interface WantedOfAll extends Wanted {
  readonly search: string;
  readonly employeeId: number | null;
}

/** The same for all matches of the filter. @throws ApiFailure */
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

/** The number of planned shifts on these days without time and without an explanation. */
export function unworkedCountQuery(api: Api, days: DateRange) {
  return {
    queryKey: api.query.key('/api/time-pairs/unworked-days', { body: days }, 'count'),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await findUnworked(api, days, signal)).length,
  };
}

/** All matching planned shifts that were not worked. @throws ApiFailure */
async function findUnworked(
  api: ApiClient,
  body: Schemas['UnworkedDaysFilter'],
  signal?: AbortSignal,
): Promise<UnworkedDay[]> {
  const found: UnworkedDay[] = [];
  for (let after: number | null = 0; after !== null;) {
    // Each page starts where the previous one ended.
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

/** Records what the planned shift was; null undoes it. @throws ApiFailure */
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

/** The same for many, in sequential batches. @throws ApiFailure */
export async function decideUnworkedDays(
  api: ApiClient,
  days: readonly UnworkedDay[],
  outcome: Schemas['UnworkedDayOutcomes']['outcome'],
): Promise<void> {
  for (const part of partsOf(days, (each) => each.length < limits.maximumPageSize)) {
    // Sequential, so that a failure leaves the rest unchanged.
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

/** Adds the shift with its breaks as planned; returns the entry. @throws ApiFailure */
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
