import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { statement } from '../database/statement.ts';
import { brokenRules, editsWithoutTime, savedShift } from '../testing/testEdits.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { addSegments, addShifts, clearTime } from '../testing/testTime.ts';

const { ella, max, olga } = people;
const [from, to] = ['2026-03-10T08:00:00Z', '2026-03-10T16:00:00Z'];
const shift = { assignment_id: ella.assignmentId, from, to };

const addAbsence = statement<never>(
  'testAddAbsence',
  `insert into absence (code, assignment_id, time_type_name, start_date, end_date)
   values ('holiday', 1001, 'Holiday', '2026-03-05', '2026-03-06')`,
);

describeOnBothDatabases(
  'Time by hand',
  (server) => {
    const { tokens, hers: mine, his: managers } = editsWithoutTime(server);
    const notices = async () => {
      const path = { id: ella.id };
      const { body } = await server.call('getNotifications', {
        as: tokens.ella,
        path,
        query: { page: 0 },
      });
      return body.contents.map(({ notificationType }) => notificationType.heading);
    };

    test('that I add waits for approval, that my manager adds is approved and I am told', async () => {
      const added = savedShift(await mine.add(from, to, { comment: 'Forgot my phone' }));
      expect(added).toMatchObject({
        status: 'PENDING',
        type: 'MANUAL',
        isManualPair: true,
        startDate: '2026-03-10',
        duration: 8 * 3600,
        timeType: { id: 1001 },
        costCenter: { id: 1001 },
        previousVersionId: null,
        modifiedBy: null,
        commentSummary: { clockInComment: 'Forgot my phone', clockOutComment: null },
      });
      expect(await notices()).toEqual([]);
      const theirs = savedShift(await managers.add('2026-03-11T08:00:00Z', '2026-03-11T12:00:00Z'));
      expect(theirs).toMatchObject({
        status: 'APPROVED',
        clockIn: { origin: 'MANAGER' },
        modifiedBy: { id: max.id, firstName: 'Max', lastName: 'Kern' },
      });
      expect(await notices()).toHaveLength(1);
    });

    test('is added with its breaks, which lie in it and beside each other', async () => {
      const breakFrom = (start: string, end: string) => ({
        clockInDateTime: `2026-03-10T${start}:00Z`,
        clockOutDateTime: `2026-03-10T${end}:00Z`,
      });
      const added = await managers.add('2026-03-10T08:00:00Z', '2026-03-10T16:30:00Z', {
        breaks: [breakFrom('12:00', '12:30')],
      });
      expect(savedShift(added)).toMatchObject({
        status: 'APPROVED',
        duration: 8 * 3600,
        segmentTimePairs: [{ pairType: 'BREAK', duration: 30 * 60 }],
      });
      const wrong = await managers.add('2026-03-11T08:00:00Z', '2026-03-11T16:30:00Z', {
        breaks: [breakFrom('12:00', '12:30')],
      });
      expect(brokenRules(wrong)).toEqual(['TIME_BEFORE_SHIFT']);
      const doubled = await managers.add('2026-03-10T17:00:00Z', '2026-03-10T20:00:00Z', {
        breaks: [breakFrom('18:00', '18:30'), breakFrom('18:15', '18:45')],
      });
      expect(brokenRules(doubled)).toEqual(['BREAK_OVERLAPS']);
    });

    test('is approved by itself where auto-approval is on', async () => {
      await setFeatures(server, { AUTO_APPROVAL: true });
      expect(savedShift(await mine.add(from, to))).toMatchObject({
        status: 'APPROVED',
        isAutoApproved: true,
      });
    });

    test('an edit makes a new version, and the old one stays in the history', async () => {
      const first = savedShift(await mine.add(from, to));
      const second = savedShift(
        await mine.edit(first.id, {
          clockInDateTime: from,
          clockOutDateTime: '2026-03-10T17:00:00Z',
        }),
      );
      expect(second.id).not.toBe(first.id);
      expect(second).toMatchObject({
        previousVersionId: first.id,
        originalVersionId: first.id,
        status: 'PENDING',
        isInactive: false,
        duration: 9 * 3600,
        reason: { id: 1001, description: 'Forgot to clock' },
        modifiedBy: { id: ella.id },
        correctionDate: '2026-03-12T18:00:00.000Z',
      });
      expect((await mine.latest(first.id)).body.id).toBe(second.id);
      const { body } = await mine.corrections(second.id);
      expect(body.map(({ timePairSummary }) => timePairSummary.id)).toEqual([second.id, first.id]);
      expect(body[1]).toMatchObject({
        correctionDate: '2026-03-12T18:00:00.000Z',
        reason: null,
        timePairSummary: { isInactive: true, duration: 8 * 3600 },
      });
    });

    test('my edit of approved time waits again, my manager’s edit is approved', async () => {
      const [id = 0] = await addShifts(server, [{ ...shift, status: 'APPROVED' }]);
      const later = { clockInDateTime: from, clockOutDateTime: '2026-03-10T17:00:00Z' };
      const edited = savedShift(await mine.edit(id, later));
      expect(edited).toMatchObject({ status: 'PENDING', wasPreviouslyApproved: true });
      const again = savedShift(
        await managers.edit(edited.id, { ...later, clockInDateTime: '2026-03-10T07:00:00Z' }),
      );
      expect(again).toMatchObject({ status: 'APPROVED', modifiedBy: { id: max.id } });
      expect(await notices()).toHaveLength(1);
    });

    test('a clock-out supplied afterwards waits, by a manager it is approved', async () => {
      const open = { assignment_id: ella.assignmentId, from };
      const [id = 0] = await addShifts(server, [open]);
      const leftOpen = savedShift(await mine.edit(id, { clockInDateTime: '2026-03-10T07:00:00Z' }));
      expect(leftOpen).toMatchObject({ status: 'INCOMPLETE', clockOut: null });
      const ended = { clockInDateTime: '2026-03-10T07:00:00Z', clockOutDateTime: to };
      expect(savedShift(await mine.edit(leftOpen.id, ended)).status).toBe('PENDING');
      const [other = 0] = await addShifts(server, [{ ...open, from: '2026-03-11T08:00:00Z' }]);
      const byManager = await managers.edit(other, {
        clockInDateTime: '2026-03-11T08:00:00Z',
        clockOutDateTime: '2026-03-11T16:00:00Z',
      });
      expect(savedShift(byManager).status).toBe('APPROVED');
    });

    test.each([
      ['equal times', { clockOutDateTime: from }, 'SAME_TIME'],
      ['reversed times', { clockOutDateTime: '2026-03-10T07:00:00Z' }, 'CLOCK_IN_AFTER_CLOCK_OUT'],
      ['no end', { clockOutDateTime: null }, 'CLOCK_OUT_REQUIRED'],
      ['a time to come', { clockOutDateTime: '2026-03-12T18:01:00Z' }, 'IN_THE_FUTURE'],
      ['no reason', { clockOutDateTime: '2026-03-10T17:00:00Z' }, 'REASON_REQUIRED'],
      [
        'another reason without words',
        {
          clockOutDateTime: '2026-03-10T17:00:00Z',
          reason: { reasonName: 'OTHER' as const, description: ' ' },
        },
        'SPECIFY_REASON',
      ],
      ['no change', { clockOutDateTime: to, reason: { id: 1001 } }, 'NO_CHANGE'],
    ])('%s are refused and change nothing', async (_, body, rule) => {
      const [id = 0] = await addShifts(server, [shift]);
      const { reason, ...rest } = { reason: undefined, ...body };
      const answer = await server.call('saveShiftPair', {
        as: tokens.ella,
        query: { timePairId: id },
        body: {
          id,
          employeeAssignmentId: ella.assignmentId,
          timeZoneOffset: 60,
          entryType: 'EDIT',
          clockInDateTime: from,
          ...rest,
          ...(reason === undefined ? {} : { reason }),
        },
      });
      expect(answer.status).toBe(400);
      expect(brokenRules(answer)).toContain(rule);
      expect((await mine.latest(id)).body.id).toBe(id);
    });

    test('a reason in free words is kept, and refused where those are off', async () => {
      const [id = 0] = await addShifts(server, [shift]);
      const edit = {
        clockInDateTime: '2026-03-10T07:00:00Z',
        clockOutDateTime: to,
        reason: { reasonName: 'OTHER' as const, description: 'The door was locked' },
      };
      await setFeatures(server, { FREE_TEXT_REASONS: false });
      expect((await mine.edit(id, edit)).problem.code).toBe('FEATURE_OFF');
      await setFeatures(server, {});
      expect(savedShift(await mine.edit(id, edit)).reason).toMatchObject({
        reasonName: 'OTHER',
        description: 'The door was locked',
      });
    });

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

    test('after extraction only a manager changes it, with a reason, and it carries that', async () => {
      const [id = 0] = await addShifts(server, [
        { ...shift, status: 'APPROVED', extraction_status: 'EXTRACTED' },
      ]);
      const change = { clockInDateTime: '2026-03-10T07:00:00Z', clockOutDateTime: to };
      expect((await mine.edit(id, change)).problem.code).toBe('ALREADY_EXTRACTED');
      expect(savedShift(await managers.edit(id, change))).toMatchObject({
        status: 'APPROVED',
        changedAfterApproval: true,
      });
    });

    test('breaks that fall outside are cut or deleted, and stay in the older version', async () => {
      const [id = 0] = await addShifts(server, [shift]);
      await addSegments(server, [
        {
          assignment_id: ella.assignmentId,
          shift_id: id,
          from: '2026-03-10T09:00:00Z',
          to: '2026-03-10T09:30:00Z',
        },
        {
          assignment_id: ella.assignmentId,
          shift_id: id,
          from: '2026-03-10T14:00:00Z',
          to: '2026-03-10T15:00:00Z',
          ...{ clock_in_latitude: 52.5, clock_in_longitude: 13.4, clock_in_accuracy: 8 },
          ...{ clock_out_latitude: 52.6, clock_out_longitude: 13.5, clock_out_accuracy: 17 },
        },
      ]);
      const edited = savedShift(
        await mine.edit(id, {
          clockInDateTime: '2026-03-10T10:00:00Z',
          clockOutDateTime: '2026-03-10T14:30:00Z',
        }),
      );
      // What was measured at 15:00 says nothing of 14:30.
      expect(edited.segmentTimePairs).toMatchObject([
        {
          clockIn: { date: '2026-03-10T14:00:00.000Z', latitude: 52.5, accuracy: 8 },
          clockOut: { date: '2026-03-10T14:30:00.000Z', latitude: null, accuracy: -1 },
        },
      ]);
      expect(edited.duration).toBe(4 * 3600);
      const { body } = await mine.corrections(edited.id);
      const counts = body.map(({ timePairSummary }) => timePairSummary.segmentTimePairs.length);
      expect(counts).toEqual([1, 2]);
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

    test('keeps time type, cost center and fields, and gives the cost center up when asked', async () => {
      const values = [{ id: 1002, timePairCustomField: { id: 1001 } }];
      const added = savedShift(
        await mine.add(from, to, { timePairCustomFieldValues: values, costCenter: null }),
      );
      expect(added.costCenter).toBeNull();
      const edited = savedShift(
        await mine.edit(added.id, {
          clockInDateTime: from,
          clockOutDateTime: to,
          timeTypeId: 1002,
          costCenter: { id: 1001 },
          timePairCustomFieldValues: [],
        }),
      );
      expect(edited).toMatchObject({
        timeType: { id: 1002 },
        costCenter: { id: 1001 },
        timePairCustomFieldValues: [],
      });
    });

    test('a required cost center or field is asked for', async () => {
      await setFeatures(server, { COST_CENTER_FIELD_REQUIRED: true });
      const answer = await mine.add(from, to, { costCenter: null });
      expect(brokenRules(answer)).toEqual(['COST_CENTER_REQUIRED']);
    });

    test.each([
      ['the skipped hour', '2026-03-29T00:30:00Z', '2026-03-29T05:00:00Z', 4.5, '2026-03-29', 0],
      ['the doubled hour', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z', 9, '2026-10-24', 1],
      ['the end of the year', '2026-12-31T21:00:00Z', '2027-01-01T05:00:00Z', 8, '2026-12-31', 1],
      ['a leap day', '2028-02-28T21:00:00Z', '2028-02-29T05:00:00Z', 8, '2028-02-28', 1],
      ['midnight', '2026-03-09T23:00:00Z', '2026-03-10T22:59:00Z', 23 + 59 / 60, '2026-03-10', 0],
    ])('over %s lasts as long as it took', async (_, start, end, hours, date, spanningDays) => {
      server.now = new Date(Date.parse(end) + 3_600_000);
      tokens.ella = await logInAs(server, 'ella');
      const added = savedShift(await mine.add(start, end, { timeZoneOffset: 60 }));
      expect(added).toMatchObject({ startDate: date, duration: hours * 3600, spanningDays });
      tokens.ella = '';
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

    test('a notification that the edit answers is dismissed', async () => {
      const [id = 0] = await addShifts(server, [shift]);
      const change = { clockInDateTime: '2026-03-10T07:00:00Z', clockOutDateTime: to };
      const edited = savedShift(await managers.edit(id, change));
      const path = { id: ella.id };
      const list = () =>
        server.call('getNotifications', { as: tokens.ella, path, query: { page: 0 } });
      const [notice] = (await list()).body.contents;
      expect(notice?.timePairId).toBe(edited.id);
      server.published.length = 0;
      await server.call('deleteTimePair', {
        as: tokens.ella,
        path: { id: edited.id },
        query: { notificationIds: [notice?.notificationId ?? 0] },
      });
      expect((await list()).body.contents).toEqual([]);
      expect(server.published).toContainEqual({
        type: 'notifications-changed',
        employeeIds: [max.id, ella.id],
      });
      expect(server.published).toContainEqual({
        type: 'time-pairs-changed',
        employeeIds: [ella.id, max.id],
      });
    });

    test('that time was rejected is no longer told once it is corrected', async () => {
      const [id = 0] = await addShifts(server, [{ ...shift, status: 'PENDING' }]);
      await server.call('decideTimePairs', {
        as: tokens.max,
        body: {
          requestedByUserId: max.id,
          shouldSyncWithEC: true,
          statusRequests: [{ timePairId: id, status: 'REJECTED' }],
        },
      });
      expect(await notices()).toHaveLength(1);
      const change = { clockInDateTime: '2026-03-10T07:00:00Z', clockOutDateTime: to };
      expect(savedShift(await mine.edit(id, change)).status).toBe('PENDING');
      expect(await notices()).toEqual([]);
    });

    test('a call-back needs its authority', async () => {
      const answer = await mine.add(from, to, { isCallBack: true });
      expect(answer.problem.code).toBe('ACCESS_DENIED');
    });

    test('a call-back that was none is a change of its own', async () => {
      const [id = 0] = await addShifts(server, [
        { assignment_id: ella.assignmentId, from, to, is_call_back: true },
      ]);
      const edited = savedShift(
        await mine.edit(id, { clockInDateTime: from, clockOutDateTime: to, isCallBack: false }),
      );
      expect(edited.isCallBack).toBe(false);
    });

    test('times of a device elsewhere show as a discrepancy unless they were normalised', async () => {
      const elsewhere = { timeZoneOffset: 420 };
      const added = savedShift(await mine.add(from, to, elsewhere));
      expect(added.hasTimeZoneDiscrepancy).toBe(true);
      const normalised = savedShift(
        await mine.edit(added.id, {
          ...elsewhere,
          isNormalized: true,
          clockInDateTime: '2026-03-10T02:00:00Z',
          clockOutDateTime: '2026-03-10T10:00:00Z',
        }),
      );
      expect(normalised.hasTimeZoneDiscrepancy).toBe(false);
    });

    test.each([
      ['a day before the clocks went back', '2026-10-20T06:00:00Z', '2026-10-20T14:00:00Z', 120],
      ['the night in which they go back', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z', 120],
      ['a day after it', '2026-10-26T07:00:00Z', '2026-10-26T15:00:00Z', 60],
    ])('a device in the zone is in no other one on %s', async (_, start, end, timeZoneOffset) => {
      server.now = new Date('2026-10-26T18:00:00Z');
      tokens.ella = await logInAs(server, 'ella');
      const added = savedShift(await mine.add(start, end, { timeZoneOffset }));
      expect(added.infoIndicators).not.toContain('SHIFT_IN_DIFFERENT_TIME_ZONE');
      expect(added).toMatchObject({
        hasTimeZoneDiscrepancy: false,
        hasShiftTimeZoneDiscrepancy: false,
      });
      tokens.ella = '';
    });

    test('an edit of one version in the name of another is refused', async () => {
      const { id } = savedShift(await mine.add(from, to));
      const answer = await mine.edit(id, { id: id + 1, clockOutDateTime: '2026-03-10T17:00:00Z' });
      expect(answer.problem.fields).toMatchObject([{ field: 'id' }]);
    });
  },
  { prepare: createTestCompany },
);
