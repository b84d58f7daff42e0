import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import type { components } from 'shared-contracts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { verifyRecords } from '../records/data/verifyRecords.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { addShifts, clearTime } from '../testing/testTime.ts';

const dataDirectory = await mkdtemp(join(tmpdir(), 'punctual-mass-'));
afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

type ClockInRow = components['schemas']['MassClockInRequest'];

/** Pia and Quim, whom Max manages beside Ella and Nils; Rosa, whom somebody else manages. */
const more = `
  insert into employee (id, employee_number, first_name, last_name, authorities, is_24_hour, locale)
  values (1011, 'E-11', 'Pia', 'Åberg', '{}', true, 'en'), (1012, 'E-12', 'Quim', 'Zamora', '{}', true, 'es'),
    (1013, 'E-13', 'Rosa', 'Diaz', '{}', true, 'es');
  insert into assignment (id, code, employee_id, is_primary, description, position_id, start_date,
    country_code, company, time_zone, time_type_profile_id, holiday_calendar_id, authorities)
  select id + 10, 'A-' || id, id, true, 'Porter', 1003, '2025-01-01', 'DE', 'Harbour',
    'Europe/Berlin', 1001, 1001, '{CAPTURE_TIME,VIEW_TIME}'
  from employee where id in (1011, 1012, 1013);
  insert into assignment (id, code, employee_id, is_primary, description, position_id, start_date,
    country_code, company, time_zone, time_type_profile_id, holiday_calendar_id, authorities)
  values (1031, 'A-11b', 1011, false, 'Nurse at night', 1001, '2025-01-01', 'DE', 'Harbour',
    'Europe/Berlin', 1001, 1001, '{CAPTURE_TIME,VIEW_TIME}');
  insert into manager_assignment (id, manager_id, assignment_id, start_date) values
    (1011, 1002, 1021, '2026-03-02'), (1012, 1002, 1022, '2026-01-01'),
    (1013, 1004, 1023, '2026-01-01'), (1014, 1004, 1031, '2026-01-01')`;

const pia = { id: 1011, assignmentId: 1021, foreignAssignmentId: 1031 };
const quim = { id: 1012, assignmentId: 1022 };
const rosa = { id: 1013, assignmentId: 1023 };

describeOnBothDatabases(
  'Manager clocking',
  (server) => {
    const { ella, max, olga, nils } = people;
    const tokens = { max: '', ella: '', dora: '' };

    beforeEach(async () => {
      server.now = new Date('2026-03-02T08:00:00Z');
      await clearTime(server);
      await setFeatures(server, {});
      await run('update assignment set authorities = $1 where id = $2', '{}', nils.assignmentId);
      server.published.length = 0;
      if (tokens.max !== '') return;
      for (const name of ['max', 'ella', 'dora'] as const) {
        tokens[name] = await logInAs(server, name);
      }
    });

    const run = (sql: string, ...values: unknown[]) =>
      server.database.kysely.executeQuery<Record<string, unknown>>(CompiledQuery.raw(sql, values));
    const find = async (body: Partial<components['schemas']['SubordinatesFilter']> = {}) => {
      const answer = await server.call('findSubordinates', {
        as: tokens.max,
        path: { id: max.id },
        query: { includeActiveShifts: true },
        body: { page: 0, pageSize: 30, ...body },
      });
      return answer.body;
    };
    const names = async (body: Parameters<typeof find>[0] = {}) =>
      (await find(body)).contents.map(({ employee }) => employee.firstName);
    const rowOf = (employeeAssignmentId: number, row: Partial<ClockInRow> = {}): ClockInRow => ({
      employeeAssignmentId,
      timeZoneOffset: 60,
      ...row,
    });
    const clockIn = (rows: readonly ClockInRow[], key: string = randomUUID(), as = tokens.max) =>
      server.call('massClockIn', { as, body: [...rows], idempotencyKey: key });
    const clockOut = (
      rows: readonly (readonly [number, number])[],
      key: string = randomUUID(),
      as = tokens.max,
    ) =>
      server.call('massClockOut', {
        as,
        idempotencyKey: key,
        body: rows.map(([employeeAssignmentId, shiftTimePairId]) => ({
          employeeAssignmentId,
          shiftTimePairId,
          timeZoneOffset: 60,
        })),
      });
    const codes = ({ body }: Awaited<ReturnType<typeof clockIn>>) =>
      body.violations.map(({ employeeAssignmentId, violation }) => [
        employeeAssignmentId,
        violation.code,
      ]);
    const openShifts = async () => {
      const { rows } = await run(
        'select assignment_id, id from time_pair where clock_out is null order by assignment_id',
      );
      return rows;
    };

    test('the people whom I manage are listed, and nobody else', async () => {
      const { contents, totalEmployees, totalPages } = await find();
      // Nils has neither time to capture nor to view.
      expect(contents.map(({ employee }) => employee.id)).toEqual([pia.id, ella.id, quim.id]);
      expect([totalEmployees, totalPages]).toEqual([3, 1]);
      expect(contents[0]).toMatchObject({
        subordinateAssignments: [
          { id: pia.assignmentId, position: { description: 'Porter' }, canClock: true },
        ],
        activeTimePair: null,
        isClockedInElsewhere: false,
      });
      server.now = new Date('2026-02-27T08:00:00Z');
      expect(await names()).toEqual(['Ella', 'Olga', 'Quim']);
    });

    test('people are found by the cost center and the company’s own fields of a position', async () => {
      await run(`insert into cost_center (id, code, name) values (1012, '4712', 'Ward 2')
        on conflict do nothing`);
      await run(`update assignment set cost_center_id = 1012,
        custom_entities = '[{"name": "Union", "value": "Local 5"}, {"name": "Site", "value": "RIV"}]'
        where id = ${quim.assignmentId}`);
      await run(`update assignment set custom_entities = '[{"name": "Union", "value": "Local 7"}]'
        where id = ${pia.assignmentId}`);
      const union = (...filterValues: string[]) => ({ filterName: 'Union', filterValues });
      expect(await names({ defaultCostCenterIds: [1012] })).toEqual(['Quim']);
      expect(await names({ defaultCostCenterIds: [1001, 1012] })).toEqual(['Ella', 'Quim']);
      expect(await names({ customEntities: [union('Local 5', 'Local 7')] })).toEqual([
        'Pia',
        'Quim',
      ]);
      const site = { filterName: 'Site', filterValues: ['RIV'] };
      expect(await names({ customEntities: [union('Local 5', 'Local 7'), site] })).toEqual([
        'Quim',
      ]);
      expect(await names({ customEntities: [site], positions: [1001] })).toEqual([]);
    });

    test('people are found by name, number and position, page by page', async () => {
      expect(await names({ search: 'brandt ella' })).toEqual(['Ella']);
      expect(await names({ search: 'ÅBE' })).toEqual(['Pia']);
      expect(await names({ search: 'e-12' })).toEqual(['Quim']);
      expect(await names({ positions: [1003] })).toEqual(['Pia', 'Quim']);
      expect(await find({ page: 1, pageSize: 2 })).toMatchObject({
        contents: [{ employee: { firstName: 'Quim' } }],
        totalPages: 2,
        totalEmployees: 3,
      });
      await setFeatures(server, { SUBORDINATE_ORDER: 'employeeId' });
      expect(await names()).toEqual(['Ella', 'Pia', 'Quim']);
      for (const body of [{ search: 'ab' }, { search: 'x'.repeat(101) }, { pageSize: 201 }]) {
        const { status } = await server.call('findSubordinates', {
          as: tokens.max,
          path: { id: max.id },
          rawBody: { page: 0, ...body },
        });
        expect(status).toBe(400);
      }
    });

    test('who is clocked in shows it, and on a position of another manager only that', async () => {
      await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-03-02T06:00Z', status: 'INCOMPLETE' },
        { assignment_id: pia.foreignAssignmentId, from: '2026-03-02T07:00Z', status: 'INCOMPLETE' },
      ]);
      const { contents } = await find();
      expect(contents).toMatchObject([
        { employee: { firstName: 'Pia' }, activeTimePair: null, isClockedInElsewhere: true },
        {
          activeTimePair: {
            employeeAssignmentId: ella.assignmentId,
            clockIn: '2026-03-02T06:00:00.000Z',
            awaySince: null,
          },
          isClockedInElsewhere: false,
        },
        { activeTimePair: null, isClockedInElsewhere: false },
      ]);
      expect(await names({ infoFilter: ['CURRENTLY_CLOCKED_IN'] })).toEqual(['Pia', 'Ella']);
      expect(await names({ infoFilter: ['CURRENTLY_AWAY'] })).toEqual([]);
    });

    test('who is clocked in can be asked again of some, without those of other managers', async () => {
      const [id] = await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-03-02T06:00Z', status: 'INCOMPLETE' },
        { assignment_id: pia.foreignAssignmentId, from: '2026-03-02T07:00Z', status: 'INCOMPLETE' },
        { assignment_id: rosa.assignmentId, from: '2026-03-02T07:00Z', status: 'INCOMPLETE' },
      ]);
      for (const call of ['getSubordinateShifts', 'reloadSubordinateShifts'] as const) {
        const { body } = await server.call(call, {
          as: tokens.max,
          path: { id: max.id },
          query: { ids: [quim.id, pia.id, rosa.id, ella.id] },
        });
        expect(body).toMatchObject([
          { employeeId: quim.id, activeTimePair: null, isClockedInElsewhere: false },
          { employeeId: pia.id, activeTimePair: null, isClockedInElsewhere: true },
          { employeeId: ella.id, activeTimePair: { id }, isClockedInElsewhere: false },
        ]);
      }
    });

    test('people who become mine later are listed when asked for, and cannot be clocked yet', async () => {
      server.now = new Date('2026-02-27T08:00:00Z');
      const { body } = await server.call('findSubordinates', {
        as: tokens.max,
        path: { id: max.id },
        query: { includeActiveShifts: true, includeFutureDatedEmployees: true },
        body: { page: 0, pageSize: 30, search: 'Åberg' },
      });
      expect(body.contents).toMatchObject([
        {
          employee: { id: pia.id },
          subordinateAssignments: [{ id: pia.assignmentId, canClock: false }],
        },
      ]);
      expect(await names({ search: 'Åberg' })).toEqual([]);
    });

    test('a shift from before I managed the person is not mine to end', async () => {
      const [id = 0] = await addShifts(server, [
        { assignment_id: pia.assignmentId, from: '2026-03-01T20:00Z', status: 'INCOMPLETE' },
      ]);
      expect((await find()).contents[0]).toMatchObject({
        activeTimePair: null,
        isClockedInElsewhere: true,
      });
      expect(codes(await clockOut([[pia.assignmentId, id]]))).toEqual([
        [pia.assignmentId, 'NOT_MANAGED'],
      ]);
    });

    test('people come with what is chosen from, without the assignments of other managers', async () => {
      const answer = await server.call('getSubordinatesById', {
        as: tokens.max,
        path: { id: max.id },
        query: { ids: [pia.id, ella.id, rosa.id, max.id, olga.id, nils.id] },
      });
      expect(
        answer.body.map(({ id, assignments }) => [id, assignments.map((each) => each.id)]),
      ).toEqual([
        [pia.id, [pia.assignmentId]],
        [ella.id, [ella.assignmentId]],
      ]);
    });

    test('who is no manager, or asks in the name of another, sees and clocks nobody', async () => {
      const path = { id: max.id };
      const body = { page: 0, pageSize: 30 };
      for (const as of [tokens.ella, tokens.dora]) {
        expect((await server.call('findSubordinates', { as, path, body })).status).toBe(403);
        const query = { ids: [ella.id] };
        expect((await server.call('getSubordinatesById', { as, path, query })).status).toBe(403);
        expect((await clockIn([rowOf(ella.assignmentId)], randomUUID(), as)).status).toBe(403);
        expect((await clockOut([[ella.assignmentId, 1]], randomUUID(), as)).status).toBe(403);
      }
      for (const id of ['getSubordinateShifts', 'reloadSubordinateShifts'] as const) {
        const query = { ids: [ella.id] };
        expect((await server.call(id, { as: tokens.ella, path, query })).status).toBe(403);
        const otherPath = { id: ella.id };
        const answer = await server.call(id, { as: tokens.max, path: otherPath, query });
        expect(answer.status).toBe(404);
      }
      const other = { as: tokens.max, path: { id: ella.id } };
      expect((await server.call('findSubordinates', { ...other, body })).status).toBe(404);
      const query = { ids: [ella.id] };
      expect((await server.call('getSubordinatesById', { ...other, query })).status).toBe(404);
      expect(await openShifts()).toEqual([]);
    });

    test('those I manage are clocked in with what was chosen, and their pages hear of it', async () => {
      const answer = await clockIn([
        rowOf(ella.assignmentId, { timeTypeId: 1002, comment: 'Fire drill' }),
        rowOf(pia.assignmentId, { costCenter: { id: 1001 } }),
      ]);
      expect(codes(answer)).toEqual([]);
      expect(answer.body.shiftTimePairs).toMatchObject([
        {
          employeeAssignment: { id: ella.assignmentId },
          status: 'INCOMPLETE',
          clockIn: { date: '2026-03-02T08:00:00.000Z', origin: 'MANAGER', latitude: null },
          timeType: { externalName: 'Training' },
          costCenter: { name: 'Ward 1' },
          commentSummary: { clockInComment: 'Fire drill' },
        },
        { employeeAssignment: { id: pia.assignmentId }, costCenter: { name: 'Ward 1' } },
      ]);
      const { body } = await server.call('getActiveShift', {
        as: tokens.ella,
        path: { sub: ella.id },
      });
      expect(body.activeShiftSummary).toEqual(answer.body.shiftTimePairs[0]);
      const told = (type: string) =>
        server.published.filter((event) => event.type === type).flatMap((each) => each.employeeIds);
      expect(told('active-shift-changed')).toEqual([ella.id, pia.id]);
      expect(told('time-pairs-changed')).toEqual(expect.arrayContaining([ella.id, pia.id, max.id]));
      const { rows } = await run('select actor_id, action from time_pair_record');
      expect(rows).toEqual([
        { actor_id: max.id, action: 'CLOCK_IN' },
        { actor_id: max.id, action: 'CLOCK_IN' },
      ]);
    });

    test('myself, foreign people and those I managed once are told, and the others are done', async () => {
      const answer = await clockIn(
        [max, olga, rosa, { assignmentId: 987_654_321 }, { assignmentId: 1002 }, quim].map(
          ({ assignmentId }) => rowOf(assignmentId),
        ),
      );
      expect(codes(answer)).toEqual(
        [max.assignmentId, olga.assignmentId, rosa.assignmentId, 987_654_321, 1002].map((id) => [
          id,
          'NOT_MANAGED',
        ]),
      );
      expect(answer.body.violations.every(({ userId }) => userId === max.id)).toBe(true);
      expect((await openShifts()).map((row) => row['assignment_id'])).toEqual([quim.assignmentId]);
    });

    test.each([
      ['myself', max.assignmentId],
      ['a foreign person', rosa.assignmentId],
      ['somebody I managed once', olga.assignmentId],
    ])('the open shift of %s goes on', async (_whose, assignmentId) => {
      const [id = 0] = await addShifts(server, [
        { assignment_id: assignmentId, from: '2026-03-02T06:00Z', status: 'INCOMPLETE' },
      ]);
      expect(codes(await clockOut([[assignmentId, id]]))).toEqual([[assignmentId, 'NOT_MANAGED']]);
      expect(await openShifts()).toEqual([{ assignment_id: assignmentId, id }]);
    });

    test('each row says what stopped it, in words for me', async () => {
      await run(
        "insert into absence (code, assignment_id, time_type_name, start_date, end_date) values ('v', $1, 'Vacation', '2026-03-02', '2026-03-03')",
        quim.assignmentId,
      );
      server.push.publish({ type: 'schedules-changed', employeeIds: [] });
      await clockIn([rowOf(ella.assignmentId)]);
      server.now = new Date('2026-03-02T09:00:00Z');
      await addShifts(server, [
        { assignment_id: pia.foreignAssignmentId, from: '2026-03-02T07:00Z', status: 'INCOMPLETE' },
      ]);
      expect((await find()).contents.map(({ absence }) => absence)).toEqual([
        null,
        null,
        'Vacation',
      ]);
      const answer = await clockIn(
        [ella, quim, pia, nils].map(({ assignmentId }) => rowOf(assignmentId)),
      );
      await run('delete from absence');
      server.push.publish({ type: 'schedules-changed', employeeIds: [] });
      expect(codes(answer)).toEqual([
        [ella.assignmentId, 'ALREADY_CLOCKED_IN'],
        [quim.assignmentId, 'ON_APPROVED_LEAVE'],
        [pia.assignmentId, 'CLOCKED_IN_ELSEWHERE'],
        [nils.assignmentId, 'NOT_CLOCKABLE'],
      ]);
      expect(answer.body.violations.map(({ userId }) => userId)).toEqual([
        ella.id,
        quim.id,
        pia.id,
        nils.id,
      ]);
      expect(answer.body.violations[0]?.violation.translatedViolation).toBe(
        'Already clocked in since Mon 2 Mar, 09:00. That shift goes on.',
      );
    });

    test('a choice that is gone or missing stops its row alone', async () => {
      await run('update custom_field set required = true where id = 1001');
      server.now = new Date('2026-03-02T08:01:00Z');
      const vehicle = { id: 1001, timePairCustomField: { id: 1001 } };
      const answer = await clockIn([
        rowOf(ella.assignmentId, { costCenter: { id: 987_654 } }),
        rowOf(pia.assignmentId),
        rowOf(quim.assignmentId, { timePairCustomFieldValues: [vehicle] }),
      ]);
      await run('update custom_field set required = false where id = 1001');
      server.now = new Date('2026-03-02T08:02:00Z');
      expect(codes(answer)).toEqual([
        [ella.assignmentId, 'CHOICE_NOT_OFFERED'],
        [pia.assignmentId, 'CHOICE_MISSING'],
      ]);
      expect(answer.body.shiftTimePairs).toMatchObject([
        { timePairCustomFieldValues: [{ name: 'Bike' }] },
      ]);
    });

    test('a clock-out ends the shift with its break, approves it and says so to the person', async () => {
      const { body } = await clockIn([rowOf(ella.assignmentId), rowOf(quim.assignmentId)]);
      const ids = body.shiftTimePairs.map(({ id }) => id);
      server.now = new Date('2026-03-02T12:00:00Z');
      await server.call('clockInSegment', {
        as: tokens.ella,
        body: {
          employeeAssignmentId: ella.assignmentId,
          shiftTimePairId: ids[0] ?? 0,
          timeZoneOffset: 60,
          pairType: 'BREAK',
        },
      });
      expect((await find()).contents[1]?.activeTimePair?.awaySince).toBe(
        '2026-03-02T12:00:00.000Z',
      );
      server.now = new Date('2026-03-02T12:30:00Z');
      const answer = await clockOut([
        [ella.assignmentId, ids[0] ?? 0],
        [quim.assignmentId, ids[1] ?? 0],
        [pia.assignmentId, ids[1] ?? 0],
      ]);
      expect(codes(answer)).toEqual([[pia.assignmentId, 'SHIFT_GONE']]);
      expect(answer.body.shiftTimePairs).toMatchObject([
        { status: 'APPROVED', isAutoApproved: false, duration: 4 * 3600 },
        { status: 'APPROVED', clockOut: { origin: 'MANAGER' }, duration: 4.5 * 3600 },
      ]);
      const { rows } = await run('select employee_id, kind from notification order by employee_id');
      expect(rows).toEqual([
        { employee_id: ella.id, kind: 'TIME_APPROVED' },
        { employee_id: quim.id, kind: 'TIME_APPROVED' },
      ]);
      const outbox = await run('select assignment_id from hr_outbox order by assignment_id');
      expect(outbox.rows).toHaveLength(2);
      const again = await clockOut([[ella.assignmentId, ids[0] ?? 0]]);
      expect(codes(again)).toEqual([[ella.assignmentId, 'ALREADY_CLOCKED_OUT']]);
      const key = await readKey(recordKeyFile(dataDirectory));
      if (key === null) throw new Error('The server has made its key.');
      expect((await verifyRecords(server.database, key)).findings).toEqual([]);
    });

    test('the same key answers as before and clocks nobody twice, however often it is sent', async () => {
      const key = randomUUID();
      const rows = [rowOf(ella.assignmentId), rowOf(pia.assignmentId), rowOf(olga.assignmentId)];
      const answers = await Promise.all(Array.from({ length: 4 }, () => clockIn(rows, key)));
      server.now = new Date('2026-03-02T08:05:00Z');
      answers.push(await clockIn(rows, key));
      for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
      expect(await openShifts()).toHaveLength(2);
      const { problem } = await clockIn([rowOf(ella.assignmentId)], key);
      expect(problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
    });

    test('who clocks in at the same moment as the manager does it has one shift', async () => {
      const own = Array.from({ length: 6 }, () =>
        server.call('clockInShift', { as: tokens.ella, body: rowOf(ella.assignmentId) }),
      );
      const managers = Array.from({ length: 3 }, () =>
        clockIn([rowOf(pia.assignmentId), rowOf(ella.assignmentId), rowOf(quim.assignmentId)]),
      );
      const statuses = (await Promise.all([...own, ...managers])).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await openShifts()).toHaveLength(3);
    });

    test('a request that was kept up by the network counts from when it was made', async () => {
      const answer = await clockIn([rowOf(ella.assignmentId, { delayInMilliseconds: 600_000 })]);
      expect(answer.body.shiftTimePairs).toMatchObject([
        { clockIn: { date: '2026-03-02T07:50:00.000Z' }, sentLate: true },
      ]);
      const long = 4 * 86_400_000;
      const before = await clockIn([rowOf(pia.assignmentId, { delayInMilliseconds: long })]);
      expect(codes(before)).toEqual([[pia.assignmentId, 'NOT_MANAGED']]);
      const late = await clockIn([rowOf(quim.assignmentId, { delayInMilliseconds: long })]);
      expect(codes(late)).toEqual([[quim.assignmentId, 'RECORDED_AS_CORRECTION']]);
    });

    test('requests above the cap, with one person twice, or for what is off are refused whole', async () => {
      await setFeatures(server, { MAXIMUM_SELECTABLE_EMPLOYEES: 2 });
      const three = [ella, pia, quim].map(({ assignmentId }) => rowOf(assignmentId));
      expect((await clockIn(three)).problem).toMatchObject({
        code: 'SELECTION_TOO_LARGE',
        detail: expect.stringContaining('At most 2 people'),
      });
      const many = Array.from({ length: 201 }, (_unused, index) => [5000 + index, 1] as const);
      expect((await clockOut(many)).problem.code).toBe('SELECTION_TOO_LARGE');
      const twice = [rowOf(ella.assignmentId), rowOf(ella.assignmentId)];
      expect((await clockIn(twice)).problem.fields).toMatchObject([
        { field: '1.employeeAssignmentId' },
      ]);
      expect((await clockIn([])).status).toBe(400);
      await setFeatures(server, { TIME_PAIR_COMMENTS: false });
      const comment = [rowOf(pia.assignmentId), rowOf(ella.assignmentId, { comment: 'Hello' })];
      expect((await clockIn(comment)).problem.code).toBe('FEATURE_OFF');
      await setFeatures(server, { TIME_CAPTURE: false });
      expect((await clockIn([rowOf(ella.assignmentId)])).problem.code).toBe('FEATURE_OFF');
      expect((await clockOut([[ella.assignmentId, 1]])).problem.code).toBe('FEATURE_OFF');
      expect(await openShifts()).toEqual([]);
    });
  },
  {
    settings: { DATA_DIR: dataDirectory },
    prepare: async (database) => {
      await createTestCompany(database);
      for (const sql of more.split(';')) {
        await database.kysely.executeQuery(CompiledQuery.raw(sql));
      }
    },
  },
);
