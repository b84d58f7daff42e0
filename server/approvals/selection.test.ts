import { limits, type components } from 'shared-contracts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { editsAs } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { assignDaySchedule } from '../testing/testSchedule.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addShifts, clearTime, type TestShift } from '../testing/testTime.ts';

type Request = components['schemas']['ApprovalSelectionRequest'];

describeOnMemory(
  'Deciding many entries together',
  (server) => {
    const { ella, nils, max } = people;
    let token = '';
    beforeAll(async () => {
      server.now = new Date('2026-03-20T08:00:00Z');
      token = await logInAs(server, 'max');
      await assignDaySchedule(server.database, [ella.assignmentId]);
    });
    beforeEach(async () => {
      await clearTime(server);
      await setFeatures(server, {});
    });

    const selected = async (request: Partial<Request> = {}, filter: object = {}) =>
      (
        await server.call('selectTimePairs', {
          as: token,
          body: {
            purpose: 'SELECT',
            ...request,
            filter: {
              startDate: '2026-03-01',
              endDate: '2026-03-31',
              page: 3,
              pageSize: 1,
              ...filter,
            },
          },
        })
      ).body;
    const select = async (...asked: Parameters<typeof selected>) => {
      const { entries, ...totals } = await selected(...asked);
      return { timePairIds: entries.map(({ timePairId }) => timePairId), ...totals };
    };
    const decide = (ids: readonly number[], only?: 'AS_SCHEDULED') =>
      server.call('decideTimePairs', {
        as: token,
        body: {
          requestedByUserId: max.id,
          shouldSyncWithEC: true,
          statusRequests: ids.map((timePairId) => ({ timePairId, status: 'APPROVED' })),
          ...(only === undefined ? {} : { only }),
        },
      });
    /** From 8 to 16:30 local time, less a break of half an hour; the break counts as taken. */
    const asPlanned = (date: number, given: Partial<TestShift> = {}): TestShift => {
      const text = `2026-03-${String(date).padStart(2, '0')}`;
      return {
        assignment_id: ella.assignmentId,
        from: `${text}T07:00Z`,
        to: `${text}T15:30Z`,
        duration: 8 * 3600,
        ...given,
      };
    };
    const his = { assignment_id: nils.assignmentId };

    test('select all takes what can be decided, in the order of the list, up to the caps', async () => {
      const [a = 0, b = 0, c = 0, , , deletion = 0] = await addShifts(server, [
        asPlanned(3),
        asPlanned(2),
        asPlanned(2, his),
        asPlanned(4, { status: 'APPROVED' }),
        asPlanned(5, { status: 'REJECTED' }),
        asPlanned(6, { status: 'PENDING_DELETE', status_before_deletion: 'APPROVED' }),
        { assignment_id: nils.assignmentId, from: '2026-03-07T07:00Z' },
      ]);
      expect(await select()).toEqual({
        timePairIds: [b, a, deletion, c],
        next: null,
        totalTimePairs: 4,
        totalEmployees: 2,
        totalDeletions: 1,
        totalCorrected: 0,
        totalLeftOut: 0,
        graceMinutes: null,
      });
      const { entries } = await selected({}, { employeeIds: [ella.id] });
      expect(entries.map((entry) => entry.details?.clockIn)).toEqual([
        '2026-03-02T07:00:00.000Z',
        '2026-03-03T07:00:00.000Z',
        '2026-03-06T07:00:00.000Z',
      ]);
      expect(entries[2]?.details).toEqual({
        firstName: 'Ella',
        lastName: 'Brandt',
        clockIn: '2026-03-06T07:00:00.000Z',
        clockOut: '2026-03-06T15:30:00.000Z',
        timeZone: 'Europe/Berlin',
      });
      await setFeatures(server, { MAXIMUM_SELECTABLE_TIME_PAIRS: 2 });
      expect(await select()).toMatchObject({ timePairIds: [b, a], totalTimePairs: 4 });
      await setFeatures(server, { MAXIMUM_SELECTABLE_EMPLOYEES: 1 });
      expect((await select()).timePairIds).toEqual([b, a, deletion]);
    });

    test('say how many stand beside a correction that is decided before them', async () => {
      const correction = { type: 'CORRECTION', is_correction: true } as const;
      await addShifts(server, [
        asPlanned(3),
        asPlanned(3, correction),
        asPlanned(4, correction),
        asPlanned(5),
      ]);
      expect(await selected()).toMatchObject({ totalTimePairs: 4, totalCorrected: 1 });
    });

    test('do not say so of deletions, which go, nor beside the deletion of a correction', async () => {
      const correction = { type: 'CORRECTION', is_correction: true } as const;
      const deletion = { status: 'PENDING_DELETE', status_before_deletion: 'APPROVED' } as const;
      await addShifts(server, [
        asPlanned(3, deletion),
        asPlanned(3, correction),
        asPlanned(4),
        asPlanned(4, { ...correction, ...deletion }),
      ]);
      expect(await selected()).toMatchObject({ totalTimePairs: 4, totalCorrected: 0 });
    });

    test('say so of a correction that a newer one overlaps, which then overlaps nothing', async () => {
      const correction = { type: 'CORRECTION', is_correction: true } as const;
      const ids = await addShifts(server, [
        asPlanned(3, { to: '2026-03-03T08:00Z' }),
        asPlanned(3, { from: '2026-03-03T08:00Z', to: '2026-03-03T10:00Z' }),
        asPlanned(3, { ...correction, to: '2026-03-03T12:00Z' }),
        asPlanned(3, { ...correction, from: '2026-03-03T11:00Z' }),
      ]);
      expect(await selected()).toMatchObject({ totalTimePairs: 4, totalCorrected: 1 });
      const { results } = (await decide(ids)).body;
      expect(results.filter(({ status }) => status === 'PENDING')).toHaveLength(1);
    });

    test('among very many only deletions say whose and which time they are', async () => {
      await addShifts(server, [
        ...Array.from({ length: limits.maximumPageSize }, (_, index) =>
          asPlanned((index % 28) + 1),
        ),
        asPlanned(6, { status: 'PENDING_DELETE', status_before_deletion: 'APPROVED' }),
      ]);
      const { entries } = await selected({ purpose: 'DECIDE' });
      expect(entries.filter(({ details }) => details).map(({ status }) => status)).toEqual([
        'PENDING_DELETE',
      ]);
    });

    test('"all" is not bound by the caps, and goes on after an id', async () => {
      const ids = await addShifts(server, [asPlanned(3), asPlanned(2), asPlanned(2, his)]);
      await setFeatures(server, { MAXIMUM_SELECTABLE_TIME_PAIRS: 1 });
      expect(await select({ purpose: 'DECIDE' })).toMatchObject({ timePairIds: ids, next: null });
      expect((await select({ purpose: 'DECIDE', after: ids[1] ?? 0 })).timePairIds).toEqual([
        ids[2],
      ]);
    });

    test('a request by hand above the caps is refused, and nothing of it is done', async () => {
      const ids = await addShifts(server, [asPlanned(2), asPlanned(3), asPlanned(2, his)]);
      await setFeatures(server, { MAXIMUM_SELECTABLE_TIME_PAIRS: 2 });
      const many = await decide(ids);
      expect([many.status, many.problem.code]).toEqual([400, 'SELECTION_TOO_LARGE']);
      expect(many.problem.detail).toContain('100 people and 2 of their entries');
      await setFeatures(server, { MAXIMUM_SELECTABLE_EMPLOYEES: 1 });
      expect((await decide(ids)).problem.code).toBe('SELECTION_TOO_LARGE');
      expect((await select()).totalTimePairs).toBe(3);
      expect((await decide(ids.slice(0, 2))).status).toBe(200);
    });

    test('what matches its schedule is counted first, approved then, and nothing else', async () => {
      const [plain = 0, morning = 0, afternoon = 0, ...others] = await addShifts(server, [
        asPlanned(2, { from: '2026-03-02T06:51Z', to: '2026-03-02T15:38Z' }),
        asPlanned(3, { to: '2026-03-03T11:00Z', duration: 4 * 3600 }),
        asPlanned(3, { from: '2026-03-03T11:30Z', duration: 4 * 3600 }),
        asPlanned(4, { to: '2026-03-04T13:00Z', duration: 5.5 * 3600 }),
        asPlanned(5, { info_indicators: ['OUTSIDE_GEOFENCE'] }),
        asPlanned(6, { duration: 7.5 * 3600 }),
        asPlanned(7, { status: 'PENDING_DELETE', status_before_deletion: 'APPROVED' }),
        asPlanned(2, his),
      ]);
      const preview = await select({ purpose: 'DECIDE', only: 'AS_SCHEDULED' });
      expect(preview).toEqual({
        timePairIds: [plain, morning, afternoon],
        next: null,
        totalTimePairs: 3,
        totalEmployees: 1,
        totalDeletions: 0,
        totalCorrected: 0,
        totalLeftOut: 5,
        graceMinutes: 10,
      });
      const { body: list } = await server.call('fetchApprovals', {
        as: token,
        body: { startDate: '2026-03-01', endDate: '2026-03-31', page: 0, pageSize: 30 },
      });
      const shown = list.contents.flatMap(({ summaries }) => summaries);
      const why = [...preview.timePairIds, ...others].map((id) =>
        shown.find((pair) => pair.id === id)?.scheduleDeviations?.map(({ kind }) => kind),
      );
      const asItIs: string[] = [];
      expect(why).toEqual([
        ...[asItIs, asItIs, asItIs],
        ...[['ENDS_EARLY', 'TOO_SHORT'], asItIs, ['TOO_SHORT'], asItIs],
        ['NOTHING_PLANNED'],
      ]);
      const { body } = await decide([...preview.timePairIds, ...others], 'AS_SCHEDULED');
      expect(body.results.map(({ status, code }) => [status, code])).toEqual([
        ...Array.from({ length: 3 }, () => ['APPROVED', undefined]),
        ...Array.from({ length: 3 }, () => ['PENDING', 'NOT_AS_SCHEDULED']),
        ['PENDING_DELETE', 'NOT_AS_SCHEDULED'],
        ['PENDING', 'NOT_AS_SCHEDULED'],
      ]);
    });

    test('what gets another break while it is decided is judged with it', async () => {
      const ellas = await logInAs(server, 'ella');
      const [id = 0] = await addShifts(server, [asPlanned(17)]);
      const { database } = server;
      const run = database.run.bind(database);
      const reading = vi.spyOn(database, 'run').mockImplementation(async (statement, values) => {
        const rows = await run(statement, values);
        if (statement.name !== 'readDaysOfEntries') return rows;
        reading.mockRestore();
        const edits = editsAs(server, () => ellas);
        await edits.addBreak(id, '2026-03-17T10:00:00Z', '2026-03-17T11:00:00Z');
        return rows;
      });
      const { problem } = await decide([id], 'AS_SCHEDULED');
      expect(problem.results).toMatchObject([
        { timePairId: id, status: 'PENDING', code: 'NOT_AS_SCHEDULED' },
      ]);
    });

    test('as many entries as fit into a request are refused as too many', async () => {
      const ids = Array.from({ length: 1500 }, (_, index) => index + 1);
      expect((await decide(ids)).problem.code).toBe('SELECTION_TOO_LARGE');
    });
  },
  { prepare: createTestCompany },
);
