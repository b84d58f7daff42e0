import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from 'shared-contracts';
import { composed } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addSegments, addShifts, clearTime, type TestShift } from '../testing/testTime.ts';

type Filter = Partial<components['schemas']['ShiftSummariesFilter']>;

type Given = Partial<TestShift> & { readonly isOpen?: boolean };

describeOnMemory(
  'Filters of my time',
  (server) => {
    const { ella } = people;
    const weekends = 1002;
    const tokens = { ella: '', max: '' };
    const run = (sql: string) => server.database.run(composed(sql));

    beforeAll(async () => {
      server.now = new Date('2026-03-20T08:00:00Z');
      tokens.ella = await logInAs(server, 'ella');
      tokens.max = await logInAs(server, 'max');
      await run(`insert into cost_center (id, code, name) values (1002, '4712', 'Straße 9')`);
      await run(`update assignment set custom_entities = '[{"name": "Union", "value": "Local 5"},
        {"name": "Grade", "value": "E2"}]' where id = ${ella.assignmentId}`);
    });

    beforeEach(async () => {
      server.now = new Date('2026-03-20T08:00:00Z');
      await clearTime(server);
    });

    /** A shift of eight hours for each, of one day of March after the other unless it says when. */
    const add = (...shifts: Given[]) =>
      addShifts(
        server,
        shifts.map(({ isOpen = false, ...shift }, index) => {
          const from = shift.from ?? `2026-03-${String(index + 1).padStart(2, '0')}T07:00Z`;
          const to = new Date(Date.parse(from) + 8 * 3_600_000).toISOString();
          return { assignment_id: ella.assignmentId, from, ...(isOpen ? {} : { to }), ...shift };
        }),
      );
    const read = (filter: Filter, who: 'ella' | 'max' = 'ella') =>
      server.call('getShiftSummaries', {
        as: tokens[who],
        query: { employeeId: ella.id },
        body: {
          startDate: '2026-03-01',
          endDate: '2026-03-31',
          page: 0,
          pageSize: 200,
          sortBy: 'clockIn',
          sortDirection: 'ascending',
          ...filter,
        },
      });
    const found = async (filter: Filter, who?: 'max') =>
      (await read(filter, who)).body.contents.map(({ id }) => id);

    test('clock-in between two local times, both included, to the minute', async () => {
      const [early, first, last, late] = await add(
        { from: '2026-03-02T06:59:59.999Z' },
        { from: '2026-03-03T07:00:00Z' },
        { from: '2026-03-04T07:30:59.999Z' },
        { from: '2026-03-05T07:31:00Z' },
      );
      expect(early).toBeDefined();
      expect(await found({ clockInFilter: { from: '08:00', to: '08:30' } })).toEqual([first, last]);
      expect(await found({ clockInFilter: { from: '08:31', to: '23:59' } })).toEqual([late]);
      expect(await found({ clockInFilter: { from: '08:31', to: '07:59' } })).toEqual([early, late]);
    });

    test('local times are those of the entry, on both sides of a clock change', async () => {
      const [winter, summer, bangkok] = await add(
        { from: '2026-03-28T07:00Z' },
        { from: '2026-03-29T06:00Z' },
        { from: '2026-03-20T01:00Z', time_zone: 'Asia/Bangkok' },
      );
      const eight = { clockInFilter: { from: '08:00', to: '08:00' } };
      expect(await found(eight)).toEqual([bangkok, winter, summer]);
    });

    test('clock-out between two local times leaves open shifts out', async () => {
      const [ended] = await add({}, { isOpen: true });
      expect(await found({ clockOutFilter: { from: '00:00', to: '23:59' } })).toEqual([ended]);
      expect(await found({ clockOutFilter: { from: '16:00', to: '16:00' } })).toEqual([ended]);
      expect(await found({ clockOutFilter: { from: '16:01', to: '15:59' } })).toEqual([]);
    });

    test('cost center of the entry, and of the assignment', async () => {
      const [ward, street] = await add({ cost_center_id: 1001 }, { cost_center_id: 1002 }, {});
      expect(await found({ timePairCostCenterIds: [1002] })).toEqual([street]);
      expect(await found({ timePairCostCenterIds: [1001, 1002] })).toEqual([ward, street]);
      expect(await found({ defaultCostCenterIds: [1002] })).toEqual([]);
      expect(await found({ defaultCostCenterIds: [1001] })).toHaveLength(3);
    });

    test('position of the assignment', async () => {
      const [nurse, porter] = await add({}, { assignment_id: weekends });
      expect(await found({ positions: [1001] })).toEqual([nurse]);
      expect(await found({ positions: [1003] })).toEqual([porter]);
      expect(await found({ positions: [1001, 1003] })).toEqual([nurse, porter]);
    });

    test('custom entities: every filter must fit, by any of its values', async () => {
      const [nurse] = await add({}, { assignment_id: weekends });
      const union = { filterName: 'Union', filterValues: ['Local 4', 'Local 5'] };
      const grade = (value: string) => ({ filterName: 'Grade', filterValues: [value] });
      expect(await found({ customEntities: [union] })).toEqual([nurse]);
      expect(await found({ customEntities: [union, grade('E2')] })).toEqual([nurse]);
      expect(await found({ customEntities: [union, grade('E3')] })).toEqual([]);
      expect(await found({ customEntities: [grade('Local 5')] })).toEqual([]);
    });

    test('synchronisation status', async () => {
      const [failed, pending] = await add(
        { synchronisation_status: 'SYNCHRONISATION_FAILED' },
        { synchronisation_status: 'SYNCHRONISATION_PENDING' },
        {},
      );
      expect(await found({ synchronisationStatus: ['SYNCHRONISATION_FAILED'] })).toEqual([failed]);
      expect(
        await found({
          synchronisationStatus: ['SYNCHRONISATION_FAILED', 'SYNCHRONISATION_PENDING'],
        }),
      ).toEqual([failed, pending]);
    });

    test('the type is a filter of managers', async () => {
      const [, manual] = await add({}, { type: 'MANUAL' });
      expect(await found({ typeFilter: ['MANUAL', 'CORRECTION'] }, 'max')).toEqual([manual]);
      const refused = await read({ typeFilter: ['MANUAL'] });
      expect([refused.status, refused.problem.code]).toEqual([403, 'ACCESS_DENIED']);
      expect(await found({ typeFilter: [] })).toHaveLength(2);
    });

    test('info indicators: any of them, kept ones and those of the moment', async () => {
      const [early, breaks, away] = await add(
        { info_indicators: ['EARLY_LOGIN', 'NO_GEO_DATA'] },
        { info_indicators: ['CONTAINS_BREAKS'] },
        { from: '2026-03-20T06:00Z', isOpen: true },
      );
      expect(await found({ infoFilter: ['EARLY_LOGIN'] })).toEqual([early]);
      expect(await found({ infoFilter: ['NO_GEO_DATA', 'CONTAINS_BREAKS'] })).toEqual([
        early,
        breaks,
      ]);
      expect(await found({ infoFilter: ['CURRENTLY_CLOCKED_IN'] })).toEqual([away]);
      expect(await found({ infoFilter: ['CURRENTLY_AWAY'] })).toEqual([]);
      await addSegments(server, [
        { assignment_id: ella.assignmentId, shift_id: away ?? 0, from: '2026-03-20T07:50Z' },
      ]);
      expect(await found({ infoFilter: ['CURRENTLY_CLOCKED_IN'] })).toEqual([]);
      expect(await found({ infoFilter: ['CURRENTLY_AWAY', 'EARLY_LOGIN'] })).toEqual([early, away]);
      const page = (await read({ infoFilter: ['CURRENTLY_AWAY'] })).body;
      expect(page.contents[0]?.infoIndicators).toContain('CURRENTLY_AWAY');
    });

    test('a break that an open shift misses is found as it is shown', async () => {
      const [open] = await add({ from: '2026-03-20T02:30Z', isOpen: true });
      const missed = { infoFilter: ['MISSED_BREAK' as const] };
      expect(await found(missed)).toEqual([]);
      server.now = new Date('2026-03-20T08:45:00Z');
      expect(await found(missed)).toEqual([open]);
    });

    test('search finds part of a position, a time type, a cost center or a comment', async () => {
      const [plain, comment, street, training] = await add(
        { assignment_id: weekends },
        { clock_out_comment: 'Übergabe an 100%_Team' },
        { cost_center_id: 1002 },
        { time_type_id: 1002 },
      );
      expect(await found({ search: 'porter' })).toEqual([plain]);
      expect(await found({ search: 'NURSE' })).toEqual([comment, street, training]);
      expect(await found({ search: '  übergabe   AN ' })).toEqual([comment]);
      expect(await found({ search: '100%_' })).toEqual([comment]);
      expect(await found({ search: 'straße' })).toEqual([street]);
      expect(await found({ search: 'rainin' })).toEqual([training]);
      expect(await found({ search: "'; --" })).toEqual([]);
      expect(await found({ search: '   ' })).toHaveLength(4);
    });

    test('all that is asked for must fit, and totals count what fits', async () => {
      const [wanted] = await add(
        { cost_center_id: 1001, status: 'APPROVED' },
        { cost_center_id: 1001 },
        { status: 'APPROVED' },
      );
      const filter: Filter = { timePairCostCenterIds: [1001], approvalStatus: ['APPROVED'] };
      expect((await read(filter)).body).toMatchObject({
        contents: [{ id: wanted }],
        totalCount: 1,
        totalPages: 1,
        totalDuration: 8 * 3600,
      });
      expect((await read({ ...filter, page: 7 })).body).toMatchObject({
        contents: [],
        totalCount: 1,
      });
    });

    test('bounds: what no filter can be is refused by name', async () => {
      const ids = Array.from({ length: 101 }, (_, index) => index + 1);
      const refusals: [Filter, string][] = [
        [{ pageSize: 201 }, 'pageSize'],
        [{ page: -1 }, 'page'],
        [{ search: 'x'.repeat(101) }, 'search'],
        [{ clockInFilter: { from: '24:00', to: '08:00' } }, 'clockInFilter.from'],
        [{ clockOutFilter: { from: '08:00', to: '8:30' } }, 'clockOutFilter.to'],
        [{ positions: ids }, 'positions'],
        [{ timePairCostCenterIds: [0] }, 'timePairCostCenterIds.0'],
        [{ defaultCostCenterIds: [2 ** 53] }, 'defaultCostCenterIds.0'],
        [{ customEntities: [{ filterName: '', filterValues: ['x'] }] }, 'customEntities.0'],
      ];
      for (const [filter, field] of refusals) {
        const { status, problem } = await read(filter);
        expect([status, problem.code]).toEqual([400, 'VALIDATION_FAILED']);
        expect(problem.fields?.[0]?.field).toContain(field);
      }
    });
  },
  { prepare: createTestCompany },
);
