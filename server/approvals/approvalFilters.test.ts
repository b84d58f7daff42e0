import type { components } from 'shared-contracts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { assignDaySchedule } from '../testing/testSchedule.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addSegments, addShifts, clearTime, type TestShift } from '../testing/testTime.ts';

type Filter = Partial<components['schemas']['ApprovalsFilter']>;

describeOnMemory(
  'What approvals are asked for',
  (server) => {
    const { ella, nils } = people;
    let token = '';
    const run = (sql: string) => server.database.run(composed(sql));

    beforeAll(async () => {
      server.now = new Date('2026-03-20T08:00:00Z');
      token = await logInAs(server, 'max');
      await assignDaySchedule(server.database, [ella.assignmentId, nils.assignmentId]);
      await run(`update assignment set custom_entities = '[{"name": "Union", "value": "Local 5"}]'
        where id = ${nils.assignmentId}`);
    });
    beforeEach(async () => {
      server.now = new Date('2026-03-20T08:00:00Z');
      await clearTime(server);
    });

    const fetch = async (filter: Filter = {}) =>
      (
        await server.call('fetchApprovals', {
          as: token,
          body: {
            startDate: '2026-03-01',
            endDate: '2026-03-31',
            page: 0,
            pageSize: 30,
            ...filter,
          },
        })
      ).body;
    const found = async (filter: Filter) =>
      (await fetch(filter)).contents.flatMap(({ summaries }) => summaries.map(({ id }) => id));
    /** Eight hours of that day of March, as planned, unless it says else. */
    const day = (date: number, given: Partial<TestShift> = {}): TestShift => {
      const text = `2026-03-${String(date).padStart(2, '0')}`;
      return {
        assignment_id: ella.assignmentId,
        from: `${text}T07:00Z`,
        to: `${text}T15:30Z`,
        ...given,
      };
    };
    const open = (date: number, given: Partial<TestShift> = {}): TestShift => {
      const { to: _to, ...begun } = day(date, given);
      return begun;
    };

    test('what the HR system did not take is unusual, also when it was decided long ago', async () => {
      const failed = { status: 'APPROVED', synchronisation_error: 'UNKNOWN_PERSON' } as const;
      const [whole = 0, partly = 0] = await addShifts(server, [
        day(2, { ...failed, synchronisation_status: 'SYNCHRONISATION_FAILED' }),
        day(3, { ...failed, synchronisation_status: 'PARTIAL_FAILURE' }),
        day(4, { status: 'APPROVED', synchronisation_status: 'SYNCHRONISED' }),
        day(5),
      ]);
      const { contents } = await fetch({ approvalStatus: ['PENDING'], onlyExceptions: true });
      expect(contents).toMatchObject([
        {
          totalTimePairs: 2,
          totalDecidable: 0,
          exceptions: [{ indicator: 'NOT_DELIVERED', count: 2 }],
          summaries: [
            { id: whole, infoIndicators: ['NOT_DELIVERED'], synchronisationError: {} },
            { id: partly },
          ],
        },
      ]);
      expect(await found({ infoFilter: ['NOT_DELIVERED'] })).toEqual([whole, partly]);
    });

    test('every field of the filter finds its entries, and together they all must fit', async () => {
      const [plain = 0, special = 0, his = 0] = await addShifts(server, [
        day(2),
        day(3, {
          from: '2026-03-03T05:10Z',
          time_type_id: 1002,
          cost_center_id: 1001,
          custom_field_values: [{ id: 1002, timePairCustomField: { id: 1001 } }],
          synchronisation_status: 'SYNCHRONISATION_FAILED',
          type: 'MANUAL',
          info_indicators: ['EARLY_LOGIN'],
        }),
        day(4, { assignment_id: nils.assignmentId }),
      ]);
      const each = [
        { timeTypeIds: [1002] },
        { customFieldOptionIds: [1002, 1001] },
        { timePairCostCenterIds: [1001] },
        { synchronisationStatus: ['SYNCHRONISATION_FAILED'] },
        { typeFilter: ['MANUAL'] },
        { infoFilter: ['EARLY_LOGIN', 'CLOCK_SKEW'] },
        { onlyExceptions: true },
        { clockInFilter: { from: '06:00', to: '07:00' } },
      ] satisfies Filter[];
      for (const filter of each)
        expect(await found(filter), JSON.stringify(filter)).toEqual([special]);
      const together = each.reduce<Filter>((all, filter) => ({ ...all, ...filter }), {});
      expect(await found(together)).toEqual([special]);
      expect(await found({ employeeIds: [nils.id] })).toEqual([his]);
      expect(await found({ positions: [1003] })).toEqual([his]);
      expect(await found({ defaultCostCenterIds: [1001] })).toEqual([plain, special]);
      expect(
        await found({ customEntities: [{ filterName: 'Union', filterValues: ['Local 5'] }] }),
      ).toEqual([his]);
      expect(await found({ infoFilter: ['CLOCK_SKEW'], onlyExceptions: true })).toEqual([]);
    });

    test('people whom I do not manage are not found by their id', async () => {
      await addShifts(server, [day(2, { assignment_id: people.olga.assignmentId })]);
      expect((await fetch({ employeeIds: [people.olga.id] })).totalEmployees).toBe(0);
    });

    test('a person’s entries come page by page, their totals are of all pages', async () => {
      const ids = await addShifts(server, [
        day(2, { info_indicators: ['LATE_CLOCK_IN', 'CONTAINS_BREAKS'] }),
        day(3, { status: 'APPROVED', info_indicators: ['LATE_CLOCK_IN'] }),
        day(4, { status: 'PENDING_DELETE', status_before_deletion: 'APPROVED' }),
        day(5, { status: 'REJECTED' }),
        day(6, { info_indicators: ['LATE_CLOCK_IN', 'SHORT_BREAK'] }),
      ]);
      const pageOf = async (entriesPage: number) => {
        const { contents } = await fetch({ entriesPage, entriesPageSize: 2 });
        return contents[0];
      };
      const hours = 8.5 * 3600;
      const totals = {
        totalTimePairs: 5,
        totalDecidable: 3,
        totalDeletions: 1,
        totalDuration: 4 * hours,
        totalAdjustedDuration: 4 * hours,
        exceptions: [
          { indicator: 'LATE_CLOCK_IN', count: 2 },
          { indicator: 'SHORT_BREAK', count: 1 },
        ],
        presence: null,
      };
      const pages = [await pageOf(0), await pageOf(1), await pageOf(2), await pageOf(3)];
      for (const page of pages) expect(page).toMatchObject(totals);
      expect(pages.map((page) => page?.summaries.map(({ id }) => id))).toEqual([
        ids.slice(0, 2),
        ids.slice(2, 4),
        ids.slice(4),
        [],
      ]);
      expect((await fetch({ entriesPageSize: 0 })).contents).toMatchObject([
        { ...totals, summaries: [] },
      ]);
    });

    test('a person’s time is that of the days, whichever statuses are listed', async () => {
      await addShifts(server, [
        day(2),
        day(3, { status: 'APPROVED' }),
        day(4, { status: 'REJECTED' }),
      ]);
      const hours = 8.5 * 3600;
      for (const filter of [{ approvalStatus: ['PENDING'] }, {}] satisfies Filter[]) {
        expect((await fetch(filter)).contents).toMatchObject([{ totalDuration: 2 * hours }]);
      }
      const [person] = (await fetch({ approvalStatus: ['PENDING'] })).contents;
      expect(person).toMatchObject({ totalTimePairs: 1, totalDecidable: 1 });
    });

    test('a person’s time adds up what the entries show, from minute to minute', async () => {
      const [id = 0] = await addShifts(server, [
        day(2, { from: '2026-03-02T07:00:50Z', to: '2026-03-02T15:30:10Z', duration: 28_660 }),
        day(3, { from: '2026-03-03T07:00:05Z', to: '2026-03-03T07:03:50Z', duration: 225 }),
      ]);
      await addSegments(server, [
        {
          assignment_id: ella.assignmentId,
          shift_id: id,
          from: '2026-03-02T11:00:40Z',
          to: '2026-03-02T11:32:20Z',
        },
      ]);
      const [person] = (await fetch()).contents;
      expect(person?.totalDuration).toBe((8 * 60 + 30 - 32 + 3) * 60);
      expect(person?.totalAdjustedDuration).toBe(person?.totalDuration);
    });

    test('who works now and who rests is said, but only of entries that are asked for', async () => {
      await addShifts(server, [open(20), open(20, { assignment_id: nils.assignmentId })]);
      const presence = async (filter: Filter) =>
        (await fetch(filter)).contents.map((person) => person.presence);
      expect(await presence({})).toEqual(['CLOCKED_IN', 'CLOCKED_IN']);
      // She is listed for her planned shifts without time alone.
      expect(await presence({ approvalStatus: ['PENDING'] })).toEqual([null]);
    });

    test('a clock-out is missing once the planned end and the threshold have passed', async () => {
      const [id] = await addShifts(server, [open(20)]);
      const missing = async () => ({
        found: await found({ infoFilter: ['CLOCK_OUT_MISSING'] }),
        unusual: await found({ onlyExceptions: true }),
        told: (await fetch()).contents[0]?.exceptions,
      });
      server.now = new Date('2026-03-20T15:34:59Z');
      await run(`update time_pair set info_indicators = '{}'`);
      expect((await missing()).found).toEqual([]);
      server.now = new Date('2026-03-20T15:35:00Z');
      const late = await missing();
      expect(late.found).toEqual([id]);
      expect(late.unusual).toEqual([id]);
      expect(late.told?.[0]).toEqual({ indicator: 'CLOCK_OUT_MISSING', count: 1 });
    });

    test('what is unusual holds just the entries for which people are counted as to look at', async () => {
      const [, late, deletion, other] = await addShifts(server, [
        day(2),
        day(3, { info_indicators: ['LATE_CLOCK_IN'] }),
        day(4, { status: 'PENDING_DELETE', status_before_deletion: 'APPROVED' }),
        day(4, {
          assignment_id: nils.assignmentId,
          status: 'PENDING_DELETE',
          status_before_deletion: 'APPROVED',
        }),
      ]);
      await addShifts(server, [
        day(2, { assignment_id: nils.assignmentId }),
        day(5, {
          assignment_id: nils.assignmentId,
          status: 'APPROVED',
          info_indicators: ['LATE_CLOCK_IN'],
        }),
      ]);
      const { contents } = await fetch();
      const toLookAt = contents.filter(
        ({ exceptions, totalDeletions }) => exceptions.length > 0 || totalDeletions > 0,
      );
      const unusual = await fetch({ onlyExceptions: true });
      expect(unusual.contents.map(({ id }) => id)).toEqual(toLookAt.map(({ id }) => id));
      expect(await found({ onlyExceptions: true })).toEqual([late, deletion, other]);
    });

    test('positions are those of people managed on these days, searched by name', async () => {
      const positions = async (query: { fromDate?: string; searchString?: string } = {}) =>
        (
          await server.call('getSubordinatePositions', {
            as: token,
            path: { id: people.max.id },
            query,
          })
        ).body.map(({ description }) => description);
      expect(await positions()).toEqual(['Nurse', 'Porter']);
      expect(await positions({ searchString: ' NURS' })).toEqual(['Nurse']);
      expect(await positions({ fromDate: '2025-06-01' })).toEqual(['Porter']);
      const foreign = await server.call('getSubordinatePositions', {
        as: token,
        path: { id: ella.id },
      });
      expect(foreign.status).toBe(404);
    });
  },
  { prepare: createTestCompany },
);
