import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { statement } from '../database/statement.ts';
import { brokenRules, editsWithoutTime, savedShift } from '../testing/testEdits.ts';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { addShifts, clearTime } from '../testing/testTime.ts';

const { ella, max, olga } = people;
const [from, to] = ['2026-03-10T08:00:00Z', '2026-03-10T16:00:00Z'];
const shift = { assignment_id: ella.assignmentId, from, to };

const addAbsence = statement<never>(
  'testAddAbsence',
  `insert into absence (code, assignment_id, time_type_name, start_date, end_date)
   values ('holiday', 1001, 'Holiday', '2026-03-05', '2026-03-06')`,
);

describeOnBothDatabases(
  'Time by hand within its bounds',
  (server) => {
    const { tokens, hers: mine, his: managers } = editsWithoutTime(server);

    test('employees reach back to the previous pay cycle, managers months further', async () => {
      const before = ['2026-02-15T08:00:00Z', '2026-02-15T12:00:00Z'] as const;
      expect(brokenRules(await mine.add(...before))).toEqual(['BEFORE_PREVIOUS_PAY_CYCLE']);
      expect((await mine.add('2026-02-16T08:00:00Z', '2026-02-16T12:00:00Z')).status).toBe(200);
      expect((await managers.add(...before)).status).toBe(200);
      await setFeatures(server, { MAXIMUM_MANAGER_EDIT_RANGE: 1 });
      const older = await managers.add('2026-01-14T08:00:00Z', '2026-01-14T12:00:00Z');
      expect(brokenRules(older)).toEqual(['BEFORE_EDIT_RANGE']);
      const [old = 0] = await addShifts(server, [
        { ...shift, from: before[0].replace('15T', '14T'), to: before[1].replace('15T', '14T') },
      ]);
      const moved = await mine.edit(old, { clockInDateTime: from, clockOutDateTime: to });
      expect(brokenRules(moved)).toEqual(['BEFORE_PREVIOUS_PAY_CYCLE']);
    });

    test('time that another entry takes is refused, touching it is not', async () => {
      await addShifts(server, [shift]);
      const over = await mine.add('2026-03-10T15:59:00Z', '2026-03-10T18:00:00Z');
      expect(over.problem).toMatchObject({ code: 'TIME_COLLISION', status: 409 });
      expect(over.problem.detail).toContain('09:00');
      expect((await mine.add(to, '2026-03-10T18:00:00Z')).status).toBe(200);
      expect((await mine.add('2026-03-10T07:00:00Z', from)).status).toBe(200);
      const around = await mine.add('2026-03-10T06:00:00Z', '2026-03-10T19:00:00Z');
      expect(around.problem.code).toBe('TIME_COLLISION');
    });

    test('begins where a punch of the same minute ended', async () => {
      await addShifts(server, [{ ...shift, to: '2026-03-10T16:00:37Z' }]);
      const added = savedShift(await mine.add(to, '2026-03-10T18:00:00Z'));
      expect(added.clockIn.date).toBe('2026-03-10T16:00:37.000Z');
    });

    test('an open shift takes all time after it, and rejected time takes it too', async () => {
      await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-03-12T08:00:00Z' },
        { ...shift, status: 'REJECTED' },
      ]);
      const later = await mine.add('2026-03-12T09:00:00Z', '2026-03-12T10:00:00Z');
      expect(later.problem.code).toBe('TIME_COLLISION');
      expect((await mine.add(from, to)).problem.code).toBe('TIME_COLLISION');
      expect((await mine.add('2026-03-11T08:00:00Z', '2026-03-11T10:00:00Z')).status).toBe(200);
    });

    test('an approved correction takes its time, one that waits stands beside it', async () => {
      const correction = { ...shift, type: 'CORRECTION', is_correction: true } as const;
      const [waiting = 0] = await addShifts(server, [correction]);
      const { id } = savedShift(await mine.add(from, to));
      const times = { clockInDateTime: from, clockOutDateTime: '2026-03-10T17:00:00Z' };
      const mineAgain = savedShift(await mine.edit(waiting, times));
      expect(mineAgain).toMatchObject({ isCorrection: true, status: 'PENDING' });
      const longer = { ...times, clockOutDateTime: '2026-03-10T17:30:00Z' };
      expect(savedShift(await managers.edit(id, longer)).status).toBe('APPROVED');
      const refused = await managers.edit(mineAgain.id, longer);
      expect(refused.problem.code).toBe('TIME_COLLISION');
      await clearTime(server);
      await addShifts(server, [{ ...correction, status: 'APPROVED' }]);
      expect((await mine.add(from, to)).problem.code).toBe('TIME_COLLISION');
    });

    test('nobody works on approved leave', async () => {
      await server.database.run(addAbsence);
      const answer = await mine.add('2026-03-05T08:00:00Z', '2026-03-05T12:00:00Z');
      expect(answer.problem.code).toBe('ABSENCE_COLLISION');
      const { body } = await server.call('getAbsences', {
        as: tokens.max,
        query: { employees: [ella.id, olga.id] },
      });
      expect(body).toEqual([
        {
          employeeId: ella.id,
          assignmentId: ella.assignmentId,
          timeTypeName: 'Holiday',
          startDate: '2026-03-05',
          endDate: '2026-03-06',
        },
      ]);
    });

    test('a version that is no longer the latest, or deleted, is refused', async () => {
      const first = savedShift(await mine.add(from, to));
      const change = { clockInDateTime: '2026-03-10T07:00:00Z', clockOutDateTime: to };
      const second = savedShift(await mine.edit(first.id, change));
      const stale = await mine.edit(first.id, change);
      expect(stale.problem.code).toBe('SHIFT_ALREADY_CORRECTED');
      expect((await mine.remove(first.id)).problem.code).toBe('DELETE_SHIFT_CORRECTED');
      await mine.remove(second.id);
      const deleted = await mine.edit(second.id, { ...change, clockInDateTime: from });
      expect(deleted.problem.code).toBe('SHIFT_ALREADY_DELETED');
    });

    test('of two edits at once one is done, and the other one told of it', async () => {
      const [id = 0] = await addShifts(server, [shift]);
      const edits = ['06', '07'].map((hour) =>
        mine.edit(id, { clockInDateTime: `2026-03-10T${hour}:00:00Z`, clockOutDateTime: to }),
      );
      const statuses = (await Promise.all(edits)).map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
      const { body } = await mine.corrections(id);
      expect(body).toHaveLength(2);
    });

    test('of two shifts added at once that overlap one is saved', async () => {
      const answers = await Promise.all([
        mine.add(from, to),
        managers.add('2026-03-10T12:00:00Z', '2026-03-10T18:00:00Z'),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    test('sent twice is saved once, with the same answer', async () => {
      const key = randomUUID();
      const [one, two] = await Promise.all([
        mine.add(from, to, {}, key),
        mine.add(from, to, {}, key),
      ]);
      expect(one.body).toEqual(two.body);
      expect((await mine.add(from, to, {}, key)).body).toEqual(one.body);
      const changed = await mine.add(from, '2026-03-10T15:00:00Z', {}, key);
      expect(changed.problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
      const [first] = one.body.shiftTimePairs;
      const edit = { clockInDateTime: '2026-03-10T07:00:00Z', clockOutDateTime: to };
      const editKey = randomUUID();
      const edited = await mine.edit(first?.id ?? 0, edit, editKey);
      expect((await mine.edit(first?.id ?? 0, edit, editKey)).body).toEqual(edited.body);
    });

    test.each([
      [{ ADD_TIME_PAIRS: false }, 'both'],
      [{ ADD_TIME_EMPLOYEE: false }, 'mine'],
      [{ ADD_TIME_MANAGER: false }, 'managers'],
    ])('adding is refused by %j', async (features, whose) => {
      await setFeatures(server, features);
      const own = await mine.add(from, to);
      const theirs = await managers.add('2026-03-11T08:00:00Z', '2026-03-11T12:00:00Z');
      expect(own.status).toBe(whose === 'managers' ? 200 : 403);
      expect(theirs.status).toBe(whose === 'mine' ? 200 : 403);
    });

    test.each([
      [{ EDIT_TIME_PAIRS: false }, 'both'],
      [{ EDIT_TIME_EMPLOYEE: false }, 'mine'],
      [{ EDIT_TIME_MANAGER: false }, 'managers'],
    ])('editing is refused by %j', async (features, whose) => {
      await setFeatures(server, features);
      const ids = await addShifts(server, [
        shift,
        { ...shift, from: '2026-03-11T08:00:00Z', to: '2026-03-11T12:00:00Z' },
      ]);
      const own = await mine.edit(ids[0] ?? 0, {
        clockInDateTime: '2026-03-10T07:00:00Z',
        clockOutDateTime: to,
      });
      const theirs = await managers.edit(ids[1] ?? 0, {
        clockInDateTime: '2026-03-11T07:00:00Z',
        clockOutDateTime: '2026-03-11T12:00:00Z',
      });
      expect(own.status).toBe(whose === 'managers' ? 200 : 403);
      expect(theirs.status).toBe(whose === 'mine' ? 200 : 403);
    });

    test.each(['CLONE_TIME_PAIRS', 'ADD_TIME_PAIRS'])('a copy needs %s', async (name) => {
      await setFeatures(server, { [name]: false });
      const copy = { entryType: 'CLONE' as const };
      expect((await mine.add(from, to, copy)).problem.code).toBe('FEATURE_OFF');
      await setFeatures(server, {});
      expect((await mine.add(from, to, copy)).status).toBe(200);
    });

    test('others see nothing of it, and nobody is their own manager', async () => {
      const olgas = { employeeAssignmentId: olga.assignmentId };
      expect((await mine.add(from, to, olgas)).problem.code).toBe('NOT_FOUND');
      expect((await managers.add(from, to, olgas)).problem.code).toBe('NOT_FOUND');
      const own = { employeeAssignmentId: max.assignmentId };
      const [his = 0] = await addShifts(server, [{ ...shift, assignment_id: max.assignmentId }]);
      const edit = { ...own, clockInDateTime: '2026-03-10T07:00:00Z', clockOutDateTime: to };
      expect(savedShift(await managers.edit(his, edit)).status).toBe('PENDING');
      const [id = 0] = await addShifts(server, [{ ...shift, assignment_id: olga.assignmentId }]);
      expect((await mine.latest(id)).problem.code).toBe('NOT_FOUND');
      expect((await mine.corrections(id)).problem.code).toBe('NOT_FOUND');
      expect((await mine.remove(id)).problem.code).toBe('NOT_FOUND');
    });

    test('own time is added with ADD_TIME only, as a manager adds it', async () => {
      const own = { employeeAssignmentId: max.assignmentId };
      expect((await managers.add(from, to, own)).problem.code).toBe('ACCESS_DENIED');
      const copy = { ...own, entryType: 'CLONE' as const };
      expect((await managers.add(from, to, copy)).problem.code).toBe('ACCESS_DENIED');
    });

    test('an assignment that has ended is closed to its person', async () => {
      const ended = { employeeAssignmentId: 1002 };
      const answer = await mine.add('2025-12-30T08:00:00Z', '2025-12-30T12:00:00Z', ended);
      expect(answer.problem.code).toBe('ASSIGNMENT_NOT_ACTIVE');
    });

    test('a choice that is gone meanwhile is refused at its field', async () => {
      const unknown = await mine.add(from, to, { employeeAssignmentId: 999_999 });
      expect(unknown.problem.code).toBe('NOT_FOUND');
      const vehicle = { timePairCustomField: { id: 1001 } };
      const gone = {
        'reason.id': { reason: { id: 999_999 } },
        timeTypeId: { timeTypeId: 999_999 },
        costCenter: { costCenter: { id: 999_999 } },
        'timePairCustomFieldValues.0': {
          timePairCustomFieldValues: [{ id: 999_999, ...vehicle }],
        },
      };
      for (const [field, body] of Object.entries(gone)) {
        const { problem } = await mine.add(from, to, body);
        expect(problem).toMatchObject({
          code: 'VALIDATION_FAILED',
          fields: [{ field, message: 'This is not one of the choices.' }],
        });
      }
    });

    test('a required cost center or field is asked for', async () => {
      await setFeatures(server, { COST_CENTER_FIELD_REQUIRED: true });
      const answer = await mine.add(from, to, { costCenter: null });
      expect(brokenRules(answer)).toEqual(['COST_CENTER_REQUIRED']);
    });

    test('a manager changes only days of the managing range', async () => {
      const [id = 0] = await addShifts(server, [
        { ...shift, from: '2025-12-31T08:00:00Z', to: '2025-12-31T16:00:00Z' },
      ]);
      const change = { clockInDateTime: from, clockOutDateTime: to };
      expect((await managers.edit(id, change)).problem.code).toBe('NOT_FOUND');
      expect((await managers.remove(id)).problem.code).toBe('NOT_FOUND');
      const added = await managers.add('2025-12-31T17:00:00Z', '2025-12-31T18:00:00Z');
      expect(added.problem.code).toBe('NOT_FOUND');
    });

    test('an edit of one version in the name of another is refused', async () => {
      const { id } = savedShift(await mine.add(from, to));
      const answer = await mine.edit(id, { id: id + 1, clockOutDateTime: '2026-03-10T17:00:00Z' });
      expect(answer.problem.fields).toMatchObject([{ field: 'id' }]);
    });
  },
  { prepare: createTestCompany },
);
