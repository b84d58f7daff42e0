import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { verifyRecords } from '../records/data/verifyRecords.ts';
import { people } from '../testing/testCompany.ts';
import { createTeam, pia, quim, rosa, teamOfMax } from '../testing/teamOfMax.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { addSegments, addShifts } from '../testing/testTime.ts';

const dataDirectory = await mkdtemp(join(tmpdir(), 'punctual-mass-'));
afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

describeOnBothDatabases(
  'Manager clocking',
  (server) => {
    const { ella, max, olga, nils } = people;
    const { tokens, run, find, rowOf, clockIn, clockOut, codes, openShifts } = teamOfMax(server);

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
      const rows = await run('select actor_id, action from time_pair_record');
      expect(rows).toEqual([
        { actor_id: max.id, action: 'CLOCK_IN' },
        { actor_id: max.id, action: 'CLOCK_IN' },
      ]);
    });

    test('a clock-out books its shift anew, also at a given end, and keeps fields that it does not name', async () => {
      const kept = [
        { id: 1001, timePairCustomField: { id: 1001 } },
        { id: 1003, timePairCustomField: { id: 1002 } },
      ];
      const open = {
        assignment_id: ella.assignmentId,
        time_type_id: 1001,
        custom_field_values: kept,
      };
      for (const end of [undefined, '2026-03-02T07:00:00Z']) {
        const [id = 0] = await addShifts(server, [{ ...open, from: '2026-03-02T06:00Z' }]);
        const row = {
          ...rowOf(ella.assignmentId),
          shiftTimePairId: id,
          costCenter: { id: 1001 },
          timePairCustomFieldValues: [{ id: 1002, timePairCustomField: { id: 1001 } }],
          ...(end === undefined ? {} : { clockOutDateTime: end }),
        };
        const answer = await server.call('massClockOut', { as: tokens.max, body: [row] });
        expect(codes(answer)).toEqual([]);
        const [pair] = answer.body.shiftTimePairs;
        expect(pair?.costCenter?.name).toBe('Ward 1');
        expect(pair?.timePairCustomFieldValues.map((value) => value.id).toSorted()).toEqual([
          1002, 1003,
        ]);
        await run('delete from time_pair');
      }
    });

    test('a clock-out says what is wrong with its choice, and its shift goes on', async () => {
      const [id = 0] = await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-03-02T06:00Z', status: 'INCOMPLETE' },
      ]);
      const row = { ...rowOf(ella.assignmentId), shiftTimePairId: id };
      for (const wrong of [{ timeTypeId: 987_654 }, { costCenter: { id: 987_654 } }]) {
        const body = [{ ...row, ...wrong }];
        const answer = await server.call('massClockOut', { as: tokens.max, body });
        expect(codes(answer)).toEqual([[ella.assignmentId, 'CHOICE_NOT_OFFERED']]);
      }
      expect(await openShifts()).toHaveLength(1);
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

    test('a forgotten shift ends when I say that it ended, by hand and approved', async () => {
      const [id = 0] = await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-02-28T13:00Z', status: 'INCOMPLETE' },
      ]);
      const answer = await clockOut([[ella.assignmentId, id, '2026-02-28T21:30:00Z']]);
      expect(codes(answer)).toEqual([]);
      expect(answer.body.shiftTimePairs).toMatchObject([
        {
          id,
          status: 'APPROVED',
          duration: 8.5 * 3600,
          clockOut: {
            date: '2026-02-28T21:30:00.000Z',
            origin: 'MANAGER',
            punchType: 'MANUAL',
            timeZoneOffset: 60,
          },
        },
      ]);
      expect(await openShifts()).toEqual([]);
    });

    test('an end before the last punch or ahead is told, and the shift goes on', async () => {
      const [id = 0] = await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-03-02T05:00Z', status: 'INCOMPLETE' },
      ]);
      await addSegments(server, [
        { assignment_id: ella.assignmentId, shift_id: id, from: '2026-03-02T07:00Z' },
      ]);
      for (const end of ['2026-03-02T07:00:00Z', '2026-03-02T08:01:00Z']) {
        expect(codes(await clockOut([[ella.assignmentId, id, end]]))).toEqual([
          [ella.assignmentId, 'END_OUT_OF_RANGE'],
        ]);
      }
      expect(await openShifts()).toEqual([{ assignment_id: ella.assignmentId, id }]);
      const ended = await clockOut([[ella.assignmentId, id, '2026-03-02T07:30:00Z']]);
      expect(ended.body.shiftTimePairs).toMatchObject([{ duration: 2 * 3600 }]);
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
      const rows = await run('select employee_id, kind from notification order by employee_id');
      expect(rows).toEqual([
        { employee_id: ella.id, kind: 'TIME_APPROVED' },
        { employee_id: quim.id, kind: 'TIME_APPROVED' },
      ]);
      const outbox = await run('select assignment_id from hr_outbox order by assignment_id');
      expect(outbox).toHaveLength(2);
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
  { settings: { DATA_DIR: dataDirectory }, prepare: createTeam },
);
