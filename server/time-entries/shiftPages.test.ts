import fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { wholeMinutes, type ApprovalStatus, type components } from 'shared-contracts';
import type { Answer } from '../calls/calls.ts';
import { composed } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addSegments, addShifts, type TestShift } from '../testing/testTime.ts';

type Schemas = components['schemas'];
type Filter = Partial<Schemas['ShiftSummariesFilter']>;
type TimePair = Extract<Answer<'getShiftSummaries'>, { status: 200 }>['body']['contents'][number];

const zones = ['Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns'];
const serverZones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu'];
const statuses = [
  'APPROVED',
  'REJECTED',
  'PENDING',
  'PENDING_DELETE',
  'INCOMPLETE',
  'DELETED',
] as const;
const indicators = ['EARLY_LOGIN', 'NO_GEO_DATA', 'CURRENTLY_AWAY', 'MISSED_BREAK'] as const;
const types = ['CLOCK', 'CORRECTION', 'MANUAL'] as const;
const synchronised = ['SYNCHRONISED', 'SYNCHRONISATION_FAILED'] as const;

describeOnMemory(
  'Pages of history',
  (server) => {
    const { ella } = people;
    const serverZone = process.env['TZ'];
    let token = '';

    beforeAll(async () => {
      server.now = new Date('2026-03-31T20:00:00Z');
      token = await logInAs(server, 'max');
      await server.database.run(
        composed(`update assignment set custom_entities = '[{"name": "Union",
          "value": "Local 5"}]' where id = ${ella.assignmentId}`),
      );
      const ids = await addShifts(server, shifts());
      await addSegments(server, [
        { assignment_id: ella.assignmentId, shift_id: ids[0] ?? 0, from: '2026-03-31T19:30Z' },
      ]);
    });

    afterEach(() => {
      if (serverZone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = serverZone;
    });

    /** As a manager of Ella, who may use every filter. */
    const read = async (filter: Filter, lang: 'en' | 'th' = 'en') => {
      const { body } = await server.call('getShiftSummaries', {
        as: token,
        query: { employeeId: ella.id, lang },
        body: {
          startDate: '2026-01-01',
          endDate: '2026-03-31',
          page: 0,
          pageSize: 200,
          sortBy: 'clockIn',
          sortDirection: 'ascending',
          ...filter,
        },
      });
      return body;
    };

    test('put together they are the whole list, whatever is asked for and wherever', async () => {
      const everything = await read({ approvalStatus: [...statuses] });
      expect(everything.totalCount).toBe(90);
      await fc.assert(
        fc.asyncProperty(
          anyFilter,
          fc.integer({ min: 1, max: 60 }),
          fc.constantFrom(...serverZones),
          fc.constantFrom('en', 'th'),
          async (filter, pageSize, zone, lang) => {
            process.env['TZ'] = zone;
            const wanted = everything.contents.filter((pair) => fits(pair, filter));
            const expected = wanted.toSorted(inOrder(filter)).map(({ id }) => id);
            const found: number[] = [];
            const pages = Math.ceil(expected.length / pageSize);
            for (let page = 0; page <= pages; page += 1) {
              const body = await read({ ...filter, page, pageSize }, lang);
              found.push(...body.contents.map(({ id }) => id));
              expect([body.totalCount, body.totalPages]).toEqual([expected.length, pages]);
              expect(body.totalDuration).toBe(durationOf(wanted, filter));
              expect(body.expectedMinuteDuration).toBe(everything.expectedMinuteDuration);
            }
            expect(found).toEqual(expected);
          },
        ),
        { numRuns: 120 },
      );
    }, 60_000);
  },
  { prepare: createTestCompany },
);

/** The first one is open, some of the others start in the same millisecond. */
function shifts(): TestShift[] {
  const random = fc.sample(
    fc.record({
      day: fc.integer({ min: 0, max: 88 }),
      minute: fc.integer({ min: 0, max: 1439 }),
      length: fc.constantFrom(0, 60, 240, 480, 900),
      time_zone: fc.constantFrom(...zones),
      status: fc.constantFrom(...statuses.filter((status) => status !== 'INCOMPLETE')),
      type: fc.constantFrom(...types),
      cost_center_id: fc.constantFrom(null, 1001),
      time_type_id: fc.constantFrom(1001, 1002),
      synchronisation_status: fc.constantFrom(null, ...synchronised),
      info_indicators: fc.subarray(['EARLY_LOGIN', 'NO_GEO_DATA', 'MISSED_BREAK'] as const),
      clock_in_comment: fc.constantFrom(null, 'Übergabe', 'ward round'),
    }),
    { seed: 20_261_120, numRuns: 89 },
  );
  const { assignmentId } = people.ella;
  return [
    { assignment_id: assignmentId, from: '2026-03-31T11:00Z' },
    ...random.map(({ day, minute, length, ...given }) => {
      const start = Date.UTC(2026, 0, 2 + day, 0, minute - (minute % 180));
      return {
        assignment_id: assignmentId,
        from: new Date(start).toISOString(),
        to: new Date(start + length * 60_000).toISOString(),
        ...given,
      };
    }),
  ];
}

const localTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const span = fc.record({ from: localTime, to: localTime });

const anyFilter: fc.Arbitrary<Filter> = fc.record(
  {
    approvalStatus: fc.subarray([...statuses], { minLength: 1 }),
    search: fc.constantFrom('', 'WARD', 'über', 'train', 'nurse', 'nobody'),
    clockInFilter: span,
    clockOutFilter: span,
    timePairCostCenterIds: fc.constantFrom([], [1001], [1002]),
    defaultCostCenterIds: fc.constantFrom([1001], [1001, 1002]),
    positions: fc.constantFrom([1001], [1001, 1003]),
    customEntities: fc.constant([{ filterName: 'Union', filterValues: ['Local 5', 'x'] }]),
    infoFilter: fc.subarray([...indicators]),
    synchronisationStatus: fc.subarray([...synchronised]),
    typeFilter: fc.subarray([...types]),
    sortBy: fc.constantFrom('startDate', 'clockIn', 'clockOut', 'duration', 'status'),
    sortDirection: fc.constantFrom('ascending', 'descending'),
  },
  { requiredKeys: ['approvalStatus', 'sortBy', 'sortDirection'] },
);

/** The filter told once more, without a database. All entries are of one assignment, that fits. */
function fits(pair: TimePair, filter: Filter): boolean {
  const { clockInFilter, clockOutFilter, search = '' } = filter;
  const texts = [
    'Nurse',
    pair.timeType?.externalName,
    pair.costCenter?.name,
    pair.commentSummary.clockInComment,
    pair.commentSummary.clockOutComment,
  ];
  return (
    isOneOf(pair.status, filter.approvalStatus) &&
    isOneOf(pair.costCenter?.id, filter.timePairCostCenterIds) &&
    isOneOf(pair.synchronisationStatus, filter.synchronisationStatus) &&
    isOneOf(pair.type, filter.typeFilter) &&
    (!filter.infoFilter?.length ||
      filter.infoFilter.some((indicator) => pair.infoIndicators.includes(indicator))) &&
    (!clockInFilter || isWithin(pair.clockIn, pair.timeZone, clockInFilter)) &&
    (!clockOutFilter || isWithin(pair.clockOut, pair.timeZone, clockOutFilter)) &&
    texts.some((text) => text?.toLowerCase().includes(search.toLowerCase()))
  );
}

function isOneOf(value: unknown, wanted: readonly unknown[] = []): boolean {
  return wanted.length === 0 || wanted.includes(value);
}

function isWithin(
  punch: TimePair['clockOut'],
  timeZone: string,
  { from, to }: Schemas['LocalTimeSpan'],
): boolean {
  if (punch === null) return false;
  const format = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = new Intl.DateTimeFormat('en-GB', format).format(new Date(punch.date));
  return from <= to ? from <= time && time <= to : time >= from || time <= to;
}

function inOrder({ sortBy = 'clockIn', sortDirection }: Filter) {
  const sign = sortDirection === 'ascending' ? 1 : -1;
  const keysOf = (pair: TimePair) => [
    sortBy === 'clockIn' ? '' : keyOf(pair, sortBy),
    pair.clockIn.date,
    pair.id,
  ];
  return (a: TimePair, b: TimePair) => {
    const [left, right] = [keysOf(a), keysOf(b)];
    const at = left.findIndex((key, index) => key !== right[index]);
    const [first = '', second = ''] = [left[at], right[at]];
    return at === -1 ? 0 : (first < second ? -1 : 1) * sign;
  };
}

/** What is still open stands after all that has ended. */
function keyOf(pair: TimePair, sortBy: 'startDate' | 'clockOut' | 'duration' | 'status') {
  if (sortBy === 'clockOut') return pair.clockOut?.date ?? '9999';
  if (sortBy === 'duration') return pair.duration ?? Number.POSITIVE_INFINITY;
  return pair[sortBy];
}

function durationOf(pairs: readonly TimePair[], { approvalStatus = [] }: Filter): number {
  const isUncounted = (status: ApprovalStatus) => status === 'DELETED' || status === 'REJECTED';
  const countsAll = approvalStatus.length > 0 && approvalStatus.every(isUncounted);
  return pairs
    .filter(({ status }) => countsAll || !isUncounted(status))
    .reduce((sum, { duration }) => sum + wholeMinutes(duration ?? 0), 0);
}
