import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { createTeam, pia, quim, rosa, teamOfMax } from '../testing/teamOfMax.ts';
import { logInAs, people } from '../testing/testCompany.ts';
import { editsAs, savedShift } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addSegments, addShifts } from '../testing/testTime.ts';
import { readWorkbook } from '../spreadsheets/testing/readWorkbook.ts';
import { verifySignOffs } from './data/verifySignOffs.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'punctual-sign-offs-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

const cycle = { startDate: '2026-03-02', endDate: '2026-03-15' };
const switches = {
  ...{ ADD_TIME_PAIRS: true, EDIT_TIME_PAIRS: true, DELETE_TIME_PAIRS: true },
  ALLOW_MANAGER_DELETE: true,
};

describeOnMemory(
  'Signing off a pay cycle',
  (server) => {
    const { ella, max } = people;
    const { tokens, run } = teamOfMax(server);
    let isLoggedIn = false;
    const his = editsAs(server, () => tokens.max);

    beforeAll(async () => {
      await run("update employee set authorities = '{DEV_ADMIN,APPROVE_TIME}' where id = 1004");
      await run("update assignment set authorities = authorities || '{ADD_TIME}'");
    });

    beforeEach(async () => {
      server.now = new Date('2026-03-16T09:00:00Z');
      await setFeatures(server, switches);
      await run('delete from manager_assignment where id >= 2000');
      if (isLoggedIn) return;
      isLoggedIn = true;
      for (const name of ['max', 'ella', 'dora'] as const) {
        tokens[name] = await logInAs(server, name);
      }
    });

    const state = async (as = tokens.max, date = '2026-03-05') =>
      (await server.call('getPayCycleSignOff', { as, query: { date } })).body;
    const hours = async (as = tokens.max, date = '2026-03-05') =>
      (await server.call('getPayCycleHours', { as, query: { date } })).body;
    const sign = async (as = tokens.max, seen?: string, key?: string) =>
      server.call('signOffPayCycle', {
        as,
        ...(key === undefined ? {} : { idempotencyKey: key }),
        body: { ...cycle, seen: seen ?? (await hours(as)).seen },
      });
    const approved = { status: 'APPROVED' } as const;
    const day = (assignmentId: number, date: string, more: object = {}) => ({
      assignment_id: assignmentId,
      from: `${date}T07:00Z`,
      to: `${date}T15:00Z`,
      ...approved,
      ...more,
    });
    const decide = (id: number, status: 'APPROVED' | 'PENDING') =>
      server.call('decideTimePairs', {
        as: tokens.max,
        body: {
          requestedByUserId: max.id,
          statusRequests: [{ timePairId: id, status }],
          shouldSyncWithEC: true,
          ...(status === 'PENDING' ? { reason: 'Wrong shift' } : {}),
        },
      });

    test('tells who signed, when, and how many hours by type', async () => {
      const [worked = 0] = await addShifts(server, [
        // 07:00 to 15:00 as it is shown, with half an hour of break; an hour of it is overtime.
        day(ella.assignmentId, '2026-03-03', { to: '2026-03-03T15:00:40Z', duration: 27_040 }),
        day(quim.assignmentId, '2026-03-04', { is_call_back: true, time_type_id: 1001 }),
        day(quim.assignmentId, '2026-03-05', { status: 'REJECTED' }),
        // Of the cycle before and the one after.
        day(ella.assignmentId, '2026-03-01'),
        day(ella.assignmentId, '2026-03-16', { status: 'PENDING' }),
        day(rosa.assignmentId, '2026-03-03'),
      ]);
      const shift = { assignment_id: ella.assignmentId, shift_id: worked };
      await addSegments(server, [
        { ...shift, from: '2026-03-03T11:00Z', to: '2026-03-03T11:30Z' },
        { ...shift, from: '2026-03-03T14:00Z', to: '2026-03-03T15:00Z', pair_type: 'OVERTIME' },
        { ...shift, from: '2026-03-03T07:00Z', to: '2026-03-03T07:10Z', pair_type: 'EARLY_LOGIN' },
      ]);
      expect(await state()).toEqual({
        ...cycle,
        ...{ state: 'READY', undecided: 0, people: 2, uncovered: 2, signOffs: [] },
        ...{ changed: 0, changes: [] },
      });
      const seen = await hours();
      const byType = {
        ...{ worked: 27_000 + 28_800, breaks: 1_800, overtime: 3_600, earlyLogin: 600 },
        ...{ callBack: 28_800, adjusted: 27_000 + 28_800, adjustedOvertime: 0 },
        timeTypes: [{ name: 'Working time', worked: 28_800 }],
      };
      expect(seen).toMatchObject({ ...cycle, people: 2, entries: 3, hours: byType });
      expect((await sign()).status).toBe(204);
      expect(await state()).toMatchObject({
        state: 'SIGNED',
        uncovered: 0,
        signOffs: [
          {
            ...{ signedById: max.id, signedBy: 'Max Kern', people: 4, hours: byType },
            signedAt: '2026-03-16T09:00:00.000Z',
          },
        ],
      });
    });

    test('tells other managers of these people, and their open pages', async () => {
      await run(
        `insert into manager_assignment (id, manager_id, assignment_id, start_date)
         values (2001, 1004, $1, '2026-01-01')`,
        ella.assignmentId,
      );
      await addShifts(server, [
        day(ella.assignmentId, '2026-03-03'),
        day(rosa.assignmentId, '2026-03-03'),
      ]);
      server.published.length = 0;
      await sign();
      expect(server.published).toEqual([
        { type: 'time-pairs-changed', employeeIds: expect.arrayContaining([max.id, 1004]) },
      ]);
      // Dora manages Rosa as well, and is not told how many hours Max signed.
      expect(await state(tokens.dora)).toMatchObject({
        ...{ state: 'READY', people: 2, uncovered: 1 },
        signOffs: [{ signedBy: 'Max Kern', people: 1, hours: null }],
      });
      await sign(tokens.dora);
      expect(await state(tokens.dora)).toMatchObject({
        state: 'SIGNED',
        signOffs: [{ signedById: 1004, people: 3 }],
      });
      // The later one counts for Ella; Max's still covers the others.
      expect((await state()).signOffs.map(({ signedById }) => signedById)).toEqual([1004, max.id]);
      expect(await state()).toMatchObject({ state: 'SIGNED', uncovered: 0 });
    });

    test.each([
      ['while a day of it goes on', 'PAY_CYCLE_NOT_OVER', approved, '2026-03-15T22:30Z'],
      ['while an entry waits', 'PAY_CYCLE_UNDECIDED', { status: 'PENDING' }, null],
      ['while a deletion waits', 'PAY_CYCLE_UNDECIDED', { status: 'PENDING_DELETE' }, null],
      ['while a shift runs', 'PAY_CYCLE_UNDECIDED', { status: 'INCOMPLETE' }, null],
      ['where nobody has time', 'PAY_CYCLE_WITHOUT_TIME', { status: 'DELETED' }, null],
    ])('is refused %s', async (_, code, entry, now) => {
      await addShifts(server, [day(ella.assignmentId, '2026-03-03', entry)]);
      server.now = new Date(now ?? server.now);
      expect(await state()).toMatchObject({ state: code.replace('PAY_CYCLE_', '') });
      expect((await sign()).problem).toMatchObject({ status: 409, code });
      expect(await run('select id from sign_off')).toEqual([]);
    });

    test('is refused for what was not seen, and for other days than a pay cycle', async () => {
      await addShifts(server, [day(ella.assignmentId, '2026-03-03')]);
      const { seen } = await hours();
      await addShifts(server, [day(quim.assignmentId, '2026-03-04')]);
      expect((await sign(tokens.max, seen)).problem.code).toBe('PAY_CYCLE_CHANGED');
      const other = await server.call('signOffPayCycle', {
        as: tokens.max,
        body: { ...cycle, endDate: '2026-03-16', seen },
      });
      expect(other.problem).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ field: 'endDate' }],
      });
    });

    test('is done once, and answers a repetition as the first time', async () => {
      await addShifts(server, [day(ella.assignmentId, '2026-03-03')]);
      const { seen } = await hours();
      const key = '6f0c3b1a-9d4e-4b55-8a41-1d8f0e6f2a11';
      expect((await sign(tokens.max, seen, key)).status).toBe(204);
      expect((await sign(tokens.max, seen, key)).status).toBe(204);
      expect(await run('select id from sign_off')).toHaveLength(1);
      expect((await sign()).problem.code).toBe('PAY_CYCLE_SIGNED');
    });

    test('is not for people who approve nothing, nor where nobody does', async () => {
      const query = { date: '2026-03-05' };
      const ellas = await server.call('getPayCycleSignOff', { as: tokens.ella, query });
      expect(ellas.problem.code).toBe('ACCESS_DENIED');
      await setFeatures(server, { APPROVE_TIME_PAIRS: false });
      const off = await server.call('getPayCycleSignOff', { as: tokens.max, query });
      expect(off.problem.code).toBe('FEATURE_OFF');
    });

    test('says who changed which entry afterwards, until it is signed again', async () => {
      const added = await his.add('2026-03-03T07:00:00Z', '2026-03-03T15:00:00Z');
      const { id } = savedShift(added);
      await sign();
      expect((await state()).state).toBe('SIGNED');

      server.now = new Date('2026-03-16T10:00:00Z');
      // Time of the next cycle is no change of this one.
      await his.add('2026-03-16T07:00:00Z', '2026-03-16T08:00:00Z');
      expect((await state()).state).toBe('SIGNED');
      const edited = await his.edit(id, {
        clockInDateTime: '2026-03-03T07:00:00Z',
        clockOutDateTime: '2026-03-03T16:00:00Z',
      });
      expect(await state()).toMatchObject({
        ...{ state: 'READY', changed: 1 },
        changes: [
          {
            timePairId: savedShift(edited).id,
            ...{ firstName: 'Ella', date: '2026-03-03', changedBy: 'Max Kern' },
            changedAt: '2026-03-16T10:00:00.000Z',
          },
        ],
      });
      expect((await sign()).status).toBe(204);
      expect(await state()).toMatchObject({
        ...{ state: 'SIGNED', changed: 0, changes: [] },
        signOffs: [{ signedAt: '2026-03-16T10:00:00.000Z', hours: { worked: 32_400 } }],
      });
      // The first one is kept.
      expect(await run('select id from sign_off')).toHaveLength(2);
    });

    test.each([
      ['adds time', () => his.add('2026-03-05T07:00:00Z', '2026-03-05T15:00:00Z'), 'READY'],
      ['deletes it', (id: number) => his.remove(id), 'READY'],
      ['comments it', (id: number) => his.comment(id, 'Late train'), 'READY'],
      ['reopens it', (id: number) => decide(id, 'PENDING'), 'UNDECIDED'],
      [
        'moves it to a day of the next cycle',
        (id: number) =>
          his.edit(id, {
            clockInDateTime: '2026-03-16T07:00:00Z',
            clockOutDateTime: '2026-03-16T08:00:00Z',
          }),
        'READY',
      ],
    ])('says so where somebody %s', async (_, change, after) => {
      const { id } = savedShift(await his.add('2026-03-03T07:00:00Z', '2026-03-03T15:00:00Z'));
      await sign();
      server.now = new Date('2026-03-16T10:00:00Z');
      const answer = await change(id);
      expect(answer.status).toBeLessThan(300);
      expect(await state()).toMatchObject({ state: after, changed: 1 });
    });

    test.each([
      "update sign_off set hours = jsonb_set(hours, '{worked}', '0')",
      'update sign_off set manager_id = 1004',
      'update sign_off_part set sequence = sequence + 1 where assignment_id = 1001',
      'delete from sign_off_part where assignment_id = 1022',
    ])('shows that somebody did: %s', async (sql) => {
      await addShifts(server, [day(ella.assignmentId, '2026-03-03', { time_type_id: 1001 })]);
      await sign();
      const key = await readKey(recordKeyFile(directory));
      if (key === null) throw new Error('Nothing was sealed.');
      expect(await verifySignOffs(server.database, key)).toEqual([]);
      await run(sql);
      const findings = await verifySignOffs(server.database, key);
      expect(findings).toMatchObject([{ fault: 'SIGN_OFF_CHANGED' }]);
    });

    test.each([
      ['the newest records', 'sequence > 1'],
      ['all records', 'true'],
    ])('shows that somebody removed %s that it covers', async (_, condition) => {
      const { id } = savedShift(await his.add('2026-03-03T07:00:00Z', '2026-03-03T15:00:00Z'));
      await his.comment(id, 'Late train');
      await sign();
      const key = await readKey(recordKeyFile(directory));
      if (key === null) throw new Error('Nothing was sealed.');
      const { assignmentId } = ella;
      await run(
        `delete from time_pair_record where assignment_id = ${assignmentId} and ${condition}`,
      );
      expect(await verifySignOffs(server.database, key)).toMatchObject([
        { fault: 'SIGNED_RECORD_MISSING', assignmentId },
      ]);
    });

    test('stands in the report, with who changed something since', async () => {
      const report = async () => {
        const answer = await server.call('getReport', {
          path: { reportName: 'employeeSummaryReport' },
          query: {
            ...{ fromDate: '2026-03-02', toDate: '2026-03-15', timeZone: 'Europe/Berlin' },
            lang: 'en',
          },
          as: tokens.max,
        });
        const sheets = readWorkbook(answer.bytes);
        const rowsOf = (name: string) =>
          sheets
            .find((sheet) => sheet.name === name)
            ?.rows.map((row) => row.map((cell) => cell?.text));
        const about = rowsOf('About this report')?.find(([label]) => label === 'Signed off');
        return { about, signOffs: rowsOf('Signed off') };
      };
      const { id } = savedShift(await his.add('2026-03-03T07:00:00Z', '2026-03-03T15:00:00Z'));
      expect(await report()).toEqual({ about: ['Signed off', 'No'], signOffs: undefined });
      await sign();
      const signedAt = ['46097', '46097.416666666664'];
      expect(await report()).toEqual({
        about: ['Signed off', 'Yes'],
        signOffs: [
          expect.arrayContaining(['Signed off by', 'Changed since', 'Last changed by']),
          ['46083', '46096', 'Max Kern', ...signedAt, '4', 'No'],
        ],
      });
      server.now = new Date('2026-03-16T10:00:00Z');
      await his.comment(id, 'Late train');
      expect(await report()).toMatchObject({
        about: ['Signed off', 'No'],
        signOffs: [
          expect.anything(),
          ['46083', '46096', 'Max Kern', ...signedAt, '4', 'Yes', 'Max Kern', '46097'],
        ],
      });
    });

    test('covers the days of whoever managed them, and goes on to do so', async () => {
      // Pia's days up to the 8th are Dora's, those after it are Max's.
      await run(
        `insert into manager_assignment (id, manager_id, assignment_id, start_date, end_date)
         values (2002, 1004, $1, '2026-01-01', '2026-03-08')`,
        pia.assignmentId,
      );
      await run(
        "update manager_assignment set start_date = '2026-03-09' where manager_id = 1002 and assignment_id = $1",
        pia.assignmentId,
      );
      await addShifts(server, [
        day(pia.assignmentId, '2026-03-04', { status: 'PENDING' }),
        day(pia.assignmentId, '2026-03-10'),
      ]);
      // What waits on days of Dora's keeps nobody else from signing.
      expect((await sign()).status).toBe(204);
      await run(
        "update manager_assignment set start_date = '2026-03-02' where manager_id = 1002 and assignment_id = $1",
        pia.assignmentId,
      );
      expect(await state()).toMatchObject({ state: 'UNDECIDED', uncovered: 1, changed: 0 });
      await run("update time_pair set status = 'APPROVED'");
      expect(await state()).toMatchObject({ state: 'READY', uncovered: 1, people: 1 });
      await sign();
      expect(await state()).toMatchObject({ state: 'SIGNED' });
      // Whoever no longer manages somebody has nothing to sign; what was signed stays.
      await run(
        "update manager_assignment set end_date = '2026-03-15' where assignment_id = $1",
        pia.assignmentId,
      );
      expect(await state()).toMatchObject({ state: 'WITHOUT_TIME', signOffs: [{ people: 3 }] });
      await run(
        'update manager_assignment set end_date = null where manager_id = 1002 and assignment_id = $1',
        pia.assignmentId,
      );
    });
  },
  { prepare: createTeam, settings: { DATA_DIR: directory } },
);
