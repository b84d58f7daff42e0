import { beforeEach, expect, test } from 'vitest';
import type { components } from 'shared-contracts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { addShifts, clearTime } from '../testing/testTime.ts';

type Filter = Partial<components['schemas']['ShiftSummariesFilter']>;

describeOnBothDatabases(
  'My time',
  (server) => {
    const { ella, max, olga } = people;
    const mine = { assignment_id: ella.assignmentId };
    const march = { startDate: '2026-03-01', endDate: '2026-03-31', page: 0 };
    const tokens = new Map<string, string>();

    beforeEach(async () => {
      server.now = new Date('2026-03-20T08:00:00Z');
      await clearTime(server);
      for (const name of ['ella', 'max', 'olga'] as const) {
        if (!tokens.has(name)) tokens.set(name, await logInAs(server, name));
      }
    });

    const read = (who: string, employeeId: number, filter: Filter = {}) =>
      server.call('getShiftSummaries', {
        as: tokens.get(who) ?? '',
        query: { employeeId },
        body: { ...march, pageSize: 10, sortBy: 'clockIn', sortDirection: 'descending', ...filter },
      });
    const idsOf = async (filter: Filter) =>
      (await read('ella', ella.id, filter)).body.contents.map(({ id }) => id);

    test('a total is what the shown times add up to', async () => {
      await addShifts(
        server,
        [1, 2, 3].map((day) => ({
          assignment_id: ella.assignmentId,
          from: `2026-03-0${day}T08:00Z`,
          to: `2026-03-0${day}T16:00Z`,
          duration: 28_840,
        })),
      );
      const { body } = await read('ella', ella.id);
      expect(body.contents.map(({ duration }) => duration)).toEqual([28_840, 28_840, 28_840]);
      expect(body.totalDuration).toBe(3 * 28_860);
    });

    test('pages of ten, the youngest first, with the totals of all of them', async () => {
      const ids = await addShifts(
        server,
        Array.from({ length: 12 }, (_, index) => {
          const day = String(index + 1).padStart(2, '0');
          return { ...mine, from: `2026-03-${day}T08:00Z`, to: `2026-03-${day}T16:00Z` };
        }),
      );
      const first = (await read('ella', ella.id)).body;
      const second = (await read('ella', ella.id, { page: 1 })).body;
      expect([...first.contents, ...second.contents].map(({ id }) => id)).toEqual(ids.toReversed());
      expect(first).toMatchObject({ totalPages: 2, totalCount: 12, totalDuration: 12 * 8 * 3600 });
      expect((await read('ella', ella.id, { page: 9 })).body).toMatchObject({
        contents: [],
        totalCount: 12,
      });
    });

    test('sorted by each column both ways, equal ones always in the same order', async () => {
      const [a = 0, b = 0, c = 0, open = 0] = await addShifts(server, [
        { ...mine, from: '2026-03-02T08:00Z', to: '2026-03-02T16:00Z', status: 'REJECTED' },
        { ...mine, from: '2026-03-03T08:00Z', to: '2026-03-03T12:00Z', status: 'APPROVED' },
        { ...mine, from: '2026-03-04T08:00Z', to: '2026-03-04T16:00Z', status: 'APPROVED' },
        { ...mine, from: '2026-03-05T08:00Z' },
      ]);
      const ascending = { sortDirection: 'ascending' } as const;
      expect(await idsOf({ sortBy: 'startDate', ...ascending })).toEqual([a, b, c, open]);
      expect(await idsOf({ sortBy: 'clockIn', ...ascending })).toEqual([a, b, c, open]);
      expect(await idsOf({ sortBy: 'clockOut', ...ascending })).toEqual([a, b, c, open]);
      expect(await idsOf({ sortBy: 'duration', ...ascending })).toEqual([b, a, c, open]);
      expect(await idsOf({ sortBy: 'status', ...ascending })).toEqual([b, c, open, a]);
      for (const sortBy of ['startDate', 'clockIn', 'clockOut', 'duration', 'status'] as const) {
        const up = await idsOf({ sortBy, ...ascending });
        expect(await idsOf({ sortBy, sortDirection: 'descending' })).toEqual(up.toReversed());
      }
    });

    test('deleted time is shown to whoever asks for it, and counts for nothing', async () => {
      const [kept = 0, gone = 0] = await addShifts(server, [
        { ...mine, from: '2026-03-02T08:00Z', to: '2026-03-02T16:00Z' },
        {
          ...mine,
          from: '2026-03-03T08:00Z',
          to: '2026-03-03T16:00Z',
          status: 'DELETED',
          deleted_at: '2026-03-04T08:00:00.000Z',
        },
      ]);
      expect(await idsOf({})).toEqual([kept]);
      expect(await idsOf({ approvalStatus: [] })).toEqual([kept]);
      expect(await idsOf({ approvalStatus: ['DELETED', 'PENDING'] })).toEqual([gone, kept]);
      const { body } = await read('ella', ella.id, { approvalStatus: ['DELETED', 'PENDING'] });
      expect(body).toMatchObject({ totalCount: 2, totalDuration: 8 * 3600 });
      const deleted = (await read('ella', ella.id, { approvalStatus: ['DELETED'] })).body;
      expect(deleted).toMatchObject({ totalCount: 1, totalDuration: 8 * 3600 });
    });

    test('a correction counts once it is approved', async () => {
      const day = { ...mine, from: '2026-03-02T08:00Z', is_correction: true };
      await addShifts(server, [
        { ...day, to: '2026-03-02T16:00Z', is_correction: false, status: 'REJECTED' },
        { ...day, to: '2026-03-02T17:00Z' },
        { ...day, to: '2026-03-02T15:00Z', status: 'APPROVED' },
      ]);
      const { body } = await read('ella', ella.id);
      expect(body).toMatchObject({ totalCount: 3, totalDuration: 7 * 3600 });
    });

    test('a shift belongs to the local day on which it starts', async () => {
      await addShifts(server, [
        { ...mine, from: '2026-02-28T23:30Z', to: '2026-03-01T07:00Z' },
        { ...mine, from: '2026-03-31T22:30Z', to: '2026-04-01T06:00Z' },
      ]);
      const { contents } = (await read('ella', ella.id)).body;
      expect(contents.map(({ startDate }) => startDate)).toEqual(['2026-03-01']);
    });

    test('a manager reads the days that the managing range covers, while managing', async () => {
      await addShifts(server, [
        { ...mine, from: '2025-12-31T08:00Z', to: '2025-12-31T16:00Z' },
        { ...mine, from: '2026-01-01T08:00Z', to: '2026-01-01T16:00Z' },
        { assignment_id: olga.assignmentId, from: '2026-02-27T01:00Z', to: '2026-02-27T09:00Z' },
      ]);
      const winter = { startDate: '2025-12-01', endDate: '2026-03-01' };
      const { contents } = (await read('max', ella.id, winter)).body;
      expect(contents.map(({ startDate }) => startDate)).toEqual(['2026-01-01']);
      expect((await read('ella', ella.id, winter)).body.totalCount).toBe(2);
      expect((await read('max', olga.id, winter)).problem.code).toBe('NOT_FOUND');
    });

    test('nobody else reads my time', async () => {
      expect((await read('olga', ella.id)).problem.code).toBe('NOT_FOUND');
      expect((await read('ella', max.id)).problem.code).toBe('NOT_FOUND');
      expect((await read('ella', 987_654_321)).problem.code).toBe('NOT_FOUND');
    });

    test('a range must run forwards and is at most 400 days long', async () => {
      const backwards = await read('ella', ella.id, {
        startDate: '2026-03-02',
        endDate: '2026-03-01',
      });
      const long = await read('ella', ella.id, { startDate: '2025-01-01', endDate: '2026-03-01' });
      for (const { status, problem } of [backwards, long]) {
        expect(status).toBe(400);
        expect(problem).toMatchObject({
          code: 'VALIDATION_FAILED',
          fields: [{ field: 'endDate' }],
        });
      }
      expect(
        (await read('ella', ella.id, { startDate: '2025-03-01', endDate: '2026-03-31' })).status,
      ).toBe(200);
    });

    test('dates that no calendar has are refused by name', async () => {
      for (const startDate of ['0000-01-01', '2026-02-30', '2026-2-3', 'today', '-000001-01-01']) {
        const { status, problem } = await read('ella', ella.id, { startDate });
        expect([startDate, status, problem.fields?.[0]?.field]).toEqual([
          startDate,
          400,
          'startDate',
        ]);
      }
      const strange = { page: 1_000_000, pageSize: 200 };
      expect((await read('ella', ella.id, strange)).body.contents).toEqual([]);
    });
  },
  { prepare: createTestCompany },
);
